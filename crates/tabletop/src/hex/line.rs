//! The cells that the straight segment between two centres passes, exactly.
//!
//! A cell is passed when the segment has a part inside it. A cell that it only touches at a corner
//! is not passed. Where the segment runs exactly along the edge of two cells, it is inside
//! neither, and the step is that pair.

use super::{Direction, Hex};

/// The straight segment between the centres of two hexes.
///
/// ```
/// use tabletop::hex::{EdgeRule, Hex, Line, Step};
///
/// let line = Line::between(Hex::new(0, 0), Hex::new(1, 1));
/// let along = Step::Edge(Hex::new(1, 0), Hex::new(0, 1));
/// assert!(line.inner().eq([along]));
///
/// let open = |hex| hex != Hex::new(1, 0);
/// assert!(line.open(EdgeRule::EitherOpen, open));
/// assert!(!line.open(EdgeRule::BothOpen, open));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Line {
    from: Hex,
    to: Hex,
}

/// What the segment passes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Step {
    /// It passes through this cell.
    One(Hex),
    /// It runs along the edge of these two cells: the one to the left of the way, then the one to
    /// the right.
    Edge(Hex, Hex),
}

/// How a game treats a line that runs along an edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EdgeRule {
    /// Each edge is open if one of its two cells is; it may be another side each time.
    EitherOpen,
    /// Each edge is open only if both of its cells are.
    BothOpen,
    /// One side is chosen for the whole line: all cells to the left are open, or all to the right.
    SameSide,
    /// Only the first cell, to the left of the way, counts. Not the same both ways.
    First,
}

impl Line {
    /// The segment from the centre of `from` to the centre of `to`. Turned round, it passes the
    /// same steps in reverse, left and right exchanged.
    #[must_use]
    pub const fn between(from: Hex, to: Hex) -> Line {
        Line { from, to }
    }

    /// All steps, from the first hex to the last; both are [`Step::One`].
    #[must_use]
    pub const fn steps(self) -> Steps {
        Steps { line: self, next: Some(Step::One(self.from)), last: self.from }
    }

    /// The steps between the first hex and the last, without those two.
    pub fn inner(self) -> impl Iterator<Item = Step> {
        let ends = [Step::One(self.from), Step::One(self.to)];
        self.steps().filter(move |step| !ends.contains(step))
    }

    /// Whether every step between the two ends is open. The ends themselves are not asked.
    pub fn open(self, rule: EdgeRule, mut is_open: impl FnMut(Hex) -> bool) -> bool {
        let (mut left_open, mut right_open) = (true, true);
        self.inner().all(|step| match (step, rule) {
            (Step::One(hex), _) => is_open(hex),
            (Step::Edge(left, right), EdgeRule::EitherOpen) => is_open(left) || is_open(right),
            (Step::Edge(left, right), EdgeRule::BothOpen) => is_open(left) && is_open(right),
            (Step::Edge(left, right), EdgeRule::SameSide) => {
                left_open = left_open && is_open(left);
                right_open = right_open && is_open(right);
                left_open || right_open
            }
            (Step::Edge(left, _), EdgeRule::First) => is_open(left),
        })
    }
}

impl IntoIterator for Line {
    type Item = Step;
    type IntoIter = Steps;

    fn into_iter(self) -> Steps {
        self.steps()
    }
}

/// The steps of a [`Line`], one after another.
#[derive(Clone, Debug)]
pub struct Steps {
    line: Line,
    next: Option<Step>,
    /// The cell the segment was last inside.
    last: Hex,
}

impl Iterator for Steps {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        let step = self.next?;
        self.next = match step {
            Step::One(here) if here == self.line.to => None,
            Step::One(here) => {
                self.last = here;
                Some(self.line.after(here))
            }
            Step::Edge(left, right) => Some(Step::One(left + right - self.last)),
        };
        Some(step)
    }
}

/// A side of a cell, and when the segment comes to the straight line that this side lies on: the
/// fraction `steps / pace` of its whole length.
#[derive(Clone, Copy)]
struct Exit {
    side: Direction,
    steps: i64,
    pace: i64,
}

impl Exit {
    fn is_before(self, other: Exit) -> bool {
        self.steps * other.pace < other.steps * self.pace
    }
}

impl Line {
    /// The step after the cell `here`, which the segment is inside and does not end in.
    fn after(self, here: Hex) -> Step {
        let (first, other) = self.exits(here);
        let Some(other) = other else {
            return Step::One(here.neighbour(first.side));
        };
        // It leaves through a corner: into the cell it leans to, or along the edge behind.
        if first.pace > other.pace {
            return Step::One(here.neighbour(first.side));
        }
        if first.pace < other.pace {
            return Step::One(here.neighbour(other.side));
        }
        let first_is_left = first.side.clockwise() == other.side;
        let (left, right) = if first_is_left { (first, other) } else { (other, first) };
        Step::Edge(here.neighbour(left.side), here.neighbour(right.side))
    }

    /// The side through which the segment leaves `here`; two, if it leaves through a corner.
    fn exits(self, here: Hex) -> (Exit, Option<Exit>) {
        let (way, gone) = (self.to - self.from, here - self.from);
        let mut exits = Direction::ALL.into_iter().filter_map(|side| {
            let pace = i64::from(side.along(way));
            // The side is half a step from the centre, and `along` counts halves.
            let steps = i64::from(side.along(gone)) + 1;
            (pace > 0).then_some(Exit { side, steps, pace })
        });
        let mut first = exits.next().expect("a segment that does not end leaves");
        let mut other = None;
        for exit in exits {
            if exit.is_before(first) {
                (first, other) = (exit, None);
            } else if !first.is_before(exit) {
                other = Some(exit);
            }
        }
        (first, other)
    }
}
