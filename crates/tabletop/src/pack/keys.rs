//! The keys of tables of a pack, told once: to read a table, and to make the schema of it.

use super::{CAPITALS, Code, ENGLISH, read_names};
use crate::schema::{flag, names, number, object, part, words};
use crate::sheet::Table;
use serde_json::{Map, Value, json};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::ops::RangeInclusive;

/// A kind of tables: its name among the parts of a schema, what it is, and how its keys are read. All of them are
/// read before one that is missing ends the reading.
#[derive(Debug)]
pub struct Part<T> {
    /// Its name.
    pub name: &'static str,
    /// What it is.
    pub says: &'static str,
    /// How it is read.
    pub read: fn(&Keys<'_>) -> Option<T>,
}

impl<T> Part<T> {
    /// The thing that this table holds; every key that was not asked for is a fault.
    pub fn of(&self, table: &Table<'_>) -> Option<T> {
        let read = (self.read)(&Keys(Source::Table(table)));
        table.finish();
        read
    }
}

/// The word with this meaning, among all words for meanings of its kind.
///
/// # Panics
///
/// If there is none.
#[must_use]
pub fn word_of<T: PartialEq>(known: &[(&'static str, T, &str)], meaning: &T) -> &'static str {
    let found = known.iter().find(|(_, each, _)| each == meaning);
    found.map(|&(word, ..)| word).expect("every meaning has a word")
}

/// The schema of tables: their keys, and the parts that they refer to.
#[derive(Default, Debug)]
pub struct Outline {
    keys: Map<String, Value>,
    required: Vec<&'static str>,
    one_of: Vec<&'static str>,
    parts: Map<String, Value>,
}

impl Outline {
    /// Adds the part, and all that it refers to.
    pub fn add<T>(&mut self, part: &Part<T>) {
        if self.parts.contains_key(part.name) {
            return;
        }
        let inner = Outline::of(part.read);
        self.parts.insert(part.name.to_owned(), inner.object(part.says));
        self.parts.extend(inner.parts);
    }

    /// All parts that were added.
    pub fn into_parts(self) -> Value {
        Value::Object(self.parts)
    }

    /// What is asked for when a table is read like this.
    pub(super) fn of<T>(read: fn(&Keys<'_>) -> Option<T>) -> Outline {
        let outline = RefCell::default();
        read(&Keys(Source::Outline(&outline)));
        outline.into_inner()
    }

    /// A table with these keys.
    pub(super) fn object(&self, says: &str) -> Value {
        let mut made = object(says, &self.required, Value::Object(self.keys.clone()));
        if !self.one_of.is_empty() {
            made["oneOf"] = self.one_of.iter().map(|key| json!({ "required": [key] })).collect();
        }
        made
    }
}

/// What reads the keys of a table, or only notes what they may hold: then there is nothing at any of them.
#[derive(Debug)]
pub struct Keys<'a>(Source<'a>);

#[derive(Clone, Copy, Debug)]
enum Source<'a> {
    Table(&'a Table<'a>),
    Outline(&'a RefCell<Outline>),
}

impl<'a> Keys<'a> {
    /// Asks for a key of any form: reads it, or notes its schema.
    pub fn ask<T>(
        &self,
        key: &'static str,
        schema: impl FnOnce() -> Value,
        read: impl FnOnce(&Table<'a>) -> Option<T>,
    ) -> Option<T> {
        match self.0 {
            Source::Table(table) => read(table),
            Source::Outline(outline) => {
                outline.borrow_mut().keys.insert(key.to_owned(), schema());
                None
            }
        }
    }

    /// Asks for a key of any form that must be there.
    pub fn need<T>(
        &self,
        key: &'static str,
        schema: impl FnOnce() -> Value,
        read: impl FnOnce(&Table<'a>) -> Option<T>,
    ) -> Option<T> {
        self.require(key);
        self.ask(key, schema, read)
    }

    /// Notes that there must be something at a key: for what [`Keys::ask`] reads.
    pub fn require(&self, key: &'static str) {
        if let Source::Outline(outline) = self.0 {
            outline.borrow_mut().required.push(key);
        }
    }

    /// Notes a fault that concerns the whole table.
    pub fn fault(&self, what: impl Into<String>, help: &str) {
        if let Source::Table(table) = self.0 {
            table.fault(what, Some(help.to_owned()));
        }
    }

    /// The short name in notation, at `code`: capitals and digits.
    pub fn code(&self) -> Option<String> {
        self.code_like("code", CAPITALS, "The short name in notation.")
    }

    /// A code of this form.
    pub fn code_like(&self, key: &'static str, form: Code, says: &str) -> Option<String> {
        self.require(key);
        self.ask(key, || form.schema(says), |table| table.need(key).and_then(|entry| form.read(&entry)))
    }

    /// The English one of the names that players read, at `name`.
    pub fn name(&self) -> Option<String> {
        self.names("The name by language; English must be there.")?.remove(ENGLISH)
    }

    /// The names that players read, at `name`.
    pub fn names(&self, says: &str) -> Option<BTreeMap<String, String>> {
        self.require("name");
        self.ask("name", || names(says), |table| read_names(table, "name"))
    }

    /// A whole number.
    pub fn number(&self, key: &'static str, range: RangeInclusive<u8>, says: &str) -> Option<u8> {
        self.require(key);
        self.ask(key, || number(says, range.clone()), |table| table.number(key, range.clone()))
    }

    /// A whole number, or `otherwise` if there is none or a faulty one.
    pub fn number_or(&self, key: &'static str, range: RangeInclusive<u8>, otherwise: u8, says: &str) -> u8 {
        let read = |table: &Table<'_>| Some(table.number_or(key, range.clone(), otherwise));
        self.ask(key, || number(says, range.clone()), read).unwrap_or(otherwise)
    }

    /// True or false; `false` if there is nothing.
    pub fn flag(&self, key: &'static str, says: &str) -> bool {
        self.ask(key, || flag(says), |table| Some(table.flag(key))).unwrap_or(false)
    }

    /// The meaning of one of these words; what each means for a reader stands behind it.
    pub fn word<T: Copy>(&self, key: &'static str, known: &[(&str, T, &str)], says: &str) -> Option<T> {
        let meanings = || known.iter().map(|&(word, meaning, _)| (word, meaning)).collect::<Vec<_>>();
        let explained = || words(says, known.iter().map(|&(word, _, means)| (word, means)));
        self.require(key);
        self.ask(key, explained, |table| table.choice(key, &meanings()))
    }

    /// The thing at `key`.
    pub fn part<T>(&self, key: &'static str, of: &Part<T>, says: &str) -> Option<T> {
        self.require(key);
        self.note(of);
        self.ask(key, || part(says, of.name), |table| of.of(&table.table(key)?))
    }

    /// The thing at `key`, if there is one; inside, nothing if it is faulty.
    pub fn may_part<T>(&self, key: &'static str, of: &Part<T>, says: &str) -> Option<Option<T>> {
        self.note(of);
        self.ask(
            key,
            || part(says, of.name),
            |table| table.may(key).map(|entry| entry.table().and_then(|table| of.of(&table))),
        )
    }

    fn note<T>(&self, of: &Part<T>) {
        if let Source::Outline(outline) = self.0 {
            outline.borrow_mut().add(of);
        }
    }

    /// Tells editors that exactly one of these keys must be there.
    pub fn exactly_one(&self, keys: &[&'static str]) {
        if let Source::Outline(outline) = self.0 {
            outline.borrow_mut().one_of = keys.to_vec();
        }
    }
}
