//! Leaps: where they land.

use super::{at, cells};
use crate::city::{Cells, Grid, leaps};

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
