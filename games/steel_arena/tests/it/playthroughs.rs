//! Two whole seeded bouts as text: a change of the rules shows as a difference that a person reads.

use kernel::Library;
use std::path::Path;
use steel_arena::{Setup, SteelArena};
use testkit::playthrough;

fn keep(name: &str, setup: &Setup, seed: u64) {
    let content = SteelArena::content(&SteelArena::house()).expect("the house pack has no faults");
    let text = playthrough::write::<SteelArena>(&content, setup, seed).expect("the set-up is legal");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs").join(name);
    playthrough::compare_or_bless(&path, &text).unwrap_or_else(|difference| panic!("{difference}"));
}

#[test]
fn a_base_bout() {
    keep("base.txt", &Setup::base(2), 77);
}

#[test]
fn a_bout_of_experts() {
    keep("expert.txt", &Setup { expert: true, ..Setup::base(2) }, 75);
}
