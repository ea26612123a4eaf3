//! The refusal of a container of fixed size that can take no more.

use std::fmt;

/// There is no room left; the container is as it was before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Full;

impl fmt::Display for Full {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no room left")
    }
}

impl std::error::Error for Full {}
