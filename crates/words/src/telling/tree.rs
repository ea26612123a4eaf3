//! Trees: a value as it stands in a file, each part with its place, read by the declaration of its type.
//!
//! [`gather`] does not stop at the first fault: where something is wrong it goes on with a value of no meaning, so that
//! one reading tells them all. What is left out takes the value of a blank, if there is one.

mod gather;
mod parts;
mod void;

use super::{Names, Node};
use gather::Gather;
use serde::de::DeserializeOwned;
use std::cell::RefCell;
use std::ops::Range;

/// A part of a file with its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tree {
    /// Its bytes in the text.
    pub span: Range<usize>,
    /// What stands there.
    pub shape: Shape,
}

/// What a part of a file can be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Shape {
    /// A text.
    Text(String),
    /// A whole number.
    Number(i64),
    /// True or false.
    Flag(bool),
    /// Several values.
    List(Vec<Tree>),
    /// Values with keys.
    Keys(Vec<Key>),
    /// Anything else, such as a date.
    Other,
}

/// A key with its value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Key {
    /// The key.
    pub name: String,
    /// The place of the key.
    pub span: Range<usize>,
    /// The value.
    pub tree: Tree,
}

impl Tree {
    /// The value at this key.
    pub fn key(&self, name: &str) -> Option<&Tree> {
        match &self.shape {
            Shape::Keys(keys) => keys.iter().find(|key| key.name == name).map(|key| &key.tree),
            Shape::Text(_) | Shape::Number(_) | Shape::Flag(_) | Shape::List(_) | Shape::Other => None,
        }
    }
}

/// A fault in a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Misread {
    /// Its bytes in the text.
    pub span: Range<usize>,
    /// What is wrong.
    pub what: String,
    /// The word that is not known, if it is that.
    pub word: String,
    /// The words that are.
    pub known: Vec<String>,
}

/// The value that stands in `tree`, or every fault. What the tree leaves out is taken from `blank`.
pub fn gather<T: DeserializeOwned>(
    tree: &Tree,
    blank: Option<&Node>,
    names: &impl Names,
) -> Result<T, Vec<Misread>> {
    let faults = RefCell::default();
    let whole = Gather { tree: Some(tree), blank, key: "", place: tree.span.clone(), names, faults: &faults };
    let value = T::deserialize(&whole);
    let mut faults = faults.into_inner();
    match value {
        Ok(value) if faults.is_empty() => Ok(value),
        Ok(_) => Err(faults),
        Err(why) => {
            if faults.is_empty() {
                let (word, known) = (String::new(), Vec::new());
                faults.push(Misread { span: tree.span.clone(), what: why.to_string(), word, known });
            }
            Err(faults)
        }
    }
}

#[cfg(test)]
mod tests;
