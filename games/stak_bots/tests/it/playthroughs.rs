//! Two whole seeded bouts as text: a change of the rules shows as a difference that a person can read.

use stak_bots::{Setup, StakBots};
use testkit::playthrough::assert_kept;

const PACKAGE: &str = env!("CARGO_MANIFEST_DIR");

#[test]
fn a_standard_bout() {
    assert_kept::<StakBots>(PACKAGE, "standard.txt", &Setup::standard(2), 1);
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
    assert_kept::<StakBots>(PACKAGE, "three-with-options.txt", &setup, 2);
}
