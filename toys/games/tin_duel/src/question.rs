//! Questions, answers, refusals: all that a seat ever does, and why it may not.

use crate::content::MoveId;
use serde::{Deserialize, Serialize};

/// What a seat can be asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// Which move to play (TD-2.1).
    Choose,
}

/// What a seat can answer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// This move of the hand.
    Play(MoveId),
}

kernel::refusals! {
    /// Why an answer or a set-up is not legal.
    pub enum Illegal {
        /// The hand has no such move.
        NotInHand => "TD-2.1",
        /// So many cannot play.
        SeatCount { seats: u8 } => "TD-1.1",
        /// No robot has so much.
        Armour { armour: u8 } => "TD-1.1",
    }
}
