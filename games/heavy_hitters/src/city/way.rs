//! The six directions of the board, clockwise from the top.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use std::fmt;
use std::str::FromStr;

/// GK-2.4: one of the six directions of the board, whose hexes have a flat top: 0 is upwards, and the others follow
/// clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Way(pub u8);

/// GK-2.8: the side that a Heavy Hitter looks at.
pub type Facing = Way;

impl Way {
    /// Upwards.
    pub const N: Way = Way(0);
    /// Upwards to the right.
    pub const NE: Way = Way(1);
    /// Downwards to the right.
    pub const SE: Way = Way(2);
    /// Downwards.
    pub const S: Way = Way(3);
    /// Downwards to the left.
    pub const SW: Way = Way(4);
    /// Upwards to the left.
    pub const NW: Way = Way(5);

    /// All six, clockwise.
    pub const ALL: [Way; 6] = [Way::N, Way::NE, Way::SE, Way::S, Way::SW, Way::NW];

    /// Their names.
    pub const NAMES: [&str; 6] = ["N", "NE", "SE", "S", "SW", "NW"];

    /// The number as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Turned clockwise by this many sixths of a full turn.
    #[inline]
    #[must_use]
    pub const fn turn(self, sixths: u8) -> Way {
        Way((self.0 + sixths % 6) % 6)
    }

    /// The way back.
    #[inline]
    #[must_use]
    pub const fn opposite(self) -> Way {
        self.turn(3)
    }

    /// The side of a scene's hex: 0 to 5 clockwise, 0 towards growing columns.
    pub const fn side(self) -> u8 {
        self.turn(4).0
    }
}

impl fmt::Display for Way {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(Way::NAMES[self.index()])
    }
}

impl fmt::Debug for Way {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(Way::NAMES.get(self.index()).unwrap_or(&"no way"))
    }
}

/// A text or a number that is not a direction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadWay;

impl fmt::Display for BadWay {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("a direction is one of N, NE, SE, S, SW, NW")
    }
}

impl std::error::Error for BadWay {}

impl FromStr for Way {
    type Err = BadWay;

    fn from_str(text: &str) -> Result<Way, BadWay> {
        let named = |way: &Way| Way::NAMES[way.index()].eq_ignore_ascii_case(text);
        Way::ALL.into_iter().find(named).ok_or(BadWay)
    }
}

/// Six numbers are directions, and no other.
impl<'de> Deserialize<'de> for Way {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Way, D::Error> {
        #[derive(Deserialize)]
        #[serde(rename = "Way")]
        struct Number(u8);
        let Number(number) = Number::deserialize(deserializer)?;
        Way::ALL.get(usize::from(number)).copied().ok_or_else(|| D::Error::custom(BadWay))
    }
}
