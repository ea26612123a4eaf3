//! The law of accounts: what events tell of cards, Hit Points, energy, spaces and tags is what changes on the table, card by
//! card and point by point. The cards of a Heavy Hitter are its Hit Points: each that it loses lies in its Damage Pile.

use heavy_hitters::content::{CardId, CardKind, Gkr};
use heavy_hitters::{Event, HeavyHitters, Setup};
use kernel::{Bout, Dealer, Library, Prose, Seat};
use std::collections::BTreeMap;
use testkit::laws::{Battery, Book, Numbers, accounts, accounts_but, soak};

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Account {
    Energy(Seat),
    Space(Seat),
    Deck(Seat),
    Hand(Seat),
    Discard(Seat),
    Damage(Seat),
    Line(Seat),
    Sponsors(Seat),
    /// The upgrades that are unlocked.
    Upgrades(Seat),
    /// The Hit Points of a Support Unit; none if it is not on the board.
    Hits(Seat, Gkr),
    /// The tags on buildings.
    Tags(Seat),
    /// The buildings that the seat has demolished.
    Rubble(Seat),
    /// The Sponsor Cards that nobody has drawn.
    Pile,
    /// The Sponsor Cards that were used.
    Used,
}

/// What lies on the table now. The deck that a seat brings counts from when it is told (GK-R86).
fn balances(bout: &Bout<HeavyHitters>) -> BTreeMap<Account, i64> {
    let table = bout.table();
    let mut all = BTreeMap::new();
    for seat in (0..bout.seats()).map(Seat) {
        let player = table.player(seat);
        let is_built = table.turn() > 0 || player.energy > 0;
        let in_hand = player.hand_size();
        let deck = if is_built { player.deck_size() } else { 0 };
        let sizes = [
            (Account::Energy(seat), player.energy),
            (Account::Space(seat), player.space),
            (Account::Deck(seat), deck),
            (Account::Hand(seat), in_hand),
            (Account::Discard(seat), player.stock() - player.deck_size()),
            (Account::Damage(seat), player.damage_size()),
            (Account::Line(seat), player.sound() - in_hand - player.stock()),
            (Account::Sponsors(seat), player.sponsor_size()),
            (Account::Upgrades(seat), (0..3).map(|place| u8::from(player.has_upgrade(place))).sum()),
            (Account::Tags(seat), table.tags_standing(seat)),
            (Account::Rubble(seat), table.demolished(seat)),
        ];
        all.extend(sizes.map(|(account, size)| (account, i64::from(size))));
        let hits = |unit| player.units.get(unit).map_or(0, |drone| i64::from(drone.hits));
        all.extend(Gkr::UNITS.map(|unit| (Account::Hits(seat, unit), hits(unit))));
    }
    let held: i64 = (0..bout.seats()).map(|seat| i64::from(table.player(Seat(seat)).sponsor_size())).sum();
    let pile = i64::from(table.sponsors().total());
    all.insert(Account::Pile, pile);
    all.insert(Account::Used, i64::from(bout.content().sponsors().total()) - pile - held);
    all
}

/// What an event says was gained and lost. What the others hear of a secret card is the same fact as what its owner hears,
/// so only one of the two forms is booked.
fn bookings(bout: &Bout<HeavyHitters>, booked: &Numbers<Account>, event: &Event) -> Vec<(Account, i64)> {
    use Account as A;
    let moves = |from: A, to: A, cards: u8| vec![(from, -i64::from(cards)), (to, i64::from(cards))];
    let set = |account: A, n: u8| vec![(account, i64::from(n) - booked.get(&account).unwrap_or(&0))];
    let is_sponsor = |card: CardId| matches!(bout.content().card(card).kind, CardKind::Sponsor { .. });
    match *event {
        Event::BuiltDeck { seat } => vec![(A::Deck(seat), 25), (A::Energy(seat), 5)],
        Event::Drew { seat, card: None } => moves(A::Deck(seat), A::Hand(seat), 1),
        Event::Rebooted { seat } => moves(A::Hand(seat), A::Deck(seat), 6),
        Event::Reshuffled { seat, cards } => moves(A::Discard(seat), A::Deck(seat), cards),
        Event::Paid { seat, energy } | Event::Drained { seat, energy } => {
            vec![(A::Energy(seat), -i64::from(energy))]
        }
        Event::Gained { seat, energy } => vec![(A::Energy(seat), energy.into())],
        Event::Recharged { seat, energy } => vec![(A::Energy(seat), energy.into())],
        Event::Played { seat, card } | Event::Discarded { seat, card } if is_sponsor(card) => {
            moves(A::Sponsors(seat), A::Used, 1)
        }
        Event::Played { seat, .. } | Event::Revealed { seat, .. } => moves(A::Hand(seat), A::Line(seat), 1),
        Event::Discarded { seat, .. } => moves(A::Line(seat), A::Discard(seat), 1),
        Event::DiscardedFromHand { seat, .. } => moves(A::Hand(seat), A::Discard(seat), 1),
        Event::TookBack { seat, .. } => moves(A::Line(seat), A::Hand(seat), 1),
        Event::LostFromHand { seat, card: None } => moves(A::Hand(seat), A::Damage(seat), 1),
        Event::LostFromDeck { seat, card: None } => moves(A::Deck(seat), A::Damage(seat), 1),
        Event::LostFromLine { seat, .. } => moves(A::Line(seat), A::Damage(seat), 1),
        Event::Repaired { seat, .. } => moves(A::Damage(seat), A::Discard(seat), 1),
        Event::Deployed { seat, gkr, .. } => set(A::Hits(seat, gkr), gkr.hits()),
        // It tells how many are left.
        Event::UnitHurt { seat, gkr, hits } => set(A::Hits(seat, gkr), hits),
        Event::Destroyed { seat } | Event::Left { seat } => {
            Gkr::UNITS.into_iter().flat_map(|unit| set(A::Hits(seat, unit), 0)).collect()
        }
        Event::Unlocked { seat, .. } => vec![(A::Upgrades(seat), 1)],
        Event::Advanced { seat, .. } => vec![(A::Space(seat), 1)],
        Event::Tagged { seat, .. } => vec![(A::Tags(seat), 1)],
        Event::Untagged { seat, .. } => vec![(A::Tags(seat), -1)],
        Event::Returned { seat, tags, .. } => vec![(A::Tags(seat), -i64::from(tags))],
        Event::Demolished { seat, .. } => vec![(A::Rubble(seat), 1)],
        Event::DrewSponsor { seat, card: None } => moves(A::Pile, A::Sponsors(seat), 1),
        Event::SponsorsShuffled { cards } => moves(A::Used, A::Pile, cards),
        _ => Vec::new(),
    }
}

/// The set-ups of the house, and tables of two to four to which everybody brings a build by chance.
fn battery() -> Battery<HeavyHitters> {
    let content = HeavyHitters::content(&HeavyHitters::house()).expect("the house pack has no faults");
    let bring = HeavyHitters::kits().expect("seats bring builds").surprise;
    let brought = |seats: u8, seed: u64| {
        let mut setup = Setup::usual(seats);
        for seat in (0..seats).map(Seat) {
            bring(&content, &mut setup, seat, &mut Dealer::stream(seed, seat.0.into()));
        }
        (format!("{seats} with builds {seed}"), setup)
    };
    let mut battery = Battery { seeds: 0..soak(), ..Battery::house(1) };
    battery.setups.extend((2..=4).flat_map(|seats| [0, 1, 2].map(|seed| brought(seats, seed))));
    battery
}

#[test]
fn events_tell_all_that_is_gained_and_lost() {
    let booked = accounts(&battery(), &Book { balances, bookings });
    assert!(booked.as_ref().is_ok_and(|&booked| booked > 1000), "{booked:?}");
}

/// A book that forgets the Hit Points that a unit loses does not add up.
#[test]
fn hits_that_are_not_booked_are_missed() {
    let book = Book { balances, bookings };
    let forgets = |event: &Event| matches!(event, Event::UnitHurt { .. });
    accounts_but(&battery(), &book, forgets).expect_err("Hit Points are missing");
}
