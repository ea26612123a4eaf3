//! The kernel itself allocates nothing while it plays.

use allocation_counter::measure;
use kernel::Library;
use std::sync::Arc;
use testkit::rate::{Player, allocating};
use testkit::toys::connect_four::NoChoice;
use testkit::toys::skirmish::Setup;
use testkit::toys::{ConnectFour, Skirmish};

#[test]
fn no_answer_allocates_in_the_steady_state() {
    let mut player = Player::<ConnectFour>::new(&NoChoice {}, &Arc::new(()), 1).expect("it is legal");
    player.play(2);
    assert_eq!(measure(|| assert!(player.play(50).answers > 0)).count_total, 0);
}

#[test]
fn private_strands_allocate_nothing_either() {
    assert_eq!(allocating::<Skirmish>(20, |play| measure(play).count_total), Vec::<String>::new());
}

#[test]
fn what_allocates_is_named() {
    let faults = allocating::<Skirmish>(1, |play| measure(|| (play(), drop(vec![0u8; 100])).1).count_total);
    let named = |(name, fault): (&(String, Setup), &String)| {
        fault.starts_with(&format!("{name}: 1 allocations", name = name.0))
    };
    assert!(Skirmish::setups().iter().zip(&faults).all(named), "{faults:?}");
    assert_eq!(faults.len(), Skirmish::setups().len());
}
