//! The schema of a force, for editors.

use super::Key;
use serde_json::{Value, json};
use tabletop::schema::{list, object, text, whole, with};

/// A JSON Schema (2020-12) of a force's file.
pub fn schema() -> String {
    whole("Pacific Rim Extinction: a force", &[], keys(), json!({}))
}

/// The keys of a force.
pub(crate) fn keys() -> Value {
    let keys = Key::ALL.map(|key| (key.name().to_owned(), list(key.says(), text("A code."))));
    Value::Object(keys.into_iter().collect())
}

/// The forces of a set-up.
pub(crate) fn in_setups() -> Value {
    let place =
        json!({ "description": "A place; 255 is nothing.", "type": "integer", "minimum": 0, "maximum": 255 });
    let places = list(
        "As the program writes a force: model, three pilots, upgrade, two mutations, for each model.",
        place,
    );
    let side = |says: &str| object(says, &[], with(keys(), "places", places.clone()));
    json!({ "ppdc": side("What the Jaeger side brings."), "kaiju": side("What the Kaiju side brings.") })
}
