//! Whole bouts as text, one for each mode: a change of the rules shows as a difference that a person can read.

use giga_robo::build::Build;
use giga_robo::{GigaRobo, Mode, Setup, Watch};
use kernel::Library;
use testkit::playthrough::assert_retold;

const PACKAGE: &str = env!("CARGO_MANIFEST_DIR");

/// Asked at key moments alone, so that the bouts are short to read.
fn quick(seats: u8) -> Setup {
    let content = GigaRobo::content(&GigaRobo::house()).expect("the house pack has no faults");
    let place = |codes: Vec<&str>, code: &str| codes.iter().position(|one| *one == code).expect(code) as u8;
    let build = |seat: u8| {
        let (pilot, robot) = CREWS[usize::from(seat) % CREWS.len()];
        let pilot = place(content.pilots.iter().map(|one| one.code.as_str()).collect(), pilot);
        let robot = place(content.robots.iter().map(|one| one.code.as_str()).collect(), robot);
        Some(Build::quick(&content, pilot, robot))
    };
    Setup { watch: Watch::Key, builds: (0..seats).map(build).collect(), ..Setup::standard(seats) }
}

/// Who flies what, in turn.
const CREWS: [(&str, &str); 2] = [("DASH", "DAI-RAIJIN-V"), ("TAKASHI-KATO", "AYZN")];

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
