//! Accounts: what events say of cards, counters, damage, pilots, buildings and objects adds up to what is on the table; and
//! what is scored is what the table is worth. Tried with random forces.
//!
//! A model that is destroyed takes all its numbers along, and one that comes into the game brings its own.

use kernel::{Bout, Dealer, Input, Library, Prose, Seat, Told, Waiting};
use pacific_rim::content::{CardId, Content, Resource};
use pacific_rim::{Event, Mode, PacificRim, Setup, Spot, Standing, Table, Who, queries};
use std::collections::BTreeMap;
use testkit::laws::{Battery, soak};

/// A number on the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Account {
    /// Whether the card at this place lies there: in the deck, face up, with the damage.
    Deck(u8, u8),
    Face(u8, u8),
    Damage(u8, u8),
    /// The counter of a track, and its last space.
    Track(u8, usize),
    Most(u8, usize),
    /// How much lower a statistic is.
    Weak(u8, usize),
    Pilots(u8),
    Standing(u8),
    Carried(u8),
    Gone(u8),
}

use Account::{Carried, Damage, Deck, Face, Gone, Most, Pilots, Track, Weak};

type Numbers = BTreeMap<Account, i64>;

/// The models of which numbers are kept: all that are not destroyed.
fn kept(table: &Table) -> impl Iterator<Item = (u8, &pacific_rim::Figure)> {
    let alive = |figure: &&pacific_rim::Figure| figure.standing != Standing::Destroyed;
    table.models().filter_map(move |(who, figure)| Some((who.0, Some(figure).filter(alive)?)))
}

/// What lies on the table.
fn balances(table: &Table) -> Numbers {
    let mut all = Numbers::new();
    for (who, figure) in kept(table) {
        for place in 0..6 {
            all.insert(Deck(who, place), figure.deck.contains(place).into());
            all.insert(Face(who, place), (figure.face == Some(place)).into());
            all.insert(Damage(who, place), figure.damage.contains(place).into());
        }
        for track in 0..2 {
            all.insert(Track(who, track), figure.tracks[track].into());
            all.insert(Most(who, track), figure.most[track].into());
        }
        all.extend((0..4).map(|stat| (Weak(who, stat), figure.weak[stat].into())));
        all.insert(Pilots(who), figure.pilots().count() as i64);
    }
    for (number, tower) in (0..).zip(table.towers()) {
        all.insert(Account::Standing(number), (!tower.ruined).into());
    }
    for (number, token) in (0..).zip(table.tokens()) {
        all.insert(Carried(number), (token.spot == Spot::Carried).into());
        all.insert(Gone(number), (token.spot == Spot::Gone).into());
    }
    all
}

/// The event in the books.
fn book(all: &mut Numbers, event: &Event) {
    let mut add = |account: Account, n: i64| *all.entry(account).or_insert(0) += n;
    let track = |resource: &Resource| resource.track();
    let place = |card: &CardId| card.place();
    match event {
        Event::Revealed { who, card } => {
            add(Deck(who.0, place(card)), -1);
            add(Face(who.0, place(card)), 1);
        }
        Event::Folded { who, card } => {
            add(Face(who.0, place(card)), -1);
            add(Deck(who.0, place(card)), 1);
        }
        Event::Paid { who, resource, n } | Event::Lost { who, resource, n } => {
            add(Track(who.0, track(resource)), -i64::from(*n));
        }
        Event::Gained { who, resource, n } => add(Track(who.0, track(resource)), (*n).into()),
        Event::Weakened { who, stat } => add(Weak(who.0, *stat as usize), 1),
        Event::Took { thing, .. } => add(Carried(thing.0), 1),
        Event::Dropped { thing, .. } => add(Carried(thing.0), -1),
        Event::Spent { thing, .. } => {
            add(Carried(thing.0), -1);
            add(Gone(thing.0), 1);
        }
        Event::PilotDied { who, .. } => add(Pilots(who.0), -1),
        Event::Ruined { block } => add(Account::Standing(block.0), -1),
        Event::Hurt { who, card } => {
            let from = [Face(who.0, place(card)), Deck(who.0, place(card))];
            let from = from.into_iter().find(|from| all.get(from) == Some(&1)).expect("a card that is there");
            *all.entry(from).or_insert(0) -= 1;
            *all.entry(Damage(who.0, place(card))).or_insert(0) += 1;
        }
        Event::Capped { who, resource, most } => {
            all.insert(Most(who.0, track(resource)), (*most).into());
            let counter = all.entry(Track(who.0, track(resource))).or_insert(0);
            *counter = (*counter).min((*most).into());
        }
        Event::Destroyed { who } => all.retain(|account, _| owner(*account) != Some(who.0)),
        _ => {}
    }
}

/// Whose number it is.
fn owner(account: Account) -> Option<u8> {
    match account {
        Deck(who, _) | Face(who, _) | Damage(who, _) | Pilots(who) => Some(who),
        Track(who, _) | Most(who, _) | Weak(who, _) => Some(who),
        Account::Standing(_) | Carried(_) | Gone(_) => None,
    }
}

/// What was not on the table before this input: models, buildings and objects bring their numbers.
fn is_new(account: Account, before: &Table) -> bool {
    match account {
        Deck(who, _) | Face(who, _) | Damage(who, _) | Pilots(who) => before.model(Who(who)).is_none(),
        Track(who, _) | Most(who, _) | Weak(who, _) => before.model(Who(who)).is_none(),
        Account::Standing(number) => usize::from(number) >= before.towers().len(),
        Carried(number) | Gone(number) => usize::from(number) >= before.tokens().len(),
    }
}

/// A set-up, with forces by chance where it takes any.
fn opened(content: &std::sync::Arc<Content>, setup: &Setup, dealer: &mut Dealer) -> Bout<PacificRim> {
    let mut random = setup.clone();
    if setup.mode != Mode::Quick {
        let kits = PacificRim::kits().expect("forces are chosen");
        [Seat(0), Seat(1)].into_iter().for_each(|seat| (kits.surprise)(content, &mut random, seat, dealer));
    }
    let with = |setup: &Setup| Bout::open(setup, content, None);
    with(&random).or_else(|_| with(setup)).expect("every named set-up can be played")
}

fn next(bout: &Bout<PacificRim>, dealer: &mut Dealer) -> Option<Input<PacificRim>> {
    match bout.waiting() {
        Waiting::Over => None,
        Waiting::Chance(chance) => Some(Input::Chance(dealer.roll(chance, bout.pile()))),
        Waiting::Seats(owing) => {
            let seat = owing.iter().next()?;
            let mut listed = Vec::new();
            bout.answers(seat, &mut listed);
            Some(Input::Answer(seat, listed[dealer.below(listed.len() as u32) as usize]))
        }
    }
}

/// Plays to the end, and compares after every input. How many events changed a number, and how often points were scored.
fn audited(mut bout: Bout<PacificRim>, dealer: &mut Dealer) -> [usize; 2] {
    let (mut numbers, mut found) = (balances(bout.table()), [0, 0]);
    while let Some(input) = next(&bout, dealer) {
        let (before, text) = (bout.clone(), format!("{input:?}"));
        let mut told: Vec<Told<Event>> = Vec::new();
        bout.play_telling(input, Some(&mut told)).expect("what is listed is legal");
        for told in &told {
            let old = numbers.clone();
            book(&mut numbers, &told.event);
            found[0] += usize::from(old != numbers);
            if let Event::Scored { side, points } = told.event {
                assert_eq!(queries::points(bout.table(), bout.content(), side), points, "{side:?}");
                found[1] += 1;
            }
        }
        let now = balances(bout.table());
        let new = now.iter().filter(|(account, _)| is_new(**account, before.table()));
        numbers.extend(new.map(|(account, number)| (*account, *number)));
        assert_eq!(numbers, now, "{text}; the events are {told:?}");
    }
    found
}

#[test]
fn what_events_say_adds_up_to_what_is_on_the_table() {
    let battery = Battery::<PacificRim>::house(1);
    let mut found = [0, 0];
    for (number, (_, setup)) in (0..).zip(PacificRim::setups()) {
        for seed in 0..soak() {
            let mut dealer = Dealer::stream(seed, number);
            let bout = opened(&battery.content, &setup, &mut dealer);
            let [events, scores] = audited(bout, &mut dealer);
            found = [found[0] + events, found[1] + scores];
        }
    }
    assert!(found[0] > 500 && found[1] > 1, "{found:?}");
}
