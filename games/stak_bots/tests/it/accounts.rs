//! The accounts of the cards: how many lie in each Stak, hand, supply and scrapheap, and what the events say of it.

use crate::laws::short;
use kernel::{Bout, Rules};
use stak_bots::{Decks, Event, Seen, StakBots, StakId};
use std::collections::BTreeMap;
use testkit::laws::{Battery, Book, Numbers, accounts, soak};

/// A place with cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Place {
    Stak(u8),
    Hand(u8),
    Supply(u8),
    Scrapheap(u8),
}

fn cards(bout: &Bout<StakBots>) -> BTreeMap<Place, i64> {
    let view = StakBots::view(bout, None);
    let decks = (0..).zip(&view.decks).flat_map(|(deck, there)| {
        let scrapped = i64::from(there.scrapheap.total());
        [(Place::Supply(deck), i64::from(there.supply)), (Place::Scrapheap(deck), scrapped)]
    });
    let hands =
        view.players.iter().map(|player| (Place::Hand(player.seat.0), i64::from(player.cards_in_hand)));
    let staks = view.players.iter().flat_map(|player| &player.staks);
    let staks = staks.map(|stak| (Place::Stak(stak.stak.0), stak.cards.len() as i64));
    decks.chain(hands).chain(staks).collect()
}

fn moved(bout: &Bout<StakBots>, _booked: &Numbers<Place>, event: &Event) -> Vec<(Place, i64)> {
    let table = bout.table();
    let supply = |seat| Place::Supply(table.deck_of(seat));
    let stak = |stak: StakId| Place::Stak(stak.0);
    let from_to = |from, to| vec![(from, -1), (to, 1)];
    match *event {
        Event::Drew { seat, card: Seen(Some(_)) } => from_to(supply(seat), Place::Hand(seat.0)),
        Event::Reshuffled { deck, cards } => {
            vec![(Place::Scrapheap(deck), -i64::from(cards)), (Place::Supply(deck), i64::from(cards))]
        }
        Event::Played { seat, on, .. } if table.options.is_drone(seat) => from_to(supply(seat), stak(on)),
        Event::Played { seat, on, .. } => from_to(Place::Hand(seat.0), stak(on)),
        Event::Discarded { seat, card } => from_to(Place::Hand(seat.0), Place::Scrapheap(card.deck())),
        Event::Scrapped { stak: from, card } => from_to(stak(from), Place::Scrapheap(card.deck())),
        Event::Donated { to } => from_to(supply(table.owner(to)), stak(to)),
        Event::Took { seat, card: Seen(Some(_)), from } => from_to(stak(from), Place::Hand(seat.0)),
        _ => Vec::new(),
    }
}

/// Decks that are dealt by rank are not told card by card.
#[test]
fn events_tell_where_every_card_goes() {
    let mut battery = Battery { seeds: 0..2 * soak(), ..short() };
    battery.setups.retain(|(_, setup)| !matches!(setup.decks, Decks::Ranked));
    let booked = accounts(&battery, &Book { balances: cards, bookings: moved });
    assert!(booked.expect("the events add up") > 10_000);
}
