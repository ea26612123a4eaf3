//! What drawings are of.

/// What a drawing is of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A small sign, in one colour.
    Mark,
    /// The face of a tile.
    Tile,
    /// The back of a tile.
    Back,
    /// A tile that is a building: the sides of its cell have windows.
    Building,
    /// A figure as it stands.
    Figure,
    /// A figure seen from above: it looks to the right, and turns as it faces.
    FigureFromAbove,
    /// A figure that towers over buildings.
    Giant,
}
