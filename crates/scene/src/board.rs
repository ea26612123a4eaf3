//! Boards: hexes, or a free plane in millimetres, and the pieces on them.

use crate::id::Id;
use crate::tone::{Glyph, Mark, Tone};
use crate::usual::{is_untold, is_usual, untold};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use words::Message;

/// A board with what stands on it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
pub struct Board {
    /// Its id.
    pub id: Id,
    /// Its title.
    pub title: Message,
    /// Its ground.
    pub field: Field,
    /// The pieces on it. Pieces in one place lie in layers, the lowest first.
    pub pieces: Vec<Piece>,
}

impl Board {
    /// The cell of this id, or the cell on which the piece of this id stands.
    pub(crate) fn cell_under(&self, thing: &Id) -> Option<&Cell> {
        let Field::Hexes(Hexes { top: _, cells }) = &self.field else { return None };
        let stands = self.pieces.iter().find(|piece| piece.id == *thing).and_then(|piece| match piece.spot {
            Spot::Cell { hex, facing: _ } => Some(hex),
            Spot::Free(_) => None,
        });
        cells.iter().find(|cell| cell.id == *thing || Some(cell.at) == stands)
    }
}

/// The ground of a board.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Field {
    /// Cells.
    Hexes(Hexes),
    /// A free plane.
    Plane(Plane),
}

impl Field {
    /// The same without cells and shapes.
    pub(crate) fn bare(&self) -> Field {
        match *self {
            Field::Hexes(Hexes { top, cells: _ }) => Field::Hexes(Hexes { top, cells: Vec::new() }),
            Field::Plane(Plane { width, depth, shapes: _, unruled, ground }) => {
                Field::Plane(Plane { width, depth, shapes: Vec::new(), unruled, ground })
            }
        }
    }
}

/// Hexagonal cells, and how they lie.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
pub struct Hexes {
    /// Which part of a cell points upwards.
    pub top: Top,
    /// The cells.
    pub cells: Vec<Cell>,
}

/// Which part of a hexagon points upwards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Top {
    /// A corner: rows are level, and columns grow to the right.
    Pointed,
    /// A side: columns are upright, and rows grow downwards.
    Flat,
}

/// A place among hexes, in axial coordinates.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
pub struct Hex {
    /// The column; slanted where the top is pointed.
    pub q: i16,
    /// The row; slanted where the top is flat.
    pub r: i16,
}

/// One hexagonal cell.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
pub struct Cell {
    /// Its id.
    pub id: Id,
    /// Where it lies.
    pub at: Hex,
    /// How high it is.
    #[serde(default, skip_serializing_if = "is_usual")]
    #[ts(as = "Option<i16>", optional)]
    pub height: i16,
    /// Its ground.
    pub ground: Tone,
    /// What it is called, if it has a name.
    #[serde(default, skip_serializing_if = "is_usual")]
    #[ts(optional = nullable)]
    pub title: Option<Message>,
    /// Whether the title is the place that is printed on it, such as 5F: it stands for its coordinates.
    #[serde(default, skip_serializing_if = "is_usual")]
    #[ts(as = "Option<bool>", optional)]
    pub printed: bool,
    /// Marks on its edges.
    #[serde(default, skip_serializing_if = "is_usual")]
    #[ts(as = "Option<Vec<HexEdge>>", optional)]
    pub edges: Vec<HexEdge>,
    /// Of a cell that the edge of the board cuts in two: the side whose half is there, 0 to 5 clockwise.
    #[serde(default, skip_serializing_if = "is_usual")]
    #[ts(optional = nullable)]
    pub half: Option<u8>,
}

/// A mark on an edge of a cell: a wall, a tag, a doorway.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
pub struct HexEdge {
    /// The edge: 0 to 5 clockwise, 0 towards growing columns.
    pub side: u8,
    /// What is there.
    pub mark: Mark,
}

/// A plane with shapes on it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
pub struct Plane {
    /// Its width in millimetres.
    pub width: i32,
    /// Its depth in millimetres.
    pub depth: i32,
    /// Fixed shapes: buildings, zones.
    pub shapes: Vec<Shape>,
    /// Whether its floor is drawn without a measured grid, because nobody may measure.
    #[serde(default, skip_serializing_if = "is_usual")]
    #[ts(as = "Option<bool>", optional)]
    pub unruled: bool,
    /// What its floor is: water, stone, a meadow. It is seen, and means nothing.
    #[serde(default, skip_serializing_if = "is_usual")]
    #[ts(as = "Option<Tone>", optional)]
    pub ground: Tone,
}

/// A point of a plane, in millimetres.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
pub struct Point {
    /// To the right.
    pub x: i32,
    /// Downwards.
    pub y: i32,
}

/// A shape on a plane.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
pub struct Shape {
    /// Its id.
    pub id: Id,
    /// Its corners in order.
    pub corners: Vec<Point>,
    /// What it means.
    pub tone: Tone,
    /// What it is called.
    pub title: Message,
}

/// A position and a direction on a plane.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
pub struct Pose {
    /// Where its centre is.
    pub at: Point,
    /// Its direction in thousandths of a degree, clockwise from upwards.
    pub turned: i32,
}

/// Where a piece stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Spot {
    /// On a cell, facing one of its sides or none.
    Cell {
        /// The cell.
        hex: Hex,
        /// The side it faces: 0 to 5 clockwise.
        facing: Option<u8>,
    },
    /// On a plane.
    Free(Pose),
}

/// Something that stands on a board.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
pub struct Piece {
    /// Its id.
    pub id: Id,
    /// Its name.
    #[serde(default = "untold", skip_serializing_if = "is_untold")]
    #[ts(as = "Option<Message>", optional)]
    pub title: Message,
    /// Where it stands.
    pub spot: Spot,
    /// How high above the ground of its place.
    #[serde(default, skip_serializing_if = "is_usual")]
    #[ts(as = "Option<i16>", optional)]
    pub layer: i16,
    /// Its base on a plane, around its centre; empty among hexes.
    #[serde(default, skip_serializing_if = "is_usual")]
    #[ts(as = "Option<Vec<Point>>", optional)]
    pub base: Vec<Point>,
    /// Its drawing.
    #[serde(default, skip_serializing_if = "is_usual")]
    #[ts(as = "Option<Glyph>", optional)]
    pub glyph: Glyph,
    /// Whose it is, or what it means.
    #[serde(default, skip_serializing_if = "is_usual")]
    #[ts(as = "Option<Tone>", optional)]
    pub tone: Tone,
    /// Badges: damage, states.
    #[serde(default, skip_serializing_if = "is_usual")]
    #[ts(as = "Option<Vec<Mark>>", optional)]
    pub marks: Vec<Mark>,
}
