//! Every scenario file holds.

use steel_arena::SteelArena;

#[test]
fn every_scenario_holds() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios");
    let reports =
        testkit::scenario::run_all::<SteelArena>(folder).unwrap_or_else(|faults| panic!("{faults}"));
    assert!(reports.len() > 100, "only {} scenarios", reports.len());
}
