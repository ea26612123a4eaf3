//! The schema of a set-up's file, for editors, made from the words that the reader knows.

use super::terms::{MODES, WATCHES};
use crate::build;
use crate::setup::{Mode, Watch};
use crate::table::SEATS;
use serde_json::json;
use tabletop::schema::{flag, list, number, object, text, whole, with, words};

/// A JSON Schema (2020-12) of a set-up.
pub(crate) fn setup_schema() -> String {
    let mode = |(word, mode)| match mode {
        Mode::Duel => (word, "Head-to-head, two players (GR-2.1)."),
        Mode::Team => (word, "Team versus team, four to six players (GR-2.2)."),
        Mode::FreeForAll => (word, "Everybody alone, three to six players (GR-2.3)."),
    };
    let watch = |(word, watch)| match watch {
        Watch::Every => (word, "At every window."),
        Watch::Could => (word, "Whenever the seat could respond, for all that the others know."),
        Watch::Key => (word, "The same, but only at attacks and Instants that concern the seat."),
    };
    let places = list("As the program writes a build: places in the content.", number("A place.", 0..=42));
    let build = with(build::keys(), "places", places);
    let says =
        "The build of a seat; what is left out is that of the Quick Start Build, an empty table all of it.";
    let keys = json!({
        "seats": number("How many players (GR-1.1).", 2..=SEATS as u8),
        "mode": words("The mode (GR-2).", MODES.map(mode)),
        "twins": flag("Whether several seats may use the same pilot or robot (GR-3.4)."),
        "map": text("The code of the agreed map, or `roll`: the winner of the roll chooses."),
        "map-place": number("As the program writes an agreed map: its place in the content.", 0..=u8::MAX),
        "build": list("The builds, in the order of the seats.", object(says, &[], build)),
        "watch": words("When everybody is asked in response windows (GR-T5).", WATCHES.map(watch)),
        "refused": list("In scenarios alone: the rules that refuse the set-up.", text("The id of a rule.")),
    });
    whole("Giga-Robo!: a set-up", &[], keys, json!({}))
}
