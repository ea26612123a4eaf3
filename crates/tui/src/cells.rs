//! Cells of a board of hexes: how far one is from another, and where its middle is.

use scene::{Hex, Top};

/// How many cells one is from the other.
pub(crate) fn apart(one: Hex, other: Hex) -> u16 {
    let (q, r) = (i32::from(one.q) - i32::from(other.q), i32::from(one.r) - i32::from(other.r));
    let most = q.abs().max(r.abs()).max((q + r).abs());
    u16::try_from(most).unwrap_or(u16::MAX)
}

/// The middle of a cell, in parts of its size: to the right, and downwards.
pub(crate) fn middle(top: Top, hex: Hex) -> (f64, f64) {
    let (q, r) = (f64::from(hex.q), f64::from(hex.r));
    match top {
        Top::Pointed => (1.732 * (q + r / 2.0), 1.5 * r),
        Top::Flat => (1.5 * q, 1.732 * (r + q / 2.0)),
    }
}
