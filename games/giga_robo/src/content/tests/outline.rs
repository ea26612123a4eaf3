//! The schema knows what the reader knows.

use super::*;
use serde_json::Value;
use std::collections::BTreeSet;

fn keys(value: &Value) -> BTreeSet<&str> {
    value.as_object().expect("an object").keys().map(String::as_str).collect()
}

#[test]
fn the_schema_names_every_table_and_refuses_other_keys() {
    let schema: Value = serde_json::from_str(&schema()).expect("the schema is JSON");
    let tables = BTreeSet::from(["ability", "card", "impact", "map", "pilot", "robot", "supply"]);
    assert_eq!(keys(&schema["properties"]), tables);
    assert_eq!(schema["additionalProperties"], false);
    for name in
        ["Ability", "Blow", "CardFacts", "Clause", "DamageText", "Filter", "Impact", "Map", "PilotHead"]
    {
        assert_eq!(schema["$defs"][name]["additionalProperties"], false, "{name}");
    }
}

#[test]
fn every_key_of_the_house_cards_is_in_the_schema() {
    let schema: Value = serde_json::from_str(&schema()).expect("the schema is JSON");
    let known = keys(&schema["$defs"]["CardFacts"]["properties"]);
    let mut used = BTreeSet::new();
    for file in house_files() {
        let document: toml_edit::Document<String> = file.text.parse().expect("the house files are TOML");
        let cards = document.get("card").and_then(toml_edit::Item::as_array_of_tables);
        for card in cards.into_iter().flatten() {
            used.extend(card.iter().map(|(key, _)| key.to_owned()));
        }
    }
    assert_eq!(used.iter().map(String::as_str).collect::<BTreeSet<_>>(), known, "each key is used somewhere");
}
