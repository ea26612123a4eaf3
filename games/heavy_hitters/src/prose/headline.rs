//! The headline: which turn and phase it is, or how the bout ended.

use crate::HeavyHitters;
use crate::procedures::{Phase, Turn};
use crate::prose::names::gkr_word;
use kernel::{Outcome, Procedure, Seat, SeatSet, Seen};
use words::Message;

/// GK-6.1: which turn and phase it is, or how the bout ended.
pub(crate) fn headline(view: &Seen<HeavyHitters>) -> Message {
    if let Some(outcome) = view.outcome() {
        return ended(outcome, view.seat());
    }
    let Some(turn) = Turn::of(view.stack()) else { return Message::new("gk-headline-setup") };
    let glory = kernel::letter(view.table().glory);
    Message::new("gk-headline")
        .with("turn", view.table().turn)
        .with("phase", phase_word(turn.phase))
        .with("gkr", if let Phase::Move(gkr) = turn.phase { gkr_word(gkr) } else { "none" })
        .with("glory", glory)
}

fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::Begin | Phase::Deploy => "deploy",
        Phase::Move(_) | Phase::Moved => "move",
        Phase::Combat | Phase::Fought => "combat",
        Phase::Tag => "tag",
        Phase::Reset | Phase::Draw | Phase::Glory => "reset",
    }
}

fn ended(outcome: &Outcome, looker: Option<Seat>) -> Message {
    let first = outcome.first();
    let who = if looker.is_some_and(|seat| first.contains(seat)) { "you" } else { "other" };
    let letters = |seats: SeatSet| seats.iter().map(kernel::letter).collect::<Vec<_>>().join(", ");
    let key = if outcome.is_draw() { "gk-headline-drawn" } else { "gk-headline-won" };
    Message::new(key).with("who", who).with("seats", letters(first)).with("count", first.len())
}
