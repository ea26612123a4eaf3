//! Straight paths: the corridor that a base sweeps, what blocks it, and where it first touches.

use super::angle::{SCALE, part};
use super::length::{divided, narrow};
use super::point::wide;
use super::{Across, Angle, Face, Heading, Hexagon, Length, Pose, SLACK};

/// A straight way of a hexagon; it does not turn on it (PR-2.12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Path {
    /// The hexagon where it begins.
    pub start: Hexagon,
    /// The way it goes.
    pub heading: Heading,
    /// How far.
    pub length: Length,
}

/// Where a path first touches something that is in its way (PR-2.14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FirstContact {
    /// How far the hexagon comes; zero if it touches already.
    pub after: Length,
    /// The face that touches: of the moving one, or of the other.
    pub across: Across,
}

impl Path {
    /// The pose after a part of the way, worked out from the start and rounded once.
    #[must_use]
    pub fn pose_after(&self, length: Length) -> Pose {
        let Pose { at, facing } = self.start.pose;
        Pose { at: at + self.heading.times(length), facing }
    }

    /// The hexagon where the path ends.
    #[must_use]
    pub fn end(&self) -> Hexagon {
        self.start.placed(self.pose_after(self.length))
    }

    /// The gap between the swept corridor and a hexagon; negative if they overlap (PR-2.12, PR-2.24).
    #[must_use]
    pub fn gap(&self, other: &Hexagon) -> Length {
        let way = other.at() - self.start.at();
        let faces = self.faces(other).map(|(_, looks)| {
            let along = way.along(looks.heading());
            let swept = part(self.length, self.heading.share(looks.heading())).max(Length::ZERO);
            along - swept - self.start.reach(looks) - other.reach(looks)
        });
        let side = self.heading.left();
        let beside = way.along(side).abs() - self.start.reach_along(side) - other.reach_along(side);
        faces.fold(beside, Length::max)
    }

    /// Whether the hexagon is in the way: deeper in the corridor than the tolerance (PR-2.13, PR-6.4, PR-R5).
    #[must_use]
    pub fn is_blocked_by(&self, other: &Hexagon) -> bool {
        self.gap(other) < -SLACK
    }

    /// Where the hexagon on this path first touches one that is in its way (PR-2.14). None if that one is not in the way.
    #[must_use]
    pub fn first_contact(&self, other: &Hexagon) -> Option<FirstContact> {
        self.is_blocked_by(other).then(|| self.touch(other))
    }

    /// The same for one that is known to be in the way: the last face of both across which the two come together.
    pub(super) fn touch(&self, other: &Hexagon) -> FirstContact {
        let way = other.at() - self.start.at();
        let mut last: Option<FirstContact> = None;
        for (across, looks) in self.faces(other) {
            let share = self.heading.share(looks.heading());
            if share <= 0 {
                continue;
            }
            let apart = way.along(looks.heading()) - self.start.reach(looks) - other.reach(looks);
            let after = stretched(apart, share);
            if last.is_none_or(|touch| after > touch.after) {
                last = Some(FirstContact { after, across });
            }
        }
        let last = last.expect("some face looks along the path");
        FirstContact { after: last.after.max(Length::ZERO), across: last.across }
    }

    /// All faces of both: each with the direction from the moving hexagon across it to the other.
    fn faces(&self, other: &Hexagon) -> impl Iterator<Item = (Across, Angle)> {
        let (first, second) = (self.start, *other);
        let ours = Face::ALL.into_iter().map(move |face| (Across::First(face), first.looks(face)));
        let theirs =
            Face::ALL.into_iter().map(move |face| (Across::Second(face), second.looks(face).opposite()));
        ours.chain(theirs)
    }
}

impl Hexagon {
    /// How far apart the centres are when this hexagon and another touch, the other being that way (PR-2.25).
    #[must_use]
    pub fn touch_distance(&self, other: &Hexagon, heading: Heading) -> Length {
        let ours = Face::ALL.map(|face| self.looks(face));
        let theirs = Face::ALL.map(|face| other.looks(face));
        let across = |looks: Angle| {
            let share = heading.share(looks.heading());
            (share > 0).then(|| stretched(self.reach(looks) + other.reach(looks), share))
        };
        ours.into_iter().chain(theirs).filter_map(across).min().expect("some face looks every way")
    }
}

/// How far one must go along a heading that has this share of a direction, to come so far in that direction.
pub(super) fn stretched(length: Length, share: i64) -> Length {
    Length::nm(narrow(divided(wide(length) << SCALE, i128::from(share))))
}
