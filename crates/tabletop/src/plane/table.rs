//! The table: a rectangle with four edges that no base may cross.

use serde::{Deserialize, Serialize};

use super::path::stretched;
use super::{Angle, Face, Heading, Hexagon, Length, Point, Pose, SLACK};

/// A table from the origin to its far right corner (PR-R67).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// How far it reaches to the right.
    pub width: Length,
    /// How far it reaches away from the reader.
    pub depth: Length,
}

/// An edge of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Edge {
    /// Where `x` is greatest.
    Right,
    /// Where `y` is greatest.
    Far,
    /// Where `x` is zero.
    Left,
    /// Where `y` is zero.
    Near,
}

impl Edge {
    /// All edges, anticlockwise from the right one.
    pub const ALL: [Edge; 4] = [Edge::Right, Edge::Far, Edge::Left, Edge::Near];

    /// The direction in which it bounds the table.
    #[must_use]
    pub fn outwards(self) -> Angle {
        Angle::degrees(90 * self as i64)
    }
}

impl Table {
    /// How far a hexagon is from an edge; negative if it hangs over (PR-2.19).
    #[must_use]
    pub fn room(&self, hexagon: &Hexagon, edge: Edge) -> Length {
        let at = hexagon.at();
        let centre = match edge {
            Edge::Right => self.width - at.x(),
            Edge::Far => self.depth - at.y(),
            Edge::Left => at.x(),
            Edge::Near => at.y(),
        };
        centre - hexagon.reach(edge.outwards())
    }

    /// The edge over which a hexagon hangs farthest, if it does not lie wholly on the table (PR-2.19).
    #[must_use]
    pub fn crossed(&self, hexagon: &Hexagon) -> Option<Edge> {
        let edge = Edge::ALL.into_iter().min_by_key(|edge| self.room(hexagon, *edge));
        edge.filter(|edge| self.room(hexagon, *edge) < -SLACK)
    }

    /// Whether a hexagon touches an edge and lies on the table (PR-19.25).
    #[must_use]
    pub fn touches(&self, hexagon: &Hexagon, edge: Edge) -> bool {
        self.room(hexagon, edge).abs() <= SLACK && self.crossed(hexagon).is_none()
    }

    /// How far a hexagon may go along a heading until it touches an edge; none if it does not go towards it.
    #[must_use]
    pub fn way_to(&self, hexagon: &Hexagon, edge: Edge, heading: Heading) -> Option<Length> {
        let share = heading.share(edge.outwards().heading());
        (share > 0).then(|| stretched(self.room(hexagon, edge), share).max(Length::ZERO))
    }

    /// The pose of a hexagon with a face flush with an edge, `along` from where that edge begins, anticlockwise: the face
    /// says which one lies on it (PR-17.6, PR-R64).
    #[must_use]
    pub fn flush(&self, hexagon: &Hexagon, edge: Edge, along: Length, face: Face) -> Pose {
        let inside = hexagon.apothem();
        let at = match edge {
            Edge::Right => Point::new(self.width - inside, along),
            Edge::Far => Point::new(self.width - along, self.depth - inside),
            Edge::Left => Point::new(inside, self.depth - along),
            Edge::Near => Point::new(along, inside),
        };
        let unturned = hexagon.placed(Pose { at, facing: Angle::ZERO });
        Pose { at, facing: edge.outwards() - unturned.looks(face) }
    }
}
