//! The laws hold for Stak Bots in every mode, option and allowed pair of options; and each kind of
//! leak, planted in the real game, is noticed.

use stak_bots::{Setup, StakBots};
use testkit::laws::{self, Battery, soak};

fn short() -> Battery<StakBots> {
    let mut battery = Battery::<StakBots>::house(soak());
    battery.seeds = 0..soak();
    battery
}

#[test]
fn every_option_and_pair_has_set_ups() {
    let battery = short();
    let names: Vec<&str> = battery.setups.iter().map(|(name, _)| name.as_str()).collect();
    assert!(names.len() > 80, "only {} set-ups", names.len());
    for wanted in ["traitor + reactive", "own decks", "recycling + teams", "tournament", "drone"] {
        let reversed =
            wanted.split(" + ").collect::<Vec<_>>().into_iter().rev().collect::<Vec<_>>().join(" + ");
        assert!(names.contains(&wanted) || names.contains(&reversed.as_str()), "no set-up for {wanted}");
    }
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
fn no_card_is_lost() {
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
    battery.setups =
        vec![("standard".to_owned(), Setup::standard(2)), ("three".to_owned(), Setup::standard(3))];
    battery.seeds = 0..4;
    let unnoticed = testkit::leaks::every_leak_is_caught::<StakBots>(&battery);
    assert_eq!(unnoticed, Ok(()));
}

fn report(law: Result<(), testkit::laws::Broken>) {
    if let Err(broken) = law {
        panic!("{broken}");
    }
}
