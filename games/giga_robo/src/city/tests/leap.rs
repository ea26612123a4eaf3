//! Leaps: where they land, and what they touch there.

use super::{at, built, cells};
use crate::city::{Cells, Elemental, Grid, Touch, leap_touch, leaps};

/// GR-7.25, GR-R14: robots and roofs on the way do not matter, a robot in the landing hex does.
#[test]
fn a_leap_lands_on_every_hex_without_a_robot() {
    let grid = Grid::disc(3);
    let from = at(&grid, 0, 0);
    let ring = grid.neighbours(from);
    assert_eq!(leaps(&grid, ring.with(from), from, 2), grid.at_distance(from, 2, 2));
    assert_eq!(leaps(&grid, Cells::only(from), from, 1), ring);
    let others = cells(&grid, &[(0, 0), (1, 0)]);
    assert_eq!(leaps(&grid, others, from, 1), ring.without(at(&grid, 1, 0)));
}

/// GR-R14: tiles and Anchors count on the ground, not on a roof.
#[test]
fn a_leap_touches_what_lies_on_the_ground_where_it_lands() {
    let grid = Grid::disc(1);
    let mut city = built(&grid, &[(1, 0, 1)]);
    let (roof, ground) = (at(&grid, 1, 0), at(&grid, 0, 1));
    city.site_mut(roof).anchors = 2;
    city.site_mut(ground).anchors = 1;
    city.site_mut(ground).elemental = Some(Elemental::Inferno);
    assert_eq!(leap_touch(&city, roof), Touch { enter: false, anchors: 0 });
    assert_eq!(leap_touch(&city, ground), Touch { enter: true, anchors: 1 });
}
