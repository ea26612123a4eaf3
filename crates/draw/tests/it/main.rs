//! Pictures and prose of drafts and of real games.

mod drafts;
mod giga_robo;
mod kept;
mod shape;
mod stak_bots;
mod steel_arena;

use scene::Scene;
use words::Speaker;

/// Every scene with its name and the one who says it.
fn everything() -> Vec<(&'static str, Scene, Speaker)> {
    let drafts = drafts::all().into_iter().map(|(name, scene)| (name, scene, drafts::speaker()));
    let real = stak_bots::all().into_iter().map(|(name, scene)| (name, scene, stak_bots::speaker()));
    let arena = steel_arena::all().into_iter().map(|(name, scene)| (name, scene, steel_arena::speaker()));
    let robots = giga_robo::all().into_iter().map(|(name, scene)| (name, scene, giga_robo::speaker()));
    drafts.chain(real).chain(arena).chain(robots).collect()
}
