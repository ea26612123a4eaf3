//! The board for a scene: flat-topped hexes with their printed labels, and half-hexes at the edge.

use super::cell::{COLUMNS, Cell};
use super::face::Face;
use super::way::Way;
use scene::{Hex, HexEdge, Hexes, Id, Mark, Tone, Top};
use words::Message;

/// The hex in the middle of the board, where a scene's coordinates are zero.
const MIDDLE: (i8, i8) = (6, 10);

/// Where a place of the board lies in a scene.
fn hex_at(x: i8, y: i8) -> Hex {
    let (right, down) = (x - MIDDLE.0, y - MIDDLE.1);
    Hex { q: right.into(), r: ((down - right) / 2).into() }
}

impl Cell {
    /// What a scene calls the hex: `hex:5K`.
    pub fn id(self) -> Id {
        Id::of("hex", self)
    }

    /// Where the hex lies in a scene.
    pub fn hex(self) -> Hex {
        let (x, y) = self.place();
        hex_at(x, y)
    }
}

/// GK-2.1 to GK-2.3: the hexes of the board, each with what it is called and the marks on the faces of what stands
/// there. Half-hexes lie at the edge without a name, and nothing stands on them.
pub fn hexes(title: impl Fn(Cell) -> Option<Message>, mark: impl Fn(Face) -> Option<Mark>) -> Hexes {
    let cells = Cell::all().map(|cell| scene::Cell {
        id: cell.id(),
        at: cell.hex(),
        height: 0,
        ground: Tone::Plain,
        title: title(cell),
        printed: true,
        edges: edges(cell, &mark),
        half: None,
    });
    Hexes { top: Top::Flat, cells: cells.chain(halves()).collect() }
}

/// GK-14.5: what is on the faces of the building in this hex.
fn edges(building: Cell, mark: &impl Fn(Face) -> Option<Mark>) -> Vec<HexEdge> {
    let faces = Way::ALL.into_iter().map(|side| Face { building, side });
    faces.filter_map(|face| Some(HexEdge { side: face.side.side(), mark: mark(face)? })).collect()
}

/// GK-2.3: the half-hexes, by the letter of their column and the digit that would come before the first hex or after
/// the last one.
fn halves() -> impl Iterator<Item = scene::Cell> {
    let columns = (0..COLUMNS).step_by(2);
    columns.flat_map(|column| [(0, Way::S), (9, Way::N)].map(|end| (column, end))).map(
        |(column, (digit, inner))| scene::Cell {
            id: Id::of("edge", format_args!("{digit}{}", char::from(b'A' + column))),
            at: hex_at(column as i8 + 1, 2 * digit + 1),
            height: 0,
            ground: Tone::Spent,
            title: None,
            printed: false,
            edges: Vec::new(),
            half: Some(inner.side()),
        },
    )
}
