//! Flawed: a game of almost nothing that can break one promise that only a table can break.

use kernel::{
    At, Bout, Cited, Cx, Dealer, Ending, Flow, Hints, Leaving, Opening, Outcome, Reply, Rules, Seat, SeatSet,
    Veiled,
};
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

/// Nothing is wrong.
pub const SOUND: u8 = 0;
/// Asking whether an answer is legal changes the table.
pub const PROBES_COUNT: u8 = 1;
/// A clone shares a part with its original.
pub const CLONE_SHARES: u8 = 2;
/// The bout never ends.
pub const ENDLESS: u8 = 3;
/// Equal tables hash by the order in which they came to be.
pub const HASHES_ORDER: u8 = 4;
/// The course of a bout depends on other bouts.
pub const REMEMBERS: u8 = 5;
/// A procedure that waits has done something before it asks.
pub const ACTS_AND_ASKS: u8 = 6;
/// Chance may give an answer that is not on the list.
pub const CHANCE_ERRS: u8 = 7;
/// Chance goes on deciding after a seat has decided.
pub const CHANCE_STAYS: u8 = 8;

static REMEMBERED: AtomicU32 = AtomicU32::new(0);

/// The game: two seats in turn say one of three words until all were said often enough.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Flawed<const FLAW: u8>;

/// How often each word was said, and what a sound game would not keep.
#[derive(Debug)]
pub struct Said<const FLAW: u8> {
    counts: [u8; 3],
    order: Vec<u8>,
    probes: AtomicU32,
    shared: Arc<AtomicU32>,
}

/// One of three words.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Word(pub u8);

/// No such word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoWord;

impl Cited for NoWord {
    fn rule(&self) -> &'static str {
        "FL-1"
    }
}

impl<const FLAW: u8> Clone for Said<FLAW> {
    fn clone(&self) -> Self {
        let shared = match FLAW {
            CLONE_SHARES => Arc::clone(&self.shared),
            _ => Arc::new(AtomicU32::new(self.shared.load(Ordering::Relaxed))),
        };
        let probes = AtomicU32::new(self.probes.load(Ordering::Relaxed));
        Said { counts: self.counts, order: self.order.clone(), probes, shared }
    }
}

impl<const FLAW: u8> Said<FLAW> {
    fn seen(&self) -> ([u8; 3], u32, u32) {
        (self.counts, self.probes.load(Ordering::Relaxed), self.shared.load(Ordering::Relaxed))
    }
}

impl<const FLAW: u8> PartialEq for Said<FLAW> {
    fn eq(&self, other: &Self) -> bool {
        self.seen() == other.seen()
    }
}

impl<const FLAW: u8> Eq for Said<FLAW> {}

impl<const FLAW: u8> Hash for Said<FLAW> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.seen().hash(hasher);
        if FLAW == HASHES_ORDER {
            self.order.hash(hasher);
        }
    }
}

/// A turn: whose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Turn(Seat);

impl Veiled for Turn {
    fn veil(&mut self, _viewer: Option<Seat>) {
        let Turn(_seat) = self;
    }
}

impl<const FLAW: u8> Rules for Flawed<FLAW> {
    type Setup = ();
    type Content = ();
    type Table = Said<FLAW>;
    type Frame = Turn;
    type Out = ();
    type Question = ();
    type Answer = Word;
    type Event = Word;
    type View = [u8; 3];
    type Known = Bout<Self>;
    type Illegal = NoWord;

    const ID: &'static str = "flawed";
    const VERSION: u32 = 1;

    fn open(_setup: &(), _content: &()) -> Result<Opening<Self>, Vec<NoWord>> {
        let (probes, shared) = (AtomicU32::new(0), Arc::new(AtomicU32::new(0)));
        let table = Said { counts: [0; 3], order: Vec::new(), probes, shared };
        Ok(Opening { seats: 2, table, frame: Turn(Seat(0)) })
    }

    fn resume(cx: &mut Cx<'_, Self>, Turn(seat): Turn, reply: Reply<Self>) -> Flow<Self> {
        let mut next = seat;
        if FLAW == ACTS_AND_ASKS {
            cx.table_mut().counts[0] += 1;
        }
        if let Reply::Answer(word) = reply {
            let said = cx.table_mut();
            said.counts[usize::from(word.0)] = said.counts[usize::from(word.0)].saturating_add(1);
            said.order.push(word.0);
            if FLAW == CLONE_SHARES {
                said.shared.fetch_add(1, Ordering::Relaxed);
            }
            if FLAW == REMEMBERS {
                said.shared.store(REMEMBERED.fetch_add(1, Ordering::Relaxed), Ordering::Relaxed);
            }
            cx.tell(word);
            next = seat.next(2);
        }
        if FLAW != ENDLESS && cx.table().order.len() >= 8 {
            return Flow::End(Outcome::drawn(SeatSet::first(2), 2, Ending::Rules));
        }
        Flow::Ask { to: next, question: (), then: Turn(next) }
    }

    fn answers(_at: At<'_, Self>, _question: &(), _seat: Seat, out: &mut Vec<Word>) {
        out.extend([Word(0), Word(1), Word(2)]);
    }

    fn check(at: At<'_, Self>, _question: &(), _seat: Seat, answer: Word) -> Result<(), NoWord> {
        if FLAW == PROBES_COUNT {
            at.table.probes.fetch_add(1, Ordering::Relaxed);
        }
        if answer.0 < 3 { Ok(()) } else { Err(NoWord) }
    }

    fn default_answer(_at: At<'_, Self>, _question: &(), _seat: Seat) -> Word {
        Word(0)
    }

    fn pile<'a>(_at: At<'a, Self>, _pile: u8) -> &'a [u8] {
        &[]
    }

    fn leave(_cx: &mut Cx<'_, Self>, seat: Seat) -> Leaving<Self> {
        Leaving::Ends(Outcome::won(SeatSet::only(seat.next(2)), 2))
    }

    fn time_up(_cx: &mut Cx<'_, Self>) -> Option<Outcome> {
        (FLAW != ENDLESS).then(|| Outcome::drawn(SeatSet::first(2), 2, Ending::Time))
    }

    fn view(bout: &Bout<Self>, _seat: Option<Seat>) -> [u8; 3] {
        bout.table().counts
    }

    fn known(bout: &Bout<Self>, _seat: Seat) -> Bout<Self> {
        bout.clone()
    }

    fn imagine(known: &Bout<Self>, _dealer: &mut Dealer) -> Bout<Self> {
        known.clone()
    }

    fn setup_for(_setup: &(), _seat: Option<Seat>) {}
}

impl<const FLAW: u8> Hints for Flawed<FLAW> {
    const SCALE: i64 = 1;

    fn promise(_bout: &Bout<Self>, _seat: Seat) -> i64 {
        0
    }

    /// The first two words are said by chance.
    fn by_chance(bout: &Bout<Self>, _seat: Seat) -> Vec<Word> {
        let said = bout.table().order.len();
        match FLAW {
            CHANCE_ERRS => vec![Word(3)],
            CHANCE_STAYS if said == 4 => vec![Word(0)],
            _ if said < 2 => vec![Word(1), Word(2)],
            _ => Vec::new(),
        }
    }
}
