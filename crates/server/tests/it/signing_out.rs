//! Signing out: everything that a session opened ends with it, and nothing else does.

use crate::bed::{Bed, disturb};
use crate::home::{Home, PATIENCE, wide};
use crate::player::Player;
use serde_json::json;
use server::Limits;
use std::time::Duration;
use wire::client::{Line, Session};
use wire::protocol::{ToClient, ToServer, VERSION};

/// The goodbye that a socket gets, if it gets one. It must never get a welcome.
async fn last_word(mut line: Line) -> Option<String> {
    // It may be closed before this is sent.
    drop(line.say(&ToServer::Hello { protocol: VERSION, client: 1, packed: false }).await);
    let mut last = None;
    while let Ok(message) = tokio::time::timeout(PATIENCE, line.next()).await.expect("it ends in time") {
        match message {
            ToClient::Bye { code, .. } => last = Some(code),
            other => panic!("an ended session is told {other:?}"),
        }
    }
    last
}

async fn is_told_goodbye(player: &mut Player) {
    loop {
        match player.hear().await {
            Ok(ToClient::Bye { code, again, .. }) => {
                assert_eq!((code.as_str(), again), ("signed-out", false));
                return;
            }
            Ok(_) => {}
            Err(why) => panic!("the line ends without a word: {why:?}"),
        }
    }
}

async fn opened(home: &Home, session: &Session) -> Line {
    Line::open(&home.address, session).await.expect("a connection")
}

/// Another session of the same account.
async fn second(home: &Home, login: &str) -> Session {
    let body = json!({ "login": login, "password": "long enough" });
    let reply = home.fetch(("POST", "/api/login"), None, Some(body)).await;
    reply.session().unwrap_or_else(|| panic!("no session: {}", reply.body))
}

async fn with_login(home: &Home, login: &str) -> (Session, u64) {
    let (session, person) = home.guest(login).await;
    let body = json!({ "login": login, "password": "long enough" });
    assert_eq!(home.fetch(("PUT", "/api/me/login"), Some(&session), Some(body)).await.status, 200);
    (session, person)
}

pub(crate) async fn a_socket_opened_before_is_not_welcomed_after_the_session(bed: &mut Bed) {
    let home = Home::start(bed.place()).await;
    let (session, _) = home.guest("Ada").await;
    let early = opened(&home, &session).await;
    assert_eq!(home.fetch(("POST", "/api/logout"), Some(&session), None).await.status, 204);
    assert_eq!(last_word(early).await.as_deref(), Some("signed-out"));

    let (session, person) = home.guest("Bo").await;
    let early = opened(&home, &session).await;
    let deleted = home.fetch(("DELETE", "/api/me"), Some(&session), Some(json!({ "name": "Bo" }))).await;
    assert_eq!(deleted.status, 204);
    assert_eq!(last_word(early).await.as_deref(), Some("signed-out"));

    // Removed by the owner.
    let (session, other) = home.guest("Cy").await;
    assert_ne!(person, other);
    let early = opened(&home, &session).await;
    let errand = server::admin::Errand::Remove { account: other };
    let answer = server::admin::ask(&home.place, &errand, PATIENCE).await.expect("the server answers");
    assert_eq!(answer, server::admin::Answer::Done);
    assert_eq!(last_word(early).await.as_deref(), Some("signed-out"));

    // The session ended unnoticed: the server looks it up at the hello.
    let (session, person) = home.guest("Di").await;
    let early = opened(&home, &session).await;
    disturb(&home.place, &format!("DELETE FROM sessions WHERE account = {person}")).await;
    assert_eq!(last_word(early).await.as_deref(), Some("signed-out"));
}

pub(crate) async fn a_session_takes_its_own_sockets_with_it(bed: &mut Bed) {
    let home = Home::start(bed.place()).await;
    let (here, person) = with_login(&home, "ada").await;
    let there = second(&home, "ada").await;
    let mut at_home = Player::connect(&home.address, here.clone(), person).await;
    let mut away = Player::connect(&home.address, there.clone(), person).await;
    assert_eq!(home.fetch(("POST", "/api/logout"), Some(&there), None).await.status, 204);
    is_told_goodbye(&mut away).await;
    at_home.catch_up().await;

    // One device, from another one.
    let there = second(&home, "ada").await;
    let mut away = Player::connect(&home.address, there, person).await;
    let devices = home.fetch(("GET", "/api/me/devices"), Some(&here), None).await;
    let devices = devices.json(&home.address).expect("devices");
    let other = devices.as_array().expect("a list").iter().find(|it| it["here"] == false).expect("two");
    let path = format!("/api/me/devices/{}", other["id"].as_str().expect("a name"));
    assert_eq!(home.fetch(("DELETE", &path), Some(&here), None).await.status, 204);
    is_told_goodbye(&mut away).await;
    at_home.catch_up().await;
}

pub(crate) async fn a_new_password_ends_all_other_sessions(bed: &mut Bed) {
    let home = Home::start(bed.place()).await;
    let (here, person) = with_login(&home, "ada").await;
    let there = second(&home, "ada").await;
    let mut at_home = Player::connect(&home.address, here.clone(), person).await;
    let mut away = Player::connect(&home.address, there.clone(), person).await;
    let early = opened(&home, &there).await;
    let change = json!({ "login": "ada", "password": "another one", "old": "long enough" });
    assert_eq!(home.fetch(("PUT", "/api/me/login"), Some(&here), Some(change)).await.status, 200);
    is_told_goodbye(&mut away).await;
    assert_eq!(last_word(early).await.as_deref(), Some("signed-out"));
    assert_eq!(home.fetch(("GET", "/api/me"), Some(&there), None).await.status, 401);
    assert_eq!(home.fetch(("GET", "/api/me"), Some(&here), None).await.status, 200);
    at_home.catch_up().await;
}

pub(crate) async fn a_session_that_runs_out_closes_its_sockets(bed: &mut Bed) {
    let limits = Limits { sessions_checked: Duration::from_millis(20), ..wide() };
    let home = Home::with(bed.place(), limits).await;
    let mut ada = home.player("Ada").await;
    let mut bo = home.player("Bo").await;
    disturb(&home.place, &format!("DELETE FROM sessions WHERE account = {}", ada.person.0)).await;
    is_told_goodbye(&mut ada).await;
    bo.catch_up().await;
}
