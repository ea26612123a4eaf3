//! A server, from its start to its graceful end.

use crate::age::Age;
use crate::app::{App, Parts};
use crate::chance::Source;
use crate::config::Config;
use crate::failure::Stopped;
use crate::house::{Door, House, Word};
use crate::ledger::{Ledger, row};
use crate::sessions::Secret;
use crate::sockets::Sockets;
use crate::stats::Stats;
use crate::store::{Batch, Store, StoreError};
use crate::{admin, clock, http, lines, pruning};
use lobby::{Command, Effect, Entry, Finished, Lobby, Request, Who};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// How long connections may take to end when the server stops.
const PARTING: Duration = Duration::from_secs(5);

/// A running server.
pub struct Running {
    /// Where it listens.
    pub listening: SocketAddr,
    /// The address at which people reach it.
    pub url: String,
    store: Arc<Store>,
    stop: watch::Sender<bool>,
    door: Door,
    pages: JoinHandle<()>,
    ledger: JoinHandle<Result<(), Stopped>>,
    beside: [JoinHandle<()>; 3],
    /// How often the server checks that the store is there.
    checked: Duration,
    gone: watch::Sender<bool>,
}

/// Starts a server: opens the store, restores the lobby, listens.
pub async fn serve(config: Config) -> Result<Running, Stopped> {
    start(config, |_| {}).await
}

/// Starts a server with a lobby that a test has prepared.
#[cfg(feature = "worlds")]
#[doc(hidden)]
pub async fn serve_with(config: Config, prepare: impl FnOnce(&mut Lobby)) -> Result<Running, Stopped> {
    start(config, prepare).await
}

async fn start(config: Config, prepare: impl FnOnce(&mut Lobby)) -> Result<Running, Stopped> {
    if config.seed.is_some() && !config.listen.ip().is_loopback() {
        return Err(Stopped::Guessable(config.listen));
    }
    let chance = Source::new(config.seed);
    let store = Arc::new(Store::open_within(&config.place, config.limits.store_patience).await?);
    let secret = Secret::new(store.secret().await?);
    let stats = Arc::new(Stats::default());
    let age = Arc::new(Age::load(&store).await?);
    let (mut lobby, next) = brought_back(&store, config.limits.lobby, &chance).await?;
    prepare(&mut lobby);
    let listener = TcpListener::bind(config.listen).await;
    let listener = listener.map_err(|why| Stopped::Listen(config.listen, why))?;
    let listening = listener.local_addr().map_err(|why| Stopped::Listen(config.listen, why))?;

    let kept = (Arc::clone(&store), Arc::clone(&stats));
    let (ledger, pen) = Ledger::new(kept.clone(), next, chance.clone(), config.limits.room);
    let (house, door) = House::new(lobby, pen, kept, chance.clone(), config.limits.computers_per_address);
    let (stop, stops) = watch::channel(false);
    let (gone, is_gone) = watch::channel(false);
    let sockets = Arc::new(Sockets::default());
    let (limits, behind_proxy) = (config.limits, config.behind_proxy);
    let parts = Parts {
        config,
        listening,
        store: Arc::clone(&store),
        door: door.clone(),
        chance,
        secret,
        stats,
        sockets: Arc::clone(&sockets),
        stops: stops.clone(),
        gone: is_gone,
    };
    let app = Arc::new(App::new(parts));
    let url = app.url.clone();
    tokio::spawn(house.run());
    let ledger = tokio::spawn(ledger.run());
    let beside = [
        tokio::spawn(admin::run_errands(
            Arc::clone(&store),
            door.clone(),
            Arc::clone(&sockets),
            Arc::clone(&age),
            stops.clone(),
        )),
        tokio::spawn(pruning::run(Arc::clone(&store), limits, age, stops.clone())),
        tokio::spawn(pruning::end_with_sessions(
            Arc::clone(&store),
            sockets,
            limits.sessions_checked,
            stops.clone(),
        )),
    ];
    let pages = tokio::spawn(lines::accept(listener, http::router(app), limits, behind_proxy, stops));
    tracing::info!(%listening, "listening");
    let checked = limits.store_checked;
    Ok(Running { listening, url, store, stop, door, pages, ledger, beside, checked, gone })
}

#[cfg(feature = "worlds")]
#[doc(hidden)]
impl Running {
    /// A full disk, for a test: a switch that limits the file of the database to this many pages.
    pub fn full_disk(&self) -> impl Fn(u32) + Send + 'static {
        let store = Arc::downgrade(&self.store);
        move |most| store.upgrade().into_iter().for_each(|store| store.bound_pages(most))
    }
}

impl Running {
    /// Waits until `asked` says that the server should stop, or until something breaks. Then it says goodbye
    /// on every connection, stores the lobby and closes the store.
    ///
    /// If the file of the database is gone, the server stays up, says so and carries nothing out any more.
    /// The contents of the file can be saved as long as the program holds it open; a new start would begin
    /// with an empty one.
    pub async fn until(self, asked: impl Future<Output = ()>) -> Result<(), Stopped> {
        let Running { store, stop, door, mut pages, mut ledger, beside, checked, gone, .. } = self;
        let mut asked = std::pin::pin!(asked);
        let mut broken = tokio::select! {
            () = asked.as_mut() => None,
            ended = &mut ledger => Some(verdict(ended)),
            why = until_gone(&store, checked) => Some(Err(Stopped::Store(why))),
            _ = &mut pages => Some(Err(Stopped::Broken("the listener"))),
        };
        if let Some(Err(why)) = &broken {
            tracing::error!(%why, "nothing more can be stored");
            if matches!(why, Stopped::Store(StoreError::Gone { .. })) {
                gone.send_replace(true);
                door.say(Word::Stop).await;
                asked.await;
            }
        }
        tracing::info!("stopping");
        stop.send_replace(true);
        if tokio::time::timeout(PARTING, &mut pages).await.is_err() {
            tracing::warn!("some connections did not end in time");
        }
        pages.abort();
        door.say(Word::Stop).await;
        if broken.is_none() {
            broken = Some(verdict((&mut ledger).await));
        }
        ledger.abort();
        for mut task in beside {
            if tokio::time::timeout(PARTING, &mut task).await.is_err() {
                task.abort();
            }
        }
        close(store).await;
        tracing::info!("stopped");
        broken.unwrap_or(Ok(()))
    }
}

/// Checks regularly whether the store can still write. Returns the reason once it cannot.
async fn until_gone(store: &Store, often: Duration) -> StoreError {
    loop {
        tokio::time::sleep(often).await;
        match store.alive().await {
            Err(why @ (StoreError::Lost { .. } | StoreError::Gone { .. })) => return why,
            Err(why) => tracing::warn!(%why, "the store does not answer as it should"),
            Ok(()) => {}
        }
    }
}

/// Closes the store once the last connection has let go of it, so that another server can open it.
async fn close(mut store: Arc<Store>) {
    let waited = tokio::time::Instant::now();
    while waited.elapsed() < PARTING {
        match Arc::try_unwrap(store) {
            Ok(store) => return store.close().await,
            Err(held) => store = held,
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    tracing::warn!("a connection holds the store; it is closed with the program");
}

fn verdict(ended: Result<Result<(), Stopped>, tokio::task::JoinError>) -> Result<(), Stopped> {
    ended.unwrap_or(Err(Stopped::Broken("the ledger")))
}

/// The lobby as it is stored.
pub(crate) struct Replayed {
    pub(crate) lobby: Lobby,
    /// The number of the next entry.
    next: u64,
    /// How many entries were carried out again.
    entries: usize,
}

/// The lobby as it is stored.
pub(crate) async fn replayed(store: &Store) -> Result<Replayed, Stopped> {
    let loaded = store.load().await?;
    let first = loaded.next - loaded.entries.len() as u64;
    let mut lobby = match &loaded.snapshot {
        None => Lobby::new(),
        Some(text) => {
            let unreadable = |why: String| Stopped::Log(first, why);
            let snapshot = serde_json::from_str(text).map_err(|why| unreadable(why.to_string()))?;
            Lobby::restore(snapshot)
        }
    };
    for (number, text) in (first..).zip(&loaded.entries) {
        let entry: Entry = serde_json::from_str(text).map_err(|why| Stopped::Log(number, why.to_string()))?;
        lobby.apply_stored(&entry).map_err(|why| Stopped::Log(number, why.code().to_owned()))?;
    }
    Ok(Replayed { lobby, next: loaded.next, entries: loaded.entries.len() })
}

/// The lobby of a starting server. A bout that ended because the rules have changed is stored as ended.
async fn brought_back(
    store: &Store,
    limits: lobby::Limits,
    chance: &Source,
) -> Result<(Lobby, u64), Stopped> {
    let Replayed { mut lobby, next: first, entries } = replayed(store).await?;
    let mut batch = Batch { first, entries: Vec::new(), finished: Vec::new() };
    let mut ended = lobby.take_finished();
    ended.retain(Finished::is_of_persons);
    for bout in unstored(store, ended).await? {
        tracing::warn!(table = bout.table.0, "a bout ended without result: the rules are others now");
        batch.finished.push(row(&bout, chance)?);
    }
    let now = clock::now();
    if now < lobby.now() {
        let by = lobby.now().since(now);
        tracing::warn!(
            milliseconds = by,
            "the clock was set back since the last run: everything goes on from what was left"
        );
    }
    for command in [Command::Restart, Command::Limit(chance.limits(limits))] {
        let effects = lobby.apply(now, Who::House, Request::own(command));
        let effects = effects.map_err(|refused| Stopped::Log(first, refused.why.code().to_owned()))?;
        for effect in effects {
            match effect {
                Effect::Store(entry) => batch.entries.push(crate::ledger::written(&*entry)),
                Effect::Finished(bout) if !bout.is_of_persons() => {}
                Effect::Finished(bout) => batch.finished.push(row(&bout, chance)?),
                // Nobody is connected yet.
                Effect::Reply { .. } | Effect::Send { .. } | Effect::Wake(_) => {}
            }
        }
    }
    let next = first + batch.entries.len() as u64;
    store.append(&batch).await?;
    store.checkpoint(next, &crate::ledger::written(&lobby.snapshot())).await?;
    tracing::info!(entries, tables = lobby.metrics().tables, "the lobby is back");
    Ok((lobby, next))
}

/// Of the bouts that ended by stored entries, those that were not stored with them.
async fn unstored(store: &Store, mut finished: Vec<Finished>) -> Result<Vec<Finished>, Stopped> {
    let Some(oldest) = finished.iter().map(|bout| bout.started.0.min(bout.ended_at.0)).min() else {
        return Ok(finished);
    };
    let stored = store.bouts_ended_since(oldest).await?;
    finished.retain(|bout| !stored.contains(&(bout.table.0, bout.bout)));
    Ok(finished)
}
