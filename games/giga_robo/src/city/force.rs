//! Forced Movement: which hexes a Push, a Pull or a Throw may lead to.
//!
//! Levels count for nothing here (GR-18.10, GR-R33); what the robot collides with on its way is
//! settled by those who move it.

use super::cell::{Cell, Cells};
use super::grid::Grid;
use super::site::City;

/// Which way a Forced Movement of more than one step goes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Way {
    /// Each hex is closer to the puller than the one before (GR-18.3).
    Pull,
    /// Each hex is farther from the pusher than the one before (GR-18.4).
    Push,
}

/// A Push or a Pull.
#[derive(Clone, Copy, Debug)]
pub struct Shove<'a> {
    /// The shape of the map.
    pub grid: &'a Grid,
    /// What stands on it.
    pub city: &'a City,
    /// Where robots stand. It does not matter whether the moved one is among them.
    pub robots: Cells,
    /// Which way.
    pub way: Way,
    /// Where the pusher or the puller stands.
    pub origin: Cell,
    /// Where the moved robot stood at first.
    pub start: Cell,
}

impl Shove<'_> {
    /// GR-18.3 to GR-18.6, GR-R34: the hexes that the step out of `at` may lead to. One that holds a
    /// robot may be chosen: then the two collide (GR-19.7), and the movement ends.
    pub fn next(&self, at: Cell) -> Cells {
        let distance = |cell| self.grid.distance(self.origin, cell);
        let here = distance(at);
        let fits = |cell: &Cell| match self.way {
            Way::Pull => (1..here).contains(&distance(*cell)),
            Way::Push => distance(*cell) > here,
        };
        self.grid.neighbours(at).iter().filter(fits).collect()
    }

    /// GR-19.8, GR-19.10, GR-R36: where a step from `at` into this hex ends the movement because of a
    /// robot there: in the hex before, or, if it stands on a Structure, in its hex, which it leaves.
    /// None if the movement can go on. No way leads back to its start, so the moved robot itself is
    /// never met.
    pub fn stop(&self, at: Cell, next: Cell) -> Option<Cell> {
        let roof = self.city.site(next).has_structure();
        self.robots.contains(next).then_some(if roof { next } else { at })
    }

    /// GR-18.15, GR-R34: all hexes in which the movement may end, collisions with robots included.
    /// A plain number of steps ends earlier only where nothing else is possible.
    pub fn ends(&self, steps: u8, up_to: bool) -> Cells {
        let mut ends = Cells::NONE;
        let mut edge = Cells::only(self.start);
        for _ in 0..steps {
            let mut after = Cells::NONE;
            for at in edge.iter() {
                let nexts = self.next(at);
                if up_to || nexts.is_empty() {
                    ends.insert(at);
                }
                for next in nexts.iter() {
                    match self.stop(at, next) {
                        Some(end) => ends.insert(end),
                        None => after.insert(next),
                    }
                }
            }
            edge = after;
        }
        ends.union(edge)
    }
}

/// GR-18.8, GR-18.9, GR-R34, GR-R35, GR-R36: the hexes that a robot on `start` may be thrown to. Of
/// those that hold a robot only those that it can leave.
pub fn landings(grid: &Grid, city: &City, robots: Cells, start: Cell, hexes: u8) -> Cells {
    let others = robots.without(start);
    let fits = |cell: &Cell| !others.contains(*cell) || !displaced_to(grid, city, others, *cell).is_empty();
    grid.at_distance(start, 1, hexes).iter().filter(fits).collect()
}

/// GR-19.9, GR-19.10, GR-R35, GR-R36, GR-R81: the hexes that a robot may be displaced to when
/// another is forced into its hex. `others` are all robots but the forced one, which has left its
/// own hex by then. From a roof it may go to the nearest free hexes if no adjacent one is free.
pub fn displaced_to(grid: &Grid, city: &City, others: Cells, from: Cell) -> Cells {
    let farthest = if city.site(from).has_structure() { 2 * grid.radius() } else { 1 };
    let mut rings = (1..=farthest).map(|ring| grid.at_distance(from, ring, ring).minus(others));
    rings.find(|free| !free.is_empty()).unwrap_or(Cells::NONE)
}
