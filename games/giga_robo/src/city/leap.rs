//! Leaps: straight to a hex, past everything on the way.

use super::cell::{Cell, Cells};
use super::grid::Grid;

/// GR-7.9, GR-7.25, GR-7.26, GR-R14: the hexes that a Leap of this many hexes may land in, whatever lies
/// between and however high they are: every one without a robot.
pub fn leaps(grid: &Grid, robots: Cells, from: Cell, hexes: u8) -> Cells {
    grid.at_distance(from, 1, hexes).minus(robots)
}
