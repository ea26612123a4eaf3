//! Private strands: each seat runs its own secret procedures, asked alone, until it commits.

use crate::chance::{Chance, Results};
use crate::rules::Rules;
use crate::seat::{Seat, SeatMap, SeatSet};
use std::hash::{Hash, Hasher};

/// One seat's strand.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Strand<R: Rules> {
    pub(crate) frames: Vec<R::Frame>,
    pub(crate) now: StrandNow<R>,
}

/// What a strand waits for.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum StrandNow<R: Rules> {
    Asked(R::Question),
    Rolling(Chance),
    Done(Option<R::Out>),
}

/// The strands of all seats. None are open when no secret choice is going on. Those that are closed stay behind the
/// open ones, for their memory.
#[derive(Debug)]
pub(crate) struct Strands<R: Rules> {
    strands: Vec<Strand<R>>,
    open: usize,
}

impl<R: Rules> Strands<R> {
    pub(crate) fn none() -> Strands<R> {
        Strands { strands: Vec::new(), open: 0 }
    }

    pub(crate) fn all(strands: Vec<Strand<R>>) -> Strands<R> {
        Strands { open: strands.len(), strands }
    }

    /// One strand for each seat, not yet started. Seats without a frame are done at once.
    pub(crate) fn open(&mut self, first: SeatMap<Option<R::Frame>>, left: SeatSet) {
        self.open = usize::from(first.seats());
        let closed = || Strand { frames: Vec::new(), now: StrandNow::Done(None) };
        self.strands.resize_with(self.open.max(self.strands.len()), closed);
        for ((seat, frame), strand) in first.iter().zip(&mut self.strands) {
            strand.frames.clear();
            strand.frames.extend(frame.iter().filter(|_| !left.contains(seat)).cloned());
            strand.now = StrandNow::Done(None);
        }
    }

    #[inline]
    pub(crate) fn close(&mut self) {
        self.open = 0;
    }

    #[inline]
    pub(crate) fn now_open(&self) -> &[Strand<R>] {
        &self.strands[..self.open]
    }

    #[inline]
    pub(crate) fn get(&self, seat: Seat) -> Option<&Strand<R>> {
        self.strands.get(seat.index()).filter(|_| seat.index() < self.open)
    }

    pub(crate) fn get_mut(&mut self, seat: Seat) -> Option<&mut Strand<R>> {
        self.strands[..self.open].get_mut(seat.index())
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
        (0..self.open as u8).map(Seat).filter(asked).collect()
    }

    /// The first seat whose strand waits for chance, and that chance.
    pub(crate) fn rolling(&self) -> Option<(Seat, Chance)> {
        (0u8..).zip(self.now_open()).find_map(|(seat, strand)| match strand.now {
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
        let done = |seat: Seat| match &self.now_open()[seat.index()].now {
            StrandNow::Done(out) => *out,
            StrandNow::Asked(_) | StrandNow::Rolling(_) => None,
        };
        let finished = self.owing().is_empty() && self.rolling().is_none();
        finished.then(|| SeatMap::new(self.open as u8, done))
    }
}

impl<R: Rules> Clone for Strands<R> {
    fn clone(&self) -> Strands<R> {
        Strands::all(self.now_open().to_vec())
    }

    fn clone_from(&mut self, other: &Strands<R>) {
        self.open = other.open;
        for (place, strand) in other.now_open().iter().enumerate() {
            match self.strands.get_mut(place) {
                Some(kept) => {
                    kept.frames.clone_from(&strand.frames);
                    kept.now.clone_from(&strand.now);
                }
                None => self.strands.push(strand.clone()),
            }
        }
    }
}

impl<R: Rules> PartialEq for Strands<R> {
    fn eq(&self, other: &Strands<R>) -> bool {
        self.now_open() == other.now_open()
    }
}

impl<R: Rules> Eq for Strands<R> {}

impl<R: Rules> Hash for Strands<R> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.now_open().hash(hasher);
    }
}
