//! Sets of cells, without any memory of their own.

use super::cell::Cell;
use super::plan;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// A set of cells.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Cells(u128);

impl Cells {
    /// No cell.
    pub const NONE: Cells = Cells(0);

    /// GK-2.2: every cell.
    pub const ALL: Cells = Cells(plan::PLAYABLE);

    /// The cells of these places, all of which are on the board and none a half-hex.
    pub(super) const fn from_bits(bits: u128) -> Cells {
        Cells(bits)
    }

    /// The places of these cells.
    pub(super) const fn bits(self) -> u128 {
        self.0
    }

    /// This one cell.
    #[inline]
    pub const fn only(cell: Cell) -> Cells {
        Cells(plan::only(cell.0))
    }

    /// Whether the cell belongs to the set.
    #[inline]
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 & plan::only(cell.0) != 0
    }

    /// Adds a cell.
    #[inline]
    pub fn insert(&mut self, cell: Cell) {
        *self = self.with(cell);
    }

    /// Takes a cell out.
    #[inline]
    pub fn remove(&mut self, cell: Cell) {
        *self = self.without(cell);
    }

    /// The set and this cell.
    #[inline]
    #[must_use]
    pub const fn with(self, cell: Cell) -> Cells {
        Cells(self.0 | plan::only(cell.0))
    }

    /// The set but for this cell.
    #[inline]
    #[must_use]
    pub const fn without(self, cell: Cell) -> Cells {
        Cells(self.0 & !plan::only(cell.0))
    }

    /// The cells that are in this set or in the other.
    #[inline]
    #[must_use]
    pub const fn union(self, other: Cells) -> Cells {
        Cells(self.0 | other.0)
    }

    /// The cells that are in both sets.
    #[inline]
    #[must_use]
    pub const fn both(self, other: Cells) -> Cells {
        Cells(self.0 & other.0)
    }

    /// The cells that are in this set and not in the other.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Cells) -> Cells {
        Cells(self.0 & !other.0)
    }

    /// GK-2.4: the cells beside at least one of these.
    #[inline]
    #[must_use]
    pub const fn beside(self) -> Cells {
        Cells(plan::beside(self.0) & plan::PLAYABLE)
    }

    /// How many cells.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first cell.
    #[inline]
    pub fn first(self) -> Option<Cell> {
        plan::cell_at(self.0.trailing_zeros()).filter(|_| self.0 != 0).map(Cell)
    }

    /// The cells in rising order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Cell> + Clone + use<> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let cell = rest.first()?;
            rest.remove(cell);
            Some(cell)
        })
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Cells {
        cells.into_iter().fold(Cells::NONE, Cells::with)
    }
}

impl fmt::Debug for Cells {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_set().entries(self.iter()).finish()
    }
}

/// The cells in rising order.
impl Serialize for Cells {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Cells {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cells, D::Error> {
        Vec::<Cell>::deserialize(deserializer).map(Cells::from_iter)
    }
}
