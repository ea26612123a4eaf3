//! Schemas: where the schema of a pack accepts an entry, the reader misses no key and wants no other kind of value.

use crate::laws::soak;
use kernel::{Library, PackText};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use tabletop::pack::describes;
use tabletop::sheet::{Shape, Sheet};

/// How many entries are changed in the same way; more in a long run.
const SAME: u64 = 2;

/// An entry of a pack: its key, itself, and what stands beside it in the file.
type Entry = (String, Value, Map<String, Value>);

/// The schema of the game's packs.
///
/// # Panics
/// If there is none.
pub fn schema_of<G: Library>() -> Value {
    let schemas = G::schemas();
    let (_, text) = schemas.iter().find(|(kind, _)| *kind == "content").expect("packs have a schema");
    serde_json::from_str(text).expect("a schema is JSON")
}

/// Takes each entry of the house pack alone, and leaves out one key of it, or puts a value of another kind in the place of one.
/// A line for each change that the schema accepts and the reader refuses for its form, and for each that only the schema refuses.
///
/// # Panics
/// If the house pack is no TOML.
pub fn disagreements<G: Library>(schema: &Value) -> Vec<String> {
    let (mut lines, mut tried) = (Vec::new(), BTreeMap::<String, u64>::new());
    for file in G::house().iter().filter(|file| !describes(&file.file)) {
        let whole: Value = toml_edit::de::from_str(&file.text).expect("the house pack is TOML");
        for (key, entry, beside) in entries(&whole) {
            let usual = refusals::<G>(&written(&key, entry.clone(), &beside));
            for (how, changed) in changes(&entry) {
                let how = format!("{key} {how}");
                let times = tried.entry(how.clone()).or_default();
                *times += 1;
                if *times <= SAME * soak() {
                    let text = written(&key, changed, &beside);
                    lines.extend(differs::<G>(schema, &text, &usual).map(|why| format!("{how}: {why}")));
                }
            }
        }
    }
    lines
}

/// How reader and schema differ about a file; the reader refuses it for the usual reasons in any case.
fn differs<G: Library>(schema: &Value, text: &str, usual: &[String]) -> Option<String> {
    let sheet = Sheet::parse(text).expect("it was written as TOML");
    let holds = Shape::new(schema).holds(&sheet);
    let mut refused = refusals::<G>(text);
    refused.retain(|what| !usual.contains(what));
    match holds {
        true => refused.into_iter().find(|what| is_of_form(what)),
        false if refused.is_empty() => Some(format!("the schema alone refuses it: {:?}", sheet.finish())),
        false => None,
    }
}

/// Whether a key is missing, or a value is of the wrong kind.
fn is_of_form(what: &str) -> bool {
    let is_kind = what.contains(" must be ") && what.contains(", not ");
    let missing =
        ["is missing", "missing field", "invalid type", "has no English", "one key in these braces"];
    is_kind || missing.iter().any(|words| what.contains(words))
}

fn refusals<G: Library>(text: &str) -> Vec<String> {
    let refused = G::content(&[PackText::embedded("alone.toml", text)]).err().unwrap_or_default();
    refused.into_iter().map(|fault| fault.fault.what).collect()
}

fn written(key: &str, entry: Value, beside: &Map<String, Value>) -> String {
    let mut keys = beside.clone();
    keys.insert(key.to_owned(), entry);
    toml_edit::ser::to_string(&keys).expect("it came from TOML")
}

/// Each table of the file, also of lists. Beside it stand those that are in no list.
fn entries(whole: &Value) -> Vec<Entry> {
    let keys = whole.as_object().expect("a file is a table");
    let is_single = |(_, value): &(&String, &Value)| !value.is_array();
    let single: Map<String, Value> =
        keys.iter().filter(is_single).map(|(key, value)| (key.clone(), value.clone())).collect();
    let of = |(key, value): (&String, &Value)| -> Vec<Entry> {
        let one = |entry: Value| (key.clone(), entry, single.clone());
        match value.as_array() {
            Some(list) => list.iter().map(|entry| one(json!([entry]))).collect(),
            None => vec![one(value.clone())],
        }
    };
    keys.iter().flat_map(of).collect()
}

/// All that differs from the value in one place, each with how it differs.
fn changes(value: &Value) -> Vec<(String, Value)> {
    let others = [json!("x"), json!(1), json!(true), json!([]), json!({}), json!(["x"]), json!({ "x": 1 })];
    let is_other = |other: &Value| std::mem::discriminant(other) != std::mem::discriminant(value);
    let mut all: Vec<(String, Value)> =
        others.into_iter().filter(is_other).map(|other| (format!("= {other}"), other)).collect();
    let keys = value.as_object().into_iter().flatten();
    for (key, inner) in keys {
        let mut less = value.clone();
        less.as_object_mut().into_iter().for_each(|keys| drop(keys.remove(key)));
        all.push((format!("without {key}"), less));
        all.extend(changes(inner).into_iter().map(|(how, changed)| {
            let mut with = value.clone();
            with[key] = changed;
            (format!("{key} {how}"), with)
        }));
    }
    for (at, inner) in value.as_array().into_iter().flatten().enumerate() {
        all.extend(changes(inner).into_iter().map(|(how, changed)| {
            let mut with = value.clone();
            with[at] = changed;
            (format!("[] {how}"), with)
        }));
    }
    all
}
