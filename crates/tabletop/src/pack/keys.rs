//! The keys of a kind of pieces, listed once: to read a table of a pack, and to make the schema of it.

use super::{CAPITALS, ENGLISH, read_names};
use crate::schema::{names, number};
use crate::sheet::Table;
use serde_json::{Map, Value};
use std::cell::RefCell;
use std::ops::RangeInclusive;

/// What reads the keys of a table, or only notes what they may hold.
#[derive(Debug)]
pub struct Keys<'a> {
    table: Option<&'a Table<'a>>,
    schema: RefCell<Map<String, Value>>,
}

impl<'a> Keys<'a> {
    pub(super) fn of(table: Option<&'a Table<'a>>) -> Keys<'a> {
        Keys { table, schema: RefCell::default() }
    }

    /// The schema of each key that was asked for.
    pub(super) fn schema(self) -> Map<String, Value> {
        self.schema.into_inner()
    }

    fn note(&self, key: &str, schema: Value) {
        self.schema.borrow_mut().insert(key.to_owned(), schema);
    }

    /// The short name in notation, at `code`: capitals and digits.
    pub fn code(&self) -> Option<String> {
        self.note("code", CAPITALS.schema("The short name in notation."));
        match self.table {
            Some(table) => table.need("code").and_then(|entry| CAPITALS.read(&entry)),
            None => Some(String::new()),
        }
    }

    /// The English one of the names that players read, at `name`.
    pub fn name(&self) -> Option<String> {
        self.note("name", names("The name by language; English must be there."));
        match self.table {
            Some(table) => read_names(table, "name")?.remove(ENGLISH),
            None => Some(String::new()),
        }
    }

    /// A whole number.
    pub fn number(&self, key: &'static str, range: RangeInclusive<u8>, says: &str) -> Option<u8> {
        self.note(key, number(says, range.clone()));
        match self.table {
            Some(table) => table.number(key, range),
            None => Some(*range.start()),
        }
    }
}
