//! The city: hexes with their labels, sets of them, what stands on them, the battlefields. Pure.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::sync::LazyLock;

/// GK-2.2: the playable hexes.
pub const CELLS: u8 = 93;

/// A playable hex (GK-2.2), by its place in the columns A to K, each from 1 on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Cell(pub u8);

/// One of the six directions: N, NE, SE, S, SW, NW (GK-2.4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Way(pub u8);

/// Where a Heavy Hitter looks (GK-2.8).
pub type Facing = Way;

impl Way {
    /// All of them.
    pub const ALL: [Way; 6] = [Way(0), Way(1), Way(2), Way(3), Way(4), Way(5)];
    /// Their names.
    pub const NAMES: [&str; 6] = ["N", "NE", "SE", "S", "SW", "NW"];

    fn step(self) -> (i8, i8) {
        [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)][usize::from(self.0)]
    }
}

static PLACES: LazyLock<Vec<(i8, i8)>> = LazyLock::new(|| {
    let column = |x: i8| (1..=if x % 2 == 0 { 9 } else { 8 }).map(move |digit| (x, 2 * digit + x % 2));
    (1..=11).flat_map(column).collect()
});

static LABELS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let label = |&(x, y): &(i8, i8)| format!("{}{}", (y - x % 2) / 2, char::from(b'@' + x as u8));
    PLACES.iter().map(label).collect()
});

impl Cell {
    /// All playable hexes.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..CELLS).map(Cell)
    }

    /// GK-2.1: its label.
    pub fn label(self) -> &'static str {
        &LABELS[usize::from(self.0)]
    }

    /// GK-2.4: column and row in the coordinates of distances.
    pub fn place(self) -> (i8, i8) {
        PLACES[usize::from(self.0)]
    }

    /// GK-2.4: the hex next to it, if it is a playable one.
    pub fn neighbour(self, way: Way) -> Option<Cell> {
        let ((x, y), (dx, dy)) = (self.place(), way.step());
        Cell::at(x + dx, y + dy)
    }

    /// The hex at these coordinates.
    pub fn at(x: i8, y: i8) -> Option<Cell> {
        PLACES.iter().position(|&place| place == (x, y)).map(|found| Cell(found as u8))
    }

    /// All hexes next to it.
    pub fn around(self) -> impl Iterator<Item = Cell> {
        Way::ALL.into_iter().filter_map(move |way| self.neighbour(way))
    }

    /// GK-2.5.
    pub fn distance(self, other: Cell) -> u8 {
        let ((x, y), (u, v)) = (self.place(), other.place());
        let (dx, dy) = (x.abs_diff(u), y.abs_diff(v));
        dx.max((dx + dy) / 2)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.label())
    }
}

impl std::str::FromStr for Cell {
    type Err = String;

    fn from_str(text: &str) -> Result<Cell, String> {
        Cell::all().find(|cell| cell.label() == text).ok_or_else(|| format!("`{text}` is no hex"))
    }
}

/// A set of playable hexes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Cells(pub u128);

impl Cells {
    /// Whether the hex is one of them.
    pub fn contains(self, cell: Cell) -> bool {
        self.0 >> cell.0 & 1 == 1
    }

    /// Adds the hex.
    pub fn insert(&mut self, cell: Cell) {
        self.0 |= 1 << cell.0;
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Cells {
        cells.into_iter().fold(Cells::default(), |mut all, cell| {
            all.insert(cell);
            all
        })
    }
}

/// What stands on the hexes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct City {
    /// Buildings.
    pub standing: Cells,
    /// What is left of demolished ones.
    pub rubble: Cells,
}

/// GK-3.1, GK-18.7: buildings and start hexes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Battlefield {
    /// Its word in files.
    pub key: &'static str,
    /// Its name.
    pub name: &'static str,
    /// GK-3.2: for how many players.
    pub players: u8,
    /// The start hexes.
    pub starts: &'static [&'static str],
    /// The buildings.
    pub buildings: &'static [&'static str],
}

/// GK-18.7, GK-R65: the battlefields of the rulebook, and Salvage City as it was probably meant.
pub const BATTLEFIELDS: [Battlefield; 8] = [
    Battlefield {
        key: "showdown",
        name: "Showdown",
        players: 4,
        starts: &["1B", "1J", "9B", "9J"],
        buildings: &["2G", "3D", "4F", "4I", "5B", "5C", "5J", "6F", "7E", "7H"],
    },
    Battlefield {
        key: "ambush",
        name: "Ambush",
        players: 4,
        starts: &["1B", "1J", "9B", "9J"],
        buildings: &["2G", "3E", "3H", "4B", "4E", "5G", "6G", "6J", "7D", "7E"],
    },
    Battlefield {
        key: "three-walls",
        name: "Three Walls",
        players: 3,
        starts: &["1D", "5K", "8C"],
        buildings: &["2G", "3D", "3F", "4I", "5C", "6D", "6H", "7E", "7H"],
    },
    Battlefield {
        key: "salvage-city",
        name: "Salvage City",
        players: 4,
        starts: &["1B", "1J", "9B", "9J"],
        buildings: &["2D", "2H", "3G", "4B", "4E", "5G", "6E", "6J", "7D", "7H"],
    },
    Battlefield {
        key: "citadel",
        name: "Citadel",
        players: 3,
        starts: &["1D", "5K", "8C"],
        buildings: &["2G", "3H", "4C", "4F", "5C", "5E", "5G", "7G", "7H"],
    },
    Battlefield {
        key: "final-showdown",
        name: "Final Showdown",
        players: 2,
        starts: &["1F", "9F"],
        buildings: &["3C", "3E", "4H", "4I", "5C", "6D", "6G", "6I"],
    },
    Battlefield {
        key: "landing",
        name: "Landing",
        players: 2,
        starts: &["1F", "9F"],
        buildings: &["3C", "3D", "4G", "4J", "5E", "6B", "6I", "7H"],
    },
    Battlefield {
        key: "salvage-city-even",
        name: "Salvage City, even",
        players: 4,
        starts: &["1B", "1J", "9B", "9J"],
        buildings: &["3D", "3H", "3G", "4B", "4E", "5G", "6E", "6J", "7D", "7H"],
    },
];
