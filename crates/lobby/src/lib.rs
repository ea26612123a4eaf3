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
//! - [`Snapshot`]: the whole lobby as plain data. [`Lobby::restore`] and then [`Lobby::apply_stored`]
//!   for what came later make an equal lobby too, and sooner. [`Finished`] is what is kept of a bout.
//! - [`Terms`]: what is agreed about a table: game, seats, clock, pauses, absences. [`Limits`]: how
//!   much of everything there may be.
//! - [`replay`]: a bout that is over, seen again, and gone on with from any of its positions.
//! - [`kits`]: what each seat brings of its own.
//! - [`learn`]: the first lesson of a game, pictures, and the cards of decks.
//! - [`Note`]: what is sent. Each seat and each spectator gets its own [`Sight`] and hears its own
//!   events, and gets nothing when nothing has changed for it.
//!
//! What others may learn from the moment at which something happens counts as well: standing orders
//! look at the kind of a question and at nothing else, and are held for a pause that is drawn from
//! what everybody knows; while secret choices go on, neither numbers nor clocks tell how many were
//! made.

mod agreement;
mod cards;
mod clocks;
mod command;
mod course;
mod derived;
mod digest;
mod due;
mod finished;
mod forget;
mod ids;
mod index;
mod kind;
pub mod kits;
pub mod learn;
mod limits;
mod live;
mod lobby;
mod note;
mod person;
mod play;
mod playing;
mod queries;
mod refusal;
pub mod replay;
mod report;
mod requests;
mod snapshot;
mod supply;
mod table;
mod tell;
mod terms;
#[cfg(any(test, feature = "worlds"))]
#[doc(hidden)]
pub mod worlds;

pub use bots::Level;
pub use command::{Came, Command, Entry, Order, Proposal, Request};
pub use finished::{Finished, FinishedSeat};
pub use ids::{ConnectionId, Moment, PersonId, RequestId, TableId, Token, Who};
pub use index::Metrics;
pub use kits::Kit;
pub use limits::Limits;
pub use lobby::{Broken, Lobby};
pub use note::{
    Asked, ClockCard, Effect, Ended, Heard, Look, Note, Refused, Reply, Said, SeatCard, Sight, SitterCard,
    StageCard, TableCard, To,
};
pub use person::named as readable_name;
pub use playing::content;
pub use refusal::Refusal;
pub use snapshot::Snapshot;
pub use terms::{Abandoned, Admission, Clock, Overrun, Pause, SetupChoice, Talking, Terms, TimeOf};

/// The words of the lobby, by language.
pub const WORDS: &[(&str, &str)] = &[(words::ENGLISH, include_str!("../words/en.ftl"))];
