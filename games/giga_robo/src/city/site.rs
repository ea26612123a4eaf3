//! What stands on the hexes of the city.

use super::cell::{CELLS_MAX, Cell, Cells};
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};

/// The highest Tier of a Structure (GR-4.4).
pub const TIER_MAX: u8 = 2;

/// GR-20.9: the Impact Tiles that lie on top.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Elemental {
    /// Water: hard to leave.
    Flood,
    /// Flames.
    Inferno,
    /// Loose current.
    ArcHazard,
}

impl Elemental {
    /// All of them.
    pub const ALL: [Elemental; 3] = [Elemental::Flood, Elemental::Inferno, Elemental::ArcHazard];
}

/// GR-20.9: the Impact Tiles that lie below.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Terrain {
    /// A hole.
    Crater,
    /// A heap.
    Rubble,
}

impl Terrain {
    /// All of them.
    pub const ALL: [Terrain; 2] = [Terrain::Crater, Terrain::Rubble];
}

/// What stands on one hex: at most one Structure (GR-4.7), one Static Barrier (GR-R40), one tile
/// of each sort (GR-20.10), and tokens.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Site {
    /// The Tier of the Structure: 1 or 2; 0 where there is none.
    pub structure: u8,
    /// Whether a Static Barrier stands there.
    pub barrier: bool,
    /// The Elemental tile.
    pub elemental: Option<Elemental>,
    /// The Terrain tile.
    pub terrain: Option<Terrain>,
    /// How many Anchors lie there.
    pub anchors: u8,
    /// The seats that have a Target Token there, a bit for each.
    pub tokens: u8,
}

impl Site {
    /// A hex with nothing on it.
    pub const BARE: Site =
        Site { structure: 0, barrier: false, elemental: None, terrain: None, anchors: 0, tokens: 0 };

    /// Whether nothing stands or lies there (GR-1.14).
    pub fn is_bare(self) -> bool {
        self == Site::BARE
    }

    /// Whether a Structure stands there.
    #[inline]
    pub fn has_structure(self) -> bool {
        self.structure > 0
    }

    /// Whether an Impact Tile lies there.
    pub fn has_tile(self) -> bool {
        self.elemental.is_some() || self.terrain.is_some()
    }

    /// GR-20.16 to GR-20.20: whether a tile with an ENTER effect lies there. Crater and Rubble
    /// have none.
    #[inline]
    pub fn has_enter(self) -> bool {
        self.elemental.is_some()
    }

    /// GR-4.4, GR-4.5, GR-20.19: how high the surface lies: the Tier of a Structure, 0 on the
    /// ground, −1 in a Crater.
    #[inline]
    pub fn level(self) -> i8 {
        match (self.structure, self.terrain) {
            (0, Some(Terrain::Crater)) => -1,
            (tier, _) => tier as i8,
        }
    }

    /// GR-7.17, GR-7.18, GR-7.19, GR-31.4: what the step out of the hex costs in all, without the
    /// climb: the highest that a tile asks for.
    #[inline]
    pub fn exit_cost(self) -> u8 {
        match (self.elemental, self.terrain) {
            (Some(Elemental::Flood), _) => 3,
            (_, Some(Terrain::Rubble)) => 2,
            (None | Some(Elemental::Inferno | Elemental::ArcHazard), None | Some(Terrain::Crater)) => 1,
        }
    }
}

/// What stands on all hexes of the map.
#[derive(Clone)]
pub struct City {
    sites: [Site; CELLS_MAX],
    /// The hexes that were ever changed: all others are bare.
    changed: Cells,
}

impl City {
    /// A city with nothing in it.
    pub const BARE: City = City { sites: [Site::BARE; CELLS_MAX], changed: Cells::NONE };

    /// What stands on this hex.
    #[inline]
    pub fn site(&self, cell: Cell) -> Site {
        self.sites[cell.index()]
    }

    /// What stands on this hex, to be changed.
    #[inline]
    pub fn site_mut(&mut self, cell: Cell) -> &mut Site {
        self.changed.insert(cell);
        &mut self.sites[cell.index()]
    }

    /// GR-4.4, GR-4.5: how high the surface of this hex lies.
    #[inline]
    pub fn level(&self, cell: Cell) -> i8 {
        self.site(cell).level()
    }

    /// The hexes that are not bare, with what stands there.
    pub fn built(&self) -> impl Iterator<Item = (Cell, Site)> + '_ {
        self.changed.iter().map(|cell| (cell, self.site(cell))).filter(|(_, site)| !site.is_bare())
    }
}

impl PartialEq for City {
    fn eq(&self, other: &City) -> bool {
        self.sites == other.sites
    }
}

impl Eq for City {}

impl Hash for City {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.sites.hash(state);
    }
}

impl Default for City {
    fn default() -> City {
        City::BARE
    }
}

/// Only what stands there.
impl std::fmt::Debug for City {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_map().entries(self.built()).finish()
    }
}
