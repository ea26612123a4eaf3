//! Positions and set-ups written by hand: short, and every fault is told.

use giga_robo::{GigaRobo, Setup};
use kernel::{Library, Notation};

#[test]
fn all_faults_of_a_position_are_told() {
    let content = GigaRobo::content(&GigaRobo::house()).expect("the house pack has no faults");
    let text = "stak = 3\n[robots.A]\nat = \"9,9\"\n[robots.B]\nhand = [\"NOPE\"]\n\
                [city]\n\"1,0\" = \"tier 3\"\n[deck]\nNOPE = 3\n";
    let faults = GigaRobo::read_position(text, None, &content).expect_err("faulty");
    for what in ["`9,9` is no hex", "such a card", "Tier 1 or 2", "no such Impact Card", "by the name `stak`"] {
        assert!(faults.iter().any(|fault| fault.what.contains(what)), "{what} is not among {faults:?}");
    }
}

#[test]
fn every_set_up_is_read_as_it_was_written() {
    let content = GigaRobo::content(&GigaRobo::house()).expect("the house pack has no faults");
    for (name, setup) in GigaRobo::setups() {
        let text = GigaRobo::write_setup(&setup).expect("a set-up can be written");
        assert_eq!(GigaRobo::read_setup(&text, None, &content), Ok(setup), "{name}");
    }
}

#[test]
fn a_build_is_chosen_by_codes() {
    let content = GigaRobo::content(&GigaRobo::house()).expect("the house pack has no faults");
    let text = "map = \"B\"\n[[build]]\npilot = \"DASH\"\nrobot = \"DAI-RAIJIN-V\"\nultimate = \"STORM-CALLER\"\n";
    let setup: Setup = GigaRobo::read_setup(text, None, &content).expect("a set-up");
    assert_eq!((setup.seats, setup.map, setup.builds.len()), (2, Some(1), 1));
    let quick = giga_robo::build::Build::quick(&content, 0, 1);
    assert_ne!(setup.builds[0].ultimate, quick.ultimate);
    assert_eq!(setup.builds[0].cards, quick.cards);
}
