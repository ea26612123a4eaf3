//! The headline: whose turn it is and who owes an answer, or how the bout ended.

use super::letters;
use super::reader::Reader;
use crate::view::{TurnView, View};
use kernel::Outcome;
use words::Message;

impl Reader<'_> {
    /// The first line: the turn and who owes an answer, or how the bout ended.
    pub(crate) fn headline(&self, view: &View) -> Message {
        if let Some(outcome) = &view.outcome {
            return say_outcome(self, outcome);
        }
        let owing = match self.seat {
            _ if view.owing.is_empty() => "nobody",
            Some(seat) if view.owing.contains(seat) => "you",
            _ => "others",
        };
        let message = match view.turn {
            Some(turn) => turn_line(self, turn),
            None => Message::new("sb-view-opening"),
        };
        message.with("owing", owing).with("asked", letters(view.owing.iter()))
    }
}

fn turn_line(reader: &Reader<'_>, turn: TurnView) -> Message {
    reader
        .about("sb-view-turn", turn.seat)
        .with("turn", turn.number)
        .with("fed", super::yes(turn.fed))
        .with("last", super::yes(turn.last))
        .with("attacks", turn.attacks)
        .with("tally", reader.options.attack_tally)
}

fn say_outcome(reader: &Reader<'_>, outcome: &Outcome) -> Message {
    let first = outcome.first();
    let among = reader.seat.is_some_and(|seat| first.contains(seat));
    let result = match (outcome.is_draw(), among, first.len() > 1) {
        (true, _, _) => "drawn",
        (false, true, false) => "you",
        (false, true, true) => "your-side",
        (false, false, false) => "other",
        (false, false, true) => "other-side",
    };
    Message::new("sb-view-outcome")
        .with("result", result)
        .with("seats", letters(first.iter()))
        .with("ending", outcome.ending.word())
}
