//! The laws hold for Giga-Robo! in every mode; each kind of leak, planted in the real game, is noticed.

use giga_robo::{GigaRobo, Setup};
use testkit::laws::{Battery, assert_all, soak};
use testkit::leaks::every_leak_is_caught;

/// One set-up of each mode: a bout is long.
const MODES: [&str; 3] = ["duel", "free-for-all, 3 seats", "two against two"];

fn short() -> Battery<GigaRobo> {
    let mut battery = Battery { seeds: 0..soak(), ..Battery::house(1) };
    battery.setups.retain(|(name, _)| MODES.contains(&name.as_str()));
    battery
}

#[test]
fn every_law_holds() {
    assert_all(&short());
}

#[test]
fn every_planted_leak_is_noticed() {
    let setups = vec![("duel".to_owned(), Setup::standard(2)), ("three".to_owned(), Setup::standard(3))];
    assert_eq!(every_leak_is_caught::<GigaRobo>(&Battery { setups, ..short() }), Ok(()));
}
