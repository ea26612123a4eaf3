//! The laws hold for Giga-Robo! in every mode, with every number of seats; each kind of leak, planted in the real game, is
//! noticed.

use giga_robo::{GigaRobo, Setup};
use testkit::laws::{Battery, assert_all, soak};
use testkit::leaks::every_leak_is_caught;

fn short() -> Battery<GigaRobo> {
    Battery { seeds: 0..soak(), ..Battery::house(1) }
}

#[test]
fn every_law_holds() {
    assert_all(&short());
}

#[test]
fn every_planted_leak_is_noticed() {
    let setups = vec![("duel".to_owned(), Setup::standard(2)), ("three".to_owned(), Setup::standard(3))];
    assert_eq!(every_leak_is_caught::<GigaRobo>(&Battery { setups, seeds: 0..3, ..short() }), Ok(()));
}
