//! Limits: what is refused as too much.

use crate::desk::{A, ADA, BO, CY, Desk, short};
use lobby::{Command, ConnectionId, Limits, Moment, PersonId, Refusal, Reply, Request, Token, Who};

fn limited(limits: Limits) -> Desk {
    let mut desk = Desk::with(&[ADA, BO, CY]);
    desk.request(Who::House, Request::own(Command::Limit(limits))).expect("the house decides");
    desk
}

#[test]
fn a_person_has_only_so_many_tables() {
    let mut desk = limited(Limits { tables_each: 2, ..Limits::default() });
    let first = desk.open(ADA, short());
    desk.open(ADA, short());
    let open = |token: &str| Command::Open { terms: short(), token: Token(token.to_owned()), seed: 1 };
    assert_eq!(desk.send(ADA, open("another-long-token")), Err(Refusal::TooManyTables { most: 2 }));
    let third = desk.open(BO, short());
    let sit = Command::Sit { table: third, seat: A, token: None };
    assert_eq!(desk.send(ADA, sit.clone()), Err(Refusal::TooManyTables { most: 2 }));
    desk.done(ADA, Command::Close { table: first });
    desk.done(ADA, sit);
    desk.assert_rebuilt();
}

#[test]
fn a_table_has_only_so_many_spectators() {
    let mut desk = limited(Limits { watchers: 2, ..Limits::default() });
    let table = desk.open(ADA, short());
    let watch = || Command::Watch { table, token: None };
    desk.done(BO, watch());
    desk.done(BO, watch());
    assert_eq!(desk.send(CY, watch()), Err(Refusal::TooManyWatchers { most: 2 }));
    desk.done(BO, Command::Unwatch { table });
    desk.done(CY, watch());
    assert_eq!(desk.send(BO, Command::Unwatch { table }), Err(Refusal::NotAtTable));
}

#[test]
fn names_talk_and_answers_have_their_lengths() {
    let mut desk = limited(Limits { name: 5, talk: 5, text: 12, answers: 2, ..Limits::default() });
    let table = desk.open(ADA, short());
    let rename = |name: &str| Command::Rename { name: name.to_owned() };
    let talk = |text: &str| Command::Talk { table, text: text.to_owned() };
    assert_eq!(desk.send(ADA, rename("Adalin")), Err(Refusal::BadName { most: 5 }));
    assert_eq!(desk.send(ADA, rename(" ")), Err(Refusal::BadName { most: 5 }));
    desk.done(ADA, rename("Adali"));
    assert_eq!(desk.send(ADA, talk("123456")), Err(Refusal::BadTalk { most: 5 }));
    desk.done(ADA, talk("12345"));
    let move_of = |answers: &[&str]| Command::Move {
        table,
        number: 1,
        answers: answers.iter().map(|answer| (*answer).to_owned()).collect(),
    };
    assert_eq!(desk.send(ADA, move_of(&["a", "b", "c"])), Err(Refusal::TooManyAnswers { most: 2 }));
    let long = desk.send(ADA, move_of(&["1234567890123"]));
    assert_eq!(long, Err(Refusal::TooLong { letters: 13, most: 12 }));
    let connect = Command::Connect { connection: ConnectionId(5), name: "Adalin".to_owned() };
    let refused = desk.request(Who::Person(PersonId(9)), Request::own(connect));
    assert_eq!(refused, Err(Refusal::BadName { most: 5 }));
}

#[test]
fn talk_has_its_rate() {
    let mut desk = limited(Limits { talk_rate: 2, talk_span: 1_000, ..Limits::default() });
    let table = desk.open(ADA, short());
    let talk = || Command::Talk { table, text: "hello".to_owned() };
    desk.done(ADA, talk());
    desk.pass(400);
    desk.done(ADA, talk());
    assert_eq!(desk.send(ADA, talk()), Err(Refusal::TalksTooMuch { wait: 600 }));
    desk.pass(600);
    desk.done(ADA, talk());
}

#[test]
fn a_person_has_only_so_many_connections() {
    let mut desk = limited(Limits { connections: 2, ..Limits::default() });
    desk.connect(ADA, 2);
    let third = Command::Connect { connection: ConnectionId(3), name: "Ada".to_owned() };
    let refused = desk.request(Who::Person(ADA), Request::own(third));
    assert_eq!(refused, Err(Refusal::TooManyConnections { most: 2 }));
}

#[test]
fn what_is_the_houses_is_refused_to_persons_and_the_other_way_around() {
    let mut desk = Desk::with(&[ADA]);
    for command in [Command::Wake, Command::Restart, Command::Limit(Limits::default())] {
        assert_eq!(desk.send(ADA, command), Err(Refusal::HouseOnly));
    }
    let rename = Request::own(Command::Rename { name: "House".to_owned() });
    assert_eq!(desk.request(Who::House, rename), Err(Refusal::PersonsOnly));
    let stranger = Request::new(1, Command::Rename { name: "Who".to_owned() });
    assert_eq!(desk.request(Who::Person(PersonId(77)), stranger), Err(Refusal::NotConnected));
}

#[test]
fn persons_who_are_long_away_are_forgotten() {
    let mut desk = limited(Limits { forgotten: 1_000, ..Limits::default() });
    desk.disconnect(BO, 1);
    let table = desk.open(CY, short());
    desk.disconnect(CY, 1);
    desk.pass(2_000);
    desk.connect(ADA, 2);
    let known = format!("{:?}", desk.lobby);
    assert!(!known.contains("\"P2\"") && known.contains("\"P3\""), "Cy has a table still");
    assert!(desk.lobby.card(table).is_some());
    desk.assert_rebuilt();
}

#[test]
fn a_double_send_is_done_once_and_replied_to_alike() {
    let mut desk = Desk::with(&[ADA]);
    let open = |seed, token: &str| {
        Request::new(5, Command::Open { terms: short(), token: Token(token.to_owned()), seed })
    };
    let first = desk.request(Who::Person(ADA), open(1, "a-token-of-enough-letters"));
    let stored = desk.entries.len();
    let second = desk.request(Who::Person(ADA), open(2, "another-token-with-letters"));
    assert_eq!(first, second);
    assert!(matches!(first, Ok(Reply::Opened(_))));
    assert_eq!((desk.entries.len(), desk.lobby.listed(ADA).len()), (stored, 1));
    let effects = desk.lobby.apply(Moment(desk.now), Who::Person(ADA), open(2, "another-token-with-letters"));
    assert_eq!(effects.expect("it is known").len(), 1, "a reply and nothing else");
}

#[test]
fn a_stale_answer_is_refused_and_changes_nothing() {
    let (mut desk, table) = Desk::bout(short());
    let seat = desk.owing(table)[0];
    let person = [ADA, BO][usize::from(seat)];
    let (number, answers) = (desk.sight(person, table).number, desk.choices(person, table));
    let answer = |number| Command::Move { table, number, answers: vec![answers[0].clone()] };
    let stored = desk.entries.len();
    for other in [0, number - 1, number + 1] {
        let refusal = desk.send(person, answer(other));
        assert_eq!(refusal, Err(Refusal::Stale { number: other, now: number }));
    }
    assert_eq!(desk.entries.len(), stored);
    desk.assert_rebuilt();
    desk.done(person, answer(number));
    assert!(matches!(desk.send(person, answer(number)), Err(Refusal::Stale { .. })));
}
