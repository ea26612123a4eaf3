//! A server in the test's own process, and what tests need from it besides playing.

use crate::player::Player;
use serde_json::{Value, json};
use server::store::Place;
use server::{Config, Limits, Running};
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use wire::client::{Address, Reply, Session, fetch};

/// How long a server may take for anything in a test. Whatever takes longer never comes.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// A server that runs for a test.
pub(crate) struct Home {
    pub(crate) place: Place,
    pub(crate) limits: Limits,
    seed: Option<u64>,
    pub(crate) address: Address,
    pub(crate) listening: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    task: Option<JoinHandle<Result<(), server::Stopped>>>,
    disk: Box<dyn Fn(u32) + Send>,
}

/// Limits that no test reaches unless it wants to.
pub(crate) fn wide() -> Limits {
    let lobby = lobby::Limits { tables_each: 100, ..lobby::Limits::default() };
    Limits {
        lines_per_address: 1_000,
        connections_per_address: 1_000,
        guests_per_hour: 1_000,
        tries_per_minute: 1_000,
        guesses_per_hour: 1_000,
        logins_per_hour: 1_000,
        replays_per_second: 1_000,
        messages_per_second: 10_000,
        messages_at_once: 10_000,
        requests_per_second: 10_000,
        lobby,
        ..Limits::default()
    }
}

impl Home {
    pub(crate) async fn start(place: Place) -> Home {
        Home::with(place, wide()).await
    }

    pub(crate) async fn with(place: Place, limits: Limits) -> Home {
        Home::of(place, limits, None).await
    }

    /// A server whose chance follows from this seed.
    pub(crate) async fn seeded(place: Place, seed: u64) -> Home {
        Home::of(place, wide(), Some(seed)).await
    }

    async fn of(place: Place, limits: Limits, seed: Option<u64>) -> Home {
        let anywhere = SocketAddr::from(([127, 0, 0, 1], 0));
        let running = run(&place, limits, seed, anywhere).await;
        let listening = running.listening;
        let disk = Box::new(running.full_disk());
        let address = address(listening);
        let mut home = Home { place, limits, seed, address, listening, stop: None, task: None, disk };
        home.keep(running);
        home
    }

    fn keep(&mut self, running: Running) {
        let (stop, stopped) = oneshot::channel::<()>();
        self.stop = Some(stop);
        self.disk = Box::new(running.full_disk());
        self.task = Some(tokio::spawn(running.until(async { drop(stopped.await) })));
    }

    /// From now on the file of the database grows to at most this many pages. It does not shrink.
    pub(crate) fn fill_disk(&self, pages: u32) {
        (self.disk)(pages);
    }

    /// Stops the server as its owner would.
    pub(crate) async fn stop(&mut self) {
        drop(self.stop.take());
        let task = self.task.take().expect("the server runs");
        task.await.expect("it does not break").expect("it stops in peace");
    }

    /// Asks it to stop, as its owner would.
    pub(crate) fn ask_to_stop(&mut self) {
        drop(self.stop.take());
    }

    /// Waits for its end, and returns how it ended.
    pub(crate) async fn ended(&mut self) -> Result<(), server::Stopped> {
        let task = self.task.take().expect("the server runs");
        tokio::time::timeout(PATIENCE, task).await.expect("it ends in time").expect("it does not break")
    }

    /// A server on a database that another server has just used: PostgreSQL notices only after a while that it is gone.
    pub(crate) async fn on_free(place: Place) -> Home {
        let begun = Instant::now();
        while let Err(server::store::StoreError::InUse { .. }) =
            server::store::Store::open(&place).await.map(drop)
        {
            assert!(begun.elapsed() < PATIENCE, "the lock is never free");
        }
        Home::start(place).await
    }

    /// Starts it again on the same database.
    pub(crate) async fn start_again(&mut self) {
        let running = run(&self.place, self.limits, self.seed, self.listening).await;
        self.keep(running);
    }

    pub(crate) async fn fetch(
        &self,
        what: (&str, &str),
        session: Option<&Session>,
        body: Option<Value>,
    ) -> Reply {
        fetch(&self.address, what, session, body.as_ref()).await.expect("the server answers")
    }

    /// A new guest.
    pub(crate) async fn guest(&self, name: &str) -> (Session, u64) {
        let reply = self.fetch(("POST", "/api/guest"), None, Some(json!({ "name": name }))).await;
        assert_eq!(reply.status, 200, "{}", reply.body);
        let account = reply.json(&self.address).expect("an account");
        (reply.session().expect("a cookie"), account["person"].as_u64().expect("a number"))
    }

    /// A new guest who is connected.
    pub(crate) async fn player(&self, name: &str) -> Player {
        let (session, person) = self.guest(name).await;
        Player::connect(&self.address, session, person).await
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        if let Some(task) = self.task.take() {
            task.abort();
        }
    }
}

fn address(listening: SocketAddr) -> Address {
    Address::read(&format!("http://{listening}")).expect("an address")
}

async fn run(place: &Place, limits: Limits, seed: Option<u64>, listen: SocketAddr) -> Running {
    let config = Config { listen, place: place.clone(), public_url: None, behind_proxy: false, seed, limits };
    // If the last server has just stopped, its port may be taken for a moment.
    let begun = Instant::now();
    while begun.elapsed() < PATIENCE {
        match server::serve(config.clone()).await {
            Ok(running) => return running,
            Err(server::Stopped::Listen(..)) => tokio::time::sleep(Duration::from_millis(50)).await,
            Err(why) => panic!("the server does not start: {why}"),
        }
    }
    panic!("the port {listen} is never free");
}

impl Home {
    /// The tables as the server's owner sees them.
    pub(crate) async fn tables_of_owner(&self) -> Vec<server::admin::TableLine> {
        let errand = server::admin::Errand::Tables;
        match server::admin::ask(&self.place, &errand, PATIENCE).await {
            Ok(server::admin::Answer::Tables(tables)) => tables,
            other => panic!("no tables but {other:?}"),
        }
    }
}
