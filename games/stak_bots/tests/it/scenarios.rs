//! Every scenario file holds.

use stak_bots::StakBots;

#[test]
fn every_scenario_holds() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios");
    let reports = testkit::scenario::run_all::<StakBots>(folder).unwrap_or_else(|faults| panic!("{faults}"));
    println!("{} scenarios", reports.len());
}
