//! Procedures that others call at once: what they tell is told as if the kernel had called them.

use kernel::{Input, Library, Notation, Seat};
use stak_bots::{Event, StakBots};

#[test]
fn only_the_procedure_that_shows_something_tells_it_as_shown() {
    let content = StakBots::content(&StakBots::house()).expect("the house pack is sound");
    let text = "[staks]\nA = [\"P1\", \"(?)\"]\nB = [\"P2\"]\n[hands]\nA = [\"DONOR\"]\n";
    let mut bout = StakBots::read_position(text, None, &content).expect("the position can be played on");
    let play = StakBots::read_answer(bout.at(Seat(0)), Seat(0), "play DONOR").expect("an answer");
    let mut told = Vec::new();
    bout.play_telling(Input::Answer(Seat(0), play), Some(&mut told)).expect("it is legal");
    let shown: Vec<bool> = told.iter().map(|told| told.shows).collect();
    assert!(matches!(told[2].event, Event::EffectBegan { .. }), "{told:?}");
    assert_eq!(shown, [true, true, false, false, false], "{told:?}");
}
