//! The schema of a set-up's file, for editors, made from the words that the reader knows.

use super::letter;
use super::setup::{BORDERLESS, BY_CHANCE, DECKS, MODES};
use crate::setup::{COPIES_IN_DECK, DEPTH_MAX, DEPTH_MIN, HAND_MAX, TALLY_MAX};
use crate::table::SEATS;
use kernel::Seat;
use serde_json::json;
use tabletop::pack::CAPITALS;
use tabletop::schema::{flag, list, number, text, whole, words};

/// A JSON Schema (2020-12) of a set-up.
pub(crate) fn setup_schema() -> String {
    let seats: Vec<String> = (0..SEATS as u8).map(|seat| letter(Seat(seat))).collect();
    let starters = std::iter::once((BY_CHANCE, "Chance decides."))
        .chain(seats.iter().map(|seat| (&**seat, "This seat.")));
    let cards = json!({
        "description": "How many of each card, by code (SB-17.25).",
        "type": "object",
        "propertyNames": { "pattern": CAPITALS.pattern },
        "additionalProperties": number("Copies of this card.", 0..=COPIES_IN_DECK),
    });
    let own = "The deck of each seat: the codes of decks in the packs, or a table of cards for each. A code alone is everybody's.";
    let named = text("Codes of decks, with spaces between.");
    let own = json!({
        "description": own,
        "anyOf": [
            named,
            { "type": "array", "items": { "anyOf": [text("The code of a deck."), cards] } },
        ],
    });
    let keys = json!({
        "seats": number("How many players (SB-R2).", 2..=SEATS as u8),
        "first": words("Who starts (SB-R3).", starters),
        "depth": number("Cards of each Stak (SB-17.3).", DEPTH_MIN..=DEPTH_MAX),
        "staks-each": number("Staks of each player (SB-17.16).", 1..=3),
        "hand": number("Cards of the starting hand (SB-3.7).", 0..=HAND_MAX),
        "mode": words("The mode of the game.", MODES.map(|(word, _, says)| (word, says))),
        "decks": words("Where the cards come from.", DECKS.map(|(word, _, says)| (word, says))),
        "own-deck": own,
        "reactive": flag("Reactive play (SB-17.4)."),
        "recycling": flag("Recycling (SB-17.8)."),
        "setup-effects": flag("Entry effects of the set-up (SB-17.10)."),
        "first-draw-skipped": flag("Whether the player who starts skips the first draw (SB-17.28)."),
        "borderless": words("Whose Staks may be played on.", BORDERLESS.map(|(word, _, says)| (word, says))),
        "attack-tally": number("Attacks in a turn, with any top cards (SB-17.15).", 1..=TALLY_MAX),
        "teams": number("The number of teams; 0: everybody alone (SB-17.17).", 0..=3),
        "refused": list("In scenarios alone: the rules that refuse the set-up.", text("The id of a rule.")),
    });
    whole("Stak Bots: a set-up", &[], keys, json!({}))
}
