//! The lobby: tables, seats, clocks and reconnects, as a state machine without sockets.
//!
//! A [`Lobby`] is driven from outside. Everything comes in by [`Lobby::apply`]: what persons want,
//! that connections come and go, that time passes, which link and seed a new table has. What is to
//! be done comes back as [`Effect`]s, in order: what to store, what to send to whom, when to wake it.
//!
//! - [`Command`]: all that can be asked; [`Request`] gives it the number by which a double send is
//!   known. [`Refusal`] says why not and what to do instead.
//! - [`Entry`]: an accepted command with what came from outside the rules. [`Lobby::rebuild`] makes
//!   an equal lobby of all entries.
//! - [`Terms`]: what is agreed about a table: game, seats, clock, pauses, absences. [`Limits`]: how
//!   much of everything there may be.
//! - [`Note`]: what is sent. Each seat and each spectator gets its own [`Sight`] and hears its own
//!   events, and gets nothing when nothing has changed for it.
//!
//! What others may learn from the moment at which something happens counts as well: standing orders
//! look at the kind of a question and at nothing else, and are held for a pause that is drawn from
//! what everybody knows; while secret choices go on, neither numbers nor clocks tell how many were
//! made.

mod agreement;
mod clocks;
mod command;
mod due;
mod ids;
mod kind;
mod limits;
mod live;
mod lobby;
mod note;
mod person;
mod play;
mod playing;
mod queries;
mod refusal;
mod requests;
mod supply;
mod table;
mod tell;
mod terms;
#[cfg(test)]
mod worlds;

pub use command::{Came, Command, Entry, Order, Proposal, Request};
pub use ids::{ConnectionId, Moment, PersonId, RequestId, TableId, Token, Who};
pub use limits::Limits;
pub use lobby::{Broken, Lobby};
pub use note::{
    Asked, ClockCard, Effect, Ended, Heard, Look, Note, Refused, Reply, Said, SeatCard, Sight, SitterCard,
    StageCard, TableCard, To,
};
pub use refusal::Refusal;
pub use terms::{Abandoned, Admission, Clock, Overrun, Pause, SetupChoice, Talking, Terms, TimeOf};

/// The words of the lobby, by language.
pub const WORDS: &[(&str, &str)] = &[(words::ENGLISH, include_str!("../words/en.ftl"))];
