//! Walking straight, one step of a hex after the other, until something is in the way.

use super::{Edge, Heading, Hexagon, Length, Path, Pose, SLACK, Table};
use arrayvec::ArrayVec;

/// The most things that are told of what is in the way of a step. Bases that do not overlap leave room for fewer.
const HITS_MAX: usize = 24;

/// What is in the way of a step.
pub type Hits = ArrayVec<Hit, HITS_MAX>;

/// What may be in the way of a hexagon, or under it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Obstacle {
    /// A piece, by its place in the list that was given.
    Piece(usize),
    /// An edge of the table.
    Edge(Edge),
}

/// Something that is in the way of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Hit {
    /// What.
    pub on: Obstacle,
    /// How far from the start of the whole walk it is first touched.
    pub after: Length,
}

/// How far a hexagon comes in whole steps (PR-6.3).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Walk {
    /// The steps that are clear.
    pub steps: u8,
    /// The pose after them.
    pub end: Pose,
    /// What is in the way of the next step, the nearest first; empty if all steps are clear.
    pub hits: Hits,
}

impl Walk {
    /// What is touched first: everything that is as near as the nearest, within the tolerance (PR-R9).
    pub fn first(&self) -> impl Iterator<Item = &Hit> {
        let nearest = self.hits.first().map(|hit| hit.after);
        self.hits.iter().take_while(move |hit| nearest.is_some_and(|nearest| hit.after <= nearest + SLACK))
    }
}

impl Hexagon {
    /// Walks straight for at most so many hexes, and stops before the first step that is not clear of pieces and edges
    /// (PR-6.2 to PR-6.9). Turned round, the heading makes a step backward.
    #[must_use]
    pub fn walk(&self, heading: Heading, steps: u8, pieces: &[Hexagon], table: &Table) -> Walk {
        for step in 0..steps {
            let hits = self.hits(heading, step, pieces, table);
            if !hits.is_empty() {
                return Walk { steps: step, end: self.after(heading, step), hits };
            }
        }
        Walk { steps, end: self.after(heading, steps), hits: Hits::new() }
    }

    /// The pose after so many whole steps, worked out from the start and rounded once (PR-R1).
    fn after(&self, heading: Heading, steps: u8) -> Pose {
        let length = self.hexes(steps);
        Path { start: *self, heading, length }.pose_after(length)
    }

    /// What is in the way of one step, after so many others.
    fn hits(&self, heading: Heading, step: u8, pieces: &[Hexagon], table: &Table) -> Hits {
        let start = self.placed(self.after(heading, step));
        let path = Path { start, heading, length: self.hexes(1) };
        let whole = Path { start: *self, heading, length: self.hexes(step + 1) };
        let on_piece = |(index, piece): (usize, &Hexagon)| {
            let touch = path.is_blocked_by(piece).then(|| whole.touch(piece));
            touch.map(|touch| Hit { on: Obstacle::Piece(index), after: touch.after })
        };
        let end = whole.end();
        let on_edge = |edge: Edge| {
            let crossed = table.room(&end, edge) < -SLACK;
            let after = crossed.then(|| table.way_to(self, edge, heading)).flatten();
            after.map(|after| Hit { on: Obstacle::Edge(edge), after })
        };
        let edges = Edge::ALL.into_iter().filter_map(on_edge);
        let mut hits: Hits =
            edges.chain(pieces.iter().enumerate().filter_map(on_piece)).take(HITS_MAX).collect();
        hits.sort_by_key(|hit| (hit.after, hit.on));
        hits
    }

    /// What keeps the hexagon from standing where it is: a piece that it overlaps, or the edge that it crosses (PR-2.11,
    /// PR-6.11). None if there is room.
    #[must_use]
    pub fn hindrance(&self, pieces: &[Hexagon], table: &Table) -> Option<Obstacle> {
        let piece = pieces.iter().position(|piece| self.overlaps(piece)).map(Obstacle::Piece);
        piece.or_else(|| table.crossed(self).map(Obstacle::Edge))
    }
}
