//! The headline: which round and whose turn it is, or how the bout ended.

use crate::PacificRim;
use crate::content::{Content, Side, side_word};
use crate::procedures::{CHECKS_FROM, Round, RoundStep, dice_of_check};
use crate::queries::has_bomb;
use kernel::{Outcome, Procedure, Seat, Seen};
use words::Message;

/// PR-5: which round it is and what is done in it, or how the bout ended.
pub(crate) fn headline(content: &Content, view: &Seen<PacificRim>) -> Message {
    if let Some(outcome) = view.outcome() {
        return ended(view, outcome);
    }
    let round = Round::of(view.stack());
    let phase = round.map_or("setup", |round| phase(round.step));
    let (side, impulse) = round.map_or((Side::Ppdc, 0), |round| (round.turn, round.impulse));
    let last = match dice_of_check(view.table(), content) {
        Some(_) => "perhaps",
        None if has_bomb(view.table(), content) => "never",
        None => "later",
    };
    Message::new("pr-headline")
        .with("last", last)
        .with("first", CHECKS_FROM)
        .with("round", view.table().round())
        .with("phase", phase)
        .with("side", side_word(side))
        .with("impulse", impulse)
}

fn phase(step: RoundStep) -> &'static str {
    match step {
        RoundStep::Begin | RoundStep::Choose => "choose",
        RoundStep::First
        | RoundStep::Roll
        | RoundStep::Again
        | RoundStep::AgainOther
        | RoundStep::RollAgain => "impulse",
        RoundStep::Activate | RoundStep::Activated => "turns",
        RoundStep::End | RoundStep::Check => "end",
    }
}

fn ended(view: &Seen<PacificRim>, outcome: &Outcome) -> Message {
    let first = outcome.first();
    if outcome.is_draw() {
        return Message::new("pr-headline-drawn");
    }
    let who = if view.seat().is_some_and(|seat| first.contains(seat)) { "you" } else { "other" };
    let side = first.iter().next().map_or(Side::Ppdc, |seat: Seat| view.table().side(seat));
    Message::new("pr-headline-won").with("who", who).with("side", side_word(side))
}
