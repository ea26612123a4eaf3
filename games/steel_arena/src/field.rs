//! The field: hexagonal cells in any connected shape, their neighbours, and sets of them.

use serde::{Deserialize, Serialize};
use tabletop::{Direction, Hex};

/// The most cells of a field (SA-2.2).
pub const CELLS_MAX: usize = 24;

/// What stands for "outside" among neighbours.
const OUTSIDE: u8 = u8::MAX;

/// A cell by its number, row by row.
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
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Cells(u32);

impl Cells {
    /// No cell.
    pub const NONE: Cells = Cells(0);

    /// This one cell.
    pub fn only(cell: Cell) -> Cells {
        Cells(1 << cell.0)
    }

    /// Whether the cell belongs to the set.
    #[inline]
    pub fn contains(self, cell: Cell) -> bool {
        cell.index() < CELLS_MAX && self.0 & (1 << cell.0) != 0
    }

    /// The set and this cell.
    #[inline]
    #[must_use]
    pub fn with(self, cell: Cell) -> Cells {
        Cells(self.0 | 1 << cell.0)
    }

    /// The set but for this cell.
    #[inline]
    #[must_use]
    pub fn without(self, cell: Cell) -> Cells {
        Cells(self.0 & !(1 << cell.0))
    }

    /// How many cells.
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first cell.
    pub fn first(self) -> Option<Cell> {
        (self.0 != 0).then(|| Cell(self.0.trailing_zeros() as u8))
    }

    /// The cells in rising order.
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

/// The shape of a field. It never changes during a bout.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Field {
    hexes: [Hex; CELLS_MAX],
    around: [[u8; 6]; CELLS_MAX],
    count: u8,
}

impl Field {
    /// The field of these hexes, which are different ones and at most [`CELLS_MAX`].
    pub fn new(hexes: &[Hex]) -> Field {
        let mut sorted = hexes.to_vec();
        sorted.sort_by_key(|hex| (hex.r, hex.q));
        assert!(sorted.len() <= CELLS_MAX, "a field has at most {CELLS_MAX} cells");
        let mut field = Field {
            hexes: [Hex::ORIGIN; CELLS_MAX],
            around: [[OUTSIDE; 6]; CELLS_MAX],
            count: sorted.len() as u8,
        };
        field.hexes[..sorted.len()].copy_from_slice(&sorted);
        for cell in field.cells() {
            let here = field.hex(cell);
            for to in Direction::ALL {
                let there = field.find(here.neighbour(to)).map_or(OUTSIDE, |cell| cell.0);
                field.around[cell.index()][to as usize] = there;
            }
        }
        field
    }

    /// How many cells there are.
    pub fn count(&self) -> u8 {
        self.count
    }

    /// All cells, row by row.
    #[inline]
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        (0..self.count).map(Cell)
    }

    /// The cells of which this is true.
    #[inline]
    pub fn cells_where(&self, is_true: impl Fn(Cell) -> bool) -> Cells {
        Cells(self.cells().fold(0, |cells, cell| cells | u32::from(is_true(cell)) << cell.0))
    }

    /// Where the cell lies.
    #[inline]
    pub fn hex(&self, cell: Cell) -> Hex {
        self.hexes[cell.index()]
    }

    /// The cell at this hex.
    pub fn find(&self, hex: Hex) -> Option<Cell> {
        self.cells().find(|&cell| self.hex(cell) == hex)
    }

    /// SA-7.1: the next cell in this direction; none beyond the field edge.
    #[inline]
    pub fn next(&self, cell: Cell, to: Direction) -> Option<Cell> {
        let next = self.around[cell.index()][to as usize];
        (next != OUTSIDE).then_some(Cell(next))
    }

    /// The cells around, clockwise from direction A.
    pub fn around(&self, cell: Cell) -> impl Iterator<Item = (Direction, Cell)> + '_ {
        Direction::ALL.into_iter().filter_map(move |to| Some((to, self.next(cell, to)?)))
    }

    /// SA-10.4, SA-10.6: the cells of a straight line from `cell` up to the field edge.
    pub fn line(&self, cell: Cell, to: Direction) -> impl Iterator<Item = Cell> + '_ {
        std::iter::successors(self.next(cell, to), move |&cell| self.next(cell, to))
    }

    /// SA-2.17: whether at least one neighbour lies outside the field.
    pub fn is_border(&self, cell: Cell) -> bool {
        self.around[cell.index()].contains(&OUTSIDE)
    }

    /// The direction of a neighbour.
    pub fn direction(&self, from: Cell, to: Cell) -> Option<Direction> {
        self.around(from).find(|&(_, cell)| cell == to).map(|(way, _)| way)
    }
}
