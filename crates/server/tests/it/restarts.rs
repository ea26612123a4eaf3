//! Restarts: nothing that was acknowledged is lost, nothing is done twice, and players go on.

use crate::bed::Bed;
use crate::home::{Home, PATIENCE};
use crate::player::{pair, play_on};
use kernel::Dealer;
use lobby::{Command, Ended};
use server::admin::{self, Answer, Errand};
use server::store::{Batch, Store};
use std::time::Duration;
use wire::protocol::{Came, ToServer};

pub(crate) async fn a_bout_goes_on_after_a_restart(bed: &mut Bed) {
    let mut home = Home::start(bed.place()).await;
    let (mut ada, mut bo, table) = pair(&home).await;
    let mut dealer = Dealer::new(4);
    for _ in 0..3 {
        play_on(&mut [&mut ada, &mut bo], table, &mut dealer, 3).await;
        let (scene, heard) = (ada.sights[&table].clone(), ada.heard[&table].clone());
        home.stop().await;
        home.start_again().await;
        ada.come_back(&home.address).await;
        bo.come_back(&home.address).await;
        ada.catch_up().await;
        bo.catch_up().await;
        assert_eq!(ada.sights[&table], scene, "the same sight as before");
        assert_eq!(ada.heard[&table], heard, "and all that was heard");
    }
    play_on(&mut [&mut ada, &mut bo], table, &mut dealer, 5_000).await;
    assert!(matches!(ada.ended(table), Some(Ended::Played(_))));
}

pub(crate) async fn what_was_acknowledged_is_there_after_a_crash(bed: &mut Bed) {
    let place = bed.place();
    let mut home = Home::start(place.clone()).await;
    let (mut ada, mut bo, table) = pair(&home).await;
    play_on(&mut [&mut ada, &mut bo], table, &mut Dealer::new(5), 7).await;
    let heard = ada.heard[&table].clone();
    // What the log holds at this moment is what a crash would leave: a server on a copy of it must
    // stand where the players stand.
    let beside = Store::open_beside(&place).await.expect("it can be looked at");
    let mut backup = Vec::new();
    beside.backup(&mut backup).await.expect("a backup of a running server");
    beside.close().await;
    let copy = bed.place();
    Store::restore(&copy, backup.as_slice()).await.expect("it is restored");
    let crashed = Home::start(copy).await;
    ada.come_back(&crashed.address).await;
    ada.catch_up().await;
    assert_eq!(ada.heard[&table], heard);
    home.stop().await;
}

pub(crate) async fn a_request_sent_again_after_a_break_is_carried_out_once(bed: &mut Bed) {
    let mut home = Home::start(bed.place()).await;
    let (ada, bo, table) = pair(&home).await;
    let (mut asked, mut other) = if ada.choices(table).is_empty() { (bo, ada) } else { (ada, bo) };
    let (number, answers) = (asked.sights[&table].number, asked.choices(table).remove(0));
    let command = Box::new(Command::Move { table, number, answers });
    let id = asked.number();
    let request = ToServer::Do { id, command };
    asked.line.say(&request).await.expect("it can be said");
    assert_eq!(asked.answer(id).await, Ok(Came::Done));
    other.catch_up().await;
    let heard = other.heard[&table].len();
    home.stop().await;
    home.start_again().await;
    asked.come_back(&home.address).await;
    other.come_back(&home.address).await;
    asked.line.say(&request).await.expect("it can be said");
    assert_eq!(asked.answer(id).await, Ok(Came::Done), "it is answered as the first time");
    other.catch_up().await;
    assert_eq!(other.heard[&table].len(), heard, "and not carried out again");
}

pub(crate) async fn bouts_of_other_rules_end_without_result_and_say_so(bed: &mut Bed) {
    let place = bed.place();
    let mut home = Home::start(place.clone()).await;
    let (mut ada, mut bo, table) = pair(&home).await;
    play_on(&mut [&mut ada, &mut bo], table, &mut Dealer::new(6), 6).await;
    // The log of the running server, as a program with other rules would find it: the same inputs
    // lead to other digests.
    let beside = Store::open_beside(&place).await.expect("it can be looked at");
    let mut loaded = beside.load().await.expect("it can be read");
    beside.close().await;
    let last = loaded.entries.iter_mut().rev().find(|entry| entry.contains("\"digest\":")).expect("a digest");
    let mut entry: serde_json::Value = serde_json::from_str(last).expect("an entry");
    let digest = &mut entry["came"][table.0.to_string()]["digest"];
    *digest = serde_json::json!(digest.as_u64().expect("a digest") ^ 1);
    *last = entry.to_string();
    home.stop().await;

    let other = bed.place();
    let store = Store::open(&other).await.expect("a new store");
    for name in ["Ada", "Bo"] {
        store.new_guest(name, 0).await.expect("a guest");
    }
    if let Some(snapshot) = &loaded.snapshot {
        let first = loaded.next - loaded.entries.len() as u64;
        let skipped =
            Batch { first: 0, entries: vec!["{}".to_owned(); first as usize], finished: Vec::new() };
        store.append(&skipped).await.expect("entries");
        store.checkpoint(first, snapshot).await.expect("a snapshot");
        store.append(&Batch { first, entries: loaded.entries, finished: Vec::new() }).await.expect("entries");
    }
    store.close().await;
    let upgraded = Home::start(other).await;
    let (session, person) = upgraded.guest("Eve").await;
    drop((session, person));
    let tables = upgraded.tables_of_owner().await;
    assert_eq!(tables.len(), 1);
    assert_eq!(tables[0].stage, "over", "{tables:?}");
}

pub(crate) async fn the_owner_looks_after_a_server_that_runs(bed: &mut Bed) {
    let place = bed.place();
    let mut home = Home::start(place.clone()).await;
    let (mut ada, mut bo, table) = pair(&home).await;
    let tables = home.tables_of_owner().await;
    assert_eq!((tables.len(), tables[0].stage.as_str()), (1, "playing"));
    assert!(tables[0].seats[0].starts_with("Ada"), "{tables:?}");

    let ask = |errand: Errand| {
        let place = place.clone();
        async move { admin::ask(&place, &errand, PATIENCE).await.expect("the server answers") }
    };
    assert_eq!(ask(Errand::Rename { account: bo.person.0, name: "Beau".to_owned() }).await, Answer::Done);
    let refused = Answer::Refused("no-such-account".to_owned());
    assert_eq!(ask(Errand::Rename { account: 999, name: "X".to_owned() }).await, refused);
    assert_eq!(ask(Errand::CloseTable(table.0)).await, Answer::Done);
    ada.catch_up().await;
    assert_eq!(ada.gone, [table]);
    assert_eq!(ask(Errand::CloseTable(table.0)).await, Answer::Refused("no-such-table".to_owned()));
    assert_eq!(ask(Errand::Remove { account: bo.person.0 }).await, Answer::Done);
    assert!(bo.hear().await.is_ok(), "a word of goodbye, or what came before it");
    let me = home.fetch(("GET", "/api/me"), Some(&bo.session), None).await;
    assert_eq!(me.status, 401);
    home.stop().await;
    let nobody = admin::ask(&place, &Errand::Tables, Duration::from_millis(600)).await;
    assert!(matches!(nobody, Err(admin::Undone::NoServer)), "{nobody:?}");
}
