//! The laws hold for Giga-Robo! in every mode.

use giga_robo::GigaRobo;
use testkit::laws::{self, Battery, soak};

/// One set-up of each mode.
const MODES: [&str; 3] = ["duel", "free-for-all, 3 seats", "two against two"];

fn short() -> Battery<GigaRobo> {
    let mut battery = Battery::<GigaRobo>::house(soak());
    battery.seeds = 0..soak();
    battery.setups.retain(|(name, _)| MODES.contains(&name.as_str()));
    battery
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
fn imagined_bouts_fit_what_is_known() {
    report(laws::imagining(&short()));
}

#[test]
fn equal_positions_hash_equally() {
    report(laws::roads(&short()));
}

fn report(law: Result<(), laws::Broken>) {
    if let Err(broken) = law {
        panic!("{broken}");
    }
}
