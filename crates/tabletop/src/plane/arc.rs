//! The front arc and the rear arc: the two sides of the line through the side corners.

use super::{Corner, Hexagon, Length, Point, SLACK};

/// The foremost corner of a piece, as seen from another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Foremost {
    /// How far it is ahead of the dividing line; negative if it is behind.
    pub ahead: Length,
    /// Which corner.
    pub corner: Corner,
    /// Where it is.
    pub at: Point,
}

impl Foremost {
    /// Whether any part of the piece is strictly ahead of the dividing line (PR-2.6, PR-R1).
    #[must_use]
    pub fn is_in_front(self) -> bool {
        self.ahead > SLACK
    }
}

impl Hexagon {
    /// The corner of the other hexagon that is farthest ahead of this one's dividing line (PR-2.5).
    #[must_use]
    pub fn foremost(&self, other: &Hexagon) -> Foremost {
        let facing = self.pose.facing.heading();
        let seen = |corner: Corner| {
            let at = other.corner(corner);
            Foremost { ahead: (at - self.at()).along(facing), corner, at }
        };
        Corner::ALL.map(seen).into_iter().max_by_key(|seen| seen.ahead).expect("a hexagon has corners")
    }

    /// Whether any part of the other is in the front arc (PR-2.6, PR-R4).
    #[must_use]
    pub fn has_in_front(&self, other: &Hexagon) -> bool {
        self.foremost(other).is_in_front()
    }

    /// Whether the other is completely in the rear arc (PR-2.7, PR-9.5).
    #[must_use]
    pub fn has_wholly_behind(&self, other: &Hexagon) -> bool {
        !self.has_in_front(other)
    }
}
