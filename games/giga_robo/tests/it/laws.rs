//! The laws hold for Giga-Robo! in every mode; and where hands hold cards that others cannot name, each kind of leak,
//! planted in the real game, is noticed.
//!
//! The number of cards in a hand is public. So the house pack hides something only where a robot has several cards without
//! a Cooldown Value, and a build has some of them and not all (GR-R47). That is so with O-Gun alone, and neither in its
//! quick start, which has none, nor in builds by chance, which have all. No pilot has such cards. So these tests use builds
//! of O-Gun, and a pack in which every pilot and every robot has more cards that begin in hand.

use crate::shadow::Cards;
use giga_robo::build::{Build, CARDS};
use giga_robo::content::{Card, Cards as Hand};
use giga_robo::{Content, GigaRobo, Setup, Watch};
use kernel::{Bout, Dealer, Imaginer, Library, Notation, PackText, Seat};
use std::collections::BTreeSet;
use std::sync::Arc;
use testkit::laws::{Battery, boxes, imagining, matches_enumeration, need, soak, worlds};
use testkit::leaks::every_leak_is_caught;

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
    Battery { seeds: 0..soak(), ..Battery::house(1) }.mostly(&MODES)
}

/// The same, each with one way to ask in response windows (GR-T5), in turn. New tables have the last one, and so has the bout
/// on which the catalog tries the laws.
pub(crate) fn asked() -> Battery<GigaRobo> {
    let ways = [Watch::Every, Watch::Could, Watch::Key, Watch::Matters];
    let asked = |((name, setup), watch)| (name, Setup { watch, ..setup });
    let setups = short().setups.into_iter().zip(ways.into_iter().cycle()).map(asked).collect();
    Battery { setups, ..short() }
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

/// GR-3.22: the cards of this pilot in this robot that begin in hand.
fn uncooled(content: &Content, pilot: u8, robot: u8) -> Vec<Card> {
    let begins = |&card: &Card| content.card(pilot, robot, card).cooldown.is_none();
    (0..Card::COUNT).map(Card).filter(begins).collect()
}

/// The quick start with exactly these of the cards that begin in hand.
fn holding(content: &Content, pilot: u8, robot: u8, hand: &[Card]) -> Build {
    let quick = Build::quick(content, pilot, robot);
    let begin = uncooled(content, pilot, robot);
    let plain = |card: &Card| !content.card(pilot, robot, *card).ultimate && !begin.contains(card);
    let others = quick.cards.iter().chain((0..Card::COUNT).map(Card)).filter(plain);
    let mut cards: Hand = hand.iter().copied().collect();
    for card in others {
        if cards.len() < CARDS {
            cards.insert(card);
        }
    }
    Build { cards, ..quick }
}

/// How many hands A may begin with for all that B knows, in a duel with this build.
fn hands(content: &Arc<Content>, build: Build) -> usize {
    let setup = Setup { builds: vec![Some(build)], ..Setup::standard(2) };
    let bout = Bout::<GigaRobo>::open(&setup, content, None).expect("a legal build");
    let imaginer = Imaginer::new(&bout, Seat(1));
    let mut dealer = Dealer::new(7);
    let mut imagined = || imaginer.imagine(&mut dealer).table().player(Seat(0)).hand.0;
    (0..60).map(|_| imagined()).collect::<BTreeSet<u64>>().len()
}

/// GR-R47: over all pilots and robots: a hand is hidden by the cards of O-Gun alone, and only in builds of one's own.
#[test]
fn with_the_house_pack_only_hands_of_o_gun_are_hidden() {
    let content = Battery::<GigaRobo>::house(1).content;
    let mut dealer = Dealer::new(7);
    let mut hiding: BTreeSet<(&str, Vec<usize>)> = BTreeSet::new();
    for pilot in 0..content.pilots.len() as u8 {
        for robot in 0..content.robots.len() as u8 {
            let by_chance = (0..5).map(|_| Build::random(&content, pilot, robot, &mut dealer));
            for build in by_chance.chain([Build::quick(&content, pilot, robot)]) {
                assert_eq!(hands(&content, build), 1, "{build:?}");
            }
            let cards = uncooled(&content, pilot, robot);
            let held = (0..=cards.len()).map(|held| holding(&content, pilot, robot, &cards[..held]));
            let worlds: Vec<usize> = held.map(|build| hands(&content, build)).collect();
            if worlds.iter().any(|&worlds| worlds > 1) {
                hiding.insert((content.robots[usize::from(robot)].code.as_str(), worlds));
            }
        }
    }
    assert_eq!(hiding, BTreeSet::from([("O-GUN", vec![1, 3, 3, 1])]));
}

/// The house pack as it is, in a duel of two O-Guns: A holds one of the three cards that begin in hand, B two.
fn of_o_gun() -> Battery<GigaRobo> {
    let content = Battery::<GigaRobo>::house(1).content;
    let found = content.robots.iter().position(|robot| robot.code.as_str() == "O-GUN");
    let robot = found.expect("the house pack has O-Gun") as u8;
    let builds = [(0, 0..1), (1, 1..3)].map(|(pilot, held)| {
        let cards = uncooled(&content, pilot, robot);
        Some(holding(&content, pilot, robot, &cards[held]))
    });
    let setup = Setup { builds: builds.to_vec(), twins: true, ..Setup::standard(2) };
    Battery { setups: vec![("duel of O-Guns".to_owned(), setup)], answers_max: 600, ..short() }
}

/// GR-R47: the hands of others show nowhere, and every possible hand is imagined.
#[test]
fn no_hand_shows_and_nobody_is_asked_without_need() {
    let battery = Battery { content: hidden_hands(), answers_max: 600, ..asked() };
    assert_eq!((worlds(&battery), imagining(&battery), need(&battery)), (Ok(()), Ok(()), Ok(())));
}

/// GR-R47: the same with the house pack as it is.
#[test]
fn no_hand_of_the_house_pack_shows() {
    let battery = of_o_gun();
    assert_eq!((worlds(&battery), imagining(&battery), need(&battery)), (Ok(()), Ok(()), Ok(())));
}

/// GR-R47: so these laws are not empty with the house pack either.
#[test]
fn every_leak_planted_among_the_cards_of_the_house_pack_is_noticed() {
    assert_eq!(every_leak_is_caught::<GigaRobo>(&of_o_gun()), Ok(()));
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
