//! Where another hex lies, seen from a piece that looks in one direction.

use super::{Direction, Facing, Hex};

/// A sixth of the plane around a hex, as wide as the side it lies behind. Clockwise from the front.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Sextant {
    /// Behind the side the piece looks at.
    Front,
    /// The next clockwise.
    FrontRight,
    /// The next clockwise.
    RearRight,
    /// Behind the side at its back.
    Rear,
    /// The next clockwise.
    RearLeft,
    /// The next clockwise, beside the front again.
    FrontLeft,
}

impl Sextant {
    /// All six, clockwise from the front.
    pub const ALL: [Sextant; 6] = [
        Sextant::Front,
        Sextant::FrontRight,
        Sextant::RearRight,
        Sextant::Rear,
        Sextant::RearLeft,
        Sextant::FrontLeft,
    ];

    /// Whether it is one of the three front arcs; the others are the rear arcs.
    #[must_use]
    pub const fn is_front(self) -> bool {
        match self {
            Sextant::Front | Sextant::FrontRight | Sextant::FrontLeft => true,
            Sextant::RearRight | Sextant::Rear | Sextant::RearLeft => false,
        }
    }

    /// The direction in its middle, for a piece that looks in direction `facing`.
    #[must_use]
    pub const fn direction(self, facing: Facing) -> Direction {
        facing.turn(self as i8)
    }
}

/// Where another hex lies. Exactly on the border of two sextants is a case of its own, so that
/// each game says itself what it means there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Arc {
    /// It is the same hex.
    Here,
    /// Its centre lies inside this sextant.
    Within(Sextant),
    /// Its centre lies on the axis between these two; the second is the next one clockwise.
    Between(Sextant, Sextant),
}

impl Arc {
    /// Whether it lies inside the sextant or on one of its borders.
    #[must_use]
    pub fn touches(self, sextant: Sextant) -> bool {
        self.sextants().into_iter().flatten().any(|s| s == sextant)
    }

    /// Whether it lies in the front arcs and touches no rear arc.
    #[must_use]
    pub fn is_front(self) -> bool {
        self != Arc::Here && self.sextants().into_iter().flatten().all(Sextant::is_front)
    }

    /// Whether it lies in the rear arcs and touches no front arc.
    #[must_use]
    pub fn is_rear(self) -> bool {
        let mut sextants = self.sextants().into_iter().flatten();
        self != Arc::Here && !sextants.any(Sextant::is_front)
    }

    /// Whether it lies on the axis between the front arcs and the rear arcs.
    #[must_use]
    pub fn is_flank(self) -> bool {
        self != Arc::Here && !self.is_front() && !self.is_rear()
    }

    fn sextants(self) -> [Option<Sextant>; 2] {
        match self {
            Arc::Here => [None, None],
            Arc::Within(sextant) => [Some(sextant), None],
            Arc::Between(left, right) => [Some(left), Some(right)],
        }
    }
}

impl Hex {
    /// Where `other` lies, seen from a piece on this hex that looks in direction `facing`.
    ///
    /// ```
    /// use tabletop::hex::{Arc, Direction, Hex, Sextant};
    ///
    /// let (here, facing) = (Hex::new(0, 0), Direction::A);
    /// assert_eq!(here.arc(facing, Hex::new(5, 1)), Arc::Within(Sextant::Front));
    /// assert_eq!(
    ///     here.arc(facing, Hex::new(2, 2)),
    ///     Arc::Between(Sextant::Front, Sextant::FrontRight),
    /// );
    /// ```
    #[must_use]
    pub fn arc(self, facing: Facing, other: Hex) -> Arc {
        let way = other - self;
        if way == Hex::ORIGIN {
            return Arc::Here;
        }
        let along = |s: Sextant| s.direction(facing).along(way);
        let most = Sextant::ALL.map(along).into_iter().max();
        let mut nearest = Sextant::ALL.into_iter().filter(|&s| Some(along(s)) == most);
        match (nearest.next(), nearest.next()) {
            (Some(Sextant::Front), Some(Sextant::FrontLeft)) => {
                Arc::Between(Sextant::FrontLeft, Sextant::Front)
            }
            (Some(left), Some(right)) => Arc::Between(left, right),
            (Some(only), None) => Arc::Within(only),
            (None, _) => Arc::Here,
        }
    }
}
