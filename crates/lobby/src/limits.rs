//! Limits: how much of everything there may be.

use serde::{Deserialize, Serialize};

/// The most of everything. They are changed by [`crate::Command::Limit`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Limits {
    /// Tables that one person opened or sits at.
    pub tables_each: u32,
    /// Tables of the lobby.
    pub tables: u32,
    /// Spectators of a table.
    pub watchers: u32,
    /// Connections of a person.
    pub connections: u32,
    /// Letters of a person's name.
    pub name: u32,
    /// Letters of one thing said.
    pub talk: u32,
    /// So many things may be said within [`Limits::talk_span`].
    pub talk_rate: u32,
    /// The span of the rate, in milliseconds.
    pub talk_span: u64,
    /// Things said that a table keeps.
    pub talk_kept: u32,
    /// Answers of one move.
    pub answers: u32,
    /// Letters of an answer, a kind of question, a link.
    pub text: u32,
    /// Letters of a set-up that is written out.
    pub setup: u32,
    /// Standing orders of a seat.
    pub orders: u32,
    /// Persons whom one person does not want to hear.
    pub muted: u32,
    /// Requests of a person that are remembered, so that a double send is known again.
    pub remembered: u32,
    /// After so many milliseconds a table at which nobody plays and nobody is present is closed.
    pub idle: u64,
    /// After so many milliseconds a person who is at no table is forgotten.
    pub forgotten: u64,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            tables_each: 8,
            tables: 10_000,
            watchers: 64,
            connections: 16,
            name: 32,
            talk: 500,
            talk_rate: 5,
            talk_span: 10_000,
            talk_kept: 200,
            answers: 64,
            text: 200,
            setup: 20_000,
            orders: 32,
            muted: 200,
            remembered: 256,
            idle: 600_000,
            forgotten: 3_600_000,
        }
    }
}
