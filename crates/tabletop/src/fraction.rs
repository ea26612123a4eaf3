//! Exact fractions, always in lowest terms.

use std::cmp::Ordering;
use std::fmt;
use std::ops::{Add, Mul};

use serde::{Deserialize, Serialize};

/// A number from 0 upwards as a fraction in lowest terms, such as a probability.
///
/// Sums and products that do not fit panic; the `checked_` ways hand back `None` instead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "(u128, u128)", into = "(u128, u128)")]
pub struct Fraction {
    num: u128,
    den: u128,
}

impl Fraction {
    /// Nothing; a thing that cannot happen.
    pub const ZERO: Fraction = Fraction { num: 0, den: 1 };

    /// One; a thing that is certain.
    pub const ONE: Fraction = Fraction { num: 1, den: 1 };

    /// `num` divided by `den`, which must not be zero.
    #[must_use]
    pub const fn new(num: u128, den: u128) -> Fraction {
        assert!(den > 0, "a fraction of zero parts");
        let common = common_divisor(num, den);
        Fraction { num: num / common, den: den / common }
    }

    /// The number above the line.
    #[must_use]
    pub const fn num(self) -> u128 {
        self.num
    }

    /// The number below the line, never zero.
    #[must_use]
    pub const fn den(self) -> u128 {
        self.den
    }

    /// The sum, if it fits.
    #[must_use]
    pub fn checked_add(self, other: Fraction) -> Option<Fraction> {
        let common = common_divisor(self.den, other.den);
        let (mine, theirs) = (self.den / common, other.den / common);
        let left = self.num.checked_mul(theirs)?;
        let right = other.num.checked_mul(mine)?;
        let num = left.checked_add(right)?;
        // What can still be cancelled divides the common part; do that before it gets too large.
        let rest = common_divisor(num, common);
        let den = (common / rest).checked_mul(mine)?.checked_mul(theirs)?;
        Some(Fraction::new(num / rest, den))
    }

    /// The product, if it fits.
    #[must_use]
    pub fn checked_mul(self, other: Fraction) -> Option<Fraction> {
        let one = Fraction::new(self.num, other.den);
        let two = Fraction::new(other.num, self.den);
        Some(Fraction { num: one.num.checked_mul(two.num)?, den: one.den.checked_mul(two.den)? })
    }

    /// The difference from one: the probability that a thing does not happen. `None` above one.
    #[must_use]
    pub fn complement(self) -> Option<Fraction> {
        let num = self.den.checked_sub(self.num)?;
        Some(Fraction { num, den: self.den })
    }
}

const fn common_divisor(mut a: u128, mut b: u128) -> u128 {
    while b > 0 {
        (a, b) = (b, a % b);
    }
    a
}

impl Add for Fraction {
    type Output = Fraction;
    fn add(self, other: Fraction) -> Fraction {
        self.checked_add(other).expect("the sum fits into 128 bits")
    }
}

impl Mul for Fraction {
    type Output = Fraction;
    fn mul(self, other: Fraction) -> Fraction {
        self.checked_mul(other).expect("the product fits into 128 bits")
    }
}

impl Ord for Fraction {
    /// Compares whole parts, then what is left turned upside down: nothing can get too large.
    fn cmp(&self, other: &Fraction) -> Ordering {
        let (mut a, mut b) = ((self.num, self.den), (other.num, other.den));
        loop {
            let order = (a.0 / a.1).cmp(&(b.0 / b.1));
            let (left, right) = (a.0 % a.1, b.0 % b.1);
            if order.is_ne() || left == 0 || right == 0 {
                return order.then(left.cmp(&right));
            }
            (a, b) = ((b.1, right), (a.1, left));
        }
    }
}

impl PartialOrd for Fraction {
    fn partial_cmp(&self, other: &Fraction) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.num, self.den)
    }
}

impl From<Fraction> for (u128, u128) {
    fn from(fraction: Fraction) -> (u128, u128) {
        (fraction.num, fraction.den)
    }
}

impl TryFrom<(u128, u128)> for Fraction {
    type Error = &'static str;

    fn try_from((num, den): (u128, u128)) -> Result<Fraction, &'static str> {
        if den == 0 {
            return Err("a fraction of zero parts");
        }
        Ok(Fraction::new(num, den))
    }
}
