//! Ids: names of places and pieces in view, stable from scene to scene.

use serde::Serialize;
use std::fmt;

/// The name of a thing in view: `stak:0`, `stak:0/3`, `hex:2,-1`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct Id(String);

impl Id {
    /// The thing of this kind and number.
    pub fn of(kind: &str, number: impl fmt::Display) -> Id {
        Id(format!("{kind}:{number}"))
    }

    /// A place inside this thing.
    #[must_use]
    pub fn at(&self, place: impl fmt::Display) -> Id {
        Id(format!("{}/{place}", self.0))
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
