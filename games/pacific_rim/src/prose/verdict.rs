//! The verdict: by which road the battle came to its end, and the points that decided.

use crate::PacificRim;
use crate::content::{Content, Side, Special, side_word};
use crate::queries::{at_breach, points};
use crate::table::{Standing, Table};
use kernel::{Ending, Outcome, Seat, Seen};
use words::Message;

/// PR-17, PR-18: how the battle ended, once it is over.
pub(crate) fn verdict(content: &Content, view: &Seen<PacificRim>) -> Option<Message> {
    let outcome = view.outcome()?;
    let table = view.table();
    let winner = outcome.first().iter().next().map_or(Side::Ppdc, |seat| table.side(seat));
    let [ppdc, kaiju] = Side::ALL.map(|side| points(table, content, side));
    let said = Message::new("pr-verdict")
        .with("road", road(content, view, outcome, winner))
        .with("side", side_word(winner))
        .with("tie", if ppdc == kaiju { "yes" } else { "no" })
        .with("ppdc", ppdc)
        .with("kaiju", kaiju);
    Some(said.with("round", table.round()))
}

fn road(content: &Content, view: &Seen<PacificRim>, outcome: &Outcome, winner: Side) -> &'static str {
    let table = view.table();
    let mut seats = (0..view.seats()).map(Seat).filter(|&seat| table.side(seat) == winner.foe());
    if seats.all(|seat| view.left().contains(seat)) {
        return "left";
    }
    let [is_beaten, is_gone] = [winner.foe(), winner].map(|side| is_wiped_out(table, side));
    let has_bomb = table.scenario.is_some_and(|id| content.scenario(id).has(Special::Bomb));
    let is_through = || table.models().any(|(who, _)| at_breach(table, content, who));
    match outcome.ending {
        Ending::Time => "time",
        Ending::Limit => "limit",
        // PR-18.12, PR-18.13.
        Ending::Rules if is_beaten && is_gone => "both",
        Ending::Rules if is_beaten => "out",
        // PR-19.24, PR-19.25.
        Ending::Rules if has_bomb && winner == Side::Kaiju => "bomb",
        Ending::Rules if has_bomb && is_through() => "breach",
        Ending::Rules => "points",
    }
}

fn is_wiped_out(table: &Table, side: Side) -> bool {
    let mut models = table.models().filter(|(who, _)| who.side() == side);
    models.all(|(_, figure)| figure.standing == Standing::Destroyed)
}
