//! The schema of the files `cards.toml` and `decks.toml`, for editors, made from the reader's vocabulary.

use super::read::{CARD_CODE, Code, DECK_COPIES_MAX, LANGUAGE, NAME_MAX, PLAIN_CODE};
use super::vocabulary::{AGAIN, DAMAGE_VERBS, Part, VERBS, choose_word};
use super::{CLAUSES_MAX, COPIES_MAX, COUNT_MAX, POWER_MAX, RANK_MAX};
use crate::table::KINDS_MAX;
use serde_json::{Map, Value, json};

/// A JSON Schema (2020-12) of the files that hold cards and decks.
pub fn schema() -> String {
    let schema = json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Stak Bots: cards and decks of a pack",
        "type": "object",
        "additionalProperties": false,
        "minProperties": 1,
        "properties": {
            "card": {
                "description": "The kinds of cards. What a card says is printed from its effects.",
                "type": "array",
                "maxItems": KINDS_MAX,
                "items": { "$ref": "#/$defs/card" },
            },
            "deck": {
                "description": "Own decks: 60 cards, 10 of each rank, at most 5 of any card.",
                "type": "array",
                "items": { "$ref": "#/$defs/deck" },
            },
        },
        "$defs": { "card": card(), "effect": effect(), "deck": deck(), "names": names() },
    });
    format!("{schema:#}\n")
}

fn card() -> Value {
    json!({
        "type": "object",
        "additionalProperties": false,
        "required": ["code", "name", "power", "rank", "copies"],
        "properties": {
            "code": code(CARD_CODE, "The short name of the kind, in notation."),
            "type": code(CARD_CODE, "Kinds of one type differ in power alone. Left out, it is the code."),
            "name": { "$ref": "#/$defs/names" },
            "power": number(0, POWER_MAX, "The damage it deals, and the damage that scraps it."),
            "rank": number(1, RANK_MAX, "How strong it is compared with others."),
            "copies": number(0, COPIES_MAX, "How many of it the common deck holds."),
            "effect": { "type": "array", "items": { "$ref": "#/$defs/effect" } },
        },
    })
}

/// One variant per verb, with exactly the keys it takes.
fn effect() -> Value {
    let mut variants = Vec::new();
    for usage in VERBS {
        let chooses: Vec<&str> = usage.chooses.iter().filter_map(|choose| choose_word(*choose)).collect();
        let mut keys = Map::new();
        if !chooses.is_empty() {
            keys.insert("choose".to_owned(), json!({ "enum": chooses }));
        }
        if usage.counts {
            keys.insert("count".to_owned(), number(1, COUNT_MAX, "How many cards. Left out, it is 1."));
        }
        let optional = json!({ "type": "boolean", "description": "\"You may\"." });
        keys.insert("optional".to_owned(), optional);
        variants.push(variant(&[Part::Entry, Part::Attack], usage.word, keys, !chooses.is_empty()));
    }
    variants.push(variant(&[Part::Attack], AGAIN, Map::new(), false));
    for (word, _, counts) in DAMAGE_VERBS {
        let count = counts.then(|| number(1, COUNT_MAX, "How many cards. Left out, it is 1."));
        let keys = count.map(|count| ("count".to_owned(), count)).into_iter().collect();
        variants.push(variant(&[Part::Damage], word, keys, false));
    }
    json!({ "description": format!("At most {CLAUSES_MAX} of one part."), "anyOf": variants })
}

fn variant(parts: &[Part], word: &str, keys: Map<String, Value>, chooses: bool) -> Value {
    let parts: Vec<&str> = parts.iter().map(|part| part.word()).collect();
    let mut properties = keys;
    properties.insert("part".to_owned(), json!({ "enum": parts }));
    properties.insert("do".to_owned(), json!({ "const": word }));
    let required = if chooses { json!(["part", "do", "choose"]) } else { json!(["part", "do"]) };
    json!({ "type": "object", "additionalProperties": false, "required": required, "properties": properties })
}

fn deck() -> Value {
    json!({
        "type": "object",
        "additionalProperties": false,
        "required": ["code", "name", "cards"],
        "properties": {
            "code": code(PLAIN_CODE, "The short name of the deck."),
            "name": { "$ref": "#/$defs/names" },
            "cards": {
                "description": "How many of each kind, by code.",
                "type": "object",
                "propertyNames": { "pattern": CARD_CODE.pattern },
                "additionalProperties": number(0, DECK_COPIES_MAX, "Copies of this card."),
            },
        },
    })
}

fn names() -> Value {
    json!({
        "description": "Names by language; English must be there.",
        "type": "object",
        "required": [words::ENGLISH],
        "propertyNames": { "pattern": LANGUAGE.pattern },
        "additionalProperties": { "type": "string", "minLength": 1, "maxLength": NAME_MAX },
    })
}

fn code(code: Code, says: &str) -> Value {
    json!({ "description": says, "type": "string", "pattern": code.pattern })
}

fn number(least: u8, most: u8, says: &str) -> Value {
    json!({ "description": says, "type": "integer", "minimum": least, "maximum": most })
}
