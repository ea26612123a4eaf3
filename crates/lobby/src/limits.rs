//! Limits: the most of everything.

use serde::{Deserialize, Serialize};

/// The most of everything. [`crate::Command::Limit`] changes them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Limits {
    /// The most tables that one person may have opened or sit at.
    pub tables_each: u32,
    /// The most bouts without persons that one person may have running.
    pub computers_each: u32,
    /// The most tables of the lobby.
    pub tables: u32,
    /// The most spectators of a table.
    pub watchers: u32,
    /// The most connections of a person.
    pub connections: u32,
    /// The most letters of a person's name.
    pub name: u32,
    /// The most letters of one message.
    pub talk: u32,
    /// The most messages within [`Limits::talk_span`].
    pub talk_rate: u32,
    /// The time span for [`Limits::talk_rate`], in milliseconds.
    pub talk_span: u64,
    /// The most messages that a table keeps.
    pub talk_kept: u32,
    /// The most answers in one move.
    pub answers: u32,
    /// The most letters of an answer, a kind of question, or a link.
    pub text: u32,
    /// The most letters of a written set-up.
    pub setup: u32,
    /// The shortest pause of a computer, in milliseconds. Spectators can follow, and a machine with many tables keeps up.
    pub thinking: u32,
    /// The most standing orders of a seat.
    pub orders: u32,
    /// The most persons that one person may mute.
    pub muted: u32,
    /// How many requests of a person are remembered, to recognise a double send.
    pub remembered: u32,
    /// How long a table without a bout and without anybody present stays open, in milliseconds.
    pub idle: u64,
    /// How long a person who is away and at no table is remembered, in milliseconds.
    pub forgotten: u64,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            tables_each: 8,
            computers_each: 2,
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
            thinking: 200,
            orders: 32,
            muted: 200,
            remembered: 256,
            idle: 600_000,
            forgotten: 3_600_000,
        }
    }
}
