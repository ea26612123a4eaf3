//! A multiset of small ids, kept as one count per id.

use std::fmt;

use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Full;

/// How many copies of each of the ids `0..N` there are: at most 255 of each, `N` at most 256.
///
/// The contents of an unseen pile, for example. Adding and taking touch one byte, the rest are
/// short loops over `N` bytes. An id that does not exist is a fault of the caller and panics.
///
/// ```
/// use tabletop::Tally;
///
/// let mut bag: Tally<8> = [3, 3, 5].into_iter().collect();
/// assert_eq!(bag.total(), 3);
/// assert_eq!(bag.nth(2), Some(5)); // copies in id order: 3, 3, 5
/// assert!(bag.take(5));
/// assert!(!bag.take(5));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tally<const N: usize>([u8; N]);

impl<const N: usize> Tally<N> {
    const FITS: () = assert!(N <= 256, "an id is one byte");

    /// A tally with nothing in it.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Tally::from_counts([0; N])
    }

    /// A tally with the given number of copies of each id.
    #[inline]
    #[must_use]
    pub const fn from_counts(counts: [u8; N]) -> Self {
        const { Self::FITS }
        Tally(counts)
    }

    /// The number of copies of each id, by id.
    #[inline]
    #[must_use]
    pub const fn counts(&self) -> &[u8; N] {
        &self.0
    }

    /// How many copies of `id` there are.
    #[inline]
    #[must_use]
    pub fn count(&self, id: u8) -> u8 {
        self.0[usize::from(id)]
    }

    /// Whether there is a copy of `id`.
    #[inline]
    #[must_use]
    pub fn contains(&self, id: u8) -> bool {
        self.count(id) > 0
    }

    /// How many copies there are of all ids together.
    #[inline]
    #[must_use]
    pub fn total(&self) -> u32 {
        // 256 ids with 255 copies each still fit into sixteen bits, which sum faster.
        u32::from(self.0.iter().map(|&n| u16::from(n)).sum::<u16>())
    }

    /// Whether there is nothing.
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&n| n == 0)
    }

    /// Adds one copy of `id`. The caller knows that there are fewer than 255.
    #[inline]
    pub fn add(&mut self, id: u8) {
        let count = &mut self.0[usize::from(id)];
        assert!(*count < u8::MAX, "more than 255 copies of one id");
        *count += 1;
    }

    /// Adds `copies` copies of `id`, or none if they would become more than 255.
    pub fn add_many(&mut self, id: u8, copies: u8) -> Result<(), Full> {
        let count = &mut self.0[usize::from(id)];
        *count = count.checked_add(copies).ok_or(Full)?;
        Ok(())
    }

    /// Takes one copy of `id`; false, and nothing happens, if there is none.
    #[inline]
    #[must_use]
    pub fn take(&mut self, id: u8) -> bool {
        let count = &mut self.0[usize::from(id)];
        let there = *count > 0;
        *count -= u8::from(there);
        there
    }

    /// The id of copy number `k` when all copies lie in the order of their ids, the first being
    /// number 0. A uniform `k` below [`total`](Self::total) makes it a uniform draw.
    #[inline]
    #[must_use]
    pub fn nth(&self, k: u32) -> Option<u8> {
        let mut left = k;
        for (id, &count) in self.0.iter().enumerate() {
            if left < u32::from(count) {
                return Some(id as u8);
            }
            left -= u32::from(count);
        }
        None
    }

    /// Takes copy number `k` in the order of [`nth`](Self::nth).
    #[inline]
    #[must_use]
    pub fn take_nth(&mut self, k: u32) -> Option<u8> {
        let id = self.nth(k)?;
        self.0[usize::from(id)] -= 1;
        Some(id)
    }

    /// Takes everything out.
    #[inline]
    pub fn clear(&mut self) {
        self.0 = [0; N];
    }

    /// Moves everything out of `other` into this tally. The caller knows that no count gets
    /// beyond 255.
    #[inline]
    pub fn absorb(&mut self, other: &mut Self) {
        for (mine, theirs) in self.0.iter_mut().zip(&mut other.0) {
            let sum = mine.checked_add(*theirs);
            *mine = sum.expect("more than 255 copies of one id");
            *theirs = 0;
        }
    }

    /// Whether `other` holds at least as many copies of each id.
    #[inline]
    #[must_use]
    pub fn is_subset(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).all(|(mine, theirs)| mine <= theirs)
    }

    /// The rest without `part`. `None` if `part` is not a subset.
    #[must_use]
    pub fn without(&self, part: &Self) -> Option<Self> {
        let mut rest = *self;
        for (mine, theirs) in rest.0.iter_mut().zip(&part.0) {
            *mine = mine.checked_sub(*theirs)?;
        }
        Some(rest)
    }

    /// The ids with copies, each with its number, in the order of ids.
    pub fn iter(&self) -> impl Iterator<Item = (u8, u8)> + '_ {
        let all = self.0.iter().enumerate();
        all.filter(|&(_, &count)| count > 0).map(|(id, &count)| (id as u8, count))
    }

    /// Every copy's id, in the order of ids.
    pub fn copies(&self) -> impl Iterator<Item = u8> + '_ {
        self.iter().flat_map(|(id, count)| std::iter::repeat_n(id, usize::from(count)))
    }
}

impl<const N: usize> Default for Tally<N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<const N: usize> fmt::Debug for Tally<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl<const N: usize> Extend<u8> for Tally<N> {
    fn extend<I: IntoIterator<Item = u8>>(&mut self, ids: I) {
        ids.into_iter().for_each(|id| self.add(id));
    }
}

impl<const N: usize> FromIterator<u8> for Tally<N> {
    fn from_iter<I: IntoIterator<Item = u8>>(ids: I) -> Self {
        let mut tally = Tally::new();
        tally.extend(ids);
        tally
    }
}

impl<const N: usize> Serialize for Tally<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_newtype_struct("Tally", &self.0[..])
    }
}

impl<'de, const N: usize> Deserialize<'de> for Tally<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_newtype_struct("Tally", TallyVisitor)
    }
}

struct TallyVisitor<const N: usize>;

impl<'de, const N: usize> Visitor<'de> for TallyVisitor<N> {
    type Value = Tally<N>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at most {N} counts")
    }

    fn visit_newtype_struct<D: Deserializer<'de>>(self, counts: D) -> Result<Self::Value, D::Error> {
        counts.deserialize_seq(self)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
        let mut counts = [0; N];
        let mut given = 0;
        while let Some(count) = seq.next_element::<u8>()? {
            let slot = counts.get_mut(given);
            *slot.ok_or_else(|| A::Error::invalid_length(N + 1, &self))? = count;
            given += 1;
        }
        Ok(Tally::from_counts(counts))
    }
}
