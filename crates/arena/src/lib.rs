//! Many bouts between computer opponents, and what they show.
//!
//! - [`duel`]: many bouts on all cores, summed up in a [`Report`]; [`watched`] also hands out each bout,
//!   and [`continued`] goes on after bouts that were played before.
//! - [`matrix`]: many openings or levels, each against each other.
//! - [`balance`]: whether the content of a game reaches its required figures.
//! - [`contest`]: how strong players are: every two of them meet at the same set-up and chance, with their seats
//!   exchanged, and stand on one scale ([`Standing`]), which can be held against an earlier one ([`changes`]).

mod balance;
mod bout;
mod change;
mod contest;
mod duel;
mod elo;
mod groups;
mod histogram;
mod ladder;
mod matrix;
mod pace;
mod report;
mod score;
mod sprt;
mod standing;
mod tally;
mod threads;

pub use balance::{Acceptance, Unit, balance};
pub use change::{Change, Shown, changes};
pub use contest::{Contender, Contest, Watch, contest, meetings, seatings};
pub use duel::{Duel, Played, continued, duel, watched};
pub use elo::{Elo, expected};
pub use groups::Groups;
pub use histogram::Histogram;
pub use matrix::{Field, Matrix, Meeting, Meets, Pair, matrix};
pub use pace::{Clock, Pace};
pub use report::{Figures, LabelScore, LevelScore, Ordering, Report, Road};
pub use score::{Score, Spread};
pub use sprt::{Sprt, Tested, Verdict};
pub use standing::{Met, Rated, Standing};
pub use tally::Finished;
