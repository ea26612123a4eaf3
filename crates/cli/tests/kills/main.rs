//! Kills: the real server is killed at random moments while bouts are played, and whatever it had acknowledged or
//! told must be there when it is started again.

mod hangar;
mod person;
#[path = "../../../server/tests/common/postgres.rs"]
#[allow(dead_code)]
mod postgres;
mod together;

use hangar::{Hangar, a_moment, page, page_with};
use kernel::{Dealer, Seat};
use lobby::{Command, PersonId, SetupChoice, TableId, Terms, Token};
use person::{Person, Report, own_inputs};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use together::Together;
use tokio::task::JoinSet;
use wire::client::{Address, Heard, Session, Steady};
use wire::protocol::{Came, ToClient, ToServer};

const TABLES: usize = 6;
/// The people: two at each table, and one spectator of all tables.
const PERSONS: usize = 2 * TABLES + 1;
/// How many of ten kills wait until everybody is back. The others come while the server starts.
const PATIENT: u32 = 9;
/// How long a test may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(600);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sixty_kills_lose_nothing_on_sqlite() {
    let untold = kills(Hangar::start(None), 60, Death::Signal).await;
    assert!(untold > 0, "no kill has come between storing and telling");
}

/// The storage takes the beginning of a write and no more, and the server is dead. With `HANGAR_SOAK` it happens 60 times.
#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn writes_that_are_cut_in_the_middle_lose_nothing() {
    let times = if std::env::var_os("HANGAR_SOAK").is_some() { 60 } else { 20 };
    kills(Hangar::start(None), times, Death::Cut).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ten_kills_lose_nothing_on_postgres() {
    let postgres = postgres::Postgres::shared();
    kills(Hangar::start(Some(postgres.fresh())), 10, Death::Signal).await;
}

/// How a server dies.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Death {
    /// At any moment.
    Signal,
    /// In the middle of a write.
    #[cfg(target_os = "linux")]
    Cut,
}

/// Lets people play while the server is killed this many times. Returns how many moves were stored and not
/// acknowledged when a kill came.
async fn kills(hangar: Hangar, times: u32, death: Death) -> usize {
    let done = tokio::time::timeout(PATIENCE, played(hangar, times, death)).await;
    done.expect("it does not end")
}

async fn played(mut hangar: Hangar, times: u32, death: Death) -> usize {
    let mut dealer = Dealer::new(u64::from(times));
    let mut cut = 0;
    let together = Arc::new(Together::default());
    let mut tasks = JoinSet::new();
    for person in seated(&hangar.address, &together).await {
        tasks.spawn(person.go_on());
    }
    for kill in 0..times {
        tokio::select! {
            () = back(&mut hangar, kill, &mut dealer) => {}
            Some(gone) = tasks.join_next() => panic!("{:?} goes home too early", gone.map(|it| it.person)),
        }
        match death {
            Death::Signal => hangar.kill(),
            #[cfg(target_os = "linux")]
            Death::Cut => cut += u32::from(hangar.cut(&mut dealer).await),
        }
        hangar.start_again();
    }
    if death != Death::Signal {
        assert!(cut > times / 2, "{cut} of {times} deaths were in the middle of a write");
    }
    hangar.present(PERSONS).await;
    together.end();
    let mut players = Vec::new();
    while players.len() < 2 * TABLES {
        let player = tasks.join_next().await.expect("they are still there");
        players.push(player.expect("bouts go on to their end"));
    }
    together.finish();
    // The spectator learns that it is over when its connection breaks.
    hangar.kill();
    hangar.start_again();
    let spectator = tasks.join_next().await.expect("it is still there");
    spectator.expect("it has seen what was told");
    for player in &players {
        compare(player).await;
    }
    tell(times, &players)
}

/// Waits until a kill is due: mostly when everybody has long been back, now and then while the server starts.
async fn back(hangar: &mut Hangar, kill: u32, dealer: &mut Dealer) {
    if kill % 10 < PATIENT {
        hangar.present(PERSONS).await;
    }
    tokio::time::sleep(a_moment(dealer)).await;
}

/// The finished bouts of a player: each once, and with every move that was acknowledged, once.
async fn compare(player: &Person) {
    let Person { address, session, report, .. } = player;
    let mut ended = finished(address, session).await;
    ended.sort_by_key(|bout| bout["started"].as_u64());
    let acknowledged: Vec<usize> =
        (1..=report.bouts).map(|bout| report.moves.get(&bout).copied().unwrap_or(0)).collect();
    let mut stored = Vec::new();
    for bout in &ended {
        let seats = bout["seats"].as_array().expect("seats");
        let own = seats.iter().position(|seat| seat["me"] == true).expect("their own bout");
        let path = format!("/api/bouts/{}/record", bout["id"].as_str().expect("a name"));
        let record = page(address, ("GET", &path), None).await;
        let record: Value = serde_json::from_str(&record.body).expect("a record");
        stored.push(own_inputs(&record, Seat(own as u8)));
    }
    assert_eq!(stored, acknowledged, "moves in each finished bout, and those that were acknowledged");
}

/// All finished bouts of a player.
async fn finished(address: &Address, session: &Session) -> Vec<Value> {
    let mut all: Vec<Value> = Vec::new();
    let mut before = String::new();
    loop {
        let reply = page(address, ("GET", &format!("/api/bouts{before}")), Some(session)).await;
        let more: Vec<Value> = serde_json::from_str(&reply.body).expect("a list");
        let Some(last) = more.last() else { return all };
        before = format!("?before={}", last["ended"]);
        all.extend(more);
    }
}

fn tell(kills: u32, players: &[Person]) -> usize {
    let sum = |what: fn(&Report) -> usize| players.iter().map(|player| what(&player.report)).sum::<usize>();
    let untold = sum(|report| report.untold);
    eprintln!(
        "{kills} kills, {} breaks of lines, {} moves acknowledged in {} bouts; {} requests were sent again, \
         and {untold} of these moves had been stored and not acknowledged",
        sum(|report| report.breaks),
        sum(|report| report.moves.values().sum()),
        sum(|report| report.bouts as usize) / 2,
        sum(|report| report.again),
    );
    untold
}

/// Two people at each table, ready, and one who watches all tables.
async fn seated(address: &Address, together: &Arc<Together>) -> Vec<Person> {
    let mut people = Vec::new();
    for number in 0..PERSONS {
        people.push(guest(address, together, number).await);
    }
    for table in 0..TABLES {
        let (host, path) = open(&mut people[2 * table]).await;
        for seat in 0..2 {
            let token = Some(Token(path.trim_start_matches("/join/").to_owned()));
            let sitter = &mut people[2 * table + seat];
            sitter.table = Some(host);
            order(sitter, Command::Sit { table: host, seat: Seat(seat as u8), token }).await;
        }
        order(&mut people[2 * TABLES], Command::Watch { table: host, token: None }).await;
    }
    for person in people.iter_mut().take(2 * TABLES) {
        let table = person.table.expect("they sit");
        order(person, Command::Ready { table, ready: true }).await;
    }
    people
}

async fn guest(address: &Address, together: &Arc<Together>, number: usize) -> Person {
    let name = json!({ "name": format!("Guest {number}") });
    let reply = page_with(address, ("POST", "/api/guest"), None, Some(&name)).await;
    let account = reply.json(address).expect("an account");
    let session = reply.session().expect("a cookie");
    Person {
        address: address.clone(),
        session: session.clone(),
        steady: Steady::new(address, session).expect("a number by chance"),
        person: PersonId(account["person"].as_u64().expect("a number")),
        together: Arc::clone(together),
        dealer: Dealer::new(number as u64),
        table: None,
        known: Default::default(),
        open: None,
        report: Report::default(),
    }
}

async fn open(person: &mut Person) -> (TableId, String) {
    let setup = catalog::with_game(catalog::entries()[0].id, FirstSetup).expect("it is in the catalog");
    let terms = Terms::of(catalog::entries()[0].id, SetupChoice::Named(setup));
    match asked(person, |id| ToServer::Open { id, terms: Box::new(terms) }).await {
        Came::Opened { table, path } => (table, path),
        other => panic!("no table but {other:?}"),
    }
}

struct FirstSetup;

impl catalog::Visitor for FirstSetup {
    type Out = String;
    fn visit<G: catalog::Playable>(self) -> String {
        G::setups().into_iter().next().expect("a game has a set-up").0
    }
}

async fn order(person: &mut Person, command: Command) {
    let came = asked(person, |id| ToServer::Do { id, command: Box::new(command) }).await;
    assert_eq!(came, Came::Done);
}

/// Sends a request and reads until the answer comes. Notes are kept.
async fn asked(person: &mut Person, make: impl FnOnce(u32) -> ToServer) -> Came {
    let id = person.steady.ask(make).await;
    loop {
        match person.steady.next().await.expect("the server knows its people") {
            Heard::Message(message) => match *message {
                ToClient::Done { id: of, came } if of == id => return came,
                ToClient::Refused { code, .. } => panic!("refused: {code}"),
                ToClient::Note(note) => person.note(*note),
                _ => {}
            },
            Heard::Away { .. } => tokio::time::sleep(Duration::from_millis(5)).await,
        }
    }
}
