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
        Value::Object(fields) if fields.contains_key("key") => {
            let message = serde_json::from_value(value.clone()).expect("what has a key is a message");
            found.push(message);
        }
        Value::Array(items) => items.iter().for_each(|item| inside(item, found)),
        Value::Object(fields) => fields.values().for_each(|field| inside(field, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}
