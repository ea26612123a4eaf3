//! Battlefields of one's own: what makes one impossible, all of it at once.

use super::battlefield::Battlefield;
use super::cell::{BadCell, Cell};
use super::cells::Cells;

/// GK-1.2: the buildings of the box.
pub const BUILDINGS_MAX: u8 = 10;

/// GK-18.2: what makes a battlefield impossible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// GK-2.1, GK-2.6: a label of no hex that anything can stand on.
    BadCell {
        /// The label.
        label: String,
        /// What is wrong with it.
        why: BadCell,
    },
    /// GK-2.7: two buildings in one hex.
    BuildingTwice {
        /// The hex.
        cell: Cell,
    },
    /// GK-3.6: a hex to start from that is named twice.
    StartTwice {
        /// The hex.
        cell: Cell,
    },
    /// GK-2.7: a hex to start from that has a building.
    StartOnBuilding {
        /// The hex.
        cell: Cell,
    },
    /// GK-1.2: more buildings than the box has.
    TooManyBuildings {
        /// How many there are.
        buildings: u8,
    },
    /// GK-3.6: fewer hexes to start from than players.
    TooFewStarts {
        /// How many there are.
        starts: u8,
        /// How many players there are.
        players: u8,
    },
}

impl Battlefield {
    /// GK-18.2, GK-R72: a battlefield of one's own, from labels. More hexes to start from than players are fine.
    pub fn custom<S: AsRef<str>>(
        players: u8,
        starts: &[S],
        buildings: &[S],
    ) -> Result<Battlefield, Vec<Fault>> {
        let read = |label: &S| {
            let label = label.as_ref();
            label.parse().map_err(|why| Fault::BadCell { label: label.to_owned(), why })
        };
        Battlefield::arranged(players, starts.iter().map(read), buildings.iter().map(read))
    }

    /// GK-18.2, GK-R72: the same of hexes.
    pub fn arranged(
        players: u8,
        starts: impl Iterator<Item = Result<Cell, Fault>>,
        buildings: impl Iterator<Item = Result<Cell, Fault>>,
    ) -> Result<Battlefield, Vec<Fault>> {
        let mut faults = Vec::new();
        let buildings = read(buildings, |cell| Fault::BuildingTwice { cell }, &mut faults);
        let starts = read(starts, |cell| Fault::StartTwice { cell }, &mut faults);
        faults.extend(starts.both(buildings).iter().map(|cell| Fault::StartOnBuilding { cell }));
        if buildings.len() > BUILDINGS_MAX {
            faults.push(Fault::TooManyBuildings { buildings: buildings.len() });
        }
        if starts.len() < players {
            faults.push(Fault::TooFewStarts { starts: starts.len(), players });
        }
        let battlefield = Battlefield { key: "custom", name: "Custom", players, starts, buildings };
        if faults.is_empty() { Ok(battlefield) } else { Err(faults) }
    }
}

/// These cells, each once.
fn read(
    named: impl Iterator<Item = Result<Cell, Fault>>,
    twice: impl Fn(Cell) -> Fault,
    faults: &mut Vec<Fault>,
) -> Cells {
    let mut cells = Cells::NONE;
    for cell in named {
        match cell {
            Ok(cell) if cells.contains(cell) => faults.push(twice(cell)),
            Ok(cell) => cells.insert(cell),
            Err(fault) => faults.push(fault),
        }
    }
    cells
}
