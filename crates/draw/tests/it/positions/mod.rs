//! Scenes to be drawn: drafts of our own, and positions of real bouts.

pub(crate) mod bouts;
mod cards;
pub(crate) mod drafts;
mod giga_robo;
mod measures;
mod stak_bots;
mod steel_arena;

use ::giga_robo::GigaRobo;
use ::stak_bots::StakBots;
use ::steel_arena::SteelArena;
use scene::Scene;
use std::rc::Rc;
use words::Speaker;

/// Every scene with its name and its speaker.
pub(crate) fn everything() -> Vec<(&'static str, Scene, Rc<Speaker>)> {
    let groups = [
        (drafts::all(), drafts::speaker()),
        (measures::all(), drafts::speaker()),
        (stak_bots::all(), bouts::speaker::<StakBots>()),
        (steel_arena::all(), bouts::speaker::<SteelArena>()),
        (giga_robo::all(), bouts::speaker::<GigaRobo>()),
        (cards::stak_bots(), bouts::speaker::<StakBots>()),
        (cards::giga_robo(), bouts::speaker::<GigaRobo>()),
    ];
    let groups = groups.into_iter().map(|(scenes, speaker)| (scenes, Rc::new(speaker)));
    let said = groups.flat_map(|(scenes, speaker)| {
        scenes.into_iter().map(move |(name, scene)| (name, scene, Rc::clone(&speaker)))
    });
    said.collect()
}
