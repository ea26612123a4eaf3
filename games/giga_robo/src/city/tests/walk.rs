//! Movement: the worked examples, and single rules.

use super::{at, built, cells};
use crate::city::{Cell, Cells, City, Elemental, Grid, Path, STEPS_MAX, Site, Terrain, Touch, Walk};
use tabletop::Hex;

/// A walk from 0,0 with plenty to spend.
fn walk<'a>(grid: &'a Grid, city: &'a City) -> Walk<'a> {
    let from = grid.cell(Hex::ORIGIN).expect("the centre of the map");
    Walk { grid, city, robots: Cells::NONE, from, movement: 12, boost: false }
}

fn path(grid: &Grid, hexes: &[(i16, i16)]) -> Path {
    let cells: Vec<Cell> = hexes.iter().map(|&(q, r)| at(grid, q, r)).collect();
    Path::new(&cells).expect("a short path")
}

const EAST: [(i16, i16); 5] = [(1, 0), (2, 0), (3, 0), (4, 0), (5, 0)];

/// GR-E3, GR-7.13 to GR-7.15.
#[test]
fn climbing_costs_the_difference_of_levels() {
    let grid = Grid::disc(5);
    for tier in [1, 2] {
        let city = built(&grid, &[(1, 0, tier)]);
        assert_eq!(walk(&grid, &city).cost(&path(&grid, &EAST[..1])), 1 + tier);
        assert_eq!(walk(&grid, &city).reach().cost(at(&grid, 1, 0)), Some(1 + tier));
    }
    let city = built(&grid, &[(4, 0, 2)]);
    let far = walk(&grid, &city);
    assert_eq!(far.cost(&path(&grid, &EAST[..4])), 6);
    let boosted = Walk { boost: true, ..far };
    assert_eq!(boosted.cost(&path(&grid, &EAST[..4])), 4);
    assert_eq!(boosted.reach().cost(at(&grid, 4, 0)), Some(4));
}

/// GR-E3, GR-7.7, GR-7.15: from roof to roof, and from a roof to the ground.
#[test]
fn roof_to_roof_and_down_cost_no_climb() {
    let grid = Grid::disc(5);
    for steps in 1..=5 {
        let end = (steps as i16, 0, 1);
        let city = built(&grid, &[(0, 0, 1), end]);
        assert_eq!(walk(&grid, &city).cost(&path(&grid, &EAST[..steps])), steps as u8);
        let city = built(&grid, &[(0, 0, 2)]);
        assert_eq!(walk(&grid, &city).cost(&path(&grid, &EAST[..steps])), steps as u8);
    }
}

/// GR-7.7, GR-R11 (a): the highest hex on the way is paid once, and what lies deep costs nothing.
#[test]
fn a_high_move_pays_for_the_highest_hex() {
    let grid = Grid::disc(5);
    let city = built(&grid, &[(0, 0, 1), (1, 0, 2), (3, 0, 2), (4, 0, 1)]);
    assert_eq!(walk(&grid, &city).cost(&path(&grid, &EAST[..4])), 5);
    let city = built(&grid, &[(0, 0, 1), (1, 0, 2), (2, 0, 2)]);
    assert_eq!(walk(&grid, &city).cost(&path(&grid, &EAST[..3])), 4, "down to the ground: each rise");
    let mut city = built(&grid, &[(0, 0, 1), (2, 0, 1)]);
    city.site_mut(at(&grid, 1, 0)).elemental = Some(Elemental::Flood);
    assert_eq!(walk(&grid, &city).cost(&path(&grid, &EAST[..2])), 2, "over a Flood");
}

/// GR-E4, GR-R13.
#[test]
fn exit_costs_are_totals_and_the_climb_is_added() {
    let grid = Grid::disc(2);
    let here = at(&grid, 0, 0);
    let tiles = [
        (Some(Elemental::Flood), None, 3),
        (None, Some(Terrain::Rubble), 2),
        (Some(Elemental::Flood), Some(Terrain::Rubble), 3),
        (Some(Elemental::Inferno), Some(Terrain::Crater), 2),
    ];
    for (elemental, terrain, cost) in tiles {
        let mut city = built(&grid, &[(0, 1, 1)]);
        (city.site_mut(here).elemental, city.site_mut(here).terrain) = (elemental, terrain);
        let walk = walk(&grid, &city);
        assert_eq!(walk.cost(&path(&grid, &[(1, 0)])), cost);
        assert_eq!(walk.cost(&path(&grid, &[(0, 1)])), cost + 1);
        let short = Walk { movement: cost - 1, ..walk };
        assert!(short.reach().cells().is_empty(), "what does not suffice to leave");
    }
}

/// GR-7.10: robots block; the one that moves does not block itself.
#[test]
fn robots_block_the_way() {
    let grid = Grid::disc(2);
    let city = City::BARE;
    let robots = cells(&grid, &[(0, 0), (1, 0), (0, 1)]);
    let walk = Walk { robots, movement: 2, ..walk(&grid, &city) };
    assert!(!walk.is_legal(&path(&grid, &[(1, 0)])));
    assert!(!walk.is_legal(&path(&grid, &[(1, 0), (2, 0)])));
    assert!(walk.is_legal(&path(&grid, &[(1, -1), (0, 0)])), "there and back");
    assert!(!walk.is_legal(&Path::NONE), "to move is at least one hex (GR-R57)");
    assert_eq!(walk.reach().cost(at(&grid, 0, 0)), Some(2));
    assert_eq!(walk.reach().cost(at(&grid, 2, 0)), None);
    assert_eq!(walk.reach().cost(at(&grid, 1, 1)), None);
}

/// GR-7.28, GR-R15.
#[test]
fn a_static_barrier_does_not_hinder() {
    let grid = Grid::disc(2);
    let mut city = City::BARE;
    city.site_mut(at(&grid, 1, 0)).barrier = true;
    assert_eq!(walk(&grid, &city).cost(&path(&grid, &EAST[..2])), 2);
}

/// GR-7.22 to GR-7.24, GR-R57: a high move ignores tiles on the way, and no Anchor.
#[test]
fn what_is_touched_depends_on_the_kind_of_move() {
    let grid = Grid::disc(3);
    let mut city = built(&grid, &[(0, 0, 1), (2, 0, 1)]);
    *city.site_mut(at(&grid, 1, 0)) = Site { elemental: Some(Elemental::Inferno), anchors: 2, ..Site::BARE };
    let (high, low) = (path(&grid, &EAST[..2]), path(&grid, &[(1, 0), (1, 1)]));
    let roofs = walk(&grid, &city);
    assert_eq!(roofs.touch(&high, 0), Touch { enter: false, anchors: 2 });
    assert_eq!(roofs.touch(&high, 1), Touch { enter: false, anchors: 0 });
    assert_eq!(roofs.touch(&low, 0), Touch { enter: true, anchors: 2 });
    let end = path(&grid, &EAST[..1]);
    assert_eq!(roofs.touch(&end, 0), Touch { enter: true, anchors: 2 });
}

/// Of two ways that cost the same the one through the fire is not proposed.
#[test]
fn the_way_that_touches_least_is_proposed() {
    let grid = Grid::disc(2);
    for fire in [(1, 0), (0, 1)] {
        let mut city = City::BARE;
        city.site_mut(at(&grid, fire.0, fire.1)).elemental = Some(Elemental::Inferno);
        let reach = walk(&grid, &city).reach();
        let way = reach.path_to(at(&grid, 1, 1)).expect("it is near");
        assert_eq!((way.len(), reach.touches(at(&grid, 1, 1))), (2, Some(0)));
        assert!(!way.cells().contains(&at(&grid, fire.0, fire.1)));
    }
}

/// GR-R57: what is spent on the way, for a robot that an Anchor stops.
#[test]
fn what_is_spent_on_the_way_adds_up_to_the_cost() {
    let grid = Grid::disc(5);
    let mut city = built(&grid, &[(2, 0, 2), (4, 0, 1)]);
    city.site_mut(at(&grid, 0, 0)).elemental = Some(Elemental::Flood);
    let way = path(&grid, &EAST[..4]);
    let spent = |walk: &Walk<'_>| (0..4).map(|step| walk.step_spent(&way, step)).collect::<Vec<_>>();
    assert_eq!((spent(&walk(&grid, &city)), walk(&grid, &city).cost(&way)), (vec![3, 3, 1, 2], 9));
    city.site_mut(at(&grid, 0, 0)).structure = 1;
    assert_eq!((spent(&walk(&grid, &city)), walk(&grid, &city).cost(&way)), (vec![1, 2, 1, 1], 5));
}

#[test]
fn a_path_is_full_after_its_last_step() {
    let grid = Grid::disc(6);
    let city = City::BARE;
    let walk = Walk { movement: u8::MAX, ..walk(&grid, &city) };
    let mut way = Path::NONE;
    for step in 0..STEPS_MAX {
        let next = if step % 2 == 0 { at(&grid, 1, 0) } else { at(&grid, 0, 0) };
        assert!(walk.may_step(&way, next));
        way.push(next).expect("room for this step");
    }
    assert!(walk.is_legal(&way));
    assert!(!walk.may_step(&way, at(&grid, 1, 0)));
    assert!(way.push(at(&grid, 1, 0)).is_err());
    let text = serde_json::to_string(&way).expect("a path can be written");
    assert_eq!(serde_json::from_str::<Path>(&text).expect("and read"), way);
    assert!(serde_json::from_str::<Path>(&format!("[0,{}", &text[1..])).is_err());
}
