//! JSON Schemas for editors: the parts that every game's files are made of, each with a sentence.

use crate::pack::{ENGLISH, LANGUAGE, NAME_MAX};
use serde_json::{Map, Value, json};
use std::ops::RangeInclusive;

/// A whole schema (2020-12): the keys of a file, and the parts that they refer to.
#[must_use]
pub fn whole(title: &str, required: &[&str], properties: Value, parts: Value) -> String {
    let schema = json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": title,
        "type": "object",
        "additionalProperties": false,
        "required": required,
        "properties": properties,
        "$defs": parts,
    });
    format!("{schema:#}\n")
}

/// A table with these keys and no others.
#[must_use]
pub fn object(says: &str, required: &[&str], properties: Value) -> Value {
    json!({
        "description": says,
        "type": "object",
        "additionalProperties": false,
        "required": required,
        "properties": properties,
    })
}

/// A part by its name, with what it says in this place.
#[must_use]
pub fn part(says: &str, name: &str) -> Value {
    json!({ "description": says, "$ref": format!("#/$defs/{name}") })
}

/// A whole number.
#[must_use]
pub fn number(says: &str, range: RangeInclusive<u8>) -> Value {
    json!({ "description": says, "type": "integer", "minimum": range.start(), "maximum": range.end() })
}

/// True or false.
#[must_use]
pub fn flag(says: &str) -> Value {
    json!({ "description": says, "type": "boolean" })
}

/// Any text.
#[must_use]
pub fn text(says: &str) -> Value {
    json!({ "description": says, "type": "string" })
}

/// A hex as `q,r`.
#[must_use]
pub fn hex(says: &str) -> Value {
    json!({ "description": says, "type": "string", "format": "hex", "pattern": "^-?[0-9]+,-?[0-9]+$" })
}

/// A list of equal parts.
#[must_use]
pub fn list(says: &str, items: Value) -> Value {
    json!({ "description": says, "type": "array", "items": items })
}

/// One of these words, each with what it means.
#[must_use]
pub fn words<'w>(says: &str, known: impl IntoIterator<Item = (&'w str, &'w str)>) -> Value {
    let word = |(word, means): (&str, &str)| json!({ "const": word, "description": means });
    let known: Vec<Value> = known.into_iter().map(word).collect();
    json!({ "description": says, "oneOf": known })
}

/// One fixed word.
#[must_use]
pub fn word(says: &str, word: &str) -> Value {
    json!({ "description": says, "const": word })
}

/// Tables of several kinds, told apart by their fixed words or their keys.
#[must_use]
pub fn one_of(says: &str, kinds: Vec<Value>) -> Value {
    json!({ "description": says, "oneOf": kinds })
}

/// Names by language, English among them.
#[must_use]
pub fn names(says: &str) -> Value {
    json!({
        "description": says,
        "type": "object",
        "required": [ENGLISH],
        "properties": { ENGLISH: name("The name in English.") },
        "propertyNames": { "pattern": LANGUAGE.pattern },
        "additionalProperties": name("The name in this language."),
    })
}

/// One name.
#[must_use]
pub fn name(says: &str) -> Value {
    json!({ "description": says, "type": "string", "minLength": 1, "maxLength": NAME_MAX })
}

/// Keys with the key that stands for one more of them.
#[must_use]
pub fn with(mut properties: Value, key: &str, part: Value) -> Value {
    if let Some(keys) = properties.as_object_mut() {
        keys.insert(key.to_owned(), part);
    }
    properties
}

/// The places in a schema where a key has no description: what an editor could not explain.
#[must_use]
pub fn unexplained(schema: &str) -> Vec<String> {
    let schema: Value = serde_json::from_str(schema).unwrap_or_default();
    let mut found = Vec::new();
    look("", &schema, &mut found);
    found
}

fn look(place: &str, schema: &Value, found: &mut Vec<String>) {
    let none = Map::new();
    for (key, part) in schema.as_object().unwrap_or(&none) {
        let place = format!("{place}/{key}");
        if key == "properties" {
            for (name, part) in part.as_object().unwrap_or(&none) {
                let says = part.get("description").and_then(Value::as_str).unwrap_or_default();
                if says.trim().is_empty() {
                    found.push(format!("{place}/{name}"));
                }
            }
        }
        look(&place, part, found);
    }
    for (at, part) in schema.as_array().into_iter().flatten().enumerate() {
        look(&format!("{place}/{at}"), part, found);
    }
}
