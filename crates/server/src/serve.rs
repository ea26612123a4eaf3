//! A server from its start to its graceful end.

use crate::app::{App, Parts};
use crate::config::Config;
use crate::failure::Stopped;
use crate::house::{Door, House, Word};
use crate::ledger::{Ledger, row};
use crate::sessions::Secret;
use crate::stats::Stats;
use crate::store::{Batch, Store};
use crate::{admin, clock, http, pruning};
use axum::serve::ListenerExt;
use lobby::{Command, Effect, Entry, Finished, Lobby, Request, Who};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// So long connections may take to end when the server stops.
const PARTING: Duration = Duration::from_secs(5);

/// A server that runs.
pub struct Running {
    /// Where it listens.
    pub listening: SocketAddr,
    /// The address under which people reach it.
    pub url: String,
    store: Arc<Store>,
    stop: watch::Sender<bool>,
    door: Door,
    pages: JoinHandle<std::io::Result<()>>,
    ledger: JoinHandle<Result<(), Stopped>>,
    beside: [JoinHandle<()>; 2],
}

/// Starts a server: opens the store, brings the lobby back, listens.
pub async fn serve(config: Config) -> Result<Running, Stopped> {
    start(config, |_| {}).await
}

/// Starts a server whose lobby a test has prepared.
#[cfg(feature = "worlds")]
#[doc(hidden)]
pub async fn serve_with(config: Config, prepare: impl FnOnce(&mut Lobby)) -> Result<Running, Stopped> {
    start(config, prepare).await
}

async fn start(config: Config, prepare: impl FnOnce(&mut Lobby)) -> Result<Running, Stopped> {
    let store = Arc::new(Store::open(&config.place).await?);
    let secret = Secret::new(store.secret().await?);
    let stats = Arc::new(Stats::default());
    let (mut lobby, next) = brought_back(&store, config.limits.lobby).await?;
    prepare(&mut lobby);
    let listener = TcpListener::bind(config.listen).await;
    let listener = listener.map_err(|why| Stopped::Listen(config.listen, why))?;
    let listening = listener.local_addr().map_err(|why| Stopped::Listen(config.listen, why))?;

    let (ledger, pen) = Ledger::new(Arc::clone(&store), next, Arc::clone(&stats));
    let (house, door) = House::new(lobby, pen, Arc::clone(&stats));
    let (stop, stops) = watch::channel(false);
    let limits = config.limits;
    let parts = Parts {
        config,
        listening,
        store: Arc::clone(&store),
        door: door.clone(),
        secret,
        stats,
        stops: stops.clone(),
    };
    let app = Arc::new(App::new(parts));
    let url = app.url.clone();
    tokio::spawn(house.run());
    let ledger = tokio::spawn(ledger.run());
    let beside = [
        tokio::spawn(admin::run_errands(Arc::clone(&store), door.clone(), stops.clone())),
        tokio::spawn(pruning::run(Arc::clone(&store), limits, stops.clone())),
    ];
    // What is sent goes out at once: it is short, and somebody waits for it.
    let listener = listener.tap_io(|stream| drop(stream.set_nodelay(true)));
    let service = http::router(app).into_make_service_with_connect_info::<SocketAddr>();
    let mut stopping = stops;
    let graceful = async move { drop(stopping.wait_for(|stops| *stops).await) };
    let pages =
        tokio::spawn(async move { axum::serve(listener, service).with_graceful_shutdown(graceful).await });
    tracing::info!(%listening, "listening");
    Ok(Running { listening, url, store, stop, door, pages, ledger, beside })
}

impl Running {
    /// Waits until `asked` says that the server is to stop, or until something breaks; then ends every
    /// connection with a word, stores the lobby and closes the store.
    pub async fn until(self, asked: impl Future<Output = ()>) -> Result<(), Stopped> {
        let Running { store, stop, door, mut pages, mut ledger, beside, .. } = self;
        let mut broken = None;
        tokio::select! {
            () = asked => tracing::info!("stopping"),
            ended = &mut ledger => broken = Some(verdict(ended)),
            _ = &mut pages => broken = Some(Err(Stopped::Broken("the listener"))),
        }
        stop.send_replace(true);
        if broken.is_none() && tokio::time::timeout(PARTING, &mut pages).await.is_err() {
            tracing::warn!("some connections did not end in time");
        }
        pages.abort();
        door.say(Word::Stop).await;
        let result = match broken {
            Some(result) => result,
            None => verdict(ledger.await),
        };
        for task in beside {
            drop(task.await);
        }
        close(store).await;
        tracing::info!("stopped");
        result
    }
}

/// Closes the store once the last connection has let go of it, so that another server may open it.
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

/// The lobby as it was stored. What ended because the rules are others is stored as that.
async fn brought_back(store: &Store, limits: lobby::Limits) -> Result<(Lobby, u64), Stopped> {
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
    let mut batch = Batch { first: loaded.next, entries: Vec::new(), finished: Vec::new() };
    for bout in unstored(store, lobby.take_finished()).await? {
        tracing::warn!(table = bout.table.0, "a bout ended without result: the rules are others now");
        batch.finished.push(row(&bout)?);
    }
    for command in [Command::Restart, Command::Limit(limits)] {
        let effects = lobby.apply(clock::now(), Who::House, Request::own(command));
        let effects = effects.map_err(|refused| Stopped::Log(loaded.next, refused.why.code().to_owned()))?;
        for effect in effects {
            match effect {
                Effect::Store(entry) => batch.entries.push(crate::ledger::written(&*entry)),
                Effect::Finished(bout) => batch.finished.push(row(&bout)?),
                // Nobody is connected yet.
                Effect::Reply { .. } | Effect::Send { .. } | Effect::Wake(_) => {}
            }
        }
    }
    let next = loaded.next + batch.entries.len() as u64;
    store.append(&batch).await?;
    store.checkpoint(next, &crate::ledger::written(&lobby.snapshot())).await?;
    tracing::info!(entries = loaded.entries.len(), tables = lobby.metrics().tables, "the lobby is back");
    Ok((lobby, next))
}

/// Of bouts that ended by stored entries, those that were not stored with them.
async fn unstored(store: &Store, mut finished: Vec<Finished>) -> Result<Vec<Finished>, Stopped> {
    let Some(oldest) = finished.iter().map(|bout| bout.started.0).min() else { return Ok(finished) };
    let stored = store.bouts_ended_since(oldest).await?;
    finished.retain(|bout| !stored.contains(&(bout.table.0, bout.bout)));
    Ok(finished)
}
