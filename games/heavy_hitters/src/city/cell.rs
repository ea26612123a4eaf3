//! A hex of the board by its number and its printed label.

use super::cells::Cells;
use super::plan;
use super::way::Way;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use std::fmt;
use std::str::FromStr;

/// GK-2.2: the hexes that a unit can be on.
pub const CELLS: u8 = 93;
pub(super) const COUNT: usize = CELLS as usize;

/// GK-2.2: the columns, A to K.
pub(super) const COLUMNS: u8 = 11;

/// Two columns together: one of 8 hexes and one of 9.
const PAIR: u8 = 17;
const SHORT: u8 = 8;

/// A hex that a unit can be on, by its number: column by column, in each from the top. Half-hexes have none (GK-2.6).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Cell(pub u8);

/// GK-2.2: how many hexes a column has, counted from 0.
const fn height(column: u8) -> u8 {
    SHORT + column % 2
}

/// GK-2.2: the column of a cell, counted from 0, and its digit.
pub(super) const fn column_and_digit(cell: u8) -> (u8, u8) {
    let (pair, rest) = (cell / PAIR, cell % PAIR);
    let second = rest >= SHORT;
    (2 * pair + second as u8, rest - SHORT * second as u8 + 1)
}

/// GK-2.1, GK-2.2: the cell with this digit and letter.
pub(super) const fn labelled(digit: u8, letter: u8) -> Result<Cell, BadCell> {
    let column = letter.to_ascii_uppercase().wrapping_sub(b'A');
    if !digit.is_ascii_digit() || !letter.is_ascii_alphabetic() {
        return Err(BadCell::NoLabel);
    }
    if column >= COLUMNS {
        return Err(BadCell::NoColumn { letter: letter.to_ascii_uppercase() as char });
    }
    let digit = digit - b'0';
    if digit < 1 || digit > height(column) {
        return Err(BadCell::NoHex {
            digit,
            letter: letter.to_ascii_uppercase() as char,
            last: height(column),
        });
    }
    Ok(Cell(column / 2 * PAIR + column % 2 * SHORT + digit - 1))
}

impl Cell {
    /// All cells in rising order.
    pub fn all() -> impl DoubleEndedIterator<Item = Cell> + Clone {
        (0..CELLS).map(Cell)
    }

    /// The number as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// GK-2.4: the next cell in this direction; none on a half-hex and beyond the edge of the board.
    #[inline]
    pub fn neighbour(self, way: Way) -> Option<Cell> {
        plan::next(self.0, way).map(Cell)
    }

    /// GK-2.4: the cells beside this one.
    #[inline]
    pub fn neighbours(self) -> Cells {
        Cells::from_bits(plan::beside_cell(self.0))
    }

    /// GK-2.4: the cells beside this one, clockwise from the top.
    pub fn around(self) -> impl Iterator<Item = Cell> + Clone {
        Way::ALL.into_iter().filter_map(move |way| self.neighbour(way))
    }

    /// The direction of a neighbour.
    pub fn way_to(self, neighbour: Cell) -> Option<Way> {
        Way::ALL.into_iter().find(|&way| self.neighbour(way) == Some(neighbour))
    }

    /// GK-2.5, GK-R15: how many steps it takes to get to the other. Nothing that stands between lengthens it.
    #[inline]
    pub fn distance(self, other: Cell) -> u8 {
        plan::distance(self.0, other.0)
    }

    /// GK-R15: the cells at most so far away, this one included.
    pub fn within(self, steps: u8) -> Cells {
        let mut near = plan::only(self.0);
        for _ in 0..steps.min(LARGEST) {
            near |= plan::beside(near) & plan::BOARD;
        }
        Cells::from_bits(near & plan::PLAYABLE)
    }

    /// GK-2.4: the column from 1, and the row in halves of a hex.
    pub const fn place(self) -> (i8, i8) {
        plan::place(self.0)
    }

    /// The cell at these coordinates.
    pub fn at(x: i8, y: i8) -> Option<Cell> {
        Cell::all().find(|cell| cell.place() == (x, y))
    }

    /// GK-2.1: the printed label, such as 5K.
    pub fn label(self) -> &'static str {
        std::str::from_utf8(&LABELS[self.index()]).expect("a digit and a letter")
    }
}

/// GK-2.1: the digit and the letter of each cell.
static LABELS: [[u8; 2]; COUNT] = {
    let mut labels = [[0; 2]; COUNT];
    let mut cell = 0;
    while cell < COUNT {
        let (column, digit) = column_and_digit(cell as u8);
        labels[cell] = [b'0' + digit, b'A' + column];
        cell += 1;
    }
    labels
};

/// GK-2.5: the largest distance on the board.
const LARGEST: u8 = 12;

/// GK-2.1: the printed label, such as 5K.
impl fmt::Display for Cell {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.label())
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 < CELLS { out.write_str(self.label()) } else { write!(out, "no hex {}", self.0) }
    }
}

/// GK-2.1, GK-2.6: why a text is not the label of a hex that a unit can be on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum BadCell {
    /// It is not a digit and a letter.
    NoLabel,
    /// There is no such column.
    NoColumn {
        /// The letter.
        letter: char,
    },
    /// The column has no such hex.
    NoHex {
        /// The digit.
        digit: u8,
        /// The letter of the column.
        letter: char,
        /// The digit of the column's last hex.
        last: u8,
    },
}

impl fmt::Display for BadCell {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadCell::NoLabel => out.write_str("a hex is a digit and a letter, such as 5K"),
            BadCell::NoColumn { letter } => {
                write!(out, "there is no column {letter}: the columns are A to K")
            }
            BadCell::NoHex { digit, letter, last } => {
                write!(out, "column {letter} has the hexes 1 to {last}, and no {digit}")
            }
        }
    }
}

impl std::error::Error for BadCell {}

impl FromStr for Cell {
    type Err = BadCell;

    fn from_str(text: &str) -> Result<Cell, BadCell> {
        match *text.as_bytes() {
            [digit, letter] => labelled(digit, letter),
            _ => Err(BadCell::NoLabel),
        }
    }
}

/// The numbers of the board are cells, and no other.
impl<'de> Deserialize<'de> for Cell {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cell, D::Error> {
        #[derive(Deserialize)]
        #[serde(rename = "Cell")]
        struct Number(u8);
        let Number(number) = Number::deserialize(deserializer)?;
        let cell = (number < CELLS).then_some(Cell(number));
        cell.ok_or_else(|| {
            D::Error::custom(format_args!("the board has {CELLS} hexes, and no number {number}"))
        })
    }
}
