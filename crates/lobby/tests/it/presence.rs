//! Presence: several connections, absences, stand-ins, empty tables.

use crate::desk::{A, ADA, B, BO, CY, Desk, short, written};
use bots::Level;
use lobby::{Abandoned, Clock, Command, Limits, Refusal, SitterCard, StageCard, Terms};

fn sitter(desk: &Desk, table: lobby::TableId, seat: usize) -> (bool, bool, Option<Level>) {
    match desk.card(table).seats[seat].sitter {
        SitterCard::Person { present, ready, stand_in, .. } => (present, ready, stand_in),
        SitterCard::Open | SitterCard::Computer(_) => panic!("a person sits there"),
    }
}

#[test]
fn a_person_is_present_as_long_as_one_connection_is() {
    let (mut desk, table) = Desk::bout(short());
    desk.connect(ADA, 2);
    desk.disconnect(ADA, 1);
    assert!(sitter(&desk, table, 0).0);
    desk.disconnect(ADA, 2);
    assert!(!sitter(&desk, table, 0).0);
    assert_eq!(desk.send(ADA, Command::Concede { table }), Err(Refusal::NotConnected));
    desk.connect(ADA, 3);
    assert!(sitter(&desk, table, 0).0);
}

#[test]
fn a_new_connection_is_told_everything_and_others_nothing() {
    let (mut desk, table) = Desk::bout(short());
    let (sight, sent) = (desk.sight(ADA, table).clone(), desk.sent.len());
    desk.sights.clear();
    desk.connect(ADA, 2);
    assert_eq!(*desk.sight(ADA, table), sight);
    assert!(desk.notes_to(BO, sent).is_empty(), "for Bo nothing has changed");
    let to_new = |to: &lobby::To| matches!(to, lobby::To::Connection(ADA, connection) if connection.0 == 2);
    assert!(desk.sent[sent..].iter().all(|(to, _)| to_new(to)));
}

#[test]
fn who_stays_away_too_long_leaves() {
    let (mut desk, table) = Desk::bout(Terms { grace: 10_000, ..short() });
    desk.disconnect(BO, 1);
    desk.pass(9_999);
    assert!(!desk.is_over(table));
    desk.connect(BO, 1);
    desk.pass(20_000);
    assert!(!desk.is_over(table), "Bo was back in time");
    desk.disconnect(BO, 1);
    desk.pass(10_000);
    assert!(desk.is_over(table));
    desk.assert_rebuilt();
}

#[test]
fn a_computer_stands_in_until_the_person_is_back() {
    let terms = Terms {
        grace: 5_000,
        abandoned: Abandoned::StandIn(Level::Random),
        clock: Clock::Bank { bank: 100_000, increment: 0 },
        ..written("depth = 5\nfirst = \"B\"")
    };
    let (mut desk, table) = Desk::bout(terms);
    desk.disconnect(BO, 1);
    desk.pass(5_000);
    assert_eq!(sitter(&desk, table, 1).2, Some(Level::Random));
    desk.pass(30_000);
    assert_eq!(desk.owing(table), [0], "the computer has played Bo's turn");
    assert_eq!(desk.card(table).seats[1].clock.expect("a clock").left, 95_000, "and it is not charged");
    desk.connect(BO, 2);
    assert_eq!(sitter(&desk, table, 1).2, None);
    desk.end_turn(table);
    desk.pass(60_000);
    assert_eq!(desk.owing(table), [1], "Bo is asked again");
    desk.assert_rebuilt();
}

#[test]
fn a_table_of_persons_who_are_all_away_plays_to_its_end() {
    let terms = Terms { grace: 5_000, abandoned: Abandoned::StandIn(Level::Random), ..short() };
    let (mut desk, table) = Desk::bout(terms);
    desk.disconnect(ADA, 1);
    desk.disconnect(BO, 1);
    for _ in 0..100 {
        desk.pass(60_000);
        if desk.lobby.card(table).is_none() {
            return;
        }
    }
    panic!("it goes on for ever");
}

#[test]
fn the_clock_decides_if_that_was_agreed() {
    let terms = Terms {
        grace: 1_000,
        abandoned: Abandoned::Clock,
        clock: Clock::PerMove(50_000),
        ..written("depth = 3\nfirst = \"B\"")
    };
    let (mut desk, table) = Desk::bout(terms);
    desk.disconnect(BO, 1);
    desk.pass(49_999);
    assert!(!desk.is_over(table));
    desk.pass(400_000);
    assert!(desk.is_over(table));
}

#[test]
fn before_the_bout_an_absent_person_is_not_ready_and_then_loses_the_seat() {
    let mut desk = Desk::with(&[ADA, BO]);
    let table = desk.open(ADA, Terms { grace: 10_000, ..short() });
    desk.sit(BO, table, A);
    desk.done(BO, Command::Ready { table, ready: true });
    desk.disconnect(BO, 1);
    assert!(!sitter(&desk, table, 0).1);
    desk.sit(ADA, table, B);
    desk.done(ADA, Command::Ready { table, ready: true });
    assert_eq!(desk.card(table).stage, StageCard::Gathering);
    desk.pass(10_000);
    assert_eq!(desk.card(table).seats[0].sitter, SitterCard::Open);
    desk.assert_rebuilt();
}

#[test]
fn a_spectator_who_comes_back_in_time_watches_still() {
    let (mut desk, table) = Desk::bout(Terms { grace: 10_000, ..short() });
    desk.done(CY, Command::Watch { table, token: None });
    let watching = |desk: &Desk| (desk.card(table).watchers, desk.lobby.metrics().watchers);
    assert_eq!(watching(&desk), (1, 1));
    desk.disconnect(CY, 1);
    assert_eq!(watching(&desk), (0, 0), "who is away is not counted");
    desk.pass(9_999);
    let sent = desk.sent.len();
    desk.connect(CY, 2);
    assert_eq!(watching(&desk), (1, 1));
    let told = desk.notes_to(CY, sent);
    assert!(told.iter().any(|note| matches!(note, lobby::Note::Bout { whole: true, .. })), "{told:?}");
    desk.disconnect(CY, 2);
    desk.pass(10_000);
    let sent = desk.sent.len();
    desk.connect(CY, 3);
    assert!(desk.notes_to(CY, sent).is_empty(), "too late");
    desk.assert_rebuilt();
}

#[test]
fn a_spectator_survives_a_restart_and_makes_room_while_away() {
    let (mut desk, table) = Desk::bout(short());
    let limits = Limits { watchers: 1, ..Limits::default() };
    let limit = lobby::Request::own(Command::Limit(limits));
    desk.request(lobby::Who::House, limit).expect("the house decides");
    desk.done(CY, Command::Watch { table, token: None });
    desk.restart();
    desk.connect(CY, 2);
    assert_eq!(desk.card(table).watchers, 1);
    let other = lobby::PersonId(9);
    desk.connect(other, 1);
    let watch = || Command::Watch { table, token: None };
    assert_eq!(desk.send(other, watch()), Err(Refusal::TooManyWatchers { most: 1 }));
    desk.disconnect(CY, 2);
    desk.done(other, watch());
    desk.connect(CY, 3);
    assert_eq!(desk.send(CY, watch()), Err(Refusal::TooManyWatchers { most: 1 }));
    assert!(desk.lobby.is_sound());
    desk.assert_rebuilt();
}

#[test]
fn spectators_who_are_away_keep_no_table_open() {
    let mut desk = Desk::with(&[ADA, CY]);
    let table = desk.open(ADA, Terms { grace: 24 * 3_600_000, ..short() });
    desk.done(CY, Command::Watch { table, token: None });
    desk.disconnect(ADA, 1);
    desk.disconnect(CY, 1);
    desk.pass(Limits::default().idle);
    assert!(desk.lobby.card(table).is_none());
    desk.assert_rebuilt();
}

#[test]
fn a_table_that_nobody_is_at_is_closed_after_a_while() {
    let mut desk = Desk::with(&[ADA, CY]);
    let table = desk.open(ADA, short());
    let idle = Limits::default().idle;
    desk.pass(2 * idle);
    assert!(desk.lobby.card(table).is_some(), "Ada is there");
    desk.disconnect(ADA, 1);
    desk.pass(idle - 1);
    assert!(desk.lobby.card(table).is_some());
    desk.pass(1);
    assert!(desk.lobby.card(table).is_none());
    assert_eq!(desk.lobby.wake_at(), None);
    desk.assert_rebuilt();
}
