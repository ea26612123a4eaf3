//! The schema of a build, for editors: as a file of its own, and as a part of a set-up.

use crate::content::{CARDS_MAX, UTILITIES};
use serde_json::{Value, json};
use tabletop::schema::{list, number, object, text, whole, with};

/// A JSON Schema (2020-12) of a build's file.
pub(crate) fn schema() -> String {
    let required = ["faction", "pilot", "primary", "secondaries", "cards"];
    whole("Heavy Hitters: a build", &required, keys(), json!({}))
}

fn keys() -> Value {
    let cards = format!(
        "{UTILITIES} Orbital Strikes, Reactions and Manoeuvres of the faction; a code that stands there twice is two cards (GK-4.6)."
    );
    json!({
        "faction": text("The code of the faction (GK-3.4)."),
        "pilot": text("The code of a Pilot of the faction (GK-3.9)."),
        "primary": text("The code of a Primary Weapon: all five cards (GK-4.2)."),
        "secondaries": list("Two different Secondary Weapons: all four cards of each (GK-4.3).", text("The code of a weapon.")),
        "cards": list(&cards, text("The code of a card.")),
    })
}

/// The builds of a set-up.
pub(crate) fn in_setups() -> Value {
    let place = number("A place.", 0..=CARDS_MAX as u8);
    let places = list(
        "As the program writes a build: faction, Pilot, then the cards, as places in the content.",
        place,
    );
    let says = "What a seat brings; an empty table is a seat that chooses at the table.";
    let build = object(says, &[], with(keys(), "places", places));
    json!({ "build": list("The builds, in the order of the seats.", build) })
}
