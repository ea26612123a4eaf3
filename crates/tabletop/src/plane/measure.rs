//! Distances between hexagons and to discs, each with the two points it is measured between.

use serde::{Deserialize, Serialize};

use super::{Corner, Face, Heading, Hexagon, Length, Point, SLACK};

/// A measured distance and its two ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Measure {
    /// How far it is, to the nearest nanometre; zero if the two overlap.
    pub length: Length,
    /// The end at the first piece.
    pub from: Point,
    /// The end at the second piece.
    pub to: Point,
}

/// A round thing that lies on the table (PR-R47).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Disc {
    /// Its centre.
    pub at: Point,
    /// From its centre to its rim.
    pub radius: Length,
}

impl Measure {
    /// Whether it is at most this long (PR-2.16, PR-2.17, PR-10.10, PR-R21).
    #[must_use]
    pub fn is_within(self, limit: Length) -> bool {
        self.length <= limit + SLACK
    }

    /// Whether it is at least this long (PR-2.18).
    #[must_use]
    pub fn is_at_least(self, limit: Length) -> bool {
        self.length >= limit - SLACK
    }

    fn turned_round(self) -> Measure {
        Measure { length: self.length, from: self.to, to: self.from }
    }
}

impl Hexagon {
    /// The shortest way between two hexagons (PR-1.7, PR-2.15).
    #[must_use]
    pub fn nearest(&self, other: &Hexagon) -> Measure {
        let ours = Corner::ALL.map(|corner| other.nearest_to(self.corner(corner)).turned_round());
        let theirs = Corner::ALL.map(|corner| self.nearest_to(other.corner(corner)));
        let nearest = ours.into_iter().chain(theirs).min_by_key(|measure| measure.length);
        let nearest = nearest.expect("a hexagon has corners");
        if self.gap(other).width > Length::ZERO {
            nearest
        } else {
            Measure { length: Length::ZERO, ..nearest }
        }
    }

    /// The way from the corner of this hexagon that is farthest from the other one: the other has all of this one within
    /// that reach (PR-2.17).
    #[must_use]
    pub fn farthest(&self, other: &Hexagon) -> Measure {
        let ways = Corner::ALL.map(|corner| other.nearest_to(self.corner(corner)).turned_round());
        ways.into_iter().max_by_key(|measure| measure.length).expect("a hexagon has corners")
    }

    /// The shortest way from this hexagon to a point; zero if the point is inside.
    #[must_use]
    pub fn nearest_to(&self, point: Point) -> Measure {
        let way = point - self.at();
        let ahead = |face: &Face| way.along(self.looks(*face).heading());
        let ways = Face::ALL[..3].iter().map(|face| (ahead(face), *face));
        let (along, face) = ways.max_by_key(|(along, _)| along.abs()).expect("a hexagon has faces");
        let face = if along < Length::ZERO { face.opposite() } else { face };
        let looks = self.looks(face).heading();
        let beyond = along.abs() - self.apothem();
        if beyond <= Length::ZERO {
            return Measure { length: Length::ZERO, from: point, to: point };
        }
        let aside = way.along(looks.left());
        let past = aside.abs() * 2 - self.face;
        if past <= Length::ZERO {
            return Measure { length: beyond, from: point - looks.times(beyond), to: point };
        }
        let [right, left] = self.ends(face);
        let from = if aside < Length::ZERO { right } else { left };
        Measure { length: (point - from).length(), from, to: point }
    }

    /// The shortest way from this hexagon to the rim of a disc (PR-15.2, PR-R47).
    #[must_use]
    pub fn nearest_rim(&self, disc: &Disc) -> Measure {
        let way = self.nearest_to(disc.at);
        let length = (way.length - disc.radius).max(Length::ZERO);
        let towards = Heading::along(way.to - way.from);
        let to = towards.map_or(way.to, |heading| way.from + heading.times(length));
        Measure { length, from: way.from, to }
    }

    /// Whether a disc lies under this hexagon, deeper than the tolerance (PR-R47).
    #[must_use]
    pub fn covers_part_of(&self, disc: &Disc) -> bool {
        self.nearest_to(disc.at).length < disc.radius - SLACK
    }
}

impl Disc {
    /// Whether two discs overlap (PR-R47).
    #[must_use]
    pub fn overlaps(&self, other: &Disc) -> bool {
        (other.at - self.at).length() < self.radius + other.radius - SLACK
    }
}
