//! The laws hold for Stak Bots in every mode, option and allowed pair of options; and each kind of
//! leak, planted in the real game, is noticed.

use stak_bots::{Setup, StakBots};
use testkit::laws::{Battery, assert_all, soak};
use testkit::leaks::every_leak_is_caught;

fn short() -> Battery<StakBots> {
    Battery { seeds: 0..soak(), ..Battery::house(1) }
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
fn every_law_holds() {
    assert_all(&short());
}

#[test]
fn every_planted_leak_is_noticed() {
    let setups = vec![("standard".to_owned(), Setup::standard(2)), ("three".to_owned(), Setup::standard(3))];
    assert_eq!(every_leak_is_caught::<StakBots>(&Battery { setups, seeds: 0..4, ..short() }), Ok(()));
}
