//! What the rulebook advises for a battlefield. A battlefield that does not follow it is legal (GK-18.6).

use super::battlefield::Battlefield;
use super::cell::Cell;
use super::cells::Cells;
use std::ops::RangeInclusive;

/// GK-18.3 to GK-18.6: advice that a battlefield does not follow.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Advice {
    /// GK-18.3, GK-R22: a start lies too near to the nearest other one, or too far from it.
    Distance {
        /// The start.
        start: Cell,
        /// The nearest other one.
        nearest: Cell,
        /// How far it is away.
        distance: u8,
    },
    /// GK-18.4: there are too few alleys.
    Alleys {
        /// How many there are.
        alleys: u8,
    },
    /// GK-18.5: one start has many more buildings nearby than another.
    Uneven {
        /// The start with the fewest.
        fewest: Cell,
        /// How many it has.
        few: u8,
        /// The start with the most.
        most: Cell,
        /// How many it has.
        many: u8,
    },
}

/// GK-R22: how far a start should be from the nearest other one.
const APART: RangeInclusive<u8> = 7..=8;

/// GK-18.4: how many alleys there should be.
const ALLEYS: u8 = 2;

/// GK-18.5: how near is nearby, and by how many buildings two starts are still equivalent.
const NEARBY: u8 = 4;
const EQUIVALENT: u8 = 1;

impl Battlefield {
    /// GK-18.3 to GK-18.6, GK-R22: all advice that it does not follow.
    pub fn advice(&self) -> Vec<Advice> {
        let alleys = self.city().alleys().count() as u8;
        let few = (alleys < ALLEYS).then_some(Advice::Alleys { alleys });
        let distances = self.starts.iter().filter_map(|start| self.distance_advice(start));
        distances.chain(few).chain(self.uneven()).collect()
    }

    /// GK-18.3, GK-R22.
    fn distance_advice(&self, start: Cell) -> Option<Advice> {
        let others = self.starts.without(start).iter();
        let (distance, nearest) = others.map(|other| (start.distance(other), other)).min()?;
        (!APART.contains(&distance)).then_some(Advice::Distance { start, nearest, distance })
    }

    /// GK-18.5.
    fn uneven(&self) -> Option<Advice> {
        let near = |start: Cell| (Cells::both(start.within(NEARBY), self.buildings).len(), start);
        let (few, fewest) = self.starts.iter().map(near).min()?;
        let (many, most) = self.starts.iter().map(near).max()?;
        (many - few > EQUIVALENT).then_some(Advice::Uneven { fewest, few, most, many })
    }
}
