//! The parts against slow and obvious models of themselves.

mod deal;
mod field;
mod fraction;
mod hex;
mod knowledge;
mod line;
mod paths;
mod plane;
mod rows;
mod setup;
mod tally;

use proptest::prelude::*;
use tabletop::hex::{Direction, Hex};

/// A hex that is not further than `reach` from the origin in `q` and in `r`.
fn hex_within(reach: i16) -> impl Strategy<Value = Hex> {
    (-reach..=reach, -reach..=reach).prop_map(|(q, r)| Hex::new(q, r))
}

fn direction() -> impl Strategy<Value = Direction> {
    prop::sample::select(Direction::ALL.to_vec())
}
