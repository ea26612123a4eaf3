//! The message of a value: a key for its variant, an argument for each field.

use super::Node;
use crate::{Arg, Message};
use serde::Serialize;

/// What a game calls its things in messages.
pub trait Says {
    /// The arguments that a field becomes. `None` makes one of its own name and plain value.
    fn say(&self, field: &'static str, node: &Node) -> Option<Vec<(&'static str, Arg)>>;
}

/// Names nothing: every field is an argument of its own name.
pub struct Plain;

impl Says for Plain {
    fn say(&self, _field: &'static str, _node: &Node) -> Option<Vec<(&'static str, Arg)>> {
        None
    }
}

/// Names for one reader: a field `seat` becomes `$who` (`you` or `other`) and the letter `$seat`, and `name` says what
/// else has words of its own.
pub struct About<F> {
    /// The number of the seat that reads; `None` is a spectator.
    pub reader: Option<u8>,
    /// The words of a field.
    pub name: F,
}

impl<F: Fn(&'static str, &Node) -> Option<Arg>> Says for About<F> {
    fn say(&self, field: &'static str, node: &Node) -> Option<Vec<(&'static str, Arg)>> {
        if field == "seat" && node.type_name() == Some("Seat") {
            let seat = u8::try_from(node.number()?).ok()?;
            return Some(who(seat, self.reader).to_vec());
        }
        (self.name)(field, node).map(|arg| vec![(named(field), arg)])
    }
}

/// Whether the seat is the reader's own (`$who`: `you` or `other`), and its letter (`$seat`).
pub fn who(seat: impl Into<u8>, reader: Option<impl Into<u8>>) -> [(&'static str, Arg); 2] {
    let seat = seat.into();
    let who = if reader.map(Into::into) == Some(seat) { "you" } else { "other" };
    [("who", who.into()), ("seat", char::from(b'A'.saturating_add(seat)).to_string().into())]
}

/// The message of a value: its key is `prefix`, a hyphen and the variant.
pub fn message(prefix: &str, value: &(impl Serialize + ?Sized), says: &impl Says) -> Message {
    let Node::Named { of, variant, fields } = Node::of(value) else {
        panic!("only a variant has a message of its own");
    };
    let mut message = Message::new(format!("{prefix}-{}", variant.unwrap_or(of)));
    for (name, field) in &fields {
        let args = says.say(name, field).unwrap_or_else(|| vec![(named(name), plain(field))]);
        for (name, arg) in args {
            message = message.with(name, arg);
        }
    }
    message
}

/// A field without a name is the number of what the message is about.
fn named(name: &'static str) -> &'static str {
    if name.is_empty() { "number" } else { name }
}

fn plain(node: &Node) -> Arg {
    match node {
        Node::Nothing => "none".into(),
        Node::Flag(flag) => if *flag { "yes" } else { "no" }.into(),
        Node::Number(number) => Arg::Number(*number),
        Node::Text(text) => text.as_str().into(),
        Node::List(list) => list.len().into(),
        Node::Named { variant: Some(variant), .. } => (*variant).into(),
        Node::Named { .. } => node.number().map_or_else(|| "none".into(), Arg::Number),
    }
}
