//! Movements: their costs, which are legal, and what they touch on the way.

use super::cell::{Cell, Cells};
use super::grid::Grid;
use super::path::{Path, STEPS_MAX};
use super::reach::Reach;
use super::site::{City, TIER_MAX};

/// A movement that a robot could make: everything that its cost depends on.
#[derive(Clone, Copy, Debug)]
pub struct Walk<'a> {
    /// The shape of the map.
    pub grid: &'a Grid,
    /// What stands on it.
    pub city: &'a City,
    /// Where robots stand. It does not matter whether the moving one is among them.
    pub robots: Cells,
    /// Where it starts.
    pub from: Cell,
    /// How much may be spent.
    pub movement: u8,
    /// Whether there is Boost (GR-7.8).
    pub boost: bool,
}

/// What a robot touches in one hex of its path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Touch {
    /// Whether the ENTER effect of a tile is resolved.
    pub enter: bool,
    /// How many Anchors are picked up.
    pub anchors: u8,
}

/// GR-R11: the two kinds of move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// From a roof to one at least as high.
    High,
    /// Every other.
    Ground,
}

impl Walk<'_> {
    /// GR-7.10: where the other robots stand.
    #[inline]
    pub(super) fn others(&self) -> Cells {
        self.robots.without(self.from)
    }

    /// GR-4.6, GR-7.4, GR-7.10, GR-7.12, GR-7.28, GR-R15: the hexes that one step leads to; only robots are in the way.
    #[inline]
    pub fn next(&self, here: Cell) -> Cells {
        self.grid.neighbours(here).minus(self.others())
    }

    /// The level of the hex where it starts.
    #[inline]
    pub(super) fn base(&self) -> i8 {
        self.city.level(self.from)
    }

    /// What can be spent: no path is longer than [`STEPS_MAX`].
    #[inline]
    pub(super) fn budget(&self) -> u8 {
        self.movement.min(STEPS_MAX as u8)
    }

    /// GR-R11: which kind of move ends there.
    #[inline]
    pub(super) fn kind(&self, end: Cell) -> Kind {
        let high = self.base() >= 1 && self.city.level(end) >= self.base();
        if high { Kind::High } else { Kind::Ground }
    }

    /// GR-7.5, GR-7.6, GR-7.8, GR-7.17, GR-R13: what one step of a ground move costs.
    #[inline]
    pub(super) fn step_cost(&self, here: Cell, next: Cell) -> u8 {
        self.city.site(here).exit_cost() + self.climb(self.city.level(here), self.city.level(next))
    }

    /// GR-7.5, GR-7.8: the cost of going from the one level to the other.
    #[inline]
    pub(super) fn climb(&self, from: i8, to: i8) -> u8 {
        if self.boost { 0 } else { (to - from).max(0) as u8 }
    }

    /// GR-R11 (a): what a high move costs that has come so far.
    fn high_cost(&self, cells: &[Cell]) -> u8 {
        let top = cells.iter().map(|&cell| self.city.level(cell)).max();
        cells.len() as u8 + top.map_or(0, |top| self.climb(self.base(), top))
    }

    /// GR-R11 (b): what a ground move costs that has come so far.
    fn ground_cost(&self, cells: &[Cell]) -> u8 {
        let before = std::iter::once(&self.from).chain(cells);
        before.zip(cells).map(|(&here, &next)| self.step_cost(here, next)).sum()
    }

    /// GR-7.4 to GR-7.8, GR-7.16 to GR-7.20, GR-R11, GR-R12, GR-R13: what the path costs. Its end says which kind of move
    /// it is.
    pub fn cost(&self, path: &Path) -> u8 {
        match path.last().map(|end| self.kind(end)) {
            Some(Kind::High) => self.high_cost(path.cells()),
            Some(Kind::Ground) => self.ground_cost(path.cells()),
            None => 0,
        }
    }

    /// GR-R57: what the step of this number, counted from 0, adds to that.
    pub fn step_spent(&self, path: &Path, step: u8) -> u8 {
        let cells = path.cells();
        let at = usize::from(step);
        match path.last().map(|end| self.kind(end)) {
            Some(Kind::High) => self.high_cost(&cells[..=at]) - self.high_cost(&cells[..at]),
            Some(Kind::Ground) => {
                let here = if at == 0 { self.from } else { cells[at - 1] };
                self.step_cost(here, cells[at])
            }
            None => 0,
        }
    }

    /// GR-7.4, GR-7.10, GR-R11: whether each hex is adjacent to the one before and free of robots.
    fn is_way(&self, cells: &[Cell]) -> bool {
        let before = std::iter::once(&self.from).chain(cells);
        before.zip(cells).all(|(&here, &next)| self.next(here).contains(next))
    }

    /// GR-7.1, GR-R57: whether the path is a legal move: at least one step, a way, and paid for.
    pub fn is_legal(&self, path: &Path) -> bool {
        !path.is_empty() && self.is_way(path.cells()) && self.cost(path) <= self.movement
    }

    /// GR-7.22 to GR-7.24, GR-R11, GR-R57: what is touched in the hex that the step of this number,
    /// counted from 0, leads to. A high move touches no tile on the way, and it ends on a roof, where
    /// none can lie (GR-20.7). Anchors are picked up at any height.
    pub fn touch(&self, path: &Path, step: u8) -> Touch {
        let site = self.city.site(path.cells()[usize::from(step)]);
        let high = path.last().is_some_and(|end| self.kind(end) == Kind::High);
        Touch { enter: site.has_enter() && !high, anchors: site.anchors }
    }

    /// GR-7.1, GR-R11: all hexes in which a legal move can end, each with the cheapest way.
    pub fn reach(&self) -> Reach {
        Reach::of(self)
    }

    /// The cheapest move to this hex, that of [`Walk::reach`].
    pub fn path_to(&self, to: Cell) -> Option<Path> {
        let straight = self.straight_to(to);
        debug_assert!(straight.is_none() || straight == self.searched_to(to), "another way is the cheapest");
        straight.or_else(|| self.searched_to(to))
    }

    /// The same by a search: what is too far away to lie on a way there is left out.
    fn searched_to(&self, to: Cell) -> Option<Path> {
        let near = |cell, steps| self.grid.at_distance(cell, 0, steps);
        (self.grid.distance(self.from, to)..=self.budget()).find_map(|movement| {
            let lane = (0..=movement).map(|steps| near(self.from, steps).both(near(to, movement - steps)));
            let aside = Cells::ALL.minus(lane.fold(Cells::NONE, Cells::union));
            let walk = Walk { robots: self.robots.union(aside), movement, ..*self };
            Reach::only(&walk, to).path_to(to)
        })
    }

    /// GR-R11, GR-R57: whether a legal move can begin with the steps so far and this next one.
    pub fn may_step(&self, so_far: &Path, next: Cell) -> bool {
        let mut path = *so_far;
        if path.push(next).is_err() || !self.is_way(path.cells()) {
            return false;
        }
        self.is_legal(&path) || self.may_end_high(path.cells(), next)
    }

    /// GR-R11 (a): whether a way that stands on `here` can still end as a high move: on a roof as
    /// high as the first, over no hex higher than what is paid for.
    fn may_end_high(&self, cells: &[Cell], here: Cell) -> bool {
        let base = self.base();
        if base < 1 {
            return false;
        }
        let top = cells.iter().map(|&cell| self.city.level(cell)).fold(base, i8::max);
        (top..=TIER_MAX as i8).any(|top| {
            let spent = cells.len() as u8 + self.climb(base, top);
            let steps = self.budget().checked_sub(spent);
            steps.is_some_and(|steps| self.is_roof_near(here, steps, top))
        })
    }

    /// Whether a roof at least as high as the first lies within this many steps of `here`, by way of
    /// hexes not higher than `top`.
    fn is_roof_near(&self, here: Cell, steps: u8, top: i8) -> bool {
        let open = |cell: &Cell| self.city.level(*cell) <= top && !self.others().contains(*cell);
        let mut seen = Cells::only(here);
        let mut edge = seen;
        for _ in 0..steps {
            edge = self.grid.beside(edge).minus(seen).iter().filter(open).collect();
            if edge.iter().any(|cell| self.kind(cell) == Kind::High) {
                return true;
            }
            seen = seen.union(edge);
        }
        false
    }
}
