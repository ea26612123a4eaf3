//! Set-ups as TOML: `seats = 4`, `teams = 2`, `decks = "ranked"`, `own-deck = "iron-fist"`.

use crate::content::Content;
use crate::setup::{Borderless, Decks, Level, Mode, Setup};
use kernel::Fault;
use std::collections::BTreeMap;
use tabletop::sheet::{Entry, Sheet, Table, nearest, quoted};

/// The modes, with what each is.
pub(crate) const MODES: [(&str, Mode, &str); 5] = [
    ("standard", Mode::Standard, "Everybody plays onto their own Stak."),
    ("traitor", Mode::Traitor, "Traitor (SB-17.18)."),
    ("drone-easy", Mode::Drone(Level::Easy), "One player against the drone, its Stak 9 cards deep."),
    ("drone", Mode::Drone(Level::Normal), "One player against the drone, its Stak 12 cards deep."),
    ("drone-hard", Mode::Drone(Level::Hard), "One player against the drone, its Stak 15 cards deep."),
];
/// Who starts where nobody is named.
pub(crate) const BY_CHANCE: &str = "chance";
/// Where the cards come from.
pub(crate) const DECKS: [(&str, u8, &str); 3] = [
    ("common", 0, "One common deck."),
    ("ranked", 1, "A deck for each player, dealt rank by rank (SB-R54)."),
    ("own", 2, "Decks that the players built: `own-deck` says which."),
];
/// Whose Staks may be played on.
pub(crate) const BORDERLESS: [(&str, Borderless, &str); 3] = [
    ("off", Borderless::Off, "One's own."),
    ("all", Borderless::All, "Everybody's (SB-17.12)."),
    ("team", Borderless::Team, "Those of one's own team (SB-17.14)."),
];

pub(super) fn read(text: &str, table: Option<&str>, content: &Content) -> Result<Setup, Vec<Fault>> {
    let sheet = Sheet::parse(text).map_err(|fault| vec![fault])?;
    let setup = sheet.start(table).map(|table| {
        let setup = read_from(&table, 2, content);
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
pub(super) fn read_from(table: &Table<'_>, seats: u8, content: &Content) -> Setup {
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
        mode: table
            .may("mode")
            .and_then(|entry| entry.choice(&MODES.map(|(word, mode, _)| (word, mode))))
            .unwrap_or_default(),
        decks: read_decks(table, seats, content),
        reactive: table.flag("reactive"),
        recycling: table.flag("recycling"),
        setup_effects: table.flag("setup-effects"),
        first_draw_skipped: table.flag("first-draw-skipped"),
        borderless: table
            .may("borderless")
            .and_then(|entry| entry.choice(&BORDERLESS.map(|(word, kind, _)| (word, kind))))
            .unwrap_or_default(),
        attack_tally: number("attack-tally"),
        teams: table.number_or("teams", 0..=255u8, 0),
        ..Setup::standard(seats)
    }
}

/// `decks = "common"`, `"ranked"`, `"own"` (in a position) or, in a set-up, `own-deck`: decks of the packs by their
/// codes, or `[[own-deck]]` tables of codes and copies.
fn read_decks(table: &Table<'_>, seats: u8, content: &Content) -> Decks {
    let word =
        table.may("decks").and_then(|entry| entry.choice(&DECKS.map(|(word, place, _)| (word, place))));
    let own = table.may("own-deck").map_or_else(Vec::new, |entry| read_own(&entry, seats, content));
    match (word, own.is_empty()) {
        (Some(1), _) => Decks::Ranked,
        (Some(2), _) | (_, false) => Decks::Own(own),
        _ => Decks::Common,
    }
}

/// SB-17.25: the deck of each seat: codes of decks in a list, or in one text with spaces between; a code alone is the
/// deck of every seat.
fn read_own(entry: &Entry<'_>, seats: u8, content: &Content) -> Vec<BTreeMap<String, u8>> {
    let named: Vec<(Entry<'_>, &str)> = match (entry.is_text(), entry.is_list()) {
        (true, _) => entry
            .text()
            .into_iter()
            .flat_map(str::split_whitespace)
            .map(|code| (entry.clone(), code))
            .collect(),
        (_, true) => {
            entry.list().into_iter().flatten().filter_map(|one| Some((one.clone(), one.text()?))).collect()
        }
        (false, false) => return entry.tables().iter().flatten().map(read_cards).collect(),
    };
    let decks: Vec<_> = named.iter().filter_map(|(entry, code)| find_deck(entry, code, content)).collect();
    match &decks[..] {
        [one] if named.len() == 1 => vec![one.clone(); usize::from(seats)],
        _ => decks,
    }
}

/// The cards of the deck of this code.
fn find_deck(entry: &Entry<'_>, code: &str, content: &Content) -> Option<BTreeMap<String, u8>> {
    let Some(deck) = content.decks.iter().find(|deck| deck.code == code) else {
        let known: Vec<&str> = content.decks.iter().map(|deck| deck.code.as_str()).collect();
        let near = nearest(code, &known).map_or(String::new(), |near| format!("did you mean `{near}`? "));
        let help = Some(format!("{near}Known here: {}", known.join(", ")));
        entry.fault(format!("there is no deck {} in the packs", quoted(code)), help);
        return None;
    };
    Some(deck.by_code(content))
}

/// The cards of an `[[own-deck]]` table.
fn read_cards(deck: &Table<'_>) -> BTreeMap<String, u8> {
    let entries = deck.entries();
    entries.iter().filter_map(|entry| Some((entry.key().to_owned(), entry.number(0..=60u8)?))).collect()
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
    let mode = MODES.iter().find(|(_, mode, _)| *mode == setup.mode).filter(|_| setup.mode != Mode::Standard);
    let borderless = BORDERLESS.iter().find(|(_, kind, _)| *kind == setup.borderless);
    put("first", setup.first.map(|seat| format!("{:?}", super::letter(seat))));
    put("depth", setup.depth.map(|depth| depth.to_string()));
    put("staks-each", (setup.staks_each != 1).then(|| setup.staks_each.to_string()));
    put("hand", setup.hand.map(|hand| hand.to_string()));
    put("mode", mode.and_then(|(name, ..)| word(name)));
    put("reactive", flag(setup.reactive));
    put("recycling", flag(setup.recycling));
    put("setup-effects", flag(setup.setup_effects));
    put("first-draw-skipped", flag(setup.first_draw_skipped));
    put("borderless", borderless.filter(|(name, ..)| *name != "off").and_then(|(name, ..)| word(name)));
    put("attack-tally", setup.attack_tally.map(|attacks| attacks.to_string()));
    put("teams", (setup.teams != 0).then(|| setup.teams.to_string()));
    match &setup.decks {
        Decks::Common => {}
        Decks::Ranked => put("decks", word("ranked")),
        Decks::Own(_) => put("decks", word("own")),
    }
    lines
}
