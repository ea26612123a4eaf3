//! Finished bouts: each is handed out once, with everything to keep. And bouts of computers.

use crate::desk::{A, ADA, B, BO, CY, Desk, short};
use bots::Level;
use lobby::{Command, Ended, Finished, Lobby, Proposal, Refusal, SetupChoice};

#[test]
fn a_bout_that_is_over_is_handed_out_with_its_record() {
    let (mut desk, table) = Desk::bout(short());
    desk.pass(5_000);
    assert!(desk.finished.is_empty());
    desk.done(ADA, Command::Concede { table });
    let [finished] = desk.finished.as_slice() else { panic!("one bout is over") };
    assert_eq!((finished.table, finished.bout, finished.game.as_str()), (table, 1, "stak-bots"));
    assert_eq!((finished.started.0, finished.ended_at.0), (0, 5_000));
    assert_eq!(finished.setup, SetupChoice::Written("depth = 3".to_owned()));
    let Ended::Played(outcome) = &finished.ended else { panic!("it was played") };
    assert_eq!((outcome.place(A), outcome.place(B)), (2, 1));
    let seats: Vec<_> = finished.seats.iter().map(|seat| (seat.person, seat.name.as_str())).collect();
    assert_eq!(seats, [(Some(ADA), "P1"), (Some(BO), "P2")]);
    assert_eq!(desk.lobby.record(table, ADA).as_ref(), Some(&finished.record));
    let record: serde_json::Value = serde_json::from_str(&finished.record).expect("it is JSON");
    assert_eq!(record["inputs"].as_array().map(Vec::len), Some(finished.inputs as usize));
    let text = serde_json::to_string(finished).expect("it can be written");
    assert_eq!(serde_json::from_str::<Finished>(&text).expect("it can be read"), *finished);
}

#[test]
fn it_comes_right_after_what_ended_it() {
    let (mut desk, table) = Desk::bout(short());
    desk.done(ADA, Command::Propose { table, proposal: Proposal::Draw });
    let agree = lobby::Request::own(Command::Agree { table, proposal: Proposal::Draw, agreed: true });
    let effects = desk.lobby.apply(lobby::Moment(desk.now), lobby::Who::Person(BO), agree).expect("yes");
    assert!(matches!(&effects[..2], [lobby::Effect::Store(_), lobby::Effect::Finished(finished)]
        if finished.ended == Ended::Drawn));
    let others = effects[2..].iter().any(|effect| matches!(effect, lobby::Effect::Finished(_)));
    assert!(!others, "it comes once");
}

#[test]
fn stored_entries_hand_out_the_same_bouts() {
    let (mut desk, table) = Desk::bout(short());
    desk.done(ADA, Command::Concede { table });
    for person in [ADA, BO] {
        desk.done(person, Command::Rematch { table });
    }
    desk.done(BO, Command::Concede { table });
    assert_eq!(desk.finished.iter().map(|finished| finished.bout).collect::<Vec<_>>(), [1, 2]);
    let mut rebuilt = Lobby::rebuild(&desk.entries).expect("they fit");
    assert_eq!(rebuilt.take_finished(), desk.finished);
    assert_eq!(rebuilt.take_finished(), []);
}

#[test]
fn a_bout_that_other_rules_lead_elsewhere_is_handed_out_too() {
    let (mut desk, table) = Desk::bout(short());
    desk.play(table, "");
    let mut entries = desk.entries.clone();
    let came = entries.iter_mut().rev().find_map(|entry| entry.came.get_mut(&table)).expect("a bout");
    came.digest = came.digest.map(|digest| digest ^ 1);
    let mut rebuilt = Lobby::rebuild(&entries).expect("the rest fits");
    let finished = rebuilt.take_finished();
    assert_eq!(finished.iter().map(|it| &it.ended).collect::<Vec<_>>(), [&Ended::OtherRules]);
}

#[test]
fn who_opened_a_table_starts_a_bout_of_computers() {
    let mut desk = Desk::with(&[ADA, BO, CY]);
    let table = desk.open(ADA, short());
    let start = || Command::Start { table };
    let fill = |seat, level| Command::Fill { table, seat, level };
    desk.done(ADA, fill(A, Some(Level::Random)));
    assert_eq!(desk.send(ADA, start()), Err(Refusal::SeatsOpen));
    desk.sit(BO, table, B);
    assert_eq!(desk.send(ADA, start()), Err(Refusal::PersonsSit));
    desk.done(ADA, fill(B, Some(Level::Veteran)));
    assert_eq!(desk.send(BO, start()), Err(Refusal::NotHost));
    desk.done(ADA, start());
    assert_eq!(desk.send(ADA, start()), Err(Refusal::BoutRuns));
    desk.pass(600_000);
    assert!(desk.is_over(table));
    let levels = |desk: &Desk| -> Vec<Option<Level>> {
        desk.finished.last().expect("a bout").seats.iter().map(|seat| seat.level).collect()
    };
    assert_eq!(levels(&desk), [Some(Level::Random), Some(Level::Veteran)]);
    assert!(desk.sight(ADA, table).look.scene.outcome.is_some(), "Ada has watched");
    desk.done(ADA, start());
    desk.pass(600_000);
    assert_eq!(levels(&desk), [Some(Level::Veteran), Some(Level::Random)], "they have moved on");
    desk.assert_rebuilt();
}
