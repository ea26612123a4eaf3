//! Compares the values that are worked out once with the pack itself.

use crate::content::{Card, Content, Kind, Topic, house_files, read_packs};
use crate::statics::Prices;
use crate::text::Source;
use crate::{GigaRobo, Setup};
use kernel::{Bout, Seat};
use std::sync::Arc;

fn house() -> Content {
    read_packs(&house_files()).expect("the house pack is sound")
}

/// The house pack with another text in the place of the one that makes Dash's robot cards cheaper.
fn with_cost(by: &str) -> Content {
    let mut files = house_files();
    let dash = files.iter_mut().find(|file| file.file.ends_with("dash.toml")).expect("Dash has a file");
    let before = "active = [{ cost = { cards = { robot = true }, by = -1 } }]";
    assert!(dash.text.contains(before));
    dash.text = dash.text.replace(before, &format!("active = [{{ cost = {{ by = {by} }} }}]"));
    read_packs(&files).expect("a sound pack")
}

#[test]
fn decks_are_sorted_as_their_cards_say() {
    let content = house();
    for (pilot, robot) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
        let deck = content.deck(pilot, robot);
        for card in (0..Card::COUNT).map(Card) {
            let facts = content.card(pilot, robot, card);
            assert_eq!(deck.attacks.contains(card), facts.kind.is_attack(), "{}", facts.code);
            assert_eq!(deck.instants.contains(card), facts.kind == Kind::Instant, "{}", facts.code);
            assert_eq!(deck.returning.contains(card), facts.cooldown.is_none(), "{}", facts.code);
        }
    }
}

#[test]
fn decks_know_where_lasting_texts_stand() {
    let content = house();
    let robot = content.robots.iter().position(|robot| robot.code.as_str() == "DAI-RAIJIN-V");
    let pilots = ["DASH", "TAKASHI-KATO"]
        .map(|code| content.pilots.iter().position(|pilot| pilot.code.as_str() == code));
    let costs = pilots.map(|pilot| {
        let [pilot, robot] = [pilot, robot].map(|place| place.expect("of the house") as u8);
        *content.deck(pilot, robot).about(Topic::Cost)
    });
    let makes_cheaper = costs.map(|about| (0..3).any(|place| about.abilities.of_pilot(place)));
    assert_eq!(makes_cheaper, [true, false], "an ability of Dash makes cards cheaper");
    let begun =
        costs.map(|about| (0..Card::COUNT).map(Card).any(|card| about.may_be_begun_by(Source::Card(card))));
    assert_eq!(begun, [false, true], "a card of Kato does it for a while");
    for (pilot, robot) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
        let deck = content.deck(pilot, robot);
        for card in (0..Card::COUNT).map(Card) {
            for text in &content.card(pilot, robot, card).active {
                assert!(deck.about(text.topic()).cards.contains(card));
            }
        }
    }
}

#[test]
fn boards_hold_what_the_maps_say() {
    let content = house();
    for (map, board) in content.maps.iter().zip(&content.boards) {
        for cell in board.grid.cells().iter() {
            let hex = board.grid.hex(cell);
            let printed = [&map.zones, &map.roads, &map.ruins].map(|hexes| hexes.contains(&hex));
            assert_eq!([board.zones.contains(cell), board.ruins.contains(cell)], [printed[0], printed[2]]);
            assert_eq!(board.plain.contains(cell), printed == [false; 3]);
        }
    }
}

/// GR-10.25: what is printed is asked first only where nothing makes cards dearer.
#[test]
fn what_makes_cards_dearer_is_noticed() {
    assert!(!house().dearer);
    assert!(!with_cost("-1").dearer);
    let content = Arc::new(with_cost("2"));
    assert!(content.dearer);
    let bout = Bout::<GigaRobo>::open(&Setup::standard(2), &content, None).expect("the set-up is legal");
    let table = bout.table();
    let dash = (0..2).map(Seat).find(|&seat| table.pilot(&content, seat).code.as_str() == "DASH");
    let prices = Prices::now(table, &content, dash.expect("somebody is Dash"));
    let card =
        (0..Card::COUNT).map(Card).find(|&card| content.card(0, 0, card).cost == 1).expect("a cheap card");
    assert_eq!(prices.cost(card), 3);
    assert!(prices.affords(&[card], 2).is_err());
    assert!(prices.affords(&[card], 3).is_ok());
}
