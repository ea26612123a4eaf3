//! Ids: names of places and pieces in view, stable from scene to scene.

use serde::{Deserialize, Serialize};
use std::fmt::{self, Write};
use ts_rs::TS;

/// How much room is reserved after a name, for a number or a short name.
const ROOM: usize = 12;

/// The name of a thing in view: `stak:0`, `stak:0/3`, `hex:2,-1`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(transparent)]
pub struct Id(String);

impl Id {
    /// The thing of this kind and number.
    pub fn of(kind: &str, number: impl fmt::Display) -> Id {
        Id::joined(kind, ':', number)
    }

    /// A place inside this thing.
    #[must_use]
    pub fn at(&self, place: impl fmt::Display) -> Id {
        Id::joined(&self.0, '/', place)
    }

    /// The name of what has no id of its own: it belongs to this thing. Ids of games hold no `#`.
    pub(crate) fn under(&self, what: impl fmt::Display) -> Id {
        Id::joined(&self.0, '#', what)
    }

    /// The same name, short if it continues the name of its container.
    pub(crate) fn within(&self, container: &Id) -> Id {
        match self.0.strip_prefix(&container.0) {
            Some(rest) if rest.starts_with(['/', '#']) => Id(rest.to_owned()),
            Some(_) | None => self.clone(),
        }
    }

    /// The whole name of what has this short name in the container.
    pub(crate) fn without(&self, container: &Id) -> Id {
        if self.0.starts_with(['/', '#']) { Id(format!("{container}{self}")) } else { self.clone() }
    }

    /// The name of the scene itself, which is no thing.
    pub(crate) fn nameless() -> Id {
        Id(String::new())
    }

    fn joined(front: &str, sign: char, back: impl fmt::Display) -> Id {
        let mut name = String::with_capacity(front.len() + ROOM);
        name.push_str(front);
        name.push(sign);
        write!(name, "{back}").unwrap_or_else(|_| unreachable!("a text takes everything in"));
        Id(name)
    }

    /// The id as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Id {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}
