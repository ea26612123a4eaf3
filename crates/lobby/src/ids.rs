//! Names of what the lobby knows: persons, connections, tables, requests, links, and moments.

use serde::{Deserialize, Serialize};
use std::fmt;
use ts_rs::TS;

/// A moment in milliseconds, from whatever beginning the driver of the lobby chose.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, TS)]
#[serde(transparent)]
pub struct Moment(pub u64);

impl Moment {
    /// So many milliseconds later.
    #[must_use]
    pub fn plus(self, millis: u64) -> Moment {
        Moment(self.0.saturating_add(millis))
    }

    /// How many milliseconds have passed since `earlier`; none if it lies in the future.
    #[must_use]
    pub fn since(self, earlier: Moment) -> u64 {
        self.0.saturating_sub(earlier.0)
    }
}

macro_rules! numbers {
    ($($(#[$doc:meta])* $name:ident)+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
        #[serde(transparent)]
        pub struct $name(pub u64);

        impl fmt::Display for $name {
            fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(out, "{}", self.0)
            }
        }
    )+};
}

numbers! {
    /// A person, as the server's accounts number them.
    PersonId
    /// One of the connections of a person.
    ConnectionId
    /// A table of the lobby.
    TableId
    /// The number that a client gives to what it sends; the same number twice means a double send.
    RequestId
}

/// What stands in the link of a table: whoever has it is invited. Made outside, not to be guessed.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[ts(rename = "LinkToken")]
#[serde(transparent)]
pub struct Token(pub String);

impl fmt::Debug for Token {
    /// A link that can be read in a log invites whoever reads it.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("Token(…)")
    }
}

/// Who sends a command.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    /// A person.
    Person(PersonId),
    /// Whoever drives the lobby.
    House,
}
