//! Targets: what a model may strike, shoot at, pick up.

use super::bases::{Solids, disc, hexes, lying, solid, stands, touching};
use crate::content::{Building, Content, Special};
use crate::table::{Marks, Table, Target, Thing, Who};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::plane::{Hexagon, Sight};

/// PR-1.3, PR-1.5, PR-2.5, PR-2.6, PR-9.1, PR-R4, PR-R18: the enemies that a model may strike: in contact, and in its front arc unless it reaches all around.
pub(crate) fn melee(table: &Table, who: Who, around: bool) -> Marks {
    let own = stands(table, who);
    let is_ahead =
        |target: &Target| around || solid(table, *target).is_some_and(|other| own.has_in_front(&other));
    touching(table, who).filter(|target| target.is_enemy_of(who.side()) && is_ahead(target)).collect()
}

/// Why a shot that was declared is void (PR-R2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Void {
    /// PR-10.1.
    OutOfArc,
    /// PR-10.4.
    OutOfSight,
    /// PR-19.13, PR-R68.
    TooFar,
}

/// PR-10.1 to PR-10.7, PR-10.12, PR-16.10, PR-16.12, PR-R19, PR-R20: whether a model can shoot at a target.
pub(crate) fn ranged(table: &Table, content: &Content, who: Who, target: Target) -> Result<(), Void> {
    let Some(aim) = solid(table, target) else { return Err(Void::OutOfSight) };
    let (own, solids) = (stands(table, who), Solids::but(table, &[who]));
    let is_low = |other: Target| match other {
        Target::Model(_) => false,
        Target::Building(block) => table.towers()[usize::from(block.0)].kind.is_low(),
    };
    let blocks = solids.iter().filter(|(other, _)| *other != target && !is_low(*other));
    let blockers: ArrayVec<Hexagon, 24> = blocks.map(|(_, base)| *base).collect();
    match own.sees(&aim, &blockers) {
        Sight::Clear { .. } => {}
        Sight::Behind => return Err(Void::OutOfArc),
        Sight::Blocked(_) => return Err(Void::OutOfSight),
    }
    let only_short = table.scenario.is_some_and(|id| content.scenario(id).has(Special::ShortOnly));
    if only_short && !super::short(&own, &aim) { Err(Void::TooFar) } else { Ok(()) }
}

/// PR-15.2: the objects at most so many hexes from a model.
pub(crate) fn reachable_things(table: &Table, who: Who, reach: u8) -> impl Iterator<Item = Thing> {
    let own = stands(table, who);
    let is_near = move |thing: &Thing| {
        lying(table, *thing).is_some_and(|at| own.nearest_rim(&disc(at)).is_within(hexes(reach)))
    };
    (0..table.tokens().len() as u8).map(Thing).filter(is_near)
}

/// PR-16.13, PR-R48: whether a Jaeger is within a hex of a PPDC base, and has spent Ammo.
pub(crate) fn rearms(table: &Table, content: &Content, who: Who) -> bool {
    let (figure, own) = (table.figure(who), stands(table, who));
    let is_base = |kind: Building| match kind {
        Building::Base => true,
        Building::Skyscraper | Building::Shelter | Building::Rock => false,
    };
    let mut bases = table.blocks().filter(|(_, tower)| is_base(tower.kind));
    figure.model(content).is_jaeger()
        && figure.tracks[1] < figure.most[1]
        && bases.any(|(_, tower)| own.nearest(&super::base(tower.pose)).is_within(hexes(1)))
}
