//! A bout whose game is not known at compile time. What goes in and comes out is text, words, numbers and scenes.
//!
//! The game's types stay behind a [`catalog::Visitor`]; whoever uses this room names a game by its word in the
//! catalog. Nothing here knows persons, tables, clocks, files or sockets.
//!
//! - [`live`]: a bout that is played, with its record and its computers.
//! - [`replay`]: shows a finished bout again, and says where a new one can begin.
//! - [`review`]: looks back at a finished bout: its curve, its best deeds, luck, statistics.
//! - [`kits`]: what each seat brings. [`SetupChoice`]: what is chosen before a bout.
//! - [`learn`]: the first lesson of a game, pictures, and the cards for decks.
//! - [`Look`] and [`Heard`]: what one seat, or a spectator, sees and hears, and [`Still`] on the way. [`Place`]: which turn and attack it is.
//! - [`Refusal`]: why a bout does not take an answer, a set-up or a kit.

mod course;
mod house;
pub mod kits;
pub mod learn;
pub mod live;
mod look;
mod place;
mod playing;
mod refusal;
pub mod replay;
mod report;
pub mod review;
mod setup;
mod stills;
#[cfg(test)]
mod unseen;
#[cfg(any(test, feature = "worlds"))]
#[doc(hidden)]
pub mod worlds;

pub use house::content;
pub use kits::Kit;
pub use look::{Asked, Heard, Look};
pub use place::{Attack, Place, only_passes, place_of};
pub use refusal::Refusal;
pub use setup::{SetupChoice, plain, sets_up};
pub use stills::Still;
