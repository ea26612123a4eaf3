//! A server with a table, a person on each seat and a spectator, who act one after the other.

use crate::home::wide;
use crate::player::{Player, Verdict};
use futures_util::future::join_all;
use kernel::Rolled;
use lobby::worlds::Leak;
use lobby::{Command, Order, TableId, Terms};
use serde_json::json;
use server::Config;
use server::store::Place;
use std::collections::BTreeSet;
use std::net::SocketAddr;
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use wire::client::{Address, fetch};
use wire::protocol::{Came, ToServer};

/// The first table of a server.
const TABLE: TableId = TableId(1);
/// The ends of the addresses of a table's pages.
const PAGES: [&str; 3] = ["", "/record", "/scenario"];

/// Something that is done at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Step {
    /// A seat answers.
    Move(u8, Vec<String>),
    /// A seat takes its last answer back.
    Undo(u8),
    /// A seat declares that it wants to be asked this kind of question.
    Declare(u8, String),
    /// A seat gives up.
    Concede(u8),
    /// Everybody probes these answers and looks at the pages of the table.
    Stop(Vec<String>),
}

/// A server with one table.
pub(super) struct Room {
    address: Address,
    /// One on each seat, and the spectator last.
    players: Vec<Player>,
    /// What each of them received: at the opening, then by each step.
    pub(super) received: Vec<Vec<Vec<String>>>,
    /// All answers that anybody was offered so far.
    pub(super) answers: BTreeSet<String>,
    stop: oneshot::Sender<()>,
    server: JoinHandle<Result<(), server::Stopped>>,
    _folder: TempDir,
}

impl Room {
    /// Opens a table at which a bout has begun. Chance gives these rolls, then those of the seed.
    pub(super) async fn open(terms: &Terms, leak: Option<Leak>, rolled: Vec<Rolled>, seed: u64) -> Room {
        let folder = TempDir::new().expect("a folder can be made");
        let place = Place::Sqlite(folder.path().join("rooms.db"));
        let listen = SocketAddr::from(([127, 0, 0, 1], 0));
        let config =
            Config { listen, place, public_url: None, behind_proxy: false, seed: None, limits: wide() };
        let running = server::serve_with(config, move |lobby| {
            lobby.load_dice(TABLE, rolled.into(), seed);
            leak.into_iter().for_each(|leak| lobby.plant(leak));
        });
        let running = running.await.expect("the server starts");
        let address = Address::read(&format!("http://{}", running.listening)).expect("an address");
        let (stop, stopped) = oneshot::channel::<()>();
        let server = tokio::spawn(running.until(async { drop(stopped.await) }));
        let players = seated(&address, terms).await;
        let (received, answers) = (Vec::new(), BTreeSet::new());
        let mut room = Room { address, players, received, answers, stop, server, _folder: folder };
        room.gather().await;
        room
    }

    /// The place of the spectator among those who receive.
    pub(super) fn spectator(&self) -> usize {
        self.players.len() - 1
    }

    /// The seats that owe an answer.
    pub(super) fn asked(&self) -> Vec<u8> {
        (0..self.spectator() as u8).filter(|&seat| !self.choices(seat).is_empty()).collect()
    }

    pub(super) fn choices(&self, seat: u8) -> Vec<Vec<String>> {
        self.players[usize::from(seat)].choices(TABLE)
    }

    /// The kind of the question that a seat is asked.
    pub(super) fn kind(&self, seat: u8) -> String {
        let asked = &self.players[usize::from(seat)].sights[&TABLE].look.asked;
        asked.as_ref().map(|asked| asked.kind.clone()).unwrap_or_default()
    }

    /// A seat that may take its last answer back.
    pub(super) fn may_undo(&self) -> Option<u8> {
        (0..self.spectator() as u8).find(|&seat| self.players[usize::from(seat)].sights[&TABLE].undo)
    }

    /// Does it. Everybody gets the result before anybody does anything else.
    pub(super) async fn take(&mut self, step: &Step) -> Result<(), String> {
        let verdict = match step {
            Step::Move(seat, answers) => self.player(*seat).play(TABLE, answers.clone()).await,
            Step::Undo(seat) => {
                let number = self.player(*seat).sights[&TABLE].number;
                self.player(*seat).order(Command::Undo { table: TABLE, number }).await
            }
            Step::Declare(seat, kind) => {
                let (kind, order) = (kind.clone(), Some(Order::Ask));
                self.player(*seat).order(Command::Declare { table: TABLE, kind, order }).await
            }
            Step::Concede(seat) => self.player(*seat).order(Command::Concede { table: TABLE }).await,
            Step::Stop(tried) => self.look_closely(tried).await,
        };
        self.gather().await;
        if verdict == Ok(Came::Done) { Ok(()) } else { Err(format!("{verdict:?}")) }
    }

    fn player(&mut self, seat: u8) -> &mut Player {
        &mut self.players[usize::from(seat)]
    }

    /// Everybody probes these answers and fetches the pages of the table.
    async fn look_closely(&mut self, tried: &[String]) -> Verdict {
        let address = &self.address;
        join_all(self.players.iter_mut().map(|player| async move {
            for answer in tried {
                let answers = vec![answer.clone()];
                // The result is among the texts.
                drop(player.ask(|id| ToServer::Probe { id, table: TABLE, answers }).await);
            }
            for page in PAGES {
                let path = format!("/api/tables/{TABLE}{page}");
                let reply = fetch(address, ("GET", &path), Some(&player.session), None).await;
                let reply = reply.expect("the server answers");
                player.texts.push(format!("{path}: {} {}", reply.status, reply.body));
            }
        }))
        .await;
        Ok(Came::Done)
    }

    /// Keeps what everybody has received since the last time.
    async fn gather(&mut self) {
        join_all(self.players.iter_mut().map(Player::catch_up)).await;
        for player in &self.players {
            let offered = player.choices(TABLE).into_iter().filter_map(|choice| choice.into_iter().next());
            self.answers.extend(offered);
        }
        self.received.push(self.players.iter_mut().map(|player| std::mem::take(&mut player.texts)).collect());
    }

    /// The whole record of the bout, which is over, as it is stored.
    pub(super) async fn whole_record(&self) -> String {
        assert!(self.players[0].ended(TABLE).is_some(), "the bout is not over");
        let session = Some(&self.players[0].session);
        let mine = fetch(&self.address, ("GET", "/api/bouts"), session, None).await.expect("a list");
        let mine = mine.json(&self.address).expect("a list");
        let path = format!("/api/bouts/{}/record", mine[0]["id"].as_str().expect("a name"));
        fetch(&self.address, ("GET", &path), None, None).await.expect("a record").body
    }

    /// Everybody goes, and the server ends.
    pub(super) async fn close(self) {
        let Room { players, stop, server, .. } = self;
        drop(players);
        drop(stop);
        server.await.expect("it does not break").expect("it stops in peace");
    }
}

/// Everybody at a new table, and its bout has begun.
async fn seated(address: &Address, terms: &Terms) -> Vec<Player> {
    let mut host = guest(address, 0).await;
    let (table, _) = host.open(terms.clone()).await;
    assert_eq!(table, TABLE);
    // The link of the table is another one on each server.
    host.texts.clear();
    let seats = host.cards[&TABLE].seats.len();
    let mut players = vec![host];
    for number in 1..=seats {
        players.push(guest(address, number).await);
    }
    assert_eq!(players[seats].order(Command::Watch { table, token: None }).await, Ok(Came::Done));
    for (seat, player) in (0u8..).zip(&mut players[..seats]) {
        player.sit(TABLE, seat).await;
    }
    for player in &mut players[..seats] {
        player.ready(TABLE).await;
    }
    players
}

async fn guest(address: &Address, number: usize) -> Player {
    let name = json!({ "name": format!("Player {number}") });
    let reply = fetch(address, ("POST", "/api/guest"), None, Some(&name)).await.expect("the server answers");
    let account = reply.json(address).expect("an account");
    let session = reply.session().expect("a cookie");
    Player::connect(address, session, account["person"].as_u64().expect("a number")).await
}
