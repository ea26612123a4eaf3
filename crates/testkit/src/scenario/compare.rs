//! Comparing a position with what is written of it: only what is written counts.

use super::place::{Flaw, nearest_help};
use std::ops::Range;
use toml_edit::{Item, TableLike, Value};

/// Everything in `expected` that is not so in `found`.
pub(super) fn compare(expected: &Item, found: &Item, place: &Range<usize>, flaws: &mut Vec<Flaw>) {
    let (Some(written), Some(there)) = (expected.as_table_like(), found.as_table_like()) else {
        flaws.push(Flaw::at(place, "`then` is compared with a whole position".to_owned()));
        return;
    };
    compare_tables(written, there, "", place, flaws);
}

fn compare_tables(
    expected: &dyn TableLike,
    found: &dyn TableLike,
    path: &str,
    place: &Range<usize>,
    flaws: &mut Vec<Flaw>,
) {
    for (key, item) in expected.iter() {
        let path = if path.is_empty() { key.to_owned() } else { format!("{path}.{key}") };
        let key_place = expected.key(key).and_then(toml_edit::Key::span).unwrap_or(place.clone());
        let Some(there) = found.get(key) else {
            let help = nearest_help(key, found.iter().map(|(other, _)| other));
            flaws.push(Flaw::at(&key_place, format!("the position has no `{path}`")).help(help));
            continue;
        };
        match (item.as_table_like(), there.as_table_like()) {
            (Some(written), Some(there)) => compare_tables(written, there, &path, &key_place, flaws),
            _ => compare_values(item, there, &path, &key_place, flaws),
        }
    }
}

fn compare_values(expected: &Item, found: &Item, path: &str, place: &Range<usize>, flaws: &mut Vec<Flaw>) {
    let written = expected.clone().into_value();
    let there = found.clone().into_value();
    let (Ok(written), Ok(there)) = (written, there) else {
        flaws.push(Flaw::at(place, format!("`{path}` cannot be compared")));
        return;
    };
    if same(&written, &there) {
        return;
    }
    let found = plain(&there);
    let flaw = Flaw::at(&expected.span().unwrap_or(place.clone()), format!("`{path}` is {found}"));
    flaws.push(match expected.span() {
        Some(span) => flaw.corrected(&span, found),
        None => flaw,
    });
}

/// Lists are equal as a whole; tables in them too, as far as they are written.
fn same(expected: &Value, found: &Value) -> bool {
    match (expected, found) {
        (Value::String(one), Value::String(other)) => one.value() == other.value(),
        (Value::Integer(one), Value::Integer(other)) => one.value() == other.value(),
        (Value::Boolean(one), Value::Boolean(other)) => one.value() == other.value(),
        (Value::Float(one), Value::Float(other)) => one.value() == other.value(),
        (Value::Datetime(one), Value::Datetime(other)) => one.value() == other.value(),
        (Value::Array(one), Value::Array(other)) => {
            one.len() == other.len() && one.iter().zip(other).all(|(one, other)| same(one, other))
        }
        (Value::InlineTable(one), Value::InlineTable(other)) => {
            one.iter().all(|(key, value)| other.get(key).is_some_and(|other| same(value, other)))
        }
        _ => false,
    }
}

/// A value on one line, without the layout of the text it came from.
fn plain(value: &Value) -> String {
    match value {
        Value::Array(list) => {
            let parts: Vec<String> = list.iter().map(plain).collect();
            format!("[{}]", parts.join(", "))
        }
        Value::InlineTable(table) => {
            let parts: Vec<String> = table
                .iter()
                .map(|(key, value)| format!("{} = {}", toml_edit::Key::new(key), plain(value)))
                .collect();
            if parts.is_empty() { "{}".to_owned() } else { format!("{{ {} }}", parts.join(", ")) }
        }
        other => other.clone().decorated("", "").to_string(),
    }
}

/// A list of texts as TOML.
pub(super) fn list(texts: &[String]) -> String {
    let parts: Vec<String> = texts.iter().map(|text| Value::from(text.as_str()).to_string()).collect();
    format!("[{}]", parts.join(", "))
}
