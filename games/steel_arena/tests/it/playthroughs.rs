//! Two whole seeded bouts as text: a change of the rules shows as a difference that a person can read.

use steel_arena::{Setup, SteelArena};
use testkit::playthrough::assert_kept;

const PACKAGE: &str = env!("CARGO_MANIFEST_DIR");

#[test]
fn a_base_bout() {
    assert_kept::<SteelArena>(PACKAGE, "base.txt", &Setup::base(2), 100);
}

#[test]
fn a_bout_of_experts() {
    assert_kept::<SteelArena>(PACKAGE, "expert.txt", &Setup { expert: true, ..Setup::base(2) }, 69);
}
