//! Every scenario file holds.

use stak_bots::StakBots;
use testkit::scenario::assert_all;

#[test]
fn every_scenario_holds() {
    let count = assert_all::<StakBots>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios"));
    assert!(count > 100, "only {count} scenarios");
}

#[test]
fn every_lesson_and_every_picture_holds() {
    let count = assert_all::<StakBots>(concat!(env!("CARGO_MANIFEST_DIR"), "/lessons"));
    assert_eq!(count, 13);
}
