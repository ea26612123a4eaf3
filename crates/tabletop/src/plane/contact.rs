//! Contact: which faces or corners touch, and where.

use super::{Corner, Face, Hexagon, Length, Point, SLACK};

/// How two hexagons touch (PR-2.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Contact {
    /// What of the first one touches.
    pub first: Touching,
    /// What of the second one touches.
    pub second: Touching,
    /// One end of what both share.
    pub from: Point,
    /// The other end; the same point if they touch in one point.
    pub to: Point,
    /// How long the shared part is: zero for a point.
    pub length: Length,
}

/// The part of a hexagon that touches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Touching {
    /// A face, or a part of it.
    Face(Face),
    /// A corner alone.
    Corner(Corner),
}

/// On which side of its dividing line a hexagon is touched (PR-R3, PR-R4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Sides {
    /// In its front arc.
    pub front: bool,
    /// In its rear arc.
    pub rear: bool,
}

impl Hexagon {
    /// How this hexagon touches another: nearer than the tolerance, and not overlapping (PR-2.8, PR-R1, PR-R3).
    #[must_use]
    pub fn contact(&self, other: &Hexagon) -> Option<Contact> {
        if self.is_far_from(other) {
            return None;
        }
        let gap = self.gap(other);
        if gap.is_overlap() || gap.width > SLACK {
            return None;
        }
        if let Some(contact) = Face::ALL.into_iter().find_map(|face| self.face_to_face(face, other)) {
            return Some(contact);
        }
        let nearest = self.nearest(other);
        nearest.is_within(Length::ZERO).then(|| Contact {
            first: self.touching(nearest.from),
            second: other.touching(nearest.to),
            from: nearest.from,
            to: nearest.from,
            length: Length::ZERO,
        })
    }

    /// Whether a face of this hexagon lies on a whole face of the other (PR-2.10): the two faces, if so.
    #[must_use]
    pub fn full_contact(&self, other: &Hexagon) -> Option<(Face, Face)> {
        let contact = self.contact(other)?;
        let whole = contact.length >= self.face.max(other.face) - SLACK;
        match (contact.first, contact.second) {
            (Touching::Face(first), Touching::Face(second)) if whole => Some((first, second)),
            _ => None,
        }
    }

    /// On which sides of this hexagon's dividing line a contact lies. A touch on nothing but a side corner is one in
    /// front if any of the other is ahead (PR-R3, PR-R4).
    #[must_use]
    pub fn sides(&self, contact: &Contact, other: &Hexagon) -> Sides {
        let ahead = |point: Point| (point - self.at()).along(self.pose.facing.heading());
        let (one, two) = (ahead(contact.from), ahead(contact.to));
        let (front, rear) = (one.max(two) > SLACK, one.min(two) < -SLACK);
        let on_the_line = !front && !rear;
        let in_front = on_the_line && self.has_in_front(other);
        Sides { front: front || in_front, rear: rear || (on_the_line && !in_front) }
    }

    /// The part of this face that lies on a face of the other, if it is longer than the tolerance.
    fn face_to_face(&self, face: Face, other: &Hexagon) -> Option<Contact> {
        let looks = self.looks(face);
        let second = Face::ALL.into_iter().find(|second| other.looks(*second) == looks.opposite())?;
        let (ahead, left) = (looks.heading(), looks.heading().left());
        let way = other.at() - self.at();
        let apart = way.along(ahead) - self.apothem() - other.apothem();
        if apart.abs() > SLACK {
            return None;
        }
        // Twice as long, because half a face may be no whole number of nanometres.
        let aside = way.along(left) * 2;
        let right_end = (-self.face).max(aside - other.face);
        let left_end = self.face.min(aside + other.face);
        if left_end - right_end <= SLACK * 2 {
            return None;
        }
        let middle = self.middle(face);
        let half = |twice: Length| Length::nm(twice.in_nm() / 2);
        Some(Contact {
            first: Touching::Face(face),
            second: Touching::Face(second),
            from: middle + left.times(half(right_end)),
            to: middle + left.times(half(left_end)),
            length: half(left_end - right_end),
        })
    }

    /// The part of the rim where a point lies: a corner if one is as near as the tolerance.
    pub(super) fn touching(&self, point: Point) -> Touching {
        let near = |corner: &Corner| (self.corner(*corner) - point).length() <= SLACK;
        if let Some(corner) = Corner::ALL.into_iter().find(near) {
            return Touching::Corner(corner);
        }
        let ahead = |face: &Face| (point - self.at()).along(self.looks(*face).heading());
        Touching::Face(Face::ALL.into_iter().max_by_key(ahead).expect("a hexagon has faces"))
    }
}
