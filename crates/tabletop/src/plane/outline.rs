//! Convex outlines: what a line of sight begins on, ends on, and must not touch.

use super::length::divided;
use super::point::wide;
use super::{Heading, Length, Offset, Point};

/// A hexagon that is cut twice has at most this many corners.
const CORNERS_MAX: usize = 8;

/// A convex outline, its corners anticlockwise. It may be empty.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outline {
    corners: [Point; CORNERS_MAX],
    count: usize,
}

impl Outline {
    const EMPTY: Outline = Outline { corners: [Point::ORIGIN; CORNERS_MAX], count: 0 };

    pub(super) fn new(corners: &[Point]) -> Outline {
        let mut outline = Outline::EMPTY;
        for corner in corners {
            outline.push(*corner);
        }
        outline
    }

    fn push(&mut self, corner: Point) {
        self.corners[self.count] = corner;
        self.count += 1;
    }

    pub(super) fn corners(&self) -> &[Point] {
        &self.corners[..self.count]
    }

    /// Each edge as its two ends.
    pub(super) fn edges(&self) -> impl Iterator<Item = (Point, Point)> {
        let corners = self.corners();
        corners.iter().copied().zip(corners.iter().copied().cycle().skip(1))
    }

    /// Each corner between its two neighbours.
    pub(super) fn bends(&self) -> impl Iterator<Item = (Point, Point, Point)> {
        let (corners, count) = (self.corners(), self.count);
        (0..count).map(move |at| (corners[(at + count - 1) % count], corners[at], corners[(at + 1) % count]))
    }

    /// The part that lies at least so far beyond a point along a heading; corners that the cut makes are rounded.
    pub(super) fn cut(&self, from: Point, heading: Heading, beyond: Length) -> Outline {
        let depth = |point: Point| (point - from).along(heading) - beyond;
        let mut kept = Outline::EMPTY;
        for (here, next) in self.edges() {
            let (depth_here, depth_next) = (depth(here), depth(next));
            if depth_here >= Length::ZERO {
                kept.push(here);
            }
            if (depth_here < Length::ZERO) != (depth_next < Length::ZERO) {
                kept.push(between(here, next, wide(depth_here), wide(depth_here - depth_next)));
            }
        }
        kept
    }

    /// The smallest and the largest coordinates.
    pub(super) fn bounds(&self) -> Bounds {
        Bounds::of(self.corners())
    }

    /// Whether a segment touches the outline or what is inside it. Exact: integers are compared, and nothing is rounded.
    ///
    /// Two convex shapes that do not touch are parted by an edge of the one or of the other.
    pub(super) fn is_touched_by(&self, from: Point, to: Point) -> bool {
        let outside = |(a, b): (Point, Point)| side(a, b, from) < 0 && side(a, b, to) < 0;
        if self.edges().any(outside) {
            return false;
        }
        let sides = self.corners().iter().map(|corner| side(from, to, *corner).signum());
        let (lowest, highest) = sides.fold((1, -1), |(low, high), side| (side.min(low), side.max(high)));
        from == to || (lowest <= 0 && highest >= 0)
    }
}

/// A box that holds an outline.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bounds {
    least: (Length, Length),
    most: (Length, Length),
}

impl Bounds {
    pub(super) fn of(points: &[Point]) -> Bounds {
        let far = (Length::nm(i64::MAX), Length::nm(i64::MAX));
        let mut bounds = Bounds { least: far, most: (Length::nm(i64::MIN), Length::nm(i64::MIN)) };
        for point in points {
            bounds.least = (bounds.least.0.min(point.x()), bounds.least.1.min(point.y()));
            bounds.most = (bounds.most.0.max(point.x()), bounds.most.1.max(point.y()));
        }
        bounds
    }

    pub(super) fn joined(self, other: Bounds) -> Bounds {
        let least = (self.least.0.min(other.least.0), self.least.1.min(other.least.1));
        let most = (self.most.0.max(other.most.0), self.most.1.max(other.most.1));
        Bounds { least, most }
    }

    pub(super) fn meets(self, other: Bounds) -> bool {
        let apart = self.most.0 < other.least.0
            || other.most.0 < self.least.0
            || self.most.1 < other.least.1
            || other.most.1 < self.least.1;
        !apart
    }
}

/// On which side of the line from `a` to `b` a point lies: positive on the left, zero on the line. Exact.
pub(super) fn side(a: Point, b: Point, point: Point) -> i128 {
    (b - a).cross(point - a)
}

/// The point at a fraction of the way from one point to another, rounded once.
pub(super) fn between(from: Point, to: Point, number: i128, of: i128) -> Point {
    let way = to - from;
    let part = |length: Length| Length::nm(super::length::narrow(divided(wide(length) * number, of)));
    from + Offset { x: part(way.x), y: part(way.y) }
}
