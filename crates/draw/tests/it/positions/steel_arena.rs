//! Real positions of Steel Arena: a field of hexes with tiles face up and face down, and a blast that is aimed.

use super::bouts::{self, shown, with_preview};
use kernel::{Input, Library, Notation, Seat};
use scene::Scene;
use steel_arena::{Setup, SteelArena};

const BLAST: &str = r#"
[field]
"1,0" = "TRAP"
"1,-1" = "SURPRISE"
"-1,1" = "MORTAR"
[robots]
A = { at = "-2,0", facing = "e" }
B = { at = "0,0", facing = "w" }
C = { at = "2,0", facing = "w" }
[modules]
A = ["BOMBARD", "RUNNER-M1", "(AXIS-M1)"]
"#;

/// Every position by its name.
pub(crate) fn all() -> Vec<(&'static str, Scene)> {
    let four = bouts::after::<SteelArena>(&Setup::base(4), 2, 120);
    vec![("steel-arena-four", shown(&four, Some(Seat(0)))), ("steel-arena-blast", blast())]
}

/// A blast that is about to be aimed, with everything that it would do.
fn blast() -> Scene {
    let content = SteelArena::content(&SteelArena::house()).expect("the house pack is sound");
    let mut bout = SteelArena::read_position(BLAST, None, &content).expect("a sound position");
    let fire = SteelArena::read_answer(bout.at(Seat(0)), Seat(0), "activate BOMBARD").expect("notation");
    bout.play(Input::Answer(Seat(0), fire)).expect("legal");
    with_preview(shown(&bout, Some(Seat(0))), "cell 0,0")
}
