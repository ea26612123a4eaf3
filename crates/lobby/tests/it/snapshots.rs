//! Snapshots: an equal lobby from plain data; other rules and other versions are noticed.

use crate::desk::{ADA, BO, CY, Desk, short, written};
use bots::Level;
use lobby::{Command, Ended, Lobby, Moment, Request, Snapshot, StageCard, TableId, Who};
use serde_json::Value;

fn written_down(lobby: &Lobby) -> Value {
    serde_json::to_value(lobby.snapshot()).expect("it can be written")
}

fn read(value: Value) -> Lobby {
    Lobby::restore(serde_json::from_value::<Snapshot>(value).expect("it can be read"))
}

/// Changes the record of a table's bout.
fn meddle(snapshot: &mut Value, table: TableId, change: impl FnOnce(&mut Value)) {
    let stored = &mut snapshot["tables"][table.0.to_string()]["play"]["live"]["record"];
    let mut record: Value = serde_json::from_str(stored.as_str().expect("a text")).expect("a record");
    change(&mut record);
    *stored = Value::String(record.to_string());
}

fn two_bouts() -> (Desk, TableId, TableId) {
    let (mut desk, first) = Desk::bout(short());
    let second = desk.open(CY, written("depth = 4"));
    desk.sit(CY, second, crate::desk::A);
    desk.done(CY, Command::Fill { table: second, seat: crate::desk::B, level: Some(Level::Random) });
    desk.done(CY, Command::Ready { table: second, ready: true });
    desk.end_turn(first);
    desk.play(first, "");
    (desk, first, second)
}

#[test]
fn a_restored_lobby_is_equal_and_goes_on_alike() {
    let (mut desk, first, _) = two_bouts();
    desk.done(ADA, Command::Talk { table: first, text: "hm".to_owned() });
    desk.done(BO, Command::Declare { table: first, kind: "act".to_owned(), order: Some(lobby::Order::Ask) });
    desk.disconnect(CY, 1);
    desk.assert_restored();
    let mut twin = read(written_down(&desk.lobby));
    let person = if desk.owing(first) == [0] { ADA } else { BO };
    let (number, answer) = (desk.sight(person, first).number, desk.choices(person, first)[0].clone());
    let move_of = || Request::new(999, Command::Move { table: first, number, answers: vec![answer.clone()] });
    let effects = desk.lobby.apply(Moment(desk.now), Who::Person(person), move_of());
    assert_eq!(twin.apply(Moment(desk.now), Who::Person(person), move_of()), effects);
    assert!(effects.expect("it is allowed").len() >= 4, "stored, replied, and told to both");
    assert!(twin == desk.lobby);
}

#[test]
fn a_snapshot_and_what_came_after_it_make_the_lobby() {
    let (mut desk, first, second) = two_bouts();
    let (mut twin, from) = (read(written_down(&desk.lobby)), desk.entries.len());
    desk.end_turn(first);
    desk.pass(10_000);
    desk.done(ADA, Command::Concede { table: first });
    desk.done(CY, Command::Concede { table: second });
    for entry in &desk.entries[from..] {
        twin.apply_stored(entry).expect("it fits");
    }
    assert!(twin == desk.lobby);
    assert_eq!(twin.take_finished(), desk.finished);
    assert!(twin.is_sound());
}

#[test]
fn a_bout_that_other_rules_lead_elsewhere_ends_and_the_rest_goes_on() {
    let (desk, first, second) = two_bouts();
    let over = Some(StageCard::Over(Ended::OtherRules));
    type Change = fn(&mut Value);
    let changes: [Change; 4] = [
        |record| record["digests"][2][1] = 1.into(),
        |record| record["inputs"][1] = serde_json::json!({ "chance": { "drawn": 200 } }),
        |record| record["inputs"][1] = "nonsense".into(),
        |record| record["setup"]["seats"] = 99.into(),
    ];
    for (case, change) in changes.into_iter().enumerate() {
        let mut snapshot = written_down(&desk.lobby);
        meddle(&mut snapshot, first, change);
        let mut lobby = read(snapshot);
        assert_eq!(lobby.card(first).map(|card| card.stage), over, "case {case}");
        assert!(matches!(lobby.card(second).map(|card| card.stage), Some(StageCard::Playing { .. })));
        let finished = lobby.take_finished();
        assert_eq!(finished.len(), 1, "case {case}");
        assert_eq!((finished[0].table, &finished[0].ended), (first, &Ended::OtherRules));
        assert_eq!(finished[0].seats[0].name, "P1");
        assert!(lobby.is_sound());
        let restart = lobby.apply(Moment(desk.now), Who::House, Request::own(Command::Restart));
        assert!(restart.is_ok(), "case {case}");
        let again = read(written_down(&lobby));
        assert!(again == lobby, "case {case}");
    }
}

#[test]
fn another_version_of_the_rules_alone_ends_nothing() {
    let (desk, first, _) = two_bouts();
    let mut snapshot = written_down(&desk.lobby);
    meddle(&mut snapshot, first, |record| record["header"]["rules_version"] = 77.into());
    assert!(read(snapshot) == desk.lobby, "all positions are the same");
}

#[test]
fn a_snapshot_of_another_version_is_not_read() {
    let (desk, ..) = two_bouts();
    let mut snapshot = written_down(&desk.lobby);
    snapshot["version"] = 2.into();
    let text = snapshot.to_string().replace("\"persons\"", "\"people\"");
    // The version is checked first, even if other parts differ too.
    let text = format!("{{\"version\":2,{}", &text[1..]);
    let why = serde_json::from_str::<Snapshot>(&text).expect_err("it is of another version");
    assert!(
        why.to_string().starts_with("a snapshot of version 2, and this program reads version 1"),
        "{why}"
    );
}

#[test]
fn after_a_restart_from_a_snapshot_everybody_is_told_everything_again() {
    let (desk, first, _) = two_bouts();
    let known = desk.sight(ADA, first).clone();
    let mut again =
        Desk { lobby: read(written_down(&desk.lobby)), now: desk.now + 90_000, ..Desk::default() };
    again.restart();
    assert!(again.sent.is_empty(), "nobody is there");
    again.connect(ADA, 9);
    assert_eq!(*again.sight(ADA, first), known);
    let sent = again.sent.len();
    again.connect(BO, 9);
    again.connect(ADA, 10);
    let bouts = |note: &&&lobby::Note| matches!(note, lobby::Note::Bout { .. });
    assert_eq!(again.notes_to(ADA, sent).iter().filter(bouts).count(), 1, "only the new connection is told");
    assert!(again.lobby.is_sound());
}
