//! What seats bring, in set-ups as TOML: `[[build]]` tables in the order of the seats, by codes as in a file of its own.
//! Written by the program, a build is a list of places in the content.

use crate::build::{Build, read_from};
use crate::content::{CARDS_MAX, Cards, Content, DECK, FactionId, PilotId};
use crate::setup::Setup;
use tabletop::sheet::{Entry, Table};

/// The most cards that a list of places has.
const PLACES_MAX: usize = 2 * DECK as usize;

/// The builds of the set-up.
pub(super) fn read(table: &Table<'_>, setup: &mut Setup, content: &Content) {
    let read = |table: &Table<'_>| {
        let build = match table.may("places") {
            Some(entry) => read_places(&entry),
            None if table.entries().is_empty() => None,
            None => read_from(table, content).1,
        };
        table.finish();
        build
    };
    setup.builds = table.tables("build").iter().map(read).collect();
}

/// The faction, the Pilot, then the cards.
fn read_places(entry: &Entry<'_>) -> Option<Build> {
    let most = CARDS_MAX as u8 - 1;
    let numbers: Option<Vec<u8>> = entry.list()?.iter().map(|entry| entry.number(0..=most)).collect();
    let [faction, pilot, cards @ ..] = &numbers?[..] else {
        entry.fault("two numbers at least are due here", None);
        return None;
    };
    if cards.len() > PLACES_MAX {
        entry.fault(format!("at most {PLACES_MAX} cards are due here"), None);
        return None;
    }
    let cards: Cards = cards.iter().copied().collect();
    Some(Build { faction: FactionId(*faction), pilot: PilotId(*pilot), cards })
}

/// The builds as further lines of the set-up.
pub(super) fn write(setup: &Setup) -> Vec<String> {
    let mut lines = Vec::new();
    for build in &setup.builds {
        lines.push("\n[[build]]".to_owned());
        let Some(Build { faction, pilot, cards }) = build else { continue };
        let places: Vec<u8> = [faction.0, pilot.0].into_iter().chain(cards.copies()).collect();
        lines.push(format!("places = {places:?}"));
    }
    lines
}
