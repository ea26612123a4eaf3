//! Ends and achievements. GK-16, GK-17: what moves a Pilot Token, what destroys a Heavy Hitter, what ends the bout.

use super::{Cx, Flow};
use crate::content::{CardId, Cards};
use crate::event::Event;
use kernel::{Outcome, Seat, SeatMap, SeatSet};

/// GK-17.1: the demolished buildings that win.
pub(crate) const DEMOLISHED: u8 = 4;

/// GK-16.1, GK-16.3, GK-16.5, GK-R82: the Pilot Token of the seat moves one space to the right.
pub(super) fn achieve(cx: &mut Cx<'_>, seat: Seat) {
    let before = cx.table().player(seat).space;
    let unlocked = cx.table_mut().player_mut(seat).advance();
    let space = cx.table().player(seat).space;
    if space > before {
        cx.tell(Event::Advanced { seat, space });
    }
    if let Some(upgrade) = unlocked {
        cx.tell(Event::Unlocked { seat, upgrade });
    }
}

/// GK-14.17, GK-17.1, GK-R40: the end, if the seat has demolished its fourth building.
pub(super) fn demolition(cx: &Cx<'_>, seat: Seat) -> Option<Flow> {
    let wins = cx.table().demolished(seat) >= DEMOLISHED;
    wins.then(|| Flow::End(Outcome::won(SeatSet::only(seat), cx.seats())))
}

/// GK-5.7, GK-R34, GK-R35: if all cards of the seat are damaged, its robots leave the board. The end, if one Heavy
/// Hitter is left.
pub(super) fn destruction(cx: &mut Cx<'_>, seat: Seat) -> Option<Flow> {
    let player = cx.table().player(seat);
    if player.hitter.is_none() || player.sound() > 0 {
        return None;
    }
    cx.reveal();
    cx.tell(Event::Destroyed { seat });
    remove(cx, seat);
    last_one(cx)
}

/// GK-17.3, GK-17.4, GK-18.1: the end, if one Heavy Hitter is left; else the bout ends with the phase, unless the last
/// one standing wins.
pub(super) fn last_one(cx: &mut Cx<'_>) -> Option<Flow> {
    let alive = cx.table().alive();
    if alive.len() == 1 {
        return Some(Flow::End(Outcome::won(alive, cx.seats())));
    }
    let table = cx.table_mut();
    table.closing = !table.options.last_standing;
    None
}

/// GK-R35: the robots of the seat leave the board, what it has declared is discarded, and its Sponsor Cards go face up to
/// those that were used.
pub(crate) fn remove(cx: &mut Cx<'_>, seat: Seat) {
    let table = cx.table_mut();
    let player = table.player_mut(seat);
    player.hitter = None;
    player.units = crate::table::Units::default();
    let mut line = std::mem::take(&mut player.line);
    let mut sponsors = std::mem::take(&mut player.sponsors);
    let cards = [line, sponsors];
    player.discard.absorb(&mut line);
    player.veil.sponsors = 0;
    table.sponsored.absorb(&mut sponsors);
    let cards = cards.iter().flat_map(Cards::copies).map(CardId);
    cards.for_each(|card| cx.tell(Event::Discarded { seat, card }));
}

/// GK-17.5 to GK-17.8, GK-R39: the places of these seats by cards and spaces, then by spaces, then by tags.
pub(crate) fn score(cx: &mut Cx<'_>, among: SeatSet) -> Outcome {
    let table = cx.table();
    let points = |seat: Seat| table.player(seat).sound() + table.player(seat).space;
    let worth = |seat: Seat| {
        let (in_it, player) = (among.contains(seat), table.player(seat));
        in_it.then(|| (points(seat), player.space, table.tags_standing(seat)))
    };
    let all = SeatMap::new(table.seats(), worth);
    let place = |seat: Seat| 1 + all.iter().filter(|(_, other)| **other > all[seat]).count() as u8;
    let places = SeatMap::new(table.seats(), place);
    for seat in among.iter() {
        let player = cx.table().player(seat);
        let points = player.sound() + player.space;
        cx.tell(Event::Scored { seat, points });
    }
    Outcome::ranking(places)
}
