//! One file: its tables are compared with the schema, every fault told, and then read whole into the types of the
//! content.

use crate::content::schema::outline;
use serde::de::{DeserializeOwned, IntoDeserializer};
use std::cell::Cell;
use std::ops::Range;
use tabletop::sheet::{Shape, Sheet, Table};
use toml_edit::{Document, InlineTable, Item, Value};

/// The tables of a file.
const KEYS: [&str; 7] = ["pilot", "robot", "ability", "card", "impact", "map", "supply"];

/// A file that is read table by table.
pub(super) struct File<'f> {
    sheet: &'f Sheet<'f>,
    top: Table<'f>,
    document: Document<&'f str>,
    /// Whether a table could not be read: then what is missing is not told.
    torn: Cell<bool>,
}

/// A table as it was read, and where it stands.
pub(super) struct Read<'f, T> {
    pub(super) facts: T,
    sheet: &'f Sheet<'f>,
    keys: InlineTable,
    span: Range<usize>,
}

impl<'f> File<'f> {
    pub(super) fn new(sheet: &'f Sheet<'f>, text: &'f str) -> File<'f> {
        let document = Document::parse(text).expect("the sheet was parsed from the same text");
        let top = sheet.top();
        for key in KEYS {
            top.may(key);
        }
        File { sheet, top, document, torn: Cell::new(false) }
    }

    /// The tables at `key`; those that cannot be read are faults and left out.
    pub(super) fn all<T: DeserializeOwned>(&self, key: &'static str) -> Vec<Read<'f, T>> {
        let tables = self.top.may(key).and_then(|entry| entry.tables()).unwrap_or_default();
        let read = |(table, (keys, span))| self.read(key, &table, keys, span);
        tables.into_iter().zip(self.whole(key)).filter_map(read).collect()
    }

    /// The tables of a list at `key` that are shorter than the schema says: what is left out has a default.
    pub(super) fn bare<T: DeserializeOwned>(&self, key: &'static str) -> Vec<Read<'f, T>> {
        let is_list = self.top.may(key).is_some_and(|entry| !self.has_one(key) && entry.tables().is_some());
        let whole = if is_list { self.whole(key) } else { Vec::new() };
        whole.into_iter().filter_map(|(keys, span)| self.typed(keys, span)).collect()
    }

    /// Each table of the list at `key`, with its place.
    fn whole(&self, key: &str) -> Vec<(InlineTable, Option<Range<usize>>)> {
        match self.document.get(key) {
            Some(Item::ArrayOfTables(tables)) => {
                tables.iter().map(|table| (table.clone().into_inline_table(), table.span())).collect()
            }
            Some(Item::Value(Value::Array(array))) => {
                let tables = array.iter().filter_map(Value::as_inline_table);
                tables.map(|table| (table.clone(), table.span())).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The one table at `key`.
    pub(super) fn one<T: DeserializeOwned>(&self, key: &'static str) -> Option<Read<'f, T>> {
        let Some(read) = self.top.may(key)?.table() else {
            self.torn.set(true);
            return None;
        };
        match self.document.get(key)? {
            Item::Table(table) => self.read(key, &read, table.clone().into_inline_table(), table.span()),
            Item::Value(Value::InlineTable(table)) => self.read(key, &read, table.clone(), table.span()),
            Item::None | Item::Value(_) | Item::ArrayOfTables(_) => None,
        }
    }

    /// Whether a table could not be read.
    pub(super) fn is_torn(&self) -> bool {
        self.torn.get()
    }

    /// Whether one thing stands at `key`, and no list of tables.
    pub(super) fn has_one(&self, key: &str) -> bool {
        self.document.get(key).is_some_and(|item| !item.is_array_of_tables() && !item.is_array())
    }

    /// Notes a fault of the whole file.
    pub(super) fn fault_of_all(&self, what: impl Into<String>) {
        self.sheet.fault(0..0, what, None);
    }

    /// Notes a fault at the heading of `key`.
    pub(super) fn fault(&self, key: &'static str, what: impl Into<String>, help: Option<String>) {
        let span = self.top.may(key).map_or(0..0, |entry| entry.key_span());
        self.sheet.fault(span, what, help);
    }

    /// Notes a fault for every key that was not asked for.
    pub(super) fn finish(&self) {
        self.top.finish();
    }

    fn read<T: DeserializeOwned>(
        &self,
        key: &str,
        table: &Table<'_>,
        keys: InlineTable,
        span: Option<Range<usize>>,
    ) -> Option<Read<'f, T>> {
        let shape = Shape::new(outline());
        if !shape.fits(table, shape.part(key)) {
            self.torn.set(true);
            return None;
        }
        self.typed(keys, span)
    }

    fn typed<T: DeserializeOwned>(
        &self,
        keys: InlineTable,
        span: Option<Range<usize>>,
    ) -> Option<Read<'f, T>> {
        let span = span.unwrap_or(0..0);
        let read: Result<T, toml_edit::de::Error> =
            T::deserialize(Value::InlineTable(keys.clone()).into_deserializer());
        match read {
            Ok(facts) => Some(Read { facts, sheet: self.sheet, keys, span }),
            Err(error) => {
                self.torn.set(true);
                self.sheet.fault(error.span().unwrap_or(span), error.message().trim(), None);
                None
            }
        }
    }
}

impl<T> Read<'_, T> {
    /// The place of what stands at `key`, or of the whole table.
    pub(super) fn span(&self, key: &str) -> Range<usize> {
        let value = self.keys.get(key).and_then(Value::span);
        let heading = || self.keys.key(key).and_then(toml_edit::Key::span);
        value.or_else(heading).unwrap_or_else(|| self.span.clone())
    }

    /// Notes a fault at `key`, or at the whole table where the key is missing.
    pub(super) fn fault(&self, key: &str, what: impl Into<String>) {
        self.sheet.fault(self.span(key), what, None);
    }

    /// The same, with what to do about it.
    pub(super) fn fault_help(&self, key: &str, what: impl Into<String>, help: String) {
        self.sheet.fault(self.span(key), what, Some(help));
    }

    /// Notes a fault unless `sound`.
    pub(super) fn check(&self, key: &str, sound: bool, what: &str) {
        if !sound {
            self.fault(key, what);
        }
    }
}
