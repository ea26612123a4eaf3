//! The house pack against the facts of its cards.

use super::*;
use std::collections::BTreeSet;

#[test]
fn the_house_pack_has_its_pilots_and_robots() {
    let content = house();
    let pilots: Vec<_> = content
        .pilots
        .iter()
        .map(|pilot| (pilot.code.as_str(), pilot.heart, pilot.rage, pilot.power, pilot.max_fs))
        .collect();
    assert_eq!(
        pilots,
        [
            ("DASH", 10, 2, 1, 45),
            ("TAKASHI-KATO", 4, 8, 3, 25),
            ("TERROCH-ARKAN", 0, 5, 3, 20),
            ("MEDRACHT-SINGH", 0, 8, 2, 25),
            ("NORIKO-NAGARE", 6, 6, 2, 30),
            ("KONG", 5, 5, 1, 20),
            ("HADRIAN-CORTO", 6, 5, 2, 40),
        ]
    );
    let robots: Vec<_> = content
        .robots
        .iter()
        .map(|robot| (robot.code.as_str(), robot.armor, robot.speed, robot.defense))
        .collect();
    assert_eq!(
        robots,
        [
            ("AYZN", 40, 4, 2),
            ("DAI-RAIJIN-V", 30, 7, 2),
            ("CHOGOKING", 40, 5, 1),
            ("ASCALON-ALPHA", 35, 6, 1),
            ("O-GUN", 45, 5, 1),
            ("SHINOKAMI", 35, 5, 2),
        ]
    );
    for robot in &content.robots {
        let attacks = robot.cards[ULTIMATES..].iter().filter(|card| card.kind.is_attack()).count();
        assert!((15..=20).contains(&attacks), "{}: {attacks} attacks", robot.code);
    }
}

#[test]
fn pilots_come_before_robots_among_the_cards_of_a_player() {
    let content = house();
    assert_eq!(*content.card(0, 1, Card(9)).code, *"TRAUMA-FLOW");
    assert_eq!(*content.card(0, 1, Card(10)).code, *"ELECTRO-DETONATOR");
    assert_eq!(*content.card(1, 0, Card(42)).code, *"TUMULT-WAVE");
    assert_eq!(
        content.card(0, 1, Card(13)).rules[0].verb,
        Verb::Move(Amount { plus: 0, times: 1, per: Per::Success, half: false })
    );
}

/// GR-14.13: only these stay Activated in the meter.
#[test]
fn the_cards_that_stay_activated_are_known() {
    let content = house();
    let cards = content.pilots.iter().flat_map(|pilot| &pilot.cards);
    let cards = cards.chain(content.robots.iter().flat_map(|robot| &robot.cards));
    let active: Vec<&str> = cards.filter(|card| card.stays_active()).map(|card| card.code.as_str()).collect();
    let wanted = "ALL-FIRED-UP PRICE-OF-POWER SOLDIERS-FOLLY TERROCHS-WILL DOGS-OF-WAR IMPROVISED-OFFENSE SABOTAGE SCORCHED-EARTH CORROSION-CUTTER AYZN-GENERATOR SENSOR-SMASHER STORM-CALLER FLASH-PHASE \
                  LIGHTNING-HEIST POWER-AMP SOL-ENGINE-OVERDRIVE MAGMA-POWER PLASMA-KNUCKLES SOL-ENGINE-ON \
                  GUNPOWDER-HAIL BALLISTIC-BALLET GUNSLINGER-TANGO XYSTON-PHALANX-FORM SYSTEM-PURGE \
                  LONE-WOLFS-WRATH BREAK-THE-SEAL-CERBERUS-FANG DEATH-SPORE LIFE-SPORE";
    assert_eq!(active, wanted.split_whitespace().collect::<Vec<_>>());
}

#[test]
fn the_impact_deck_has_its_shares() {
    let content = house();
    let copies = |tile: Tile| -> u8 {
        content.impacts.iter().filter(|impact| impact.tile == tile).map(|impact| impact.copies).sum()
    };
    assert_eq!(Tile::ALL.map(copies), [3, 3, 3, 6, 15]);
    for impact in &content.impacts {
        let [one, two] = impact.collision;
        assert!((1..=3).contains(&one.damage) && (3..=5).contains(&two.damage), "{}", impact.code);
    }
    assert!(content.impacts.iter().any(|impact| impact.collision[0].throw > 0));
}

#[test]
fn both_maps_look_the_same_from_every_starting_zone() {
    let content = house();
    assert_eq!(content.supply, [12, 10]);
    let counts: Vec<_> =
        content.maps.iter().map(|map| (map.code.as_str(), map.roads.len(), map.ruins.len())).collect();
    assert_eq!(counts, [("A", 25, 0), ("B", 18, 7)]);
    for map in &content.maps {
        let turned = |hex: &Hex| Hex::new(-hex.r, hex.q + hex.r);
        for hexes in [&map.zones, &map.roads, &map.ruins] {
            let all: BTreeSet<Hex> = hexes.iter().copied().collect();
            assert_eq!(all, hexes.iter().map(turned).collect(), "{}", map.code);
        }
        let marked = map.zones.len() + map.roads.len() + map.ruins.len();
        assert_eq!(91 - marked, 60, "{}", map.code);
    }
}

/// Each ability with its activation cost; each card with its type, cost, cooldown, range, dice,
/// damage (`S`: for each success) and marks, as `facts.txt` has them.
#[test]
fn every_card_and_ability_has_its_numbers() {
    let content = house();
    let of_pilots = content.pilots.iter().map(|pilot| (&pilot.abilities, &pilot.cards));
    let of_robots = content.robots.iter().map(|robot| (&robot.abilities, &robot.cards));
    let mut found = Vec::new();
    for (abilities, cards) in of_pilots.chain(of_robots) {
        let cost =
            |ability: &Ability| ability.activation.map_or_else(|| "-".to_owned(), |cost| cost.to_string());
        found.extend(abilities.iter().map(|ability| format!("{} ability {}", ability.code, cost(ability))));
        found.extend(cards.iter().map(numbers));
    }
    let wanted: Vec<&str> = include_str!("facts.txt").lines().collect();
    assert_eq!(found.len(), wanted.len());
    for (found, wanted) in found.iter().zip(wanted) {
        assert_eq!(found, wanted);
    }
}

fn numbers(card: &CardFacts) -> String {
    let kind = match card.kind {
        Kind::Melee => "M",
        Kind::Ranged => "R",
        Kind::Instant => "I",
    };
    let cooldown = card.cooldown.map_or_else(|| "-".to_owned(), |slot| slot.to_string());
    let range = card.range.map_or_else(|| "-".to_owned(), |(near, far)| format!("{near}-{far}"));
    let each = if card.hurt.per_success { "S" } else { "" };
    let marks =
        [(card.ultimate, "ULT"), (card.combo, "Co"), (card.counter, "Ct"), (card.spares_ultimates, "NU")];
    let marks: String = marks.iter().filter(|(is, _)| *is).map(|(_, mark)| format!(" {mark}")).collect();
    let CardFacts { code, cost, dice, damage, .. } = card;
    format!("{code} {kind} {cost} {cooldown} {range} {dice} {damage}{each}{marks}")
}
