//! The exhaustive player: every module is used, every terrain acts, every kind of answer and event comes up.

use kernel::Library;
use steel_arena::content::{Colour, Kind};
use steel_arena::{Answer, Event, SteelArena};
use testkit::exhaustive::exhaust;
use testkit::laws::{Battery, soak};
use words::telling::variants;

/// Out of the reach of answers, or of the standard game; scenarios have them.
const ELSEWHERE: [&str; 3] = ["left", "time-up", "stalled"];

/// The variant of an answer or event; but which module is used or defends, which ability, and which terrain acts,
/// counts.
fn tag(text: &str) -> String {
    let mut words = text.split_whitespace();
    let first = words.next().unwrap_or_default();
    let is_seat = first.len() == 1;
    let variant = if is_seat { words.next().unwrap_or_default() } else { first };
    match (variant, words.next()) {
        ("activate" | "defend" | "exploded" | "boiled" | "use", Some(what)) => {
            format!("{variant} {}", what.split('#').next().unwrap_or(what))
        }
        _ => variant.to_owned(),
    }
}

fn used(kind: &Kind) -> Option<String> {
    match kind.back.colour() {
        Colour::Terrain => None,
        Colour::Defence => Some(format!("defend {}", kind.code)),
        Colour::Attack | Colour::Movement | Colour::Turn => Some(format!("activate {}", kind.code)),
    }
}

#[test]
fn every_module_and_event_comes_up() {
    let battery = Battery::<SteelArena>::house(soak());
    let content = SteelArena::content(&SteelArena::house()).expect("the house pack has no faults");
    let mut wanted: Vec<String> = content.kinds.iter().filter_map(used).collect();
    let terrain = ["exploded TRAP", "exploded SURPRISE", "boiled WATER"];
    wanted.extend(terrain.into_iter().chain(["use attack", "use movement", "use turn"]).map(str::to_owned));
    let by_name = |variant: &&&str| !["exploded", "boiled", "activate", "defend", "use"].contains(*variant);
    let events = variants::<Event>().iter().filter(|event| !ELSEWHERE.contains(event));
    wanted.extend(events.chain(variants::<Answer>()).filter(by_name).map(|word| (*word).to_owned()));
    let reached = |wanted: &[String]| exhaust::<SteelArena>(&battery, tag, wanted, 150_000 * soak());
    let exhausted = reached(&wanted).expect("every set-up is legal");
    assert!(exhausted.missing.is_empty(), "never came up: {:?}", exhausted.missing);
}
