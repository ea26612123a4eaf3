//! The exhaustive player: every card is played and carried out, every kind of event happens. What is out of its reach,
//! such as an empty supply beside an empty scrapheap, has scenarios.

use kernel::Library;
use stak_bots::{Event, StakBots};
use testkit::exhaustive::exhaust;
use testkit::laws::{Battery, soak};
use words::telling::variants;

/// Events that it does not reach.
const OUT_OF_REACH: [&str; 5] = ["drew-nothing", "attack-fell-away", "left", "time-up", "limit-reached"];

/// The kind of event or answer; but which card was played or its effect carried out counts.
fn tag(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    match words.as_slice() {
        ["play", card, ..] => format!("play {card}"),
        [_, "effect-began", card] => format!("effect-began {card}"),
        _ => {
            let event = words.iter().find(|word| variants::<Event>().contains(word));
            event.or(words.first()).map(|&word| word.to_owned()).unwrap_or_default()
        }
    }
}

#[test]
fn every_card_and_event_comes_up() {
    let battery = Battery::<StakBots>::house(soak());
    let content = StakBots::content(&StakBots::house()).expect("the house pack has no faults");
    let mut wanted: Vec<String> = content.kinds.iter().map(|kind| format!("play {}", kind.code)).collect();
    let effects = content.kinds.iter().filter(|kind| !kind.entry.is_empty());
    wanted.extend(effects.map(|kind| format!("effect-began {}", kind.code)));
    let events = variants::<Event>().iter().filter(|&event| !OUT_OF_REACH.contains(event));
    wanted.extend(events.filter(|&&event| event != "effect-began").map(|&event| event.to_owned()));
    let exhausted =
        exhaust::<StakBots>(&battery, tag, &wanted, 400_000 * soak()).expect("every set-up is legal");
    assert!(exhausted.missing.is_empty(), "never came up: {:?}", exhausted.missing);
}
