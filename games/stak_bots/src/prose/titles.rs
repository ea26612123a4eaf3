//! The names of the named set-ups.

use words::Message;

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
        "first draw skipped" => "sb-option-first-draw-skipped",
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
