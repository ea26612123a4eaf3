//! Rolled dice, and exact odds of dice not yet rolled.

mod distribution;
mod fraction;

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Full;

pub use distribution::{Distribution, TooLarge};
pub use fraction::Fraction;

/// Up to 15 dice as they lie on the table, each with its value, in the order they were rolled.
///
/// ```
/// use tabletop::Dice;
///
/// let mut dice = Dice::new(&[2, 6, 5])?;
/// assert_eq!(dice.count_at_least(5), 2);
/// dice.sort();
/// assert_eq!(dice.values(), [2, 5, 6]);
/// # Ok::<(), tabletop::Full>(())
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Dice {
    /// Zero behind the last die, so that equal dice are equal bytes.
    values: [u8; Dice::MOST],
    len: u8,
}

impl Dice {
    /// The most dice that fit.
    pub const MOST: usize = 15;

    /// Dice with these values.
    pub fn new(values: &[u8]) -> Result<Dice, Full> {
        let mut dice = Dice::default();
        values.iter().try_for_each(|&value| dice.push(value))?;
        Ok(dice)
    }

    /// The values, in order.
    #[inline]
    #[must_use]
    pub fn values(&self) -> &[u8] {
        &self.values[..usize::from(self.len)]
    }

    /// The values, to be changed in place (a re-roll, a die turned to another face).
    #[inline]
    pub fn values_mut(&mut self) -> &mut [u8] {
        &mut self.values[..usize::from(self.len)]
    }

    /// How many dice there are.
    #[inline]
    #[must_use]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there are no dice.
    #[inline]
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Adds a die at the end.
    #[inline]
    pub fn push(&mut self, value: u8) -> Result<(), Full> {
        let slot = self.values.get_mut(usize::from(self.len)).ok_or(Full)?;
        *slot = value;
        self.len += 1;
        Ok(())
    }

    /// Takes the die at position `at`, which must exist; those behind it move one forward.
    #[inline]
    pub fn remove(&mut self, at: usize) -> u8 {
        assert!(at < self.len(), "no die there");
        let value = self.values[at];
        self.values.copy_within(at + 1.., at);
        self.len -= 1;
        self.values[usize::from(self.len)] = 0;
        value
    }

    /// Puts the dice into ascending order.
    #[inline]
    pub fn sort(&mut self) {
        self.values_mut().sort_unstable();
    }

    /// How many dice show `value` or more.
    #[inline]
    #[must_use]
    pub fn count_at_least(&self, value: u8) -> u8 {
        self.values().iter().map(|&die| u8::from(die >= value)).sum()
    }

    /// How many dice show exactly `value`.
    #[inline]
    #[must_use]
    pub fn count(&self, value: u8) -> u8 {
        self.values().iter().map(|&die| u8::from(die == value)).sum()
    }

    /// All values together.
    #[inline]
    #[must_use]
    pub fn sum(&self) -> u16 {
        self.values().iter().map(|&die| u16::from(die)).sum()
    }

    /// The highest value.
    #[must_use]
    pub fn highest(&self) -> Option<u8> {
        self.values().iter().copied().max()
    }

    /// The lowest value.
    #[must_use]
    pub fn lowest(&self) -> Option<u8> {
        self.values().iter().copied().min()
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.values().fmt(f)
    }
}

impl Serialize for Dice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.values())
    }
}

impl<'de> Deserialize<'de> for Dice {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Dice, D::Error> {
        let values = Vec::<u8>::deserialize(deserializer)?;
        Dice::new(&values).map_err(serde::de::Error::custom)
    }
}
