//! Replays: finished bouts step by step, positions as files, and tables that go on from them.

use crate::bed::{Bed, disturb};
use crate::home::{Home, wide};
use crate::player::{Player, pair, play_on};
use bots::Level;
use kernel::{Dealer, Seat};
use lobby::{Command, Ended, SetupChoice, StageCard, TableId};
use serde_json::{Value, json};
use server::Limits;
use wire::protocol::{Came, ToServer};

const ENOUGH: usize = 5_000;

/// Two players whose bout is over, and the bout's id.
async fn finished(home: &Home) -> (Player, Player, TableId, String) {
    let (mut ada, mut bo, table) = pair(home).await;
    play_on(&mut [&mut ada, &mut bo], table, &mut Dealer::new(1), ENOUGH).await;
    let mine = get(home, "/api/bouts", Some(&ada)).await;
    let id = mine[0]["id"].as_str().expect("a name").to_owned();
    (ada, bo, table, id)
}

async fn get(home: &Home, path: &str, player: Option<&Player>) -> Value {
    let reply = home.fetch(("GET", path), player.map(|it| &it.session), None).await;
    assert_eq!(reply.status, 200, "{path}: {}", reply.body);
    reply.json(&home.address).expect("JSON")
}

async fn status(home: &Home, path: &str, player: Option<&Player>) -> u16 {
    home.fetch(("GET", path), player.map(|it| &it.session), None).await.status
}

pub(crate) async fn a_finished_bout_is_seen_again_from_every_seat(bed: &mut Bed) {
    let home = Home::start(bed.place()).await;
    let (ada, _bo, _, id) = finished(&home).await;
    let whole = get(&home, &format!("/api/bouts/{id}/replay?count=1000"), None).await;
    let steps = whole["steps"].as_u64().expect("steps");
    assert_eq!(whole["frames"].as_array().map(Vec::len), Some(steps.min(12) as usize), "12 at most");
    assert_eq!(whole["seats"], json!([null, 0, 1]));
    assert_eq!((&whole["from"], &whole["frames"][0]["by"]), (&json!(0), &Value::Null));
    let own = get(&home, &format!("/api/bouts/{id}/replay?seat=0&from=0&count=40"), None).await;
    let asked = own["frames"].as_array().expect("frames").iter().filter(|frame| !frame["given"].is_null());
    let mut answered = 0;
    for frame in asked {
        let choices = frame["scene"]["prompt"]["choices"].as_array().expect("choices");
        assert!(choices.iter().any(|choice| choice["answer"] == frame["given"]), "{}", frame["given"]);
        answered += 1;
    }
    assert!(answered > 0);
    let last = get(&home, &format!("/api/bouts/{id}/replay?seat=1&from={}&count=40", steps - 1), None).await;
    let frames = last["frames"].as_array().expect("frames");
    assert!(frames.len() == 1 && !frames[0]["scene"]["outcome"].is_null());
    // The events of the replay are what the player received.
    let mut heard = Vec::new();
    for from in (0..steps).step_by(12) {
        let page = get(&home, &format!("/api/bouts/{id}/replay?seat=0&from={from}"), None).await;
        let frames = page["frames"].as_array().expect("frames").clone();
        heard.extend(frames.iter().flat_map(|it| it["events"].as_array().expect("events").clone()));
    }
    // How an event is shown follows from what is seen when it is told.
    heard.iter_mut().filter_map(Value::as_object_mut).for_each(|event| drop(event.remove("beat")));
    let told = ada.heard.values().next().expect("a log");
    assert_eq!(json!(heard), json!(told));
    for (path, status_of) in [("seat=2", 404), ("seat=x", 400), ("from=-1", 400)] {
        assert_eq!(status(&home, &format!("/api/bouts/{id}/replay?{path}"), None).await, status_of, "{path}");
    }
    assert_eq!(status(&home, "/api/bouts/none/replay", None).await, 404);
    let review = get(&home, &format!("/api/bouts/{id}/statistics"), None).await;
    assert!(
        review["figures"].as_array().is_some_and(
            |it| it.len() > 1 && it.iter().all(|it| it["by_seat"].as_array().map(Vec::len) == Some(2))
        ),
        "{review}"
    );
    assert!(review["turns"].as_array().is_some_and(|it| it.len() > 1), "{review}");
}

pub(crate) async fn bouts_are_not_played_again_without_end(bed: &mut Bed) {
    let home = Home::with(bed.place(), Limits { replays_per_second: 1, ..wide() }).await;
    let (ada, ..) = finished(&home).await;
    let mine = get(&home, "/api/bouts", Some(&ada)).await;
    let path = format!("/api/bouts/{}/replay?count=1", mine[0]["id"].as_str().expect("a name"));
    let (mut shown, mut held_back) = (0, None);
    while held_back.is_none() && shown < 500 {
        let reply = home.fetch(("GET", &path), None, None).await;
        match reply.status {
            200 => shown += 1,
            _ => held_back = Some(reply),
        }
    }
    let held_back = held_back.expect("it is held back");
    assert_eq!(held_back.status, 429, "{}", held_back.body);
    assert!(shown >= 5 && held_back.header("retry-after").is_some(), "{shown}");
}

pub(crate) async fn a_bout_that_is_not_open_is_for_those_who_played_it(bed: &mut Bed) {
    let home = Home::start(bed.place()).await;
    let (ada, _bo, _, id) = finished(&home).await;
    let eve = home.player("Eve").await;
    let pages = ["", "/record", "/replay?count=1", "/scenario?step=1", "/statistics"];
    let path = |page: &str| format!("/api/bouts/{id}{page}");
    for page in pages {
        assert_eq!(status(&home, &path(page), None).await, 200, "{page}");
    }
    disturb(&home.place, "UPDATE bouts SET open = 0").await;
    for page in pages {
        assert_eq!(status(&home, &path(page), None).await, 404, "{page}");
        assert_eq!(status(&home, &path(page), Some(&eve)).await, 404, "{page}");
        assert_eq!(status(&home, &path(page), Some(&ada)).await, 200, "{page}");
    }
    let go_on =
        home.fetch(("POST", &path("/continue")), Some(&eve.session), Some(json!({ "step": 1 }))).await;
    assert_eq!(go_on.status, 404, "{}", go_on.body);
}

pub(crate) async fn a_table_goes_on_from_a_finished_bout(bed: &mut Bed) {
    let mut home = Home::start(bed.place()).await;
    let (mut ada, bo, _, id) = finished(&home).await;
    let replay = get(&home, &format!("/api/bouts/{id}/replay?seat=0"), None).await;
    let last = replay["steps"].as_u64().expect("steps") - 1;
    let path = format!("/api/bouts/{id}/continue");
    let at = |step: u64| Some(json!({ "step": step }));
    assert_eq!(home.fetch(("POST", &path), None, at(1)).await.status, 401);
    assert_eq!(
        home.fetch(("POST", &path), Some(&ada.session), at(last)).await.status,
        409,
        "it is over there"
    );
    assert_eq!(home.fetch(("POST", &path), Some(&ada.session), at(last + 1)).await.status, 404);
    let (stranger, _) = home.guest("Eve").await;
    let away = home.fetch(("POST", &path), Some(&stranger), at(4)).await;
    assert!(away.status == 400 && away.body.contains("not-connected"), "{}", away.body);

    let record = home.fetch(("GET", &format!("/api/bouts/{id}/record")), None, None).await.body;
    let opened = home.fetch(("POST", &path), Some(&ada.session), at(4)).await;
    assert_eq!(opened.status, 200, "{}", opened.body);
    let opened = opened.json(&home.address).expect("a table");
    let table = TableId(opened["table"].as_u64().expect("a number"));
    ada.catch_up().await;
    assert_eq!(ada.cards[&table].terms.setup, SetupChoice::From { bout: id.clone(), step: 4 });
    assert!(matches!(ada.stage(table), StageCard::Gathering));
    let past = anygame::replay::past(&ada.cards[&table].terms.game, &record, 4).expect("a position");
    let (terms, token) = (ada.cards[&table].terms.clone(), lobby::Token("0".repeat(32)));
    let verdict = ada.order(Command::Continue { terms, token, seed: 1, past, origins: Vec::new() }).await;
    assert_eq!(verdict.expect_err("the server's own").0, "house-only");
    // Only the server fills in this part of the terms.
    let terms = ada.cards[&table].terms.clone();
    let verdict = ada.ask(|id| ToServer::Open { id, terms: Box::new(terms) }).await;
    assert_eq!(verdict.expect_err("refused").0, "no-such-setup");

    ada.sit_by(table, 0, opened["path"].as_str()).await;
    let fill = Command::Fill { table, seat: Seat(1), level: Some(Level::Random) };
    assert_eq!(ada.order(fill).await, Ok(Came::Done));
    ada.ready(table).await;
    ada.catch_up().await;
    let begun: usize =
        (0..5).map(|step| replay["frames"][step]["events"].as_array().map_or(0, Vec::len)).sum();
    assert!(ada.heard[&table].len() >= begun, "what happened before is told");
    drop(bo);
    home.stop().await;
    home.start_again().await;
    let mut ada = Player::connect(&home.address, ada.session, ada.person.0).await;
    ada.catch_up().await;
    while ada.ended(table).is_none() {
        match ada.choices(table).into_iter().next() {
            Some(choice) => assert_eq!(ada.play(table, choice).await, Ok(Came::Done)),
            None => drop(ada.next().await),
        }
    }
    assert!(matches!(ada.ended(table), Some(Ended::Played(_))), "{:?}", ada.ended(table));
    let mine = get(&home, "/api/bouts", Some(&ada)).await;
    let second = mine[0]["id"].as_str().expect("a name");
    assert_ne!(second, id);
    let again = get(&home, &format!("/api/bouts/{second}/replay?seat=0"), None).await;
    for step in 0..4 {
        assert_eq!(again["frames"][step], replay["frames"][step], "step {step} is as it was");
    }
}

/// Who may see what of a bout from which another one goes on at a step.
async fn is_closed(home: &Home, (bout, step): (&str, u64), (ada, eve): (&Player, &Player)) {
    let path = |page: &str| format!("/api/bouts/{bout}{page}");
    let pages = ["/record", "/replay", "/replay?seat=0", "/replay?seat=1", "/scenario?step=1&seat=1"];
    for page in pages.into_iter().chain(["/scenario?step=1", "/statistics"]) {
        for reader in [None, Some(eve)] {
            assert_eq!(status(home, &path(page), reader).await, 409, "{bout}{page}");
        }
    }
    for page in ["/record", "/replay", "/replay?seat=1", "/scenario?step=1", "/scenario?step=1&seat=1"] {
        assert_eq!(status(home, &path(page), Some(ada)).await, 409, "{bout}{page}: not from the own seat");
    }
    let own = get(home, &path("/replay?seat=0"), Some(ada)).await;
    assert_eq!(own["steps"], step + 1, "{bout}: up to that step");
    assert_eq!(own["frames"].as_array().map(Vec::len), Some(step as usize + 1));
    assert!(own["frames"][step as usize]["given"].is_null());
    assert_eq!(get(home, &path("/replay?seat=0&from=5"), Some(ada)).await["frames"], json!([]));
    assert_eq!(status(home, &path(&format!("/scenario?step={step}&seat=0")), Some(ada)).await, 200);
    assert_eq!(status(home, &path(&format!("/scenario?step={}&seat=0", step + 1)), Some(ada)).await, 404);
    let again =
        home.fetch(("POST", &path("/continue")), Some(&eve.session), Some(json!({ "step": 1 }))).await;
    assert_eq!(again.status, 409, "{}", again.body);
    let card = get(home, &path(""), None).await;
    assert_eq!(card["id"], json!(bout), "that it was played is no secret");
}

/// Goes on from a bout at a step. Returns the new table, with a computer on its second seat.
async fn go_on(home: &Home, ada: &mut Player, bout: &str, step: u64) -> TableId {
    let path = format!("/api/bouts/{bout}/continue");
    let opened = home.fetch(("POST", &path), Some(&ada.session), Some(json!({ "step": step }))).await;
    assert_eq!(opened.status, 200, "{}", opened.body);
    let opened = opened.json(&home.address).expect("a table");
    let table = TableId(opened["table"].as_u64().expect("a number"));
    ada.sit_by(table, 0, opened["path"].as_str()).await;
    let fill = Command::Fill { table, seat: Seat(1), level: Some(Level::Random) };
    assert_eq!(ada.order(fill).await, Ok(Came::Done));
    table
}

pub(crate) async fn what_a_bout_goes_on_from_is_closed_until_it_is_over(bed: &mut Bed) {
    let mut home = Home::start(bed.place()).await;
    let (mut ada, _bo, source, id) = finished(&home).await;
    let eve = home.player("Eve").await;
    // A first one goes on and is over, so there is a copy of the past.
    let copied = go_on(&home, &mut ada, &id, 3).await;
    ada.ready(copied).await;
    assert_eq!(ada.order(Command::Concede { table: copied }).await, Ok(Came::Done));
    ada.catch_up().await;
    let mine = get(&home, "/api/bouts", Some(&ada)).await;
    let copy = mine[0]["id"].as_str().expect("a name").to_owned();
    assert_eq!(status(&home, &format!("/api/bouts/{id}/replay?seat=1"), None).await, 200);

    let table = go_on(&home, &mut ada, &id, 4).await;
    is_closed(&home, (&id, 4), (&ada, &eve)).await;
    is_closed(&home, (&copy, 3), (&ada, &eve)).await;
    ada.ready(table).await;
    is_closed(&home, (&id, 4), (&ada, &eve)).await;
    for over in [source, copied] {
        for page in ["record", "scenario"] {
            assert_eq!(status(&home, &format!("/api/tables/{over}/{page}"), Some(&ada)).await, 404, "{page}");
        }
    }
    home.stop().await;
    home.start_again().await;
    ada.come_back(&home.address).await;
    is_closed(&home, (&id, 4), (&ada, &eve)).await;
    is_closed(&home, (&copy, 3), (&ada, &eve)).await;

    assert_eq!(ada.order(Command::Concede { table }).await, Ok(Came::Done));
    for bout in [&id, &copy] {
        assert_eq!(status(&home, &format!("/api/bouts/{bout}/replay?seat=1"), None).await, 200, "it is over");
        assert_eq!(status(&home, &format!("/api/bouts/{bout}/record"), None).await, 200);
    }
    // One that goes on from a copy closes the first one too.
    let farther = go_on(&home, &mut ada, &copy, 2).await;
    is_closed(&home, (&id, 2), (&ada, &eve)).await;
    is_closed(&home, (&copy, 2), (&ada, &eve)).await;
    assert_eq!(ada.order(Command::Close { table: farther }).await, Ok(Came::Done));
    assert_eq!(status(&home, &format!("/api/bouts/{id}/replay"), None).await, 200);
}

pub(crate) async fn a_position_is_reported_as_far_as_one_knows_it(bed: &mut Bed) {
    let home = Home::start(bed.place()).await;
    let (mut ada, mut bo, table) = pair(&home).await;
    let eve = home.player("Eve").await;
    play_on(&mut [&mut ada, &mut bo], table, &mut Dealer::new(3), 8).await;
    let path = format!("/api/tables/{}/scenario", table.0);
    let reply = home.fetch(("GET", &path), Some(&ada.session), None).await;
    assert_eq!(reply.status, 200, "{}", reply.body);
    assert!(reply.header("content-disposition").is_some_and(|it| it.contains("attachment")));
    assert!(reply.body.contains("[given.staks]") && reply.body.contains("imagined"), "{}", reply.body);
    let other = home.fetch(("GET", &path), Some(&bo.session), None).await;
    assert_ne!(reply.body, other.body);
    assert_eq!(status(&home, &path, None).await, 401);
    assert_eq!(status(&home, &path, Some(&eve)).await, 404, "who does not sit there knows nothing");
    play_on(&mut [&mut ada, &mut bo], table, &mut Dealer::new(3), ENOUGH).await;
    let over = home.fetch(("GET", &path), Some(&ada.session), None).await;
    assert!(!over.body.contains("imagined"), "{}", over.body);
    let mine = get(&home, "/api/bouts", Some(&ada)).await;
    let id = mine[0]["id"].as_str().expect("a name");
    for (query, expected) in
        [("step=3&seat=0", 200), ("step=3", 200), ("step=100000", 404), ("step=1&seat=9", 404), ("", 400)]
    {
        let path = format!("/api/bouts/{id}/scenario?{query}");
        assert_eq!(status(&home, &path, None).await, expected, "{query}");
    }
}

pub(crate) async fn after_a_take_back_everything_is_told_anew(bed: &mut Bed) {
    let home = Home::start(bed.place()).await;
    let (mut ada, mut bo, table) = pair(&home).await;
    play_on(&mut [&mut ada, &mut bo], table, &mut Dealer::new(4), 9).await;
    let before = ada.heard[&table].len();
    let (texts, proposal) = (bo.texts.len(), lobby::Proposal::TakeBack);
    assert_eq!(ada.order(Command::Propose { table, proposal }).await, Ok(Came::Done));
    assert_eq!(bo.order(Command::Agree { table, proposal, agreed: true }).await, Ok(Came::Done));
    ada.catch_up().await;
    assert!(bo.texts[texts..].iter().any(|text| text.contains("\"whole\":true")), "{:?}", &bo.texts[texts..]);
    let after = &ada.heard[&table];
    assert!(after.len() < before, "{before} events, and then {}", after.len());
}
