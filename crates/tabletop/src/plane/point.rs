//! Points, the offsets between them, and poses.

use std::ops::{Add, Neg, Sub};

use serde::{Deserialize, Serialize};

use super::angle::{SCALE, is_short, scaled_down_narrow};
use super::length::{narrow, root, scaled_down};
use super::{Angle, Heading, Length};

/// A point of the plane: `x` grows to the right, `y` away from the reader.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "Offset", into = "Offset")]
pub struct Point {
    x: Length,
    y: Length,
}

/// What lies between two points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Offset {
    /// To the right.
    pub x: Length,
    /// Away from the reader.
    pub y: Length,
}

/// Where something stands, and which way it faces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pose {
    /// Its centre.
    pub at: Point,
    /// The way it faces.
    pub facing: Angle,
}

/// No coordinate is further from zero than this, a kilometre, so that no product of a predicate needs more than 128 bits.
pub const COORDINATE_MAX: Length = Length::mm(1_000_000);

impl Point {
    /// The point where both coordinates are zero.
    pub const ORIGIN: Point = Point { x: Length::ZERO, y: Length::ZERO };

    /// The point with these coordinates.
    ///
    /// # Panics
    ///
    /// If it is further than a kilometre from the origin.
    #[must_use]
    pub fn new(x: Length, y: Length) -> Point {
        Point::checked(x, y).expect("no table is a kilometre wide")
    }

    /// The point with these coordinates, unless one of them is beyond [`COORDINATE_MAX`].
    #[must_use]
    pub fn checked(x: Length, y: Length) -> Option<Point> {
        let good = |length: Length| (-COORDINATE_MAX..=COORDINATE_MAX).contains(&length);
        (good(x) && good(y)).then_some(Point { x, y })
    }

    /// How far to the right.
    #[must_use]
    pub const fn x(self) -> Length {
        self.x
    }

    /// How far from the reader.
    #[must_use]
    pub const fn y(self) -> Length {
        self.y
    }
}

impl Offset {
    /// How far it goes along a heading; negative if it goes back.
    #[must_use]
    pub fn along(self, heading: Heading) -> Length {
        let (x, y) = heading.parts();
        if is_short(self.x) && is_short(self.y) {
            return Length::nm(scaled_down_narrow(self.x.in_nm() * x + self.y.in_nm() * y));
        }
        let product = wide(self.x) * i128::from(x) + wide(self.y) * i128::from(y);
        Length::nm(narrow(scaled_down(product, SCALE)))
    }

    /// How long it is, to the nearest nanometre.
    #[must_use]
    pub fn length(self) -> Length {
        root(self.x.squared() + self.y.squared())
    }

    /// Twice the area that it spans with another: positive if the other lies to its left. Exact.
    pub(super) fn cross(self, other: Offset) -> i128 {
        wide(self.x) * wide(other.y) - wide(self.y) * wide(other.x)
    }
}

/// A length with room for products.
pub(super) fn wide(length: Length) -> i128 {
    i128::from(length.in_nm())
}

impl Sub for Point {
    type Output = Offset;

    fn sub(self, other: Point) -> Offset {
        Offset { x: self.x - other.x, y: self.y - other.y }
    }
}

impl Add<Offset> for Point {
    type Output = Point;

    fn add(self, offset: Offset) -> Point {
        Point::new(self.x + offset.x, self.y + offset.y)
    }
}

impl Sub<Offset> for Point {
    type Output = Point;

    fn sub(self, offset: Offset) -> Point {
        self + -offset
    }
}

impl Add for Offset {
    type Output = Offset;

    fn add(self, other: Offset) -> Offset {
        Offset { x: self.x + other.x, y: self.y + other.y }
    }
}

impl Neg for Offset {
    type Output = Offset;

    fn neg(self) -> Offset {
        Offset { x: -self.x, y: -self.y }
    }
}

impl TryFrom<Offset> for Point {
    type Error = String;

    fn try_from(from: Offset) -> Result<Point, String> {
        Point::checked(from.x, from.y).ok_or_else(|| "no coordinate is more than a kilometre".to_owned())
    }
}

impl From<Point> for Offset {
    fn from(point: Point) -> Offset {
        point - Point::ORIGIN
    }
}
