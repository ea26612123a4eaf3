//! The battlefields: arrangements of buildings and of hexes to start from.

use super::cell::labelled;
use super::cells::Cells;
use super::site::City;

/// GK-3.2: a battlefield.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Battlefield {
    /// Its name in files.
    pub key: &'static str,
    /// What people call it.
    pub name: &'static str,
    /// How many players it is made for.
    pub players: u8,
    /// Where Heavy Hitters start.
    pub starts: Cells,
    /// Where buildings stand.
    pub buildings: Cells,
}

impl Battlefield {
    /// The battlefield of this key.
    pub fn named(key: &str) -> Option<&'static Battlefield> {
        BATTLEFIELDS.iter().find(|battlefield| battlefield.key == key)
    }

    /// GK-3.1: the city as it stands at the start.
    pub fn city(&self) -> City {
        City::of(self.buildings)
    }
}

/// Where the Heavy Hitters of two, three and four players start.
const TWO: &str = "1F 9F";
const THREE: &str = "1D 5K 8C";
const FOUR: &str = "1B 1J 9B 9J";

/// GK-18.7, GK-R65: the seven battlefields, and Salvage City once more without its likely misprint.
pub static BATTLEFIELDS: [Battlefield; 8] = [
    of(4, "showdown", "Showdown", FOUR, "2G 3D 4F 4I 5B 5C 5J 6F 7E 7H"),
    of(4, "ambush", "Ambush", FOUR, "2G 3E 3H 4B 4E 5G 6G 6J 7D 7E"),
    of(3, "three-walls", "Three Walls", THREE, "2G 3D 3F 4I 5C 6D 6H 7E 7H"),
    of(4, "salvage-city", "Salvage City", FOUR, "2D 2H 3G 4B 4E 5G 6E 6J 7D 7H"),
    of(3, "citadel", "Citadel", THREE, "2G 3H 4C 4F 5C 5E 5G 7G 7H"),
    of(2, "final-showdown", "Final Showdown", TWO, "3C 3E 4H 4I 5C 6D 6G 6I"),
    of(2, "landing", "Landing", TWO, "3C 3D 4G 4J 5E 6B 6I 7H"),
    of(4, "salvage-city-even", "Salvage City, even", FOUR, "3D 3H 3G 4B 4E 5G 6E 6J 7D 7H"),
];

const fn of(
    players: u8,
    key: &'static str,
    name: &'static str,
    starts: &str,
    buildings: &str,
) -> Battlefield {
    Battlefield { key, name, players, starts: cells(starts), buildings: cells(buildings) }
}

/// The cells of these labels with one space between them.
const fn cells(labels: &str) -> Cells {
    let (labels, mut cells, mut at) = (labels.as_bytes(), Cells::NONE, 0);
    while at < labels.len() {
        match labelled(labels[at], labels[at + 1]) {
            Ok(cell) if !cells.contains(cell) => cells = cells.with(cell),
            Ok(_) => panic!("a hex stands in the list twice"),
            Err(_) => panic!("the list has a hex that the board does not have"),
        }
        at += 3;
    }
    cells
}
