//! Whole bouts as text, one for each mode: a change of the rules shows as a difference that a person can read.

use giga_robo::{GigaRobo, Mode, Setup, Watch};
use testkit::playthrough::assert_retold;

const PACKAGE: &str = env!("CARGO_MANIFEST_DIR");

/// Asked at key moments alone, so that the bouts are short to read.
fn quick(seats: u8) -> Setup {
    Setup { watch: Watch::Key, ..Setup::standard(seats) }
}

#[test]
fn a_duel() {
    assert_retold::<GigaRobo>(PACKAGE, "duel.txt", &quick(2));
}

#[test]
fn two_against_two_with_a_copilot() {
    let teams = Setup { mode: Mode::Team, ..quick(4) };
    assert_retold::<GigaRobo>(PACKAGE, "teams.txt", &teams);
}

#[test]
fn a_free_for_all() {
    assert_retold::<GigaRobo>(PACKAGE, "free-for-all.txt", &quick(3));
}
