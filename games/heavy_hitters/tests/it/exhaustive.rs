//! The exhaustive player: every card is declared or played, every kind of answer and event comes up.

use heavy_hitters::content::{Card, CardKind, When};
use heavy_hitters::{Answer, Event, HeavyHitters};
use kernel::Library;
use std::path::Path;
use testkit::exhaustive::exhaust;
use testkit::laws::{Battery, soak};
use words::telling::variants;

/// Out of the reach of answers.
const ELSEWHERE: [&str; 2] = ["left", "time-up"];

/// What the player reaches too seldom, each with the scenario that shows it.
const SELDOM: [(&str, &str); 6] = [
    ("kept", "set-up/GK-R80-kept.toml"),
    ("play BW-DIG-IN", "moves/BW-DIG-IN.toml"),
    ("demolished", "examples/GK-E31-demolition.toml"),
    ("sponsors-shuffled", "sponsors/GK-14.10.toml"),
    ("discard", "examples/GK-E29-sponsors.toml"),
    ("set-aside", "turn/GK-6.4-discards-together.toml"),
];

/// The variant of an answer or event; but which card is declared or played counts.
fn tag(text: &str) -> String {
    let mut words = text.split_whitespace();
    let first = words.next().unwrap_or_default();
    let variant = if first.len() == 1 { words.next().unwrap_or_default() } else { first };
    match (variant, words.next()) {
        ("declare" | "play", Some(card)) => format!("{variant} {card}"),
        _ => variant.to_owned(),
    }
}

fn used(card: &Card) -> Option<String> {
    match card.kind {
        CardKind::Weapon(_) | CardKind::Orbital(_) => Some(format!("declare {}", card.code)),
        CardKind::Sponsor { .. } | CardKind::Reaction | CardKind::Manoeuvre(_) => {
            (card.when != When::Always).then(|| format!("play {}", card.code))
        }
        CardKind::Deploy => None,
    }
}

#[test]
fn every_card_and_event_comes_up() {
    let battery = Battery::<HeavyHitters>::house(soak());
    let content = HeavyHitters::content(&HeavyHitters::house()).expect("the house pack has no faults");
    let mut wanted: Vec<String> = content.cards.iter().filter_map(used).collect();
    let kinds = variants::<Event>().iter().chain(variants::<Answer>());
    let by_name = |kind: &&&str| !["declare", "play"].contains(*kind) && !ELSEWHERE.contains(*kind);
    wanted.extend(kinds.filter(by_name).map(|kind| (*kind).to_owned()));
    wanted.retain(|tag| SELDOM.iter().all(|(seldom, _)| seldom != tag));
    let reached = exhaust::<HeavyHitters>(&battery, tag, &wanted, 250_000 * soak());
    let exhausted = reached.expect("every set-up is legal");
    println!("{} bouts, {} answers", exhausted.bouts, exhausted.answers);
    assert!(exhausted.missing.is_empty(), "never came up: {:?}", exhausted.missing);
}

#[test]
fn what_seldom_comes_up_has_a_scenario() {
    let scenarios = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios");
    for (tag, scenario) in SELDOM {
        let text = std::fs::read_to_string(scenarios.join(scenario)).expect(scenario);
        assert!(tag.split(' ').all(|word| text.contains(word)), "{scenario} does not show `{tag}`");
    }
}
