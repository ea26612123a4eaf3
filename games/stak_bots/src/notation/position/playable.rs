//! Whether a position can be played on: its procedures name what is there, fit on each other, and
//! wait for what the position says.

use super::stacked::{Written, fits};
use crate::StakBots;
use crate::frame::Frame;
use crate::table::{CARDS_MAX, Table};
use kernel::{Bout, Chance, Outcome, Pending, Seat, SeatSet, Waiting};

/// Nothing, or the first reason why the rules could not go on from here.
pub(super) fn check(bout: &Bout<StakBots>) -> Result<(), String> {
    let frames: Vec<Written> = bout.stack().iter().map(Written::of).collect();
    match bout.pending() {
        Pending::Over(outcome) => places_everybody(outcome, bout.seats()),
        Pending::Apart => Err("Stak Bots has no private procedures".to_owned()),
        Pending::Asked(seat, _) => {
            players(bout, &frames)?;
            cards(bout.table(), &frames)?;
            fits(bout, &frames)?;
            question(bout, *seat)
        }
        Pending::Rolling(chance) => {
            players(bout, &frames)?;
            cards(bout.table(), &frames)?;
            fits(bout, &frames)?;
            roll(bout, *chance)
        }
    }
}

fn require(holds: bool, otherwise: impl Into<String>) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise.into()) }
}

fn places_everybody(outcome: &Outcome, seats: u8) -> Result<(), String> {
    require(outcome.seats() == seats, "`over` must give every seat a place")
}

/// Two sides at least are still there, each with a Stak; who left is out or is being cleared away.
fn players(bout: &Bout<StakBots>, frames: &[Written]) -> Result<(), String> {
    let table = bout.table();
    let playing = table.playing();
    let side = playing.iter().next().map_or(SeatSet::EMPTY, |seat| table.options.side_of(seat));
    require(
        !playing.minus(side).is_empty(),
        "the bout would be over: one side at most is still in the game",
    )?;
    let homeless = |seat: &Seat| table.staks_of(*seat).all(|stak| !table.is_standing(stak));
    require(!playing.iter().any(|seat| homeless(&seat)), "a player whose Staks are all gone is out")?;
    let cleared = frames.last().and_then(Written::cleared);
    let staying = bout.left().and(playing);
    require(staying == cleared.map_or(SeatSet::EMPTY, SeatSet::only), "a player who left is out")
}

/// Unseen top cards are there only while something will turn them up; hands are known to their
/// holders; there are not more cards than a bout can have.
fn cards(table: &Table, frames: &[Written]) -> Result<(), String> {
    let settles = frames.last().is_some_and(Written::settles);
    for stak in table.staks() {
        let excused = settles || frames.iter().any(|frame| frame.uncovers(table, stak));
        let unknown = table.top(stak).is_some_and(|top| top.card.kind().is_none());
        require(excused || !unknown, "a top card is known")?;
    }
    let hands = (0..table.seats()).flat_map(|seat| table.hand(Seat(seat)));
    require(
        hands.into_iter().all(|held| held.card.kind().is_some()),
        "a card in a hand is known to its holder",
    )?;
    for deck in 0..table.decks() {
        let rows = table.staks().flat_map(|stak| table.stak(stak));
        let lying = rows.chain((0..table.seats()).flat_map(|seat| table.hand(Seat(seat))));
        let known = lying.filter(|lying| lying.card.deck() == deck && lying.card.kind().is_some()).count();
        let piles = [table.unseen[usize::from(deck)], table.scrapheap[usize::from(deck)]];
        let all = known + piles.iter().map(|pile| pile.total() as usize).sum::<usize>();
        require(all <= CARDS_MAX, format!("more than {CARDS_MAX} cards of one deck"))?;
    }
    Ok(())
}

/// The asked seat can answer.
fn question(bout: &Bout<StakBots>, seat: Seat) -> Result<(), String> {
    let there = bout.table().plays(seat) && !bout.left().contains(seat);
    require(seat.0 < bout.seats() && there, "a seat is asked that is not in the game")?;
    require(!bout.table().options.is_drone(seat), "the drone is never asked")?;
    let mut answers = Vec::new();
    bout.answers(seat, &mut answers);
    require(!answers.is_empty(), "the question has no answer")
}

/// The chance is what the procedure on top needs: run again, it asks for the same and changes nothing.
fn roll(bout: &Bout<StakBots>, chance: Chance) -> Result<(), String> {
    let needed = match chance {
        Chance::Draw { pile } => {
            bout.table().unseen.get(usize::from(pile)).is_some_and(|kinds| !kinds.is_empty())
        }
        Chance::Pick { of } => of > 0,
        Chance::Dice { .. } => false,
    };
    require(needed, "`rolling` has no outcome")?;
    if let Some(Frame::Drone(_)) = bout.stack().last() {
        let fits =
            chance == Chance::Draw { pile: 0 } && bout.table().supply[0] > 0 && bout.table().has_room();
        return require(fits, "the drone draws from the supply, if it has cards");
    }
    let mut again = bout.clone();
    again.start(None);
    let same = again.waiting() == Waiting::Chance(chance) && again == *bout;
    require(same, "`rolling` is not what the last procedure of `doing` needs")
}
