//! What stands on the hexes of the city.

use super::cell::{CELLS_MAX, Cell, Cells};
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut};

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
    /// The hexes that are not bare.
    built: Cells,
    /// The hexes with a Static Barrier.
    barriers: Cells,
    heights: Heights,
}

/// The hexes that do not lie at level 0.
#[derive(Clone, Copy, Debug)]
pub(super) struct Heights {
    craters: Cells,
    /// By Tier, from 1.
    tiers: [Cells; TIER_MAX as usize],
}

impl Heights {
    /// The hexes at least as high as this level.
    #[inline]
    pub(super) fn from(&self, level: i8) -> Cells {
        match level {
            ..0 => Cells::ALL,
            0 => Cells::ALL.minus(self.craters),
            tier @ 1.. => {
                self.tiers.iter().skip(tier as usize - 1).fold(Cells::NONE, |all, &cells| all.union(cells))
            }
        }
    }
}

impl City {
    /// A city with nothing in it.
    pub const BARE: City = City {
        sites: [Site::BARE; CELLS_MAX],
        built: Cells::NONE,
        barriers: Cells::NONE,
        heights: Heights { craters: Cells::NONE, tiers: [Cells::NONE; TIER_MAX as usize] },
    };

    /// What stands on this hex.
    #[inline]
    pub fn site(&self, cell: Cell) -> Site {
        self.sites[cell.index()]
    }

    /// What stands on this hex, to be changed.
    #[inline]
    pub fn site_mut(&mut self, cell: Cell) -> SiteMut<'_> {
        SiteMut { city: self, cell }
    }

    /// GR-4.4, GR-4.5: how high the surface of this hex lies.
    #[inline]
    pub fn level(&self, cell: Cell) -> i8 {
        self.site(cell).level()
    }

    /// Which hexes lie higher or lower than the ground.
    #[inline]
    pub(super) fn heights(&self) -> &Heights {
        &self.heights
    }

    /// The hexes with a Structure.
    #[inline]
    pub fn structures(&self) -> Cells {
        self.heights.from(1)
    }

    /// The hexes with a Structure or a Static Barrier.
    #[inline]
    pub fn targets(&self) -> Cells {
        self.structures().union(self.barriers)
    }

    /// The hexes with a Static Barrier.
    #[inline]
    pub fn barriers(&self) -> Cells {
        self.barriers
    }

    /// The hexes that are not bare.
    #[inline]
    pub fn built(&self) -> Cells {
        self.built
    }

    /// Puts the hex into the sets that it belongs to now.
    fn sort(&mut self, cell: Cell) {
        let site = self.site(cell);
        self.built.put(cell, !site.is_bare());
        self.barriers.put(cell, site.barrier);
        self.heights.craters.put(cell, site.level() < 0);
        for (tier, cells) in (1..).zip(&mut self.heights.tiers) {
            cells.put(cell, site.structure == tier);
        }
    }
}

/// A hex that is being changed.
#[derive(Debug)]
pub struct SiteMut<'a> {
    city: &'a mut City,
    cell: Cell,
}

impl Deref for SiteMut<'_> {
    type Target = Site;
    fn deref(&self) -> &Site {
        &self.city.sites[self.cell.index()]
    }
}

impl DerefMut for SiteMut<'_> {
    fn deref_mut(&mut self) -> &mut Site {
        &mut self.city.sites[self.cell.index()]
    }
}

impl Drop for SiteMut<'_> {
    fn drop(&mut self) {
        self.city.sort(self.cell);
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
        f.debug_map().entries(self.built.iter().map(|cell| (cell, self.site(cell)))).finish()
    }
}
