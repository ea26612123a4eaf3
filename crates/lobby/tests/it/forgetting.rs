//! Forgetting a person: nothing is left of them, and the others go on.

use crate::desk::{A, ADA, B, BO, CY, Desk, short, written};
use bots::Level;
use kernel::Seat;
use lobby::{Command, Ended, Metrics, Note, PersonId, Refusal, Request, SitterCard, StageCard, TableId, Who};

fn forget(desk: &mut Desk, person: PersonId) {
    desk.request(Who::House, Request::own(Command::Forget { person })).expect("the house decides");
    assert!(desk.lobby.is_sound());
    desk.assert_rebuilt();
    desk.assert_restored();
}

fn traces(desk: &Desk, person: PersonId) -> bool {
    let all = format!("{:?}", desk.lobby);
    all.contains(&format!("{person:?}")) || all.contains(&format!("\"P{person}\""))
}

#[test]
fn who_is_forgotten_leaves_the_bout_and_everything_else() {
    let (mut desk, table) = Desk::bout(short());
    desk.done(CY, Command::Watch { table, token: None });
    desk.done(BO, Command::Talk { table, text: "hello".to_owned() });
    desk.done(ADA, Command::Mute { person: BO, mute: true });
    let (own, sent) = (desk.open(BO, short()), desk.sent.len());
    assert!(traces(&desk, BO));
    forget(&mut desk, BO);
    assert!(!traces(&desk, BO));
    assert!(desk.lobby.card(own).is_none(), "nobody else was there");
    let StageCard::Over(Ended::Played(outcome)) = desk.card(table).stage else { panic!("it is over") };
    assert_eq!((outcome.place(A), outcome.place(B)), (1, 2));
    assert_eq!(desk.card(table).seats[1].sitter, SitterCard::Open);
    let seats = &desk.finished.last().expect("a bout is over").seats;
    assert_eq!((seats[0].person, seats[1].person, seats[1].name.as_str()), (Some(ADA), None, ""));
    assert!(desk.notes_to(BO, sent).is_empty(), "nothing more goes to them");
    assert!(desk.notes_to(ADA, sent).iter().any(|note| matches!(note, Note::Table(_))));
    assert_eq!(desk.send(BO, Command::Concede { table }), Err(Refusal::NotConnected));
    let counts = Metrics { tables: 1, playing: 0, persons: 2, present: 2, watchers: 1 };
    assert_eq!(desk.lobby.metrics(), counts);
    desk.connect(CY, 2);
    let talk = |note: &&Note| matches!(note, Note::Talk { .. });
    assert!(!desk.notes_to(CY, desk.sent.len() - 2).iter().any(talk), "what they said is gone");
}

#[test]
fn the_others_play_on_and_nothing_brings_a_forgotten_person_back() {
    let (mut desk, table) = three();
    (0..3).for_each(|_| end_turn(&mut desk, table));
    desk.done(ADA, Command::Propose { table, proposal: lobby::Proposal::TakeBack });
    forget(&mut desk, CY);
    assert!(matches!(&desk.card(table).stage, StageCard::Playing { proposed: None, .. }));
    for person in [ADA, BO] {
        let back = Command::Propose { table, proposal: lobby::Proposal::TakeBack };
        assert_eq!(desk.send(person, back), Err(Refusal::NothingToTakeBack));
    }
    for _ in 0..6 {
        assert_ne!(desk.owing(table), [2]);
        end_turn(&mut desk, table);
    }
    desk.done(ADA, Command::Concede { table });
    assert!(desk.is_over(table));
    assert_eq!(desk.finished.last().expect("a bout").seats[2].person, None);
    assert!(!traces(&desk, CY));
    desk.done(ADA, Command::Rematch { table });
    desk.done(BO, Command::Rematch { table });
    assert_eq!(desk.card(table).stage, StageCard::Gathering, "a seat is open");
    desk.assert_rebuilt();
}

#[test]
fn a_table_of_a_forgotten_person_goes_to_another_who_is_there() {
    let mut desk = Desk::with(&[ADA, BO, CY]);
    let table = desk.open(ADA, short());
    desk.done(CY, Command::Watch { table, token: None });
    desk.sit(BO, table, A);
    desk.done(BO, Command::Ready { table, ready: true });
    forget(&mut desk, ADA);
    assert_eq!(desk.card(table).host, BO);
    assert!(!traces(&desk, ADA));
    forget(&mut desk, BO);
    assert_eq!((desk.card(table).host, &desk.card(table).seats[0].sitter), (CY, &SitterCard::Open));
    desk.done(CY, Command::Fill { table, seat: A, level: Some(Level::Random) });
    forget(&mut desk, CY);
    assert!(desk.lobby.card(table).is_none());
    assert_eq!(desk.lobby.metrics(), Metrics::default());
}

#[test]
fn only_the_house_forgets_and_a_stranger_is_forgotten_already() {
    let mut desk = Desk::with(&[ADA]);
    assert_eq!(desk.send(ADA, Command::Forget { person: ADA }), Err(Refusal::HouseOnly));
    forget(&mut desk, CY);
    assert!(desk.lobby.is_present(ADA));
}

/// A bout of three persons.
fn three() -> (Desk, TableId) {
    let mut desk = Desk::with(&[ADA, BO, CY]);
    let table = desk.open(ADA, written("depth = 3\nseats = 3"));
    for (seat, person) in (0..).zip([ADA, BO, CY]) {
        desk.sit(person, table, Seat(seat));
        desk.done(person, Command::Ready { table, ready: true });
    }
    (desk, table)
}

/// The current player ends the turn as fast as the game allows.
fn end_turn(desk: &mut Desk, table: TableId) {
    let seat = desk.owing(table)[0];
    let person = [ADA, BO, CY][usize::from(seat)];
    while desk.owing(table).first() == Some(&seat) {
        let choices = desk.choices(person, table);
        let wanted = ["end", "discard", "scrap", "pass", ""];
        let answer = wanted.iter().find_map(|start| choices.iter().find(|it| it.starts_with(start)));
        desk.answer(person, table, answer.expect("there is an answer")).expect("it was on offer");
    }
}

#[test]
fn a_bout_that_ends_with_its_table_is_kept_all_the_same() {
    let (mut desk, table) = Desk::solo(short(), Level::Random);
    forget(&mut desk, ADA);
    assert!(desk.lobby.card(table).is_none());
    let [finished] = desk.finished.as_slice() else { panic!("one bout is over") };
    assert!(matches!(finished.ended, Ended::Played(_)));
    assert_eq!((finished.seats[0].person, finished.seats[1].level), (None, Some(Level::Random)));
}
