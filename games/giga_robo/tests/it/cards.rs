//! Every card and every ability of the house pack has a scenario of its own.

use giga_robo::GigaRobo;
use kernel::Library;
use std::path::Path;

const SCENARIOS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios/cards");

#[test]
fn every_card_and_ability_has_a_scenario() {
    let content = GigaRobo::content(&GigaRobo::house()).expect("the house pack has no faults");
    let pilots = content.pilots.iter().map(|pilot| (&pilot.code, &pilot.abilities, &pilot.cards));
    let robots = content.robots.iter().map(|robot| (&robot.code, &robot.abilities, &robot.cards));
    let (mut found, mut missing) = (0, Vec::new());
    for (set, abilities, cards) in pilots.chain(robots) {
        let codes = abilities.iter().map(|ability| &ability.code).chain(cards.iter().map(|card| &card.code));
        for code in codes {
            found += 1;
            if !names_it(set.as_str(), code.as_str()) {
                missing.push(format!("{set}: {code}"));
            }
        }
    }
    assert_eq!(found, 325, "268 cards and 57 abilities are printed");
    assert!(missing.is_empty(), "no scenario of their own: {missing:?}");
}

/// The file of this code exists, and it uses or checks the card or ability of that code.
fn names_it(set: &str, code: &str) -> bool {
    let file = Path::new(SCENARIOS).join(set.to_lowercase()).join(format!("{code}.toml"));
    std::fs::read_to_string(file).is_ok_and(|text| text.contains(code))
}
