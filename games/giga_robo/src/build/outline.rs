//! The schema of a build, for editors: as a file of its own, and as a part of a set-up.

use super::{ABILITIES, CARDS};
use serde_json::{Value, json};
use tabletop::schema::{list, text, whole};

/// A JSON Schema (2020-12) of a build's file.
pub(crate) fn schema() -> String {
    let required = ["pilot", "robot", "pilot-ability", "abilities", "ultimate", "cards"];
    whole("Giga-Robo!: a build", &required, keys(), json!({}))
}

/// The choices of a build (GR-3.2 to GR-3.14).
pub(crate) fn keys() -> Value {
    let abilities = format!("{ABILITIES} different abilities of the robot (GR-3.8).");
    let cards = format!("{CARDS} different cards of the pilot and the robot (GR-3.10).");
    json!({
        "pilot": text("The code of the pilot (GR-3.2)."),
        "robot": text("The code of the robot (GR-3.2)."),
        "pilot-ability": text("One ability of the pilot (GR-3.7)."),
        "abilities": list(&abilities, text("The code of an ability.")),
        "ultimate": text("One Ultimate Technique of the robot (GR-3.9)."),
        "cards": list(&cards, text("The code of a card.")),
    })
}
