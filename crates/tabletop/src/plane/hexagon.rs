//! Regular hexagons with a front: bases, buildings, pieces of terrain.

use serde::{Deserialize, Serialize};

use super::angle::part;
use super::{Angle, Heading, Length, Point, Pose};

/// A regular hexagon: where it stands and how long each of its faces is (PR-1.2, PR-1.6, PR-2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hexagon {
    /// Its centre and the way its face 0 looks.
    pub pose: Pose,
    /// The length of a face, which is also the way from the centre to a corner.
    pub face: Length,
}

/// A face of a hexagon: 0 looks ahead, and the others follow anticlockwise (PR-2.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Face(u8);

/// A corner of a hexagon: corner 0 is between the faces 0 and 1, and the others follow anticlockwise (PR-2.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Corner(u8);

/// Left or right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Turn {
    /// Anticlockwise.
    Left,
    /// Clockwise.
    Right,
}

impl Face {
    /// All faces, anticlockwise from the one that looks ahead.
    pub const ALL: [Face; 6] = [Face(0), Face(1), Face(2), Face(3), Face(4), Face(5)];
    /// The face that looks ahead.
    pub const AHEAD: Face = Face(0);
    /// The three faces of the front arc, from the right to the left (PR-1.3, PR-2.4).
    pub const FRONT: [Face; 3] = [Face(5), Face(0), Face(1)];

    /// Its number, 0 to 5.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Whether it belongs to the front arc (PR-1.3).
    #[must_use]
    pub fn is_front(self) -> bool {
        Face::FRONT.contains(&self)
    }

    /// The face on the other side.
    #[must_use]
    pub const fn opposite(self) -> Face {
        Face((self.0 + 3) % 6)
    }

    /// The next face that way round.
    #[must_use]
    pub const fn next(self, turn: Turn) -> Face {
        match turn {
            Turn::Left => Face((self.0 + 1) % 6),
            Turn::Right => Face((self.0 + 5) % 6),
        }
    }

    /// How far it is turned from the face that looks ahead.
    fn turned(self) -> Angle {
        Angle::degrees(60 * i64::from(self.0))
    }
}

impl TryFrom<u8> for Face {
    type Error = String;

    fn try_from(number: u8) -> Result<Face, String> {
        if number < 6 { Ok(Face(number)) } else { Err(format!("a face is 0 to 5, not {number}")) }
    }
}

impl From<Face> for u8 {
    fn from(face: Face) -> u8 {
        face.0
    }
}

impl Corner {
    /// All corners, anticlockwise.
    pub const ALL: [Corner; 6] = [Corner(0), Corner(1), Corner(2), Corner(3), Corner(4), Corner(5)];

    /// Its number, 0 to 5.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The two faces that meet in it.
    #[must_use]
    pub const fn faces(self) -> [Face; 2] {
        [Face(self.0), Face((self.0 + 1) % 6)]
    }
}

impl Hexagon {
    /// The hexagon with this pose and this length of a face.
    #[must_use]
    pub const fn new(pose: Pose, face: Length) -> Hexagon {
        Hexagon { pose, face }
    }

    /// Its centre.
    #[must_use]
    pub const fn at(&self) -> Point {
        self.pose.at
    }

    /// The same hexagon elsewhere.
    #[must_use]
    pub const fn placed(&self, pose: Pose) -> Hexagon {
        Hexagon { pose, face: self.face }
    }

    /// From its centre to the middle of a face (PR-2.2).
    #[must_use]
    pub fn apothem(&self) -> Length {
        part(self.face, Angle::HALF_STEP.heading().parts().0)
    }

    /// The length of so many hexes, each from face to face: `n · √3` faces, rounded once (PR-1.41, PR-2.1).
    #[must_use]
    pub fn hexes(&self, count: u8) -> Length {
        part(self.face * (2 * i64::from(count)), Angle::HALF_STEP.heading().parts().0)
    }

    /// The way that a face looks (PR-2.3).
    #[must_use]
    pub fn looks(&self, face: Face) -> Angle {
        self.pose.facing + face.turned()
    }

    /// A corner (PR-2.3).
    #[must_use]
    pub fn corner(&self, corner: Corner) -> Point {
        let angle = self.looks(Face(corner.0)) + Angle::HALF_STEP;
        self.at() + angle.heading().times(self.face)
    }

    /// All corners, anticlockwise from the left end of face 0.
    #[must_use]
    pub fn corners(&self) -> [Point; 6] {
        Corner::ALL.map(|corner| self.corner(corner))
    }

    /// The two ends of a face, the right one first as seen from the centre.
    #[must_use]
    pub fn ends(&self, face: Face) -> [Point; 2] {
        [self.corner(Corner((face.0 + 5) % 6)), self.corner(Corner(face.0))]
    }

    /// The middle of a face.
    #[must_use]
    pub fn middle(&self, face: Face) -> Point {
        self.at() + self.looks(face).heading().times(self.apothem())
    }

    /// How far it reaches from its centre in a direction of whole degrees (PR-2.24). The same for all of its own six
    /// directions, to the last nanometre.
    pub(super) fn reach(&self, towards: Angle) -> Length {
        let off_corner = (towards - self.pose.facing + Angle::HALF_STEP).in_degrees() % 60;
        let nearest = off_corner.min(60 - off_corner);
        part(self.face, Angle::degrees(i64::from(nearest)).heading().parts().0)
    }

    /// How far it reaches from its centre along any heading (PR-2.24).
    pub(super) fn reach_along(&self, heading: Heading) -> Length {
        let corner =
            |corner: &Corner| (self.looks(Face(corner.0)) + Angle::HALF_STEP).heading().share(heading);
        let share = Corner::ALL[..3].iter().map(|each| corner(each).abs()).max();
        part(self.face, share.expect("a hexagon has corners"))
    }

    /// It and its six neighbours: the usual piece of terrain (PR-R74).
    #[must_use]
    pub fn cluster(&self) -> [Hexagon; 7] {
        let around = |face: Face| self.at() + self.looks(face).heading().times(self.hexes(1));
        let hexagon = |at: Point| self.placed(Pose { at, facing: self.pose.facing });
        let [a, b, c, d, e, f] = Face::ALL.map(|face| hexagon(around(face)));
        [*self, a, b, c, d, e, f]
    }
}
