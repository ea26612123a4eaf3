//! The laws hold for Giga-Robo! in every mode, with every number of seats.

use giga_robo::GigaRobo;
use testkit::laws::{self, Battery, Broken, soak};

fn short() -> Battery<GigaRobo> {
    Battery { seeds: 0..soak(), ..Battery::house(1) }
}

fn report(law: Result<(), Broken>) {
    if let Err(broken) = law {
        panic!("{broken}");
    }
}

macro_rules! hold {
    ($($law:ident)+) => { $(
        #[test]
        fn $law() {
            report(laws::$law(&short()));
        }
    )+ };
}

hold!(lists refusals records ends census notation worlds imagining roads);
