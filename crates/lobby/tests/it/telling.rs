//! Telling: each hears its own, the record opens at the end, spectators see what spectators may.

use crate::desk::{ADA, BO, CY, Desk, short, written};
use bots::Level;
use lobby::{Command, Note, PersonId, Refusal, Talking, Terms};
use std::collections::BTreeSet;
use std::sync::Arc;

#[test]
fn nobody_is_told_what_is_no_news() {
    let (mut desk, table) = Desk::bout(short());
    desk.done(CY, Command::Watch { table, token: None });
    let sent = desk.sent.len();
    desk.pass(3_000);
    let own = Command::Declare { table, kind: "react".to_owned(), order: Some(lobby::Order::Pass) };
    desk.done(BO, own);
    assert!(desk.notes_to(ADA, sent).is_empty());
    assert!(desk.notes_to(CY, sent).is_empty());
    assert_eq!(desk.notes_to(BO, sent).len(), 1, "Bo sees the own order");
    let sent = desk.sent.len();
    assert!(desk.answer(ADA, table, "nonsense").is_err());
    assert_eq!(desk.sent.len(), sent, "a refusal is told to nobody else");
}

#[test]
fn who_gets_the_same_gets_the_same_handle() {
    let (mut desk, table) = Desk::bout(short());
    let watchers: Vec<PersonId> = (11..15).map(PersonId).collect();
    for &person in &watchers {
        desk.connect(person, 1);
        desk.done(person, Command::Watch { table, token: None });
    }
    let person = if desk.owing(table) == [0] { ADA } else { BO };
    let (number, answers) = (desk.sight(person, table).number, vec![desk.choices(person, table)[0].clone()]);
    let request = lobby::Request::own(Command::Move { table, number, answers });
    let effects = desk.lobby.apply(lobby::Moment(desk.now), lobby::Who::Person(person), request);
    let sent: Vec<(lobby::To, Arc<Note>)> = effects
        .expect("it is allowed")
        .into_iter()
        .filter_map(|effect| match effect {
            lobby::Effect::Send { to, note } => Some((to, note)),
            _ => None,
        })
        .collect();
    let bouts: Vec<_> = sent.iter().filter(|(_, note)| matches!(**note, Note::Bout { .. })).collect();
    assert_eq!(bouts.len(), 6, "two seats and four spectators");
    let handles = sent.chunk_by(|(_, one), (_, other)| Arc::ptr_eq(one, other)).count();
    let different: BTreeSet<*const Note> = sent.iter().map(|(_, note)| Arc::as_ptr(note)).collect();
    assert_eq!(handles, different.len(), "each comes in one go");
    assert!((3..=4).contains(&different.len()), "a card at most, and one for each seat and the spectators");
}

#[test]
fn hands_are_seen_by_their_own_seat_alone() {
    let (mut desk, table) = Desk::bout(written("depth = 3\nfirst = \"A\""));
    desk.done(CY, Command::Watch { table, token: None });
    let play: Vec<String> =
        desk.choices(ADA, table).into_iter().filter(|choice| choice.starts_with("play")).collect();
    assert!(!play.is_empty());
    for other in [BO, CY] {
        let seen = desk.sight(other, table);
        assert!(seen.look.asked.is_none() && seen.look.scene.prompt.choices.is_empty());
        assert_eq!(seen.look.scene.prompt.owing, [0]);
    }
    let drew = |who: PersonId| {
        let notes = desk.notes_to(who, 0).into_iter();
        let events = notes.filter_map(|note| match note {
            Note::Bout { events, .. } => Some(events),
            _ => None,
        });
        events.flatten().map(|heard| heard.notation.clone()).collect::<Vec<String>>()
    };
    assert_ne!(drew(ADA), drew(BO));
    assert_ne!(drew(BO), drew(CY));
}

#[test]
fn a_record_opens_when_the_bout_is_over() {
    let (mut desk, table) = Desk::bout(short());
    let own = desk.lobby.record(table, ADA).expect("a seat has a record");
    assert!(!own.contains("digests"), "digests stay inside while the bout runs");
    assert_ne!(Some(own), desk.lobby.record(table, BO));
    assert_eq!(desk.lobby.record(table, CY), None);
    desk.done(ADA, Command::Concede { table });
    let whole = desk.lobby.record(table, ADA).expect("the whole record");
    assert!(whole.contains("digests"));
    assert_eq!(Some(whole), desk.lobby.record(table, BO));
}

#[test]
fn talk_reaches_all_who_want_to_hear() {
    let (mut desk, table) = Desk::bout(short());
    desk.done(CY, Command::Watch { table, token: None });
    desk.done(BO, Command::Mute { person: CY, mute: true });
    let sent = desk.sent.len();
    desk.done(CY, Command::Talk { table, text: " hello ".to_owned() });
    let heard = |desk: &Desk, who| {
        let talk = |note: &&Note| matches!(note, Note::Talk { said, .. } if said.text == "hello");
        desk.notes_to(who, sent).iter().filter(|note| talk(note)).count()
    };
    assert_eq!((heard(&desk, ADA), heard(&desk, BO), heard(&desk, CY)), (1, 0, 1));
    desk.connect(ADA, 9);
    assert_eq!(heard(&desk, ADA), 2, "a new connection hears what was said before");
    desk.assert_rebuilt();
}

#[test]
fn a_table_says_who_may_talk() {
    let (mut desk, table) = Desk::bout(Terms { talking: Talking::Seats, ..short() });
    let talk = || Command::Talk { table, text: "hello".to_owned() };
    assert_eq!(desk.send(CY, talk()), Err(Refusal::NotAtTable));
    desk.done(CY, Command::Watch { table, token: None });
    assert_eq!(desk.send(CY, talk()), Err(Refusal::MayNotTalk));
    desk.done(ADA, talk());
}

#[test]
fn computers_play_whole_bouts() {
    for level in Level::ALL {
        let (mut desk, table) = Desk::solo(short(), level);
        for _ in 0..400 {
            if desk.is_over(table) {
                break;
            }
            match desk.owing(table).as_slice() {
                [0] => desk.end_turn(table),
                _ => desk.pass(1_400),
            }
        }
        assert!(desk.is_over(table), "{level:?} plays to the end");
        desk.assert_rebuilt();
    }
}

#[test]
fn a_computer_takes_its_pause() {
    let (mut desk, table) = Desk::solo(written("depth = 3\nfirst = \"B\""), Level::Random);
    desk.pass(599);
    assert_eq!(desk.sight(ADA, table).number, 1);
    desk.pass(801);
    assert!(desk.sight(ADA, table).number > 1);
}
