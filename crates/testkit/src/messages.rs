//! Every message of a scene, for tests that look at all words or listen to them.

use scene::{Message, Scene};
use serde_json::Value;

/// Every message of the scene, wherever it stands.
pub fn messages(scene: &Scene) -> Vec<Message> {
    let mut found = Vec::new();
    inside(&serde_json::to_value(scene).expect("scenes can be written"), &mut found);
    found
}

fn inside(value: &Value, found: &mut Vec<Message>) {
    match value {
        Value::Array(items) if begins_with_key(items) => {
            let message = serde_json::from_value(value.clone()).expect("what begins with a key is a message");
            found.push(message);
        }
        Value::Array(items) => items.iter().for_each(|item| inside(item, found)),
        // Answers in notation are texts, and no messages.
        Value::Object(fields) => {
            fields.iter().filter(|(name, _)| *name != "then").for_each(|(_, field)| inside(field, found));
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// Whether this is a message and no list of ids, which all have a colon.
fn begins_with_key(items: &[Value]) -> bool {
    matches!(items, [Value::String(key), ..] if !key.contains(':'))
}
