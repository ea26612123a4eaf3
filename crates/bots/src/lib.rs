//! Computer opponents: what chooses an answer for a seat.
//!
//! A [`Bot`] gets what one seat knows and nothing else: an [`Imaginer`](kernel::Imaginer), the
//! question and the list of answers ([`Sight`]). It never holds the true bout.
//!
//! - [`Level`]: the available players, by name.
//! - [`Search`]: the searching player, and what it thinks of each answer ([`Weighed`]).
//! - [`Chances`]: how likely each seat is to win.
//! - [`answer_of`]: asks a bot for the answer that its seat owes.

mod bot;
mod chances;
mod greedy;
mod level;
mod random;
mod search;
mod seen;

pub use bot::{Bot, Decision, Sight, answer_of};
pub use chances::Chances;
pub use greedy::Greedy;
pub use level::{Level, UnknownLevel};
pub use random::Random;
pub use search::{Power, Search, Weighed};
