//! Placing: what is laid or deployed, as ghosts on the plane with the tool that moves them. PR-R64, PR-R65.

use super::{Look, board, ids};
use crate::PacificRim;
use crate::places::{Element, waiting};
use crate::question::{Answer, Question};
use crate::table::{Load, Who};
use kernel::Offer;
use scene::{Glyph, Id, Piece, Point, Pose, PoseTool, Spot, Tone};
use words::Message;

/// The smallest turn, in thousandths of a degree.
const TURN: i32 = 1_000;
/// It stands above everything.
const LAYER: i16 = 4;

/// What can be placed now.
struct Ghost {
    id: Id,
    title: Message,
    glyph: Glyph,
    base: Vec<Point>,
    covers: Vec<Vec<Point>>,
    start: Pose,
    answer: String,
}

/// The ghost of the element that is laid.
pub(super) fn element() -> Id {
    Id::of("ghost", 0)
}

/// The ghosts of all that can be placed now; the first one is placed unless another is chosen.
fn ghosts(look: Look<'_>, offers: &[Offer<PacificRim>]) -> Vec<Ghost> {
    match look.view.question() {
        Some(Question::Lay(element)) => vec![laid(look, *element, offers)],
        Some(Question::Deploy(side) | Question::Reserve(side)) => {
            waiting(look.names.table, *side).filter_map(|who| deployed(look, who, offers)).collect()
        }
        _ => Vec::new(),
    }
}

fn laid(look: Look<'_>, wanted: Element, offers: &[Offer<PacificRim>]) -> Ghost {
    let (glyph, base, covers) = match wanted {
        Element::Terrain(piece) => (Glyph::named("ruins"), Vec::new(), board::covered(look, piece)),
        Element::Building(kind) => (Glyph::named(board::standing(kind)), board::outline(), Vec::new()),
        Element::Object(kind) => (board::load(look, Load::Object(kind)), board::round(), Vec::new()),
    };
    Ghost {
        id: element(),
        title: look.names.element(wanted),
        glyph,
        base,
        covers,
        start: start(look, offers, None),
        answer: "lay {x} {y} {turn}".to_owned(),
    }
}

fn deployed(look: Look<'_>, who: Who, offers: &[Offer<PacificRim>]) -> Option<Ghost> {
    let figure = look.names.table.model(who)?;
    Some(Ghost {
        id: element().at(ids::code(who)),
        title: look.names.model(who),
        glyph: board::figure(look, figure),
        base: board::outline(),
        covers: Vec::new(),
        start: start(look, offers, Some(who)),
        answer: format!("deploy {} {{x}} {{y}} {{turn}}", ids::code(who)),
    })
}

/// Where the ghost begins: in the middle of the listed places, or of the plane.
fn start(look: Look<'_>, offers: &[Offer<PacificRim>], model: Option<Who>) -> Pose {
    let listed = |offer: &Offer<PacificRim>| match offer.answer {
        Answer::Lay { x, y, turn } if model.is_none() => Some(Pose { at: Point { x, y }, turned: turn }),
        Answer::Deploy { who, x, y, turn } if model == Some(who) => {
            Some(Pose { at: Point { x, y }, turned: turn })
        }
        _ => None,
    };
    let all: Vec<Pose> = offers.iter().filter_map(listed).collect();
    let mat = look.names.content.mat(look.names.table.mat);
    let middle = Point { x: i32::from(mat.width) / 2, y: i32::from(mat.depth) / 2 };
    let away = |pose: &&Pose| (pose.at.x - middle.x).abs() + (pose.at.y - middle.y).abs();
    all.iter().min_by_key(away).copied().unwrap_or(Pose { at: middle, turned: 0 })
}

/// The pieces of the ghosts, while something is placed.
pub(super) fn pieces(look: Look<'_>, offers: &[Offer<PacificRim>]) -> Vec<Piece> {
    let piece = |ghost: Ghost| Piece {
        id: ghost.id,
        title: ghost.title,
        spot: Spot::Free(ghost.start),
        layer: LAYER,
        base: ghost.base,
        glyph: ghost.glyph,
        tone: Tone::Asked,
        marks: Vec::new(),
    };
    ghosts(look, offers).into_iter().map(piece).collect()
}

/// The tool that moves the first ghost, with those of the others.
pub(super) fn tool(look: Look<'_>, offers: &[Offer<PacificRim>]) -> Option<PoseTool> {
    let tool = |ghost: Ghost| PoseTool {
        covers: ghost.covers,
        ..PoseTool::new(ghost.id, ghost.start, TURN, ghost.answer)
    };
    let mut all = ghosts(look, offers).into_iter().map(tool);
    let first = all.next()?;
    Some(PoseTool { others: all.collect(), ..first })
}
