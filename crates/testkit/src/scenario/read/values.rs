//! The values of a scenario file: texts, lists, numbers, chance.

use super::{Chances, Form, Reader, Text, Texts};
use crate::scenario::place::{Flaw, nearest_help};
use std::ops::Range;
use toml_edit::{Array, Item, TableLike, Value};

impl Reader {
    pub(super) fn flaw(&mut self, span: Range<usize>, what: impl Into<String>) {
        self.flaws.push(Flaw::at(&span, what.into()));
    }

    pub(super) fn known(&mut self, table: &dyn TableLike, key: &str, known: &[&str]) {
        if !known.contains(&key) {
            let help = nearest_help(key, known.iter().copied());
            self.flaws.push(Flaw::at(&key_span(table, key), format!("unknown key `{key}`")).help(help));
        }
    }

    pub(super) fn text(&mut self, table: &dyn TableLike, key: &str) -> Option<Text> {
        let item = table.get(key)?;
        let span = item.span().unwrap_or(0..0);
        match item.as_str() {
            Some(text) => Some(Text { value: text.to_owned(), span }),
            None => {
                self.flaw(span, format!("`{key}` must be a text"));
                None
            }
        }
    }

    /// One text or a list of them.
    pub(super) fn texts(&mut self, table: &dyn TableLike, key: &str) -> Option<Texts> {
        let item = table.get(key)?;
        let span = item.span().unwrap_or(0..0);
        if let Some(text) = item.as_str() {
            let values = vec![Text { value: text.to_owned(), span: span.clone() }];
            return Some(Texts { values, span, form: Form::Toml });
        }
        let Some(list) = item.as_array() else {
            self.flaw(span, format!("`{key}` must be a text or a list of texts"));
            return None;
        };
        let mut values = Vec::new();
        for value in list {
            let span = value.span().unwrap_or(span.clone());
            match value.as_str() {
                Some(text) => values.push(Text { value: text.to_owned(), span }),
                None => self.flaw(span, format!("`{key}` is a list of texts")),
            }
        }
        Some(Texts { values, span, form: Form::Toml })
    }

    pub(super) fn number(&mut self, table: &dyn TableLike, key: &str) -> Option<i64> {
        let item = table.get(key)?;
        match item.as_integer().filter(|number| (1..=1000).contains(number)) {
            Some(number) => Some(number),
            None => {
                self.flaw(item.span().unwrap_or(0..0), format!("`{key}` must be a number from 1 to 1000"));
                None
            }
        }
    }

    pub(super) fn yes(&mut self, table: &dyn TableLike, key: &str) -> Option<()> {
        let item = table.get(key)?;
        if item.as_bool() == Some(true) {
            return Some(());
        }
        self.flaw(item.span().unwrap_or(0..0), format!("write `{key} = true`, or leave it out"));
        None
    }

    /// `rolls` and `impossible`.
    pub(super) fn chances(&mut self, table: &dyn TableLike) -> Chances {
        let rolls = self.rolls(table, "rolls");
        let impossible = match table.get("impossible").map(|item| item.as_table_like()) {
            None => Vec::new(),
            Some(None) => self.rolls(table, "impossible").into_iter().map(|text| (1, text)).collect(),
            Some(Some(times)) => self.impossible_at(times),
        };
        if impossible.is_empty() && table.contains_key("impossible") {
            self.flaw(key_span(table, "impossible"), "an empty `impossible` says nothing");
        }
        Chances { rolls, impossible }
    }

    /// `{ 2 = ["draw FLARE"] }`.
    fn impossible_at(&mut self, times: &dyn TableLike) -> Vec<(usize, Text)> {
        let mut impossible = Vec::new();
        for (key, _) in times.iter() {
            match key.parse().ok().filter(|&time| time > 0) {
                Some(time) => {
                    let texts = self.rolls(times, key).into_iter();
                    impossible.extend(texts.map(|text| (time, text)));
                }
                None => {
                    let what = "write which chance of this step it is, from 1";
                    self.flaw(key_span(times, key), what);
                }
            }
        }
        impossible
    }

    fn rolls(&mut self, table: &dyn TableLike, key: &str) -> Vec<Text> {
        let Some(item) = table.get(key) else { return Vec::new() };
        let span = item.span().unwrap_or(0..0);
        let Some(rolls) = item.as_array() else {
            self.flaw(span, format!("`{key}` must be a list"));
            return Vec::new();
        };
        if !rolls.is_empty() && rolls.iter().all(Value::is_integer) {
            return vec![Text { value: dice(rolls), span }];
        }
        let mut texts = Vec::new();
        for roll in rolls {
            let span = roll.span().unwrap_or(span.clone());
            match roll {
                Value::String(text) => texts.push(Text { value: text.value().clone(), span }),
                Value::Array(faces) if faces.iter().all(Value::is_integer) => {
                    texts.push(Text { value: dice(faces), span });
                }
                _ => self.flaw(span, "a roll is a text such as \"draw Parcel\" or a list of faces"),
            }
        }
        texts
    }
}

fn dice(faces: &Array) -> String {
    let faces = faces.iter().filter_map(Value::as_integer).map(|face| format!(" {face}"));
    format!("dice{}", faces.collect::<String>())
}

pub(in crate::scenario) fn key_span(table: &dyn TableLike, key: &str) -> Range<usize> {
    let item = || table.get(key).and_then(Item::span);
    table.key(key).and_then(toml_edit::Key::span).or_else(item).unwrap_or(0..0)
}

/// Where the last thing in a table ends.
pub(in crate::scenario) fn end_of(table: &dyn TableLike) -> usize {
    let end = |item: &Item| match item {
        Item::None => 0,
        Item::Value(value) => value.span().map_or(0, |span| span.end),
        Item::Table(table) => table.span().map_or(0, |span| span.end).max(end_of(table)),
        Item::ArrayOfTables(tables) => tables
            .iter()
            .map(|table| table.span().map_or(0, |span| span.end).max(end_of(table)))
            .max()
            .unwrap_or(0),
    };
    table.iter().map(|(_, item)| end(item)).max().unwrap_or(0)
}
