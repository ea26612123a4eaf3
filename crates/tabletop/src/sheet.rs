//! Sheets: TOML texts read with the place of every value, all faults collected.
//!
//! Packs, positions and set-ups of all games are read through this one door. A [`Sheet`] hands out
//! [`Table`]s; a table remembers what it was asked for, so that [`Table::finish`] can name every key
//! that nobody wanted, with the nearest one that is known. Nothing here stops at the first fault:
//! what cannot be read is `None`, the fault waits in the sheet until [`Sheet::finish`].
//!
//! ```
//! use tabletop::sheet::Sheet;
//!
//! let sheet = Sheet::parse("name = 'Winch'\npowr = 3").expect("this is TOML");
//! let top = sheet.top();
//! assert_eq!(top.text("name"), Some("Winch"));
//! assert_eq!(top.number("power", 0..=15u8), None);
//! top.finish();
//! let faults = sheet.finish();
//! assert_eq!(faults[0].what, "`power` is missing");
//! assert_eq!(faults[1].what, "nothing is known by the name `powr`");
//! assert_eq!(faults[1].help.as_deref(), Some("did you mean `power`? Known here: name, power"));
//! ```

mod entry;
mod place;
mod shape;
mod tree;

pub use entry::Entry;
pub use place::{line_column, nearest, quoted};
pub use shape::Shape;

use entry::Node;
use kernel::Fault;
use std::cell::RefCell;
use std::fmt::Display;
use std::ops::{Range, RangeInclusive};
use toml_edit::{Document, TableLike};

/// The longest text, in bytes.
pub const TEXT_MAX: usize = 1 << 20;

/// The most signs of the kinds `=`, `,`, `.`, `[` and `{`: each may cost a value.
pub const SIGNS_MAX: usize = 50_000;

/// The most faults that are kept; further ones are counted in a last one.
pub const FAULTS_MAX: usize = 500;

/// A TOML text, and what was found wrong with it so far.
#[derive(Debug)]
pub struct Sheet<'t> {
    document: Document<&'t str>,
    faults: RefCell<Vec<Fault>>,
    unkept: RefCell<usize>,
}

impl<'t> Sheet<'t> {
    /// The text, if it is TOML within the limits, else the first place where it is not.
    pub fn parse(text: &'t str) -> Result<Sheet<'t>, Fault> {
        if text.len() > TEXT_MAX {
            let what = format!("the text is longer than {TEXT_MAX} bytes");
            return Err(Fault { span: 0..0, what, help: Some("split it into several files".to_owned()) });
        }
        let signs = text.bytes().enumerate().filter(|(_, byte)| b"=,.[{".contains(byte));
        if let Some((at, _)) = signs.into_iter().nth(SIGNS_MAX) {
            let what = format!("the text has more than {SIGNS_MAX} values");
            return Err(Fault {
                span: at..at + 1,
                what,
                help: Some("split it into several files".to_owned()),
            });
        }
        let document = Document::parse(text).map_err(|error| Fault {
            span: place::within(text, error.span().unwrap_or(0..0)),
            what: format!("this is not TOML: {}", error.message()),
            help: None,
        })?;
        Ok(Sheet { document, faults: RefCell::default(), unkept: RefCell::default() })
    }

    /// The table of the whole text.
    pub fn top(&self) -> Table<'_> {
        Table::new(self, self.document.as_table(), 0..0)
    }

    /// The table of this name in the whole text; a fault if it is not there. What else the text
    /// holds is none of its business.
    pub fn table(&self, name: &str) -> Option<Table<'_>> {
        match self.top().find(name) {
            Some(entry) => entry.table(),
            None => {
                self.fault(0..0, format!("the table {} is missing", quoted(name)), None);
                None
            }
        }
    }

    /// The table of this name, or of the whole text without one.
    pub fn start(&self, name: Option<&str>) -> Option<Table<'_>> {
        name.map_or_else(|| Some(self.top()), |name| self.table(name))
    }

    /// Notes a fault.
    pub fn fault(&self, span: Range<usize>, what: impl Into<String>, help: Option<String>) {
        let mut faults = self.faults.borrow_mut();
        if faults.len() < FAULTS_MAX {
            faults.push(Fault { span, what: what.into(), help });
        } else {
            *self.unkept.borrow_mut() += 1;
        }
    }

    /// What to write in place of an unknown word. Nothing if
    /// the fault would not be kept.
    pub fn hint(&self, word: &str, known: &[&str]) -> Option<String> {
        (self.faults.borrow().len() < FAULTS_MAX).then(|| place::hint(word, known))
    }

    /// How many faults were noted so far.
    fn noted(&self) -> usize {
        self.faults.borrow().len() + *self.unkept.borrow()
    }

    /// Whether anything is wrong so far.
    pub fn is_faulty(&self) -> bool {
        !self.faults.borrow().is_empty()
    }

    /// All faults, in the order of their places.
    pub fn finish(self) -> Vec<Fault> {
        let mut faults = self.faults.into_inner();
        faults.sort_by_key(|fault| (fault.span.start, fault.span.end));
        let unkept = self.unkept.into_inner();
        if unkept > 0 {
            let what = format!("{unkept} more faults are not listed");
            let end = self.document.raw().len();
            faults.push(Fault { span: end..end, what, help: Some("mend these first".to_owned()) });
        }
        faults
    }
}

/// One table of a sheet, and which of its keys were asked for.
#[derive(Debug)]
pub struct Table<'s> {
    sheet: &'s Sheet<'s>,
    keys: Keys<'s>,
    span: Range<usize>,
    asked: RefCell<Vec<&'static str>>,
}

/// The keys of a table, however it was written.
#[derive(Clone, Copy)]
struct Keys<'s>(&'s dyn TableLike);

impl std::fmt::Debug for Keys<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.0.iter().map(|(key, _)| key)).finish()
    }
}

impl<'s> Table<'s> {
    fn new(sheet: &'s Sheet<'_>, keys: &'s dyn TableLike, span: Range<usize>) -> Table<'s> {
        Table { sheet, keys: Keys(keys), span, asked: RefCell::default() }
    }

    /// The sheet that this table is in.
    pub fn sheet(&self) -> &'s Sheet<'s> {
        self.sheet
    }

    /// The place of the table: its heading, or its braces.
    pub fn span(&self) -> Range<usize> {
        self.span.clone()
    }

    /// Notes a fault that concerns the whole table.
    pub fn fault(&self, what: impl Into<String>, help: Option<String>) {
        self.sheet.fault(self.span(), what, help);
    }

    /// The value at `key`, if there is one.
    pub fn may(&self, key: &'static str) -> Option<Entry<'s>> {
        let mut asked = self.asked.borrow_mut();
        if !asked.contains(&key) {
            asked.push(key);
        }
        self.find(key)
    }

    /// The value at `key`. A fault if there is none.
    pub fn need(&self, key: &'static str) -> Option<Entry<'s>> {
        let entry = self.may(key);
        if entry.is_none() {
            self.fault(format!("`{key}` is missing"), None);
        }
        entry
    }

    /// Everything in the table, for tables with free keys. Every key counts as known.
    pub fn entries(&self) -> Vec<Entry<'s>> {
        self.keys.0.iter().filter_map(|(key, _)| self.find(key)).collect()
    }

    /// The text at `key`; a fault without one.
    pub fn text(&self, key: &'static str) -> Option<&'s str> {
        self.need(key)?.text()
    }

    /// The whole number at `key`; a fault without one.
    pub fn number<T>(&self, key: &'static str, range: RangeInclusive<T>) -> Option<T>
    where
        T: Copy + Display + PartialOrd + TryFrom<i64>,
    {
        self.need(key)?.number(range)
    }

    /// The whole number at `key`, or `otherwise` if there is none or a faulty one.
    pub fn number_or<T>(&self, key: &'static str, range: RangeInclusive<T>, otherwise: T) -> T
    where
        T: Copy + Display + PartialOrd + TryFrom<i64>,
    {
        self.may(key).and_then(|entry| entry.number(range)).unwrap_or(otherwise)
    }

    /// The flag at `key`. `false` if there is none or a faulty one.
    pub fn flag(&self, key: &'static str) -> bool {
        self.may(key).and_then(|entry| entry.flag()).unwrap_or(false)
    }

    /// The list of texts at `key`; a fault without one.
    pub fn texts(&self, key: &'static str) -> Option<Vec<&'s str>> {
        self.need(key)?.texts()
    }

    /// The meaning of the word at `key`. A fault if there is none.
    pub fn choice<T: Copy>(&self, key: &'static str, known: &[(&str, T)]) -> Option<T> {
        self.need(key)?.choice(known)
    }

    /// The table at `key`; a fault without one.
    pub fn table(&self, key: &'static str) -> Option<Table<'s>> {
        self.need(key)?.table()
    }

    /// The tables at `key`, `[[key]]` or a list of them in braces. None if there is nothing.
    pub fn tables(&self, key: &'static str) -> Vec<Table<'s>> {
        self.may(key).and_then(|entry| entry.tables()).unwrap_or_default()
    }

    /// Notes a fault for every key that was not asked for.
    pub fn finish(&self) {
        let asked = self.asked.borrow();
        let unknown = self.entries().into_iter().filter(|entry| !asked.contains(&entry.key()));
        for entry in unknown {
            let what = format!("nothing is known by the name {}", quoted(entry.key()));
            self.sheet.fault(entry.key_span(), what, self.sheet.hint(entry.key(), &asked));
        }
    }

    fn find(&self, key: &str) -> Option<Entry<'s>> {
        let (name, item) = self.keys.0.get_key_value(key)?;
        let key_span = name.span().unwrap_or_else(|| self.span());
        let node = Node::of(item)?;
        Some(Entry { sheet: self.sheet, key: name.get(), key_span, node })
    }
}

#[cfg(test)]
mod tests;
