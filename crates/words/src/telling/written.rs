//! A value written as the keys of a file, which [`super::gather`] reads back.

use super::line::line_of;
use super::{Names, Node};
use serde::Serialize;

/// One key of a file with its value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Written {
    /// `key = value`.
    Value(String, String),
    /// A table with a heading of its own, and its lines.
    Table(String, Vec<String>),
}

/// The fields of a struct, each as a key: plain values first, then what has keys of its own.
pub fn written(whole: &(impl Serialize + ?Sized), names: &impl Names) -> Vec<Written> {
    let Node::Named { fields, .. } = Node::of(whole) else { return Vec::new() };
    let (mut values, mut tables) = (Vec::new(), Vec::new());
    for (key, node) in &fields {
        match keyed(node, names) {
            Some(keys) => tables.push(Written::Table((*key).to_owned(), keys)),
            None => values.push(Written::Value((*key).to_owned(), value(node, names))),
        }
    }
    values.into_iter().chain(tables).collect()
}

/// The lines of something with keys: the seats of a map, the fields of a struct.
fn keyed(node: &Node, names: &impl Names) -> Option<Vec<String>> {
    let Node::Named { of, variant: None, fields } = node else { return None };
    if names.write(node).is_some() {
        return None;
    }
    let line = |key: &str, held: &Node| format!("{key} = {}", value(held, names));
    match fields.as_slice() {
        [(_, Node::List(list))] if *of == "SeatMap" => {
            Some(names.known("Seat").iter().zip(list).map(|(seat, held)| line(seat, held)).collect())
        }
        fields if has_keys(fields) => Some(fields.iter().map(|(key, held)| line(key, held)).collect()),
        _ => None,
    }
}

fn has_keys(fields: &[(&'static str, Node)]) -> bool {
    !fields.is_empty() && fields.iter().all(|(key, _)| !key.is_empty())
}

fn braces(lines: &[String]) -> String {
    if lines.is_empty() { "{}".to_owned() } else { format!("{{ {} }}", lines.join(", ")) }
}

/// A value that was taken apart, on one line.
pub fn value(node: &Node, names: &impl Names) -> String {
    match node {
        Node::Nothing => "\"-\"".to_owned(),
        Node::Flag(flag) => flag.to_string(),
        Node::Number(number) => number.to_string(),
        Node::Text(text) => format!("{text:?}"),
        Node::List(list) => {
            format!("[{}]", list.iter().map(|node| value(node, names)).collect::<Vec<_>>().join(", "))
        }
        Node::Named { of, variant, fields } => match (names.write(node), variant) {
            (Some(held), None) if matches!(*of, "SeatSet" | "Tally") => {
                let each: Vec<String> =
                    held.split('+').filter(|&code| code != "-").map(|code| format!("{code:?}")).collect();
                format!("[{}]", each.join(", "))
            }
            (Some(word), _) => format!("{word:?}"),
            (None, Some(variant)) => match held_keys(fields, names) {
                Some(keys) => format!("{{ {variant} = {} }}", braces(&keys)),
                None => format!("{:?}", line_of(node, names)),
            },
            (None, None) => match (keyed(node, names), fields.as_slice()) {
                (Some(keys), _) => braces(&keys),
                (None, [(_, only)]) => value(only, names),
                (None, fields) => {
                    value(&Node::List(fields.iter().map(|(_, node)| node.clone()).collect()), names)
                }
            },
        },
    }
}

/// The keys of what a variant holds, if its fields have names.
fn held_keys(fields: &[(&'static str, Node)], names: &impl Names) -> Option<Vec<String>> {
    match fields {
        [("", only)] => keyed(only, names),
        fields if has_keys(fields) => {
            Some(fields.iter().map(|(key, held)| format!("{key} = {}", value(held, names))).collect())
        }
        _ => None,
    }
}

impl Written {
    /// The text of a file with these keys; those with a value must come first.
    pub fn document(all: &[Written]) -> String {
        let lines = |one: &Written| match one {
            Written::Value(key, value) => format!("{key} = {value}\n"),
            Written::Table(key, lines) => format!("\n[{key}]\n{}\n", lines.join("\n")),
        };
        all.iter().map(lines).collect()
    }
}
