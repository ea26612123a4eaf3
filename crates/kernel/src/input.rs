//! Inputs: all that can be put into a bout, who acts, and why an input is refused.

use crate::chance::{Chance, Rolled};
use crate::outcome::Outcome;
use crate::rules::Rules;
use crate::seat::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// What the bout waits for.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Pending<R: Rules> {
    /// One seat's answer.
    Asked(Seat, R::Question),
    /// Chance.
    Rolling(Chance),
    /// The private strands.
    Apart,
    /// Nothing more.
    Over(Outcome),
}

/// Who acts. The one value that says so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waiting {
    /// These seats owe an answer each.
    Seats(SeatSet),
    /// Chance is owed by whoever drives the bout.
    Chance(Chance),
    /// Nobody: the bout is over.
    Over,
}

/// All that can be put into a bout.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", bound = "")]
pub enum Input<R: Rules> {
    /// A seat answers its question.
    Answer(Seat, R::Answer),
    /// A seat answers its question and the next ones that follow, all or nothing; what would come
    /// after something was revealed is not given.
    Batch(Seat, Vec<R::Answer>),
    /// Chance.
    Chance(Rolled),
    /// A seat leaves the bout.
    Leave(Seat),
    /// The time agreed for the bout is up.
    TimeUp,
}

/// What became of an accepted input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played {
    /// Whether somebody learned something that was hidden.
    pub revealed: bool,
    /// How many answers of a batch were used; 1 for any other input.
    pub used: usize,
}

/// Why an input was refused. The bout is as it was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal<R: Rules> {
    /// The rules of the game forbid it.
    Illegal(R::Illegal),
    /// This answer of a batch is not legal; none was given.
    InBatch(usize, Box<Refusal<R>>),
    /// A batch of no answers.
    EmptyBatch,
    /// This seat owes no answer now.
    NotAsked(Seat),
    /// The table has no such seat.
    NoSuchSeat(Seat),
    /// This seat has left the bout before.
    HasLeft(Seat),
    /// No chance is asked for now.
    NoChanceAsked,
    /// Chance must come before anything else.
    ChanceFirst,
    /// This cannot come of the chance that is asked for.
    ImpossibleChance(Chance, Rolled),
    /// The bout is over.
    Over,
}

impl<R: Rules> Input<R> {
    /// The seat that put it in; nobody for chance and time.
    pub fn by(&self) -> Option<Seat> {
        match self {
            Input::Answer(seat, _) | Input::Batch(seat, _) | Input::Leave(seat) => Some(*seat),
            Input::Chance(_) | Input::TimeUp => None,
        }
    }
}
