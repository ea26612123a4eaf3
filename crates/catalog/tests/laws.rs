//! Every game of the catalog obeys the laws, seen on one bout of each: adding a game adds nothing here.

use catalog::{Playable, Visitor};
use serde_json::{Value, json};
use stak_bots::StakBots;
use std::collections::BTreeSet;
use testkit::laws::{Battery, assert_all, soak};
use testkit::schemas::{disagreements, schema_of};

/// The laws on a bout of the standard game; a game's own tests try every set-up.
#[derive(Clone)]
struct Laws;

impl Visitor for Laws {
    type Out = ();

    fn visit<G: Playable>(self) {
        let mut battery = Battery::<G> { seeds: 0..soak(), ..Battery::house(1) };
        battery.setups.truncate(1);
        assert_all::<G>(&battery);
    }
}

#[test]
fn every_game_obeys_the_laws() {
    catalog::each(Laws);
}

/// Schemas and readers of packs agree.
#[derive(Clone)]
struct Schemas;

impl Visitor for Schemas {
    type Out = ();

    fn visit<G: Playable>(self) {
        assert_eq!(disagreements::<G>(&schema_of::<G>()), [""; 0], "{}", G::ID);
    }
}

#[test]
fn what_the_schema_of_a_pack_accepts_its_reader_accepts() {
    catalog::each(Schemas);
}

/// The schema without this word at any place.
fn less(schema: &mut Value, word: &str) {
    match schema {
        Value::Object(keys) => {
            keys.remove(word);
            keys.values_mut().for_each(|inner| less(inner, word));
        }
        Value::Array(list) => list.iter_mut().for_each(|inner| less(inner, word)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[test]
fn a_schema_that_says_too_little_or_too_much_is_noticed() {
    let found = |change: fn(&mut Value)| {
        let mut schema = schema_of::<StakBots>();
        change(&mut schema);
        disagreements::<StakBots>(&schema)
    };
    let missing = found(|schema| less(schema, "required"));
    assert!(missing.contains(&"card [] without copies: `copies` is missing".to_owned()), "{missing:?}");
    let kinds = found(|schema| less(schema, "type"));
    assert!(kinds.iter().any(|line| line.contains("`copies` must be a whole number")), "{kinds:?}");
    let refused = found(|schema| schema["$defs"]["card"]["required"] = json!(["effect"]));
    assert!(refused.iter().any(|line| line.contains("the schema alone refuses it")), "{refused:?}");
}

/// The words of a game and those of the crates below it fit together in every language.
#[test]
fn every_message_is_there_in_every_language() {
    let words = catalog::words();
    for language in words.languages() {
        assert_eq!(words.missing(language), BTreeSet::new(), "{language} lacks messages");
        assert_eq!(words.dangling(language), BTreeSet::new(), "{language} points at nothing");
        for key in words.keys(language) {
            let (here, english) = (words.variables(language, &key), words.variables("en", &key));
            assert_eq!(here, english, "{key} in {language}");
        }
    }
}
