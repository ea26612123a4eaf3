//! The relation between two hexes: range, Cover, Combat Advantage, the Path of an attack.

use super::cell::Cell;
use super::grid::Grid;
use super::site::{City, Site};
use serde::{Deserialize, Serialize};
use tabletop::hex::{Arc, Facing, Line, Sextant, Step};

/// GR-10.5, GR-29.4: what an attack can be aimed at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TargetKind {
    /// A robot.
    Robot,
    /// A Structure.
    Structure,
    /// A Static Barrier.
    Barrier,
}

/// GR-R22: what the straight line of an attack crosses next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Crossing {
    /// This hex.
    One(Cell),
    /// It runs along the side between these two, left and right of the way: the attacker names one.
    Either(Cell, Cell),
}

/// GR-10.6 to GR-10.9, GR-R18, GR-R82: how far the Target lies from the attacker, for an attack of
/// this type.
pub fn distance(grid: &Grid, city: &City, from: Cell, to: Cell, target: TargetKind, melee: bool) -> u8 {
    let steps = grid.distance(from, to);
    if melee { steps + rise(city.level(from), city.site(to), target) } else { steps }
}

/// GR-R18: the difference of levels to a robot, or to the nearest level that a Structure or a
/// Static Barrier stands at.
fn rise(level: i8, site: Site, target: TargetKind) -> u8 {
    let top = site.level();
    let nearest = match target {
        TargetKind::Robot => top,
        TargetKind::Structure | TargetKind::Barrier => level.clamp(top.min(0), top),
    };
    level.abs_diff(nearest)
}

/// GR-12.3, GR-16.10, GR-17.1 to GR-17.7, GR-21.7, GR-21.11, GR-31.8, GR-R32, GR-R59: whether the attacker rolls 1
/// Attack Die less against this Target. A robot has Cover from Structures and from a Static Barrier; everything else
/// from a Static Barrier alone.
pub fn cover(grid: &Grid, city: &City, attacker: Cell, to: Cell, target: TargetKind) -> bool {
    let barrier = city.site(to).barrier;
    match target {
        TargetKind::Robot => barrier || structure_cover(grid, city, attacker, to),
        TargetKind::Structure | TargetKind::Barrier => barrier,
    }
}

/// GR-17.1 to GR-17.4, GR-R32: whether the straight line from the attacker enters the defender's hex
/// through a side that a Structure stands behind, or through a corner between two such sides.
pub fn structure_cover(grid: &Grid, city: &City, attacker: Cell, defender: Cell) -> bool {
    const AHEAD: Facing = Facing::A;
    if grid.distance(attacker, defender) < 2 {
        return false;
    }
    let built = |side: Sextant| {
        let neighbour = grid.next(defender, side.direction(AHEAD));
        neighbour.is_some_and(|cell| city.site(cell).has_structure())
    };
    match grid.hex(defender).arc(AHEAD, grid.hex(attacker)) {
        Arc::Here => false,
        Arc::Within(side) => built(side),
        Arc::Between(left, right) => built(left) && built(right),
    }
}

/// GR-12.4, GR-17.8, GR-17.9, GR-17.11: whether a robot here stands higher than one there.
pub fn combat_advantage(city: &City, here: Cell, there: Cell) -> bool {
    city.level(here) > city.level(there)
}

/// GR-10.27, GR-R22: what the straight line from hex to hex crosses, the ends excluded.
pub fn crossings(grid: &Grid, from: Cell, to: Cell) -> impl Iterator<Item = Crossing> + '_ {
    let cell = move |hex| grid.cell(hex).expect("a disc holds every straight line between two of its hexes");
    Line::between(grid.hex(from), grid.hex(to)).inner().map(move |step| match step {
        Step::One(hex) => Crossing::One(cell(hex)),
        Step::Edge(left, right) => Crossing::Either(cell(left), cell(right)),
    })
}
