//! Lengths in nanometres, and the one tolerance.

use std::iter::Sum;
use std::ops::{Add, Mul, Neg, Sub};

use serde::{Deserialize, Serialize};

/// A length in nanometres: how far, how wide, or how deep if it is negative.
///
/// A number alone is no length, so millimetres and nanometres cannot be mixed up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Length(i64);

/// The one tolerance: what is nearer than this touches, and what is not deeper than this does not overlap (PR-R1).
pub const SLACK: Length = Length::um(50);

impl Length {
    /// No length.
    pub const ZERO: Length = Length(0);

    /// So many nanometres.
    #[must_use]
    pub const fn nm(nanometres: i64) -> Length {
        Length(nanometres)
    }

    /// So many micrometres.
    #[must_use]
    pub const fn um(micrometres: i64) -> Length {
        Length(micrometres * 1_000)
    }

    /// So many millimetres.
    #[must_use]
    pub const fn mm(millimetres: i64) -> Length {
        Length(millimetres * 1_000_000)
    }

    /// In nanometres.
    #[must_use]
    pub const fn in_nm(self) -> i64 {
        self.0
    }

    /// In millimetres, the nearest whole number: for what is shown, never for a rule.
    #[must_use]
    pub fn in_mm(self) -> i64 {
        narrow(divided(i128::from(self.0), 1_000_000))
    }

    /// Without its sign.
    #[must_use]
    pub const fn abs(self) -> Length {
        Length(self.0.abs())
    }

    /// Its square, in square nanometres.
    pub(super) fn squared(self) -> i128 {
        i128::from(self.0) * i128::from(self.0)
    }
}

impl Add for Length {
    type Output = Length;

    fn add(self, other: Length) -> Length {
        Length(self.0 + other.0)
    }
}

impl Sub for Length {
    type Output = Length;

    fn sub(self, other: Length) -> Length {
        Length(self.0 - other.0)
    }
}

impl Neg for Length {
    type Output = Length;

    fn neg(self) -> Length {
        Length(-self.0)
    }
}

impl Mul<i64> for Length {
    type Output = Length;

    fn mul(self, times: i64) -> Length {
        Length(self.0 * times)
    }
}

impl Sum for Length {
    fn sum<I: Iterator<Item = Length>>(lengths: I) -> Length {
        lengths.fold(Length::ZERO, Add::add)
    }
}

/// The nearest whole number to a fraction; halves go away from zero, so that a mirrored table has mirrored lengths.
pub(super) const fn divided(number: i128, by: i128) -> i128 {
    let (number, by) = if by < 0 { (-number, -by) } else { (number, by) };
    let half = by / 2;
    if number < 0 { -((half - number) / by) } else { (number + half) / by }
}

/// The same for the scale of headings, `2^bits`.
pub(super) const fn scaled_down(number: i128, bits: u32) -> i128 {
    let half = 1_i128 << (bits - 1);
    if number < 0 { -((half - number) >> bits) } else { (number + half) >> bits }
}

/// Back from a product to a coordinate or a length.
pub(super) fn narrow(number: i128) -> i64 {
    i64::try_from(number).expect("the bound of coordinates keeps lengths within 64 bits")
}

/// The nearest length whose square this is.
pub(super) fn root(square: i128) -> Length {
    let square = u128::try_from(square).expect("a square is not negative");
    let below = square.isqrt();
    let nearest = if square - below * below > below { below + 1 } else { below };
    Length(i64::try_from(nearest).expect("the bound of coordinates keeps lengths within 64 bits"))
}
