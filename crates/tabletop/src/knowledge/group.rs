//! Hidden places that nobody can tell apart, with one multiset of what may lie in them.

use serde::{Deserialize, Serialize};

use super::Candidates;
use crate::dice::Fraction;
use crate::{Full, Tally};

/// Exchangeable hidden places and the pieces they are filled from.
///
/// There may be more pieces than places: five cards in a hand out of the twenty unseen. Every way
/// to put pieces into the places is equally likely, if each piece counts as a separate thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "Parts<N>")]
pub struct Group<const N: usize> {
    places: u32,
    pool: Tally<N>,
}

impl<const N: usize> Group<N> {
    /// This many places, filled from this pool. `None` if the pool is too small.
    #[must_use]
    pub fn new(places: u32, pool: Tally<N>) -> Option<Group<N>> {
        (places <= pool.total()).then_some(Group { places, pool })
    }

    /// How many hidden places there are.
    #[inline]
    #[must_use]
    pub const fn places(&self) -> u32 {
        self.places
    }

    /// The pieces that may lie in them.
    #[inline]
    #[must_use]
    pub const fn pool(&self) -> &Tally<N> {
        &self.pool
    }

    /// How many pieces of the pool lie elsewhere.
    #[inline]
    #[must_use]
    pub fn spare(&self) -> u32 {
        self.pool.total() - self.places
    }

    /// How many pieces of this kind lie in the places at the least.
    #[must_use]
    pub fn at_least(&self, kind: u8) -> u32 {
        u32::from(self.pool.count(kind)).saturating_sub(self.spare())
    }

    /// How many pieces of this kind lie in the places at the most.
    #[must_use]
    pub fn at_most(&self, kind: u8) -> u32 {
        u32::from(self.pool.count(kind)).min(self.places)
    }

    /// How likely one of the places holds this kind.
    #[must_use]
    pub fn chance(&self, kind: u8) -> Fraction {
        if self.places == 0 {
            return Fraction::ZERO;
        }
        Fraction::new(self.pool.count(kind).into(), self.pool.total().into())
    }

    /// The kinds that one of the places may hold. Only kinds below 64 can be told.
    #[must_use]
    pub fn candidates(&self) -> Candidates {
        if self.places == 0 {
            return Candidates::NONE;
        }
        self.pool.iter().map(|(kind, _)| kind).collect()
    }

    /// One of the places turned out to hold this kind and is not hidden any more. False, and nothing
    /// happens, if there is no place or no such piece.
    #[must_use]
    pub fn reveal(&mut self, kind: u8) -> bool {
        let revealed = self.places > 0 && self.pool.take(kind);
        self.places -= u32::from(revealed);
        revealed
    }

    /// A piece of the pool that lay elsewhere turned out to be of this kind. False, and nothing
    /// happens, if all lie in the places or there is no such piece.
    #[must_use]
    pub fn reveal_spare(&mut self, kind: u8) -> bool {
        self.spare() > 0 && self.pool.take(kind)
    }

    /// A piece of this kind was put into a new place among these, and the places were mixed.
    pub fn hide(&mut self, kind: u8) -> Result<(), Full> {
        self.pool.add_many(kind, 1)?;
        self.places += 1;
        Ok(())
    }
}

/// What a stored group consists of, not yet checked.
#[derive(Deserialize)]
struct Parts<const N: usize> {
    places: u32,
    pool: Tally<N>,
}

impl<const N: usize> TryFrom<Parts<N>> for Group<N> {
    type Error = &'static str;

    fn try_from(parts: Parts<N>) -> Result<Group<N>, &'static str> {
        Group::new(parts.places, parts.pool).ok_or("more hidden places than pieces")
    }
}
