//! Lines of sight: from any point of the front faces to any point of a base, touching nothing in between.
//!
//! What is found is always true: the line that is named is held against every blocker by exact comparison. What is
//! looked through is complete down to windows of a few nanometres: between two neighbouring places where a line that
//! touches two outlines meets a face, what is seen does not change, so the middle of each such stretch speaks for it all.

use super::angle::SCALE;
use super::length::{divided, narrow};
use super::outline::{Bounds, Outline, between, side};
use super::point::wide;
use super::{Face, Hexagon, Length, Offset, Point, SLACK};
use arrayvec::ArrayVec;
use std::cell::Cell;
use std::mem::take;

/// The most blockers that are told of.
const TOLD_MAX: usize = 24;

/// What one hexagon sees of another (PR-10.4).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sight {
    /// It sees it along this line, which touches no blocker.
    Clear {
        /// The front face on which the line begins.
        face: Face,
        /// Where it begins.
        from: Point,
        /// The point that is seen.
        to: Point,
    },
    /// No part of the target is in the front arc (PR-10.1).
    Behind,
    /// Every line touches one of these blockers, by their places in the list: those that were touched.
    Blocked(ArrayVec<usize, TOLD_MAX>),
}

/// How much longer the faces of a hexagon are whose sides have moved out by the tolerance: 2/√3 of it.
const GROWN: Length = Length::nm(57_735);

/// A blocker that may matter: its place in the list, and its outline, grown by the tolerance (PR-R20).
struct Blocker {
    index: usize,
    outline: Outline,
}

/// Lists that the next look uses again: sight is asked for often, and should ask for no memory.
struct Room {
    blockers: Vec<Blocker>,
    outlines: Vec<Outline>,
    crossings: Vec<Point>,
    bounds: Vec<i64>,
    directions: Vec<Offset>,
}

impl Default for Room {
    /// As much as a full table needs.
    fn default() -> Room {
        Room {
            blockers: Vec::with_capacity(32),
            outlines: Vec::with_capacity(128),
            crossings: Vec::with_capacity(256),
            bounds: Vec::with_capacity(2048),
            directions: Vec::with_capacity(512),
        }
    }
}

thread_local! {
    /// What the last look of this thread has left.
    static ROOM: Cell<Option<Room>> = const { Cell::new(None) };
}

impl Hexagon {
    /// Whether this hexagon sees any part of the target that is ahead of its dividing line, from any point of its front
    /// faces, along a line that comes no nearer than the tolerance to any blocker (PR-10.4, PR-10.5, PR-10.6, PR-R20).
    ///
    /// Neither this hexagon nor the target should be among the blockers.
    #[must_use]
    pub fn sees(&self, target: &Hexagon, blockers: &[Hexagon]) -> Sight {
        if !self.has_in_front(target) {
            return Sight::Behind;
        }
        let ahead = Outline::new(&target.corners()).cut(self.at(), self.pose.facing.heading(), SLACK);
        let faces = Face::FRONT.map(|face| self.beyond(face, &ahead));
        let ends = Face::FRONT.map(|face| Bounds::of(&self.ends(face)));
        let field = ends.into_iter().fold(ahead.bounds(), Bounds::joined);
        let mut look = Look { room: ROOM.take().unwrap_or_default(), touched: ArrayVec::new() };
        look.grow(blockers, field);
        let sight = look.through(self, &faces);
        ROOM.set(Some(look.room));
        sight
    }

    /// The part of an outline that lies beyond a face: a line to it does not cross this hexagon itself.
    fn beyond(&self, face: Face, outline: &Outline) -> Outline {
        outline.cut(self.at(), self.looks(face).heading(), self.apothem())
    }
}

/// A search for a line that touches no blocker.
struct Look {
    room: Room,
    /// The blockers that some line touched.
    touched: ArrayVec<usize, TOLD_MAX>,
}

impl Look {
    /// The blockers whose boxes meet that of the field of view, grown by the tolerance.
    fn grow(&mut self, blockers: &[Hexagon], field: Bounds) {
        let blocker = |(index, hexagon): (usize, &Hexagon)| {
            let grown = Hexagon::new(hexagon.pose, hexagon.face + GROWN);
            let outline = Outline::new(&grown.corners());
            outline.bounds().meets(field).then_some(Blocker { index, outline })
        };
        self.room.blockers.clear();
        self.room.blockers.extend(blockers.iter().enumerate().filter_map(blocker));
    }

    /// First the lines that find most of what is open, then all of them.
    fn through(&mut self, from: &Hexagon, faces: &[Outline; 3]) -> Sight {
        for (face, seen) in Face::FRONT.into_iter().zip(faces) {
            if let Some((from, to)) = self.at_once(from.middle(face), seen) {
                return Sight::Clear { face, from, to };
            }
        }
        for (face, seen) in Face::FRONT.into_iter().zip(faces) {
            if let Some((from, to)) = self.thoroughly(from.ends(face), seen) {
                return Sight::Clear { face, from, to };
            }
        }
        self.touched.sort_unstable();
        Sight::Blocked(self.touched.clone())
    }

    /// Whether a line is clear; the first blocker that it touches is noted.
    fn is_clear(&mut self, from: Point, to: Point) -> bool {
        let touched = self.room.blockers.iter().find(|blocker| blocker.outline.is_touched_by(from, to));
        match touched.map(|blocker| blocker.index) {
            Some(index) if !self.touched.contains(&index) => {
                let _ = self.touched.try_push(index);
            }
            Some(_) => {}
            None => return true,
        }
        false
    }

    /// The lines from a point to the corners of what may be seen: they find most of what is open.
    fn at_once(&mut self, from: Point, seen: &Outline) -> Option<(Point, Point)> {
        let to = seen.corners().iter().find(|corner| self.is_clear(from, **corner))?;
        Some((from, *to))
    }

    /// Looks from every stretch of a face on which what is seen stays the same.
    fn thoroughly(&mut self, [right, left]: [Point; 2], seen: &Outline) -> Option<(Point, Point)> {
        if seen.corners().is_empty() {
            return None;
        }
        let (mut crossings, mut bounds) = (take(&mut self.room.crossings), take(&mut self.room.bounds));
        self.crossings(seen, &mut crossings);
        self.bounds_of_stretches([right, left], seen, &crossings, &mut bounds);
        bounds.sort_unstable();
        bounds.dedup();
        let found = bounds.windows(2).find_map(|stretch| {
            let from = between(right, left, i128::from(stretch[0] + stretch[1]), 2 << SCALE);
            self.look_from(from, seen, &crossings)
        });
        (self.room.crossings, self.room.bounds) = (crossings, bounds);
        found
    }

    /// Where two outlines cross, because pieces that touch overlap once they are grown.
    fn crossings(&self, seen: &Outline, crossings: &mut Vec<Point>) {
        crossings.clear();
        let blockers = &self.room.blockers;
        for (at, Blocker { outline: one, .. }) in blockers.iter().enumerate() {
            let others = blockers[at + 1..].iter().map(|blocker| &blocker.outline).chain([seen]);
            for two in others.filter(|two| two.bounds().meets(one.bounds())) {
                for (a, b) in one.edges() {
                    crossings.extend(two.edges().filter_map(|(c, d)| crossing(a, b, c, d)));
                }
            }
        }
    }

    /// The places on a face, in 2^30 parts of it, where what is seen may change: its ends, and where lines that touch two
    /// outlines meet it.
    fn bounds_of_stretches(
        &mut self,
        [right, left]: [Point; 2],
        seen: &Outline,
        crossings: &[Point],
        bounds: &mut Vec<i64>,
    ) {
        bounds.clear();
        bounds.extend([0, 1 << SCALE]);
        let mut note = |a: Point, b: Point| bounds.extend(place_on(right, left, a, b));
        let Room { blockers, outlines, .. } = &mut self.room;
        outlines.clear();
        outlines.extend(blockers.iter().map(|blocker| blocker.outline));
        for (a, b) in outlines.iter().flat_map(Outline::edges) {
            note(a, b);
        }
        outlines.push(*seen);
        outlines.extend(crossings.iter().map(|point| Outline::new(&[*point])));
        for (at, one) in outlines.iter().enumerate() {
            for two in &outlines[at + 1..] {
                for (before, corner, after) in one.bends() {
                    let touches_one = |other: Point| is_tangent(other, corner, before, after);
                    for (_, other, _) in two.bends().filter(|bend| touches_one(bend.1)) {
                        note(corner, other);
                    }
                }
            }
        }
    }

    /// Looks from one point in every direction between two neighbouring corners.
    fn look_from(&mut self, from: Point, seen: &Outline, crossings: &[Point]) -> Option<(Point, Point)> {
        let mut directions = take(&mut self.room.directions);
        self.directions(from, seen, crossings, &mut directions);
        let middles = directions.windows(2).map(|pair| middle(pair[0], pair[1]));
        let mut ends = middles.filter_map(|way| entry(from, way, seen));
        let found = ends.find(|to| self.is_clear(from, *to)).map(|to| (from, to));
        self.room.directions = directions;
        found
    }

    /// The ways from a point to everything where the view may change, from the right of what may be seen to its left.
    fn directions(&self, from: Point, seen: &Outline, crossings: &[Point], directions: &mut Vec<Offset>) {
        directions.clear();
        directions.extend(seen.corners().iter().map(|point| *point - from));
        let rightmost = |way: &Offset| directions.iter().all(|other| way.cross(*other) >= 0);
        let leftmost = |way: &Offset| directions.iter().all(|other| way.cross(*other) <= 0);
        let ends = directions.iter().copied().find(rightmost).zip(directions.iter().copied().find(leftmost));
        let Some((right, left)) = ends else { return };
        let corners = self.room.blockers.iter().flat_map(|blocker| blocker.outline.corners());
        let others = corners.chain(crossings).map(|point| *point - from);
        directions.extend(others.filter(|way| right.cross(*way) > 0 && way.cross(left) > 0));
        directions.retain(|way| *way != Offset::default());
        directions.sort_unstable_by(|one, two| 0.cmp(&one.cross(*two)));
    }
}

/// Whether the line from `other` through a corner leaves both neighbours of the corner on one side.
fn is_tangent(other: Point, corner: Point, before: Point, after: Point) -> bool {
    let (one, two) = (side(other, corner, before).signum(), side(other, corner, after).signum());
    one * two >= 0
}

/// Where two segments cross, rounded.
fn crossing(a: Point, b: Point, c: Point, d: Point) -> Option<Point> {
    let (from_c, from_d) = (side(a, b, c), side(a, b, d));
    let (from_a, from_b) = (side(c, d, a), side(c, d, b));
    let cross = from_c.signum() != from_d.signum() && from_a.signum() != from_b.signum();
    cross.then(|| between(a, b, from_a, from_a - from_b))
}

/// Where the line through `a` and `b` meets a face, in 2^30 parts of it; none if it does not, or runs along it.
fn place_on(right: Point, left: Point, a: Point, b: Point) -> Option<i64> {
    let (at_right, at_left) = (side(a, b, right), side(a, b, left));
    let meets = at_right.signum() * at_left.signum() <= 0 && at_right != at_left;
    meets.then(|| narrow(divided(at_right << SCALE, at_right - at_left)))
}

/// A way between two others, each counted alike, however long they are.
fn middle(one: Offset, two: Offset) -> Offset {
    let even = |way: Offset| {
        let longest = wide(way.x.abs().max(way.y.abs()));
        let part = |length: Length| Length::nm(narrow(divided(wide(length) << (SCALE + 2), longest)));
        Offset { x: part(way.x), y: part(way.y) }
    };
    even(one) + even(two)
}

/// Where a ray first meets an outline, rounded.
fn entry(from: Point, way: Offset, seen: &Outline) -> Option<Point> {
    let meets = |(a, b): (Point, Point)| {
        let (at_a, at_b) = (way.cross(a - from), way.cross(b - from));
        let crossed = at_a.signum() * at_b.signum() <= 0 && at_a != at_b;
        crossed.then(|| between(a, b, at_a, at_a - at_b))
    };
    seen.edges().filter_map(meets).min_by_key(|point| (*point - from).length())
}
