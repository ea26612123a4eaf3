//! A bout: one playing of a game. It changes only by [`Bout::play`].

use crate::chance::{Chance, Rolled};
use crate::dealer::Dealer;
use crate::digest::Digester;
use crate::event::{Audience, Told};
use crate::flow::Reply;
use crate::input::{Input, Pending, Played, Refusal, Waiting};
use crate::outcome::Outcome;
use crate::plan::Plan;
use crate::playout::Nobody;
use crate::rules::{At, Opening, Rules};
use crate::seat::{SEATS_MAX, Seat, SeatSet};
use crate::strand::Strands;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// Frames for which a bout has room from the start.
const DEPTH_USUAL: usize = 8;

/// One playing of a game, from its set-up to its outcome.
#[derive(Debug)]
pub struct Bout<R: Rules> {
    pub(crate) table: R::Table,
    pub(crate) stack: Vec<R::Frame>,
    pub(crate) pending: Pending<R>,
    pub(crate) strands: Strands<R>,
    /// The procedure above this depth runs first because this seat left.
    pub(crate) interruption: Option<(u16, Seat)>,
    /// What the asked seat has begun unseen. It follows from the inputs and is no part of the position.
    pub(crate) plan: Plan<R>,
    /// Who has heard something since the last answer.
    pub(crate) heard: Audience,
    pub(crate) seats: u8,
    pub(crate) left: SeatSet,
    pub(crate) content: Arc<R::Content>,
}

impl<R: Rules> Bout<R> {
    /// A new bout, run until somebody must decide or chance is needed.
    pub fn open(
        setup: &R::Setup,
        content: &Arc<R::Content>,
        events: Option<&mut Vec<Told<R::Event>>>,
    ) -> Result<Bout<R>, Vec<R::Illegal>> {
        let Opening { seats, table, frame } = R::open(setup, content)?;
        assert!(usize::from(seats) <= SEATS_MAX, "a table of more than {SEATS_MAX} seats");
        let mut bout = Bout::at_position(content, seats, table, [frame], Pending::Apart);
        bout.run(Reply::Go, events, &mut false, &mut Nobody);
        Ok(bout)
    }

    /// A bout in the middle: these frames, the outermost first, waiting for `pending`. The caller must make
    /// sure that they fit together. Private strands are not restored.
    pub fn at_position(
        content: &Arc<R::Content>,
        seats: u8,
        table: R::Table,
        frames: impl IntoIterator<Item = R::Frame>,
        pending: Pending<R>,
    ) -> Bout<R> {
        let mut stack = Vec::with_capacity(DEPTH_USUAL);
        stack.extend(frames);
        let (strands, left) = (Strands::none(), SeatSet::EMPTY);
        let content = Arc::clone(content);
        let (plan, heard) = (Plan::none(), Audience::NOBODY);
        Bout { table, stack, pending, strands, interruption: None, plan, heard, seats, left, content }
    }

    /// Starts the top frame of a bout made by [`Bout::at_position`], as if it had just been called.
    pub fn start(&mut self, events: Option<&mut Vec<Told<R::Event>>>) {
        self.run(Reply::Go, events, &mut false, &mut Nobody);
    }

    /// Marks seats that left before this position.
    #[must_use]
    pub fn with_left(mut self, left: SeatSet) -> Bout<R> {
        self.left = left;
        self
    }

    /// Marks the top procedure of a position as one that runs first because `seat` left
    /// ([`crate::Leaving::First`]).
    #[must_use]
    pub fn with_interruption(mut self, seat: Seat) -> Bout<R> {
        let below = self.stack.len().checked_sub(1).expect("a procedure that came first is in progress");
        self.interruption = Some((below as u16, seat));
        self
    }

    /// The seat because of whose leaving a procedure runs first.
    pub fn gone_first(&self) -> Option<Seat> {
        self.interruption.map(|(_, seat)| seat)
    }

    /// Who acts.
    #[inline]
    pub fn waiting(&self) -> Waiting {
        match &self.pending {
            Pending::Asked(seat, _) => Waiting::Seats(SeatSet::only(*seat)),
            Pending::Rolling(chance) => Waiting::Chance(*chance),
            Pending::Over(_) => Waiting::Over,
            Pending::Apart => match self.strands.rolling() {
                Some((_, chance)) => Waiting::Chance(chance),
                None => Waiting::Seats(self.strands.owing()),
            },
        }
    }

    /// The question that `seat` owes an answer to.
    #[inline]
    pub fn question(&self, seat: Seat) -> Option<&R::Question> {
        match &self.pending {
            Pending::Asked(asked, question) if *asked == seat => Some(question),
            Pending::Apart => self.strands.question(seat),
            Pending::Asked(..) | Pending::Rolling(_) | Pending::Over(_) => None,
        }
    }

    /// How the bout ended.
    pub fn outcome(&self) -> Option<&Outcome> {
        match &self.pending {
            Pending::Over(outcome) => Some(outcome),
            Pending::Asked(..) | Pending::Rolling(_) | Pending::Apart => None,
        }
    }

    /// What the bout waits for, in full: for notation and views, not for clients.
    pub fn pending(&self) -> &Pending<R> {
        &self.pending
    }

    /// The table.
    #[inline]
    pub fn table(&self) -> &R::Table {
        &self.table
    }

    /// The procedures in progress, the outermost first.
    #[inline]
    pub fn stack(&self) -> &[R::Frame] {
        &self.stack
    }

    /// The packs.
    #[inline]
    pub fn content(&self) -> &Arc<R::Content> {
        &self.content
    }

    /// How many seats the table has.
    #[inline]
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// The seats that have left.
    pub fn left(&self) -> SeatSet {
        self.left
    }

    /// The position as legality sees it for `seat`.
    #[inline]
    pub fn at(&self, seat: Seat) -> At<'_, R> {
        At {
            table: &self.table,
            content: &self.content,
            stack: &self.stack,
            strand: self.strands.get(seat).map_or(&[], |strand| &strand.frames),
            seats: self.seats,
            left: self.left,
        }
    }

    /// Appends every listed answer of `seat` to `out`. Appends nothing if the seat owes no answer.
    #[inline]
    pub fn answers(&self, seat: Seat, out: &mut Vec<R::Answer>) {
        if let Some(question) = self.question(seat) {
            R::answers(self.at(seat), question, seat, out);
        }
    }

    /// Checks whether `seat` may give this answer now. Changes nothing.
    #[inline]
    pub fn check(&self, seat: Seat, answer: R::Answer) -> Result<(), Refusal<R>> {
        match self.question(seat) {
            Some(question) => R::check(self.at(seat), question, seat, answer).map_err(Refusal::Illegal),
            None if matches!(self.pending, Pending::Over(_)) => Err(Refusal::Over),
            None if seat.0 >= self.seats => Err(Refusal::NoSuchSeat(seat)),
            None => Err(Refusal::NotAsked(seat)),
        }
    }

    /// The answer given for `seat` when its clock runs out.
    pub fn default_answer(&self, seat: Seat) -> Option<R::Answer> {
        Some(R::default_answer(self.at(seat), self.question(seat)?, seat))
    }

    /// The content of the pile that the pending chance draws from; empty for dice and picks.
    #[inline]
    pub fn pile(&self) -> &[u8] {
        let (seat, chance) = match &self.pending {
            Pending::Rolling(chance) => (Seat(0), *chance),
            Pending::Apart => match self.strands.rolling() {
                Some(rolling) => rolling,
                None => return &[],
            },
            Pending::Asked(..) | Pending::Over(_) => return &[],
        };
        match chance {
            Chance::Draw { pile } => R::pile(self.at(seat), pile),
            Chance::Dice { .. } | Chance::Pick { .. } => &[],
        }
    }

    /// What `dealer` rolls for `seat`. A game whose pile has a fixed size is drawn from without asking for its length.
    #[inline]
    pub(crate) fn rolled_by(&self, dealer: &mut Dealer, seat: Seat, chance: Chance) -> Rolled {
        match chance {
            Chance::Draw { pile } => Rolled::Drawn(dealer.draw(R::pile(self.at(seat), pile))),
            Chance::Dice { .. } | Chance::Pick { .. } => dealer.roll(chance, &[]),
        }
    }

    /// Puts in one input. A refused input changes nothing.
    #[inline]
    pub fn play(&mut self, input: Input<R>) -> Result<Played, Refusal<R>> {
        self.play_telling(input, None)
    }

    /// Puts in one input and appends what happened to `events`.
    // If the caller knows the kind of input, the code for the other kinds costs nothing.
    #[inline(always)]
    pub fn play_telling(
        &mut self,
        input: Input<R>,
        events: Option<&mut Vec<Told<R::Event>>>,
    ) -> Result<Played, Refusal<R>> {
        match input {
            Input::Answer(seat, answer) => self.answer(seat, answer, events),
            Input::Chance(rolled) => self.chance(rolled, events),
            Input::Batch(seat, answers) => self.batch(seat, &answers, events),
            Input::Leave(seat) => self.leave(seat, events),
            Input::TimeUp => self.time_up(events),
        }
    }

    /// The fingerprint of the whole position, the same on every machine.
    pub fn digest(&self) -> u64 {
        let mut digester = Digester::default();
        self.hash(&mut digester);
        digester.finish()
    }
}

impl<R: Rules> Clone for Bout<R> {
    fn clone(&self) -> Bout<R> {
        let mut stack = Vec::with_capacity(self.stack.len().max(DEPTH_USUAL));
        stack.extend_from_slice(&self.stack);
        Bout {
            table: self.table.clone(),
            stack,
            pending: self.pending.clone(),
            strands: self.strands.clone(),
            interruption: self.interruption,
            plan: self.plan.clone(),
            heard: self.heard,
            seats: self.seats,
            left: self.left,
            content: Arc::clone(&self.content),
        }
    }

    /// Like `clone`, but keeps its own handle on the content if both have the same.
    fn clone_from(&mut self, other: &Bout<R>) {
        self.table.clone_from(&other.table);
        self.stack.clone_from(&other.stack);
        self.pending.clone_from(&other.pending);
        self.strands.clone_from(&other.strands);
        self.interruption = other.interruption;
        self.plan.clone_from(&other.plan);
        self.heard = other.heard;
        self.seats = other.seats;
        self.left = other.left;
        if !Arc::ptr_eq(&self.content, &other.content) {
            self.content = Arc::clone(&other.content);
        }
    }
}

impl<R: Rules> PartialEq for Bout<R> {
    fn eq(&self, other: &Bout<R>) -> bool {
        (self.seats, self.left, self.interruption) == (other.seats, other.left, other.interruption)
            && self.pending == other.pending
            && self.table == other.table
            && self.stack == other.stack
            && self.strands == other.strands
    }
}

impl<R: Rules> Eq for Bout<R> {}

impl<R: Rules> Hash for Bout<R> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.seats.hash(hasher);
        self.left.hash(hasher);
        self.interruption.hash(hasher);
        self.pending.hash(hasher);
        self.table.hash(hasher);
        self.stack.hash(hasher);
        self.strands.hash(hasher);
    }
}
