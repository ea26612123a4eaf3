//! Answers in words, for the seat that may give them.

use super::{direction, named};
use crate::SteelArena;
use crate::content::{brief, brief_attack, brief_movement, brief_turn};
use crate::question::{Ability, Answer, Question};
use crate::tile::Part;
use kernel::{Bout, Seat};
use words::telling::{Node, Says, message};
use words::{Arg, Message};

pub(super) fn say(bout: &Bout<SteelArena>, seat: Seat, answer: Answer) -> Message {
    match answer {
        Answer::Cell(cell) => {
            let key = match bout.question(seat) {
                Some(Question::Place) => "sa-answer-start",
                Some(Question::NextHit(_)) => "sa-answer-next-hit",
                Some(Question::Refill) => "sa-answer-refill",
                _ => "sa-answer-aim",
            };
            let target = bout.table().robot_at(cell).map_or("none".to_owned(), crate::notation::letter);
            Message::new(key).with("cell", bout.table().field().hex(cell).to_string()).with("robot", target)
        }
        Answer::Activate(of) if bout.table().is_hot(seat, of) => {
            Message::new("sa-answer-wear").with("part", part_name(bout, seat, of))
        }
        Answer::Use(ability) => used(bout, seat, ability),
        Answer::Turn(sectors) => turned("sa-answer-turn", sectors),
        Answer::Spin(sectors) => turned("sa-answer-spin", sectors),
        Answer::Split(on_damage) => split(bout, seat, on_damage),
        plain => message("sa-answer", &plain, &Own { bout, seat }),
    }
}

/// What the seat calls its own modules, and directions.
struct Own<'a> {
    bout: &'a Bout<SteelArena>,
    seat: Seat,
}

impl Says for Own<'_> {
    fn say(&self, _field: &'static str, node: &Node) -> Option<Vec<(&'static str, Arg)>> {
        match node.type_name()? {
            "Part" => Some(vec![("part", part_name(self.bout, self.seat, node.get()).into())]),
            "Direction" => Some(vec![("to", direction(node.get()).into())]),
            _ => None,
        }
    }
}

fn turned(key: &'static str, sectors: i8) -> Message {
    let way = if sectors < 0 { "left" } else { "right" };
    Message::new(key).with("way", way).with("sectors", sectors.unsigned_abs())
}

fn split(bout: &Bout<SteelArena>, seat: Seat, on_damage: u8) -> Message {
    let points = match bout.question(seat) {
        Some(Question::Split { points, .. }) => *points,
        _ => on_damage,
    };
    let heat = points.saturating_sub(on_damage);
    Message::new("sa-answer-split").with("damage", on_damage).with("heat", heat)
}

/// The effect of a central module's ability, on the visible side of the board.
fn used(bout: &Bout<SteelArena>, seat: Seat, ability: Ability) -> Message {
    let board = bout.table().board(bout.content(), seat);
    let (ability, brief) = match ability {
        Ability::Attack => ("attack", brief_attack(&board.attack)),
        Ability::Movement => ("movement", brief_movement(&board.movement)),
        Ability::Turn => ("turn", brief_turn(board.turn)),
    };
    Message::new("sa-answer-use").with("ability", ability).with("brief", brief)
}

/// The name and the effect of a part of the player's own robot. Equal modules differ by their places.
fn part_name(bout: &Bout<SteelArena>, seat: Seat, part: Part) -> Message {
    let Part::Slot(slot) = part else { return Message::new("sa-central") };
    let modules = bout.table().modules(seat);
    let kind = modules.get(usize::from(slot)).and_then(|module| module.tile.kind);
    let Some(kind) = kind else { return Message::new("sa-nothing") };
    let name = named(bout.content(), kind);
    let copies = modules.iter().filter(|module| module.tile.kind == Some(kind)).count();
    let tile = if copies == 1 {
        name
    } else {
        Message::new("sa-tile-at").with("tile", name).with("place", slot + 1)
    };
    match brief(&bout.content().kind(kind).what) {
        Some(brief) => Message::new("sa-tile-brief").with("tile", tile).with("brief", brief),
        None => tile,
    }
}
