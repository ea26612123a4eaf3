//! Line of sight and cover: what stands on the shortest paths between two hexes.

use super::cell::Cell;
use super::cells::Cells;
use super::plan;
use super::site::City;
use super::way::Way;
use serde::{Deserialize, Serialize};

/// GK-10.9, GK-10.11, GK-10.13: what the buildings between two hexes do for the target.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cover {
    /// Nothing.
    None,
    /// The target is harder to hit.
    Partial,
    /// There is no line of sight.
    Full,
}

/// The cover of a target, and the buildings that give it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sight {
    /// The cover.
    pub cover: Cover,
    /// Full Cover: the buildings at which the shortest paths end. Partial Cover: those beside the target.
    pub by: Cells,
}

impl Sight {
    /// Nothing is in the way.
    pub(super) const CLEAR: Sight = Sight { cover: Cover::None, by: Cells::NONE };

    /// GK-10.5: whether there is a line of sight.
    #[inline]
    pub fn is_free(self) -> bool {
        self.cover != Cover::Full
    }
}

impl City {
    /// GK-10.5 to GK-10.13, GK-10.26, GK-R2, GK-R54, GK-R66: what the buildings do for a target there, seen from here.
    #[inline]
    pub fn sight(self, from: Cell, to: Cell) -> Sight {
        let way = plan::towards(from.0, to.0);
        let between = between(from, to, way);
        let buildings = between & self.standing.bits();
        if buildings == 0 {
            return Sight::CLEAR;
        }
        let stops = stops(from, to, way, between, buildings);
        if stops != 0 {
            return Sight { cover: Cover::Full, by: Cells::from_bits(stops) };
        }
        let beside = buildings & plan::beside_cell(to.0);
        let cover = if beside == 0 { Cover::None } else { Cover::Partial };
        Sight { cover, by: Cells::from_bits(beside) }
    }

    /// GK-10.5: whether at least one shortest path is free of buildings.
    #[inline]
    pub fn sees(self, from: Cell, to: Cell) -> bool {
        self.sight(from, to).is_free()
    }
}

/// GK-R2: the places on the shortest paths between two cells, half-hexes included and the two cells not.
#[inline]
fn between(from: Cell, to: Cell, way: Way) -> u128 {
    let (ahead, back) = (way.index(), way.opposite().index());
    let ends = plan::only(from.0) | plan::only(to.0);
    plan::SECTORS[from.index()][ahead] & plan::SECTORS[to.index()][back] & !ends
}

/// GK-10.5: the buildings at which the shortest paths end; nothing if one of the paths gets through.
#[inline]
fn stops(from: Cell, to: Cell, way: Way, between: u128, buildings: u128) -> u128 {
    let (left, right) = (way, way.turn(1));
    let free = between & !buildings;
    let (mut here, mut stops) = (plan::only(from.0), 0);
    for _ in 1..plan::distance(from.0, to.0) {
        let next = plan::step(here, left) | plan::step(here, right);
        stops |= next & buildings;
        here = next & free;
        if here == 0 {
            return stops;
        }
    }
    0
}
