//! The hexes in which a movement can end, without the ways there.

use super::cell::Cells;
use super::path::STEPS_MAX;
use super::site::{Heights, Site, TIER_MAX};
use super::walk::Walk;

/// The most that one step costs: out of a Flood, and up from a Crater to the highest roof.
const STEP_MAX: usize = 3 + 1 + TIER_MAX as usize;

impl Walk<'_> {
    /// GR-7.1, GR-R11: all hexes in which a legal move can end: those of [`Walk::reach`], without the ways there.
    pub fn ends(&self) -> Cells {
        let base = self.base();
        if base < 1 {
            return self.ground_ends();
        }
        let roofs = self.city.heights().from(base);
        self.ground_ends().minus(roofs).union(self.high_ends().both(roofs))
    }

    /// GR-R11 (b): the hexes that ground moves come to, cost by cost: every step costs at least 1. From hexes on which
    /// nothing stands all steps are taken at once.
    fn ground_ends(&self) -> Cells {
        let (heights, built, others) = (self.city.heights(), self.city.built(), self.others());
        let mut due = [Cells::NONE; STEPS_MAX + STEP_MAX + 1];
        let mut seen = others;
        due[0] = Cells::only(self.from);
        for cost in 0..=self.budget() {
            let fresh = due[usize::from(cost)].minus(seen);
            if cost > 0 {
                seen = seen.union(fresh);
            }
            if cost == self.budget() {
                break;
            }
            let mut step = |around: Cells, level: i8, exit_cost: u8| {
                let steps = around.minus(seen);
                let up = if self.boost { Cells::NONE } else { steps.both(heights.from(level + 1)) };
                let leave = usize::from(cost + exit_cost);
                due[leave] = due[leave].union(steps.minus(up));
                if !up.is_empty() {
                    climb(heights, level, up, &mut due[leave + 1..]);
                }
            };
            step(self.grid.beside(fresh.minus(built)), 0, Site::BARE.exit_cost());
            for here in fresh.both(built).iter() {
                step(self.grid.neighbours(here), self.city.level(here), self.city.site(here).exit_cost());
            }
        }
        seen.minus(others)
    }

    /// GR-R11 (a): the hexes that high moves come to: for each level over which they may lead, step by step.
    fn high_ends(&self) -> Cells {
        let heights = self.city.heights();
        let base = self.base();
        let mut ends = Cells::NONE;
        for top in base..=TIER_MAX as i8 {
            let open = Cells::ALL.minus(heights.from(top + 1)).minus(self.others());
            let mut edge = Cells::only(self.from);
            let mut seen = Cells::NONE;
            for _ in self.climb(base, top)..self.budget() {
                edge = self.grid.beside(edge).both(open).minus(seen);
                seen = seen.union(edge);
            }
            ends = ends.union(seen);
        }
        ends
    }
}

/// GR-7.5: what steps up from this level are due later, by the levels that they climb, from 1.
fn climb(heights: &Heights, level: i8, up: Cells, later: &mut [Cells]) {
    for (due, higher) in later.iter_mut().zip(level + 1..=TIER_MAX as i8) {
        *due = due.union(up.both(heights.from(higher)).minus(heights.from(higher + 1)));
    }
}
