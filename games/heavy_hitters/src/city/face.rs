//! Faces of buildings, which are what is tagged.

use super::cell::Cell;
use super::site::City;
use super::way::Way;
use serde::{Deserialize, Serialize};

/// GK-14.5: one of the six faces of a building.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Face {
    /// The building.
    pub building: Cell,
    /// The side of its hex.
    pub side: Way,
}

impl Face {
    /// GK-14.4, GK-R20: the face of this building that touches a hex; none if the hex is not beside it.
    pub fn towards(building: Cell, cell: Cell) -> Option<Face> {
        building.way_to(cell).map(|side| Face { building, side })
    }

    /// GK-R20: the hex that the face touches; none at a half-hex and at the edge of the board.
    pub fn before(self) -> Option<Cell> {
        self.building.neighbour(self.side)
    }
}

impl City {
    /// GK-14.3, GK-14.4, GK-14.16, GK-R20: the faces that a GKR in this hex can tag, whatever is on them.
    pub fn faces_at(self, cell: Cell) -> impl Iterator<Item = Face> + Clone {
        let faces = Way::ALL.into_iter().filter_map(move |way| {
            let building = cell.neighbour(way)?;
            Some(Face { building, side: way.opposite() })
        });
        faces.filter(move |face| self.standing.contains(face.building))
    }

    /// GK-R20: the faces of a standing building before which a GKR could stand.
    pub fn faces_of(self, building: Cell) -> impl Iterator<Item = Face> + Clone {
        let stands = self.standing.contains(building);
        let faces = Way::ALL.into_iter().map(move |side| Face { building, side });
        faces.filter(move |face| stands && face.before().is_some_and(|cell| self.open().contains(cell)))
    }

    /// GK-R20: all faces of the city before which a GKR could stand.
    pub fn faces(self) -> impl Iterator<Item = Face> + Clone {
        self.standing.iter().flat_map(move |building| self.faces_of(building))
    }

    /// GK-18.4: the pairs of standing buildings side by side.
    pub fn alleys(self) -> impl Iterator<Item = (Cell, Cell)> + Clone {
        let later =
            move |one: Cell| self.standing.both(one.neighbours()).iter().filter(move |&other| other > one);
        self.standing.iter().flat_map(move |one| later(one).map(move |other| (one, other)))
    }
}
