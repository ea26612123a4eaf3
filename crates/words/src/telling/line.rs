//! One line of text for a value: its variant, then its fields.

use super::{Node, Words};
use serde::Serialize;

/// What a game calls its things in notation.
pub trait Names {
    /// The text of a value that has a name of its own, such as a cell, a card or a seat. An empty text leaves it
    /// out. `None` writes it by its declaration.
    fn write(&self, node: &Node) -> Option<String>;

    /// The value of type `of` that the next words name. `None` reads it by its declaration.
    fn read(&self, of: &str, words: &mut Words<'_>) -> Option<Result<Node, String>>;

    /// All words for values of type `of`, if it has words of its own: to find the one that was meant.
    fn known(&self, _of: &str) -> Vec<String> {
        Vec::new()
    }

    /// Whether an event or a question whose first field this is, is about it: then it comes first.
    fn leads(&self, _field: &str, node: &Node) -> bool {
        node.type_name() == Some("Seat")
    }
}

/// The line of a value: `go e 2`. Numbers stand as digits, flags as `yes` and `no`, what is missing as `-`, several
/// values with `+` between them.
pub fn line(value: &(impl Serialize + ?Sized), names: &impl Names) -> String {
    line_of(&Node::of(value), names)
}

/// The line of an event or a question, which is only ever written. The seat (or what else [`Names::leads`] says) that
/// it is about comes first, numbers and flags stand with the names of their fields, and so does what a preposition names; what is missing is left
/// out: `A struck damage 3 heat 1`, `A turned to e`.
pub fn told(value: &(impl Serialize + ?Sized), names: &impl Names) -> String {
    let mut node = Node::of(value);
    let Node::Named { fields, .. } = &mut node else { return join(words(&node, names)) };
    let about = fields.first().is_some_and(|(name, first)| names.leads(name, first));
    let who = about.then(|| fields.remove(0).1);
    let mut all = who.map_or_else(Vec::new, |who| words(&who, names));
    all.extend(described(&node, names, Fields::Plain));
    join(all)
}

/// Fields that are called so stand with their names, whatever they hold: `A turned to e`.
const PREPOSITIONS: [&str; 8] = ["at", "by", "for", "from", "in", "of", "on", "to"];

/// Which fields stand with their names.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Fields {
    /// Those that say nothing without: numbers, flags, and what a preposition names.
    Plain,
    /// All.
    All,
}

/// A value with the names of its fields.
pub(super) fn described(node: &Node, names: &impl Names, named: Fields) -> Vec<String> {
    let Node::Named { variant, fields, .. } = node else { return words(node, names) };
    let mut all: Vec<String> = variant.iter().map(|&word| word.to_owned()).collect();
    for (name, field) in fields {
        match field {
            Node::Nothing | Node::Flag(false) => continue,
            Node::Flag(true) => {
                all.push((*name).to_owned());
                continue;
            }
            Node::Number(_) | Node::Text(_) | Node::List(_) | Node::Named { .. } => {}
        }
        let text = names.write(field);
        if text.as_deref() == Some("") {
            continue;
        }
        if named == Fields::All || matches!(field, Node::Number(_)) || PREPOSITIONS.contains(name) {
            all.push((*name).to_owned());
        }
        match text {
            Some(text) => all.push(text),
            None if has_named_fields(field) => all.extend(described(field, names, named)),
            None => all.extend(words(field, names)),
        }
    }
    all
}

/// Whether a value has named fields of its own.
fn has_named_fields(node: &Node) -> bool {
    matches!(node, Node::Named { fields, .. } if fields.iter().all(|(name, _)| !name.is_empty()))
}

/// The line of a value that was taken apart.
pub(super) fn line_of(node: &Node, names: &impl Names) -> String {
    join(words(node, names))
}

fn join(mut words: Vec<String>) -> String {
    words.retain(|word| !word.is_empty());
    words.join(" ")
}

fn words(node: &Node, names: &impl Names) -> Vec<String> {
    match node {
        Node::Nothing => vec!["-".to_owned()],
        Node::Flag(flag) => vec![if *flag { "yes" } else { "no" }.to_owned()],
        Node::Number(number) => vec![number.to_string()],
        Node::Text(text) => vec![text.clone()],
        Node::List(list) if list.is_empty() => vec!["-".to_owned()],
        Node::List(list) => {
            let each: Vec<String> = list.iter().map(|node| join(words(node, names))).collect();
            vec![each.join("+")]
        }
        Node::Named { variant, fields, .. } => {
            if let Some(text) = names.write(node) {
                return vec![text];
            }
            let variant = variant.iter().map(|&word| word.to_owned());
            variant.chain(fields.iter().flat_map(|(_, field)| words(field, names))).collect()
        }
    }
}
