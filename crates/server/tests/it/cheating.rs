//! Cheating: the server refuses everything that a client must not send, and the bout stays as it was.

use crate::bed::Bed;
use crate::home::{Home, PATIENCE, wide};
use crate::player::{Player, pair, play_on};
use kernel::Dealer;
use lobby::{Command, ConnectionId, Limits, TableId, Terms, Token};
use server::Limits as ServerLimits;
use std::time::{Duration, Instant};
use wire::client::{Line, Trouble};
use wire::protocol::{Came, MESSAGE_MAX, ToClient, ToServer};

/// The player who is asked first, and the other.
async fn asked_first(home: &Home) -> (Player, Player, TableId) {
    let (ada, bo, table) = pair(home).await;
    if ada.choices(table).is_empty() { (bo, ada, table) } else { (ada, bo, table) }
}

/// The bout goes on as if nothing had been tried.
async fn stands(asked: &mut Player, other: &mut Player, table: TableId) {
    let moves = play_on(&mut [asked, other], table, &mut Dealer::new(7), 6).await;
    assert_eq!(moves, 6);
}

pub(crate) async fn nobody_answers_for_another(bed: &mut Bed) {
    let home = Home::start(bed.place()).await;
    let (mut asked, mut other, table) = asked_first(&home).await;
    let choice = asked.choices(table).remove(0);
    let number = asked.sights[&table].number;
    let mut eve = home.player("Eve").await;
    for number in [0, number, number + 1] {
        let command = || Command::Move { table, number, answers: choice.clone() };
        let verdict = other.order(command()).await.expect_err("not the one who is asked");
        assert!(["not-asked", "stale"].contains(&verdict.0.as_str()), "{verdict:?}");
        assert_eq!(eve.order(command()).await.expect_err("a stranger").0, "not-seated");
    }
    for command in [
        Command::Concede { table },
        Command::Close { table },
        Command::Undo { table, number: 0 },
        Command::Rematch { table },
        Command::Fill { table, seat: kernel::Seat(0), level: None },
    ] {
        assert!(eve.order(command).await.is_err());
    }
    stands(&mut asked, &mut other, table).await;
}

pub(crate) async fn a_hidden_table_is_as_none_at_all(bed: &mut Bed) {
    let home = Home::start(bed.place()).await;
    let mut ada = home.player("Ada").await;
    let mut eve = home.player("Eve").await;
    let closed = lobby::Admission::Link;
    let (hidden, path) =
        ada.open(Terms { seating: closed, watching: closed, ..crate::player::terms() }).await;
    let none = TableId(hidden.0 + 1);
    let token = Some(Token("0".repeat(32)));
    type Asking = fn(TableId, Option<Token>) -> Command;
    let asking: [Asking; 5] = [
        |table, token| Command::Sit { table, seat: kernel::Seat(0), token },
        |table, token| Command::Watch { table, token },
        |table, _| Command::Talk { table, text: "hello".to_owned() },
        |table, _| Command::Close { table },
        |table, _| Command::Concede { table },
    ];
    for ask in asking {
        let one = eve.order(ask(hidden, token.clone())).await;
        assert_eq!(one, eve.order(ask(none, token.clone())).await);
        assert_eq!(one.expect_err("hidden").0, "no-such-table");
    }
    let (one, other) = (
        eve.ask(|id| ToServer::Link { id, table: hidden }).await,
        eve.ask(|id| ToServer::Link { id, table: none }).await,
    );
    assert_eq!(one, other);
    for page in ["", "/record", "/scenario", "/kits/0"] {
        let fetch = |table: TableId| {
            let path = format!("/api/tables/{}{page}", table.0);
            let (home, session) = (&home, eve.session.clone());
            async move { home.fetch(("GET", &path), Some(&session), None).await }
        };
        let (one, other) = (fetch(hidden).await, fetch(none).await);
        let number = |body: String, table: TableId| body.replace(&table.0.to_string(), "N");
        assert_eq!(
            (one.status, number(one.body, hidden)),
            (other.status, number(other.body, none)),
            "{page}"
        );
    }
    eve.sit_by(hidden, 0, Some(&path)).await;
}

pub(crate) async fn what_is_stale_or_sent_twice_is_carried_out_once_at_most(bed: &mut Bed) {
    let home = Home::start(bed.place()).await;
    let (mut asked, mut other, table) = asked_first(&home).await;
    let (number, answers) = (asked.sights[&table].number, asked.choices(table).remove(0));
    let request = |id| ToServer::Do {
        id,
        command: Box::new(Command::Move { table, number, answers: answers.clone() }),
    };
    let first = asked.number();
    asked.line.say(&request(first)).await.expect("it can be said");
    asked.line.say(&request(first)).await.expect("it can be said");
    assert_eq!(asked.answer(first).await, Ok(Came::Done));
    assert_eq!(asked.answer(first).await, Ok(Came::Done), "the same answer again");
    other.catch_up().await;
    let heard = other.heard[&table].len();
    let again = asked.ask(request).await.expect_err("the position is no more");
    assert!(["stale", "not-asked"].contains(&again.0.as_str()), "{again:?}");
    other.catch_up().await;
    assert_eq!(other.heard[&table].len(), heard);
    stands(&mut asked, &mut other, table).await;
}

pub(crate) async fn garbage_is_refused_and_the_bout_stands(bed: &mut Bed) {
    let home = Home::start(bed.place()).await;
    let (mut asked, mut other, table) = asked_first(&home).await;
    let deep = format!("{}{}", "[".repeat(5_000), "]".repeat(5_000));
    let mut misspelt = serde_json::json!({ "open": { "id": 7, "terms": crate::player::terms() } });
    misspelt["open"]["terms"]["grase"] = 1.into();
    let misspelt = misspelt.to_string();
    for text in [
        "",
        "garbage",
        "{",
        "null",
        "[]",
        "{}",
        r#"{"do":{"id":7}}"#,
        r#"{"do":{"id":7,"command":{"no-such":{}}}}"#,
        r#"{"do":{"id":-1,"command":"wake"}}"#,
        r#"{"do":{"id":99999999999,"command":"wake"}}"#,
        r#"{"hello":{"protocol":1,"client":1}}"#,
        r#"{"open":{"id":7,"terms":{}}}"#,
        r#"{"do":{"id":7,"command":{"talk":{"table":1,"text":"\u0000"}}},"more":1}"#,
        r#"{"do":{"id":7,"command":{"talk":{"table":1,"text":"x","more":1}}}}"#,
        r#"{"do":{"id":7,"command":{"sit":{"table":1,"seat":0,"tokn":"x"}}}}"#,
        r#"{"probe":{"id":7,"table":1,"answers":[],"more":1}}"#,
        misspelt.as_str(),
        deep.as_str(),
    ] {
        other.line.say_text(text.to_owned()).await.expect("it can be said");
        loop {
            match other.next().await {
                ToClient::Refused { code, why, .. } => {
                    let why = serde_json::to_string(&why).expect("words");
                    for key in ["more", "tokn", "grase"].iter().filter(|key| text.contains(**key)) {
                        assert!(
                            why.contains(&format!("unknown field `{key}`")) || text.ends_with("\"more\":1}"),
                            "{why}"
                        );
                    }
                    assert!(["unreadable", "second-hello"].contains(&code.as_str()), "{text}: {code}");
                    break;
                }
                ToClient::Note(_) => {}
                unexpected => panic!("{text}: {unexpected:?}"),
            }
        }
    }
    let mut terms = crate::player::terms();
    type Spoil = fn(&mut Terms);
    let refusals: [(&str, Spoil); 4] = [
        ("no-such-game", |terms| terms.game = "chess".to_owned()),
        ("no-such-setup", |terms| terms.setup = lobby::SetupChoice::Named("\u{202e}".to_owned())),
        ("too-long", |terms| terms.setup = lobby::SetupChoice::Written("x".repeat(30_000))),
        ("time-out-of-range", |terms| terms.grace = u64::MAX),
    ];
    for (code, spoil) in refusals {
        let mut spoiled = std::mem::replace(&mut terms, crate::player::terms());
        spoil(&mut spoiled);
        let verdict = other.ask(|id| ToServer::Open { id, terms: Box::new(spoiled) }).await;
        assert_eq!(verdict.expect_err("no such table can be").0, code);
    }
    stands(&mut asked, &mut other, table).await;
}

pub(crate) async fn what_is_too_long_ends_the_connection_and_nothing_else(bed: &mut Bed) {
    let home = Home::start(bed.place()).await;
    let (mut asked, mut other, table) = asked_first(&home).await;
    drop(other.line.say_text("x".repeat(MESSAGE_MAX + 1)).await);
    while other.hear().await.is_ok() {}
    other.come_back(&home.address).await;
    drop(other.line.say_bytes(vec![1, 2, 3]).await);
    let mut said = Vec::new();
    while let Ok(message) = other.hear().await {
        said.push(message);
    }
    assert!(matches!(said.last(), Some(ToClient::Bye { code, .. }) if code == "not-text"), "{said:?}");
    other.come_back(&home.address).await;
    other.catch_up().await;
    stands(&mut asked, &mut other, table).await;
}

pub(crate) async fn floods_are_held_back(bed: &mut Bed) {
    let limits = ServerLimits { messages_per_second: 5, messages_at_once: 60, ..wide() };
    let home = Home::with(bed.place(), limits).await;
    let (mut asked, mut other, table) = asked_first(&home).await;
    let mut sent = 0;
    while sent < 400 && other.line.say_text("{}".to_owned()).await.is_ok() {
        sent += 1;
    }
    let (mut held_back, mut last) = (0, None);
    while let Ok(message) = other.hear().await {
        held_back += usize::from(matches!(&message, ToClient::Refused { code, .. } if code == "too-fast"));
        last = Some(message);
    }
    assert!(held_back > 0);
    assert!(matches!(&last, Some(ToClient::Bye { code, .. }) if code == "too-fast"), "{last:?}");
    other.come_back(&home.address).await;
    other.catch_up().await;
    assert_eq!(play_on(&mut [&mut asked, &mut other], table, &mut Dealer::new(7), 3).await, 3);
}

pub(crate) async fn only_the_server_gives_the_servers_commands(bed: &mut Bed) {
    let home = Home::start(bed.place()).await;
    let (mut asked, mut other, table) = asked_first(&home).await;
    let person = asked.person;
    for command in [
        Command::Wake,
        Command::Restart,
        Command::Limit(Limits::default()),
        Command::Forget { person },
        Command::Connect { connection: ConnectionId(1), name: "Ada".to_owned() },
        Command::Disconnect { connection: ConnectionId(1) },
        Command::Open { terms: crate::player::terms(), token: Token("0".repeat(32)), seed: 1 },
    ] {
        let what = format!("{command:?}");
        assert_eq!(other.order(command).await, Err(("house-only".to_owned(), None)), "{what}");
    }
    stands(&mut asked, &mut other, table).await;
}

pub(crate) async fn another_protocol_is_refused_with_a_word(bed: &mut Bed) {
    let home = Home::start(bed.place()).await;
    let (session, _) = home.guest("Ada").await;
    for (hello, code) in [
        (r#"{"hello":{"protocol":999,"client":1}}"#, "other-protocol"),
        (r#"{"link":{"id":1,"table":1}}"#, "no-hello"),
        ("x", "no-hello"),
    ] {
        let mut line = Line::open(&home.address, &session).await.expect("a connection");
        line.say_text(hello.to_owned()).await.expect("it can be said");
        match line.next().await.expect("a word") {
            ToClient::Bye { code: said, again, .. } => assert_eq!((said.as_str(), again), (code, false)),
            other => panic!("{other:?}"),
        }
        assert!(matches!(line.next().await, Err(Trouble::Unreachable { .. })), "then it hangs up");
    }
}

pub(crate) async fn an_address_has_a_limit_of_connections(bed: &mut Bed) {
    let limits = ServerLimits { connections_per_address: 2, ..wide() };
    let home = Home::with(bed.place(), limits).await;
    let (session, person) = home.guest("Ada").await;
    let first = Player::connect(&home.address, session.clone(), person).await;
    let _second = Player::connect(&home.address, session.clone(), person).await;
    match Line::open(&home.address, &session).await.err() {
        Some(Trouble::Refused { code, .. }) => assert_eq!(code, "too-many-connections"),
        other => panic!("{other:?}"),
    }
    drop(first);
    // The server notices it after a while.
    let begun = Instant::now();
    while begun.elapsed() < PATIENCE {
        if Line::open(&home.address, &session).await.is_ok() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("a place that is free again is not given away");
}
