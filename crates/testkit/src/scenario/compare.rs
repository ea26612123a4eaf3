//! Comparing a position with what is written of it: only what is written counts.

use super::place::{Flaw, nearest_help};
use std::ops::Range;
use toml_edit::{Item, TableLike, Value};

/// Everything in `expected` that is not so in `found`. Of a list whose parts stand in another order, `is_same` says
/// whether the position with it in place of its own, at this path, is the same one.
pub(super) fn compare(
    expected: &Item,
    found: &Item,
    place: &Range<usize>,
    is_same: &dyn Fn(&[&str], &Value) -> bool,
) -> Vec<Flaw> {
    let mut comparing = Comparing { is_same, path: Vec::new(), flaws: Vec::new() };
    match (expected.as_table_like(), found.as_table_like()) {
        (Some(written), Some(there)) => comparing.tables(written, there, place),
        _ => comparing.flaw(Flaw::at(place, "`then` is compared with a whole position".to_owned())),
    }
    comparing.flaws
}

struct Comparing<'a> {
    is_same: &'a dyn Fn(&[&str], &Value) -> bool,
    /// The keys that lead to what is compared.
    path: Vec<&'a str>,
    flaws: Vec<Flaw>,
}

impl<'a> Comparing<'a> {
    fn flaw(&mut self, flaw: Flaw) {
        self.flaws.push(flaw);
    }

    fn tables(&mut self, expected: &'a dyn TableLike, found: &'a dyn TableLike, place: &Range<usize>) {
        for (key, item) in expected.iter() {
            self.path.push(key);
            let key_place = expected.key(key).and_then(toml_edit::Key::span).unwrap_or(place.clone());
            match found.get(key) {
                None => {
                    let help = nearest_help(key, found.iter().map(|(other, _)| other));
                    let what = format!("the position has no `{}`", self.path.join("."));
                    self.flaw(Flaw::at(&key_place, what).help(help));
                }
                Some(there) => match (item.as_table_like(), there.as_table_like()) {
                    (Some(written), Some(there)) => self.tables(written, there, &key_place),
                    _ => self.values(item, there, &key_place),
                },
            }
            self.path.pop();
        }
    }

    fn values(&mut self, expected: &Item, found: &Item, place: &Range<usize>) {
        let written = expected.clone().into_value();
        let there = found.clone().into_value();
        let path = self.path.join(".");
        let (Ok(written), Ok(there)) = (written, there) else {
            return self.flaw(Flaw::at(place, format!("`{path}` cannot be compared")));
        };
        if same(&written, &there) || (is_permuted(&written, &there) && (self.is_same)(&self.path, &written)) {
            return;
        }
        let found = plain(&there);
        let flaw = Flaw::at(&expected.span().unwrap_or(place.clone()), format!("`{path}` is {found}"));
        self.flaw(match expected.span() {
            Some(span) => flaw.corrected(&span, found),
            None => flaw,
        });
    }
}

/// Whether two lists have the same parts, in whatever order.
fn is_permuted(expected: &Value, found: &Value) -> bool {
    let (Value::Array(expected), Value::Array(found)) = (expected, found) else { return false };
    let mut left: Vec<&Value> = found.iter().collect();
    let taken = |value: &Value| {
        let place = left.iter().position(|other| same(value, other))?;
        Some(left.swap_remove(place))
    };
    expected.len() == found.len() && expected.iter().map(taken).all(|taken| taken.is_some())
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
