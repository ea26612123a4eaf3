//! Pacific Rim Extinction under test: as every game, and what is its own.

mod absent;
mod accounts;
mod allocations;
mod boxes;
mod cards;
mod example;
mod exhaustive;
mod grammar;
mod playthroughs;
mod review;
mod shadow;
mod shown;
mod stage;
mod unmeasured;
mod verdict;

use pacific_rim::PacificRim;
use testkit::laws::{Battery, boxes, soak};
use testkit::positions::Breaking;

/// A card with an unknown step.
const FAULTY: &str = "[[mat]]\ncode = 'a'\nname = 'A'\nwidth = 99\n";

testkit::every_game! { PacificRim:
    plans = (Battery::house(1), 1),
    laws = Battery { seeds: 0..soak(), ..Battery::house(1) }
        .mostly(&[
            "standard",
            "contested side",
            "battle",
            "secret missions",
            "civil war",
            "underwater",
            "three",
            "five",
            "six",
        ]),
    said = ["go forward", "pass"],
    faulty_pack = (FAULTY, ["`depth` is missing", "`code` cannot be `a`", "`name` must be a table", "`width` must be"]),
    broken = Breaking {
        words: &[
            ("\"P1\"", "\"P3\""),
            ("\"K1\"", "\"K2\""),
            ("\"K1\"", "\"P1\""),
            ("\"A\"", "\"B\""),
            ("forward", "back"),
        ],
        ..Breaking::default()
    },
    leaks = of_setups(&["secret missions", "six"]),
    scenarios = 220,
    lessons = 20,
}

/// The house pack and these named set-ups.
fn of_setups(names: &[&str]) -> Battery<PacificRim> {
    let mut battery = Battery::house(1);
    battery.setups.retain(|(name, _)| names.contains(&name.as_str()));
    assert_eq!(battery.setups.len(), names.len(), "every name is one of a set-up");
    battery
}

/// PR-5.2, PR-11.2, PR-4.2: cards come as they lie in a real box.
#[test]
fn what_is_drawn_is_what_a_real_box_gives() {
    let battery = Battery {
        seeds: 0..2 * soak(),
        ..of_setups(&["standard", "second card", "third card", "secret missions"])
    };
    assert_eq!(boxes::<PacificRim, shadow::Box>(&battery), Ok(()));
}
