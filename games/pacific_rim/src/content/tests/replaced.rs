//! What a later pack replaces, and what schemas say that it must have.

use super::{faults, house};
use crate::content::{Content, house_files, read_packs, schema};
use kernel::PackText;
use serde_json::Value;

/// The house pack with this text after it.
fn with(text: &str) -> Content {
    let besides = PackText { file: "besides.toml".to_owned(), text: text.to_owned() };
    let files: Vec<PackText> = house_files().into_iter().chain([besides]).collect();
    read_packs(&files).unwrap_or_else(|faults| panic!("{faults:?}"))
}

const PILOT: &str = "[[pilot]]\ncode = 'JAKE-PENTECOST'\nname = { en = 'Another Jake' }\ngrade = 'cadet'\ncost = 0\nrows = 'ABC'\n";
const CARD: &str = "[[card]]\nmodel = 'GIPSY-AVENGER'\ncode = 'GA-CHAIN-SWORD'\nname = { en = 'Dull Sword' }\n\
    actions = [{ do = [{ melee = { dice = 1 } }] }]\n";
const MISSION: &str = "[[mission]]\ncode = 'SALVAGE'\nname = { en = 'Peace' }\nppdc = [{ per = 'unhurt', points = 1 }]\n\
    kaiju = [{ per = 'unhurt', points = 2 }]\n";
const OBJECT: &str = "[[object]]\ncode = 'TRUCK'\nname = { en = 'Lorry' }\npower = 5\n";

#[test]
fn a_later_pack_replaces_what_has_the_same_code() {
    let (old, new) = (house(), with(&format!("{PILOT}{CARD}{MISSION}{OBJECT}")));
    let numbers = |all: &Content| (all.pilots.len(), all.cards.len(), all.missions.len(), all.objects.len());
    assert_eq!(numbers(&old), numbers(&new));
    let codes = |all: &Content| all.cards.iter().map(|card| card.code.clone()).collect::<Vec<_>>();
    assert_eq!(codes(&old), codes(&new), "everything keeps its place");
    let named = |name: &str| new.pilots.iter().any(|pilot| pilot.name == name);
    assert!(named("Another Jake"));
    assert!(new.cards.iter().any(|card| card.name == "Dull Sword"));
    assert!(new.missions.iter().any(|mission| mission.name == "Peace"));
    assert!(new.objects.iter().any(|object| object.power == 5 && object.code == "TRUCK"));
}

#[test]
fn a_replacement_of_another_kind_is_refused() {
    let found = faults("[[object]]\ncode = 'JAKE-PENTECOST'\nname = { en = 'Toy' }\n");
    assert!(found.len() == 1 && found[0].contains("give one of them another code"), "{found:?}");
}

/// Sound entries, one key in each line.
const SOUND: [(&str, &str); 9] = [
    ("pilot", PILOT),
    ("mission", MISSION),
    ("object", OBJECT),
    ("card", CARD),
    (
        "upgrade",
        "[[upgrade]]\ncode = 'WHEELS'\nname = { en = 'W' }\nonly = 'GIPSY-AVENGER'\ngives = [{ on = 'always', give = 'firm' }]\n",
    ),
    (
        "mutation",
        "[[mutation]]\ncode = 'HORNS'\nname = { en = 'H' }\nslot = 'offensive'\ngives = [{ on = 'always', give = 'firm' }]\n",
    ),
    ("mat", "[[mat]]\ncode = 'MOON'\nname = { en = 'M' }\nwidth = 900\ndepth = 600\nsea = true\n"),
    ("piece", "[[piece]]\ncode = 'BOG'\nname = { en = 'B' }\nground = 'difficult'\ncells = [[0, 0]]\n"),
    (
        "scenario",
        "[[scenario]]\ncode = 'NOON'\nname = { en = 'N' }\nmat = 'CITY'\nmargin = 1\n\
        deploy = [{ side = 'ppdc', edge = 'any', depth = 4 }, { side = 'kaiju', edge = 'opposite' }]\n",
    ),
];

/// What a schema lets out, the reader does not miss; what it wants, the reader misses.
#[test]
fn a_schema_requires_what_the_reader_requires() {
    let schema: Value = serde_json::from_str(&schema()).expect("a schema is JSON");
    for (table, text) in SOUND {
        assert_eq!(faults(text), [""; 0], "{table}");
        let required = schema["$defs"][table]["required"].as_array().cloned().unwrap_or_default();
        for line in text.lines().skip(1) {
            let key = line.split(' ').next().unwrap_or_default();
            let without = text.replacen(&format!("{line}\n"), "", 1);
            let is_missed = !faults(&without).is_empty();
            assert_eq!(is_missed, required.iter().any(|one| one == key), "{table}: {key}");
        }
    }
}
