//! Of which kinds a hand is known to hold how many.

use std::fmt;

use crate::Tally;
use serde::{Deserialize, Serialize};

/// For each kind, a number of pieces that a hand holds at the least.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct AtLeast<const N: usize>(Tally<N>);

impl<const N: usize> AtLeast<N> {
    /// Nothing is known.
    #[must_use]
    pub const fn new() -> AtLeast<N> {
        AtLeast(Tally::new())
    }

    /// At least this many of this kind are certainly there.
    #[inline]
    #[must_use]
    pub fn count(&self, kind: u8) -> u8 {
        self.0.count(kind)
    }

    /// All that is known to be there.
    #[inline]
    #[must_use]
    pub const fn tally(&self) -> &Tally<N> {
        &self.0
    }

    /// A piece of this kind was seen as it came into the hand.
    pub fn saw(&mut self, kind: u8) {
        self.raise_to(kind, self.count(kind).saturating_add(1));
    }

    /// This many of this kind were shown at one time, and stay in the hand.
    pub fn shown(&mut self, kind: u8, together: u8) {
        self.raise_to(kind, together);
    }

    /// A piece of this kind left the hand, seen.
    pub fn left(&mut self, kind: u8) {
        // Nothing to lower means that this piece was not known of.
        let _known = self.0.take(kind);
    }

    /// A piece left the hand unseen: it may have been of any kind, so each is lowered by one.
    pub fn left_unseen(&mut self) {
        (0..N).for_each(|kind| self.left(kind as u8));
    }

    /// The hand was mixed with something else: nothing is known any more.
    pub fn forget(&mut self) {
        self.0.clear();
    }

    fn raise_to(&mut self, kind: u8, count: u8) {
        while self.count(kind) < count {
            self.0.add(kind);
        }
    }
}

impl<const N: usize> fmt::Debug for AtLeast<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
