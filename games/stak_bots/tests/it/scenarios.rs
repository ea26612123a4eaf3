//! Every scenario file holds.

use stak_bots::StakBots;

#[test]
fn every_scenario_holds() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios");
    let reports = testkit::scenario::run_all::<StakBots>(folder).unwrap_or_else(|faults| panic!("{faults}"));
    println!("{} scenarios", reports.len());
}

#[test]
fn every_lesson_and_every_picture_holds() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/lessons");
    let reports = testkit::scenario::run_all::<StakBots>(folder).unwrap_or_else(|faults| panic!("{faults}"));
    assert_eq!(reports.len(), 13);
}
