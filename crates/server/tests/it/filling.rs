//! Filling the disk: one guest can store only so much, and with a full disk people can still read.

use crate::bed::{self, Bed};
use crate::home::{Home, wide};
use crate::player::{Player, pair, play_on, terms};
use kernel::{Dealer, Seat};
use lobby::{Command, SetupChoice, TableId, Terms};
use server::Limits;
use server::store::Quota;
use wire::protocol::Came;

/// How much room finished bouts take.
const TAKEN: &str = "SELECT COALESCE(SUM(LENGTH(record) + LENGTH(setup)), 0) FROM bouts";

/// Two persons play some bouts, each given up after a few answers.
async fn bouts(players: &mut [&mut Player; 2], table: TableId, count: usize) {
    let mut dealer = Dealer::new(9);
    for _ in 0..count {
        play_on(&mut players[..], table, &mut dealer, 6).await;
        if players[0].ended(table).is_none() {
            assert_eq!(players[0].order(Command::Concede { table }).await, Ok(Came::Done));
        }
        for player in players.iter_mut() {
            assert_eq!(player.order(Command::Rematch { table }).await, Ok(Came::Done));
        }
        for player in players.iter_mut() {
            player.catch_up().await;
        }
    }
}

async fn taken_by_bouts(bed: &mut Bed, room: Quota, count: usize) -> (i64, i64) {
    let home = Home::with(bed.place(), Limits { room, ..wide() }).await;
    let (mut ada, mut bo, table) = pair(&home).await;
    bouts(&mut [&mut ada, &mut bo], table, count).await;
    // The server makes room after it has announced a bout, so data after that is stored later.
    ada.catch_up().await;
    assert_eq!(ada.order(Command::Talk { table, text: "well".to_owned() }).await, Ok(Came::Done));
    let newest = bed::number(&home.place, "SELECT MAX(number) FROM bouts").await;
    assert_eq!(newest, count as i64, "the newest is kept");
    let kept = bed::number(&home.place, "SELECT COUNT(*) FROM bouts").await;
    (bed::number(&home.place, TAKEN).await, kept)
}

pub(crate) async fn the_oldest_bouts_make_room_for_new_ones(bed: &mut Bed) {
    let wide = Quota { each: u64::MAX >> 1, address: u64::MAX >> 1, all: u64::MAX >> 1 };
    let (all, kept) = taken_by_bouts(bed, wide, 10).await;
    assert_eq!(kept, 10);
    let half = u64::try_from(all / 2).expect("they take room");
    for quota in [Quota { each: half, ..wide }, Quota { address: half, ..wide }] {
        let (taken, kept) = taken_by_bouts(bed, quota, 10).await;
        println!("ten bouts take {all} bytes; within {half} bytes {kept} are kept, which take {taken}");
        assert!(taken <= half as i64 && (2..10).contains(&kept), "{quota:?}: {kept} bouts of {taken} bytes");
    }
}

pub(crate) async fn bouts_of_computers_and_idle_words_are_not_kept(bed: &mut Bed) {
    let home = Home::start(bed.place()).await;
    let mut host = home.player("Host").await;
    let idle = "idle words ".repeat(1_000);
    let setup = SetupChoice::Written(format!("seats = 2\ndepth = 3\n# {idle}"));
    let (table, _) = host.open(Terms { setup, ..terms() }).await;
    for seat in [Seat(0), Seat(1)] {
        let fill = Command::Fill { table, seat, level: Some(bots::Level::Random) };
        assert_eq!(host.order(fill).await, Ok(Came::Done));
    }
    assert_eq!(host.order(Command::Start { table }).await, Ok(Came::Done));
    while host.ended(table).is_none() {
        host.hear().await.expect("the line holds");
    }
    assert_eq!(bed::number(&home.place, "SELECT COUNT(*) FROM bouts").await, 0);
    let idle = "SELECT COUNT(*) FROM log WHERE entries LIKE '%idle words%'";
    assert_eq!(bed::number(&home.place, idle).await, 0);
    let log = bed::number(&home.place, "SELECT COALESCE(SUM(LENGTH(entries)), 0) FROM log").await;
    println!("a bout of computers and a set-up of {} letters take {log} letters of the log", 11_000);
}

/// The disk is full: SQLite is told that its file may not grow.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn with_a_full_disk_the_server_serves_what_it_can() {
    let mut bed = Bed::sqlite();
    let mut home = Home::start(bed.place()).await;
    let (mut ada, mut bo, table) = pair(&home).await;
    let mut dealer = Dealer::new(12);
    play_on(&mut [&mut ada, &mut bo], table, &mut dealer, 4).await;
    home.fill_disk(1);
    let mut refused = None;
    for _ in 0..20_000 {
        let text = "x".repeat(400);
        match ada.order(Command::Talk { table, text }).await {
            Ok(_) => {}
            Err((code, _)) if code == "talks-too-much" => {
                // Declarations are stored too, and have no rate limit.
                let kind = "k".repeat(150);
                let order = Some(lobby::Order::Answer("a".repeat(190)));
                match ada.order(Command::Declare { table, kind, order }).await {
                    Ok(_) => {}
                    Err((code, _)) => refused = Some(code),
                }
            }
            Err((code, _)) => refused = Some(code),
        }
        if refused.is_some() {
            break;
        }
    }
    assert_eq!(refused.as_deref(), Some("no-room"), "sooner or later the disk is full");
    bo.catch_up().await;
    let known = bo.heard[&table].clone();

    // The server still serves what it can, and reports its state.
    let health = home.fetch(("GET", "/healthz"), None, None).await;
    assert_eq!((health.status, health.body.starts_with("no room")), (503, true), "{}", health.body);
    assert_eq!(home.fetch(("GET", "/api/games"), None, None).await.status, 200);
    let asked = if ada.choices(table).is_empty() { &mut bo } else { &mut ada };
    let choice = asked.choices(table).remove(0);
    let probe = |id| wire::protocol::ToServer::Probe { id, table, answers: vec![choice[0].clone()] };
    assert_eq!(asked.ask(probe).await, Ok(Came::Possible), "it can be looked at");
    let verdict = asked.play(table, choice.clone()).await;
    assert_eq!(verdict, Err(("no-room".to_owned(), None)), "and not changed");

    // There is room again: the same answer is carried out, and after a restart everything is as announced.
    home.fill_disk(u32::MAX / 2);
    while asked.play(table, choice.clone()).await.is_err() {
        tokio::task::yield_now().await;
    }
    assert_eq!(home.fetch(("GET", "/healthz"), None, None).await.status, 200);
    ada.catch_up().await;
    bo.catch_up().await;
    assert!(bo.heard[&table].starts_with(&known));
    let (sight, heard) = (bo.sights[&table].clone(), bo.heard[&table].clone());
    home.stop().await;
    home.start_again().await;
    bo.come_back(&home.address).await;
    bo.catch_up().await;
    assert_eq!((&bo.sights[&table], &bo.heard[&table]), (&sight, &heard));
}
