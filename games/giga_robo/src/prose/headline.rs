//! The headline: whose turn it is, or how the bout ended.

use super::names::{Names, letter};
use crate::view::View;
use kernel::{Outcome, Seat, SeatSet};
use words::Message;

/// Whose turn it is, or how the bout ended.
pub(crate) fn headline(names: Names<'_>, view: &View) -> Message {
    match &view.outcome {
        Some(outcome) => ended(outcome, view.seat),
        None if view.turn == 0 => Message::new("gr-view-setup"),
        None => names.about("gr-view-turn", view.active).with("number", view.turn),
    }
}

fn ended(outcome: &Outcome, looker: Option<Seat>) -> Message {
    let first = outcome.first();
    let who = if looker.is_some_and(|seat| first.contains(seat)) { "you" } else { "other" };
    let letters = |seats: SeatSet| seats.iter().map(letter).collect::<Vec<_>>().join(", ");
    let key = if outcome.is_draw() { "gr-view-drawn" } else { "gr-view-won" };
    Message::new(key).with("who", who).with("seats", letters(first)).with("count", first.len())
}
