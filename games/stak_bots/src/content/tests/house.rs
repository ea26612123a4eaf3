//! The frame of the house pack: the hard requirements on a common deck.

use super::*;
use std::collections::{BTreeMap, BTreeSet};

#[test]
fn the_house_deck_keeps_its_frame() {
    let content = house();
    assert_eq!(content.common_deck().total(), 60, "SB-1.2");
    let types: BTreeSet<&str> = content.kinds.iter().map(|kind| kind.type_code.as_str()).collect();
    assert_eq!(types.len(), 16);
    let plain = |kind: &&Kind| does_nothing(kind);
    let without: BTreeSet<&str> =
        content.kinds.iter().filter(plain).map(|kind| kind.type_code.as_str()).collect();
    assert_eq!(without, BTreeSet::from(["PLAIN"]));
    let plain_cards: u8 = content.kinds.iter().filter(plain).map(|kind| kind.copies).sum();
    assert_eq!(plain_cards, 13, "about a fifth");
    assert!(content.kinds.iter().all(|kind| (1..=5).contains(&kind.copies)));
}

#[test]
fn the_house_deck_has_its_sums_by_rank_and_power() {
    let mut ranks: BTreeMap<u8, Vec<u8>> = BTreeMap::new();
    let mut powers: BTreeMap<u8, u8> = BTreeMap::new();
    for kind in &house().kinds {
        ranks.entry(kind.rank).or_default().push(kind.copies);
        *powers.entry(kind.power).or_default() += kind.copies;
    }
    assert!(ranks.values().all(|copies| copies.iter().sum::<u8>() == 10));
    assert_eq!(ranks.len(), 6);
    assert_eq!(Vec::from_iter(powers), [(0, 3), (1, 10), (2, 12), (3, 14), (4, 8), (5, 6), (6, 4), (7, 3)]);
}

/// Code, power, rank, copies.
const NUMBERS: [(&str, u8, u8, u8); 20] = [
    ("P1", 1, 1, 2),
    ("P2", 2, 1, 2),
    ("P3", 3, 1, 3),
    ("KLUTZ", 4, 1, 3),
    ("SHUTTER", 2, 2, 3),
    ("BEACON", 3, 2, 4),
    ("DONOR", 5, 2, 3),
    ("DEPLOY", 3, 3, 4),
    ("LIFT", 3, 3, 3),
    ("P4", 4, 3, 3),
    ("RECALL", 1, 4, 3),
    ("PARCEL", 2, 4, 4),
    ("SINK", 2, 4, 3),
    ("CRUSH", 1, 5, 3),
    ("P5", 5, 5, 3),
    ("GUZZLE", 6, 5, 4),
    ("FLARE", 0, 6, 3),
    ("SWAP", 1, 6, 2),
    ("SKEWER", 4, 6, 2),
    ("TRAMPLE", 7, 6, 3),
];

#[test]
fn every_house_card_has_its_numbers_and_its_place() {
    let content = house();
    let found: Vec<(&str, u8, u8, u8)> =
        content.kinds.iter().map(|kind| (kind.code.as_str(), kind.power, kind.rank, kind.copies)).collect();
    assert_eq!(found, NUMBERS);
    for (id, kind) in content.iter() {
        assert_eq!(content.find(&kind.code), Some(id));
        let languages: Vec<&str> = kind.names.keys().map(String::as_str).collect();
        assert_eq!(languages, ["en", "fr", "it", "ru"], "{}", kind.code);
    }
}

#[test]
fn every_kind_of_effect_is_in_the_house_deck() {
    use Choose::{AnyStak, CoveredCard, Nothing, Opponent, OtherStak};
    let content = house();
    let wanted = [
        ("PARCEL", Verb::Draw, Nothing),
        ("FLARE", Verb::ScrapTop, OtherStak),
        ("SINK", Verb::Sink, OtherStak),
        ("LIFT", Verb::Raise, AnyStak),
        ("SHUTTER", Verb::TurnDown, CoveredCard),
        ("BEACON", Verb::TurnUp, AnyStak),
        ("RECALL", Verb::TakeBelow, Nothing),
        ("DEPLOY", Verb::Play, Nothing),
        ("KLUTZ", Verb::Discard, Nothing),
        ("GUZZLE", Verb::ScrapBelow, Nothing),
        ("SWAP", Verb::Swap, OtherStak),
        ("DONOR", Verb::Donate, Opponent),
    ];
    for (code, verb, choose) in wanted {
        let kind = kind(&content, code);
        assert_eq!(kind.entry[..], [Clause { verb, choose, count: 1, optional: false }], "{code}");
        assert!(kind.attack.is_empty() && kind.damage.is_empty() && !kind.again, "{code}");
    }
    assert_eq!(kind(&content, "CRUSH").damage[..], [DamageVerb::ScrapDamaged]);
    assert_eq!(kind(&content, "SKEWER").damage[..], [DamageVerb::ScrapBelow(1)]);
    assert!(kind(&content, "TRAMPLE").again);
    let with_ability = content.kinds.iter().filter(|kind| kind.again || !kind.damage.is_empty());
    assert_eq!(with_ability.count(), 3);
}

#[test]
fn the_house_decks_keep_the_rules_of_deck_construction() {
    let content = house();
    assert_eq!(
        content.decks.iter().map(|deck| deck.code.as_str()).collect::<Vec<_>>(),
        ["iron-fist", "loose-screws"]
    );
    for deck in &content.decks {
        assert_eq!(Deck::breaches(&deck.cards, &content), [], "{}", deck.code);
        let written = write_deck(deck, &content);
        assert_eq!(read_deck(&written, &content).as_ref(), Ok(deck), "{written}");
    }
}

#[test]
fn numbers_of_kinds_do_not_depend_on_the_order_of_files() {
    let mut files = house_files();
    files.reverse();
    assert_eq!(read_packs(&files), Ok(house()));
}

fn does_nothing(kind: &Kind) -> bool {
    kind.entry.is_empty() && kind.attack.is_empty() && kind.damage.is_empty() && !kind.again
}

fn kind<'c>(content: &'c Content, code: &str) -> &'c Kind {
    content.kind(content.find(code).expect("the card exists"))
}
