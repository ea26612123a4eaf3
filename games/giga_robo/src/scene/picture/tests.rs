//! No two cards or abilities of the house share a picture, unless they say the same.

use super::*;
use crate::GigaRobo;
use crate::content::{say_ability, say_card};
use kernel::Library;
use std::collections::BTreeMap;

#[test]
fn thirty_cards_read_as_thirty() {
    let content = GigaRobo::content(&GigaRobo::house()).expect("the house pack has no faults");
    let cards = content.pilots.iter().flat_map(|pilot| &pilot.cards);
    let cards = cards.chain(content.robots.iter().flat_map(|robot| &robot.cards));
    let abilities = content.pilots.iter().flat_map(|pilot| &pilot.abilities);
    let abilities = abilities.chain(content.robots.iter().flat_map(|robot| &robot.abilities));
    // Cost, Cooldown Value and range stand beside the picture.
    let cards = cards.map(|facts| (facts.code, card(facts), say_card(&content, facts).split_off(2)));
    let abilities =
        abilities.map(|each| (each.code, ability(each), say_ability(&content, each).split_off(1)));
    let mut seen: BTreeMap<String, (String, Vec<words::Message>)> = BTreeMap::new();
    let mut shared = Vec::new();
    let mut counted = 0;
    for (code, glyph, text) in cards.chain(abilities) {
        counted += 1;
        assert!(!glyph.0.is_empty(), "{code} has no picture");
        let other = seen.insert(glyph.0.clone(), (code.to_string(), text.clone()));
        shared.extend(
            other
                .filter(|(_, other)| *other != text)
                .map(|(other, _)| format!("{other} = {code}: {}", glyph.0)),
        );
    }
    assert!(counted > 100, "{counted}");
    assert_eq!(shared, [""; 0], "{}", shared.join("\n"));
}
