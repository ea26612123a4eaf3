//! A part of a sheet as a tree that is read by the declaration of a type.

use super::entry::Node;
use super::{Entry, Sheet, Table};
use toml_edit::Value;
use words::telling::{Key, Misread, Shape, Tree};

impl Table<'_> {
    /// The whole table. Every key counts as known.
    #[must_use]
    pub fn tree(&self) -> Tree {
        let keys = self.entries().into_iter().map(|entry| entry.keyed()).collect();
        Tree { span: self.span(), shape: Shape::Keys(keys) }
    }
}

impl Entry<'_> {
    fn keyed(&self) -> Key {
        Key { name: self.key().to_owned(), span: self.key_span(), tree: self.tree() }
    }

    /// The value with its place.
    #[must_use]
    pub fn tree(&self) -> Tree {
        let shape = match self.node {
            Node::Value(Value::String(text)) => Shape::Text(text.value().clone()),
            Node::Value(Value::Integer(number)) => Shape::Number(*number.value()),
            Node::Value(Value::Boolean(flag)) => Shape::Flag(*flag.value()),
            Node::Value(Value::Float(_) | Value::Datetime(_)) => Shape::Other,
            Node::Value(Value::Array(_)) => {
                Shape::List(self.list().unwrap_or_default().iter().map(Entry::tree).collect())
            }
            Node::Value(Value::InlineTable(_)) | Node::Table(_) => {
                return self.table().map_or(Tree { span: self.span(), shape: Shape::Other }, |it| it.tree());
            }
            Node::Tables(_) => {
                Shape::List(self.tables().unwrap_or_default().iter().map(Table::tree).collect())
            }
        };
        Tree { span: self.span(), shape }
    }
}

impl Sheet<'_> {
    /// Notes what was wrong with a tree of this sheet.
    pub fn misread(&self, faults: Vec<Misread>) {
        for Misread { span, what, word, known } in faults {
            let known: Vec<&str> = known.iter().map(String::as_str).collect();
            let help = if known.is_empty() { None } else { self.hint(&word, &known) };
            self.fault(span, what, help);
        }
    }
}
