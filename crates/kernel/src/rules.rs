//! The contract between the kernel and a game: the types of a game and its step function.

use crate::bout::Bout;
use crate::dealer::Dealer;
use crate::event::{Audience, Told};
use crate::flow::{Flow, Reply};
use crate::seat::{Seat, SeatSet};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;
use std::hash::Hash;

/// A game: its types, its procedures, its legality, its views.
///
/// The rules know no socket, file, clock, generator, float or hash order. They are a function from
/// a position and an input to the next position. The game itself is a unit struct.
pub trait Rules: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// What was chosen before the bout; may hold parts private to a seat.
    type Setup: Clone + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// Packs compiled to tables of small ids, shared by all bouts.
    type Content: Send + Sync + Debug;
    /// What lies on the table, lasting effects included.
    type Table: Clone + Eq + Hash + Debug + Send + Sync;
    /// One procedure in progress.
    type Frame: Clone + Eq + Hash + Debug + Send + Sync;
    /// What a finished procedure hands back to its caller.
    type Out: Copy + Eq + Hash + Debug + Send + Sync;
    /// What a seat can be asked.
    type Question: Clone + Eq + Hash + Debug + Send + Sync;
    /// What a seat can answer.
    type Answer: Copy + Ord + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What can happen.
    type Event: Clone + Eq + Debug + Serialize + Send + Sync;
    /// What one seat may know, arranged for reading.
    type View: Clone + Eq + Debug + Serialize + Send + Sync;
    /// All that one seat knows, arranged for imagining; holds no truth beyond it.
    type Known: Clone + Eq + Debug + Send + Sync;
    /// Why an answer or a set-up is refused: a rule and its facts.
    type Illegal: Cited + Clone + Eq + Debug + Send + Sync;

    /// The game's name in commands and files: `stak-bots`.
    const ID: &'static str;
    /// Raised whenever old records would mean something else.
    const VERSION: u32;

    /// The opening table and its first procedure, or every reason why this set-up is not allowed.
    fn open(setup: &Self::Setup, content: &Self::Content) -> Result<Opening<Self>, Vec<Self::Illegal>>;

    /// One step of the top procedure.
    fn resume(cx: &mut Cx<'_, Self>, frame: Self::Frame, reply: Reply<Self>) -> Flow<Self>;

    /// Every legal answer, sorted and without repeats, appended to `out`.
    /// For an open question ([`Listing::Sample`]) a deterministic sample of them.
    fn answers(at: At<'_, Self>, question: &Self::Question, seat: Seat, out: &mut Vec<Self::Answer>);

    /// Whether `answer` is legal: the only authority.
    fn check(
        at: At<'_, Self>,
        question: &Self::Question,
        seat: Seat,
        answer: Self::Answer,
    ) -> Result<(), Self::Illegal>;

    /// A legal answer for a seat whose clock ran out.
    fn default_answer(at: At<'_, Self>, question: &Self::Question, seat: Seat) -> Self::Answer;

    /// What the list of a question promises.
    fn listing(_question: &Self::Question) -> Listing {
        Listing::Complete
    }

    /// The content of an unseen pile: how many pieces of each kind.
    fn pile<'a>(at: At<'a, Self>, pile: u8) -> &'a [u8];

    /// A seat resigns or is timed out, at any moment. What it owes falls away: the frame that is
    /// waiting for an answer, of whichever seat, is resumed with [`Reply::Left`] afterwards, unless
    /// what another one is asked [stands](Rules::stands).
    fn leave(cx: &mut Cx<'_, Self>, seat: Seat) -> Leaving<Self>;

    /// Whether this question to a seat stands as it is now that another seat has left.
    fn stands(_at: At<'_, Self>, _question: &Self::Question, _seat: Seat) -> bool {
        false
    }

    /// The time agreed for the bout is up. Gives the outcome if that ends the bout at once.
    fn time_up(cx: &mut Cx<'_, Self>) -> Option<crate::Outcome>;

    /// What a seat (or, without one, a spectator) may see. Built up from nothing.
    fn view(bout: &Bout<Self>, seat: Option<Seat>) -> Self::View;

    /// All that `seat` knows of this bout.
    fn known(bout: &Bout<Self>, seat: Seat) -> Self::Known;

    /// A whole bout that fits everything in `known`; which of them, the dealer decides.
    fn imagine(known: &Self::Known, dealer: &mut Dealer) -> Bout<Self>;

    /// The set-up as `seat` may know it while the bout runs.
    fn setup_for(setup: &Self::Setup, seat: Option<Seat>) -> Self::Setup;
}

/// The opening position of a bout.
#[derive(Clone, Debug)]
pub struct Opening<R: Rules> {
    /// How many seats, at most [`crate::SEATS_MAX`].
    pub seats: u8,
    /// The table before the first step.
    pub table: R::Table,
    /// The first procedure.
    pub frame: R::Frame,
}

/// What follows when a seat leaves.
#[derive(Clone, Debug)]
pub enum Leaving<R: Rules> {
    /// The bout goes on.
    Stays,
    /// The bout is over.
    Ends(crate::Outcome),
    /// This procedure runs first (not while private strands are open); it may roll, but not ask.
    First(R::Frame),
}

/// A refusal cites the rule that it rests on.
pub trait Cited {
    /// The rule id, such as `SB-4.10`.
    fn rule(&self) -> &'static str;
}

/// What the list of answers of a question promises.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Listing {
    /// Exactly the legal answers.
    Complete,
    /// An open question: a sample; others may be legal, and a client may probe them with `check`.
    Sample,
    /// Candidates unfiltered by what must not be measured before choosing: all are legal, some turn
    /// out void, and no preview may be shown.
    Unmeasured,
}

/// A position, read only: what legality and queries may look at.
pub struct At<'a, R: Rules> {
    /// What lies on the table.
    pub table: &'a R::Table,
    /// The packs.
    pub content: &'a R::Content,
    /// The procedures in progress, the outermost first.
    pub stack: &'a [R::Frame],
    /// The asked seat's own strand, the outermost first; empty outside of private strands.
    pub strand: &'a [R::Frame],
    /// How many seats the table has.
    pub seats: u8,
    /// The seats that have left.
    pub left: SeatSet,
}

impl<'a, R: Rules> At<'a, R> {
    /// The same position for a game that shares its table and frames with this one.
    pub fn recast<S>(self) -> At<'a, S>
    where
        S: Rules<Table = R::Table, Content = R::Content, Frame = R::Frame>,
    {
        let At { table, content, stack, strand, seats, left } = self;
        At { table, content, stack, strand, seats, left }
    }
}

impl<R: Rules> Clone for At<'_, R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R: Rules> Copy for At<'_, R> {}

/// The deepest stack of frames; at the cap the bout ends in a technical draw. Rules that let seats
/// respond refuse further responses before that, by [`Cx::depth`].
pub const DEPTH_MAX: usize = 256;

/// A step's access to the bout: reading, changing, telling.
pub struct Cx<'a, R: Rules> {
    pub(crate) table: &'a mut R::Table,
    pub(crate) content: &'a R::Content,
    pub(crate) below: &'a mut [R::Frame],
    pub(crate) strand: Option<Seat>,
    pub(crate) seats: u8,
    pub(crate) left: SeatSet,
    pub(crate) sink: Option<&'a mut Vec<Told<R::Event>>>,
    pub(crate) revealed: &'a mut bool,
    /// Whether this step has shown something hidden.
    pub(crate) shows: bool,
}

impl<'a, R: Rules> Cx<'a, R> {
    /// The table, read only.
    #[inline]
    pub fn table(&self) -> &R::Table {
        self.table
    }

    /// The table, to be changed. A private strand may not: what it found is handed back at its end.
    #[inline]
    pub fn table_mut(&mut self) -> &mut R::Table {
        assert!(self.strand.is_none(), "a private strand may not change the table");
        self.table
    }

    /// The packs.
    #[inline]
    pub fn content(&self) -> &'a R::Content {
        self.content
    }

    /// The frames below the running one, the outermost first.
    #[inline]
    pub fn below(&self) -> &[R::Frame] {
        self.below
    }

    /// The frames below the running one, to be struck or edited by what happens now.
    #[inline]
    pub fn below_mut(&mut self) -> &mut [R::Frame] {
        assert!(self.strand.is_none(), "a private strand may not change the procedures");
        self.below
    }

    /// How many frames lie below the running one.
    #[inline]
    pub fn depth(&self) -> usize {
        self.below.len()
    }

    /// How many seats the table has.
    #[inline]
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// The seats that have left.
    #[inline]
    pub fn left(&self) -> SeatSet {
        self.left
    }

    /// The position, read only, as legality sees it.
    #[inline]
    pub fn at(&self) -> At<'_, R> {
        At {
            table: self.table,
            content: self.content,
            stack: self.below,
            strand: &[],
            seats: self.seats,
            left: self.left,
        }
    }

    /// Tells an event to everybody (in a private strand: to its seat alone).
    #[inline]
    pub fn tell(&mut self, event: R::Event) {
        let to = Audience::everybody(self.seats);
        self.tell_to(to, event);
    }

    /// Tells an event to some (in a private strand: to its seat at most).
    #[inline]
    pub fn tell_to(&mut self, to: Audience, event: R::Event) {
        let to = match self.strand {
            None => to,
            Some(seat) if to.hears(Some(seat)) => Audience::only(seat),
            Some(_) => return,
        };
        if let Some(sink) = self.sink.as_deref_mut() {
            sink.push(Told { to, shows: self.shows, event });
        }
    }

    /// Tells `secret` to `seat` and `public` to everybody else.
    #[inline]
    pub fn tell_apart(&mut self, seat: Seat, secret: R::Event, public: R::Event) {
        self.tell_to(Audience::only(seat), secret);
        self.tell_to(Audience::all_but(seat, self.seats), public);
    }

    /// The same access for a game that shares its table, frames and events with this one: for
    /// games that wrap another.
    pub fn recast<S>(&mut self) -> Cx<'_, S>
    where
        S: Rules<Table = R::Table, Content = R::Content, Frame = R::Frame, Event = R::Event>,
    {
        Cx {
            table: self.table,
            content: self.content,
            below: self.below,
            strand: self.strand,
            seats: self.seats,
            left: self.left,
            sink: self.sink.as_deref_mut(),
            revealed: self.revealed,
            shows: self.shows,
        }
    }

    /// Marks that what is told from here to the end of the step shows somebody something hidden: the
    /// input cannot be undone freely, and a batch stops here.
    #[inline]
    pub fn reveal(&mut self) {
        self.shows = true;
        *self.revealed = true;
    }
}
