//! The laws hold for Giga-Robo! in every mode; and where hands hold cards that others cannot name, each kind of leak,
//! planted in the real game, is noticed.
//!
//! With the house pack nothing is hidden: each of its robots has one card without a Cooldown Value, so that the number
//! of cards in a hand shows which they are (GR-R47), and no two worlds differ. So these tests use a pack with more
//! cards that begin in hand.

use crate::shadow::Cards;
use giga_robo::{Content, GigaRobo};
use kernel::{Bout, Library, Notation, PackText, Seat};
use std::sync::Arc;
use testkit::laws::{Battery, boxes, imagining, matches_enumeration, need, soak, worlds};

/// One set-up of each mode: a bout is long.
const MODES: [&str; 3] = ["duel", "free-for-all, 3 seats", "two against two"];

/// Cards without cooling in the pack with hidden hands: for each pilot and robot one of the Quick Start Build and
/// one that is not in it.
const HIDDEN: [&str; 8] = [
    "POWER-FLOW",
    "REFLEX-EDGE",
    "HIT-FOR-HIT",
    "CRITICAL-AIM",
    "AYZN-PUNCH",
    "SHATTER-HAND",
    "ARC-HEEL",
    "V-CUTTER",
];

pub(crate) fn short() -> Battery<GigaRobo> {
    let mut battery = Battery { seeds: 0..soak(), ..Battery::house(1) };
    battery.setups.retain(|(name, _)| MODES.contains(&name.as_str()));
    battery
}

/// The house pack without the Cooldown Values of [`HIDDEN`].
fn hidden_hands() -> Arc<Content> {
    let uncooled = |pack: PackText| {
        let text = HIDDEN.iter().fold(pack.text, |text, code| without_cooldown(&text, code));
        PackText { text, ..pack }
    };
    let packs: Vec<PackText> = GigaRobo::house().into_iter().map(uncooled).collect();
    GigaRobo::content(&packs).expect("the pack has no faults")
}

fn without_cooldown(pack: &str, code: &str) -> String {
    let Some(card) = pack.find(&format!("[[card]]\ncode = \"{code}\"")) else { return pack.to_owned() };
    let value = card + pack[card..].find("cooldown = ").expect("the card has a Cooldown Value");
    let end = value + pack[value..].find('\n').expect("a line ends");
    format!("{}{}", &pack[..value], &pack[end..])
}

/// GR-3.17, GR-R37: Impact Cards come as a shuffled deck gives them, through many decks.
#[test]
fn what_is_drawn_is_what_a_real_box_gives() {
    assert_eq!(boxes::<GigaRobo, Cards>(&Battery { seeds: 0..2 * soak(), ..short() }), Ok(()));
}

/// GR-R47: the hands of others show nowhere, and every possible hand is imagined.
#[test]
fn no_hand_shows_and_nobody_is_asked_without_need() {
    let battery = Battery { content: hidden_hands(), answers_max: 600, ..short() };
    assert_eq!((worlds(&battery), imagining(&battery), need(&battery)), (Ok(()), Ok(()), Ok(())));
}

/// Where leaks are planted: a duel with hidden hands.
pub(crate) fn leaking() -> Battery<GigaRobo> {
    let mut battery = Battery { content: hidden_hands(), answers_max: 600, ..short() };
    battery.setups.truncate(1);
    battery
}

#[test]
fn unknown_hands_are_imagined_as_often_as_they_are_due() {
    let text = "[robots.A]\nat = \"0,0\"\n[robots.B]\npilot = \"DASH\"\nrobot = \"AYZN\"\ncards = []\nat = \"2,0\"\n\
                hand = [\"SCHNELLER-SCHLAG\", \"POWER-FLOW\", \"PANZERFAUST\"]\n";
    let bout =
        GigaRobo::read_position(text, None, &hidden_hands()).expect("a position that can be played on");
    let hand = |bout: &Bout<GigaRobo>| {
        let cards = bout.table().player(Seat(1)).hand;
        let codes =
            cards.iter().map(|card| bout.table().facts(bout.content(), Seat(1), card).code.to_string());
        codes.collect::<Vec<_>>().join(" ")
    };
    let unknown = ["POWER-FLOW", "REFLEX-EDGE", "AYZN-PUNCH", "SCHNELLER-SCHLAG", "SHATTER-HAND"];
    let pairs = (0..5).flat_map(|one| (one + 1..5).map(move |other| (one, other)));
    let due: Vec<(String, u64)> = pairs
        .map(|(one, other)| {
            let mut codes = [unknown[one], unknown[other], "PANZERFAUST"].map(str::to_owned);
            codes.sort_by_key(|code| place(&bout, code));
            (codes.join(" "), 1)
        })
        .collect();
    matches_enumeration(&bout, Seat(0), hand, &due, 4_000, 7).expect("as often as due");
}

/// The place of the card among the cards of B.
fn place(bout: &Bout<GigaRobo>, code: &str) -> u8 {
    let cards = (0..giga_robo::content::Card::COUNT).map(giga_robo::content::Card);
    let found = cards
        .into_iter()
        .find(|&card| bout.table().facts(bout.content(), Seat(1), card).code.as_str() == code);
    found.expect("B has such a card").0
}
