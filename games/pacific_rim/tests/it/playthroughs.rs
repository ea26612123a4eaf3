//! Whole bouts as text, one for each kind of battle: a change of the rules shows as a difference that a person can read.

use pacific_rim::{Mode, PacificRim, Setup};
use testkit::playthrough::assert_retold;

const PACKAGE: &str = env!("CARGO_MANIFEST_DIR");

fn of(mode: Mode) -> Setup {
    Setup { mode, ..Setup::usual(2) }
}

/// PR-3.6.
#[test]
fn a_quick_play() {
    assert_retold::<PacificRim>(PACKAGE, "quick.txt", &of(Mode::Quick));
}

/// PR-3.10, PR-19.1.
#[test]
fn a_battle_with_secret_missions() {
    assert_retold::<PacificRim>(PACKAGE, "battle.txt", &Setup { secret: true, ..of(Mode::Battle) });
}

/// PR-19.5.
#[test]
fn a_civil_war() {
    assert_retold::<PacificRim>(PACKAGE, "civil-war.txt", &of(Mode::Civil));
}

/// PR-19.11: as far as the kept inputs go.
#[test]
fn a_battle_under_water() {
    assert_retold::<PacificRim>(PACKAGE, "underwater.txt", &of(Mode::Underwater));
}
