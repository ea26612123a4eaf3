//! Faulty packs and positions: all faults are told at once, each in its place.

use crate::laws::Battery;
use kernel::{Fault, Library, Notation, PackText};

/// A pack of this one file has exactly these faults; of each, a part is enough.
///
/// # Panics
/// If it has others.
pub fn assert_pack<G: Library>(text: &str, wanted: &[&str]) {
    let faults = G::content(&[PackText::embedded("faulty.toml", text)]).expect_err("the pack is faulty");
    let told: Vec<Fault> = faults.into_iter().map(|fault| fault.fault).collect();
    compare(text, &told, &wanted.iter().map(|&what| (what, "")).collect::<Vec<_>>());
}

/// A position has exactly these faults: a part of each, and of the place to which it points.
///
/// # Panics
/// If it has others.
pub fn assert_position<G: Notation + Library>(text: &str, wanted: &[(&str, &str)]) {
    let content = Battery::<G>::house(1).content;
    compare(text, &G::read_position(text, None, &content).expect_err("the position is faulty"), wanted);
}

fn compare(text: &str, told: &[Fault], wanted: &[(&str, &str)]) {
    for (what, place) in wanted {
        let is_it = |fault: &&Fault| fault.what.contains(what) && text[fault.span.clone()].contains(place);
        assert!(told.iter().any(|fault| is_it(&fault)), "{what} at {place} is not among {told:?}");
    }
    assert_eq!(told.len(), wanted.len(), "{told:?}");
}
