//! Accounts: what events say of cards, counters, damage, pilots, buildings, objects and victory points adds up to what is on
//! the table; and what is scored is what the table is worth. Tried with random forces.

mod book;

use book::{balances, bookings};
use kernel::{Bout, Dealer, Input, Prose, Seat, Told, Waiting};
use pacific_rim::{Event, Mode, PacificRim, queries};
use testkit::laws::{Battery, Book, accounts, accounts_but, soak};

/// The named set-ups, with forces by chance where they take any.
fn battery() -> Battery<PacificRim> {
    let mut battery = Battery { seeds: 0..soak(), ..Battery::<PacificRim>::house(1) };
    let content = &battery.content;
    for (number, (_, setup)) in (0..).zip(&mut battery.setups) {
        let mut dealer = Dealer::stream(0, number);
        let mut random = setup.clone();
        if setup.mode != Mode::Quick {
            let kits = PacificRim::kits().expect("forces are chosen");
            let seats = [Seat(0), Seat(1)];
            seats.into_iter().for_each(|seat| (kits.surprise)(content, &mut random, seat, &mut dealer));
        }
        if Bout::<PacificRim>::open(&random, content, None).is_ok() {
            *setup = random;
        }
    }
    battery
}

#[test]
fn what_events_say_adds_up_to_what_is_on_the_table() {
    let booked = accounts(&battery(), &Book { balances, bookings }).expect("what is told adds up");
    assert!(booked > 2_000, "only {booked} bookings");
}

/// A book that forgets which buildings fall does not add up.
#[test]
fn ruins_that_are_not_booked_are_missed() {
    let book = Book { balances, bookings };
    let forgets = |event: &Event| matches!(event, Event::Ruined { .. });
    accounts_but(&battery(), &book, forgets).expect_err("a ruin is missing");
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

/// PR-18.10: with the points of the missions, some of which nothing but the places on the table tells.
#[test]
fn what_is_scored_is_what_the_table_is_worth() {
    let battery = battery();
    let mut scored = 0;
    for (number, (_, setup)) in (0..).zip(&battery.setups) {
        let mut bout = Bout::<PacificRim>::open(setup, &battery.content, None).expect("a legal set-up");
        let mut dealer = Dealer::stream(1, number);
        let mut told: Vec<Told<Event>> = Vec::new();
        while let Some(input) = next(&bout, &mut dealer) {
            told.clear();
            bout.play_telling(input, Some(&mut told)).expect("what is listed is legal");
        }
        for told in told {
            if let Event::Scored { side, points } = told.event {
                assert_eq!(queries::points(bout.table(), bout.content(), side), points, "{side:?}");
                scored += 1;
            }
        }
    }
    assert!(scored > 1, "{scored} times");
}
