//! The six directions of a hex grid, named by letters because boards point either way.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::Hex;

/// One of the six directions, clockwise from A (see the picture in [`crate::hex`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Direction {
    /// Right on a pointy-topped grid, right and down on a flat-topped one.
    A,
    /// A, turned once clockwise.
    B,
    /// A, turned twice clockwise.
    C,
    /// Opposite to A.
    D,
    /// Opposite to B.
    E,
    /// Opposite to C.
    F,
}

/// Where a piece looks: the direction of the side that is its front.
pub type Facing = Direction;

impl Direction {
    /// All six, clockwise.
    pub const ALL: [Direction; 6] =
        [Direction::A, Direction::B, Direction::C, Direction::D, Direction::E, Direction::F];

    /// The way to the neighbour in this direction.
    #[inline]
    #[must_use]
    pub const fn step(self) -> Hex {
        match self {
            Direction::A => Hex::new(1, 0),
            Direction::B => Hex::new(0, 1),
            Direction::C => Hex::new(-1, 1),
            Direction::D => Hex::new(-1, 0),
            Direction::E => Hex::new(0, -1),
            Direction::F => Hex::new(1, -1),
        }
    }

    /// Turned by this many sixths of a full turn: clockwise, or anticlockwise if negative.
    #[inline]
    #[must_use]
    pub const fn turn(self, steps: i8) -> Direction {
        let turned = self as i8 + steps.rem_euclid(6);
        Direction::ALL[turned.rem_euclid(6) as usize]
    }

    /// Turned by one sixth to the right.
    #[inline]
    #[must_use]
    pub const fn clockwise(self) -> Direction {
        self.turn(1)
    }

    /// Turned by one sixth to the left.
    #[inline]
    #[must_use]
    pub const fn anticlockwise(self) -> Direction {
        self.turn(-1)
    }

    /// Turned round.
    #[inline]
    #[must_use]
    pub const fn opposite(self) -> Direction {
        self.turn(3)
    }

    /// How many turns clockwise, 0 to 5, lead from here to `other`.
    #[inline]
    #[must_use]
    pub const fn turns_to(self, other: Direction) -> u8 {
        (other as i8 - self as i8).rem_euclid(6) as u8
    }

    /// How far `way` goes in this direction, in halves of a step: the scalar product in cube
    /// coordinates.
    #[inline]
    pub(super) const fn along(self, way: Hex) -> i32 {
        let (q, r) = (way.q as i32, way.r as i32);
        match self {
            Direction::A => 2 * q + r,
            Direction::B => q + 2 * r,
            Direction::C => r - q,
            Direction::D => -2 * q - r,
            Direction::E => -q - 2 * r,
            Direction::F => q - r,
        }
    }
}

impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

/// A text that is not one of the letters A to F.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadDirection;

impl fmt::Display for BadDirection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a direction is a letter from A to F")
    }
}

impl std::error::Error for BadDirection {}

impl FromStr for Direction {
    type Err = BadDirection;

    fn from_str(text: &str) -> Result<Direction, BadDirection> {
        match text.trim() {
            "A" => Ok(Direction::A),
            "B" => Ok(Direction::B),
            "C" => Ok(Direction::C),
            "D" => Ok(Direction::D),
            "E" => Ok(Direction::E),
            "F" => Ok(Direction::F),
            _ => Err(BadDirection),
        }
    }
}
