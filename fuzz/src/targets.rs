//! The targets, one file each: `run` tries one input, `seeds` are real ones to begin with.

pub(crate) mod answers;
pub(crate) mod bouts;
pub(crate) mod packs;
pub(crate) mod positions;
pub(crate) mod records;
pub(crate) mod scenarios;
pub(crate) mod wire;

use kernel::{Fault, digest};
use std::ops::Range;

/// Inputs played on from what was read.
const PLAYED_ON: u32 = 120;

/// Every fault has its place within the text.
fn faults_fit(text: &str, faults: &[Fault]) {
    assert!(!faults.is_empty(), "refused without a fault");
    for fault in faults {
        assert!(fault_fits(text, fault), "{fault:?} does not lie in the text");
    }
}

/// Whether the fault has its place within the text.
fn fault_fits(text: &str, fault: &Fault) -> bool {
    let Range { start, end } = fault.span;
    start <= end && text.is_char_boundary(start) && text.is_char_boundary(end)
}

/// A seed for what is random after this input.
fn seed_of(data: &[u8]) -> u64 {
    digest(data)
}
