//! The configuration of a server: where it listens, where it stores data, and its limits.

use crate::store::{Place, Quota};
use std::net::SocketAddr;
use std::time::Duration;

/// The configuration of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// Where it stores data.
    pub place: Place,
    /// The address at which people reach it, without a slash at its end. `None`: the address where it
    /// listens.
    pub public_url: Option<String>,
    /// Whether a proxy in front of it names the client's address (`X-Forwarded-For`).
    pub behind_proxy: bool,
    /// For tests: what chance decides outside the rules (links, bouts, ids) follows from this seed, so anybody can guess
    /// it, and computers hardly wait. Such a server listens to its own machine only.
    pub seed: Option<u64>,
    /// Its limits.
    pub limits: Limits,
}

/// How much the server lets anybody do, and how long it keeps data.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Limits {
    /// The most lines from one address, whatever they carry. Behind a proxy, all lines come from the proxy,
    /// which must limit them itself.
    pub lines_per_address: u32,
    /// How long a line may stay silent before the whole head of a request has arrived.
    pub silent_line: Duration,
    /// How long a request may take.
    pub request: Duration,
    /// The most connections for play from one address.
    pub connections_per_address: u32,
    /// The most bouts without persons that may run from one address.
    pub computers_per_address: u32,
    /// The most new guests from one address in an hour.
    pub guests_per_hour: u32,
    /// The most attempts to sign in from one address in a minute.
    pub tries_per_minute: u32,
    /// The most wrong passwords for one account in an hour, from all addresses that have used up their own few.
    pub guesses_per_hour: u32,
    /// The most login names that one address may ask for in an hour: each answer tells whether the name is
    /// taken.
    pub logins_per_hour: u32,
    /// The most pages per second from one address, in the long run, for which a finished bout is played
    /// again.
    pub replays_per_second: u32,
    /// The most messages per second from one connection, in the long run.
    pub messages_per_second: u32,
    /// The most messages that may come at once.
    pub messages_at_once: u32,
    /// The most page requests per second from one address, in the long run.
    pub requests_per_second: u32,
    /// How long a connection may stay silent. Answers to pings are a sign of life.
    pub silence: Duration,
    /// How often the server checks that the sessions of open connections still exist, in addition to the
    /// moment when one ends.
    pub sessions_checked: Duration,
    /// How long the database may take for one operation.
    pub store_patience: Duration,
    /// How often the server checks that the database is still there.
    pub store_checked: Duration,
    /// How long finished bouts are kept.
    pub keep_bouts: Duration,
    /// How long guests are kept who are at no table and in no bout and do not come back.
    pub keep_guests: Duration,
    /// How many bytes of finished bouts are kept.
    pub room: Quota,
    /// The limits of the lobby.
    pub lobby: lobby::Limits,
}

const MIB: u64 = 1024 * 1024;
const DAY: Duration = Duration::from_secs(24 * 3600);

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            lines_per_address: 128,
            silent_line: Duration::from_secs(15),
            request: Duration::from_secs(30),
            connections_per_address: 32,
            computers_per_address: 4,
            guests_per_hour: 60,
            tries_per_minute: 10,
            guesses_per_hour: 20,
            logins_per_hour: 30,
            replays_per_second: 4,
            messages_per_second: 20,
            messages_at_once: 60,
            requests_per_second: 30,
            silence: Duration::from_secs(60),
            sessions_checked: Duration::from_secs(60),
            store_patience: crate::store::PATIENCE,
            store_checked: Duration::from_secs(5),
            keep_bouts: DAY * 365,
            keep_guests: DAY * 90,
            room: Quota { each: 16 * MIB, address: 64 * MIB, all: 4_096 * MIB },
            lobby: lobby::Limits::default(),
        }
    }
}

impl Config {
    /// The address at which people reach the server, if it listens there.
    pub(crate) fn url(&self, listening: SocketAddr) -> String {
        match &self.public_url {
            Some(url) => url.trim_end_matches('/').to_owned(),
            None => format!("http://{listening}"),
        }
    }

    /// Whether people reach it over an encrypted line, so that cookies must never go over any other.
    pub(crate) fn is_encrypted(&self) -> bool {
        self.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }
}
