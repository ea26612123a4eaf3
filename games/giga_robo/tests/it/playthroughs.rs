//! Whole bouts as text, one for each mode: a change of the rules shows as a difference that a person can read.

use giga_robo::{GigaRobo, Mode, Setup};
use testkit::playthrough::assert_retold;

const PACKAGE: &str = env!("CARGO_MANIFEST_DIR");

#[test]
fn a_duel() {
    assert_retold::<GigaRobo>(PACKAGE, "duel.txt", &Setup::standard(2));
}

#[test]
fn two_against_two_with_a_copilot() {
    let teams = Setup { mode: Mode::Team, ..Setup::standard(4) };
    assert_retold::<GigaRobo>(PACKAGE, "teams.txt", &teams);
}

#[test]
fn a_free_for_all() {
    assert_retold::<GigaRobo>(PACKAGE, "free-for-all.txt", &Setup::standard(3));
}
