//! Range, Cover and the Path of an attack: worked examples, and lines walked in small steps.

use super::{any_city, at, built, cells};
use crate::city::sight::{combat_advantage, cover, crossings, distance, structure_cover};
use crate::city::{Cell, Cells, City, Crossing, Grid, TargetKind};
use kernel::Dealer;
use std::collections::BTreeSet;
use tabletop::Hex;

/// GR-R32: the list of the ruling, for every attacker at distance 2 to 4.
#[test]
fn cover_is_what_the_ruling_lists() {
    let grid = Grid::disc(4);
    let city = built(&grid, &[(1, 0, 1)]);
    let covered = cells(&grid, &[(2, 0), (2, 1), (3, -1), (3, 0), (3, 1), (4, -1), (4, 0)]);
    let centre = at(&grid, 0, 0);
    let found = grid.cells().iter().filter(|&cell| structure_cover(&grid, &city, cell, centre));
    assert_eq!(found.collect::<Cells>(), covered);
}

/// GR-E20, GR-17.2, GR-17.4, GR-17.10.
#[test]
fn cover_is_broken_by_coming_near_or_round() {
    let grid = Grid::disc(4);
    let city = built(&grid, &[(1, 0, 1), (3, 0, 2)]);
    let centre = at(&grid, 0, 0);
    let is_covered = |q, r| cover(&grid, &city, at(&grid, q, r), centre, TargetKind::Robot);
    assert!(is_covered(2, 0));
    assert!(!is_covered(1, 0), "on the Structure itself");
    assert!(!is_covered(1, -1), "adjacent");
    assert!(!is_covered(1, 1), "a free straight line");
    assert!(!is_covered(-2, 0), "the defender's side");
    assert!(is_covered(3, 0), "on the roof of another");
    assert!(combat_advantage(&city, at(&grid, 3, 0), centre));
}

/// GR-R32 (b): through a corner both neighbours must be Structures.
#[test]
fn a_line_through_a_corner_needs_two_structures() {
    let grid = Grid::disc(4);
    let one = built(&grid, &[(1, 0, 1)]);
    let two = built(&grid, &[(1, 0, 1), (0, 1, 2)]);
    for attacker in [(1, 1), (2, 2)] {
        let attacker = at(&grid, attacker.0, attacker.1);
        assert!(!structure_cover(&grid, &one, attacker, at(&grid, 0, 0)));
        assert!(structure_cover(&grid, &two, attacker, at(&grid, 0, 0)));
    }
}

/// GR-17.5, GR-16.10, GR-21.11, GR-R59.
#[test]
fn a_static_barrier_covers_all_that_is_in_its_hex() {
    let grid = Grid::disc(3);
    let mut city = built(&grid, &[(0, 0, 2), (2, 0, 1)]);
    city.site_mut(at(&grid, 0, 0)).barrier = true;
    for attacker in grid.cells().iter() {
        for target in [TargetKind::Robot, TargetKind::Structure, TargetKind::Barrier] {
            assert!(cover(&grid, &city, attacker, at(&grid, 0, 0), target));
        }
        assert!(!cover(&grid, &city, attacker, at(&grid, 0, 1), TargetKind::Structure));
    }
    let beside = at(&grid, -1, 0);
    assert!(!cover(&grid, &city, at(&grid, -1, 2), beside, TargetKind::Robot));
}

/// GR-17.8, GR-17.11.
#[test]
fn the_higher_one_has_combat_advantage() {
    let grid = Grid::disc(1);
    let mut city = built(&grid, &[(1, 0, 2), (0, 1, 1)]);
    city.site_mut(at(&grid, -1, 0)).terrain = Some(crate::city::Terrain::Crater);
    let order = [(-1, 0), (0, 0), (0, 1), (1, 0)].map(|(q, r)| at(&grid, q, r));
    for (low, &here) in order.iter().enumerate() {
        for (high, &there) in order.iter().enumerate() {
            assert_eq!(combat_advantage(&city, here, there), low > high);
        }
    }
    assert!(!combat_advantage(&city, at(&grid, 0, 0), at(&grid, 1, -1)), "level");
}

/// GR-R18, GR-10.8, GR-10.9.
#[test]
fn melee_counts_levels_and_ranged_does_not() {
    let grid = Grid::disc(3);
    let mut city = built(&grid, &[(1, 0, 2), (0, 0, 1)]);
    city.site_mut(at(&grid, 0, 1)).terrain = Some(crate::city::Terrain::Crater);
    let (ground, roof, hole) = (at(&grid, 2, 0), at(&grid, 1, 0), at(&grid, 0, 1));
    let melee = |from, to, target| distance(&grid, &city, from, to, target, true);
    assert_eq!(melee(ground, roof, TargetKind::Robot), 3);
    assert_eq!(melee(roof, ground, TargetKind::Robot), 3);
    assert_eq!(melee(ground, roof, TargetKind::Structure), 1);
    assert_eq!(melee(ground, roof, TargetKind::Barrier), 1);
    assert_eq!(melee(at(&grid, 0, 0), roof, TargetKind::Structure), 1, "from a roof beside it");
    assert_eq!(melee(roof, at(&grid, 0, 0), TargetKind::Structure), 2, "from a higher roof");
    assert_eq!(melee(hole, at(&grid, 0, 0), TargetKind::Structure), 2, "out of a Crater");
    assert_eq!(melee(at(&grid, -1, 1), hole, TargetKind::Barrier), 2, "into a Crater");
    for target in [TargetKind::Robot, TargetKind::Structure, TargetKind::Barrier] {
        assert_eq!(distance(&grid, &city, ground, roof, target, false), 1);
    }
}

/// GR-10.6, GR-R18, with every step counted and every level of the Target tried.
fn counted_distance(grid: &Grid, city: &City, from: Cell, to: Cell, target: TargetKind, melee: bool) -> u8 {
    let (mut steps, mut ring) = (0, Cells::only(from));
    while !ring.contains(to) {
        let around = ring.iter().map(|cell| grid.neighbours(cell)).fold(ring, Cells::union);
        (steps, ring) = (steps + 1, around);
    }
    let top = city.level(to);
    let bottom = if target == TargetKind::Robot { top } else { top.min(0) };
    let rises = (bottom..=top).map(|level| city.level(from).abs_diff(level));
    steps + if melee { rises.min().expect("a Target has a level") } else { 0 }
}

#[test]
fn distances_agree_with_counting_steps_and_levels() {
    let grid = Grid::disc(3);
    let mut dealer = Dealer::new(7);
    for _ in 0..6 {
        let city = any_city(&mut dealer, &grid);
        for (from, to) in grid.cells().iter().flat_map(|from| grid.cells().iter().map(move |to| (from, to))) {
            for target in [TargetKind::Robot, TargetKind::Structure, TargetKind::Barrier] {
                for melee in [false, true] {
                    let found = distance(&grid, &city, from, to, target, melee);
                    let counted = counted_distance(&grid, &city, from, to, target, melee);
                    assert_eq!(found, counted, "{from:?} {to:?} {target:?} {melee}");
                }
            }
        }
    }
}

/// A point of the line between two hexes, in parts of a step, by its q and r.
type Point = (i64, i64);

/// The number of parts of the way. On these maps it misses no hex that is crossed.
const PARTS: i64 = 300;

fn point(from: Hex, to: Hex, part: i64) -> Point {
    let along = |a: i16, b: i16| i64::from(a) * (PARTS - part) + i64::from(b) * part;
    (along(from.q, to.q), along(from.r, to.r))
}

/// The hexes whose centres are nearest to the point: one inside a hex, two on a side, three on a
/// corner.
fn nearest(candidates: &[Hex], point: Point) -> Vec<Hex> {
    let far = |hex: Hex| {
        let (q, r) = (point.0 - i64::from(hex.q) * PARTS, point.1 - i64::from(hex.r) * PARTS);
        q * q + q * r + r * r
    };
    let least = candidates.iter().map(|&hex| far(hex)).min();
    candidates.iter().copied().filter(|&hex| Some(far(hex)) == least).collect()
}

/// GR-R32, walking from the defender's centre to the first point that is not only in its hex.
fn walked_cover(grid: &Grid, city: &City, attacker: Cell, defender: Cell) -> bool {
    let (from, to) = (grid.hex(defender), grid.hex(attacker));
    let candidates: Vec<Hex> = from.disc(1).collect();
    let mut points = (0..PARTS).map(|part| nearest(&candidates, point(from, to, part)));
    let beyond = points.find_map(|hexes| {
        let others: Vec<Hex> = hexes.into_iter().filter(|&hex| hex != from).collect();
        (!others.is_empty()).then_some(others)
    });
    let built = |&hex: &Hex| grid.cell(hex).is_some_and(|cell| city.site(cell).structure > 0);
    grid.distance(attacker, defender) >= 2 && beyond.is_some_and(|hexes| hexes.iter().all(built))
}

#[test]
fn cover_agrees_with_walking_the_line() {
    let grid = Grid::disc(4);
    let mut dealer = Dealer::new(4);
    let mut covered = 0;
    let city = any_city(&mut dealer, &grid);
    for attacker in grid.cells().iter() {
        for defender in grid.cells().iter() {
            let found = structure_cover(&grid, &city, attacker, defender);
            assert_eq!(found, walked_cover(&grid, &city, attacker, defender), "{attacker:?} {defender:?}");
            covered += u32::from(found);
        }
    }
    assert!(covered > 100, "the city covers {covered} times");
}

/// GR-R22, walking from centre to centre: what lies under the line, and the sides it runs along.
fn walked_path(grid: &Grid, from: Cell, to: Cell) -> (Cells, BTreeSet<Cells>) {
    let hexes: Vec<Hex> = grid.cells().iter().map(|cell| grid.hex(cell)).collect();
    let cell = |hex| grid.cell(hex).expect("a hex of the map");
    let (mut inside, mut sides) = (Cells::NONE, BTreeSet::new());
    for part in 0..=PARTS {
        let near = nearest(&hexes, point(grid.hex(from), grid.hex(to), part));
        match near[..] {
            [only] => inside.insert(cell(only)),
            [one, two] => _ = sides.insert(Cells::only(cell(one)).with(cell(two))),
            _ => {}
        }
    }
    sides.retain(|side| side.both(inside).is_empty());
    (inside.without(from).without(to), sides)
}

#[test]
fn the_path_of_an_attack_agrees_with_walking_the_line() {
    let grid = Grid::disc(3);
    for from in grid.cells().iter().step_by(3) {
        for to in grid.cells().iter() {
            let (inside, sides) = walked_path(&grid, from, to);
            let (mut ones, mut pairs) = (Cells::NONE, BTreeSet::new());
            for crossing in crossings(&grid, from, to) {
                match crossing {
                    Crossing::One(cell) => ones.insert(cell),
                    Crossing::Either(left, right) => _ = pairs.insert(Cells::only(left).with(right)),
                }
            }
            assert_eq!((ones, &pairs), (inside, &sides), "{from:?} {to:?}");
        }
    }
}
