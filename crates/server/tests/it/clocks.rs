//! Clocks: data stored while the clock ran ahead still works when the clock is right again.

use crate::bed::{Bed, disturb, number};
use crate::home::{Home, PATIENCE};
use crate::log::Log;
use crate::player::{pair, terms};
use kernel::Seat;
use lobby::Command;
use serde_json::Value;
use server::admin::{self, Answer, Errand};
use server::store::{Place, Store};
use wire::protocol::Came;

/// Ten days.
const AHEAD: u64 = 10 * 24 * 3600 * 1000;
/// Every number from here on is a time: later than 2017.
const MOMENTS: u64 = 1_500_000_000_000;

/// What a server whose clock ran ahead would have stored.
fn ahead(value: &mut Value) {
    match value {
        Value::Number(number) => {
            if let Some(moment) = number.as_u64().filter(|it| (MOMENTS..2 * MOMENTS).contains(it)) {
                *value = Value::from(moment + AHEAD);
            }
        }
        Value::Array(all) => all.iter_mut().for_each(ahead),
        Value::Object(all) => all.values_mut().for_each(ahead),
        Value::Null | Value::Bool(_) | Value::String(_) => {}
    }
}

/// What a database holds of a person who played.
async fn kept(place: &Place) -> [i64; 4] {
    let count = async |table: &str| number(place, &format!("SELECT COUNT(*) FROM {table}")).await;
    [count("accounts").await, count("sessions").await, count("bouts").await, count("bout_seats").await]
}

/// Everything stored becomes older by 400 days: to a server that starts, it is as if its clock were ahead.
async fn grow_old(place: &Place) {
    let days = 400_i64 * 24 * 3600 * 1000;
    for (table, columns) in [
        ("accounts", &["created", "seen"][..]),
        ("sessions", &["created", "seen"]),
        ("bouts", &["started", "ended"]),
    ] {
        for column in columns {
            disturb(place, &format!("UPDATE {table} SET {column} = {column} - {days}")).await;
        }
    }
    let beside = Store::open_beside(place).await.expect("it can be looked at");
    let mut backup = Vec::new();
    beside.backup(&mut backup).await.expect("a backup");
    beside.close().await;
    let backup = String::from_utf8(backup).expect("it is text");
    let age = backup.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
    let age = age
        .filter(|line| line["row"]["name"] == "age")
        .find_map(|line| line["row"]["value"].as_str().map(str::to_owned));
    let mut age: Value = serde_json::from_str(&age.expect("it was stored how long it ran")).expect("JSON");
    for moment in ["by", "clock"] {
        age[moment] = Value::from(age[moment].as_i64().expect("a moment") - days);
    }
    disturb(place, &format!("UPDATE settings SET value = '{age}' WHERE name = 'age'")).await;
}

/// Waits until the log says, after this many bytes, that what is old was removed.
async fn pruned(log: &Log, from: usize) {
    let said = async {
        while !log.since(from).contains("pruned") {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(PATIENCE, said).await.expect("it prunes when it starts");
}

pub(crate) async fn a_clock_that_runs_ahead_removes_nothing(bed: &mut Bed) {
    let place = bed.place();
    let mut home = Home::start(place.clone()).await;
    let (mut ada, bo, table) = pair(&home).await;
    assert_eq!(ada.order(Command::Concede { table }).await, Ok(Came::Done));
    home.stop().await;
    drop(bo);
    let before = kept(&place).await;
    assert!(before.iter().all(|&count| count > 0), "{before:?}");
    grow_old(&place).await;

    let log = crate::log::kept();
    let from = log.len();
    home.start_again().await;
    pruned(&log, from).await;
    assert!(log.since(from).contains("the clock went by more than a day"), "{}", log.since(from));
    assert_eq!(kept(&place).await, before, "nothing is gone");
    ada.come_back(&home.address).await;
    home.stop().await;
    home.start_again().await;
    let done = admin::ask(&place, &Errand::TrustClock, PATIENCE).await.expect("the server answers");
    assert_eq!(done, Answer::Done);
    home.stop().await;
    let from = log.len();
    home.start_again().await;
    pruned(&log, from).await;
    assert_eq!(kept(&place).await, before, "the server has not run for a year");
    home.stop().await;
}

pub(crate) async fn a_clock_that_was_set_back_freezes_nobody(bed: &mut Bed) {
    let place = bed.place();
    let mut home = Home::start(place.clone()).await;
    let mut ada = home.player("Ada").await;
    let (table, _) = ada.open(terms()).await;
    ada.sit(table, 0).await;
    let level = Some(bots::Level::Random);
    for seat in 1..ada.cards[&table].seats.len() as u8 {
        let fill = Command::Fill { table, seat: Seat(seat), level };
        assert_eq!(ada.order(fill).await, Ok(Came::Done));
    }
    ada.ready(table).await;
    home.stop().await;

    let store = Store::open(&place).await.expect("it can be opened");
    let loaded = store.load().await.expect("it can be read");
    let mut snapshot: Value = serde_json::from_str(&loaded.snapshot.expect("a snapshot")).expect("JSON");
    let before = snapshot.clone();
    ahead(&mut snapshot);
    assert_ne!(snapshot, before);
    store.checkpoint(loaded.next, &snapshot.to_string()).await.expect("it is stored");
    store.close().await;

    home.start_again().await;
    ada.come_back(&home.address).await;
    ada.catch_up().await;
    // Ada and the computer go on answering each other.
    for _ in 0..12 {
        while ada.choices(table).is_empty() && ada.ended(table).is_none() {
            ada.hear().await.expect("the computer answers");
        }
        if ada.ended(table).is_some() {
            break;
        }
        let choice = ada.choices(table).pop().expect("an answer");
        assert_eq!(ada.play(table, choice).await, Ok(Came::Done));
        ada.catch_up().await;
    }
}
