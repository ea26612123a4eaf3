//! Set-ups as TOML: `seats = 4`, `teams = 2`, `decks = "ranked"`, `own-deck = "iron-fist"`.

use crate::content::Content;
use crate::setup::{CHOICES, COPIES_IN_DECK, Decks, Setup};
use kernel::Fault;
use serde_json::json;
use std::collections::BTreeMap;
use tabletop::pack::CAPITALS;
use tabletop::schema::{number, text};
use tabletop::sheet::{Entry, Table, nearest, quoted};

pub(super) fn read(text: &str, table: Option<&str>, content: &Content) -> Result<Setup, Vec<Fault>> {
    CHOICES.read(text, table, |table, setup| read_decks(table, setup, content))
}

/// The choices that stand in `table`; what is left out is as in the standard game.
pub(super) fn read_from(table: &Table<'_>, seats: u8, content: &Content) -> Setup {
    let mut setup = CHOICES.read_from(table, seats);
    read_decks(table, &mut setup, content);
    setup
}

/// `own-deck`: decks of the packs by their codes, or `[[own-deck]]` tables of codes and copies. They are the players'
/// own even if `decks` does not say so.
fn read_decks(table: &Table<'_>, setup: &mut Setup, content: &Content) {
    let own = table.may("own-deck").map_or_else(Vec::new, |entry| read_own(&entry, setup.seats, content));
    if setup.decks != Decks::Ranked && !own.is_empty() {
        setup.decks = Decks::Own(own);
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
    let mut lines = CHOICES.write(setup);
    if let Decks::Own(decks) = &setup.decks {
        for deck in decks {
            lines.push("\n[[own-deck]]".to_owned());
            lines.extend(deck.iter().map(|(code, copies)| format!("{code:?} = {copies}")));
        }
    }
    lines.join("\n") + "\n"
}

/// A JSON Schema (2020-12) of a set-up, for editors.
pub(crate) fn setup_schema() -> String {
    let cards = json!({
        "description": "How many of each card, by code (SB-17.25).",
        "type": "object",
        "propertyNames": { "pattern": CAPITALS.pattern },
        "additionalProperties": number("Copies of this card.", 0..=COPIES_IN_DECK),
    });
    let says = "The deck of each seat: the codes of decks in the packs, or a table of cards for each. A code alone is everybody's.";
    let named = text("Codes of decks, with spaces between.");
    let own = json!({
        "description": says,
        "anyOf": [
            named,
            { "type": "array", "items": { "anyOf": [text("The code of a deck."), cards] } },
        ],
    });
    CHOICES.schema("Stak Bots: a set-up", Some(json!({ "own-deck": own })))
}
