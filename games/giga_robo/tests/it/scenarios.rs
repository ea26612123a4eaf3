//! Every scenario file holds.

use giga_robo::GigaRobo;

#[test]
fn every_scenario_holds() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios");
    let reports = testkit::scenario::run_all::<GigaRobo>(folder).unwrap_or_else(|faults| panic!("{faults}"));
    println!("{} scenarios", reports.len());
}
