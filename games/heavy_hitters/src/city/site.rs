//! What stands on the board: buildings, and what is left of them.

use super::cell::Cell;
use super::cells::Cells;
use serde::{Deserialize, Serialize};

/// The buildings of the board, standing and demolished. No hex has both (GK-2.7).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct City {
    /// The buildings that stand.
    pub standing: Cells,
    /// GK-14.13: rubble.
    pub rubble: Cells,
}

impl City {
    /// A city of these buildings, all of which stand.
    pub fn of(buildings: Cells) -> City {
        City { standing: buildings, rubble: Cells::NONE }
    }

    /// GK-8.12, GK-8.13: the hexes that a unit may stand on.
    #[inline]
    pub fn open(self) -> Cells {
        Cells::ALL.minus(self.standing).minus(self.rubble)
    }

    /// GK-14.13: this building becomes rubble.
    pub fn demolish(&mut self, building: Cell) {
        assert!(self.standing.contains(building), "GK-14.11 demolishes a building that stands");
        self.standing.remove(building);
        self.rubble.insert(building);
    }
}
