//! The house pack: every card but the Deploy Cards, every Pilot, unit and upgrade has a scenario that names it, and a
//! printed text that has all its words.

use heavy_hitters::HeavyHitters;
use heavy_hitters::content::{Card, CardKind, Content, say_card, say_clauses, say_unit};
use kernel::{Library, Prose};
use std::path::Path;
use words::{Catalog, ENGLISH, Message, Speaker};

fn content() -> std::sync::Arc<Content> {
    HeavyHitters::content(&HeavyHitters::house()).expect("the house pack has no faults")
}

/// The texts of all scenarios of these folders.
fn scenarios(folders: &[&str]) -> String {
    let base = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios");
    let files = folders.iter().flat_map(|folder| std::fs::read_dir(base.join(folder)).expect(folder));
    let read = |file: std::fs::DirEntry| std::fs::read_to_string(file.path()).expect("a scenario is text");
    files.map(|file| read(file.expect("a file"))).collect()
}

/// What a scenario must say to show the card: that it is declared or played.
fn shown(card: &Card) -> Option<String> {
    match card.kind {
        CardKind::Weapon(_) | CardKind::Orbital(_) => Some(format!("declare {}", card.code)),
        CardKind::Sponsor { .. } | CardKind::Reaction | CardKind::Manoeuvre(_) => {
            Some(format!("play {}", card.code))
        }
        CardKind::Deploy => None,
    }
}

#[test]
fn every_card_and_every_pilot_has_a_scenario() {
    let content = content();
    let all = scenarios(&["windows", "hacks", "moves", "sponsors", "weapons", "pilots", "units", "upgrades"]);
    let cards = content.cards.iter().filter_map(shown);
    let pilots = content.pilots.iter().map(|pilot| format!("\"{}\"", pilot.code));
    let wanted: Vec<String> = cards.chain(pilots).collect();
    assert!(wanted.len() > 100, "only {} cards and Pilots", wanted.len());
    let missing: Vec<_> = wanted.into_iter().filter(|text| !all.contains(text.as_str())).collect();
    assert!(missing.is_empty(), "no scenario shows {missing:?}");
}

#[test]
fn every_text_has_words() {
    let mut catalog = Catalog::new();
    for (language, source) in HeavyHitters::WORDS {
        catalog.add(language, source).expect("sound words");
    }
    let speaker = Speaker::new(&catalog, ENGLISH);
    let content = content();
    let units = content.factions.iter().flat_map(|faction| &faction.units);
    let upgrades = content.factions.iter().flat_map(|faction| &faction.upgrades);
    let said: Vec<Message> = (content.cards.iter().flat_map(say_card))
        .chain(units.flat_map(say_unit))
        .chain(upgrades.flat_map(|upgrade| say_clauses(&upgrade.clauses)))
        .chain(content.pilots.iter().flat_map(|pilot| say_clauses(&pilot.clauses)))
        .collect();
    let plain = |text: String| text.replace(['\u{2068}', '\u{2069}'], "");
    let spoken: Vec<String> = said.iter().map(|message| plain(speaker.say(message))).collect();
    for line in &spoken {
        assert!(!line.contains("gk-") && !line.contains('{') && !line.is_empty(), "no words: {line}");
    }
    let has = |wanted: &str| assert!(spoken.iter().any(|line| line == wanted), "nothing says: {wanted}");
    has("Primary missile: speed 3, cost 3, range 6, damage 6.");
    has("After a hit: push the target one hex away.");
    has("If the target is at most 3 away, it does 1 more damage.");
    has("The armour is 1 better until the end of the turn.");
    has("Play it after your Heavy Hitter has moved, only if your Heavy Hitter has not moved this turn.");
}
