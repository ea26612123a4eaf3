//! A bout whose game is not known at compile time: its input and output are notation, words and numbers.

use crate::kits::Kit;
use crate::look::{Heard, Look};
use crate::place::Place;
use crate::playing::Playing;
use crate::refusal::Refusal;
use crate::replay::Past;
use crate::setup::SetupChoice;
use crate::stills::Still;
use bots::Level;
use catalog::{Playable, Visitor};
use kernel::{Chance, Dealer, Outcome, Rolled, Seat, SeatSet};
use scene::Scene;
use serde::{Deserialize, Serialize};
use std::any::Any;
use std::fmt;

/// Supplies chance. Returns `None` if the stored chance does not fit.
pub type Chances<'a> = &'a mut dyn FnMut(Chance, &[u8]) -> Option<Rolled>;

/// A computer's thought that is still to be done. It can run anywhere, at any time.
pub type Work = Box<dyn FnOnce() -> Worked + Send>;

/// A finished thought. Only the bout knows its contents.
pub struct Worked {
    /// The answer. `None` if the computer broke down.
    pub answer: Option<Box<dyn Any + Send>>,
    /// The computer, with its memory.
    pub bot: Option<Box<dyn Any + Send>>,
}

/// An input for a bout.
#[derive(Clone, Debug)]
pub enum Deed {
    /// One answer, or several of which all or none are given.
    Answers(Seat, Vec<String>),
    /// This answer. Where it is not allowed, the default answer.
    AnswerOrDefault(Seat, String),
    /// The default answer.
    Default(Seat),
    /// The seat leaves the bout.
    Leave(Seat),
    /// The time of the bout is over.
    TimeUp,
}

/// The result of a deed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Put {
    /// Whether the others may know that something happened. False while secret choices go on, and for an
    /// answer that they neither see nor hear.
    pub public: bool,
    /// The stored chance does not fit: the rules have changed.
    pub stuck: bool,
}

/// A bout as plain data.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Stored {
    /// The whole record, as JSON.
    pub record: String,
    /// How many inputs it has.
    pub inputs: usize,
    /// Numbers of inputs after which everybody stood at a position known to all.
    pub points: Vec<usize>,
}

/// A bout with its record.
pub trait Live: Send + fmt::Debug {
    /// How many seats it has.
    fn seats(&self) -> u8;
    /// The seats that owe an answer.
    fn owing(&self) -> SeatSet;
    /// The seats that have left.
    fn left(&self) -> SeatSet;
    /// How it ended, if it is over.
    fn outcome(&self) -> Option<&Outcome>;
    /// How many inputs were put in.
    fn inputs(&self) -> usize;
    /// Whether secret choices are being made.
    fn secret(&self) -> bool;
    /// The kind of the question that `seat` is asked.
    fn kind(&self, seat: Seat) -> Option<String>;
    /// Whether `seat` is asked only for a response, and can only pass. That depends on what only `seat` may know.
    fn only_passes(&self, seat: Seat) -> bool;
    /// Where the bout is for `seat`, by what everybody knows.
    fn place(&self, seat: Seat) -> Place;
    /// What `listener` sees, and what it is asked.
    fn look(&self, listener: Option<Seat>) -> Look;
    /// What was heard, from the opening (step 0) or a later input on.
    fn heard(&self, from: usize, listener: Option<Seat>) -> Vec<Heard>;
    /// What `listener` saw on the way to what it sees now, from an input on.
    fn stills(&self, from: usize, listener: Option<Seat>, now: &Scene) -> Vec<Still>;
    /// Everybody has been told what led to this position: nobody asks for stills of it any more.
    fn forget_way(&mut self);
    /// Supplies the chance for the opening.
    fn settle(&mut self, chances: Chances<'_>) -> Put;
    /// Answers by chance whatever belongs to setting up the table. Nobody takes that back.
    fn set_up_by_chance(&mut self, chances: Chances<'_>) -> Put;
    /// Puts a deed in, and then the chance that it needs. A refused deed changes nothing.
    fn put(&mut self, deed: Deed, chances: Chances<'_>) -> Result<Put, Refusal>;
    /// What a computer at this seat has to think about. It holds only what the seat knows, and nothing else
    /// of the bout.
    fn ponder(&mut self, seat: Seat, level: Level, dealer: Dealer) -> Option<Work>;
    /// Takes back a computer that has finished thinking.
    fn take_back_bot(&mut self, seat: Seat, level: Level, bot: Box<dyn Any + Send>);
    /// The answer that a computer chose, in notation. The default answer if it chose none that is allowed.
    fn chosen(&self, seat: Seat, answer: Option<Box<dyn Any + Send>>) -> Option<String>;
    /// How far `seat` may go back freely.
    fn free_undo(&self, seat: Seat) -> Option<usize>;
    /// Where everybody was at or before the last answer of `seat`.
    fn before_last_of(&self, seat: Seat) -> Option<usize>;
    /// Goes back to the position after this number of inputs.
    fn rewind(&mut self, inputs: usize);
    /// Takes back the last answer of `seat`. Returns whether anybody else may know of it.
    fn undo(&mut self, seat: Seat, inputs: usize) -> bool;
    /// Checks whether `seat` could give the first of these answers now. Fails with the refusal a move would
    /// get.
    fn check(&self, seat: Seat, answers: &[String]) -> Result<(), Refusal>;
    /// From now on, nothing goes back to before this point.
    fn seal(&mut self);
    /// The bout as plain data.
    fn stored(&self) -> Stored;
    /// The digest of the position.
    fn digest(&self) -> u64;
    /// The whole record, for use when the bout is over.
    fn record(&self) -> String;
    /// The position as a scenario: as a seat knows it, or with all hidden information.
    fn scenario(&self, seat: Option<Seat>) -> String;
    /// The part of the record that a seat, or a spectator, may keep while the bout runs.
    fn seat_record(&self, listener: Option<Seat>) -> String;
    /// Whether both are the same bout, at the same position, by the same inputs.
    fn same(&self, other: &dyn Live) -> bool;
    /// For [`Live::same`]: the bout with its own type.
    fn as_any(&self) -> &dyn Any;
    /// Whether `seat` cannot tell the two bouts apart, and whether they nevertheless differ.
    #[cfg(any(test, feature = "worlds"))]
    fn alike_for(&self, other: &dyn Live, seat: Seat) -> (bool, bool);
    /// The chance of another bout that `seat` cannot tell from this one, if one is found.
    #[cfg(any(test, feature = "worlds"))]
    fn other_world(&self, seat: Seat, seed: u64) -> Option<Vec<Rolled>>;
}

/// A boxed bout that can be compared.
#[derive(Debug)]
pub struct Boxed(Box<dyn Live>);

impl PartialEq for Boxed {
    fn eq(&self, other: &Boxed) -> bool {
        self.0.same(other.0.as_ref())
    }
}

impl std::ops::Deref for Boxed {
    type Target = dyn Live;
    fn deref(&self) -> &(dyn Live + 'static) {
        self.0.as_ref()
    }
}

impl std::ops::DerefMut for Boxed {
    fn deref_mut(&mut self) -> &mut (dyn Live + 'static) {
        self.0.as_mut()
    }
}

/// Opens a bout with the kits of its seats. The seed is for random kits; no other chance has been supplied
/// yet.
pub fn open(game: &str, setup: &SetupChoice, kits: &[Option<Kit>], seed: u64) -> Result<Boxed, Refusal> {
    struct Opening<'a>(&'a SetupChoice, &'a [Option<Kit>], u64);
    impl Visitor for Opening<'_> {
        type Out = Result<Box<dyn Live>, Refusal>;
        fn visit<G: Playable>(self) -> Self::Out {
            Ok(Box::new(Playing::<G>::open(self.0, self.1, self.2)?))
        }
    }
    let opened = catalog::with_game(game, Opening(setup, kits, seed));
    opened.map_err(|unknown| Refusal::NoSuchGame { game: unknown.id, known: unknown.known })?.map(Boxed)
}

/// A bout that goes on from a position of another one. `None` if these rules do not lead there.
pub fn begin(game: &str, past: &Past) -> Option<Boxed> {
    struct Beginning<'a>(&'a Past);
    impl Visitor for Beginning<'_> {
        type Out = Option<Box<dyn Live>>;
        fn visit<G: Playable>(self) -> Self::Out {
            Some(Box::new(Playing::<G>::begin(self.0)?))
        }
    }
    catalog::with_game(game, Beginning(past)).ok()?.map(Boxed)
}

/// A stored bout, played again as far as these rules reach the same positions, and whether that was to its
/// end. `None` if they cannot even open it.
pub fn restore(game: &str, stored: &Stored) -> Option<(Boxed, bool)> {
    struct Restoring<'a>(&'a Stored);
    impl Visitor for Restoring<'_> {
        type Out = Option<(Box<dyn Live>, bool)>;
        fn visit<G: Playable>(self) -> Self::Out {
            let (playing, whole) = Playing::<G>::restore(self.0)?;
            Some((Box::new(playing), whole))
        }
    }
    let (live, whole) = catalog::with_game(game, Restoring(stored)).ok()??;
    Some((Boxed(live), whole))
}
