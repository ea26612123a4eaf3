//! Computers: they think on other threads, rest if nobody is at the table, and their bouts without people are limited.

use crate::desk::{A, ADA, B, BO, CY, Desk, short, written};
use bots::Level;
use lobby::{Command, Pause, PersonId, Refusal, TableId, Terms, TimeOf};

/// A bout of two computers at a table that Ada has opened and watches.
fn alone(desk: &mut Desk) -> TableId {
    let table = desk.open(ADA, written("depth = 6"));
    for seat in [A, B] {
        desk.done(ADA, Command::Fill { table, seat, level: Some(Level::Random) });
    }
    desk.done(ADA, Command::Start { table });
    table
}

/// How many answers computers have given.
fn given(desk: &Desk) -> usize {
    desk.entries.iter().flat_map(|entry| entry.came.values()).map(|came| came.chosen.len()).sum()
}

#[test]
fn nobody_waits_while_a_computer_thinks_and_then_it_answers() {
    let (mut desk, table) = Desk::solo(written("depth = 3\nfirst = \"B\""), Level::Veteran);
    desk.pass(60_000);
    let before = given(&desk);
    while desk.owing(table) == [0] {
        desk.is_numb = true;
        desk.end_turn(table);
    }
    assert_eq!(desk.thoughts.len(), 1, "of a table one thought is out at a time");
    desk.pass(60_000);
    assert_eq!(given(&desk), before, "it still thinks");
    desk.done(ADA, Command::Talk { table, text: "hm".to_owned() });
    desk.is_numb = false;
    desk.think();
    desk.pass(0);
    assert_eq!(given(&desk), before + 1, "its pause is over, so it answers at once");
    desk.assert_rebuilt();
}

#[test]
fn a_thought_about_what_is_no_more_is_dropped() {
    let mut desk = Desk::with(&[ADA]);
    desk.is_numb = true;
    let table = desk.open(ADA, written("depth = 3\nfirst = \"B\""));
    desk.sit(ADA, table, A);
    desk.done(ADA, Command::Fill { table, seat: B, level: Some(Level::Random) });
    desk.done(ADA, Command::Ready { table, ready: true });
    let old = desk.thoughts.pop().expect("the computer begins");
    desk.done(ADA, Command::Concede { table });
    desk.done(ADA, Command::Rematch { table });
    let entries = desk.entries.len();
    desk.lobby.take_thought(old.think());
    desk.wake = desk.lobby.wake_at();
    desk.pass(5_000);
    assert_eq!((given(&desk), desk.entries.len()), (0, entries), "nothing came of it");
    assert!(desk.lobby.is_sound());
}

#[test]
fn a_table_where_nobody_is_rests_until_somebody_comes() {
    let mut desk = Desk::with(&[ADA, CY]);
    let table = alone(&mut desk);
    desk.pass(4_000);
    assert!(given(&desk) > 0, "somebody watches");
    desk.disconnect(ADA, 1);
    let before = given(&desk);
    desk.pass(300_000);
    assert_eq!(given(&desk), before, "nobody is there");
    desk.restart();
    desk.pass(200_000);
    assert_eq!(given(&desk), before, "nor after a restart");
    desk.connect(CY, 7);
    desk.pass(4_000);
    assert_eq!(given(&desk), before, "Cy is elsewhere");
    desk.done(CY, Command::Watch { table, token: None });
    desk.pass(4_000);
    assert!(given(&desk) > before, "Cy watches");
    desk.assert_rebuilt();
    desk.assert_restored();
}

#[test]
fn a_bout_that_rests_for_long_is_over_and_its_table_closed() {
    let mut desk = Desk::with(&[ADA]);
    let table = alone(&mut desk);
    desk.disconnect(ADA, 1);
    desk.pass(599_999);
    assert!(desk.lobby.card(table).is_some());
    desk.pass(2);
    assert!(desk.lobby.card(table).is_none());
    assert_eq!(desk.finished.len(), 1, "it is over by its time");
    desk.assert_rebuilt();
}

#[test]
fn a_person_who_is_expected_back_keeps_the_bout_awake() {
    let (mut desk, table) = Desk::solo(Terms { grace: 900_000, ..written("depth = 6") }, Level::Random);
    while desk.owing(table) == [0] {
        desk.end_turn(table);
    }
    let before = given(&desk);
    desk.disconnect(ADA, 1);
    desk.pass(60_000);
    assert!(given(&desk) > before, "the computer has answered");
    assert_eq!(desk.owing(table), [0]);
    desk.pass(700_000);
    assert!(!desk.is_over(table), "the grace lasts longer than an empty table");
}

#[test]
fn a_person_has_few_bouts_of_computers_going() {
    let mut desk = Desk::with(&[ADA, BO]);
    let first = alone(&mut desk);
    alone(&mut desk);
    let third = desk.open(ADA, short());
    for seat in [A, B] {
        desk.done(ADA, Command::Fill { table: third, seat, level: Some(Level::Random) });
    }
    let start = || Command::Start { table: third };
    assert_eq!(desk.send(ADA, start()), Err(Refusal::TooManyComputers { most: 2 }));
    while !desk.is_over(first) {
        desk.pass(1_400);
    }
    desk.done(ADA, start());
    desk.assert_rebuilt();
}

#[test]
fn computers_cannot_be_hurried() {
    let mut desk = Desk::with(&[ADA]);
    let hurried = Terms { thinking: Pause { least: 199, most: 900 }, ..short() };
    let token = lobby::Token("token-of-many-letters".to_owned());
    let refused = desk.send(ADA, Command::Open { terms: hurried, token, seed: 1 });
    let why = Refusal::TimeOutOfRange { what: TimeOf::Thinking, least: 200, most: 60_000 };
    assert_eq!(refused, Err(why));
    desk.open(ADA, Terms { thinking: Pause { least: 200, most: 200 }, ..short() });
}

#[test]
fn stored_bouts_of_hurried_computers_can_be_carried_out_again() {
    let mut desk = Desk::with(&[ADA, PersonId(4)]);
    alone(&mut desk);
    let mut entries = desk.entries.clone();
    for entry in &mut entries {
        if let Command::Open { terms, .. } = &mut entry.request.command {
            terms.thinking = Pause { least: 1, most: 2 };
        }
    }
    assert!(lobby::Lobby::rebuild(&entries).is_ok(), "they were accepted once");
}

#[test]
fn where_play_begins_at_once_the_computer_hardly_waits_before_the_first_question_of_a_person() {
    let quick = |by_chance| Terms { by_chance, ..written("depth = 6\nfirst = \"B\"") };
    let waited = |terms: Terms| {
        let (mut desk, table) = Desk::solo(terms, Level::Veteran);
        assert_eq!(desk.owing(table), [1], "the computer begins");
        let mut waited = 0;
        while desk.owing(table) == [1] {
            desk.pass(10);
            waited += 10;
        }
        desk.assert_rebuilt();
        desk.assert_restored();
        let first = (given(&desk), waited);
        desk.end_turn(table);
        assert_eq!(desk.owing(table), [1]);
        desk.pass(500);
        assert_eq!(given(&desk), first.0, "from then on it takes its time");
        first
    };
    let (answers, millis) = waited(quick(true));
    assert!(answers > 1 && millis <= 30 * answers, "{answers} answers took {millis} ms");
    let (answers, millis) = waited(quick(false));
    assert!(millis >= 600 * answers, "{answers} answers took {millis} ms");
}
