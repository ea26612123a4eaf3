//! The exhaustive player: every card is played and carried out, every kind of event happens. Only an
//! empty supply beside an empty scrapheap (`draws nothing`) is out of its reach; scenarios have it.

use kernel::Library;
use stak_bots::StakBots;
use testkit::exhaustive::exhaust;
use testkit::laws::{Battery, soak};

/// The kind of event or answer: its words without seats, Staks, numbers and cards; but which card's
/// effect was carried out counts.
fn tag(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    if let ["play", card, ..] = words.as_slice() {
        return format!("play {card}");
    }
    if let [_, "does", card] = words.as_slice() {
        return format!("does {card}");
    }
    let plain = |word: &&&str| word.chars().all(|letter| letter.is_ascii_lowercase());
    words.iter().filter(plain).copied().collect::<Vec<_>>().join(" ")
}

#[test]
fn every_card_and_event_comes_up() {
    let battery = Battery::<StakBots>::house(soak());
    let content = StakBots::content(&StakBots::house()).expect("the house pack has no faults");
    let mut wanted: Vec<String> = content.kinds.iter().map(|kind| format!("play {}", kind.code)).collect();
    let effects = content.kinds.iter().filter(|kind| !kind.entry.is_empty());
    wanted.extend(effects.map(|kind| format!("does {}", kind.code)));
    let events = [
        "dealt",
        "starts",
        "draws",
        "deck cards",
        "discards",
        "scraps",
        "turns up",
        "turns up at",
        "turns down at",
        "attacks",
        "attack cancelled",
        "takes",
        "interrupted",
        "triggers",
        "loses its effect",
        "finds nothing to do",
        "names",
        "gets a card below",
        "raises its bottom card",
        "sinks its top card",
        "and swap",
        "takes from",
        "is gone",
        "is out",
        "turn of ends",
        "wins",
        "draw",
    ];
    wanted.extend(events.map(str::to_owned));
    let exhausted =
        exhaust::<StakBots>(&battery, tag, &wanted, 400_000 * soak()).expect("every set-up is legal");
    assert!(exhausted.missing.is_empty(), "never came up: {:?}", exhausted.missing);
}
