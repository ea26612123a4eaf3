//! Engaging, circling, pivots and pushes: the poses that follow from a contact.

use arrayvec::ArrayVec;

use super::{Angle, Face, Heading, Hexagon, Length, Path, Pose, Touching, Turn};

impl Hexagon {
    /// The slot at a face of this hexagon: the pose in which the front face of `other` lies on that face (PR-2.10).
    #[must_use]
    pub fn slot(&self, face: Face, other: &Hexagon) -> Pose {
        let looks = self.looks(face);
        let apart = if self.face == other.face { self.hexes(1) } else { self.apothem() + other.apothem() };
        Pose { at: self.at() + looks.heading().times(apart), facing: looks.opposite() }
    }

    /// The faces of `target` that this hexagon may engage once it has come along a heading and touches it: those that
    /// look toward it and share a part of their length, or else those on which the point of contact lies (PR-6.10,
    /// PR-R7).
    #[must_use]
    pub fn engages(&self, heading: Heading, target: &Hexagon) -> ArrayVec<Face, 2> {
        let Some(contact) = self.contact(target) else { return ArrayVec::new() };
        let toward = |face: &Face| target.looks(*face).heading().share(heading) < 0;
        let met = match contact.second {
            Touching::Face(face) => [Some(face), None],
            Touching::Corner(corner) => corner.faces().map(Some),
        };
        met.into_iter().flatten().filter(toward).collect()
    }

    /// Turned by a full pivot, which covers the same ground (PR-2.20, PR-6.27).
    #[must_use]
    pub fn pivoted(&self, turn: Turn) -> Hexagon {
        self.turned(turn, Angle::STEP)
    }

    /// Turned by a half pivot, and moved along the line of the two centres to where it just touches `beside` again
    /// (PR-6.34, PR-R10). None if both have the same centre.
    #[must_use]
    pub fn half_pivoted(&self, turn: Turn, beside: &Hexagon) -> Option<Hexagon> {
        let turned = self.turned(turn, Angle::HALF_STEP);
        let heading = Heading::along(self.at() - beside.at())?;
        let apart = beside.touch_distance(&turned, heading);
        Some(turned.placed(Pose { at: beside.at() + heading.times(apart), facing: turned.pose.facing }))
    }

    /// The pose after circling `target` to the neighbouring face (PR-6.22, PR-6.26). None unless the front face lies on a
    /// whole face of the target (PR-6.23, PR-R12). A circler that goes to its left goes round the target clockwise.
    #[must_use]
    pub fn circled(&self, turn: Turn, target: &Hexagon) -> Option<Pose> {
        let (ours, theirs) = self.full_contact(target)?;
        let round = match turn {
            Turn::Left => Turn::Right,
            Turn::Right => Turn::Left,
        };
        (ours == Face::AHEAD).then(|| target.slot(theirs.next(round), self))
    }

    /// The path on which this hexagon is pushed by another: so far away from it, along the line of the two centres
    /// (PR-12.3, PR-R28). None if both have the same centre.
    #[must_use]
    pub fn pushed(&self, by: &Hexagon, length: Length) -> Option<Path> {
        let heading = Heading::along(self.at() - by.at())?;
        Some(Path { start: *self, heading, length })
    }

    fn turned(&self, turn: Turn, angle: Angle) -> Hexagon {
        let Pose { at, facing } = self.pose;
        let facing = match turn {
            Turn::Left => facing + angle,
            Turn::Right => facing - angle,
        };
        self.placed(Pose { at, facing })
    }
}
