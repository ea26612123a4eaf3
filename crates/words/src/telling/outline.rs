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
    let (own, lists) = split(node);
    let fields = if name.is_empty() && depth > 0 { Fields::Plain } else { Fields::All };
    let words = names.write(node).map_or_else(|| described(&own, names, fields), |text| vec![text]);
    let own: Vec<String> =
        name.split(' ').map(str::to_owned).chain(words).filter(|word| !word.is_empty()).collect();
    if !own.is_empty() {
        lines.push(indented(depth, &own.join(" ")));
    }
    for (name, list) in lists {
        several(name, &list, names, depth + 1, lines);
    }
}

/// The lists among its fields, and the value without them.
fn split(node: &Node) -> (Node, Vec<(&'static str, Vec<Node>)>) {
    let Node::Named { of, variant, fields } = node else { return (node.clone(), Vec::new()) };
    let (mut own, mut lists) = (Vec::new(), Vec::new());
    for (name, field) in fields {
        match field {
            Node::List(list) => lists.push((*name, list.clone())),
            other => own.push((*name, other.clone())),
        }
    }
    (Node::Named { of, variant: *variant, fields: own }, lists)
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
