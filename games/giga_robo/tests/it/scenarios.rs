//! Every scenario file holds.

use giga_robo::GigaRobo;
use testkit::scenario::assert_all;

#[test]
fn every_scenario_holds() {
    let count = assert_all::<GigaRobo>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios"));
    assert!(count > 500, "only {count} scenarios");
}

#[test]
fn every_lesson_and_every_picture_holds() {
    let count = assert_all::<GigaRobo>(concat!(env!("CARGO_MANIFEST_DIR"), "/lessons"));
    assert_eq!(count, 21);
}
