//! A server with a seed, for tests: the same seed and the same requests give the same tables, links and moves.

use crate::bed::Bed;
use crate::home::{Home, wide};
use crate::player::{Player, terms_of};
use bots::Level;
use kernel::{Dealer, Seat};
use lobby::{Command, TableId};
use serde_json::{Value, json};
use server::{Config, Stopped};
use std::net::SocketAddr;
use wire::protocol::Came;

/// How many answers the person gives in most bouts.
const ANSWERS: usize = 12;
/// More answers than a whole bout of the first game takes.
const ENOUGH: usize = 5_000;

/// A guest without a name.
async fn guest(home: &Home) -> (Player, String) {
    let reply = home.fetch(("POST", "/api/guest"), None, Some(json!({}))).await;
    assert_eq!(reply.status, 200, "{}", reply.body);
    let account = reply.json(&home.address).expect("an account");
    let person = account["person"].as_u64().expect("a number");
    let player = Player::connect(&home.address, reply.session().expect("a cookie"), person).await;
    (player, account["name"].as_str().expect("a name").to_owned())
}

/// Answers so many times, by the same chance in each run, while the computers at the other seats answer too. Then it
/// waits for the next question, or for the end.
async fn play(player: &mut Player, table: TableId, answers: usize) {
    let mut dealer = Dealer::new(3);
    let mut given = 0;
    while player.ended(table).is_none() {
        let choices = player.choices(table);
        if choices.is_empty() {
            drop(player.next().await);
            continue;
        }
        if given == answers {
            break;
        }
        let choice = choices[dealer.below(choices.len() as u32) as usize].clone();
        assert_eq!(player.play(table, choice).await, Ok(Came::Done));
        given += 1;
    }
}

/// What is told of so many answers of a bout of this game.
async fn bout(player: &mut Player, game: &str, level: Level, answers: usize) -> Vec<Value> {
    let (table, path) = player.open(terms_of(game)).await;
    player.sit(table, 0).await;
    for seat in 1..player.cards[&table].seats.len() as u8 {
        let fill = Command::Fill { table, seat: Seat(seat), level: Some(level) };
        assert_eq!(player.order(fill).await, Ok(Came::Done));
    }
    player.ready(table).await;
    play(player, table, answers).await;
    vec![json!(table), json!(path), json!(player.heard[&table]), json!(player.choices(table))]
}

/// What a server with this seed tells its first guest.
async fn told(bed: &mut Bed, seed: u64) -> Vec<Value> {
    let home = Home::seeded(bed.place(), seed).await;
    let (mut player, name) = guest(&home).await;
    let mut told = vec![json!(name)];
    let games = catalog::entries();
    let (first, others) = games.split_first().expect("there are games");
    let whole = bout(&mut player, first.id, Level::Veteran, ENOUGH).await;
    // Nobody is asked any more.
    told.extend(whole.into_iter().take(3));
    let bouts = home.fetch(("GET", "/api/bouts"), Some(&player.session), None).await;
    told.push(bouts.json(&home.address).expect("a list")[0]["id"].clone());
    for entry in others {
        told.extend(bout(&mut player, entry.id, Level::Random, ANSWERS).await);
    }
    told
}

pub(crate) async fn the_same_seed_gives_the_same_tables_links_and_moves(bed: &mut Bed) {
    let first = told(bed, 11).await;
    assert_eq!(first, told(bed, 11).await);
    let other = told(bed, 12).await;
    // Names, links and ids are texts; the numbers of the tables are the same.
    let texts = first.iter().zip(&other).filter(|(text, _)| text.is_string());
    assert!(texts.clone().count() > catalog::entries().len());
    texts.for_each(|(one, other)| assert_ne!(one, other));
}

pub(crate) async fn a_server_with_a_seed_is_for_its_own_machine(bed: &mut Bed) {
    let listen = SocketAddr::from(([0, 0, 0, 0], 0));
    let (place, limits) = (bed.place(), wide());
    let config = Config { listen, place, public_url: None, behind_proxy: false, seed: Some(1), limits };
    match server::serve(config).await {
        Err(why @ Stopped::Guessable(..)) => {
            assert!(why.to_string().contains("0.0.0.0:0") && why.to_string().contains("--seed"), "{why}");
        }
        Err(why) => panic!("{why}"),
        Ok(_) => panic!("it listens to everybody"),
    }
}
