//! The laws hold for Giga-Robo! in every mode.
//!
//! Leaks cannot be planted with the house pack: each of its robots has one card without a Cooldown Value, so that the
//! number of cards in a hand tells which they are (GR-R47), and no two worlds differ.

use giga_robo::GigaRobo;
use testkit::laws::{Battery, assert_all, soak};

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
