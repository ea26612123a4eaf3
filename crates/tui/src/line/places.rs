//! Places in words, as somebody says them who stands on the board: how far, whether ahead or behind, to which side.

use crate::cells::{apart, middle};
use draw::prose::{On, centre};
use scene::{Board, Choice, Field, Hex, Id, Piece, Point, Scene, Spot, Tone, Top};
use words::Message;

/// The points of the compass, clockwise.
const COMPASS: [&str; 8] =
    ["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"];
/// The sides of whoever looks somewhere, clockwise.
const SIDES: [&str; 8] =
    ["ahead", "ahead-right", "right", "behind-right", "behind", "behind-left", "left", "ahead-left"];
/// So near to straight ahead or straight behind is no side, in degrees; so near to a quarter is no more than a side.
const STRAIGHT: f64 = 15.0;

/// A board as the looker's robot sees it.
pub(super) struct Places<'s> {
    board: &'s Board,
    own: &'s Piece,
    /// Whether it is the only one of the looker there.
    is_alone: bool,
}

impl<'s> Places<'s> {
    /// From where the looker's robot stands, if it stands on a board: the first that faces somewhere, or else the first.
    pub(super) fn of(scene: &'s Scene) -> Option<Places<'s>> {
        let looker = scene.looker?;
        let own = |board: &'s Board| {
            let is_own = |piece: &&Piece| piece.tone == Tone::Side(looker);
            let mut pieces = board.pieces.iter().filter(is_own);
            let (first, is_alone) = (pieces.clone().next()?, pieces.clone().nth(1).is_none());
            let own = pieces.find(|piece| heading(board, piece).is_some()).unwrap_or(first);
            Some(Places { board, own, is_alone })
        };
        scene.boards().into_iter().find_map(own)
    }

    /// Where a thing on a board is. Nothing if that is better said by its coordinates.
    pub(super) fn place(&self, board: &Board, on: On<'_>) -> Option<Message> {
        if board.id != self.board.id {
            return None;
        }
        match on {
            On::Piece(piece) => Some(self.said(spot_at(piece), Some(piece))),
            On::Shape(shape) => Some(self.said(At::Point(centre(shape)), None)),
        }
    }

    /// Where the first thing is that an answer is about, if it is on the board and not the looker's robot.
    pub(super) fn of_choice(&self, choice: &Choice) -> Option<Message> {
        let id = choice.things.first().filter(|id| **id != self.own.id)?;
        let place = self.said(self.find(id)?, None);
        if self.is_alone {
            return Some(place);
        }
        Some(Message::new("tui-from-piece").with("place", place).with("piece", self.own.title.clone()))
    }

    fn find(&self, id: &Id) -> Option<At> {
        let piece = self.board.pieces.iter().find(|piece| piece.id == *id).map(spot_at);
        piece.or_else(|| match &self.board.field {
            Field::Hexes(hexes) => {
                hexes.cells.iter().find(|cell| cell.id == *id).map(|cell| At::Hex(cell.at))
            }
            Field::Plane(plane) => {
                let shape = plane.shapes.iter().find(|shape| shape.id == *id)?;
                Some(At::Point(centre(shape)))
            }
        })
    }

    /// The distance, unless nobody measures; the direction; and where it faces.
    fn said(&self, to: At, piece: Option<&Piece>) -> Message {
        let (dx, dy) = self.vector(to);
        let away = dx.hypot(dy);
        let bearing = dx.atan2(-dy).to_degrees();
        let way = match heading(self.board, self.own) {
            _ if piece.is_some_and(|piece| piece.id == self.own.id) => "own",
            _ if away < f64::EPSILON => "here",
            Some(ahead) => SIDES[sector(bearing - ahead, STRAIGHT)],
            None => COMPASS[sector(bearing, STRAIGHT)],
        };
        // A robot looks somewhere; how a building is turned says nothing.
        let robot = piece.filter(|piece| matches!(piece.tone, Tone::Side(_)));
        let faces = robot.and_then(|piece| heading(self.board, piece));
        let compass = COMPASS[sector(faces.unwrap_or(0.0), STRAIGHT)];
        let words = Message::new("tui-from-here").with("way", way).with("faces", compass);
        let words = words.with("looks", if faces.is_some() { "somewhere" } else { "nowhere" });
        match self.distance(to).filter(|_| !matches!(way, "own" | "here")) {
            Some((unit, far)) => words.with("unit", unit).with("far", far),
            None => words.with("unit", "none").with("far", 0),
        }
    }

    fn vector(&self, to: At) -> (f64, f64) {
        let at = |at: At| match (at, &self.board.field) {
            (At::Hex(hex), Field::Hexes(hexes)) => middle(hexes.top, hex),
            (At::Hex(hex), Field::Plane(_)) => middle(Top::Pointed, hex),
            (At::Point(point), _) => (f64::from(point.x), f64::from(point.y)),
        };
        let (from, to) = (at(spot_at(self.own)), at(to));
        (to.0 - from.0, to.1 - from.1)
    }

    /// How far it is. On a plane that nobody measures, nobody is told.
    fn distance(&self, to: At) -> Option<(&'static str, u32)> {
        match (spot_at(self.own), to, &self.board.field) {
            (At::Hex(from), At::Hex(to), _) => Some(("hexes", apart(from, to).into())),
            (At::Point(_), At::Point(_), Field::Plane(plane)) if !plane.unruled => {
                let (dx, dy) = self.vector(to);
                Some(("mm", dx.hypot(dy).round() as u32))
            }
            _ => None,
        }
    }
}

/// A place on a board.
#[derive(Clone, Copy)]
enum At {
    Hex(Hex),
    Point(Point),
}

fn spot_at(piece: &Piece) -> At {
    match piece.spot {
        Spot::Cell { hex, .. } => At::Hex(hex),
        Spot::Free(pose) => At::Point(pose.at),
    }
}

/// Where a piece faces, in degrees clockwise from upwards.
fn heading(board: &Board, piece: &Piece) -> Option<f64> {
    match (piece.spot, &board.field) {
        (Spot::Cell { facing, .. }, Field::Hexes(hexes)) => {
            let first = if hexes.top == Top::Flat { 120.0 } else { 90.0 };
            facing.map(|side| first + 60.0 * f64::from(side))
        }
        (Spot::Cell { .. }, Field::Plane(_)) => None,
        (Spot::Free(pose), _) => Some(f64::from(pose.turned) / 1000.0),
    }
}

/// Which of eight directions this is: four that are narrow, and between them four wide ones.
fn sector(degrees: f64, narrow: f64) -> usize {
    let degrees = degrees.rem_euclid(360.0);
    let quarter = (degrees / 90.0).round();
    let is_narrow = (degrees - quarter * 90.0).abs() <= narrow;
    let sector = if is_narrow { 2.0 * quarter } else { 2.0 * (degrees / 90.0).floor() + 1.0 };
    sector as usize % 8
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edge::language;
    use scene::{Glyph, Hexes, Part, Plane, Pose, Prompt};

    fn robot(seat: u8, spot: Spot) -> Piece {
        Piece {
            id: Id::of("robot", seat),
            title: Message::new("tui-seat").with("seat", "robot"),
            spot,
            layer: 0,
            base: Vec::new(),
            glyph: Glyph::named("mech"),
            tone: Tone::Side(seat),
            marks: Vec::new(),
        }
    }

    fn seen(board: &Board) -> Scene {
        Scene {
            game: "none".to_owned(),
            headline: board.title.clone(),
            looker: Some(0),
            seats: 2,
            parts: vec![Part::Board(board.clone())],
            overlays: Vec::new(),
            prompt: Prompt::default(),
            outcome: None,
        }
    }

    fn board(field: Field, pieces: Vec<Piece>) -> Board {
        let title = Message::new("tui-seat").with("seat", "board");
        Board { id: Id::of("board", 0), title, field, pieces }
    }

    /// Where the second robot is, as the first one sees it.
    fn told(field: Field, own: Spot, other: Spot) -> String {
        let board = board(field, vec![robot(0, own), robot(1, other)]);
        let scene = seen(&board);
        let speaker = language::speaker(Some("en"), &[]);
        let places = Places::of(&scene).expect("the looker has a robot");
        let said = |on: &Piece| speaker.say(&places.place(&board, On::Piece(on)).expect("it is told"));
        assert!(said(&board.pieces[0]).starts_with("places are told from here"));
        assert_eq!(speaker.faults(), [], "everything has words");
        said(&board.pieces[1])
    }

    fn on_hexes(top: Top, facing: Option<u8>, (q, r): (i16, i16)) -> String {
        let own = Spot::Cell { hex: Hex { q: 0, r: 0 }, facing };
        let other = Spot::Cell { hex: Hex { q, r }, facing: None };
        told(Field::Hexes(Hexes { top, cells: Vec::new() }), own, other)
    }

    #[test]
    fn among_hexes_the_distance_and_the_side_are_told() {
        assert_eq!(on_hexes(Top::Pointed, Some(0), (5, 0)), "5 hexes ahead");
        assert_eq!(on_hexes(Top::Pointed, Some(0), (-1, 0)), "1 hex behind");
        assert_eq!(on_hexes(Top::Pointed, Some(0), (3, 1)), "4 hexes ahead");
        assert_eq!(on_hexes(Top::Pointed, Some(0), (0, 3)), "3 hexes ahead, to the right");
        assert_eq!(on_hexes(Top::Pointed, Some(3), (0, 3)), "3 hexes behind, to the left");
        assert_eq!(
            on_hexes(Top::Flat, Some(4), (0, -4)),
            "4 hexes ahead",
            "side 4 of flat tops is the upper one"
        );
        assert_eq!(on_hexes(Top::Flat, Some(4), (4, -2)), "4 hexes to the right");
        assert_eq!(
            on_hexes(Top::Flat, None, (0, 2)),
            "2 hexes to the south",
            "whoever faces nowhere has a compass"
        );
        assert_eq!(on_hexes(Top::Flat, Some(1), (0, 0)), "where you are");
    }

    #[test]
    fn an_answer_says_where_it_leads_and_from_whom_if_the_looker_has_several() {
        let at = |q, facing| Spot::Cell { hex: Hex { q, r: 0 }, facing };
        let hexes = || Field::Hexes(Hexes { top: Top::Pointed, cells: Vec::new() });
        let (own, other) = (robot(0, at(0, Some(0))), robot(1, at(2, None)));
        let drone = Piece { id: Id::of("drone", 0), ..robot(0, at(-1, None)) };
        let speaker = language::speaker(Some("en"), &[]);
        let told = |pieces: Vec<Piece>, id: &Id| {
            let scene = seen(&board(hexes(), pieces));
            let choice = Choice::new("go".to_owned(), scene.headline.clone(), vec![id.clone()]);
            Places::of(&scene).and_then(|places| places.of_choice(&choice)).map(|words| speaker.say(&words))
        };
        let alone = vec![own.clone(), other.clone()];
        assert_eq!(told(alone.clone(), &other.id).as_deref(), Some("2 hexes ahead"));
        assert_eq!(told(alone, &own.id), None, "one's own robot is where it is");
        let several = vec![drone, own, other.clone()];
        assert_eq!(
            told(several, &other.id).as_deref(),
            Some("2 hexes ahead, from robot"),
            "who faces somewhere looks"
        );
    }

    #[test]
    fn on_a_plane_that_nobody_measures_no_distance_is_told() {
        let at = |x, y, turned| Spot::Free(Pose { at: Point { x, y }, turned });
        let on = |unruled| {
            let field = Field::Plane(Plane {
                unruled,
                width: 1000,
                depth: 1000,
                shapes: Vec::new(),
                ground: scene::Tone::Plain,
            });
            told(field, at(500, 500, 90_000), at(800, 900, 0))
        };
        assert_eq!(on(false), "500 mm ahead, to the right, facing north");
        assert_eq!(on(true), "ahead, to the right, facing north");
    }
}
