//! Movement against trying every path, with a second writing of what a path costs.

use super::{any_cell, any_cells, any_city};
use crate::city::{Cell, City, Elemental, Grid, Path, Terrain, Walk};
use kernel::Dealer;
use std::collections::{BTreeMap, BTreeSet};

/// GR-R11 in the words of the ruling.
fn cost(walk: &Walk<'_>, way: &[Cell]) -> u32 {
    let city = walk.city;
    let level = |cell: Cell| match (city.site(cell).structure, city.site(cell).terrain) {
        (0, Some(Terrain::Crater)) => -1,
        (0, _) => 0,
        (tier, _) => i32::from(tier),
    };
    let leave = |cell: Cell| match (city.site(cell).elemental, city.site(cell).terrain) {
        (Some(Elemental::Flood), _) => 3,
        (_, Some(Terrain::Rubble)) => 2,
        _ => 1,
    };
    let (first, last) = (way[0], way[way.len() - 1]);
    let steps = way.len() as u32 - 1;
    if level(first) >= 1 && level(last) >= level(first) {
        let highest = way.iter().map(|&cell| level(cell)).max().expect("a path has hexes");
        return if walk.boost { steps } else { steps + (highest - level(first)) as u32 };
    }
    let mut sum = 0;
    for pair in way.windows(2) {
        let rise = level(pair[1]) - level(pair[0]);
        sum += leave(pair[0]) + if rise > 0 && !walk.boost { rise as u32 } else { 0 };
    }
    sum
}

/// The things that a path touches: ENTER effects and Anchors of all its steps.
fn touches(city: &City, way: &[Cell]) -> u32 {
    let roof = city.level(way[0]);
    let last = way.len() - 1;
    let high = roof >= 1 && city.level(way[last]) >= roof;
    let touched = (1..=last).map(|step| {
        let site = city.site(way[step]);
        let enter = site.elemental.is_some() && (!high || step == last);
        u32::from(site.anchors) + u32::from(enter)
    });
    touched.sum()
}

/// All legal moves, and everything that one of them begins with.
struct All {
    ends: BTreeMap<Cell, (u32, u32)>,
    beginnings: BTreeSet<Vec<Cell>>,
    tried: Vec<Vec<Cell>>,
}

fn all(walk: &Walk<'_>) -> All {
    let mut all = All { ends: BTreeMap::new(), beginnings: BTreeSet::new(), tried: Vec::new() };
    extend(walk, &mut vec![walk.from], &mut all);
    all
}

fn extend(walk: &Walk<'_>, way: &mut Vec<Cell>, all: &mut All) {
    let steps = way.len() - 1;
    if steps > usize::from(walk.movement) {
        return;
    }
    if steps > 0 {
        all.tried.push(way[1..].to_vec());
        let price = (cost(walk, way), touches(walk.city, way));
        if price.0 <= u32::from(walk.movement) {
            let best = all.ends.entry(way[steps]).or_insert(price);
            *best = price.min(*best);
            all.beginnings.extend((1..=steps).map(|so_far| way[1..=so_far].to_vec()));
        }
    }
    for next in walk.grid.cells().iter() {
        let here = way[steps];
        let free = next == walk.from || !walk.robots.contains(next);
        if free && walk.grid.hex(here).distance(walk.grid.hex(next)) == 1 {
            way.push(next);
            extend(walk, way, all);
            way.pop();
        }
    }
}

fn agree(walk: &Walk<'_>) {
    let all = all(walk);
    let reach = walk.reach();
    assert_eq!(walk.ends(), reach.cells(), "{walk:?}");
    assert_eq!(reach.cells(), all.ends.keys().copied().collect(), "{walk:?}");
    for (&end, &(cost, touches)) in &all.ends {
        assert_eq!(reach.cost(end).map(u32::from), Some(cost), "to {end:?} of {walk:?}");
        assert_eq!(reach.touches(end).map(u32::from), Some(touches), "to {end:?} of {walk:?}");
        let path = reach.path_to(end).expect("every end has a path");
        assert_eq!(walk.path_to(end), Some(path));
        assert!(walk.is_legal(&path) && path.last() == Some(end));
        assert_eq!(u32::from(walk.cost(&path)), cost);
        let touched = (0..path.len()).map(|step| walk.touch(&path, step));
        let sum: u32 = touched.map(|touch| u32::from(touch.anchors) + u32::from(touch.enter)).sum();
        assert_eq!(sum, touches, "on the way to {end:?} of {walk:?}");
    }
    for way in &all.tried {
        let (last, before) = way.split_last().expect("at least one step");
        let before = Path::new(before).expect("a short path");
        assert_eq!(walk.may_step(&before, *last), all.beginnings.contains(way), "{way:?} of {walk:?}");
    }
}

#[test]
fn reach_and_steps_agree_with_trying_every_path() {
    let grid = Grid::disc(2);
    let mut dealer = Dealer::new(2);
    for round in 0..160 {
        let city = any_city(&mut dealer, &grid);
        let walk = Walk {
            grid: &grid,
            city: &city,
            robots: any_cells(&mut dealer, &grid, 6),
            from: any_cell(&mut dealer, &grid),
            movement: [2, 3, 4, 5][round % 4],
            boost: dealer.below(4) == 0,
        };
        agree(&walk);
    }
}

/// GR-R11 (a): starts on roofs, where the two kinds of move meet.
#[test]
fn moves_from_roofs_agree_with_trying_every_path() {
    let grid = Grid::disc(2);
    let mut dealer = Dealer::new(3);
    for round in 0..120 {
        let mut city = any_city(&mut dealer, &grid);
        let from = any_cell(&mut dealer, &grid);
        *city.site_mut(from) = Default::default();
        city.site_mut(from).structure = 1 + (round % 3 == 0) as u8;
        let robots = any_cells(&mut dealer, &grid, 8).with(from);
        let boost = dealer.below(4) == 0;
        agree(&Walk { grid: &grid, city: &city, robots, from, movement: 3 + round as u8 % 3, boost });
    }
}
