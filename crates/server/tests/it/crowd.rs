//! A crowd of computers: however many tables of them one address opens, another person's answer comes at once.

use crate::bed::Bed;
use crate::home::{Home, wide};
use crate::player::{Player, pair, terms};
use bots::Level;
use kernel::{Dealer, Seat};
use lobby::{Command, SetupChoice, TableId, Terms};
use server::Limits;
use std::time::{Duration, Instant};
use wire::protocol::Came;

/// Persons who open tables of computers, all from one address.
const CROWD: usize = 16;
/// How many answers of another person are measured.
const ANSWERS: usize = 120;

/// The times that some answers took, sorted.
struct Times(Vec<Duration>);

impl Times {
    fn at(&self, percent: usize) -> Duration {
        self.0[(self.0.len() - 1) * percent / 100]
    }
}

/// Two persons answer each other; each answer waits until it is stored.
async fn answers(players: &mut [&mut Player], table: TableId, dealer: &mut Dealer) -> Times {
    let mut times = Vec::new();
    while times.len() < ANSWERS {
        let Some(place) = players.iter().position(|player| !player.choices(table).is_empty()) else {
            for player in players.iter_mut() {
                assert_eq!(player.order(Command::Rematch { table }).await, Ok(Came::Done));
            }
            for player in players.iter_mut() {
                player.catch_up().await;
            }
            continue;
        };
        let choices = players[place].choices(table);
        let choice = choices[dealer.below(choices.len() as u32) as usize].clone();
        let begun = Instant::now();
        assert_eq!(players[place].play(table, choice).await, Ok(Came::Done));
        times.push(begun.elapsed());
        for player in players.iter_mut() {
            player.catch_up().await;
        }
    }
    times.sort_unstable();
    Times(times)
}

/// Six greedy computers and a host who watches them, as fast as the server lets them.
async fn crowded(home: &Home, number: usize) -> (Player, TableId) {
    let mut host = home.player(&format!("Host {number}")).await;
    let setup = SetupChoice::Written("seats = 6\nreactive = true\nrecycling = true".to_owned());
    let thinking = lobby::Pause { least: 200, most: 200 };
    let (table, _) = host.open(Terms { setup, thinking, ..terms() }).await;
    for seat in (0..6).map(Seat) {
        let fill = Command::Fill { table, seat, level: Some(Level::Veteran) };
        assert_eq!(host.order(fill).await, Ok(Came::Done));
    }
    (host, table)
}

/// With and without a crowd: the answers take only as long as the machine needs.
///
/// The bound is what the same answers took before the crowd came, with room for one more thread that always works;
/// a server that thinks on the threads that serve is a hundred times slower.
pub(crate) async fn nobody_waits_for_the_computers_of_others(bed: &mut Bed) {
    let home = Home::with(bed.place(), Limits { computers_per_address: 100, ..wide() }).await;
    let (mut ada, mut bo, table) = pair(&home).await;
    let mut dealer = Dealer::new(3);
    let before = answers(&mut [&mut ada, &mut bo], table, &mut dealer).await;
    let mut crowd = Vec::new();
    for number in 0..CROWD {
        let (mut host, table) = crowded(&home, number).await;
        assert_eq!(host.order(Command::Start { table }).await, Ok(Came::Done));
        crowd.push(host);
    }
    // Spectators must read: else the server would cut them off, and their tables would rest.
    let listening: Vec<_> = crowd.into_iter().map(|host| tokio::spawn(listen(host))).collect();
    let among = answers(&mut [&mut ada, &mut bo], table, &mut dealer).await;
    let heard = |times: &Times| format!("p50 {:?}, p99 {:?}", times.at(50), times.at(99));
    println!("answers before a crowd of computers: {}; among it: {}", heard(&before), heard(&among));
    listening.iter().for_each(tokio::task::JoinHandle::abort);
    let floor = Duration::from_millis(40);
    assert!(among.at(50) <= (before.at(50) * 8).max(floor), "half of the answers wait");
    assert!(among.at(99) <= (before.at(99) * 8).max(floor * 8), "an answer waits");
}

async fn listen(mut host: Player) {
    while host.hear().await.is_ok() {
        host.texts.clear();
    }
}

pub(crate) async fn an_address_has_few_bouts_of_computers(bed: &mut Bed) {
    let home = Home::with(bed.place(), Limits { computers_per_address: 2, ..wide() }).await;
    let mut hosts = Vec::new();
    for number in 0..3 {
        hosts.push(crowded(&home, number).await);
    }
    for (host, table) in &mut hosts[..2] {
        assert_eq!(host.order(Command::Start { table: *table }).await, Ok(Came::Done));
    }
    let (third, table) = &mut hosts[2];
    let refused = third.order(Command::Start { table: *table }).await;
    assert_eq!(refused, Err(("too-many-computers".to_owned(), None)));
}

/// Reads a table's notes until this many more events have come.
async fn hear_more(host: &mut Player, table: TableId, more: usize) -> usize {
    let count = |host: &Player| host.heard.get(&table).map_or(0, Vec::len);
    let before = count(host);
    while count(host) < before + more {
        host.hear().await.expect("the line holds");
    }
    count(host)
}

pub(crate) async fn where_nobody_watches_nothing_is_played(bed: &mut Bed) {
    let mut home = Home::start(bed.place()).await;
    let (mut host, table) = crowded(&home, 1).await;
    let (mut other, others) = crowded(&home, 2).await;
    assert_eq!(host.order(Command::Start { table }).await, Ok(Came::Done));
    assert_eq!(other.order(Command::Start { table: others }).await, Ok(Came::Done));
    let heard = hear_more(&mut host, table, 10).await;
    let (session, person) = (host.session.clone(), host.person.0);
    drop(host);
    hear_more(&mut other, others, 30).await;
    home.stop().await;
    home.start_again().await;
    other.come_back(&home.address).await;
    other.catch_up().await;
    hear_more(&mut other, others, 30).await;
    let mut host = Player::connect(&home.address, session, person).await;
    host.catch_up().await;
    let rested = host.heard[&table].len();
    assert!(rested < heard + 20, "somebody has played where nobody was: {heard} events, then {rested}");
    hear_more(&mut host, table, 10).await;
}
