//! The schema of the pack's files, for editors, made from the types that they are read into.

use super::read::{PilotHead, RobotHead, Supply};
use super::{Ability, CardFacts, Impact, Map};
use schemars::JsonSchema;
use serde_json::Value;
use std::sync::LazyLock;

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
    format!("{:#}\n", outline())
}

/// The same as a value: what the reader compares tables with.
pub(super) fn outline() -> &'static Value {
    static OUTLINE: LazyLock<Value> = LazyLock::new(|| {
        let mut schema = schemars::schema_for!(File).to_value();
        explain(&mut schema);
        schema
    });
    &OUTLINE
}

/// The description of a variant is also given to its only key, where editors show it.
fn explain(schema: &mut Value) {
    let says = schema.get("description").cloned();
    if let (Some(says), Some(keys)) = (says, schema.get_mut("properties").and_then(Value::as_object_mut))
        && keys.len() == 1
    {
        for part in keys.values_mut().filter_map(Value::as_object_mut) {
            part.entry("description").or_insert(says.clone());
        }
    }
    match schema {
        Value::Object(parts) => parts.values_mut().for_each(explain),
        Value::Array(parts) => parts.iter_mut().for_each(explain),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}
