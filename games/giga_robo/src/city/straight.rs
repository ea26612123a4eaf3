//! The way to a hex where it costs no more than steps: by far the most frequent one, found without a search.

use super::cell::{Cell, Cells};
use super::path::{Path, STEPS_MAX};
use super::site::Site;
use super::walk::Walk;

impl Walk<'_> {
    /// The cheapest move to this hex that costs one for each step and touches nothing, from the ground to the ground: that
    /// of [`Walk::reach`], which goes back to the first of the hexes before. None if there is no such move.
    pub(super) fn straight_to(&self, to: Cell) -> Option<Path> {
        let steps = self.grid.distance(self.from, to);
        let flat = self.base() == 0 && (self.boost || self.city.level(to) == 0);
        let plain = self.city.site(self.from).exit_cost() == Site::BARE.exit_cost();
        if !(flat && plain) || steps == 0 || steps > self.budget() || self.others().contains(to) {
            return None;
        }
        let mut fronts = [Cells::NONE; STEPS_MAX];
        fronts[0] = Cells::only(self.from);
        for step in 1..steps {
            let lane = self.ring(self.from, step).both(self.ring(to, steps - step));
            let beside = self.grid.beside(fronts[usize::from(step) - 1]);
            fronts[usize::from(step)] = self.plain(lane.both(beside));
        }
        let mut way = [to; STEPS_MAX];
        for step in (1..usize::from(steps)).rev() {
            way[step - 1] = fronts[step].both(self.grid.neighbours(way[step])).iter().next()?;
        }
        Path::new(&way[..usize::from(steps)]).ok()
    }

    fn ring(&self, around: Cell, distance: u8) -> Cells {
        self.grid.at_distance(around, distance, distance)
    }

    /// Those of these hexes that cost one step to come to and one to leave, and where nothing is touched.
    fn plain(&self, cells: Cells) -> Cells {
        let free = cells.minus(self.others());
        let is_plain = |cell: &Cell| {
            let site = self.city.site(*cell);
            let flat = self.boost || site.level() == 0;
            flat && site.exit_cost() == Site::BARE.exit_cost() && !site.has_enter() && site.anchors == 0
        };
        let built = free.both(self.city.built());
        free.minus(built).union(built.iter().filter(is_plain).collect())
    }
}
