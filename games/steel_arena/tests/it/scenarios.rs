//! Every scenario file holds.

use steel_arena::SteelArena;
use testkit::scenario::assert_all;

#[test]
fn every_scenario_holds() {
    let count = assert_all::<SteelArena>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios"));
    assert!(count > 100, "only {count} scenarios");
}

#[test]
fn every_lesson_and_every_picture_holds() {
    let count = assert_all::<SteelArena>(concat!(env!("CARGO_MANIFEST_DIR"), "/lessons"));
    assert_eq!(count, 19);
}
