//! The exhaustive player: every action of every card is used, every card is lost, every kind of event and answer comes up.

use kernel::{Fault, Library, Notation};
use pacific_rim::content::Content;
use pacific_rim::{Answer, Event, Mode, PacificRim, Setup};
use testkit::exhaustive::exhaust;
use testkit::laws::{Battery, soak};
use words::telling::variants;

/// Out of the reach of answers and of these set-ups.
const ELSEWHERE: [&str; 2] = ["left", "time-up"];

/// What comes up too seldom. Nothing stays in reserve as long as to deploy is rarer than to pass.
const SELDOM: [&str; 10] = [
    "unveiled",
    "left-out",
    "strained",
    "rolled-reserve",
    "reroll",
    "replaced",
    "back",
    "card-of",
    "rerolled",
    "edge",
];

/// The variant of an answer or event; but which action of which card is used, and which card is lost, counts.
fn tag(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    match words.as_slice() {
        ["acted", _, card, "action", number] => format!("acted {card} {number}"),
        ["hurt", _, card] => format!("hurt {card}"),
        [seat, variant, ..] if seat.len() == 1 => (*variant).to_owned(),
        [variant, ..] => (*variant).to_owned(),
        [] => String::new(),
    }
}

/// Every action and every loss of these models.
fn of_cards(content: &Content, models: &[&str]) -> Vec<String> {
    let own = |at: &usize| models.is_empty() || models.contains(&content.models[at / 6].code.as_str());
    let cards = (0..content.cards.len()).filter(own).map(|at| &content.cards[at]);
    let all = cards.flat_map(|card| {
        let actions = (0..card.actions.len()).map(move |number| format!("acted {} {number}", card.code));
        actions.chain([format!("hurt {}", card.code)])
    });
    all.collect()
}

/// A civil war of these forces.
fn war(content: &Content, ppdc: &str, kaiju: &str) -> Setup {
    let text =
        format!("[setup]\nmode = \"civil\"\npoints = 40\n[setup.ppdc]\n{ppdc}\n[setup.kaiju]\n{kaiju}\n");
    let read: Result<Setup, Vec<Fault>> = PacificRim::read_setup(&text, Some("setup"), content);
    read.expect("the forces are sound")
}

fn content() -> std::sync::Arc<Content> {
    PacificRim::content(&PacificRim::house()).expect("the house pack has no faults")
}

fn kinds() -> impl Iterator<Item = String> {
    let kinds = variants::<Event>().iter().chain(variants::<Answer>());
    let cards = ["acted", "hurt"];
    kinds
        .filter(move |kind| !ELSEWHERE.contains(kind) && !cards.contains(*kind))
        .map(|kind| (*kind).to_owned())
}

fn played(setups: Vec<(String, Setup)>, wanted: &[String], most: u64) {
    let battery = Battery::<PacificRim> { setups, ..Battery::house(1) };
    let exhausted = exhaust::<PacificRim>(&battery, tag, wanted, most).expect("every set-up is legal");
    println!("{} bouts, {} answers", exhausted.bouts, exhausted.answers);
    assert!(exhausted.missing.is_empty(), "never came up: {:?}", exhausted.missing);
}

#[test]
fn the_cards_of_the_first_quick_play_come_up() {
    let content = content();
    let wanted = of_cards(&content, &["GIPSY-AVENGER", "SHRIKETHORN"]);
    let setup = Setup { quick: Some(1), ..Setup::usual(2) };
    played(vec![("quick".to_owned(), setup)], &wanted, 30_000);
}

/// What comes up in every battle and is answered there.
const COMMON: [&str; 22] = [
    "mustered",
    "drew-scenario",
    "common-mission",
    "laid",
    "took-edge",
    "deployed",
    "leads",
    "round-began",
    "revealed",
    "begins",
    "rolled-impulse",
    "activated",
    "moved",
    "turned",
    "force",
    "element",
    "lay",
    "deploy",
    "leader",
    "card",
    "go",
    "pass",
];

/// The kinds of a battle come up in battles with as many players as there may be.
#[test]
fn the_common_kinds_of_a_battle_come_up() {
    let wanted: Vec<String> = kinds().filter(|kind| COMMON.contains(&kind.as_str())).collect();
    assert_eq!(wanted.len(), COMMON.len(), "each is a kind of answer or event: {wanted:?}");
    let battles = [2, 5, 6]
        .map(|seats| (format!("battle of {seats}"), Setup { mode: Mode::Battle, ..Setup::usual(seats) }));
    played(battles.to_vec(), &wanted, 30_000);
}

/// Every card of every model, and every kind of answer and event; without `HANGAR_SOAK` the cards
/// of the second quick play.
#[test]
fn every_card_and_every_kind_comes_up() {
    let content = content();
    if soak() == 1 {
        let setup = Setup { quick: Some(2), ..Setup::usual(2) };
        return played(
            vec![("quick".to_owned(), setup)],
            &of_cards(&content, &["GIPSY-DANGER", "OTACHI"]),
            60_000,
        );
    }
    let mut wanted = of_cards(&content, &[]);
    wanted.extend(kinds().filter(|kind| !SELDOM.contains(&kind.as_str())));
    let rest = war(
        &content,
        "jaegers = [\"LANTERN-KESTREL\", \"HARROW-SENTINEL\"]\npilots = [\"JONAS-WEIR\", \"BEN-ASTLEY\", \"PRIYA-VARMA\", \
         \"LUCA-FERRANTI\"]\nkaiju = [\"BRAMBLEJAW\"]",
        "kaiju = [\"SLATTERN\", \"KAIJU-DRONE\", \"KAIJU-DRONE\"]\noffensive = [\"PURSUE\", \"BLOODLUST\", \"SECOND-JAW\"]",
    );
    let quick = (1..=6).map(|card| (format!("quick {card}"), Setup { quick: Some(card), ..Setup::usual(2) }));
    let battles = [Mode::Battle, Mode::Underwater, Mode::Civil];
    let battles = battles.map(|mode| ("battle".to_owned(), Setup { mode, ..Setup::usual(2) }));
    let agreed = |mode, seats, secret, contested| Setup { mode, secret, contested, ..Setup::usual(seats) };
    let battles = battles.into_iter().chain([
        ("own missions".to_owned(), agreed(Mode::Battle, 2, true, false)),
        ("one side wanted by all".to_owned(), agreed(Mode::Battle, 4, false, true)),
    ]);
    let all = quick.chain(battles).chain([("rest".to_owned(), rest)]).collect();
    played(all, &wanted, 60_000 * soak());
}
