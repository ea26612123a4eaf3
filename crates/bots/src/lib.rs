//! Computer opponents, and many bouts between them.
//!
//! A [`Bot`] gets what one seat knows and nothing else: an [`Imaginer`](kernel::Imaginer), the
//! question and the list of answers ([`Sight`]). It never holds the true bout.
//!
//! - [`Level`]: the available players, by name.
//! - [`answer_of`]: asks a bot for the answer that its seat owes.
//! - [`duel`]: many bouts on all cores, summed up in a [`Report`]; [`watched`] also hands out each bout,
//!   and [`continued`] goes on after bouts that were played before.
//! - [`matrix`]: many openings or levels, each against each other.
//! - [`balance`]: whether the content of a game reaches its required figures.

mod balance;
mod bot;
mod duel;
mod greedy;
mod level;
mod matrix;
mod random;
mod report;
mod score;
mod seen;
mod tally;

pub use balance::{Acceptance, Unit, balance};
pub use bot::{Bot, Decision, Sight, answer_of};
pub use duel::{Duel, Played, continued, duel, watched};
pub use greedy::Greedy;
pub use level::{Level, UnknownLevel};
pub use matrix::{Field, Matrix, Meeting, Meets, Pair, matrix};
pub use random::Random;
pub use report::{Figures, LabelScore, LevelScore, Ordering, Report, Road};
pub use score::{Score, Spread};
pub use tally::Finished;
