//! Identifiers: persons, connections, tables, requests and links, and moments in time.

use serde::{Deserialize, Serialize};
use std::fmt;
use ts_rs::TS;

/// A moment, in milliseconds since a start chosen by the driver of the lobby.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, TS)]
#[serde(transparent)]
pub struct Moment(pub u64);

impl Moment {
    /// The moment this many milliseconds later.
    #[must_use]
    pub fn plus(self, millis: u64) -> Moment {
        Moment(self.0.saturating_add(millis))
    }

    /// How many milliseconds have passed since `earlier`; 0 if it lies in the future.
    #[must_use]
    pub fn since(self, earlier: Moment) -> u64 {
        self.0.saturating_sub(earlier.0)
    }
}

/// A gap that does not count, from one moment to another. The second one is earlier if a clock was set back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Gap {
    pub(crate) from: Moment,
    pub(crate) to: Moment,
}

impl Gap {
    /// Moves a moment from before the gap to after it, so that the same time lies between.
    pub(crate) fn over(self, moment: Moment) -> Moment {
        match moment.0.checked_sub(self.from.0) {
            Some(later) => self.to.plus(later),
            None => Moment(self.to.0.saturating_sub(self.from.since(moment))),
        }
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
    /// A person, by the number of their account on the server.
    PersonId
    /// One of the connections of a person.
    ConnectionId
    /// A table of the lobby.
    TableId
    /// The number that a client gives to a request. The same number twice means that it was sent twice.
    RequestId
}

/// The token in the link of a table. Whoever has it is invited. It is made outside, and cannot be guessed.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[ts(rename = "LinkToken")]
#[serde(transparent)]
pub struct Token(pub String);

impl fmt::Debug for Token {
    /// A link printed in a log would invite whoever reads the log.
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
