//! Pictures and prose of drafts and of a real game.

mod drafts;
mod kept;
mod shape;
mod stak_bots;

use scene::Scene;
use words::Speaker;

/// Every scene with its name and the one who says it.
fn everything() -> Vec<(&'static str, Scene, Speaker)> {
    let drafts = drafts::all().into_iter().map(|(name, scene)| (name, scene, drafts::speaker()));
    let real = stak_bots::all().into_iter().map(|(name, scene)| (name, scene, stak_bots::speaker()));
    drafts.chain(real).collect()
}
