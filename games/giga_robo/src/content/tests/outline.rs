//! The schema knows what the reader knows.

use super::*;
use kernel::{Library, Notation};
use serde_json::Value;
use std::collections::BTreeSet;
use tabletop::schema::unexplained;
use tabletop::sheet::{Shape, Sheet};

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
    // A card that stands alone, as in a scenario, names the card that it replaces. A house card is in its owner's file.
    let mut used = BTreeSet::from(["instead".to_owned()]);
    for file in house_files() {
        let document: toml_edit::Document<String> = file.text.parse().expect("the house files are TOML");
        let cards = document.get("card").and_then(toml_edit::Item::as_array_of_tables);
        for card in cards.into_iter().flatten() {
            used.extend(card.iter().map(|(key, _)| key.to_owned()));
        }
    }
    assert_eq!(used.iter().map(String::as_str).collect::<BTreeSet<_>>(), known, "each key is used somewhere");
}

#[test]
fn every_key_is_explained() {
    for (kind, text) in crate::GigaRobo::schemas() {
        assert_eq!(unexplained(&text), [""; 0], "{kind}");
    }
}

/// The reader compares tables with this schema, so it knows the same keys; here the house files as wholes.
#[test]
fn the_house_files_have_the_shape_of_the_schema() {
    let schema: Value = serde_json::from_str(&schema()).expect("the schema is JSON");
    let shape = Shape::new(&schema);
    for file in house_files() {
        let sheet = Sheet::parse(&file.text).expect("the house files are TOML");
        assert!(shape.holds(&sheet), "{}: {:#?}", file.file, sheet.finish());
    }
    let wrong = Sheet::parse("[[card]]\nkost = 1\n[[crad]]").expect("TOML");
    assert!(!shape.holds(&wrong));
}

/// The keys that a reader told where it met one that it does not know.
fn told(faults: Vec<kernel::Fault>) -> BTreeSet<String> {
    let fault = faults.into_iter().find(|fault| fault.what.contains("qqqq")).expect("the key is told");
    let help = fault.help.expect("what is known is told").to_lowercase();
    help.split_once("known here: ").expect("a list").1.split(", ").map(str::to_owned).collect()
}

#[test]
fn set_ups_and_builds_have_the_keys_that_their_readers_know() {
    let schemas = crate::GigaRobo::schemas();
    let of = |kind: &str| -> Value {
        let found = schemas.iter().find(|(known, _)| *known == kind).expect("a schema");
        serde_json::from_str(&found.1).expect("JSON")
    };
    let owned =
        |value: &Value| keys(&value["properties"]).into_iter().map(str::to_owned).collect::<BTreeSet<_>>();
    let content = house();
    let read = |text| crate::GigaRobo::read_setup(text, None, &content).expect_err("an unknown key");
    assert_eq!(told(read("qqqq = 1")), owned(&of("set-up")));
    let build = "[[build]]\npilot = \"DASH\"\nrobot = \"AYZN\"\nqqqq = 1";
    assert_eq!(told(read(build)), owned(&of("set-up")["properties"]["build"]["items"]));
    let faults = crate::build::read_build("qqqq = 1", &content).expect_err("an unknown key");
    assert_eq!(told(faults), owned(&of("build")));
}
