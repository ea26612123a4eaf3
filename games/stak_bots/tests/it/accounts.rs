//! The accounts of the cards: how many lie in each Stak, hand, supply and scrapheap, how much damage lies on each card of a
//! Stak, and what the events say of it. A card has no other number.

use crate::laws::short;
use kernel::{Bout, Rules};
use stak_bots::{Decks, Event, Seen, StakBots, StakId};
use testkit::laws::{Battery, Book, Numbers, accounts, accounts_but, soak};

/// A number on the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Account {
    /// The cards at a place.
    Stak(u8),
    Hand(u8),
    Supply(u8),
    Scrapheap(u8),
    /// The damage on the card at this height of a Stak; 0 is the bottom.
    Damage(u8, u8),
}

use Account as A;

fn balances(bout: &Bout<StakBots>) -> Numbers<Account> {
    let view = StakBots::view(bout, None);
    let decks = (0..).zip(&view.decks).flat_map(|(deck, there)| {
        let scrapped = i64::from(there.scrapheap.total());
        [(A::Supply(deck), i64::from(there.supply)), (A::Scrapheap(deck), scrapped)]
    });
    let hands = view.players.iter().map(|player| (A::Hand(player.seat.0), i64::from(player.cards_in_hand)));
    let staks = || view.players.iter().flat_map(|player| &player.staks);
    let sizes = staks().map(|stak| (A::Stak(stak.stak.0), stak.cards.len() as i64));
    let damage = staks().flat_map(|stak| {
        let from_below = (0..).zip(stak.cards.iter().rev());
        from_below.map(|(height, card)| (A::Damage(stak.stak.0, height), i64::from(card.damage)))
    });
    decks.chain(hands).chain(sizes).chain(damage).collect()
}

/// The damage on the cards of a Stak, from the bottom, as it is booked.
fn damages(booked: &Numbers<Account>, stak: StakId) -> Vec<i64> {
    let now = |account: Account| booked.get(&account).copied().unwrap_or(0);
    (0..now(A::Stak(stak.0))).map(|height| now(A::Damage(stak.0, height as u8))).collect()
}

/// What it takes to come from the damage that is booked to this one.
fn until(booked: &Numbers<Account>, stak: StakId, damages_now: &[i64]) -> Vec<(Account, i64)> {
    let before = damages(booked, stak);
    let at = |row: &[i64], height: usize| row.get(height).copied().unwrap_or(0);
    let heights = 0..before.len().max(damages_now.len());
    let more = heights.map(|height| (height as u8, at(damages_now, height) - at(&before, height)));
    more.filter(|(_, more)| *more != 0).map(|(height, more)| (A::Damage(stak.0, height), more)).collect()
}

/// Cards that come, go and change places take their damage along.
fn hurt(bout: &Bout<StakBots>, booked: &Numbers<Account>, event: &Event) -> Vec<(Account, i64)> {
    let changed = |stak: StakId, change: &dyn Fn(&mut Vec<i64>)| {
        let mut row = damages(booked, stak);
        change(&mut row);
        until(booked, stak, &row)
    };
    match *event {
        Event::Played { on, .. } => changed(on, &|row| row.push(0)),
        Event::Donated { to } => changed(to, &|row| row.insert(0, 0)),
        Event::Scrapped { stak, height, .. }
        | Event::Took { from: stak, height, card: Seen(Some(_)), .. } => changed(stak, &|row| {
            row.drain(usize::from(height)..=usize::from(height));
        }),
        Event::Raised { stak } => changed(stak, &|row| row.rotate_left(1)),
        Event::Sank { stak } => changed(stak, &|row| row.rotate_right(1)),
        Event::Swapped { a, b } => {
            let top = |stak| *damages(booked, stak).last().expect("a top card is swapped");
            let set =
                |stak, to: i64| changed(stak, &|row| row.last_mut().into_iter().for_each(|top| *top = to));
            [set(a, top(b)), set(b, top(a))].concat()
        }
        Event::Damaged { stak, by } => {
            changed(stak, &|row| row.last_mut().into_iter().for_each(|top| *top += i64::from(by)))
        }
        Event::TurnedDown { stak, height, .. } => changed(stak, &|row| row[usize::from(height)] = 0),
        Event::TurnEnded { .. } => {
            bout.table().staks().flat_map(|stak| changed(stak, &|row| row.fill(0))).collect()
        }
        _ => Vec::new(),
    }
}

fn moved(bout: &Bout<StakBots>, event: &Event) -> Vec<(Account, i64)> {
    let table = bout.table();
    let supply = |seat| A::Supply(table.deck_of(seat));
    let stak = |stak: StakId| A::Stak(stak.0);
    let from_to = |from, to| vec![(from, -1), (to, 1)];
    match *event {
        Event::Drew { seat, card: Seen(Some(_)) } => from_to(supply(seat), A::Hand(seat.0)),
        Event::Reshuffled { deck, cards } => {
            vec![(A::Scrapheap(deck), -i64::from(cards)), (A::Supply(deck), i64::from(cards))]
        }
        Event::Played { seat, on, .. } if table.options.is_drone(seat) => from_to(supply(seat), stak(on)),
        Event::Played { seat, on, .. } => from_to(A::Hand(seat.0), stak(on)),
        Event::Discarded { seat, card } => from_to(A::Hand(seat.0), A::Scrapheap(card.deck())),
        Event::Scrapped { stak: from, card, .. } => from_to(stak(from), A::Scrapheap(card.deck())),
        Event::Donated { to } => from_to(supply(table.owner(to)), stak(to)),
        Event::Took { seat, card: Seen(Some(_)), from, .. } => from_to(stak(from), A::Hand(seat.0)),
        _ => Vec::new(),
    }
}

fn bookings(bout: &Bout<StakBots>, booked: &Numbers<Account>, event: &Event) -> Vec<(Account, i64)> {
    let mut all = moved(bout, event);
    all.extend(hurt(bout, booked, event));
    all
}

/// Decks that are dealt by rank are not told card by card.
fn battery() -> Battery<StakBots> {
    let mut battery = Battery { seeds: 0..2 * soak(), ..short() };
    battery.setups.retain(|(_, setup)| !matches!(setup.decks, Decks::Ranked));
    battery
}

#[test]
fn events_tell_where_every_card_goes_with_its_damage() {
    let booked = accounts(&battery(), &Book { balances, bookings });
    assert!(booked.expect("the events add up") > 10_000);
}

/// A book that forgets that all cards heal does not add up.
#[test]
fn healing_that_is_not_booked_is_missed() {
    let book = Book { balances, bookings };
    let forgets = |event: &Event| matches!(event, Event::TurnEnded { .. });
    accounts_but(&battery(), &book, forgets).expect_err("damage is left");
}
