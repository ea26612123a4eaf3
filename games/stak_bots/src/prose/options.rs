//! The choices before a bout, one by one, and the names of the named set-ups.

use crate::notation::{letter, words_of};
use crate::setup::{DEPTH_MAX, DEPTH_MIN, HAND_MAX, TALLY_MAX};
use crate::table::SEATS;
use kernel::{OptionChoice, OptionKind, OptionValue, Seat, SetupOption};
use words::Message;

type Choice = SetupOption<Message>;

/// SB-17, SB-R2: all that can be chosen, in the order in which one chooses.
pub(super) fn all() -> Vec<Choice> {
    let number = |least: u8, most: u8| OptionKind::Number { least: least.into(), most: most.into() };
    let switch = || OptionKind::Switch;
    let (off, open) = (OptionValue::Switch(false), OptionValue::Open);
    let exactly = |number| OptionValue::Number(number);
    let word = |word: &str| OptionValue::Text(word.to_owned());
    vec![
        option("seats", "sb-option-seats", "SB-R2", number(2, SEATS as u8), exactly(2)),
        option("mode", "sb-option-mode", "SB-R55", modes(), word("standard")),
        option("depth", "sb-option-depth", "SB-17.3", number(DEPTH_MIN, DEPTH_MAX), open.clone()),
        option("staks-each", "sb-option-staks", "SB-17.16", number(1, 3), exactly(1)),
        option("hand", "sb-option-hand", "SB-3.7", number(0, HAND_MAX), open.clone()),
        option("first", "sb-option-first", "SB-R3", starters(), word(words_of::BY_CHANCE)),
        option("decks", "sb-option-decks", "SB-17.25", decks(), word("common")),
        option("reactive", "sb-option-reactive", "SB-17.4", switch(), off.clone()),
        option("recycling", "sb-option-recycling", "SB-17.8", switch(), off.clone()),
        option("setup-effects", "sb-option-setup-effects", "SB-17.10", switch(), off.clone()),
        option("first-draw-skipped", "sb-option-first-draw", "SB-17.28", switch(), off),
        option("borderless", "sb-option-borderless", "SB-17.12", borderless(), word("off")),
        option("attack-tally", "sb-option-attack-tally", "SB-R50", number(1, TALLY_MAX), open),
        option("teams", "sb-option-teams", "SB-R52", number(0, 3), exactly(0)),
    ]
}

/// A choice by its name. The text about it has the same key with `-about` at the end.
fn option(
    key: &str,
    name: &'static str,
    rule: &'static str,
    kind: OptionKind<Message>,
    usual: OptionValue,
) -> Choice {
    let about = Message::new(format!("{name}-about"));
    SetupOption { key: key.to_owned(), words: Message::new(name), about, rule, kind, usual }
}

fn one_of<'a>(
    values: impl Iterator<Item = &'a str>,
    words: impl Fn(&str) -> &'static str,
) -> OptionKind<Message> {
    let choice = |value: &str| OptionChoice { value: value.to_owned(), words: Message::new(words(value)) };
    OptionKind::OneOf(values.map(choice).collect())
}

fn modes() -> OptionKind<Message> {
    one_of(words_of::MODES.iter().map(|(word, ..)| *word), |word| match word {
        "traitor" => "sb-title-traitor",
        "drone-easy" => "sb-title-drone-easy",
        "drone" => "sb-title-drone",
        "drone-hard" => "sb-title-drone-hard",
        _ => "sb-title-standard",
    })
}

fn decks() -> OptionKind<Message> {
    one_of(words_of::DECKS.iter().map(|(word, ..)| *word), |word| match word {
        "ranked" => "sb-title-ranked",
        "own" => "sb-title-own",
        _ => "sb-option-common",
    })
}

fn borderless() -> OptionKind<Message> {
    one_of(words_of::BORDERLESS.iter().map(|(word, ..)| *word), |word| match word {
        "all" => "sb-option-everybody",
        "team" => "sb-option-team",
        _ => "sb-option-off",
    })
}

/// SB-R3: chance, or a seat.
fn starters() -> OptionKind<Message> {
    let chance =
        OptionChoice { value: words_of::BY_CHANCE.to_owned(), words: Message::new("sb-option-by-chance") };
    let seat = |seat| OptionChoice {
        value: letter(Seat(seat)),
        words: Message::new("sb-letter").with("seat", letter(Seat(seat))),
    };
    OptionKind::OneOf(std::iter::once(chance).chain((0..SEATS as u8).map(seat)).collect())
}

/// The name of a named set-up in words; the names of two options stand together with a plus.
pub(super) fn title(name: &str) -> Option<Message> {
    match name.split_once(" + ") {
        Some((a, b)) => Some(Message::new("sb-title-both").with("a", one(a)?).with("b", one(b)?)),
        None => one(name),
    }
}

fn one(name: &str) -> Option<Message> {
    if let Some(seats) = name.strip_prefix("standard, ").and_then(|rest| rest.strip_suffix(" seats")) {
        return Some(Message::new("sb-title-seats").with("seats", seats.parse::<u8>().ok()?));
    }
    let key = match name {
        "standard" => "sb-title-standard",
        "quick" => "sb-title-quick",
        "traitor" => "sb-title-traitor",
        "reactive" => "sb-option-reactive",
        "recycling" => "sb-option-recycling",
        "set-up effects" => "sb-option-setup-effects",
        "first draw skipped" => "sb-option-first-draw",
        "borderless" => "sb-option-borderless",
        "borderless in teams" => "sb-title-borderless-team",
        "attack tally" => "sb-option-attack-tally",
        "two Staks each" => "sb-title-two-staks",
        "three Staks each" => "sb-title-three-staks",
        "teams" => "sb-title-teams",
        "three teams" => "sb-title-three-teams",
        "ranked decks" => "sb-title-ranked",
        "ranked decks, 3 seats" => "sb-title-ranked-three",
        "own decks" => "sb-title-own",
        "house decks" => "sb-title-house-decks",
        "shallow" => "sb-title-shallow",
        "drone" => "sb-title-drone",
        "drone, easy" => "sb-title-drone-easy",
        "drone, hard" => "sb-title-drone-hard",
        "tournament" => "sb-title-tournament",
        "tournament, two Staks" => "sb-title-tournament-two",
        _ => return None,
    };
    Some(Message::new(key))
}
