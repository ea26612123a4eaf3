//! Whether a position can be played on: its procedures fit on each other and on the table, and wait for what it says.

use crate::StakBots;
use crate::card::StakId;
use crate::frame::{Awaited, Frame};
use crate::table::{CARDS_MAX, Table};
use kernel::{Bout, Chance, Pending, Seat, SeatSet};

/// Nothing, or the first reason why the rules could not go on from here.
pub(super) fn check(bout: &Bout<StakBots>) -> Result<(), String> {
    if let Pending::Over(outcome) = bout.pending() {
        return require(outcome.seats() == bout.seats(), "`over` must give every seat a place");
    }
    players(bout)?;
    cards(bout)?;
    require(goes_on(bout), "the procedures do not wait for that, here")
}

fn require(holds: bool, otherwise: impl Into<String>) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise.into()) }
}

/// Two sides at least are still there, each with a Stak; who left is out or is being cleared away.
fn players(bout: &Bout<StakBots>) -> Result<(), String> {
    let table = bout.table();
    let playing = table.playing();
    let side = playing.iter().next().map_or(SeatSet::EMPTY, |seat| table.options.side_of(seat));
    require(
        !playing.minus(side).is_empty(),
        "the bout would be over: one side at most is still in the game",
    )?;
    let homeless = |seat: &Seat| table.staks_of(*seat).all(|stak| !table.is_standing(stak));
    require(!playing.iter().any(|seat| homeless(&seat)), "a player whose Staks are all gone is out")?;
    let cleared = match bout.stack().last() {
        Some(Frame::Clearing(clearing)) if table.has_seat(clearing.seat) => SeatSet::only(clearing.seat),
        _ => SeatSet::EMPTY,
    };
    require(bout.left().and(playing) == cleared, "a player who left is out")
}

/// Unseen top cards are there only while something will turn them up; hands are known to their
/// holders; there are not more cards than a bout can have.
fn cards(bout: &Bout<StakBots>) -> Result<(), String> {
    let table = bout.table();
    let unknown = |stak: &StakId| table.top(*stak).is_some_and(|top| top.card.kind().is_none());
    let mut tops = table.staks().filter(unknown);
    require(tops.all(|stak| uncovers(bout.stack(), table, stak)), "a top card is known")?;
    let lying = || {
        let staks = table.staks().flat_map(|stak| table.stak(stak));
        staks.chain((0..table.seats()).flat_map(|seat| table.hand(Seat(seat))))
    };
    let mut hands = (0..table.seats()).flat_map(|seat| table.hand(Seat(seat)));
    require(hands.all(|held| held.card.kind().is_some()), "a card in a hand is known to its holder")?;
    for deck in 0..table.decks() {
        let known = lying().filter(|it| it.card.deck() == deck && it.card.kind().is_some()).count();
        let piles = [table.unseen[usize::from(deck)], table.scrapheap[usize::from(deck)]];
        let all = known + piles.iter().map(|pile| pile.total() as usize).sum::<usize>();
        require(all <= CARDS_MAX, format!("more than {CARDS_MAX} cards of one deck"))?;
    }
    Ok(())
}

/// Whether the procedures in progress leave the top card of `stak` unseen for a while.
fn uncovers(stack: &[Frame], table: &Table, stak: StakId) -> bool {
    match stack {
        [.., Frame::Opening(_) | Frame::Settling(_)] => true,
        [.., Frame::Clearing(clearing)] if table.owner(stak) == clearing.seat => true,
        [.., Frame::Recycling(recycling)]
        | [.., Frame::Recycling(recycling), Frame::Drawing(_) | Frame::Clearing(_)] => {
            recycling.stak() == stak
        }
        _ => false,
    }
}

/// What waits, started anew, waits for the same: so the position is one that the rules can reach if it does.
fn goes_on(bout: &Bout<StakBots>) -> bool {
    if !stands(bout) || !bout.stack().iter().all(|frame| frame.fits(bout.table(), bout.content())) {
        return false;
    }
    let mut again = bout.clone();
    again.start(None);
    again == *bout && is_answerable(bout)
}

/// Whether the procedure on top waits for what the position says, and each one below it for the one above it. A
/// player who left is cleared away while somebody is asked.
fn stands(bout: &Bout<StakBots>) -> bool {
    let Some((top, below)) = bout.stack().split_last() else { return false };
    let open = match bout.pending() {
        Pending::Asked(..) => Awaited::Answer,
        Pending::Rolling(_) => Awaited::Chance,
        Pending::Apart | Pending::Over(_) => return false,
    };
    let bottom = match bout.stack() {
        [Frame::Opening(_)] => true,
        [Frame::Turn(_), rest @ ..] => {
            !rest.iter().any(|frame| matches!(frame, Frame::Turn(_) | Frame::Opening(_)))
        }
        _ => false,
    };
    let clears = matches!(top, Frame::Clearing(_));
    let mut under = below.iter().rev().map(Frame::awaits);
    let interrupted = !clears || under.next() == Some(Awaited::Answer);
    bottom && top.awaits() == open && interrupted && under.all(|awaits| awaits == Awaited::Procedure)
}

/// Whether the asked seat is in the game and has something to answer, and chance something to draw.
fn is_answerable(bout: &Bout<StakBots>) -> bool {
    match bout.pending() {
        Pending::Asked(seat, _) => {
            let mut listed = Vec::new();
            bout.answers(*seat, &mut listed);
            bout.table().plays(*seat) && !listed.is_empty()
        }
        Pending::Rolling(Chance::Draw { .. }) => bout.pile().iter().any(|&count| count > 0),
        Pending::Rolling(_) | Pending::Apart | Pending::Over(_) => true,
    }
}
