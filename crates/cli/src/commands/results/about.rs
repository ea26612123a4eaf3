//! What results are of: the program, the rules, the packs, the table and the players. With it anybody can play the
//! same bouts again.

use arena::{Contender, Duel};
use bots::Level;
use catalog::Playable;
use kernel::PackRef;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use tui::packs::Packs;

/// What was played.
#[derive(Clone, Serialize, Deserialize, JsonSchema)]
pub(in crate::commands) struct About {
    /// The command: `duel`, `balance`, `matrix` or `arena`.
    command: String,
    /// The version of the program.
    program: String,
    /// The game.
    game: String,
    /// The version of its rules.
    rules_version: u32,
    /// Each pack that was read, by `name` and `hash` of its content.
    #[schemars(with = "Vec<BTreeMap<String, String>>")]
    packs: Vec<PackRef>,
    /// The seed of all chance.
    seed: u64,
    /// Of bouts that are no arena: who plays. They move on one seat from bout to bout.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schemars(with = "Vec<String>")]
    levels: Vec<Level>,
    /// Of an arena: who meets.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    players: Vec<PlayerAbout>,
    /// Whether chance answered what belongs to setting up.
    by_chance: bool,
    /// The table with all options and builds, as the second line of a record has it; its keys are the game’s.
    #[schemars(with = "BTreeMap<String, Value>")]
    setup: Value,
    /// Of a matrix: how many bouts each two have.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    bouts_each: Option<u64>,
    /// Of a matrix of builds: each build, in the order of its numbers.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    openings: Vec<Opening>,
}

/// A player of an arena.
#[derive(Clone, Serialize, Deserialize, JsonSchema)]
struct PlayerAbout {
    /// Its name in the figures.
    name: String,
    /// Its level.
    #[schemars(with = "String")]
    level: Level,
    /// What the level is made with: figures by name that change how it plays.
    parameters: BTreeMap<String, u64>,
}

/// A build of a matrix.
#[derive(Clone, Serialize, Deserialize, JsonSchema)]
pub(in crate::commands) struct Opening {
    /// Its name.
    pub(in crate::commands) name: String,
    /// Its text, as `hangar build` reads it.
    pub(in crate::commands) build: String,
}

impl About {
    /// The bouts of a duel.
    pub(in crate::commands) fn of<G: Playable>(
        command: &'static str,
        duel: &Duel<G>,
        packs: &Packs<G>,
    ) -> About {
        About {
            command: command.to_owned(),
            program: env!("CARGO_PKG_VERSION").to_owned(),
            game: G::ID.to_owned(),
            rules_version: G::VERSION,
            packs: packs.refs.clone(),
            seed: duel.seed,
            levels: duel.levels.clone(),
            players: Vec::new(),
            by_chance: duel.dealt,
            setup: serde_json::to_value(&duel.setup).expect("a set-up has no maps with odd keys"),
            bouts_each: None,
            openings: Vec::new(),
        }
    }

    /// The pairs of a matrix: so many bouts of each two of these.
    pub(in crate::commands) fn each(self, bouts: u64, openings: Vec<Opening>) -> About {
        About { bouts_each: Some(bouts), openings, ..self }
    }

    /// The players of an arena.
    pub(in crate::commands) fn of_players<G: Playable>(self, players: &[Contender]) -> About {
        let player = |contender: &Contender| PlayerAbout {
            name: contender.name.clone(),
            level: contender.level,
            parameters: contender
                .level
                .parameters::<G>()
                .into_iter()
                .map(|(name, value)| (name.to_owned(), value))
                .collect(),
        };
        About { players: players.iter().map(player).collect(), ..self }
    }

    /// The names of the players of an arena.
    pub(in crate::commands) fn names(&self) -> impl Iterator<Item = &str> {
        self.players.iter().map(|player| player.name.as_str())
    }

    /// The seed of all chance.
    pub(in crate::commands) fn seed(&self) -> u64 {
        self.seed
    }

    /// As a value, to be compared with what a folder says of itself.
    pub(in crate::commands) fn value(&self) -> Value {
        serde_json::to_value(self).expect("its maps have texts for keys")
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
