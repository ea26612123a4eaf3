//! Why a server stopped or did not start.

use crate::store::StoreError;
use std::fmt;
use std::net::SocketAddr;

/// Why a server stopped or did not start: what happened, where, and what to do.
#[derive(Debug)]
pub enum Stopped {
    /// The store failed. Everything that was acknowledged is stored.
    Store(StoreError),
    /// The server cannot listen there.
    Listen(SocketAddr, std::io::Error),
    /// Its links can be guessed, so it may not be reached from elsewhere.
    Guessable(SocketAddr),
    /// The system gives no random numbers.
    Chance(getrandom::Error),
    /// The stored data cannot be read: the number of the entry, and why.
    Log(u64, String),
    /// A part of the server broke down.
    Broken(&'static str),
}

impl From<StoreError> for Stopped {
    fn from(why: StoreError) -> Stopped {
        Stopped::Store(why)
    }
}

impl fmt::Display for Stopped {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Stopped::Store(why) => write!(out, "{why}"),
            Stopped::Listen(address, why) => {
                write!(out, "cannot listen on {address}: {why}. Choose another address with --listen")
            }
            Stopped::Guessable(address) => write!(
                out,
                "cannot listen on {address} with a seed: everybody could guess the links of the tables. Listen on a \
                 loopback address, such as 127.0.0.1:0, or leave out --seed"
            ),
            Stopped::Chance(why) => write!(out, "the system gives no random numbers: {why}"),
            Stopped::Log(number, why) => write!(
                out,
                "entry {number} of the stored log cannot be carried out again: {why}. Restore a backup \
                 into an empty database, or start with another --data"
            ),
            Stopped::Broken(part) => {
                write!(out, "{part} broke down. What was acknowledged is stored; start the server again")
            }
        }
    }
}

impl std::error::Error for Stopped {}
