//! Every scenario file holds.

use steel_arena::SteelArena;

#[test]
fn every_scenario_holds() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios");
    let reports =
        testkit::scenario::run_all::<SteelArena>(folder).unwrap_or_else(|faults| panic!("{faults}"));
    assert!(reports.len() > 100, "only {} scenarios", reports.len());
}

#[test]
fn every_lesson_and_every_picture_holds() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/lessons");
    let reports =
        testkit::scenario::run_all::<SteelArena>(folder).unwrap_or_else(|faults| panic!("{faults}"));
    assert_eq!(reports.len(), 19);
}
