//! What a server is told when it starts: where it listens, where it stores, and its limits.

use crate::store::Place;
use std::net::SocketAddr;
use std::time::Duration;

/// What a server is told when it starts.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// Where it stores.
    pub place: Place,
    /// The address under which people reach it, without a slash at its end; otherwise where it listens.
    pub public_url: Option<String>,
    /// Whether a proxy before it names the address of whoever connects (`X-Forwarded-For`).
    pub behind_proxy: bool,
    /// Its limits.
    pub limits: Limits,
}

/// How much the server lets anybody do, and how long it keeps what.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Limits {
    /// Connections of one address.
    pub connections_per_address: u32,
    /// New guests of one address in an hour.
    pub guests_per_hour: u32,
    /// Tries to sign in from one address in a minute.
    pub tries_per_minute: u32,
    /// Messages of one connection in a second, in the long run.
    pub messages_per_second: u32,
    /// Messages that may come at once.
    pub messages_at_once: u32,
    /// Requests of a page in a second from one address, in the long run.
    pub requests_per_second: u32,
    /// So long a connection may stay silent, pings apart.
    pub silence: Duration,
    /// Finished bouts are kept so long.
    pub keep_bouts: Duration,
    /// Guests who are in nothing and were not seen for so long are forgotten.
    pub keep_guests: Duration,
    /// The limits of the lobby.
    pub lobby: lobby::Limits,
}

const DAY: Duration = Duration::from_secs(24 * 3600);

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            connections_per_address: 32,
            guests_per_hour: 60,
            tries_per_minute: 10,
            messages_per_second: 20,
            messages_at_once: 60,
            requests_per_second: 30,
            silence: Duration::from_secs(60),
            keep_bouts: DAY * 365,
            keep_guests: DAY * 90,
            lobby: lobby::Limits::default(),
        }
    }
}

impl Config {
    /// The address under which people reach the server, when it listens there.
    pub(crate) fn url(&self, listening: SocketAddr) -> String {
        match &self.public_url {
            Some(url) => url.trim_end_matches('/').to_owned(),
            None => format!("http://{listening}"),
        }
    }

    /// Whether people reach it over an encrypted line, so that cookies must never go over another.
    pub(crate) fn is_encrypted(&self) -> bool {
        self.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }
}
