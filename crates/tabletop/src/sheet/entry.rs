//! One value of a sheet, with its name and its place, which a reader asks for its type.

use super::{Sheet, Table, quoted};
use std::fmt::Display;
use std::ops::{Range, RangeInclusive};
use toml_edit::{ArrayOfTables, Item, TableLike, Value};

/// A value at a key or in a list. Asked for a type that it does not have, it notes a fault.
#[derive(Clone, Debug)]
pub struct Entry<'s> {
    pub(super) sheet: &'s Sheet<'s>,
    pub(super) key: &'s str,
    pub(super) key_span: Range<usize>,
    pub(super) node: Node<'s>,
}

/// The three ways in which TOML holds something.
#[derive(Clone, Copy, Debug)]
pub(super) enum Node<'s> {
    Value(&'s Value),
    Table(&'s toml_edit::Table),
    Tables(&'s ArrayOfTables),
}

impl<'s> Node<'s> {
    pub(super) fn of(item: &'s Item) -> Option<Node<'s>> {
        match item {
            Item::None => None,
            Item::Value(value) => Some(Node::Value(value)),
            Item::Table(table) => Some(Node::Table(table)),
            Item::ArrayOfTables(tables) => Some(Node::Tables(tables)),
        }
    }

    fn span(self) -> Option<Range<usize>> {
        match self {
            Node::Value(value) => value.span(),
            Node::Table(table) => table.span(),
            Node::Tables(tables) => tables.span(),
        }
    }

    pub(super) fn word(self) -> &'static str {
        match self {
            Node::Value(Value::String(_)) => "a text",
            Node::Value(Value::Integer(_)) => "a whole number",
            Node::Value(Value::Float(_)) => "a number with a fraction",
            Node::Value(Value::Boolean(_)) => "true or false",
            Node::Value(Value::Datetime(_)) => "a date",
            Node::Value(Value::Array(_)) => "a list",
            Node::Value(Value::InlineTable(_)) | Node::Table(_) => "a table",
            Node::Tables(_) => "a list of tables",
        }
    }
}

impl<'s> Entry<'s> {
    /// The key at which it stands; in a list, that of the list.
    pub fn key(&self) -> &'s str {
        self.key
    }

    /// The place of the key.
    pub fn key_span(&self) -> Range<usize> {
        self.key_span.clone()
    }

    /// The place of the value.
    pub fn span(&self) -> Range<usize> {
        self.node.span().unwrap_or_else(|| self.key_span())
    }

    /// Notes a fault that concerns this value.
    pub fn fault(&self, what: impl Into<String>, help: Option<String>) {
        self.sheet.fault(self.span(), what, help);
    }

    /// Whether this is a text.
    pub fn is_text(&self) -> bool {
        matches!(self.node, Node::Value(Value::String(_)))
    }

    /// Whether this is a table.
    pub fn is_table(&self) -> bool {
        matches!(self.node, Node::Value(Value::InlineTable(_)) | Node::Table(_))
    }

    /// Whether this is a list of values without tables.
    pub fn is_list(&self) -> bool {
        match self.node {
            Node::Value(Value::Array(array)) => !array.iter().any(Value::is_inline_table),
            Node::Value(_) | Node::Table(_) | Node::Tables(_) => false,
        }
    }

    /// A text.
    pub fn text(&self) -> Option<&'s str> {
        match self.node {
            Node::Value(Value::String(text)) => Some(text.value()),
            _ => self.is_no("a text"),
        }
    }

    /// A whole number of the range.
    pub fn number<T>(&self, range: RangeInclusive<T>) -> Option<T>
    where
        T: Copy + Display + PartialOrd + TryFrom<i64>,
    {
        let wanted = format!("a whole number from {} to {}", range.start(), range.end());
        let Node::Value(Value::Integer(number)) = self.node else {
            return self.is_no(&wanted);
        };
        let fitting = T::try_from(*number.value()).ok().filter(|number| range.contains(number));
        if fitting.is_none() {
            let what = format!("{} must be {wanted}, not {}", quoted(self.key), number.value());
            self.fault(what, None);
        }
        fitting
    }

    /// True or false.
    pub fn flag(&self) -> Option<bool> {
        match self.node {
            Node::Value(Value::Boolean(flag)) => Some(*flag.value()),
            _ => self.is_no("true or false"),
        }
    }

    /// The meaning of the word in a closed list of words.
    pub fn choice<T: Copy>(&self, known: &[(&str, T)]) -> Option<T> {
        let word = self.text()?;
        let found = known.iter().find(|(name, _)| *name == word).map(|(_, meaning)| *meaning);
        if found.is_none() {
            let names: Vec<&str> = known.iter().map(|(name, _)| *name).collect();
            let what = format!("{} cannot be {}", quoted(self.key), quoted(word));
            self.fault(what, self.sheet.hint(word, &names));
        }
        found
    }

    /// The values of a list in brackets.
    pub fn list(&self) -> Option<Vec<Entry<'s>>> {
        match self.node {
            Node::Value(Value::Array(array)) => {
                Some(array.iter().map(|value| Entry { node: Node::Value(value), ..self.clone() }).collect())
            }
            _ => self.is_no("a list"),
        }
    }

    /// A list of texts. A value that is not a text is left out, with its fault.
    pub fn texts(&self) -> Option<Vec<&'s str>> {
        Some(self.list()?.iter().filter_map(Entry::text).collect())
    }

    /// A table, under its own heading or in braces.
    pub fn table(&self) -> Option<Table<'s>> {
        let keys: &dyn TableLike = match self.node {
            Node::Value(Value::InlineTable(table)) => table,
            Node::Table(table) => table,
            Node::Value(_) | Node::Tables(_) => return self.is_no("a table"),
        };
        Some(Table::new(self.sheet, keys, self.span()))
    }

    /// The tables of a list: headings in double brackets, or braces in a list. A value that is no
    /// table is left out, with its fault.
    pub fn tables(&self) -> Option<Vec<Table<'s>>> {
        match self.node {
            Node::Tables(tables) => {
                let table = |table: &'s toml_edit::Table| Entry { node: Node::Table(table), ..self.clone() };
                Some(tables.iter().filter_map(|each| table(each).table()).collect())
            }
            Node::Value(Value::Array(_)) => Some(self.list()?.iter().filter_map(Entry::table).collect()),
            Node::Value(_) | Node::Table(_) => self.is_no("a list of tables"),
        }
    }

    fn is_no<T>(&self, wanted: &str) -> Option<T> {
        let help = (wanted == "a list of tables").then(|| format!("write [[{}]]", self.key.escape_debug()));
        self.fault(format!("{} must be {wanted}, not {}", quoted(self.key), self.node.word()), help);
        None
    }
}
