//! What results are of: the program, the rules, the packs, the table and the players. With it anybody can play the
//! same bouts again.

use bots::{Duel, Level};
use catalog::Playable;
use kernel::PackRef;
use serde::Serialize;
use tui::packs::Packs;

/// What was played.
#[derive(Serialize)]
pub(in crate::commands) struct About<'a, G: Playable> {
    /// The command: `duel`, `balance` or `matrix`.
    command: &'static str,
    /// The version of the program.
    program: &'static str,
    game: &'static str,
    rules_version: u32,
    /// By name and hash of content.
    packs: &'a [PackRef],
    seed: u64,
    /// Who plays; they move on one seat from bout to bout.
    levels: &'a [Level],
    /// Whether chance answered what belongs to setting up.
    by_chance: bool,
    /// The table with all options and builds, as the second line of a record has it.
    setup: &'a G::Setup,
    /// Of a matrix: how many bouts each two have.
    #[serde(skip_serializing_if = "Option::is_none")]
    bouts_each: Option<u64>,
    /// Of a matrix of builds: each build, in the order of its numbers.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    openings: Vec<Opening>,
}

/// A build of a matrix.
#[derive(Serialize)]
pub(in crate::commands) struct Opening {
    /// Its name.
    pub(in crate::commands) name: String,
    /// Its text, as `hangar build` reads it.
    pub(in crate::commands) build: String,
}

impl<'a, G: Playable> About<'a, G> {
    /// The bouts of a duel.
    pub(in crate::commands) fn of(
        command: &'static str,
        duel: &'a Duel<G>,
        packs: &'a Packs<G>,
    ) -> About<'a, G> {
        About {
            command,
            program: env!("CARGO_PKG_VERSION"),
            game: G::ID,
            rules_version: G::VERSION,
            packs: &packs.refs,
            seed: duel.seed,
            levels: &duel.levels,
            by_chance: duel.dealt,
            setup: &duel.setup,
            bouts_each: None,
            openings: Vec::new(),
        }
    }

    /// The pairs of a matrix: so many bouts of each two of these.
    pub(in crate::commands) fn each(self, bouts: u64, openings: Vec<Opening>) -> About<'a, G> {
        About { bouts_each: Some(bouts), openings, ..self }
    }

    /// As a value, to be compared with what a folder says of itself.
    pub(in crate::commands) fn value(&self) -> serde_json::Value {
        serde_json::to_value(self).expect("a set-up has no maps with odd keys")
    }
}

/// Figures with what they are of.
#[derive(Serialize)]
pub(in crate::commands) struct Told<'a, T> {
    /// What was played.
    pub(in crate::commands) about: &'a serde_json::Value,
    /// What came of it.
    #[serde(flatten)]
    pub(in crate::commands) figures: T,
}
