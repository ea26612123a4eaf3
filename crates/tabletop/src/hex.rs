//! Places of a hex grid in integer cube coordinates: steps, turns, rings, sight, paths, fields.
//!
//! A hex has two coordinates `q` and `r`; the third, `s`, makes their sum zero. All is exact: no
//! fraction is ever rounded. Pictures below have `q` grow to the right and `r` downwards, so that
//! "clockwise" is what it is on a screen:
//!
//! ```text
//!   pointy-topped               flat-topped
//!      E   F                        E
//!       \ /                      D  |  F
//!    D --*-- A                    \ | /
//!       / \                         *
//!      C   B                      / | \
//!                                C  |  A
//!                                   B
//! ```

mod arc;
mod direction;
mod field;
mod line;
pub mod paths;

use std::fmt;
use std::ops::{Add, AddAssign, Mul, Neg, Sub, SubAssign};
use std::str::FromStr;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

pub use arc::{Arc, Sextant};
pub use direction::{BadDirection, Direction, Facing};
pub use field::{Field, Offset, Shape, WrongLength};
pub use line::{EdgeRule, Line, Step, Steps};

/// A place of a hex grid, or the way from one place to another.
///
/// Written and read as `q,r`; so it is stored in text formats, while binary formats hold the two
/// numbers. Coordinates stay within [`Hex::LIMIT`]: what is read is checked, what is computed is
/// the caller's care.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hex {
    /// Grows in direction A.
    pub q: i16,
    /// Grows in direction B.
    pub r: i16,
}

impl Hex {
    /// The place where all coordinates are zero.
    pub const ORIGIN: Hex = Hex::new(0, 0);

    /// No coordinate, `s` included, may be further from zero than this.
    pub const LIMIT: i16 = 8000;

    /// The hex with these two coordinates.
    #[inline]
    #[must_use]
    pub const fn new(q: i16, r: i16) -> Hex {
        Hex { q, r }
    }

    /// The third coordinate; the three sum to zero.
    #[inline]
    #[must_use]
    pub const fn s(self) -> i16 {
        -self.q - self.r
    }

    /// How many steps it takes to get to `other`.
    #[inline]
    #[must_use]
    pub const fn distance(self, other: Hex) -> u16 {
        let (q, r) = (self.q as i32 - other.q as i32, self.r as i32 - other.r as i32);
        ((q.abs() + r.abs() + (q + r).abs()) / 2) as u16
    }

    /// The hex one step away.
    #[inline]
    #[must_use]
    pub const fn neighbour(self, direction: Direction) -> Hex {
        let step = direction.step();
        Hex::new(self.q + step.q, self.r + step.r)
    }

    /// The six hexes around, in the order of [`Direction::ALL`].
    #[inline]
    #[must_use]
    pub fn neighbours(self) -> [Hex; 6] {
        Direction::ALL.map(|direction| self.neighbour(direction))
    }

    /// The direction of a neighbour; `None` for every other hex.
    #[inline]
    #[must_use]
    pub fn direction_to(self, neighbour: Hex) -> Option<Direction> {
        let step = neighbour - self;
        Direction::ALL.into_iter().find(|d| d.step() == step)
    }

    /// All hexes at this distance, clockwise, from the one straight in direction A.
    /// The ring of radius 0 is the hex itself.
    pub fn ring(self, radius: u16) -> impl DoubleEndedIterator<Item = Hex> + Clone {
        // A distance is within LIMIT, therefore within i16.
        let side = radius as i16;
        let middle = (radius == 0).then_some(self);
        let around = Direction::ALL.into_iter().flat_map(move |corner| {
            let along = corner.turn(2).step();
            (0..side).map(move |i| self + corner.step() * side + along * i)
        });
        middle.into_iter().chain(around)
    }

    /// All hexes up to this distance, by ascending `r`, then by ascending `q`.
    pub fn disc(self, radius: u16) -> impl DoubleEndedIterator<Item = Hex> + Clone {
        let reach = radius as i16;
        (-reach..=reach).flat_map(move |r| {
            let from = -reach - r.min(0);
            let to = reach - r.max(0);
            (from..=to).map(move |q| self + Hex::new(q, r))
        })
    }

    /// Turned around `about` by this many sixths of a full turn, clockwise.
    #[inline]
    #[must_use]
    pub const fn rotate(self, about: Hex, steps: i8) -> Hex {
        let (q, r) = (self.q - about.q, self.r - about.r);
        let s = -q - r;
        let (q, r) = match steps.rem_euclid(6) {
            0 => (q, r),
            1 => (-r, -s),
            2 => (s, q),
            3 => (-q, -r),
            4 => (r, s),
            _ => (-s, -q),
        };
        Hex::new(about.q + q, about.r + r)
    }

    /// Mirrored in the straight line through `about` that runs in direction `axis`.
    #[must_use]
    pub const fn reflect(self, about: Hex, axis: Direction) -> Hex {
        let turn = axis as i8;
        let lying = self.rotate(about, -turn);
        let (q, r) = (lying.q - about.q, lying.r - about.r);
        Hex::new(about.q + q + r, about.r - r).rotate(about, turn)
    }

    /// Whether all three coordinates are within [`Hex::LIMIT`].
    #[must_use]
    pub const fn is_within_limit(self) -> bool {
        let limit = Hex::LIMIT as i32;
        let (q, r) = (self.q as i32, self.r as i32);
        q.abs() <= limit && r.abs() <= limit && (q + r).abs() <= limit
    }
}

impl Add for Hex {
    type Output = Hex;
    #[inline]
    fn add(self, other: Hex) -> Hex {
        Hex::new(self.q + other.q, self.r + other.r)
    }
}

impl AddAssign for Hex {
    #[inline]
    fn add_assign(&mut self, other: Hex) {
        *self = *self + other;
    }
}

impl Sub for Hex {
    type Output = Hex;
    #[inline]
    fn sub(self, other: Hex) -> Hex {
        Hex::new(self.q - other.q, self.r - other.r)
    }
}

impl SubAssign for Hex {
    #[inline]
    fn sub_assign(&mut self, other: Hex) {
        *self = *self - other;
    }
}

impl Neg for Hex {
    type Output = Hex;
    #[inline]
    fn neg(self) -> Hex {
        Hex::new(-self.q, -self.r)
    }
}

impl Mul<i16> for Hex {
    type Output = Hex;
    #[inline]
    fn mul(self, times: i16) -> Hex {
        Hex::new(self.q * times, self.r * times)
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.q, self.r)
    }
}

/// Why a text is not the name of a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadHex {
    /// It is not two whole numbers with a comma between them.
    NotTwoNumbers,
    /// It lies beyond [`Hex::LIMIT`].
    TooFar,
}

impl fmt::Display for BadHex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadHex::NotTwoNumbers => f.write_str("a hex is two whole numbers, such as 3,-1"),
            BadHex::TooFar => write!(f, "a hex lies within {} steps of 0,0", Hex::LIMIT),
        }
    }
}

impl std::error::Error for BadHex {}

impl FromStr for Hex {
    type Err = BadHex;

    fn from_str(text: &str) -> Result<Hex, BadHex> {
        let (q, r) = text.split_once(',').ok_or(BadHex::NotTwoNumbers)?;
        let number = |part: &str| part.trim().parse::<i64>();
        let (Ok(q), Ok(r)) = (number(q), number(r)) else {
            return Err(BadHex::NotTwoNumbers);
        };
        let (Ok(q), Ok(r)) = (i16::try_from(q), i16::try_from(r)) else {
            return Err(BadHex::TooFar);
        };
        Hex::new(q, r).checked()
    }
}

impl Hex {
    fn checked(self) -> Result<Hex, BadHex> {
        if self.is_within_limit() { Ok(self) } else { Err(BadHex::TooFar) }
    }
}

impl Serialize for Hex {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_str(self)
        } else {
            (self.q, self.r).serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for Hex {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Hex, D::Error> {
        let hex = if deserializer.is_human_readable() {
            String::deserialize(deserializer)?.parse()
        } else {
            let (q, r) = Deserialize::deserialize(deserializer)?;
            Hex::new(q, r).checked()
        };
        hex.map_err(D::Error::custom)
    }
}
