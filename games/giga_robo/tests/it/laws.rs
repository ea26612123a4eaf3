//! The laws hold for Giga-Robo! in every mode.

use giga_robo::GigaRobo;
use testkit::laws::{self, Battery, soak};

fn short() -> Battery<GigaRobo> {
    let mut battery = Battery::<GigaRobo>::house(soak());
    battery.seeds = 0..soak();
    battery
}

#[test]
fn no_card_is_lost() {
    let mut battery = short();
    battery.setups.retain(|(name, _)| !name.contains(" against ") || name.starts_with("two"));
    report(laws::census(&battery));
}

#[test]
fn notation_survives_the_round_trip() {
    let mut battery = short();
    battery
        .setups
        .retain(|(name, _)| ["duel", "free-for-all, 3 seats", "two against two"].contains(&name.as_str()));
    report(laws::notation(&battery));
}

fn report(law: Result<(), laws::Broken>) {
    if let Err(broken) = law {
        panic!("{broken}");
    }
}
