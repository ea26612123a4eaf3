//! The kinds that one hidden place may hold.

use std::fmt;
use std::ops::BitAnd;

use serde::{Deserialize, Serialize};

/// A set of kinds below 64: those that the piece in one hidden place may be of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Candidates(u64);

impl Candidates {
    /// No kind: what is known contradicts itself.
    pub const NONE: Candidates = Candidates(0);

    /// The most kinds that there can be.
    pub const MOST: u8 = 64;

    /// Every kind below `kinds`, which is at most 64: nothing is known.
    #[inline]
    #[must_use]
    pub const fn all(kinds: u8) -> Candidates {
        assert!(kinds <= Candidates::MOST, "more than 64 kinds");
        match kinds {
            0 => Candidates(0),
            some => Candidates(u64::MAX >> (Candidates::MOST - some)),
        }
    }

    /// This kind and no other: it was seen.
    #[inline]
    #[must_use]
    pub const fn only(kind: u8) -> Candidates {
        Candidates(bit(kind))
    }

    /// The set whose bits are given, the lowest for kind 0.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: u64) -> Candidates {
        Candidates(bits)
    }

    /// One bit for each kind, the lowest for kind 0.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The same without this kind.
    #[inline]
    #[must_use]
    pub const fn without(self, kind: u8) -> Candidates {
        Candidates(self.0 & !bit(kind))
    }

    /// The same with this kind.
    #[inline]
    #[must_use]
    pub const fn with(self, kind: u8) -> Candidates {
        Candidates(self.0 | bit(kind))
    }

    /// Whether it may be of this kind.
    #[inline]
    #[must_use]
    pub const fn contains(self, kind: u8) -> bool {
        self.0 & bit(kind) != 0
    }

    /// How many kinds it may be of.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether it can be of no kind.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether only one kind is left.
    #[inline]
    #[must_use]
    pub const fn is_certain(self) -> bool {
        self.0.is_power_of_two()
    }

    /// The kind, if only one is left.
    #[inline]
    #[must_use]
    pub const fn certain(self) -> Option<u8> {
        if self.is_certain() { Some(self.0.trailing_zeros() as u8) } else { None }
    }

    /// Whether every kind in here is in `other` too.
    #[inline]
    #[must_use]
    pub const fn is_subset(self, other: Candidates) -> bool {
        self.0 & !other.0 == 0
    }

    /// The kinds, ascending.
    pub fn iter(self) -> impl Iterator<Item = u8> + Clone {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let lowest = (bits != 0).then_some(bits.trailing_zeros() as u8);
            bits &= bits.saturating_sub(1);
            lowest
        })
    }
}

const fn bit(kind: u8) -> u64 {
    assert!(kind < Candidates::MOST, "more than 64 kinds");
    1 << kind
}

/// The kinds that both allow.
impl BitAnd for Candidates {
    type Output = Candidates;

    #[inline]
    fn bitand(self, other: Candidates) -> Candidates {
        Candidates(self.0 & other.0)
    }
}

impl fmt::Debug for Candidates {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl FromIterator<u8> for Candidates {
    fn from_iter<I: IntoIterator<Item = u8>>(kinds: I) -> Candidates {
        kinds.into_iter().fold(Candidates::NONE, Candidates::with)
    }
}
