//! Private strands: each seat runs its own secret procedures, asked alone, until it commits.

use crate::chance::{Chance, Results};
use crate::rules::Rules;
use crate::seat::{Seat, SeatMap, SeatSet};
use smallvec::SmallVec;

/// One seat's strand.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Strand<R: Rules> {
    pub(crate) frames: SmallVec<[R::Frame; 2]>,
    pub(crate) now: StrandNow<R>,
}

/// What a strand waits for.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum StrandNow<R: Rules> {
    Asked(R::Question),
    Rolling(Chance),
    Done(Option<R::Out>),
}

/// The strands of all seats. Empty when no secret choice is going on. Those of four seats are held without
/// allocation.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Strands<R: Rules>(pub(crate) SmallVec<[Strand<R>; 4]>);

impl<R: Rules> Strands<R> {
    pub(crate) fn none() -> Strands<R> {
        Strands(SmallVec::new())
    }

    /// One strand for each seat, not yet started. Seats without a frame are done at once.
    pub(crate) fn open(first: SeatMap<Option<R::Frame>>, left: SeatSet) -> Strands<R> {
        let strand = |(seat, frame): (Seat, &Option<R::Frame>)| Strand {
            frames: frame.iter().filter(|_| !left.contains(seat)).cloned().collect(),
            now: StrandNow::Done(None),
        };
        Strands(first.iter().map(strand).collect())
    }

    pub(crate) fn get(&self, seat: Seat) -> Option<&Strand<R>> {
        self.0.get(seat.index())
    }

    pub(crate) fn get_mut(&mut self, seat: Seat) -> Option<&mut Strand<R>> {
        self.0.get_mut(seat.index())
    }

    /// The question that `seat` must answer.
    pub(crate) fn question(&self, seat: Seat) -> Option<&R::Question> {
        match &self.get(seat)?.now {
            StrandNow::Asked(question) => Some(question),
            StrandNow::Rolling(_) | StrandNow::Done(_) => None,
        }
    }

    /// The seats that have not committed yet.
    pub(crate) fn owing(&self) -> SeatSet {
        let asked = |seat: &Seat| self.question(*seat).is_some();
        (0..self.0.len() as u8).map(Seat).filter(asked).collect()
    }

    /// The first seat whose strand waits for chance, and that chance.
    pub(crate) fn rolling(&self) -> Option<(Seat, Chance)> {
        (0u8..).zip(&self.0).find_map(|(seat, strand)| match strand.now {
            StrandNow::Rolling(chance) => Some((Seat(seat), chance)),
            StrandNow::Asked(_) | StrandNow::Done(_) => None,
        })
    }

    /// Whether the strand of `seat` is not done yet.
    pub(crate) fn runs(&self, seat: Seat) -> bool {
        self.get(seat).is_some_and(|strand| !matches!(strand.now, StrandNow::Done(_)))
    }

    /// Restarts the strand of `seat` with this frame.
    pub(crate) fn restart(&mut self, seat: Seat, first: R::Frame) {
        if let Some(strand) = self.get_mut(seat) {
            strand.frames.clear();
            strand.frames.push(first);
            strand.now = StrandNow::Done(None);
        }
    }

    /// The seat has left: its strand ends without a result.
    pub(crate) fn abandon(&mut self, seat: Seat) {
        if let Some(strand) = self.get_mut(seat) {
            strand.frames.clear();
            strand.now = StrandNow::Done(None);
        }
    }

    /// The results of all strands, once no seat owes anything.
    pub(crate) fn results(&self) -> Option<Results<R::Out>> {
        let done = |seat: Seat| match &self.0[seat.index()].now {
            StrandNow::Done(out) => *out,
            StrandNow::Asked(_) | StrandNow::Rolling(_) => None,
        };
        let finished = self.owing().is_empty() && self.rolling().is_none();
        finished.then(|| SeatMap::new(self.0.len() as u8, done))
    }
}
