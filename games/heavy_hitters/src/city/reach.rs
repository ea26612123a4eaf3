//! Movement: where a unit can end, how far that is, and who is pushed where.

use super::cell::{CELLS, Cell};
use super::cells::Cells;
use super::site::City;

/// How a unit moves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Mover {
    /// A Heavy Hitter: it may push an enemy Support Unit.
    Hitter,
    /// A Combat or Repair unit.
    Unit,
    /// A Recon unit: it flies.
    Flyer,
}

/// All units on the board, as the side that moves sees them. Whether the unit that moves is among its own makes no
/// difference.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Pieces {
    /// The units of the side that moves.
    pub own: Cells,
    /// The Heavy Hitters of all others.
    pub hitters: Cells,
    /// The Support Units of all others.
    pub units: Cells,
}

impl Pieces {
    /// The hexes with a unit.
    pub fn all(self) -> Cells {
        self.own.union(self.hitters).union(self.units)
    }
}

/// Where a move can end, and how many hexes are entered on the way. A move of 0 hexes is one of them (GK-8.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reach {
    from: Cell,
    ends: Cells,
    pushes: Cells,
    through: Cells,
}

impl Reach {
    /// GK-8.4: every hex in which the move can end, the one it starts from included.
    pub fn ends(&self) -> Cells {
        self.ends
    }

    /// GK-8.11: the ends that push an enemy Support Unit.
    pub fn pushes(&self) -> Cells {
        self.pushes
    }

    /// How many hexes the shortest move to this end enters; nothing if no move ends there.
    pub fn steps(&self, end: Cell) -> Option<u8> {
        self.ends.contains(end).then(|| self.entered(end))
    }

    /// How many hexes are entered on the way to one that is reached.
    fn entered(&self, cell: Cell) -> u8 {
        let (mut near, mut steps) = (Cells::only(self.from), 0);
        while !near.contains(cell) {
            near = near.union(near.both(self.through).beside());
            steps += 1;
            assert!(steps <= CELLS, "whatever is reached is entered from a hex that can be passed");
        }
        steps
    }

    /// The hexes that a shortest move to this end enters, one after the other; nothing if no move ends there.
    pub fn way(&self, end: Cell) -> Option<Vec<Cell>> {
        let steps = self.steps(end)?;
        let mut way = vec![end; usize::from(steps)];
        for at in (1..way.len()).rev() {
            let before = way[at].neighbours().both(self.through).iter();
            way[at - 1] = before
                .min_by_key(|&cell| self.entered(cell))
                .expect("whatever is reached is entered from a hex that can be passed");
        }
        Some(way)
    }
}

impl City {
    /// GK-8.4 to GK-8.23: where a move of at most so many hexes can end.
    pub fn reach(self, mover: Mover, from: Cell, most: u8, pieces: Pieces) -> Reach {
        let start = Cells::only(from);
        let passable = self.passable(mover, pieces).union(start);
        let pushable = if mover == Mover::Hitter { self.pushable(from, pieces) } else { Cells::NONE };
        let (mut through, mut pushes, mut front) = (start, Cells::NONE, start);
        for _ in 0..most {
            let next = front.beside();
            pushes = pushes.union(next.both(pushable));
            front = next.both(passable).minus(through);
            through = through.union(front);
            if front.is_empty() {
                break;
            }
        }
        let free = self.open().minus(pieces.all());
        let ends = through.both(free).union(pushes).union(start);
        Reach { from, ends, pushes, through }
    }

    /// GK-8.7, GK-8.9, GK-8.10, GK-8.12, GK-8.13, GK-8.18, GK-8.20, GK-8.21, GK-R58: what the unit may pass.
    fn passable(self, mover: Mover, pieces: Pieces) -> Cells {
        match mover {
            Mover::Hitter | Mover::Unit => self.open().minus(pieces.hitters).minus(pieces.units),
            Mover::Flyer => Cells::ALL,
        }
    }

    /// GK-8.11, GK-R12, GK-R81: the enemy Support Units that a Heavy Hitter from here could push.
    fn pushable(self, from: Cell, pieces: Pieces) -> Cells {
        let left = pieces.all().without(from);
        pieces.units.iter().filter(|&unit| !self.push_cells(unit, left).is_empty()).collect()
    }

    /// GK-8.11, GK-R12: where a Support Unit can be pushed to. The hex that the Heavy Hitter has left is none of the
    /// occupied ones.
    pub fn push_cells(self, unit: Cell, occupied: Cells) -> Cells {
        unit.neighbours().both(self.open()).minus(occupied)
    }

    /// GK-7.4, GK-R59, GK-R60: where a Support Unit of this Heavy Hitter can be deployed.
    pub fn deploy_cells(self, hitter: Cell, occupied: Cells) -> Cells {
        hitter.within(DEPLOY_RANGE).both(self.open()).minus(occupied).without(hitter)
    }
}

/// GK-7.4: how far from its Heavy Hitter a Support Unit is deployed at most.
const DEPLOY_RANGE: u8 = 2;
