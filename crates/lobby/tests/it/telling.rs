//! Telling: each person gets their own notes, the record opens at the end, spectators see what they may.

use crate::desk::{ADA, BO, CY, Desk, short, written};
use bots::Level;
use lobby::{Clock, Command, Note, PersonId, Refusal, SetupChoice, TableId, Talking, Terms};
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
    desk.done(CY, Command::Talk { table, text: "I am here".to_owned() });
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
    for level in Level::AT_ONCE.into_iter().chain([Level::Ace]) {
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
    let look = desk.sight(ADA, table).look.clone();
    desk.pass(599);
    assert!(desk.sight(ADA, table).look == look);
    desk.pass(801);
    assert!(desk.sight(ADA, table).look != look);
}

/// Plays a duel until a seat may plan a path. Returns that seat and the other one.
fn until_planning(desk: &mut Desk, table: TableId) -> (PersonId, PersonId) {
    for _ in 0..200 {
        let seat = *desk.owing(table).first().expect("the bout goes on");
        let (who, other) = if seat == 0 { (ADA, BO) } else { (BO, ADA) };
        let choices = desk.choices(who, table);
        if choices.iter().any(|choice| choice == "plan") {
            return (who, other);
        }
        let answer = choices.last().expect("an answer");
        desk.answer(who, table, answer).expect("it is on offer");
    }
    panic!("nobody may plan a path");
}

#[test]
fn nobody_notices_what_a_seat_plans_and_takes_back() {
    for clock in [Clock::PerMove(600_000), Clock::Bank { bank: 900_000, increment: 500 }] {
        let terms = Terms { clock, ..Terms::of("giga-robo", SetupChoice::Named("duel".to_owned())) };
        let (mut desk, table) = Desk::bout(terms);
        desk.done(CY, Command::Watch { table, token: None });
        let (who, other) = until_planning(&mut desk, table);
        let (sent, number) = (desk.sent.len(), desk.sight(other, table).number);
        let stood = desk.sight(who, table).look.clone();
        desk.answer(who, table, "plan").expect("it is on offer");
        let mut planned = 1;
        for _ in 0..3 {
            let hex =
                desk.choices(who, table).into_iter().find(|it| it != "back" && it != "go" && it != "pass");
            let Some(hex) = hex else { break };
            desk.leap(700);
            desk.answer(who, table, &hex).expect("it is on offer");
            planned += 1;
        }
        assert!(planned > 2, "only {planned} private answers");
        for _ in 0..planned {
            desk.leap(700);
            assert!(desk.sight(who, table).undo, "what nobody noticed can be taken back");
            desk.done(who, Command::Undo { table, number: desk.sight(who, table).number });
        }
        assert_eq!(desk.sight(who, table).look, stood);
        for it in [other, CY] {
            assert!(desk.notes_to(it, sent).is_empty(), "{clock:?}: {it:?} has noticed something");
        }
        assert_eq!(desk.notes_to(who, sent).len(), 2 * planned, "who plans sees each step");
        assert_eq!(desk.sight(other, table).number, number);
        desk.answer(who, table, "pass").expect("it is on offer");
        assert!(!desk.notes_to(other, sent).is_empty(), "what is to be seen is told");
        desk.assert_rebuilt();
        desk.assert_restored();
    }
}

#[test]
fn a_clock_that_runs_out_over_private_answers_asks_only_once() {
    let terms = Terms {
        clock: Clock::PerMove(60_000),
        ..Terms::of("giga-robo", SetupChoice::Named("duel".to_owned()))
    };
    let (mut desk, table) = Desk::bout(terms);
    let (who, _) = until_planning(&mut desk, table);
    desk.answer(who, table, "plan").expect("it is on offer");
    desk.pass(60_001);
    let left = desk.card(table).seats.iter().any(|seat| seat.left);
    assert!(!left && !desk.is_over(table), "the first overrun gives default answers");
    desk.assert_rebuilt();
}

#[test]
fn names_of_strangers_are_not_had_by_their_numbers() {
    let mut desk = Desk::with(&[ADA, BO, CY]);
    let mute = |person| Command::Mute { person, mute: true };
    for person in [BO, CY, lobby::PersonId(99)] {
        assert_eq!(desk.send(ADA, mute(person)), Err(Refusal::NoSuchPerson), "{person:?}");
    }
    assert_eq!(desk.lobby.muted(ADA), []);
    let hidden = Terms { seating: lobby::Admission::Nobody, watching: lobby::Admission::Nobody, ..short() };
    let table = desk.open(BO, hidden);
    desk.sit(BO, table, kernel::Seat(0));
    assert_eq!(desk.send(ADA, mute(BO)), Err(Refusal::NoSuchPerson), "a hidden table tells nobody");
    let table = desk.open(BO, short());
    desk.sit(BO, table, kernel::Seat(0));
    desk.done(ADA, mute(BO));
    assert_eq!(desk.lobby.muted(ADA), [(BO, desk.lobby.muted(ADA)[0].1.clone())]);
    // A spectator's name is not shown until they say something.
    desk.done(CY, Command::Watch { table, token: None });
    desk.done(ADA, Command::Watch { table, token: None });
    assert_eq!(desk.send(ADA, mute(CY)), Err(Refusal::NoSuchPerson));
    desk.done(CY, Command::Talk { table, text: "hello".to_owned() });
    desk.done(ADA, mute(CY));
    // A person who is no longer muted is heard again, wherever they are now.
    desk.done(BO, Command::Stand { table });
    desk.done(ADA, mute(BO));
    desk.done(ADA, Command::Mute { person: BO, mute: false });
    desk.done(ADA, Command::Mute { person: lobby::PersonId(99), mute: false });
    desk.assert_rebuilt();
}

#[test]
fn nobody_is_called_by_what_cannot_be_seen() {
    let mut desk = Desk::with(&[ADA]);
    for name in ["A\u{61c}da", "A\u{200b}da", "A\u{a0}da", "A\u{fe0f}da", "\u{3164}", "A\u{2066}da"] {
        let verdict = desk.send(ADA, Command::Rename { name: name.to_owned() });
        assert!(matches!(verdict, Err(Refusal::BadName { .. })), "{name:?}: {verdict:?}");
    }
    desk.done(ADA, Command::Rename { name: " Ada Lovelace ".to_owned() });
    let table = desk.open(ADA, short());
    let talk = |text: &str| Command::Talk { table, text: text.to_owned() };
    desk.done(ADA, Command::Watch { table, token: None });
    assert!(matches!(desk.send(ADA, talk("a\u{61c}b")), Err(Refusal::BadTalk { .. })));
    desk.done(ADA, talk("\u{1f469}\u{200d}\u{1f680} \u{2764}\u{fe0f}"));
}
