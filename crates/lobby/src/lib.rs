//! The lobby: tables, seats, clocks and reconnects, as a state machine without sockets.
//!
//! It knows no game: the bouts are those of [`anygame`].
//!
//! A [`Lobby`] is driven from outside. All input comes through [`Lobby::apply`]: the wishes of persons,
//! connections that open and close, passing time, the link and seed of a new table. The output is a list of
//! [`Effect`]s, in order: what to store, what to send to whom, when to wake the lobby.
//!
//! - [`Command`]: everything that can be asked. [`Request`] adds the number by which a double send is
//!   recognised. [`Refusal`] says why a command was refused and what to do instead.
//! - [`Entry`]: an accepted command with what came from outside the rules. [`Lobby::rebuild`] makes an equal
//!   lobby from all entries.
//! - [`Snapshot`]: the whole lobby as plain data. [`Lobby::restore`], then [`Lobby::apply_stored`] for every
//!   later entry, also makes an equal lobby, and faster. [`Finished`] is what is kept of a bout.
//! - [`Terms`]: what is agreed about a table: game, seats, clock, pauses, absences. [`Limits`]: the most of
//!   everything.
//! - [`Lobby::thoughts`]: what computers have to think about. The work can be done anywhere; its result is
//!   handed back.
//! - [`Note`]: what is sent. Each seat and each spectator gets its own [`Sight`] and hears its own events. It
//!   gets nothing if nothing has changed for it.
//!
//! The moment at which something happens must not tell others anything either. Standing orders look only at
//! the kind of a question, and are held for a pause that depends only on public facts. While secret choices
//! go on, neither numbers nor clocks tell how many were made.

mod agreement;
mod cards;
mod clocks;
mod command;
mod derived;
mod descent;
mod due;
mod finished;
mod forget;
mod ids;
mod index;
mod kits;
mod letters;
mod limits;
mod lobby;
mod note;
mod permits;
mod person;
mod plain;
mod play;
mod queries;
mod refusal;
mod requests;
mod rests;
mod snapshot;
mod supply;
mod table;
mod tell;
mod terms;
mod thinking;
#[cfg(any(test, feature = "worlds"))]
#[doc(hidden)]
pub mod worlds;

pub use anygame::{Asked, Heard, Kit, Look, SetupChoice, Still};
pub use bots::Level;
pub use command::{Came, Command, Entry, Order, Proposal, Request};
pub use descent::Origin;
pub use finished::{Finished, FinishedSeat};
pub use ids::{ConnectionId, Moment, PersonId, RequestId, TableId, Token, Who};
pub use index::Metrics;
pub use limits::Limits;
pub use lobby::{Broken, Lobby};
pub use note::{
    ClockCard, Effect, Ended, Note, Refused, Reply, Said, SeatCard, Sight, SitterCard, StageCard, TableCard,
    To,
};
pub use person::named as readable_name;
pub use refusal::Refusal;
pub use rests::{Rest, Rests};
pub use snapshot::Snapshot;
pub use terms::{Abandoned, Admission, Clock, Overrun, Pause, Talking, Terms, TimeOf};
pub use thinking::{Done, Thought};

/// The messages of the lobby, by language.
pub const WORDS: &[(&str, &str)] = &[(words::ENGLISH, include_str!("../words/en.ftl"))];
