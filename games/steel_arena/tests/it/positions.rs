//! Positions written by hand, or broken by chance: they are refused, or they can be played on.

use kernel::{Library, Notation};
use steel_arena::SteelArena;

#[test]
fn all_faults_of_a_position_are_told() {
    let content = SteelArena::content(&SteelArena::house()).expect("the house pack has no faults");
    let text = "turn = \"Q\"\nstak = 3\nstack = 99\n[robots]\nA = { at = \"0,0\", facing = \"up\" }\n\
                B = { at = \"0,0\" }\n[field]\n\"9,9\" = \"empty\"\n\"1,0\" = \"NOPE\"\n\
                [modules]\nA = [\"TRAP\", \"(CRAB) heavy\", \"(GYRO) cools\", \"RIVETER\", \"RIVETER\"]\n";
    let faults = SteelArena::read_position(text, None, &content).expect_err("faulty");
    let expected = [
        "this is no seat",
        "by the name `stak`",
        "`stack` must be",
        "`facing` cannot be",
        "two robots stand there",
        "`9,9` is no cell",
        "`NOPE` lies on no cell",
        "`TRAP` is no module",
        "`heavy` is nothing",
        "not what is concluded",
        "more tiles RIVETER",
    ];
    for what in expected {
        assert!(faults.iter().any(|fault| fault.what.contains(what)), "{what} is not among {faults:?}");
    }
}

#[test]
fn too_many_tiles_are_told_where_the_last_of_them_lies() {
    let content = SteelArena::content(&SteelArena::house()).expect("the house pack has no faults");
    let text = "[robots]\nA = { at = \"0,0\" }\nB = { at = \"2,0\" }\n[field]\n\"1,0\" = \"RIVETER\"\n\
                [modules]\nA = [\"RIVETER hot\", \"(RIVETER)\"]\n";
    let faults = SteelArena::read_position(text, None, &content).expect_err("faulty");
    let told: Vec<(&str, &str)> =
        faults.iter().map(|fault| (fault.what.as_str(), &text[fault.span.clone()])).collect();
    let what = "there are more tiles RIVETER than the packs have";
    assert!(told.contains(&(what, "\"(RIVETER)\"")), "{told:?}");
}
