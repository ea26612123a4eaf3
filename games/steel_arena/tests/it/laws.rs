//! The laws hold for Steel Arena in every mode, with every number of seats and on other fields; and each
//! kind of leak, planted in the real game, is noticed.

use steel_arena::{Setup, SteelArena};
use testkit::laws::{self, Battery, soak};

fn short() -> Battery<SteelArena> {
    let mut battery = Battery::<SteelArena>::house(soak());
    battery.seeds = 0..soak();
    battery
}

#[test]
fn lists_and_refusals() {
    report(laws::lists(&short()));
    report(laws::refusals(&short()));
}

#[test]
fn records_replay() {
    report(laws::records(&short()));
}

#[test]
fn every_bout_ends() {
    report(laws::ends(&short()));
}

#[test]
fn no_tile_is_lost() {
    report(laws::census(&short()));
}

#[test]
fn notation_survives_the_round_trip() {
    report(laws::notation(&short()));
}

#[test]
fn two_worlds_look_alike() {
    report(laws::worlds(&short()));
}

#[test]
fn imagined_bouts_fit_what_is_known() {
    report(laws::imagining(&short()));
}

#[test]
fn equal_positions_hash_equally() {
    report(laws::roads(&short()));
}

#[test]
fn every_planted_leak_is_noticed() {
    let mut battery = short();
    battery.setups = vec![("base".to_owned(), Setup::base(2)), ("three".to_owned(), Setup::base(3))];
    battery.seeds = 0..3;
    let unnoticed = testkit::leaks::every_leak_is_caught::<SteelArena>(&battery);
    assert_eq!(unnoticed, Ok(()));
}

fn report(law: Result<(), testkit::laws::Broken>) {
    if let Err(broken) = law {
        panic!("{broken}");
    }
}

#[test]
fn scenes_show_what_a_seat_may_know() {
    report(laws::scenes(&short()));
}
