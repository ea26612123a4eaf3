//! The contract between the kernel and a game: the types of a game and its step function.

use crate::bout::Bout;
use crate::dealer::Dealer;
use crate::event::{Audience, Told};
use crate::flow::{Flow, Reply};
use crate::seat::{Seat, SeatSet};
use crate::veil::Veiled;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;
use std::hash::Hash;

/// A game: its types, its procedures, its legality, its views.
///
/// The rules know no socket, file, clock, generator, float or hash order. They are a function from a position
/// and an input to the next position. The game itself is a unit struct.
pub trait Rules: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// What was chosen before the bout. It may have parts that are private to a seat.
    type Setup: Clone + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// Packs compiled to tables of small ids, shared by all bouts.
    type Content: Send + Sync + Debug;
    /// What lies on the table, lasting effects included.
    type Table: Clone + Eq + Hash + Debug + Send + Sync;
    /// One procedure in progress.
    type Frame: Clone + Eq + Hash + Debug + Send + Sync + Veiled;
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
    /// Everything that one seat knows, arranged for imagining, and nothing beyond that.
    type Known: Clone + Eq + Debug + Send + Sync;
    /// Why an answer or a set-up is refused: a rule and its facts.
    type Illegal: Cited + Clone + Eq + Debug + Send + Sync;

    /// The game's name in commands and files: `stak-bots`.
    const ID: &'static str;
    /// Must be raised whenever old records would mean something else.
    const VERSION: u32;

    /// The opening table and its first procedure, or every reason why this set-up is not allowed.
    fn open(setup: &Self::Setup, content: &Self::Content) -> Result<Opening<Self>, Vec<Self::Illegal>>;

    /// One step of the top procedure.
    fn resume(cx: &mut Cx<'_, Self>, frame: Self::Frame, reply: Reply<Self>) -> Flow<Self>;

    /// What comes first, whatever a step goes on with. It is changed where it lies: flows are large, and moving each one
    /// would cost more than most steps.
    #[inline]
    fn hold_up(_cx: &mut Cx<'_, Self>, _flow: &mut Flow<Self>) {}

    /// Appends every legal answer to `out`, sorted and without repeats. For an open question
    /// ([`Listing::Sample`]), a deterministic sample of them.
    fn answers(at: At<'_, Self>, question: &Self::Question, seat: Seat, out: &mut Vec<Self::Answer>);

    /// Checks whether `answer` is legal. This is the only authority.
    fn check(
        at: At<'_, Self>,
        question: &Self::Question,
        seat: Seat,
        answer: Self::Answer,
    ) -> Result<(), Self::Illegal>;

    /// A legal answer for a seat whose clock ran out: the first of the list, unless the game says otherwise.
    fn default_answer(at: At<'_, Self>, question: &Self::Question, seat: Seat) -> Self::Answer {
        let mut listed = Vec::new();
        Self::answers(at, question, seat, &mut listed);
        *listed.first().expect("a seat is asked only what it can answer")
    }

    /// What the list of a question promises.
    fn listing(_question: &Self::Question) -> Listing {
        Listing::Complete
    }

    /// The only legal answer, if everybody knows that there is just one. The seat is then not asked, and the
    /// frame goes on with this answer at once. Everybody sees who is asked, so this may depend only on public
    /// facts: if they do not rule out more answers, the seat is asked. A law of the testkit checks that this
    /// finds every such question.
    fn only_answer(_at: At<'_, Self>, _question: &Self::Question, _seat: Seat) -> Option<Self::Answer> {
        None
    }

    /// Why a seat is asked this question even if it has just one legal answer in every bout that fits the
    /// public facts. For questions that must be asked to hide something.
    fn asked_anyway(_question: &Self::Question) -> Option<&'static str> {
        None
    }

    /// The content of an unseen pile: how many pieces of each kind.
    fn pile<'a>(at: At<'a, Self>, pile: u8) -> &'a [u8];

    /// A seat resigns or runs out of time, at any moment. Its open question is dropped. The frame that waits
    /// for an answer, from whichever seat, is then resumed with [`Reply::Left`], unless the question of
    /// another seat [stands](Rules::stands).
    fn leave(cx: &mut Cx<'_, Self>, seat: Seat) -> Leaving<Self>;

    /// Whether this question to a seat still holds after another seat has left.
    fn stands(_at: At<'_, Self>, _question: &Self::Question, _seat: Seat) -> bool {
        false
    }

    /// The seats still in the game, which share a technical draw. In team games, those who would share a win
    /// share this too.
    fn still_in(at: At<'_, Self>) -> SeatSet {
        SeatSet::first(at.seats).minus(at.left)
    }

    /// The agreed time of the bout has run out. Returns the outcome if that ends the bout at once.
    fn time_up(cx: &mut Cx<'_, Self>) -> Option<crate::Outcome>;

    /// What a seat (`None` is a spectator) may see: built up from nothing, or [`Seen`](crate::Seen).
    fn view(bout: &Bout<Self>, seat: Option<Seat>) -> Self::View;

    /// Everything that `seat` knows of this bout.
    fn known(bout: &Bout<Self>, seat: Seat) -> Self::Known;

    /// A whole bout that fits everything in `known`. The dealer chooses which one.
    fn imagine(known: &Self::Known, dealer: &mut Dealer) -> Bout<Self>;

    /// The set-up as `seat` may know it while the bout runs. Every game says it: there is no default that shows all.
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

/// What happens when a seat leaves.
#[derive(Clone, Debug)]
pub enum Leaving<R: Rules> {
    /// The bout goes on.
    Stays,
    /// The bout is over.
    Ends(crate::Outcome),
    /// This procedure runs first (not while private strands are open). It may roll, but not ask.
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
    /// An open question: the list is a sample. Other answers may be legal, and a client may probe them with
    /// `check`.
    Sample,
    /// Candidates, not checked against distances that players may not measure yet. All are legal, but some
    /// turn out to do nothing. No preview may be shown.
    Unmeasured,
}

/// A list of which only one thing matters: whether it has exactly one entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sole<T> {
    first: Option<T>,
    more: bool,
}

impl<T> Sole<T> {
    /// An empty list.
    pub fn new() -> Sole<T> {
        Sole { first: None, more: false }
    }

    /// Its entry, if it has exactly one.
    pub fn only(self) -> Option<T> {
        self.first.filter(|_| !self.more)
    }
}

impl<T> Default for Sole<T> {
    fn default() -> Sole<T> {
        Sole::new()
    }
}

impl<T> Extend<T> for Sole<T> {
    /// Stops at the second entry.
    fn extend<I: IntoIterator<Item = T>>(&mut self, entries: I) {
        let mut entries = entries.into_iter();
        if self.first.is_none() {
            self.first = entries.next();
        }
        self.more = self.more || entries.next().is_some();
    }
}

/// A read-only position: what legality and queries may look at.
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
    /// The same position for a game with the same table and frames.
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

/// The greatest depth of the stack of frames. A bout that reaches it ends in a technical draw. Rules that let
/// seats respond must refuse further responses before that; [`Cx::depth`] tells how deep the stack is.
pub const DEPTH_MAX: usize = 256;

/// A step's access to the bout: reading, changing, telling.
pub struct Cx<'a, R: Rules> {
    pub(crate) table: &'a mut R::Table,
    pub(crate) content: &'a R::Content,
    pub(crate) below: &'a mut Vec<R::Frame>,
    pub(crate) strand: Option<Seat>,
    pub(crate) seats: u8,
    pub(crate) left: SeatSet,
    pub(crate) sink: Option<&'a mut Vec<Told<R::Event>>>,
    pub(crate) revealed: &'a mut bool,
    /// Who has heard something since the last answer.
    pub(crate) heard: &'a mut Audience,
    /// Whether this step has shown something hidden.
    pub(crate) shows: bool,
    /// Whether somebody looks at each procedure before it runs.
    pub(crate) stepwise: bool,
}

impl<'a, R: Rules> Cx<'a, R> {
    /// The table, read-only.
    #[inline]
    pub fn table(&self) -> &R::Table {
        self.table
    }

    /// The table, for changes. A private strand may not use it: it hands its results back at its end.
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

    /// The frames below the running one, for events that strike or edit them.
    #[inline]
    pub fn below_mut(&mut self) -> &mut [R::Frame] {
        assert!(self.strand.is_none(), "a private strand may not change the procedures");
        self.below
    }

    /// Runs `first` at once, above `then`: the same as [`Flow::Call`], without a step of the kernel between them. The
    /// flow of `first` is handed on as it is. Not for private strands.
    #[inline(always)]
    pub fn call(&mut self, then: R::Frame, first: impl FnOnce(&mut Self) -> Flow<R>) -> Flow<R> {
        assert!(self.strand.is_none(), "a private strand calls by its flow");
        self.below.push(then);
        if self.below.len() >= DEPTH_MAX {
            return Flow::End(crate::run::drawn_at_limit(self.at()));
        }
        self.shows = false;
        first(self)
    }

    /// Whether each procedure must be called by its flow, because a rehearsal looks at it first.
    #[inline]
    pub fn is_stepwise(&self) -> bool {
        self.stepwise
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

    /// The seats that have not left.
    #[inline]
    pub fn there(&self) -> SeatSet {
        SeatSet::first(self.seats).minus(self.left)
    }

    /// The read-only position, as legality sees it.
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

    /// Tells an event to everybody (in a private strand: only to its seat).
    #[inline]
    pub fn tell(&mut self, event: R::Event) {
        let to = Audience::everybody(self.seats);
        self.tell_to(to, event);
    }

    /// Tells an event to some (in a private strand: at most to its seat).
    #[inline]
    pub fn tell_to(&mut self, to: Audience, event: R::Event) {
        let to = match self.strand {
            None => to,
            Some(seat) if to.hears(Some(seat)) => Audience::only(seat),
            Some(_) => return,
        };
        *self.heard = self.heard.and(to);
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

    /// The same access for a game with the same table, frames and events: for games that wrap another.
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
            heard: self.heard,
            shows: self.shows,
            stepwise: self.stepwise,
        }
    }

    /// Marks that everything told from here to the end of the step reveals something hidden. The input can
    /// then not be undone without asking, and a batch stops here.
    #[inline]
    pub fn reveal(&mut self) {
        self.shows = true;
        *self.revealed = true;
    }
}
