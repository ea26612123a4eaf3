//! The server: sockets, storage and accounts around the lobby.
//!
//! One task, the house, owns the lobby: everything that persons do, and passing time, goes through it in one
//! order. What it accepts goes to the ledger, which stores it in groups and only then lets the results out:
//! replies, notes, finished bouts. Sockets and pages know neither the rules nor the store's rows.
//!
//! - [`Config`] and [`serve`]: a server from its start to its graceful end.
//! - [`store`]: accounts, sessions, the log of the lobby, finished bouts, in SQLite or PostgreSQL.
//! - [`admin`]: what the owner asks of a running server.

pub mod admin;
mod age;
mod app;
mod chance;
mod clock;
mod config;
mod descriptors;
mod failure;
mod house;
mod http;
mod ledger;
mod lines;
mod logins;
mod names;
mod outbox;
mod pruning;
mod serve;
mod sessions;
mod shown;
mod socket;
mod sockets;
mod stats;
#[doc(hidden)]
pub mod store;
mod thinkers;
mod throttle;
#[cfg(test)]
mod types;
mod upgrade;

pub use config::{Config, Limits};
pub use failure::Stopped;
#[cfg(feature = "worlds")]
#[doc(hidden)]
pub use serve::serve_with;
pub use serve::{Running, serve};
pub use stats::metrics;

/// The messages of the server, by language.
pub const WORDS: &[(&str, &str)] = &[(words::ENGLISH, include_str!("../words/en.ftl"))];

/// All messages that a client of the server may need.
pub fn catalog() -> words::Catalog {
    let mut all = catalog::words();
    for (language, source) in lobby::WORDS.iter().chain(WORDS) {
        all.add(language, source).expect("the words of server and lobby are sound and clash with none");
    }
    all
}
