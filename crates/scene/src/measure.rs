//! What is measured over a board: arcs, sight, distances, swept ways, pushes, templates, labels.

use crate::board::{Hex, Point, Pose};
use crate::id::Id;
use crate::tone::{Mark, Tone};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use words::Message;

/// A place on a board, with or without a thing.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// Where this thing is.
    Thing(Id),
    /// A cell.
    Hex(Hex),
    /// A point of a plane.
    Point(Point),
}

/// Where a thing faces, fires or sees.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "FacingArc")]
pub struct Arc {
    /// Whose.
    pub of: Id,
    /// What it is for: "front arc".
    pub title: Message,
    /// How it opens.
    pub sweep: Sweep,
    /// What it means.
    pub tone: Tone,
}

/// How an arc opens.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Sweep {
    /// Among hexes: through these sides of the cell, so many cells far.
    Sides {
        /// The sides: 0 to 5 clockwise, neighbours of each other.
        sides: Vec<u8>,
        /// How many cells far.
        reach: u8,
    },
    /// On a plane: a sector.
    Sector {
        /// Where it begins, in thousandths of a degree, clockwise from upwards.
        from: i32,
        /// How wide it opens clockwise from there.
        wide: i32,
        /// How far it reaches, in millimetres.
        reach: i32,
    },
}

/// What one thing sees of another, piece by piece along the line between them.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "SightLine")]
pub struct Sight {
    /// From here.
    pub from: Id,
    /// To there.
    pub to: Id,
    /// Its pieces from there on, each with its reason.
    pub segments: Vec<Segment>,
}

/// A piece of a line of sight.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
pub struct Segment {
    /// Where it ends, in thousandths of the whole line. The last ends at 1000.
    pub until: u16,
    /// What is seen.
    pub seen: Seen,
    /// Why, in words: "clear", "cover: the silo is higher".
    pub why: Message,
}

/// What is seen along a piece of a line.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Seen {
    /// All of it.
    Clear,
    /// Something covers the target.
    Cover,
    /// Nothing is seen beyond.
    Blocked,
}

/// A distance.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
pub struct Ruler {
    /// From here.
    pub from: Place,
    /// To there.
    pub to: Place,
    /// What it says: "4 hexes", "180 mm".
    pub words: Message,
}

/// The ground that the base of a thing sweeps along its way points.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
pub struct Trace {
    /// What moves.
    pub of: Id,
    /// Its base around its centre; none for a round one.
    pub base: Vec<Point>,
    /// How far a round base reaches.
    pub reach: i32,
    /// Its way points, the first where it begins.
    pub way: Vec<Pose>,
    /// What it says: "150 mm, two turns".
    pub words: Message,
    /// Whether it may go so.
    pub tone: Tone,
}

/// A thing that is pushed, pulled or thrown.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
pub struct Push {
    /// What is moved.
    pub of: Id,
    /// Where it comes along, the last where it ends.
    pub way: Vec<Place>,
    /// What stops it before its end.
    pub against: Option<Id>,
    /// What it says: "pushed 2, into the silo".
    pub words: Message,
}

/// A template that is laid on a board.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
pub struct Template {
    /// Its middle.
    pub at: Place,
    /// Its corners around the middle, in millimetres; none for a round one.
    pub corners: Vec<Point>,
    /// How far a round one reaches: millimetres on a plane, cells among hexes.
    pub reach: i32,
    /// What lies under it.
    pub hits: Vec<Id>,
    /// What it says: "blast, 60 mm".
    pub words: Message,
    /// What it does.
    pub tone: Tone,
}

/// A short label on a place: what it costs to come there, how far it is.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
pub struct Label {
    /// Where.
    pub at: Place,
    /// What it says.
    pub mark: Mark,
}

impl Place {
    /// The thing, if it is one.
    pub fn thing(&self) -> Option<&Id> {
        match self {
            Place::Thing(id) => Some(id),
            Place::Hex(_) | Place::Point(_) => None,
        }
    }
}

impl Sight {
    /// Whether its pieces rise to the end of the line.
    pub fn is_whole(&self) -> bool {
        let rises = self.segments.windows(2).all(|pair| pair[0].until < pair[1].until);
        rises && self.segments.last().is_some_and(|last| last.until == 1000)
    }
}
