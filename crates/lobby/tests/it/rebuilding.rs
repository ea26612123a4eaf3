//! Rebuilding: equal lobbies from entries, also from entries as text; other rules are noticed.

use crate::desk::{ADA, BO, Desk, short};
use bots::Level;
use lobby::{Command, Ended, Entry, Lobby, Refusal, StageCard, TableId};

fn played() -> (Desk, TableId) {
    let (mut desk, table) = Desk::solo(short(), Level::Veteran);
    for _ in 0..6 {
        match desk.owing(table).as_slice() {
            [] => break,
            [0] => desk.end_turn(table),
            _ => desk.pass(1_400),
        }
    }
    (desk, table)
}

#[test]
fn entries_can_be_written_and_read() {
    let (desk, _) = played();
    let lines: Vec<String> =
        desk.entries.iter().map(|entry| serde_json::to_string(entry).expect("it can be written")).collect();
    let read: Vec<Entry> =
        lines.iter().map(|line| serde_json::from_str(line).expect("it can be read")).collect();
    assert_eq!(read, desk.entries);
    assert!(Lobby::rebuild(&read).expect("they fit") == desk.lobby);
}

#[test]
fn every_beginning_of_the_entries_makes_a_lobby() {
    let (desk, _) = played();
    let mut before = Lobby::new();
    for count in 1..=desk.entries.len() {
        let lobby = Lobby::rebuild(&desk.entries[..count]).expect("it fits");
        assert!(lobby != before, "every entry counts");
        before = lobby;
    }
}

#[test]
fn a_bout_that_other_rules_lead_elsewhere_ends_without_result() {
    let (desk, table) = played();
    let mut entries = desk.entries.clone();
    let dealt = entries.iter_mut().find(|entry| entry.came.get(&table).is_some_and(|it| it.digest.is_some()));
    let came = dealt.and_then(|entry| entry.came.get_mut(&table)).expect("a bout was played");
    came.digest = came.digest.map(|digest| digest ^ 1);
    let rebuilt = Lobby::rebuild(&entries).expect("the rest fits");
    assert_eq!(rebuilt.card(table).map(|card| card.stage), Some(StageCard::Over(Ended::OtherRules)));
}

#[test]
fn a_computers_answer_that_is_no_longer_legal_ends_the_bout_without_result() {
    let (desk, table) = played();
    let mut entries = desk.entries.clone();
    let chosen = entries.iter_mut().filter_map(|entry| entry.came.get_mut(&table)?.chosen.front_mut()).next();
    *chosen.expect("a computer has answered") = "no answer".to_owned();
    let rebuilt = Lobby::rebuild(&entries).expect("the rest fits");
    assert_eq!(rebuilt.card(table).map(|card| card.stage), Some(StageCard::Over(Ended::OtherRules)));
}

#[test]
fn entries_that_do_not_belong_together_are_refused() {
    let (desk, table) = Desk::bout(short());
    let without_first = Lobby::rebuild(&desk.entries[1..]).expect_err("nobody is there");
    assert_eq!(without_first.why, Refusal::NotConnected);
    let mut desk = desk;
    desk.done(ADA, Command::Concede { table });
    desk.done(ADA, Command::Rematch { table });
    desk.done(BO, Command::Rematch { table });
    desk.assert_rebuilt();
}

#[test]
fn a_rebuilt_lobby_goes_on_as_the_first_would_have() {
    let (mut desk, table) = played();
    let mut twin =
        Desk { lobby: Lobby::rebuild(&desk.entries).expect("they fit"), now: desk.now, ..Desk::default() };
    let say = || lobby::Request::new(999, Command::Talk { table, text: "on".to_owned() });
    let (first, second) = (
        desk.lobby.apply(lobby::Moment(desk.now), lobby::Who::Person(ADA), say()),
        twin.lobby.apply(lobby::Moment(twin.now), lobby::Who::Person(ADA), say()),
    );
    assert_eq!(first, second);
    assert!(desk.lobby == twin.lobby);
}
