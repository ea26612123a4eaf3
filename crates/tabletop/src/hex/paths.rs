//! Ways over a hex grid: all the shortest ones between two hexes, and all that a budget reaches.

mod reach;
mod shortest;

pub use reach::{Reach, reach};
pub use shortest::{Paths, Span, between, count, exists_clear_shortest_path};
