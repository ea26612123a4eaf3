//! The verdict: by which road the bout came to its end, and the figures that decided.

use super::names::Names;
use crate::HeavyHitters;
use crate::procedures::ending::DEMOLISHED;
use kernel::{Ending, Outcome, Seat, SeatSet, Seen};
use words::Message;

/// GK-17, GK-18.1: how the bout ended, once it is over.
pub(crate) fn verdict(names: Names<'_>, view: &Seen<HeavyHitters>) -> Option<Message> {
    let outcome = view.outcome()?;
    let (table, left) = (names.table, view.left());
    let mut seats = (0..table.seats()).map(Seat);
    let said = match seats.find(|&seat| table.demolished(seat) >= DEMOLISHED) {
        Some(seat) => names.whose("gk-verdict-demolition", seat).with("buildings", table.demolished(seat)),
        None if table.turn == 0 && !left.is_empty() => {
            Message::new("gk-verdict-parted").with("fates", fates(names, left))
        }
        None => match (outcome.ending, only(table.alive())) {
            (Ending::Rules, Some(seat)) => last_one(names, seat, left),
            (Ending::Rules | Ending::Time | Ending::Limit, _) => scored(names, outcome, left),
        },
    };
    Some(said.with("turn", table.turn))
}

fn only(seats: SeatSet) -> Option<Seat> {
    seats.iter().next().filter(|_| seats.len() == 1)
}

/// GK-17.3, GK-18.1, GK-R35: one Heavy Hitter is left.
fn last_one(names: Names<'_>, seat: Seat, left: SeatSet) -> Message {
    let said =
        names.whose("gk-verdict-last", seat).with("name", names.piece(seat, crate::content::Gkr::Hitter));
    said.with("fates", fates(names, left)).with("cards", names.table.player(seat).sound())
}

/// What became of each Heavy Hitter that is not on the board.
fn fates(names: Names<'_>, left: SeatSet) -> Vec<Message> {
    let gone = |&seat: &Seat| left.contains(seat) || is_destroyed(names, seat);
    let fate = |seat: Seat| {
        let fate = if left.contains(seat) { "left" } else { "destroyed" };
        names.whose("gk-verdict-fate", seat).with("fate", fate)
    };
    let fallen = (0..names.table.seats()).map(Seat).filter(gone);
    let shown = fallen.filter(|&seat| names.table.turn > 0 || left.contains(seat));
    shown.map(fate).collect()
}

/// GK-17.4 to GK-17.8, GK-R36, GK-R38, GK-R70, GK-T1: the points were counted, and what broke a tie.
fn scored(names: Names<'_>, outcome: &Outcome, left: SeatSet) -> Message {
    let table = names.table;
    let why = match outcome.ending {
        Ending::Time => "time",
        Ending::Limit => "limit",
        Ending::Rules if table.closing || are_all_destroyed(names) => "destroyed",
        Ending::Rules => "turns",
    };
    let mut seats: Vec<Seat> = (0..table.seats()).map(Seat).filter(|&seat| is_counted(names, seat)).collect();
    seats.sort_by_key(|&seat| outcome.place(seat));
    let score = |&seat: &Seat| {
        let player = table.player(seat);
        let (cards, spaces) = (player.sound(), player.space);
        let said = names.whose("gk-verdict-score", seat).with("points", cards + spaces);
        said.with("cards", cards).with("spaces", spaces)
    };
    Message::new("gk-verdict-counted")
        .with("why", why)
        .with("fates", fates(names, left))
        .with("scores", seats.iter().map(score).collect::<Vec<Message>>())
        .with("tie", tie(names, &seats))
}

/// GK-R37: who left or was destroyed does not score; if all were destroyed at once, all of them do (GK-R38).
fn is_counted(names: Names<'_>, seat: Seat) -> bool {
    are_all_destroyed(names) || !is_destroyed(names, seat)
}

/// GK-5.7, GK-R38: whether all cards of the seat are damaged. Where that ends the bout for all at once, the robots still
/// stand.
fn is_destroyed(names: Names<'_>, seat: Seat) -> bool {
    !names.table.is_alive(seat) || names.table.turn > 0 && names.table.player(seat).sound() == 0
}

fn are_all_destroyed(names: Names<'_>) -> bool {
    (0..names.table.seats()).map(Seat).all(|seat| is_destroyed(names, seat))
}

/// GK-17.7, GK-17.8: what decided between the first two, where it was not the points.
fn tie(names: Names<'_>, ranked: &[Seat]) -> &'static str {
    let table = names.table;
    let [first, second, ..] = *ranked else { return "none" };
    let space = |seat: Seat| table.player(seat).space;
    let points = |seat: Seat| table.player(seat).sound() + space(seat);
    if points(first) != points(second) {
        "none"
    } else if space(first) != space(second) {
        "space"
    } else if table.tags_standing(first) != table.tags_standing(second) {
        "tags"
    } else {
        "even"
    }
}
