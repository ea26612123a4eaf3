//! Freedom: whether any place is free, decided to the end, however narrow it is. PR-17.3, PR-R52,
//! PR-R64, PR-R89.
//!
//! Places are whole millimetres and whole degrees, so there are so many and no more. They are searched box by box: if the
//! base in the middle of a box lacks more room than any other base of the box is away from it, no place of the box is free.
//! Any other box is halved, down to single places. So the answer is exact, and seldom more than some hundred places are
//! looked at.

use super::{Kept, Solids, flush, inland};
use crate::content::{Mat, Place};
use crate::queries::{base, hexes};
use arrayvec::ArrayVec;
use tabletop::plane::{self, Edge, Length, SLACK};

/// What no point of a base exceeds while it turns by a degree: 37 mm · π / 180.
const TURN: i64 = 646_000;
/// More than all that is rounded.
const ROUNDED: i64 = 1_000;
/// A millimetre.
const STEP: i64 = 1_000_000;
/// What a full pivot takes a base onto itself by.
const PIVOT: u16 = 60;

/// The most boxes that wait: a box is halved at most so often, and one half of each waits.
const BOXES: usize = 64;

/// A place along an edge: millimetres along it and inward, degrees.
type At = [u16; 3];

/// The places along an edge that models may be given.
pub(super) struct Zone<'a> {
    pub(super) mat: &'a Mat,
    pub(super) plane: plane::Table,
    pub(super) edge: Edge,
    /// How many hexes deep; flush with the edge if 0.
    pub(super) depth: u8,
    /// What no base may overlap.
    pub(super) solids: Solids,
    /// PR-17.7: what has to be kept away from.
    pub(super) kept: Option<Kept>,
}

impl Zone<'_> {
    /// A free place, if there is any.
    pub(super) fn free(&self) -> Option<Place> {
        let long = match self.edge {
            Edge::Near | Edge::Far => self.mat.width,
            Edge::Left | Edge::Right => self.mat.depth,
        };
        let all = match self.depth {
            0 => Span { first: [0, super::INWARD, 0], last: [long, super::INWARD, 0] },
            depth => {
                let deep = (hexes(depth).in_nm() / STEP) as u16 + super::INWARD + 1;
                Span { first: [0; 3], last: [long, deep.min(self.across()), PIVOT - 1] }
            }
        };
        all.find(&|at| self.lack(at)).map(|at| self.place(at))
    }

    /// How far the mat reaches inward.
    fn across(&self) -> u16 {
        match self.edge {
            Edge::Near | Edge::Far => self.mat.depth,
            Edge::Left | Edge::Right => self.mat.width,
        }
    }

    fn place(&self, [along, inward, degrees]: At) -> Place {
        inland(self.mat.width, self.mat.depth, self.edge, along, inward, degrees)
    }

    /// How much more room a base there needs than there is; nothing if it may stand there.
    pub(super) fn lack(&self, at: At) -> Length {
        let named = base(self.place(at).pose());
        let own = match self.depth {
            0 => named.placed(flush(&self.plane, &named, self.edge)),
            _ => named,
        };
        let over = Edge::ALL.into_iter().map(|edge| -self.plane.room(&own, edge));
        let deep = (self.depth > 0).then(|| self.plane.room(&own, self.edge) - hexes(self.depth));
        let covered = self.solids.iter().map(|other| -own.gap(other).width);
        let near = self.kept.iter().flat_map(|kept| kept.lacks(&self.plane, &own));
        let lacks = over.chain(deep).chain(covered).chain(near);
        lacks.max().expect("a table has edges") - SLACK
    }
}

/// A box of places: the first and the last of each axis.
#[derive(Clone, Copy)]
struct Span {
    first: At,
    last: At,
}

impl Span {
    /// The first place without lack that is come upon.
    fn find(self, lack: &dyn Fn(At) -> Length) -> Option<At> {
        let mut left = ArrayVec::<Span, BOXES>::new();
        left.push(self);
        while let Some(span) = left.pop() {
            let (middle, reach) = (span.middle(), span.reach());
            let lack = lack(middle);
            if lack <= Length::ZERO {
                return Some(middle);
            }
            if span.first != span.last && lack <= reach {
                left.extend(span.halves());
            }
        }
        None
    }

    fn middle(self) -> At {
        [0, 1, 2].map(|axis| self.first[axis] + (self.last[axis] - self.first[axis]) / 2)
    }

    /// How far a base of the box is away from the one in the middle, along each axis.
    fn reaches(self) -> [i64; 3] {
        let steps = |axis: usize| i64::from(self.last[axis] - self.middle()[axis]);
        [steps(0) * STEP, steps(1) * STEP, steps(2) * TURN]
    }

    fn reach(self) -> Length {
        Length::nm(self.reaches().into_iter().sum::<i64>() + ROUNDED)
    }

    /// Both halves along the axis on which it reaches furthest.
    fn halves(self) -> [Span; 2] {
        let reaches = self.reaches();
        let axis = (0..3).max_by_key(|axis| reaches[*axis]).expect("there are axes");
        let (mut low, mut high) = (self, self);
        low.last[axis] = self.middle()[axis];
        high.first[axis] = self.middle()[axis] + 1;
        [low, high]
    }
}

#[cfg(test)]
mod tests;
