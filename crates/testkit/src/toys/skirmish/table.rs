//! The table of Skirmish: one mat for each seat.

use super::content::KINDS_MAX;
use arrayvec::ArrayVec;
use kernel::{Seat, SeatMap, SeatSet};
use serde::{Deserialize, Serialize};

/// Cards of each kind.
pub(crate) type Counts = [u8; KINDS_MAX];

/// How a machine stands. SK-2.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stance {
    /// Takes less.
    Guard,
    /// Deals more.
    Charge,
}

/// What belongs to one seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Mat {
    pub(crate) hand: Counts,
    pub(crate) pile: Counts,
    pub(crate) tower: ArrayVec<u8, 32>,
    pub(crate) discard: Counts,
    pub(crate) cell: (i8, i8),
    pub(crate) stance: Option<Stance>,
    pub(crate) out: bool,
}

/// The whole table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Table {
    pub(crate) mats: SeatMap<Mat>,
    pub(crate) first: Seat,
    pub(crate) turn: u8,
    pub(crate) closing: bool,
}

/// Where the machines stand before they move.
const CORNERS: [(i8, i8); 4] = [(0, 0), (12, 12), (0, 12), (12, 0)];

impl Mat {
    pub(crate) fn new(seat: Seat, deck: Counts) -> Mat {
        Mat {
            hand: [0; KINDS_MAX],
            pile: deck,
            tower: ArrayVec::new(),
            discard: [0; KINDS_MAX],
            cell: CORNERS[seat.index() % CORNERS.len()],
            stance: None,
            out: false,
        }
    }

    /// How many cards are in hand: everybody knows that.
    pub(crate) fn cards(&self) -> u8 {
        self.hand.iter().sum()
    }

    pub(crate) fn holds(&self, kind: u8) -> bool {
        self.hand.get(usize::from(kind)).is_some_and(|&count| count > 0)
    }

    pub(crate) fn draw(&mut self, kind: u8) {
        self.pile[usize::from(kind)] -= 1;
        self.hand[usize::from(kind)] += 1;
    }

    pub(crate) fn give_back(&mut self, kind: u8) {
        self.hand[usize::from(kind)] -= 1;
        self.pile[usize::from(kind)] += 1;
    }

    pub(crate) fn discard(&mut self, kind: u8) {
        self.hand[usize::from(kind)] -= 1;
        self.discard[usize::from(kind)] += 1;
    }
}

impl Table {
    /// The hand of a seat: how many cards of each kind.
    pub fn hand(&self, seat: Seat) -> &[u8] {
        &self.mats[seat].hand
    }

    /// The seats that are not out.
    pub(crate) fn there(&self) -> SeatSet {
        self.mats.iter().filter(|(_, mat)| !mat.out).map(|(seat, _)| seat).collect()
    }

    /// Cells between two machines, the longer way of the two axes.
    pub(crate) fn apart(&self, one: Seat, other: Seat) -> i8 {
        distance(self.mats[one].cell, self.mats[other].cell)
    }
}

pub(crate) fn distance(one: (i8, i8), other: (i8, i8)) -> i8 {
    (one.0 - other.0).abs().max((one.1 - other.1).abs())
}
