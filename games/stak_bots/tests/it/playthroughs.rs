//! Two whole seeded bouts as text: a change of the rules shows as a difference that a person reads.

use kernel::Library;
use stak_bots::{Setup, StakBots};
use std::path::Path;
use testkit::playthrough;

fn keep(name: &str, setup: &Setup, seed: u64) {
    let content = StakBots::content(&StakBots::house()).expect("the house pack has no faults");
    let text = playthrough::write::<StakBots>(&content, setup, seed).expect("the set-up is legal");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs").join(name);
    playthrough::compare_or_bless(&path, &text).unwrap_or_else(|difference| panic!("{difference}"));
}

#[test]
fn a_standard_bout() {
    keep("standard.txt", &Setup::standard(2), 1);
}

#[test]
fn a_bout_of_three_with_options() {
    let setup = Setup {
        reactive: true,
        recycling: true,
        depth: Some(5),
        attack_tally: Some(3),
        ..Setup::standard(3)
    };
    keep("three-with-options.txt", &setup, 2);
}
