//! The schema of the pack's files, for editors, made from the types that they are read into.

use super::read::{PilotHead, RobotHead, Supply};
use super::{Ability, CardFacts, Impact, Map};
use schemars::JsonSchema;

/// A file of a pack: one pilot or robot with its abilities and cards, or a part of the city.
#[derive(JsonSchema)]
#[schemars(title = "Giga-Robo!: pilots, robots, Impact Cards and maps of a pack", deny_unknown_fields)]
#[expect(dead_code, reason = "the fields are read by the schema alone")]
struct File {
    /// The pilot whose abilities and cards the file holds.
    pilot: Option<PilotHead>,
    /// The robot whose abilities and cards the file holds.
    robot: Option<RobotHead>,
    /// The abilities of the pilot or robot.
    ability: Option<Vec<Ability>>,
    /// The cards of the pilot or robot; Ultimate Techniques first.
    card: Option<Vec<CardFacts>>,
    /// The Impact deck.
    impact: Option<Vec<Impact>>,
    /// The maps.
    map: Option<Vec<Map>>,
    /// The Structures of the set-up.
    supply: Option<Supply>,
}

/// A JSON Schema (2020-12) of the files of a pack.
pub fn schema() -> String {
    format!("{:#}\n", schemars::schema_for!(File).to_value())
}
