//! The kernel itself allocates nothing while it plays.

use allocation_counter::measure;
use kernel::Library;
use std::sync::Arc;
use testkit::rate::Player;
use testkit::toys::connect_four::NoChoice;
use testkit::toys::{ConnectFour, Skirmish};

#[test]
fn no_answer_allocates_in_the_steady_state() {
    let mut player = Player::<ConnectFour>::new(&NoChoice {}, &Arc::new(()), 1).expect("it is legal");
    player.play(2);
    assert_eq!(measure(|| assert!(player.play(50).answers > 0)).count_total, 0);
}

#[test]
fn private_strands_allocate_nothing_either() {
    let content = Skirmish::content(&Skirmish::house()).expect("the house pack has no faults");
    for (name, setup) in Skirmish::setups() {
        let mut player = Player::<Skirmish>::new(&setup, &content, 1).expect("a named set-up is legal");
        player.play(4);
        assert_eq!(measure(|| assert!(player.play(20).answers > 0)).count_total, 0, "{name}");
    }
}
