//! The exhaustive player: every module is used, every terrain acts, every kind of event happens. A bout
//! that stalls (`nothing changes any more`) is out of its reach; a scenario has it.

use kernel::Library;
use steel_arena::SteelArena;
use steel_arena::content::{Colour, Kind};
use testkit::exhaustive::exhaust;
use testkit::laws::{Battery, soak};

/// The kind of event or answer: its words without seats, cells and numbers; but which module is used or
/// defends, and which terrain acts, counts.
fn tag(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    if let ["activate" | "defend", code] = words.as_slice() {
        return format!("{} {}", words[0], code.split('#').next().unwrap_or(code));
    }
    if let [code, "at", _, "goes" | "boils", ..] = words.as_slice() {
        return format!("{code} {}", words[3]);
    }
    let plain = |word: &&&str| {
        word.len() > 1 && word.chars().all(|letter| letter.is_ascii_lowercase() || letter == '-')
    };
    words.iter().filter(plain).copied().collect::<Vec<_>>().join(" ")
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
    let events = [
        "TRAP goes",
        "SURPRISE goes",
        "WATER boils",
        "use attack",
        "use movement",
        "use turn",
        "starts",
        "laid on",
        "top attack",
        "placed on facing",
        "takes",
        "turn of",
        "cools all",
        "activates central",
        "turns to",
        "moves to",
        "jumps to",
        "fires at",
        "is spun to se",
        "is hit by heat",
        "cover of takes",
        "of takes",
        "endures",
        "overheats slot",
        "overheats central",
        "heat of cooled nothing",
        "takes damage",
        "cools slot",
        "wears out",
        "uses up",
        "discards to the box",
        "discards to",
        "is destroyed",
        "on side",
        "auto-cools slot",
        "the stack is empty",
        "no tile to lay",
        "split",
        "push",
        "spin",
    ];
    let reached = |wanted: &[String]| exhaust::<SteelArena>(&battery, tag, wanted, 150_000 * soak());
    wanted.extend(events.map(str::to_owned));
    let exhausted = reached(&wanted).expect("every set-up is legal");
    assert!(exhausted.missing.is_empty(), "never came up: {:?}", exhausted.missing);
}
