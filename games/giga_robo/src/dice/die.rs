//! One die on the table.

use serde::{Deserialize, Serialize};

/// Whose die it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// The Active Player's.
    Active,
    /// The Reactive Player's.
    Reactive,
}

impl Side {
    /// Both.
    pub const ALL: [Side; 2] = [Side::Active, Side::Reactive];

    /// The other side.
    #[inline]
    #[must_use]
    pub fn other(self) -> Side {
        match self {
            Side::Active => Side::Reactive,
            Side::Reactive => Side::Active,
        }
    }
}

/// GR-1.8: the three kinds of dice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DieKind {
    /// Red.
    Attack,
    /// Bought with a Power Token.
    Power,
    /// Grey.
    Defense,
}

impl DieKind {
    /// All of them.
    pub const ALL: [DieKind; 3] = [DieKind::Attack, DieKind::Power, DieKind::Defense];

    /// GR-1.8, GR-R51: how many faces it has, from 1.
    #[inline]
    pub fn faces(self) -> u8 {
        match self {
            DieKind::Attack | DieKind::Power => 12,
            DieKind::Defense => 10,
        }
    }
}

/// A die that was rolled. Whether it is set aside is not written on it: that follows from all dice
/// together (GR-13.7).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Die {
    /// Whose it is.
    pub side: Side,
    /// What it is.
    pub kind: DieKind,
    /// The value that it counts. Raised or lowered, it may be outside of the faces (GR-R51).
    pub value: i8,
    /// Whether it was removed from the roll (GR-R25).
    pub out: bool,
}

impl Die {
    /// A die as it was rolled.
    pub fn new(side: Side, kind: DieKind, value: i8) -> Die {
        Die { side, kind, value, out: false }
    }
}
