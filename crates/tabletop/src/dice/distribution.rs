//! How likely each score of a throw is, by counting all throws.

use std::collections::BTreeMap;
use std::fmt;

use super::Fraction;

/// For each score that dice can make together, the number of throws that make it; all throws are
/// equally likely.
///
/// ```
/// use tabletop::dice::{Distribution, Fraction};
///
/// let two_dice = Distribution::sum(2, 6)?;
/// assert_eq!(two_dice.chance(7), Fraction::new(1, 6));
/// let hits = Distribution::successes(3, 6, 5)?;
/// assert_eq!(hits.chance_at_least(1), Fraction::new(19, 27));
/// # Ok::<(), tabletop::dice::TooLarge>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Distribution {
    ways: BTreeMap<i32, u128>,
    total: u128,
}

/// There are more throws than can be counted in 128 bits, or scores beyond 32 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge;

impl fmt::Display for TooLarge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("too many dice to count every throw")
    }
}

impl std::error::Error for TooLarge {}

impl Distribution {
    /// No dice: the score is 0.
    #[must_use]
    pub fn nothing() -> Distribution {
        Distribution { ways: BTreeMap::from([(0, 1)]), total: 1 }
    }

    /// One die with these scores on its faces. A die has at least one face.
    #[must_use]
    pub fn die(scores: &[i32]) -> Distribution {
        assert!(!scores.is_empty(), "a die without faces");
        let mut ways = BTreeMap::new();
        for &score in scores {
            *ways.entry(score).or_insert(0) += 1;
        }
        let total = scores.len() as u128;
        Distribution { ways, total }
    }

    /// A number of dice of one kind, with these scores on the faces of each.
    pub fn dice(dice: u8, scores: &[i32]) -> Result<Distribution, TooLarge> {
        let die = Distribution::die(scores);
        (0..dice).try_fold(Distribution::nothing(), |sum, _| sum.and(&die))
    }

    /// The sum of this many dice with faces 1 to `sides`.
    pub fn sum(dice: u8, sides: u8) -> Result<Distribution, TooLarge> {
        let faces: Vec<i32> = (1..=i32::from(sides)).collect();
        Distribution::dice(dice, &faces)
    }

    /// How many of this many dice with faces 1 to `sides` show `from` or more.
    pub fn successes(dice: u8, sides: u8, from: u8) -> Result<Distribution, TooLarge> {
        let faces: Vec<i32> = (1..=sides).map(|face| i32::from(face >= from)).collect();
        Distribution::dice(dice, &faces)
    }

    /// These dice and those, thrown together, their scores added.
    pub fn and(&self, other: &Distribution) -> Result<Distribution, TooLarge> {
        let total = self.total.checked_mul(other.total).ok_or(TooLarge)?;
        let mut ways = BTreeMap::new();
        for (one, these) in self.iter() {
            for (two, those) in other.iter() {
                let score = one.checked_add(two).ok_or(TooLarge)?;
                // Fits, because it is a part of the total.
                *ways.entry(score).or_insert(0) += these * those;
            }
        }
        Ok(Distribution { ways, total })
    }

    /// How many throws there are.
    #[must_use]
    pub fn total(&self) -> u128 {
        self.total
    }

    /// The scores that can come, ascending, each with the number of throws that make it.
    pub fn iter(&self) -> impl Iterator<Item = (i32, u128)> + '_ {
        self.ways.iter().map(|(&score, &ways)| (score, ways))
    }

    /// The probability of exactly this score.
    #[must_use]
    pub fn chance(&self, score: i32) -> Fraction {
        let ways = self.ways.get(&score).copied().unwrap_or(0);
        Fraction::new(ways, self.total)
    }

    /// The probability of this score or a higher one.
    #[must_use]
    pub fn chance_at_least(&self, score: i32) -> Fraction {
        Fraction::new(self.ways.range(score..).map(|(_, ways)| ways).sum(), self.total)
    }

    /// The probability that this throw scores more than that one.
    pub fn chance_to_beat(&self, other: &Distribution) -> Result<Fraction, TooLarge> {
        let total = self.total.checked_mul(other.total).ok_or(TooLarge)?;
        let below = |score| other.ways.range(..score).map(|(_, ways)| ways).sum::<u128>();
        let wins = self.iter().map(|(score, ways)| ways * below(score)).sum();
        Ok(Fraction::new(wins, total))
    }
}
