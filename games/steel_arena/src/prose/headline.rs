//! The headline: whose turn it is, or how the bout ended.

use super::about;
use crate::notation::letter;
use crate::view::View;
use kernel::{Outcome, Seat, SeatSet};
use words::Message;

/// Whose turn it is, or how it ended.
pub(crate) fn headline(view: &View) -> Message {
    match (&view.outcome, view.turn) {
        (Some(outcome), _) => ended(outcome, view.seat),
        (None, Some((seat, number))) => about("sa-view-turn", seat, view.seat).with("number", number),
        (None, None) => Message::new("sa-view-setup"),
    }
}

fn ended(outcome: &Outcome, looker: Option<Seat>) -> Message {
    let first = outcome.first();
    let who = if looker.is_some_and(|seat| first.contains(seat)) { "you" } else { "other" };
    let letters = |seats: SeatSet| seats.iter().map(letter).collect::<Vec<_>>().join(", ");
    let key = if outcome.is_draw() { "sa-view-drawn" } else { "sa-view-won" };
    Message::new(key).with("who", who).with("seats", letters(first)).with("count", first.len())
}
