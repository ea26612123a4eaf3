//! Forced Movement: the worked examples, and every path tried.

use super::{any_cell, any_cells, any_city, at, built, cells};
use crate::city::force::{displaced_to, landings};
use crate::city::{Cell, Cells, City, Grid, Shove, Way};
use kernel::Dealer;

fn shove<'a>(grid: &'a Grid, city: &'a City, way: Way, origin: (i16, i16), start: (i16, i16)) -> Shove<'a> {
    let (origin, start) = (at(grid, origin.0, origin.1), at(grid, start.0, start.1));
    Shove { grid, city, robots: Cells::only(origin).with(start), way, origin, start }
}

/// GR-E21, GR-18.6: straight or bent, past Structures, and never beyond the hexes around the puller.
#[test]
fn a_pull_ends_adjacent_at_the_latest() {
    let grid = Grid::disc(5);
    let city = built(&grid, &[(2, 0, 1), (3, 0, 2)]);
    let pull = shove(&grid, &city, Way::Pull, (0, 0), (5, 0));
    assert_eq!(pull.next(at(&grid, 5, 0)), cells(&grid, &[(4, 0)]));
    assert_eq!(pull.next(at(&grid, 1, 0)), Cells::NONE);
    assert_eq!(pull.ends(5, false), cells(&grid, &[(1, 0)]));
    assert_eq!(pull.ends(5, true), cells(&grid, &[(1, 0), (2, 0), (3, 0), (4, 0), (5, 0)]));
    let bent = shove(&grid, &city, Way::Pull, (0, 0), (2, 1));
    assert_eq!(bent.next(at(&grid, 2, 1)), cells(&grid, &[(1, 1), (2, 0)]));
    assert_eq!(bent.ends(2, false), cells(&grid, &[(1, 0), (0, 1)]));
}

/// GR-E22, GR-18.4, GR-18.5.
#[test]
fn every_hex_of_a_push_is_farther() {
    let grid = Grid::disc(5);
    let city = City::BARE;
    let push = shove(&grid, &city, Way::Push, (0, 0), (1, 0));
    assert_eq!(push.next(at(&grid, 1, 0)), cells(&grid, &[(2, 0), (1, 1), (2, -1)]));
    let ends = push.ends(3, true);
    for cell in grid.cells().iter() {
        let steps = grid.distance(push.start, cell);
        let straight = grid.distance(push.origin, cell) == 1 + steps;
        assert_eq!(ends.contains(cell), steps <= 3 && straight, "{:?}", grid.hex(cell));
    }
}

/// GR-R34: the edge of the map stops a Push; an effect that can do nothing does nothing.
#[test]
fn a_push_never_leaves_the_map() {
    let grid = Grid::disc(3);
    let city = City::BARE;
    let push = shove(&grid, &city, Way::Push, (0, 0), (2, 0));
    assert_eq!(push.ends(3, false), cells(&grid, &[(3, 0), (2, 1), (3, -1)]));
    let corner = shove(&grid, &city, Way::Push, (0, 0), (3, 0));
    assert_eq!(corner.ends(2, false), cells(&grid, &[(3, 0)]));
}

/// GR-E24, GR-19.8, GR-R36.
#[test]
fn a_robot_in_the_way_ends_the_push() {
    let grid = Grid::disc(5);
    let flat = City::BARE;
    let third = at(&grid, 3, 0);
    let push = shove(&grid, &flat, Way::Push, (0, 0), (1, 0));
    let push = Shove { robots: push.robots.with(third), ..push };
    assert!(push.next(at(&grid, 2, 0)).contains(third), "running into it may be chosen");
    assert_eq!(push.stop(at(&grid, 2, 0), third), Some(at(&grid, 2, 0)));
    assert_eq!(push.stop(at(&grid, 1, 0), at(&grid, 2, 0)), None);
    assert!(push.ends(3, false).contains(at(&grid, 2, 0)));
    assert!(!push.ends(3, true).contains(third));
    let roof = built(&grid, &[(3, 0, 2)]);
    let onto = Shove { city: &roof, ..push };
    assert_eq!(onto.stop(at(&grid, 2, 0), third), Some(third));
    assert!(onto.ends(3, false).contains(third));
    assert!(!onto.ends(3, false).contains(at(&grid, 4, 0)), "through it nobody comes");
}

/// Every path of a Push or a Pull, one by one.
fn tried(shove: &Shove<'_>, at: Cell, steps: u8, up_to: bool, ends: &mut Cells) {
    let grid = shove.grid;
    let distance = |cell: Cell| grid.hex(shove.origin).distance(grid.hex(cell));
    let fits = |cell: &Cell| {
        let (before, after) = (distance(at), distance(*cell));
        let beside = grid.hex(at).distance(grid.hex(*cell)) == 1;
        let onward = if shove.way == Way::Push { after > before } else { 0 < after && after < before };
        beside && onward
    };
    let nexts: Vec<Cell> = grid.cells().iter().filter(fits).collect();
    if up_to || steps == 0 || nexts.is_empty() {
        ends.insert(at);
    }
    if steps == 0 {
        return;
    }
    for next in nexts {
        let robot = next != shove.start && shove.robots.contains(next);
        if !robot {
            tried(shove, next, steps - 1, up_to, ends);
        } else if shove.city.site(next).structure > 0 {
            ends.insert(next);
        } else {
            ends.insert(at);
        }
    }
}

#[test]
fn ends_agree_with_trying_every_path() {
    let grid = Grid::disc(4);
    let mut dealer = Dealer::new(5);
    for _ in 0..400 {
        let city = any_city(&mut dealer, &grid);
        let (origin, start) = (any_cell(&mut dealer, &grid), any_cell(&mut dealer, &grid));
        if origin == start {
            continue;
        }
        let robots = any_cells(&mut dealer, &grid, 7).with(origin).with(start);
        for way in [Way::Push, Way::Pull] {
            let shove = Shove { grid: &grid, city: &city, robots, way, origin, start };
            for (steps, up_to) in [(0, false), (1, false), (2, true), (4, false), (5, true)] {
                let mut ends = Cells::NONE;
                tried(&shove, start, steps, up_to, &mut ends);
                assert_eq!(shove.ends(steps, up_to), ends, "{steps} of {shove:?}");
            }
        }
    }
}

/// GR-E23, GR-18.8, GR-R34: every hex near, also one with a robot that can make room.
#[test]
fn a_throw_lands_on_any_hex_near() {
    let grid = Grid::disc(4);
    let city = built(&grid, &[(1, 0, 2), (0, 1, 1)]);
    let (thrower, start) = (at(&grid, 1, -1), at(&grid, 0, 0));
    let robots = Cells::only(thrower).with(start);
    let found = landings(&grid, &city, robots, start, 2);
    assert_eq!(found, grid.at_distance(start, 1, 2));
    assert!(found.contains(thrower) && !found.contains(start));
}

/// GR-R35, GR-R36: where the robot in the hex has no way out, nobody lands, except on a roof.
#[test]
fn a_robot_that_cannot_make_room_keeps_its_hex() {
    let grid = Grid::disc(3);
    let (start, corner) = (at(&grid, 1, 0), at(&grid, 3, 0));
    let full = grid.neighbours(corner).with(corner);
    let flat = City::BARE;
    assert!(!landings(&grid, &flat, full.with(start), start, 2).contains(corner));
    let roof = built(&grid, &[(3, 0, 1)]);
    assert!(landings(&grid, &roof, full.with(start), start, 2).contains(corner));
    let nearest = displaced_to(&grid, &roof, full, corner);
    assert_eq!(nearest, grid.at_distance(corner, 2, 2).minus(full));
    let one_free = full.without(at(&grid, 3, -1));
    assert_eq!(displaced_to(&grid, &roof, one_free, corner), cells(&grid, &[(3, -1)]));
    assert!(landings(&grid, &flat, one_free.with(start), start, 2).contains(corner));
}

/// GR-R81: the hex that the thrown robot leaves is free for the one it displaces.
#[test]
fn the_hex_that_was_left_is_free() {
    let grid = Grid::disc(3);
    let corner = at(&grid, 3, 0);
    let start = at(&grid, 2, 0);
    let robots = grid.neighbours(corner).with(corner);
    assert!(robots.contains(start));
    assert!(landings(&grid, &City::BARE, robots, start, 1).contains(corner));
    assert_eq!(displaced_to(&grid, &City::BARE, robots.without(start), corner), Cells::only(start));
}
