//! Several lines for a large value, such as a view.

use super::line::{Fields, described};
use super::{Names, Node};
use serde::Serialize;

/// Short things of a list share a line of about this length.
const WIDTH: usize = 100;

/// A value in lines: what it says itself, and below that, further in, what its lists hold. Empty lists are left out.
pub fn outline(value: &(impl Serialize + ?Sized), names: &impl Names) -> String {
    let mut lines = Vec::new();
    add(Thing { name: "", node: &Node::of(value), depth: 0 }, names, &mut lines);
    lines.into_iter().map(|line| line + "\n").collect()
}

/// One thing with its place in the outline.
struct Thing<'a> {
    /// What it is called there; a short thing that shares a line is called nothing.
    name: &'a str,
    node: &'a Node,
    depth: usize,
}

fn add(thing: Thing<'_>, names: &impl Names, lines: &mut Vec<String>) {
    let Thing { name, node, depth } = thing;
    let (own, parts, lists) = split(node, names);
    let fields = if name.is_empty() && depth > 0 { Fields::Plain } else { Fields::All };
    let words = names.write(node).map_or_else(|| described(&own, names, fields), |text| vec![text]);
    let own: Vec<String> =
        name.split(' ').map(str::to_owned).chain(words).filter(|word| !word.is_empty()).collect();
    if !own.is_empty() {
        lines.push(indented(depth, &own.join(" ")));
    }
    for (name, part) in parts {
        add(Thing { name, node: &part, depth: depth + 1 }, names, lines);
    }
    for (name, list, of_seats) in lists {
        if of_seats {
            for (seat, node) in names.known("Seat").iter().zip(&list) {
                add(Thing { name: &format!("{name} {seat}"), node, depth: depth + 1 }, names, lines);
            }
        } else {
            several(name, &list, names, depth + 1, lines);
        }
    }
}

/// A list with its name, and whether it has one thing for each seat.
type Listed = (&'static str, Vec<Node>, bool);

/// The value without its parts and lists; what takes lines of its own; the lists among its fields.
fn split(node: &Node, names: &impl Names) -> (Node, Vec<(&'static str, Node)>, Vec<Listed>) {
    let Node::Named { of, variant, fields } = node else { return (node.clone(), Vec::new(), Vec::new()) };
    let (mut own, mut parts, mut lists) = (Vec::new(), Vec::new(), Vec::new());
    for (name, field) in fields {
        match (field, wrapped(field)) {
            (Node::List(list), _) => lists.push((*name, list.clone(), false)),
            (_, Some((of, list))) if names.write(field).is_none() => {
                let of_seats = of == "SeatMap" && !names.known("Seat").is_empty();
                lists.push((*name, list.to_vec(), of_seats));
            }
            (part, None) if has_seats(part, names) => parts.push((*name, part.clone())),
            (other, _) => own.push((*name, other.clone())),
        }
    }
    (Node::Named { of, variant: *variant, fields: own }, parts, lists)
}

/// Whether it has something for each seat, which takes lines of its own.
fn has_seats(node: &Node, names: &impl Names) -> bool {
    let of_seats = |field: &Node| wrapped(field).is_some_and(|(of, _)| of == "SeatMap");
    match node {
        Node::Named { variant: None, fields, .. } if !names.known("Seat").is_empty() => {
            fields.iter().any(|(_, field)| of_seats(field))
        }
        _ => false,
    }
}

/// The list that a type wraps, with the name of the type.
fn wrapped(node: &Node) -> Option<(&'static str, &[Node])> {
    match node {
        Node::Named { of, variant: None, fields } => match fields.as_slice() {
            [("", Node::List(list))] => Some((of, list)),
            _ => None,
        },
        _ => None,
    }
}

fn several(name: &str, list: &[Node], names: &impl Names, depth: usize, lines: &mut Vec<String>) {
    let short = |node: &Node| {
        let mut own = Vec::new();
        add(Thing { name: "", node, depth }, names, &mut own);
        if own.len() == 1 { own.pop().map(|line| line.trim_start().to_owned()) } else { None }
    };
    let Some(short) = list.iter().map(short).collect::<Option<Vec<String>>>() else {
        for (place, node) in list.iter().enumerate() {
            add(Thing { name: &format!("{name} {place}"), node, depth }, names, lines);
        }
        return;
    };
    let mut shared: Option<String> = None;
    for text in short {
        match &mut shared {
            Some(line) if line.len() + text.len() < WIDTH => *line = format!("{line}; {text}"),
            _ => lines.extend(shared.replace(indented(depth, &format!("{name}: {text}")))),
        }
    }
    lines.extend(shared);
}

fn indented(depth: usize, text: &str) -> String {
    format!("{}{text}", "  ".repeat(depth))
}
