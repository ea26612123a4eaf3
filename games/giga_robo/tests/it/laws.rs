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
    report(laws::census(&short()));
}

#[test]
fn notation_survives_the_round_trip() {
    report(laws::notation(&short()));
}

fn report(law: Result<(), laws::Broken>) {
    if let Err(broken) = law {
        panic!("{broken}");
    }
}
