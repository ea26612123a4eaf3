//! The schema of the files `tiles.toml` and `robots.toml`, for editors, made from the reader's vocabulary.

use super::read::{ARCS, DELIVERIES, NAME_MAX, WAYS};
use super::{KINDS_MAX, NUMBER_MAX};
use serde_json::{Value, json};

/// A JSON Schema (2020-12) of the files that hold tiles, boards and robots.
pub fn schema() -> String {
    let schema = json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Steel Arena: tiles and robots of a pack",
        "type": "object",
        "additionalProperties": false,
        "properties": {
            "tile": { "type": "array", "maxItems": KINDS_MAX, "items": { "$ref": "#/$defs/tile" } },
            "board": { "type": "array", "maxItems": 2, "items": { "$ref": "#/$defs/board" } },
            "robot": {
                "type": "array",
                "items": object(&["name"], json!({ "name": { "$ref": "#/$defs/names" } })),
            },
        },
        "$defs": {
            "tile": tile(),
            "board": board(),
            "names": names(),
            "span": object(&["least", "most"], json!({ "least": number(1), "most": number(1) })),
            "movement": object(
                &["way", "least", "most"],
                json!({ "way": one_of(&WAYS.map(|(word, _)| word)), "least": number(1), "most": number(1) }),
            ),
            "attack": attack(),
            "defence": object(
                &["arc", "value"],
                json!({
                    "arc": one_of(&ARCS.map(|(word, _)| word)),
                    "value": number(1),
                    "reaction": { "type": "boolean" },
                }),
            ),
            "terrain": terrain(),
        },
    });
    format!("{schema:#}\n")
}

fn tile() -> Value {
    let reference = |name: &str| json!({ "$ref": format!("#/$defs/{name}") });
    let flag = json!({ "type": "boolean" });
    let properties = json!({
        "code": { "type": "string", "pattern": "^[A-Z][A-Z0-9-]{1,15}$" },
        "name": reference("names"),
        "generation": { "type": "integer", "minimum": 1, "maximum": 3 },
        "copies": { "type": "integer", "minimum": 1, "maximum": 30 },
        "auto-cool": flag,
        "speedy": flag,
        "one-use": flag,
        "turn": reference("span"),
        "movement": reference("movement"),
        "attack": reference("attack"),
        "defence": reference("defence"),
        "terrain": reference("terrain"),
    });
    object(&["code", "name", "generation"], properties)
}

fn board() -> Value {
    let reference = |name: &str| json!({ "$ref": format!("#/$defs/{name}") });
    let properties = json!({
        "side": one_of(&["A", "B"]),
        "attack": reference("attack"),
        "movement": reference("movement"),
        "turn": reference("span"),
        "defence": reference("defence"),
        "auto-cool": { "type": "boolean" },
    });
    object(&["side", "attack", "movement", "turn"], properties)
}

fn attack() -> Value {
    let properties = json!({
        "delivery": one_of(&DELIVERIES.map(|(word, _)| word)),
        "damage": number(0),
        "splinter": number(0),
        "push": number(0),
        "spin": { "type": "integer", "minimum": 0, "maximum": 5 },
        "heat": number(0),
    });
    object(&["delivery"], properties)
}

fn terrain() -> Value {
    let flag = json!({ "type": "boolean" });
    let properties = json!({
        "obstacle": flag,
        "interference": flag,
        "blast": number(0),
        "splinter": number(0),
        "burns": number(0),
        "cools": flag,
        "melts": flag,
        "cover": number(0),
    });
    object(&[], properties)
}

fn names() -> Value {
    json!({
        "description": "Names by language; English must be there.",
        "type": "object",
        "required": [words::ENGLISH],
        "additionalProperties": { "type": "string", "minLength": 1, "maxLength": NAME_MAX },
    })
}

fn object(required: &[&str], properties: Value) -> Value {
    json!({ "type": "object", "additionalProperties": false, "required": required, "properties": properties })
}

fn one_of(words: &[&str]) -> Value {
    json!({ "enum": words })
}

fn number(least: u8) -> Value {
    json!({ "type": "integer", "minimum": least, "maximum": NUMBER_MAX })
}
