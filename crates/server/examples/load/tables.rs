//! Tables with two players each, opened and begun before anything is measured.

use crate::hangar::Hangar;
use crate::player::Player;
use bots::Level;
use kernel::Seat;
use lobby::{Command, SetupChoice, TableId, Terms};
use serde_json::json;
use std::sync::Arc;
use tokio::sync::Semaphore;
use wire::client::fetch;
use wire::protocol::ToServer;

/// So many tables are opened at the same time.
const AT_ONCE: usize = 16;

/// A table at which a bout has begun.
pub(crate) struct Table {
    pub(crate) id: TableId,
    pub(crate) players: [Player; 2],
}

/// So many tables.
pub(crate) async fn open(hangar: &Arc<Hangar>, game: &str, count: usize) -> Vec<Table> {
    let places = Arc::new(Semaphore::new(AT_ONCE));
    let opened = (0..count).map(|number| {
        let (hangar, places) = (Arc::clone(hangar), Arc::clone(&places));
        let game = game.to_owned();
        tokio::spawn(async move {
            let _place = places.acquire().await.expect("it is never closed");
            table(&hangar, &game, u32::try_from(number).expect("few tables")).await
        })
    });
    let mut tables = Vec::with_capacity(count);
    for table in opened.collect::<Vec<_>>() {
        tables.push(table.await.expect("a table"));
    }
    tables
}

/// So many people who only connect.
pub(crate) async fn guests(hangar: &Arc<Hangar>, count: usize) -> Vec<Player> {
    let mut guests = Vec::with_capacity(count);
    for number in 0..u32::try_from(count).expect("few guests") {
        guests.push(guest(hangar, number).await);
    }
    guests
}

async fn table(hangar: &Hangar, game: &str, number: u32) -> Table {
    let mut players = [guest(hangar, 2 * number).await, guest(hangar, 2 * number + 1).await];
    let id = opened(&mut players[0], game).await;
    for (seat, player) in (0..).zip(&mut players) {
        player.order(Command::Sit { table: id, seat: Seat(seat), token: None }).await;
    }
    for player in &mut players {
        player.order(Command::Ready { table: id, ready: true }).await;
    }
    Table { id, players }
}

/// A table at which one person plays against a computer.
pub(crate) async fn alone(hangar: &Hangar, game: &str, number: u32) -> (TableId, Player) {
    let mut player = guest(hangar, number).await;
    let table = opened(&mut player, game).await;
    player.order(Command::Sit { table, seat: Seat(0), token: None }).await;
    player.order(Command::Fill { table, seat: Seat(1), level: Some(Level::Veteran) }).await;
    player.order(Command::Ready { table, ready: true }).await;
    (table, player)
}

/// Opens a table for two.
async fn opened(player: &mut Player, game: &str) -> TableId {
    let setup = catalog::with_game(game, FirstSetup).expect("it is in the catalog");
    let terms = Box::new(Terms::of(game, SetupChoice::Named(setup)));
    let opened = player.ask(|id| ToServer::Open { id, terms }).await;
    let digits = opened.split("\"table\":").nth(1).and_then(|rest| rest.split(',').next());
    TableId(digits.and_then(|digits| digits.parse().ok()).expect("a table"))
}

async fn guest(hangar: &Hangar, number: u32) -> Player {
    let name = json!({ "name": format!("Guest {number}") });
    let reply = fetch(&hangar.address, ("POST", "/api/guest"), None, Some(&name)).await.expect("a guest");
    let session = reply.session().unwrap_or_else(|| panic!("no session: {}", reply.body));
    Player::connect(&hangar.address, &session, number, hangar.packed).await
}

struct FirstSetup;

impl catalog::Visitor for FirstSetup {
    type Out = String;
    fn visit<G: catalog::Playable>(self) -> String {
        G::setups().into_iter().next().expect("a game has a set-up").0
    }
}
