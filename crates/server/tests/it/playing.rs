//! Playing: whole bouts over real sockets, and what each seat and spectator receives.

use crate::bed::Bed;
use crate::home::Home;
use crate::player::{Player, pair, play_on, terms};
use bots::Level;
use kernel::{Dealer, Seat};
use lobby::{Command, Ended, StageCard, TableId};
use wire::protocol::{Came, ToServer};

const ENOUGH: usize = 5_000;

pub(crate) async fn two_persons_play_a_bout_to_its_end(bed: &mut Bed) {
    let home = Home::start(bed.place()).await;
    let (mut ada, mut bo, table) = pair(&home).await;
    let moves = play_on(&mut [&mut ada, &mut bo], table, &mut Dealer::new(1), ENOUGH).await;
    assert!((4..ENOUGH).contains(&moves), "{moves} moves");
    assert!(matches!(ada.ended(table), Some(Ended::Played(_))), "{:?}", ada.stage(table));
    assert_eq!(ada.ended(table), bo.ended(table));

    let mine = home.fetch(("GET", "/api/bouts"), Some(&ada.session), None).await;
    let mine = mine.json(&home.address).expect("a list");
    assert_eq!(mine.as_array().map(Vec::len), Some(1), "{mine}");
    assert_eq!(
        (mine[0]["seats"][0]["name"].as_str(), mine[0]["seats"][0]["me"].as_bool()),
        (Some("Ada"), Some(true))
    );
    assert_eq!(mine[0]["seats"][1]["me"].as_bool(), Some(false));
    let id = mine[0]["id"].as_str().expect("a name");
    let record = home.fetch(("GET", &format!("/api/bouts/{id}/record")), None, None).await;
    assert_eq!(record.status, 200, "whoever has the link may look");
    let inputs = record.json(&home.address).expect("a record")["inputs"].as_array().map_or(0, Vec::len);
    assert!(inputs >= moves, "{inputs} inputs after {moves} moves");

    for player in [&mut ada, &mut bo] {
        assert_eq!(player.order(Command::Rematch { table }).await, Ok(Came::Done));
    }
    ada.catch_up().await;
    assert!(matches!(ada.stage(table), StageCard::Playing { .. }), "another bout");
    assert_eq!(ada.cards[&table].bouts, 2);
}

pub(crate) async fn a_person_plays_a_computer(bed: &mut Bed) {
    let home = Home::start(bed.place()).await;
    let mut ada = home.player("Ada").await;
    let (table, _) = ada.open(terms()).await;
    ada.sit(table, 0).await;
    let fill = Command::Fill { table, seat: Seat(1), level: Some(Level::Random) };
    assert_eq!(ada.order(fill).await, Ok(Came::Done));
    ada.ready(table).await;
    while ada.ended(table).is_none() {
        match ada.choices(table).into_iter().next() {
            Some(choice) => assert_eq!(ada.play(table, choice).await, Ok(Came::Done)),
            // The computer thinks, and its move comes by itself.
            None => drop(ada.next().await),
        }
    }
    assert!(matches!(ada.ended(table), Some(Ended::Played(_))));
}

pub(crate) async fn a_spectator_sees_what_everybody_sees(bed: &mut Bed) {
    let home = Home::start(bed.place()).await;
    let (mut ada, mut bo, table) = pair(&home).await;
    let mut eve = home.player("Eve").await;
    assert_eq!(eve.order(Command::Watch { table, token: None }).await, Ok(Came::Done));
    let mut dealer = Dealer::new(2);
    play_on(&mut [&mut ada, &mut bo, &mut eve], table, &mut dealer, 12).await;
    eve.catch_up().await;
    assert!(eve.choices(table).is_empty());
    assert!(!eve.heard[&table].is_empty());
    let shown = serde_json::to_string(&eve.sights[&table].look.scene).expect("a scene");
    assert_ne!(shown, serde_json::to_string(&ada.sights[&table].look.scene).expect("a scene"));
    let (number, answers) = (0, vec!["anything".to_owned()]);
    let verdict = eve.order(Command::Move { table, number, answers }).await;
    assert_eq!(verdict, Err(("not-seated".to_owned(), None)));
}

/// The player who is asked first, and the other.
async fn asked_first(home: &Home) -> (Player, Player, TableId) {
    let (ada, bo, table) = pair(home).await;
    if ada.choices(table).is_empty() { (bo, ada, table) } else { (ada, bo, table) }
}

pub(crate) async fn a_probe_says_why_not_and_changes_nothing(bed: &mut Bed) {
    let home = Home::start(bed.place()).await;
    let (mut asked, mut other, table) = asked_first(&home).await;
    let choice = asked.choices(table).remove(0);
    let (texts, number) = (other.texts.len(), asked.sights[&table].number);
    let probe = |answers: Vec<String>| move |id| ToServer::Probe { id, table, answers };
    assert_eq!(asked.ask(probe(choice.clone())).await, Ok(Came::Possible));
    assert_eq!(other.ask(probe(choice.clone())).await.expect_err("not asked").0, "not-asked");
    assert_eq!(
        asked.ask(probe(vec!["no such thing".to_owned()])).await.expect_err("nonsense").0,
        "unreadable"
    );
    // The other player has received only their own refusal.
    assert_eq!(other.texts.len(), texts + 1);
    assert_eq!(asked.sights[&table].number, number);
    assert_eq!(asked.play(table, choice).await, Ok(Came::Done), "as was probed");
}

pub(crate) async fn a_seat_that_sees_no_change_gets_nothing(bed: &mut Bed) {
    let home = Home::start(bed.place()).await;
    let (mut asked, mut other, table) = asked_first(&home).await;
    let kind = asked.sights[&table].look.asked.clone().expect("it is asked").kind;
    let texts = other.texts.len();
    let declare = Command::Declare { table, kind, order: Some(lobby::Order::Ask) };
    assert_eq!(asked.order(declare).await, Ok(Came::Done));
    other.catch_up().await;
    // Only the answer to the catch-up request has come.
    assert_eq!(other.texts.len(), texts + 1, "{:?}", &other.texts[texts..]);
}

pub(crate) async fn a_record_is_redacted_while_the_bout_runs(bed: &mut Bed) {
    let home = Home::start(bed.place()).await;
    let (mut ada, mut bo, table) = pair(&home).await;
    play_on(&mut [&mut ada, &mut bo], table, &mut Dealer::new(3), 10).await;
    let path = format!("/api/tables/{}/record", table.0);
    let running = home.fetch(("GET", &path), Some(&ada.session), None).await;
    assert_eq!(running.status, 200, "{}", running.body);
    assert!(!running.body.contains("\"chance\""), "the chance of a bout that runs: {}", running.body);
    let (stranger, _) = home.guest("Eve").await;
    assert_eq!(home.fetch(("GET", &path), Some(&stranger), None).await.status, 404);
    assert_eq!(home.fetch(("GET", &path), None, None).await.status, 401);
    play_on(&mut [&mut ada, &mut bo], table, &mut Dealer::new(3), ENOUGH).await;
    let over = home.fetch(("GET", &path), Some(&ada.session), None).await;
    assert_ne!(over.body, running.body);
    assert!(over.body.len() > running.body.len());
}
