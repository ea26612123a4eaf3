//! A hex of the map by its number, and sets of them.

use serde::{Deserialize, Serialize};

/// The most hexes of a map: a disc of radius 6.
pub const CELLS_MAX: usize = 127;

/// A hex of the map by its number, row by row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Cell(pub u8);

impl Cell {
    /// The number as an index.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A set of cells.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Cells(u128);

impl Cells {
    /// No cell.
    pub const NONE: Cells = Cells(0);

    /// Every cell of the largest map.
    pub const ALL: Cells = Cells((1 << CELLS_MAX) - 1);

    /// This one cell.
    #[inline]
    pub fn only(cell: Cell) -> Cells {
        Cells::NONE.with(cell)
    }

    /// The first cells, this many.
    pub fn first(count: u8) -> Cells {
        assert!(usize::from(count) <= CELLS_MAX, "a map has at most {CELLS_MAX} cells");
        Cells((1 << count) - 1)
    }

    /// Whether the cell belongs to the set.
    #[inline]
    pub fn contains(self, cell: Cell) -> bool {
        cell.index() < CELLS_MAX && self.0 & (1 << cell.0) != 0
    }

    /// Adds a cell.
    #[inline]
    pub fn insert(&mut self, cell: Cell) {
        *self = self.with(cell);
    }

    /// Adds the cell, or takes it out.
    #[inline]
    pub fn put(&mut self, cell: Cell, belongs: bool) {
        *self = if belongs { self.with(cell) } else { self.without(cell) };
    }

    /// The set and this cell.
    #[inline]
    #[must_use]
    pub fn with(self, cell: Cell) -> Cells {
        assert!(cell.index() < CELLS_MAX, "a cell of the map");
        Cells(self.0 | 1 << cell.0)
    }

    /// The set but for this cell.
    #[inline]
    #[must_use]
    pub fn without(self, cell: Cell) -> Cells {
        self.minus(Cells::only(cell))
    }

    /// The cells that are in this set or in the other.
    #[inline]
    #[must_use]
    pub fn union(self, other: Cells) -> Cells {
        Cells(self.0 | other.0)
    }

    /// The cells that are in both sets.
    #[inline]
    #[must_use]
    pub fn both(self, other: Cells) -> Cells {
        Cells(self.0 & other.0)
    }

    /// The cells that are in this set and not in the other.
    #[inline]
    #[must_use]
    pub fn minus(self, other: Cells) -> Cells {
        Cells(self.0 & !other.0)
    }

    /// How many cells.
    #[inline]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cells in rising order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Cell> + use<> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let cell = rest.trailing_zeros() as u8;
                rest &= rest - 1;
                Cell(cell)
            })
        })
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Cells {
        cells.into_iter().fold(Cells::NONE, Cells::with)
    }
}

impl std::fmt::Debug for Cells {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter().map(|cell| cell.0)).finish()
    }
}
