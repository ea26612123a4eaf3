//! Gaps and overlaps, with the face across which two hexagons part.

use super::{Angle, Face, Hexagon, Length, SLACK};

/// The gap between two hexagons across the face that parts them best; negative if they overlap (PR-2.24).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Gap {
    /// How wide it is; minus the penetration if the two overlap.
    pub width: Length,
    /// The face across which it is measured.
    pub across: Across,
}

/// A face of one of two hexagons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Across {
    /// A face of the first one.
    First(Face),
    /// A face of the second one.
    Second(Face),
}

impl Gap {
    /// Whether the two overlap: one is deeper in the other than the tolerance (PR-2.9, PR-R1).
    #[must_use]
    pub fn is_overlap(self) -> bool {
        self.width < -SLACK
    }

    /// How deep one is in the other; zero if they do not overlap.
    #[must_use]
    pub fn penetration(self) -> Length {
        (-self.width).max(Length::ZERO)
    }
}

impl Hexagon {
    /// The gap to another hexagon: the widest across any face of both (PR-2.24).
    ///
    /// If two faces part them equally well, the one of this hexagon is named.
    #[must_use]
    pub fn gap(&self, other: &Hexagon) -> Gap {
        let way = other.at() - self.at();
        let mut widest: Option<Gap> = None;
        let mut consider = |towards: Angle, across: fn(Face) -> Across, face: Face| {
            let along = way.along(towards.heading());
            let along = if matches!(across(face), Across::First(_)) { along } else { -along };
            let face = if along < Length::ZERO { face.opposite() } else { face };
            let width = along.abs() - self.reach(towards) - other.reach(towards);
            if widest.is_none_or(|gap| width > gap.width) {
                widest = Some(Gap { width, across: across(face) });
            }
        };
        for face in &Face::ALL[..3] {
            consider(self.looks(*face), Across::First, *face);
        }
        for face in &Face::ALL[..3] {
            consider(other.looks(*face), Across::Second, *face);
        }
        widest.expect("a hexagon has faces")
    }

    /// Whether the two overlap (PR-2.9).
    #[must_use]
    pub fn overlaps(&self, other: &Hexagon) -> bool {
        !self.is_far_from(other) && self.gap(other).is_overlap()
    }

    /// Whether the circles around the two are further apart than any tolerance: they neither touch nor overlap. Most pairs
    /// are, and it is seen without a look at their faces.
    pub(super) fn is_far_from(&self, other: &Hexagon) -> bool {
        let way = other.at() - self.at();
        let reach = self.face + other.face + SLACK + SLACK;
        way.x.squared() + way.y.squared() > reach.squared()
    }
}
