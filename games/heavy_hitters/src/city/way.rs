//! The six directions of the board, clockwise from the top.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// GK-2.4: one of the six directions of the board, whose hexes have a flat top.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Way {
    /// Upwards.
    N,
    /// Upwards to the right.
    NE,
    /// Downwards to the right.
    SE,
    /// Downwards.
    S,
    /// Downwards to the left.
    SW,
    /// Upwards to the left.
    NW,
}

/// GK-2.8: the side that a Heavy Hitter looks at.
pub type Facing = Way;

impl Way {
    /// All six, clockwise.
    pub const ALL: [Way; 6] = [Way::N, Way::NE, Way::SE, Way::S, Way::SW, Way::NW];

    /// The number as an index: 0 to 5, clockwise.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Turned clockwise by this many sixths of a full turn.
    #[inline]
    #[must_use]
    pub const fn turn(self, sixths: u8) -> Way {
        Way::ALL[(self as usize + sixths as usize) % 6]
    }

    /// The way back.
    #[inline]
    #[must_use]
    pub const fn opposite(self) -> Way {
        self.turn(3)
    }

    /// The side of a scene's hex: 0 to 5 clockwise, 0 towards growing columns.
    pub const fn side(self) -> u8 {
        (self as u8 + 4) % 6
    }
}

impl fmt::Display for Way {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, out)
    }
}

/// A text that is not the name of a direction.
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
        let named = |way: &Way| way.to_string().eq_ignore_ascii_case(text);
        Way::ALL.into_iter().find(named).ok_or(BadWay)
    }
}
