//! Inputs: everything that can be put into a bout, who acts, and why an input is refused.

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

/// Who acts. This is the only value that says so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waiting {
    /// Each of these seats owes an answer.
    Seats(SeatSet),
    /// The program that drives the bout must put in chance.
    Chance(Chance),
    /// Nobody: the bout is over.
    Over,
}

/// Everything that can be put into a bout.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", bound = "")]
pub enum Input<R: Rules> {
    /// A seat answers its question.
    Answer(Seat, R::Answer),
    /// A seat answers its question and the ones that follow. Either all answers are legal, or none is given.
    /// The batch stops after an answer that reveals something, and the rest is dropped.
    Batch(Seat, Vec<R::Answer>),
    /// Chance.
    Chance(Rolled),
    /// A seat leaves the bout.
    Leave(Seat),
    /// The time agreed for the bout has run out.
    TimeUp,
}

/// What an accepted input did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played {
    /// Whether somebody learned something hidden.
    pub revealed: bool,
    /// How many answers of a batch were used; 1 for any other input.
    pub used: usize,
}

/// Why an input was refused. A refused input changes nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal<R: Rules> {
    /// The rules of the game do not allow it.
    Illegal(R::Illegal),
    /// This answer of a batch is not legal; none was given.
    InBatch(usize, Box<Refusal<R>>),
    /// A batch without answers.
    EmptyBatch,
    /// This seat owes no answer now.
    NotAsked(Seat),
    /// The table has no such seat.
    NoSuchSeat(Seat),
    /// This seat has already left the bout.
    HasLeft(Seat),
    /// No chance is asked for now.
    NoChanceAsked,
    /// Chance must come before anything else.
    ChanceFirst,
    /// The chance that is asked for cannot have this outcome.
    ImpossibleChance(Chance, Rolled),
    /// The bout is over.
    Over,
}

impl<R: Rules> Input<R> {
    /// The seat that put it in. `None` for chance and time.
    pub fn by(&self) -> Option<Seat> {
        match self {
            Input::Answer(seat, _) | Input::Batch(seat, _) | Input::Leave(seat) => Some(*seat),
            Input::Chance(_) | Input::TimeUp => None,
        }
    }
}
