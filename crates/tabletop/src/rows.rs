//! Several ordered rows of small values, packed one after another in one flat block.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;

use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Full;

/// `ROWS` ordered rows which share room for `CAP` values (at most 255).
///
/// The values of all rows lie one after another in one array, so a clone is one copy of memory and
/// nothing is ever allocated. Two `Rows` are equal, and hash equally, when their rows hold the same
/// values in the same order, whatever happened to them before.
///
/// Position 0 is the first value of a row. A row or a position that does not exist is a fault of
/// the caller and panics; running out of room is [`Full`].
///
/// ```
/// use tabletop::Rows;
///
/// let mut piles: Rows<u8, 2, 10> = Rows::new();
/// piles.push(0, 7)?;
/// piles.push(1, 9)?;
/// piles.insert(0, 0, 5)?;
/// assert_eq!(piles.row(0), [5, 7]);
/// assert_eq!(piles.row(1), [9]);
/// assert_eq!(piles.remove(0, 1), 7);
/// # Ok::<(), tabletop::Full>(())
/// ```
#[derive(Clone, Copy)]
pub struct Rows<T, const ROWS: usize, const CAP: usize> {
    items: [T; CAP],
    ends: [u8; ROWS],
}

impl<T, const ROWS: usize, const CAP: usize> Rows<T, ROWS, CAP> {
    const FITS: () = assert!(CAP <= 255, "the row ends are kept in one byte each");

    /// Where row `i` starts in the flat block.
    #[inline]
    fn start(&self, i: usize) -> usize {
        if i == 0 { 0 } else { usize::from(self.ends[i - 1]) }
    }

    /// The values of row `i`, first to last.
    #[inline]
    #[must_use]
    pub fn row(&self, i: usize) -> &[T] {
        &self.items[self.start(i)..usize::from(self.ends[i])]
    }

    /// The values of row `i`, to be changed in place.
    #[inline]
    pub fn row_mut(&mut self, i: usize) -> &mut [T] {
        let start = self.start(i);
        &mut self.items[start..usize::from(self.ends[i])]
    }

    /// All rows in order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &[T]> + DoubleEndedIterator {
        (0..ROWS).map(|i| self.row(i))
    }

    /// How many values row `i` holds.
    #[inline]
    #[must_use]
    pub fn len(&self, i: usize) -> usize {
        usize::from(self.ends[i]) - self.start(i)
    }

    /// Whether row `i` holds nothing.
    #[inline]
    #[must_use]
    pub fn is_empty(&self, i: usize) -> bool {
        self.len(i) == 0
    }

    /// How many values all rows hold together.
    #[inline]
    #[must_use]
    pub fn total(&self) -> usize {
        self.start(ROWS)
    }

    /// How many values can still be added.
    #[inline]
    #[must_use]
    pub fn room(&self) -> usize {
        CAP - self.total()
    }

    /// The values of all rows, one row after another.
    #[inline]
    #[must_use]
    pub fn flat(&self) -> &[T] {
        &self.items[..self.total()]
    }
}

impl<T, const ROWS: usize, const CAP: usize> Rows<T, ROWS, CAP> {
    /// Every value of every row, one row after the other, to be changed in place.
    #[inline]
    pub fn flat_mut(&mut self) -> &mut [T] {
        let total = self.total();
        &mut self.items[..total]
    }
}

impl<T: Copy, const ROWS: usize, const CAP: usize> Rows<T, ROWS, CAP> {
    /// The first value of row `i`.
    #[inline]
    #[must_use]
    pub fn first(&self, i: usize) -> Option<T> {
        self.row(i).first().copied()
    }

    /// The last value of row `i`.
    #[inline]
    #[must_use]
    pub fn last(&self, i: usize) -> Option<T> {
        self.row(i).last().copied()
    }

    /// Puts `value` at the end of row `i`.
    #[inline]
    pub fn push(&mut self, i: usize, value: T) -> Result<(), Full> {
        self.put(i, usize::from(self.ends[i]), value)
    }

    /// Puts `value` into row `i` so that it stands at position `at`; what stood there and behind
    /// it moves one back. `at` may be the length of the row.
    #[inline]
    pub fn insert(&mut self, i: usize, at: usize, value: T) -> Result<(), Full> {
        assert!(at <= self.len(i), "insert behind the end of a row");
        self.put(i, self.start(i) + at, value)
    }

    /// Takes the value at position `at` out of row `i`; what stood behind it moves one forward.
    #[inline]
    pub fn remove(&mut self, i: usize, at: usize) -> T {
        assert!(at < self.len(i), "remove behind the end of a row");
        self.take(i, self.start(i) + at)
    }

    /// Takes the last value of row `i`.
    #[inline]
    pub fn pop(&mut self, i: usize) -> Option<T> {
        let end = usize::from(self.ends[i]);
        (end > self.start(i)).then(|| self.take(i, end - 1))
    }

    /// Empties row `i`.
    #[inline]
    pub fn clear(&mut self, i: usize) {
        let (start, end, total) = (self.start(i), usize::from(self.ends[i]), self.total());
        self.items.copy_within(end..total, start);
        for e in &mut self.ends[i..] {
            // At most 255, because both are positions in the block.
            *e -= (end - start) as u8;
        }
    }

    #[inline]
    fn put(&mut self, i: usize, position: usize, value: T) -> Result<(), Full> {
        let total = self.total();
        if total == CAP {
            return Err(Full);
        }
        self.items.copy_within(position..total, position + 1);
        self.items[position] = value;
        for end in &mut self.ends[i..] {
            *end += 1;
        }
        Ok(())
    }

    #[inline]
    fn take(&mut self, i: usize, position: usize) -> T {
        let (value, total) = (self.items[position], self.total());
        self.items.copy_within(position + 1..total, position);
        for end in &mut self.ends[i..] {
            *end -= 1;
        }
        value
    }
}

impl<T: Copy + Default, const ROWS: usize, const CAP: usize> Rows<T, ROWS, CAP> {
    /// Rows with nothing in them.
    #[must_use]
    pub fn new() -> Self {
        const { Self::FITS }
        Rows { items: [T::default(); CAP], ends: [0; ROWS] }
    }
}

impl<T: Copy + Default, const ROWS: usize, const CAP: usize> Default for Rows<T, ROWS, CAP> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T: PartialEq, const ROWS: usize, const CAP: usize> PartialEq for Rows<T, ROWS, CAP> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.ends == other.ends && self.flat() == other.flat()
    }
}

impl<T: Eq, const ROWS: usize, const CAP: usize> Eq for Rows<T, ROWS, CAP> {}

impl<T: Hash, const ROWS: usize, const CAP: usize> Hash for Rows<T, ROWS, CAP> {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write(&self.ends);
        // The ends say how many follow, so no length is needed.
        T::hash_slice(self.flat(), state);
    }
}

impl<T: fmt::Debug, const ROWS: usize, const CAP: usize> fmt::Debug for Rows<T, ROWS, CAP> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Serialize, const ROWS: usize, const CAP: usize> Serialize for Rows<T, ROWS, CAP> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T, const ROWS: usize, const CAP: usize> Deserialize<'de> for Rows<T, ROWS, CAP>
where
    T: Copy + Default + Deserialize<'de>,
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(RowsVisitor(PhantomData))
    }
}

struct RowsVisitor<T, const ROWS: usize, const CAP: usize>(PhantomData<T>);

impl<'de, T, const ROWS: usize, const CAP: usize> Visitor<'de> for RowsVisitor<T, ROWS, CAP>
where
    T: Copy + Default + Deserialize<'de>,
{
    type Value = Rows<T, ROWS, CAP>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{ROWS} rows with at most {CAP} values together")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
        let mut rows = Rows::new();
        let mut count = 0;
        while let Some(values) = seq.next_element::<Vec<T>>()? {
            if count == ROWS {
                return Err(A::Error::invalid_length(count + 1, &self));
            }
            for value in values {
                rows.push(count, value).map_err(A::Error::custom)?;
            }
            count += 1;
        }
        if count == ROWS { Ok(rows) } else { Err(A::Error::invalid_length(count, &self)) }
    }
}
