//! What all pages and sockets of a server share.

use crate::config::Config;
use crate::house::Door;
use crate::sessions::Secret;
use crate::stats::Stats;
use crate::store::Store;
use crate::throttle::{Counted, PerAddress};
use std::net::SocketAddr;
use std::sync::Arc;
use tokio::sync::{Semaphore, watch};

/// So many passwords are looked at at once: each takes memory and time on purpose.
const PASSWORDS_AT_ONCE: usize = 2;

/// What all pages and sockets of a server share.
pub(crate) struct App {
    pub(crate) config: Config,
    /// The address under which people reach this server.
    pub(crate) url: String,
    pub(crate) store: Arc<Store>,
    pub(crate) door: Door,
    pub(crate) secret: Secret,
    pub(crate) stats: Arc<Stats>,
    pub(crate) connections: Counted,
    pub(crate) guests: PerAddress,
    pub(crate) tries: PerAddress,
    pub(crate) requests: PerAddress,
    pub(crate) passwords: Semaphore,
    /// Whether the server stops.
    pub(crate) stops: watch::Receiver<bool>,
}

/// What an app is made of.
pub(crate) struct Parts {
    pub(crate) config: Config,
    pub(crate) listening: SocketAddr,
    pub(crate) store: Arc<Store>,
    pub(crate) door: Door,
    pub(crate) secret: Secret,
    pub(crate) stats: Arc<Stats>,
    pub(crate) stops: watch::Receiver<bool>,
}

impl App {
    pub(crate) fn new(parts: Parts) -> App {
        let Parts { config, listening, store, door, secret, stats, stops } = parts;
        let limits = config.limits;
        let per_hour = f64::from(limits.guests_per_hour) / 3_600.0;
        let per_minute = f64::from(limits.tries_per_minute) / 60.0;
        let per_second = f64::from(limits.requests_per_second);
        App {
            url: config.url(listening),
            store,
            door,
            secret,
            stats,
            connections: Counted::default(),
            guests: PerAddress::new(per_hour, limits.guests_per_hour),
            tries: PerAddress::new(per_minute, limits.tries_per_minute),
            requests: PerAddress::new(per_second, limits.requests_per_second.saturating_mul(4)),
            passwords: Semaphore::new(PASSWORDS_AT_ONCE),
            stops,
            config,
        }
    }
}
