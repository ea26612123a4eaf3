//! The field as a board: cells, the tiles on them, and robots that look somewhere.

use super::{cell_id, glyph, panel, robot_id};
use crate::content::{Content, Kind, Terrain, What, say_what};
use crate::field::Cell;
use crate::notation::letter;
use crate::prose::{about, backed, named};
use crate::table::Ground;
use crate::view::{RobotView, View};
use kernel::Seat;
use scene::{Board, Field, Glyph, Hex, Hexes, Id, Mark, Piece, Spot, Tone, Top};
use words::Message;

/// The layers of pieces on one cell.
const TILE: i16 = 0;
const ROBOT: i16 = 1;

pub(super) fn board(content: &Content, view: &View) -> Board {
    let cells = view.cells.iter().map(|cell| scene::Cell {
        id: cell_id(cell.hex),
        at: place(cell.hex),
        height: 0,
        ground: Tone::Plain,
        title: None,
        printed: false,
        edges: Vec::new(),
        half: None,
    });
    let tiles = (0..view.cells.len() as u8).filter_map(|cell| tile(content, view, Cell(cell)));
    let robots = (0..).map(Seat).zip(&view.robots).filter_map(|(seat, robot)| robot_piece(view, seat, robot));
    Board {
        id: Id::of("field", 0),
        title: Message::new("sa-scene-field"),
        field: Field::Hexes(Hexes { top: Top::Pointed, cells: cells.collect() }),
        pieces: tiles.chain(robots).collect(),
    }
}

fn place(hex: tabletop::Hex) -> Hex {
    Hex { q: hex.q, r: hex.r }
}

/// SA-1.10: face down the colour is seen; face up everything.
fn tile(content: &Content, view: &View, cell: Cell) -> Option<Piece> {
    let there = view.cell(cell);
    let (title, glyph, colour, marks) = match there.ground {
        Ground::Empty => return None,
        Ground::Down(back) => (backed(back), glyph::back(back), back.colour(), Vec::new()),
        Ground::Up(kind) => {
            let printed = content.kind(kind);
            (named(content, kind), glyph::of(printed), printed.back.colour(), printed_marks(printed))
        }
    };
    Some(Piece {
        id: Id::of("tile", there.hex),
        title,
        spot: Spot::Cell { hex: place(there.hex), facing: None },
        layer: TILE,
        base: Vec::new(),
        glyph,
        tone: Tone::Ground(colour as u8),
        marks,
    })
}

/// All that is printed on a tile that lies face up, with drawings and numbers for whoever has no room for
/// words.
fn printed_marks(kind: &Kind) -> Vec<Mark> {
    if let What::Terrain(terrain) = &kind.what {
        return terrain_marks(terrain);
    }
    let mut lines = say_what(&kind.what).into_iter();
    let main = panel::number(kind).zip(lines.next());
    let main = main.map(|((value, _), words)| Mark::new(words, Tone::Plain).counting(value));
    let others = lines.map(|words| Mark::new(words, Tone::Plain));
    main.into_iter().chain(others).chain(panel::properties(kind)).collect()
}

fn terrain_marks(terrain: &Terrain) -> Vec<Mark> {
    let feature = |feature: &'static str, number: u8, tone: Tone| {
        let words = Message::new("sa-tile-terrain").with("feature", feature).with("number", number);
        Mark::new(words, tone).drawn(feature)
    };
    let number = |name: &'static str, number: u8, tone: Tone| {
        (number > 0).then(|| feature(name, number, tone).counting(number))
    };
    let flag = |name: &'static str, on: bool, tone: Tone| on.then(|| feature(name, 0, tone));
    let marks = [
        flag("obstacle", terrain.obstacle, Tone::Plain),
        flag("interference", terrain.interference, Tone::Plain),
        number("blast", terrain.blast, Tone::Harm),
        number("splinter", terrain.splinter, Tone::Harm),
        number("burns", terrain.burns, Tone::Harm),
        flag("cools", terrain.cools, Tone::Help),
        number("cover", terrain.cover, Tone::Help),
    ];
    marks.into_iter().flatten().collect()
}

/// SA-2.19: the robot token and where its arrow points.
fn robot_piece(view: &View, seat: Seat, robot: &RobotView) -> Option<Piece> {
    let cell = robot.cell?;
    let damage = Message::new("sa-scene-damage").with("damage", robot.damage);
    let damage = Mark::new(damage, Tone::Harm).drawn("damage").counting(robot.damage);
    Some(Piece {
        id: robot_id(seat),
        title: about("sa-scene-robot", seat, view.seat).with("letter", letter(seat)),
        spot: Spot::Cell { hex: place(view.cell(cell).hex), facing: Some(robot.facing as u8) },
        layer: ROBOT,
        base: Vec::new(),
        glyph: Glyph::named(format!("robot-{}", seat.0)),
        tone: Tone::Side(seat.0),
        marks: (robot.damage > 0).then_some(damage).into_iter().collect(),
    })
}
