//! A value taken apart.

use super::give::Given;
use serde::de::DeserializeOwned;

/// A value taken apart by its own declaration.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Node {
    /// No value.
    Nothing,
    /// On or off.
    Flag(bool),
    /// A whole number.
    Number(i64),
    /// A text.
    Text(String),
    /// Several values.
    List(Vec<Node>),
    /// A value of a type with a name.
    Named {
        /// The type: `Cell`.
        of: &'static str,
        /// The variant of an enum: `turn-began`.
        variant: Option<&'static str>,
        /// The fields. Those of a tuple have no names.
        fields: Vec<(&'static str, Node)>,
    },
}

impl Node {
    /// A value of a type that wraps a number, such as `Cell(7)`.
    pub fn id(of: &'static str, number: impl Into<i64>) -> Node {
        Node::Named { of, variant: None, fields: vec![("", Node::Number(number.into()))] }
    }

    /// A variant without fields.
    pub fn word(of: &'static str, variant: &'static str) -> Node {
        Node::Named { of, variant: Some(variant), fields: Vec::new() }
    }

    /// A variant that wraps one value.
    pub fn wrapped(of: &'static str, variant: &'static str, value: Node) -> Node {
        Node::Named { of, variant: Some(variant), fields: vec![("", value)] }
    }

    /// The value that was taken apart.
    ///
    /// # Panics
    /// If it was of another type.
    pub fn get<T: DeserializeOwned>(&self) -> T {
        T::deserialize(Given(self.clone())).unwrap_or_else(|why| panic!("{self:?} is another value: {why}"))
    }

    /// The name of its type.
    pub fn type_name(&self) -> Option<&'static str> {
        match self {
            Node::Named { of, .. } => Some(of),
            Node::Nothing | Node::Flag(_) | Node::Number(_) | Node::Text(_) | Node::List(_) => None,
        }
    }

    /// The variant of an enum.
    pub fn variant(&self) -> Option<&'static str> {
        match self {
            Node::Named { variant, .. } => *variant,
            Node::Nothing | Node::Flag(_) | Node::Number(_) | Node::Text(_) | Node::List(_) => None,
        }
    }

    /// The number that it is or wraps.
    pub fn number(&self) -> Option<i64> {
        match self {
            Node::Number(number) => Some(*number),
            Node::Named { fields, .. } => match fields.as_slice() {
                [(_, only)] => only.number(),
                _ => None,
            },
            Node::Nothing | Node::Flag(_) | Node::Text(_) | Node::List(_) => None,
        }
    }

    /// The field with this name.
    pub fn field(&self, name: &str) -> Option<&Node> {
        match self {
            Node::Named { fields, .. } => {
                fields.iter().find(|(other, _)| *other == name).map(|(_, node)| node)
            }
            Node::Nothing | Node::Flag(_) | Node::Number(_) | Node::Text(_) | Node::List(_) => None,
        }
    }
}
