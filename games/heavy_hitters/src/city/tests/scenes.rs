//! The board of a scene: every hex in its place, half-hexes at the edge, marks on the faces.

use super::at;
use crate::city::{Cell, Face, Way, board};
use scene::{Board, Field, Hex, Id, Mark, Part, Scene, Tone, Top};
use std::collections::BTreeSet;
use words::Message;

/// The neighbours of a scene's hex by side: 0 to 5 clockwise, 0 towards growing columns.
const AROUND: [(i16, i16); 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];

#[test]
fn hexes_lie_as_on_the_board() {
    assert_eq!(at("5F").hex(), Hex { q: 0, r: 0 });
    for cell in Cell::all() {
        for way in Way::ALL {
            let (q, r) = AROUND[usize::from(way.side())];
            let beside = Hex { q: cell.hex().q + q, r: cell.hex().r + r };
            let neighbour = Cell::all().find(|other| other.hex() == beside);
            assert_eq!(cell.neighbour(way), neighbour, "{way} of {cell}");
        }
    }
}

/// GK-2.1 to GK-2.3, GK-14.5.
#[test]
fn a_scene_has_all_hexes_with_labels_and_the_edge_without() {
    let face = Face { building: at("5E"), side: Way::NE };
    let title = |cell: Cell| Some(Message::new("gk-hex").with("hex", cell.to_string()));
    let mark = |here: Face| (here == face).then(|| Mark::new(Message::new("gk-tag"), Tone::Side(1)));
    let hexes = board::hexes(title, mark);
    assert_eq!((hexes.top, hexes.cells.len()), (Top::Flat, 105));
    assert_eq!(hexes.cells.iter().map(|cell| cell.at).collect::<BTreeSet<_>>().len(), 105);
    let edge: Vec<&str> =
        hexes.cells.iter().filter(|cell| cell.title.is_none()).map(|cell| cell.id.as_str()).collect();
    assert_eq!(edge.len(), 12);
    assert!(edge.iter().all(|id| id.starts_with("edge:0") || id.starts_with("edge:9")), "{edge:?}");
    let marked: Vec<(String, u8)> = hexes
        .cells
        .iter()
        .flat_map(|cell| cell.edges.iter().map(|edge| (cell.id.to_string(), edge.side)))
        .collect();
    assert_eq!(marked, [("hex:5E".to_owned(), 5)]);
    let board = Board {
        id: Id::of("board", 0),
        title: Message::new("gk-board"),
        field: Field::Hexes(hexes),
        pieces: Vec::new(),
    };
    let mut scene = Scene::of("heavy-hitters", None::<u8>, 2, Message::new("gk-about"), false);
    scene.parts.push(Part::Board(board));
    assert_eq!(scene::faults(&scene), []);
}
