//! Outages: a database that hangs or goes away is noticed, nothing is acknowledged that is not stored, and the
//! server says why it ends.

use crate::bed::Bed;
use crate::home::{Home, PATIENCE, wide};
use crate::player::{Player, pair, play_on};
use crate::postgres::Postgres;
use crate::proxy::Proxy;
use kernel::Dealer;
use lobby::{Command, TableId};
use server::store::{Place, Store, StoreError};
use server::{Limits, Stopped};
use std::time::{Duration, Instant};
use wire::protocol::{ToClient, ToServer};

/// Sends a move that cannot be stored. Returns the server's goodbye, if it sent one.
async fn moves_in_vain(players: &mut [&mut Player], table: TableId) -> Option<String> {
    let asked = players.iter_mut().find(|player| !player.choices(table).is_empty()).expect("one is asked");
    let (number, answers) = (asked.sights[&table].number, asked.choices(table).remove(0));
    let id = asked.number();
    let request = ToServer::Do { id, command: Box::new(Command::Move { table, number, answers }) };
    asked.line.say(&request).await.expect("it can be said");
    loop {
        match asked.hear().await {
            Ok(ToClient::Bye { code, .. }) => return Some(code),
            Ok(ToClient::Done { id: done, .. }) if done == id => panic!("a lost move is acknowledged"),
            Ok(_) => {}
            Err(_) => return None,
        }
    }
}

fn place_behind(proxy: &Proxy, place: &Place) -> Place {
    let Place::Postgres(url) = place else { unreachable!("it is of PostgreSQL") };
    let (_, rest) = url.split_once("@127.0.0.1:").expect("a server of the tests");
    let (_, database) = rest.split_once('/').expect("a database");
    Place::Postgres(format!("postgres://postgres:anything@{}/{database}", proxy.address))
}

fn lost(why: &Stopped) -> bool {
    matches!(why, Stopped::Store(StoreError::Lost { .. }))
}

/// How long a server may take to end: it waits half a second, and closes down in a few seconds.
const SOON: Duration = Duration::from_secs(20);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_hangs_ends_the_server_with_a_reason() {
    let limits = Limits {
        store_patience: Duration::from_millis(500),
        store_checked: Duration::from_millis(100),
        ..wide()
    };
    for moves in [true, false] {
        let place = Bed::postgres().place();
        let proxy = Proxy::start(&Postgres::shared().url("any")).await;
        let mut home = Home::with(place_behind(&proxy, &place), limits).await;
        let (mut ada, mut bo, table) = pair(&home).await;
        play_on(&mut [&mut ada, &mut bo], table, &mut Dealer::new(3), 4).await;
        let heard = ada.heard[&table].clone();
        proxy.hang();
        let begun = Instant::now();
        if moves {
            moves_in_vain(&mut [&mut ada, &mut bo], table).await;
        }
        let why = home.ended().await.expect_err("it says why");
        eprintln!("with moves: {moves}; ended after {:?}: {why}", begun.elapsed());
        assert!(lost(&why) && why.to_string().contains("no answer"), "{why}");
        assert!(begun.elapsed() < SOON, "{:?}", begun.elapsed());
        drop(proxy);
        // Everything that was acknowledged is there.
        let again = Home::on_free(place).await;
        ada.come_back(&again.address).await;
        ada.catch_up().await;
        assert_eq!(ada.heard[&table], heard);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_stops_though_its_database_hangs() {
    let limits =
        Limits { store_patience: Duration::from_millis(500), store_checked: PATIENCE * 10, ..wide() };
    let proxy = Proxy::start(&Postgres::shared().url("any")).await;
    let mut home = Home::with(place_behind(&proxy, &Bed::postgres().place()), limits).await;
    let (session, _) = home.guest("Ada").await;
    proxy.hang();
    let begun = Instant::now();
    assert_eq!(home.fetch(("GET", "/api/me"), Some(&session), None).await.status, 500);
    let health = home.fetch(("GET", "/healthz"), None, None).await;
    assert_eq!(health.status, 503, "{}", health.body);
    home.ask_to_stop();
    let why = home.ended().await.expect_err("the last snapshot is not stored");
    assert!(lost(&why), "{why}");
    assert!(begun.elapsed() < SOON, "{:?}", begun.elapsed());
    let refused = Store::open_within(&home.place, Duration::from_millis(300)).await;
    assert!(matches!(&refused, Err(StoreError::Unreachable { .. })), "{refused:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deleted_database_is_noticed_and_nothing_more_is_acknowledged() {
    for (without, moves) in [("", true), ("-wal", true), ("", false)] {
        let mut bed = Bed::sqlite();
        let mut home = Home::start(bed.place()).await;
        let (mut ada, mut bo, table) = pair(&home).await;
        play_on(&mut [&mut ada, &mut bo], table, &mut Dealer::new(3), 4).await;
        let Place::Sqlite(path) = home.place.clone() else { unreachable!("it is a file") };
        std::fs::remove_file(format!("{}{without}", path.display())).expect("it is there");
        if moves {
            let told = moves_in_vain(&mut [&mut ada, &mut bo], table).await;
            assert_eq!(told.as_deref(), Some("no-store"));
            // A person who comes back gets the current state.
            let mut line = wire::client::Line::open(&home.address, &ada.session).await.expect("a connection");
            line.say(&ToServer::Hello { protocol: wire::protocol::VERSION, client: 1, packed: false })
                .await
                .expect("said");
            match line.next().await.expect("a word") {
                ToClient::Bye { code, again, .. } => assert_eq!((code.as_str(), again), ("no-store", false)),
                other => panic!("{other:?}"),
            }
        }
        let health = home.fetch(("GET", "/healthz"), None, None).await;
        assert_eq!(health.status, 503, "{}", health.body);
        assert!(health.body.contains("gone"), "{}", health.body);
        home.ask_to_stop();
        if moves {
            let why = home.ended().await.expect_err("it says why");
            assert!(matches!(&why, Stopped::Store(StoreError::Gone { .. })), "{why}");
        } else {
            assert!(home.ended().await.is_err());
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_is_exchanged_is_not_written_to() {
    let mut bed = Bed::sqlite();
    let place = bed.place();
    let Place::Sqlite(path) = &place else { unreachable!("it is a file") };
    let store = Store::open(&place).await.expect("opens");
    store.alive().await.expect("it is there");
    std::fs::copy(path, bed.folder.path().join("copy")).expect("copied");
    std::fs::rename(bed.folder.path().join("copy"), path).expect("exchanged");
    assert!(matches!(store.alive().await, Err(StoreError::Gone { .. })));
}
