//! What all pages and sockets of a server share.

use crate::chance::Source;
use crate::config::Config;
use crate::house::Door;
use crate::sessions::Secret;
use crate::sockets::Sockets;
use crate::stats::Stats;
use crate::store::Store;
use crate::throttle::{Counted, Guesses, PerAddress};
use std::net::SocketAddr;
use std::sync::Arc;
use tokio::sync::{Semaphore, watch};

/// How many passwords may be checked at once: each check takes memory and time on purpose.
const PASSWORDS_AT_ONCE: usize = 2;

/// What all pages and sockets of a server share.
pub(crate) struct App {
    pub(crate) config: Config,
    /// The address at which people reach this server.
    pub(crate) url: String,
    pub(crate) store: Arc<Store>,
    pub(crate) door: Door,
    pub(crate) chance: Source,
    pub(crate) secret: Secret,
    pub(crate) stats: Arc<Stats>,
    pub(crate) sockets: Arc<Sockets>,
    pub(crate) connections: Counted,
    pub(crate) guests: PerAddress,
    pub(crate) tries: PerAddress,
    pub(crate) guesses: Guesses,
    pub(crate) requests: PerAddress,
    pub(crate) logins: PerAddress,
    pub(crate) replays: PerAddress,
    pub(crate) passwords: Semaphore,
    /// Whether the server is stopping.
    pub(crate) stops: watch::Receiver<bool>,
    /// Whether the file of the database is gone, so that nothing can be carried out any more.
    pub(crate) gone: watch::Receiver<bool>,
}

/// The parts of an app.
pub(crate) struct Parts {
    pub(crate) config: Config,
    pub(crate) listening: SocketAddr,
    pub(crate) store: Arc<Store>,
    pub(crate) door: Door,
    pub(crate) chance: Source,
    pub(crate) secret: Secret,
    pub(crate) stats: Arc<Stats>,
    pub(crate) sockets: Arc<Sockets>,
    pub(crate) stops: watch::Receiver<bool>,
    pub(crate) gone: watch::Receiver<bool>,
}

impl App {
    pub(crate) fn new(parts: Parts) -> App {
        let Parts { config, listening, store, door, chance, secret, stats, sockets, stops, gone } = parts;
        let limits = config.limits;
        let per_hour = f64::from(limits.guests_per_hour) / 3_600.0;
        let per_minute = f64::from(limits.tries_per_minute) / 60.0;
        let per_second = f64::from(limits.requests_per_second);
        App {
            url: config.url(listening),
            store,
            door,
            chance,
            secret,
            stats,
            sockets,
            connections: Counted::default(),
            guests: PerAddress::new(per_hour, limits.guests_per_hour),
            tries: PerAddress::new(per_minute, limits.tries_per_minute),
            guesses: Guesses::new(limits.guesses_per_hour),
            requests: PerAddress::new(per_second, limits.requests_per_second.saturating_mul(4)),
            logins: PerAddress::new(f64::from(limits.logins_per_hour) / 3_600.0, limits.logins_per_hour),
            replays: PerAddress::new(
                f64::from(limits.replays_per_second),
                limits.replays_per_second.saturating_mul(5),
            ),
            passwords: Semaphore::new(PASSWORDS_AT_ONCE),
            stops,
            gone,
            config,
        }
    }
}
