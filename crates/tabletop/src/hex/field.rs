//! Boards of hexes without gaps: a value for each hex of a disc or a rectangle, in one block.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

use super::Hex;

/// How straight columns or rows of hexes are shoved to form a rectangle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Offset {
    /// Rows of pointy-topped hexes; the second, fourth, … row stands half a hex to the right.
    OddRows,
    /// Rows of pointy-topped hexes; the second, fourth, … row stands half a hex to the left.
    EvenRows,
    /// Columns of flat-topped hexes; the second, fourth, … column stands half a hex lower.
    OddColumns,
    /// Columns of flat-topped hexes; the second, fourth, … column stands half a hex higher.
    EvenColumns,
}

impl Offset {
    /// The way from the hex in the corner to the one in this column and row, both from 0.
    #[inline]
    #[must_use]
    pub const fn hex(self, column: i16, row: i16) -> Hex {
        match self {
            Offset::OddRows => Hex::new(column - (row >> 1), row),
            Offset::EvenRows => Hex::new(column - ((row + 1) >> 1), row),
            Offset::OddColumns => Hex::new(column, row - (column >> 1)),
            Offset::EvenColumns => Hex::new(column, row - ((column + 1) >> 1)),
        }
    }

    /// The column and the row of a hex, given the way to it from the hex in the corner.
    #[inline]
    #[must_use]
    pub const fn column_row(self, way: Hex) -> (i16, i16) {
        let Hex { q, r } = way;
        match self {
            Offset::OddRows => (q + (r >> 1), r),
            Offset::EvenRows => (q + ((r + 1) >> 1), r),
            Offset::OddColumns => (q, r + (q >> 1)),
            Offset::EvenColumns => (q, r + ((q + 1) >> 1)),
        }
    }
}

/// Which hexes a board has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Shape {
    /// All hexes up to a distance, in the order of [`Hex::disc`].
    Disc {
        /// The hex in the middle.
        centre: Hex,
        /// How far it reaches.
        radius: u8,
    },
    /// Rows one below the other, each from left to right.
    Rectangle {
        /// The first hex of the first row.
        corner: Hex,
        /// How many hexes each row has.
        columns: u8,
        /// How many rows there are.
        rows: u8,
        /// How the lines are shoved.
        offset: Offset,
    },
}

impl Shape {
    /// How many hexes there are.
    #[must_use]
    pub const fn len(self) -> usize {
        match self {
            Shape::Disc { radius, .. } => 1 + 3 * radius as usize * (radius as usize + 1),
            Shape::Rectangle { columns, rows, .. } => columns as usize * rows as usize,
        }
    }

    /// Whether there is no hex at all.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// Whether the hex belongs to the board.
    #[inline]
    #[must_use]
    pub const fn contains(self, hex: Hex) -> bool {
        self.index_of(hex).is_some()
    }

    /// The number of a hex in the fixed order; `None` if it is not on the board.
    #[inline]
    #[must_use]
    pub const fn index_of(self, hex: Hex) -> Option<usize> {
        match self {
            Shape::Disc { centre, radius } => {
                if hex.distance(centre) > radius as u16 {
                    return None;
                }
                let (reach, r) = (radius as i16, hex.r - centre.r);
                let from = if r < 0 { -reach - r } else { -reach };
                let along = hex.q - centre.q - from;
                Some(disc_row_start(reach as usize, (r + reach) as usize) + along as usize)
            }
            Shape::Rectangle { corner, columns, rows, offset } => {
                let way = Hex::new(hex.q - corner.q, hex.r - corner.r);
                let (column, row) = offset.column_row(way);
                let inside = 0 <= column && column < columns as i16 && 0 <= row && row < rows as i16;
                if inside { Some(row as usize * columns as usize + column as usize) } else { None }
            }
        }
    }

    /// The hexes in the fixed order.
    pub fn hexes(self) -> impl Iterator<Item = Hex> + Clone {
        let (disc, rectangle) = match self {
            Shape::Disc { centre, radius } => (Some(centre.disc(radius.into())), None),
            Shape::Rectangle { corner, columns, rows, offset } => {
                let row = move |row: u8| {
                    (0..columns).map(move |column| corner + offset.hex(column.into(), row.into()))
                };
                (None, Some((0..rows).flat_map(row)))
            }
        };
        disc.into_iter().flatten().chain(rectangle.into_iter().flatten())
    }
}

/// How many hexes of a disc lie in the rows above the given one, which counts from 0.
#[inline]
const fn disc_row_start(radius: usize, row: usize) -> usize {
    // Rows grow by one from radius + 1 up to the middle row and then shrink again.
    if row <= radius {
        row * (radius + 1) + row * row.saturating_sub(1) / 2
    } else {
        let below = 2 * radius + 1 - row;
        let all = 1 + 3 * radius * (radius + 1);
        all - below * (radius + 1) - below * (below - 1) / 2
    }
}

/// A value for each hex of a board, in one block and a fixed order.
///
/// ```
/// use tabletop::hex::{Field, Hex, Shape};
///
/// let shape = Shape::Disc { centre: Hex::new(0, 0), radius: 2 };
/// let mut heights = Field::new(shape, 0u8);
/// heights[Hex::new(1, 1)] = 3;
/// assert_eq!(heights.get(Hex::new(1, 1)), Some(&3));
/// assert_eq!(heights.get(Hex::new(2, 1)), None);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Parts<T>")]
#[serde(bound(deserialize = "T: Deserialize<'de>"))]
pub struct Field<T> {
    shape: Shape,
    cells: Vec<T>,
}

impl<T> Field<T> {
    /// A board with the same value everywhere.
    #[must_use]
    pub fn new(shape: Shape, value: T) -> Field<T>
    where
        T: Clone,
    {
        Field { shape, cells: vec![value; shape.len()] }
    }

    /// A board with a value computed for each hex, in the fixed order.
    pub fn from_fn(shape: Shape, value: impl FnMut(Hex) -> T) -> Field<T> {
        Field { shape, cells: shape.hexes().map(value).collect() }
    }

    /// Which hexes there are.
    #[must_use]
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// The value of a hex, if it is on the board.
    #[inline]
    #[must_use]
    pub fn get(&self, hex: Hex) -> Option<&T> {
        self.shape.index_of(hex).map(|i| &self.cells[i])
    }

    /// The value of a hex, to be changed, if it is on the board.
    #[inline]
    pub fn get_mut(&mut self, hex: Hex) -> Option<&mut T> {
        self.shape.index_of(hex).map(|i| &mut self.cells[i])
    }

    /// The hexes with their values, in the fixed order.
    pub fn iter(&self) -> impl Iterator<Item = (Hex, &T)> {
        self.shape.hexes().zip(&self.cells)
    }

    /// The values in the fixed order.
    #[must_use]
    pub fn values(&self) -> &[T] {
        &self.cells
    }
}

impl<T> Index<Hex> for Field<T> {
    type Output = T;

    /// The value of a hex that is on the board.
    #[inline]
    fn index(&self, hex: Hex) -> &T {
        self.get(hex).expect("the hex is on the board")
    }
}

impl<T> IndexMut<Hex> for Field<T> {
    /// The value of a hex that is on the board.
    #[inline]
    fn index_mut(&mut self, hex: Hex) -> &mut T {
        self.get_mut(hex).expect("the hex is on the board")
    }
}

/// What a stored field consists of, not yet checked.
#[derive(Deserialize)]
struct Parts<T> {
    shape: Shape,
    cells: Vec<T>,
}

/// A stored field has not one value for each hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrongLength {
    /// How many hexes the shape has.
    pub hexes: usize,
    /// How many values there were.
    pub values: usize,
}

impl fmt::Display for WrongLength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let WrongLength { hexes, values } = self;
        write!(f, "{values} values for a board of {hexes} hexes")
    }
}

impl std::error::Error for WrongLength {}

impl<T> TryFrom<Parts<T>> for Field<T> {
    type Error = WrongLength;

    fn try_from(parts: Parts<T>) -> Result<Field<T>, WrongLength> {
        let Parts { shape, cells } = parts;
        let (hexes, values) = (shape.len(), cells.len());
        if hexes == values { Ok(Field { shape, cells }) } else { Err(WrongLength { hexes, values }) }
    }
}
