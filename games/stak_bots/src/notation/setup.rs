//! Set-ups as TOML: `seats = 4`, `teams = 2`, `decks = "ranked"`.

use crate::setup::{Borderless, Decks, Level, Mode, Setup};
use kernel::Fault;
use std::collections::BTreeMap;
use tabletop::sheet::{Sheet, Table};

pub(crate) const MODES: [(&str, Mode); 5] = [
    ("standard", Mode::Standard),
    ("traitor", Mode::Traitor),
    ("drone-easy", Mode::Drone(Level::Easy)),
    ("drone", Mode::Drone(Level::Normal)),
    ("drone-hard", Mode::Drone(Level::Hard)),
];
/// Who starts where nobody is named.
pub(crate) const BY_CHANCE: &str = "chance";
/// Where the cards come from.
pub(crate) const DECKS: [(&str, u8); 3] = [("common", 0), ("ranked", 1), ("own", 2)];
pub(crate) const BORDERLESS: [(&str, Borderless); 3] =
    [("off", Borderless::Off), ("all", Borderless::All), ("team", Borderless::Team)];

pub(super) fn read(text: &str, table: Option<&str>) -> Result<Setup, Vec<Fault>> {
    let sheet = Sheet::parse(text).map_err(|fault| vec![fault])?;
    let setup = sheet.start(table).map(|table| {
        let setup = read_from(&table, 2);
        table.may("refused");
        table.finish();
        setup
    });
    match (sheet.finish(), setup) {
        (faults, Some(setup)) if faults.is_empty() => Ok(setup),
        (faults, _) => Err(faults),
    }
}

/// The choices that stand in `table`; what is left out is as in the standard game.
pub(super) fn read_from(table: &Table<'_>, seats: u8) -> Setup {
    let seats = table.number_or("seats", 0..=255u8, seats);
    let number = |key| table.may(key).and_then(|entry| entry.number(0..=255u8));
    Setup {
        first: table.may("first").and_then(|entry| {
            let text = entry.text();
            let seat = text.and_then(<super::StakBots as kernel::Notation>::read_seat);
            if seat.is_none() && text != Some(BY_CHANCE) {
                let help = format!("write a letter from A to F, or {BY_CHANCE:?}");
                entry.fault("this is no seat", Some(help));
            }
            seat
        }),
        depth: number("depth"),
        staks_each: table.number_or("staks-each", 0..=255u8, 1),
        hand: number("hand"),
        mode: table.may("mode").and_then(|entry| entry.choice(&MODES)).unwrap_or_default(),
        decks: read_decks(table),
        reactive: table.flag("reactive"),
        recycling: table.flag("recycling"),
        setup_effects: table.flag("setup-effects"),
        first_draw_skipped: table.flag("first-draw-skipped"),
        borderless: table.may("borderless").and_then(|entry| entry.choice(&BORDERLESS)).unwrap_or_default(),
        attack_tally: number("attack-tally"),
        teams: table.number_or("teams", 0..=255u8, 0),
        ..Setup::standard(seats)
    }
}

/// `decks = "common"`, `"ranked"`, `"own"` (in a position) or, in a set-up, `[[own-deck]]` tables of
/// codes and copies.
fn read_decks(table: &Table<'_>) -> Decks {
    let word = table.may("decks").and_then(|entry| entry.choice(&DECKS));
    let own: Vec<BTreeMap<String, u8>> = table
        .tables("own-deck")
        .iter()
        .map(|deck| {
            let entries = deck.entries();
            entries
                .iter()
                .filter_map(|entry| Some((entry.key().to_owned(), entry.number(0..=60u8)?)))
                .collect()
        })
        .collect();
    match (word, own.is_empty()) {
        (Some(1), _) => Decks::Ranked,
        (Some(2), _) | (_, false) => Decks::Own(own),
        _ => Decks::Common,
    }
}

/// The whole set-up as TOML, own decks with their cards.
pub(super) fn write_whole(setup: &Setup) -> String {
    let mut lines = write(setup);
    if let Decks::Own(decks) = &setup.decks {
        for deck in decks {
            lines.push("\n[[own-deck]]".to_owned());
            lines.extend(deck.iter().map(|(code, copies)| format!("{code:?} = {copies}")));
        }
    }
    lines.join("\n") + "\n"
}

/// The choices as TOML lines, those of the standard game left out.
pub(super) fn write(setup: &Setup) -> Vec<String> {
    let mut lines = vec![format!("seats = {}", setup.seats)];
    let mut put =
        |key: &str, value: Option<String>| lines.extend(value.map(|value| format!("{key} = {value}")));
    let flag = |on: bool| on.then(|| "true".to_owned());
    let word = |word: &str| Some(format!("{word:?}"));
    let mode = MODES.iter().find(|(_, mode)| *mode == setup.mode).filter(|_| setup.mode != Mode::Standard);
    let borderless = BORDERLESS.iter().find(|(_, kind)| *kind == setup.borderless);
    put("first", setup.first.map(|seat| format!("{:?}", super::letter(seat))));
    put("depth", setup.depth.map(|depth| depth.to_string()));
    put("staks-each", (setup.staks_each != 1).then(|| setup.staks_each.to_string()));
    put("hand", setup.hand.map(|hand| hand.to_string()));
    put("mode", mode.and_then(|(name, _)| word(name)));
    put("reactive", flag(setup.reactive));
    put("recycling", flag(setup.recycling));
    put("setup-effects", flag(setup.setup_effects));
    put("first-draw-skipped", flag(setup.first_draw_skipped));
    put("borderless", borderless.filter(|(name, _)| *name != "off").and_then(|(name, _)| word(name)));
    put("attack-tally", setup.attack_tally.map(|attacks| attacks.to_string()));
    put("teams", (setup.teams != 0).then(|| setup.teams.to_string()));
    match &setup.decks {
        Decks::Common => {}
        Decks::Ranked => put("decks", word("ranked")),
        Decks::Own(_) => put("decks", word("own")),
    }
    lines
}
