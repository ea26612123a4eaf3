//! Leaps: straight to a hex, past everything on the way.

use super::cell::{Cell, Cells};
use super::grid::Grid;
use super::site::City;
use super::walk::Touch;

/// GR-7.9, GR-7.25, GR-7.26, GR-R14: the hexes that a Leap of this many hexes may land in, whatever lies
/// between and however high they are: every one without a robot.
pub fn leaps(grid: &Grid, robots: Cells, from: Cell, hexes: u8) -> Cells {
    grid.at_distance(from, 1, hexes).minus(robots)
}

/// GR-7.25, GR-R14: what a Leap touches: what lies in the landing hex, unless that is a roof.
pub fn leap_touch(city: &City, landing: Cell) -> Touch {
    let site = city.site(landing);
    if site.has_structure() {
        Touch { enter: false, anchors: 0 }
    } else {
        Touch { enter: site.has_enter(), anchors: site.anchors }
    }
}
