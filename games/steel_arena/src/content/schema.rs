//! The schema of the files `tiles.toml` and `robots.toml`, for editors, made from the reader's vocabulary.

use super::read::{ARCS, COPIES_MAX, DELIVERIES, SPIN_MAX, WAYS};
use super::{Colour, KINDS_MAX, NUMBER_MAX};
use serde_json::{Value, json};
use tabletop::schema::{flag, list, names, number, object, part, whole, words};

/// A JSON Schema (2020-12) of the files that hold tiles, boards and robots.
pub fn schema() -> String {
    let tiles = format!(
        "The tiles: a new code adds a kind, a known one replaces it. At most {KINDS_MAX} kinds in all packs."
    );
    let robot = object("A robot.", &["name"], json!({ "name": names("The name by language.") }));
    let keys = json!({
        "tile": list(&tiles, part("A kind of tile.", "tile")),
        "board": list("The two sides of the robot boards.", part("One side.", "board")),
        "robot": list("The four robots: all of them, or none.", robot),
    });
    let parts = json!({
        "tile": tile(),
        "board": board(),
        "turn": turn(),
        "movement": movement(),
        "attack": attack(),
        "defence": defence(),
        "terrain": terrain(),
    });
    whole("Steel Arena: tiles and robots of a pack", &[], keys, parts)
}

fn tile() -> Value {
    let keys = json!({
        "code": {
            "description": "The short name of the kind, in notation: 2 to 16 capital letters, digits and `-`.",
            "type": "string",
            "pattern": "^[A-Z][A-Z0-9-]{1,15}$",
        },
        "name": names("The name by language; English must be there."),
        "generation": number("1: a player's first set; 2: on the field; 3: in the stack.", 1..=3),
        "copies": number("How many of it there are; 1 if left out, 0 takes an earlier one away.", 0..=COPIES_MAX),
        "auto-cool": flag("Its heat goes away at once (SA-4.2)."),
        "speedy": flag("Activating it costs none of the actions of a turn (SA-4.3)."),
        "one-use": flag("It goes to the box after its use (SA-4.6)."),
        "turn": part("The tile turns its own robot.", "turn"),
        "movement": part("The tile moves its own robot.", "movement"),
        "attack": part("The tile attacks.", "attack"),
        "defence": part("The tile defends.", "defence"),
        "terrain": part("The tile lies on the field.", "terrain"),
    });
    let mut tile = object("A kind of tile: of exactly one type.", &["code", "name", "generation"], keys);
    tile["oneOf"] = Colour::ALL.iter().rev().map(|colour| json!({ "required": [colour.word()] })).collect();
    tile
}

fn board() -> Value {
    let keys = json!({
        "side": words("Which side.", [("A", "Normal mode."), ("B", "Reinforced mode.")]),
        "attack": part("Its attack.", "attack"),
        "movement": part("Its movement.", "movement"),
        "turn": part("Its turn.", "turn"),
        "defence": part("Its defence, if it has one; a passive one.", "defence"),
        "auto-cool": flag("Its heat goes away at once (SA-4.2)."),
    });
    object("One side of the robot boards.", &["side", "attack", "movement", "turn"], keys)
}

fn span(of: &str) -> [Value; 2] {
    [
        number(&format!("The least number of {of}."), 1..=NUMBER_MAX),
        number(&format!("The most {of}."), 1..=NUMBER_MAX),
    ]
}

fn turn() -> Value {
    let [least, most] = span("sectors");
    object("So many sectors.", &["least", "most"], json!({ "least": least, "most": most }))
}

fn movement() -> Value {
    let [least, most] = span("cells");
    let way = words("How it moves.", WAYS.map(|(word, _, says)| (word, says)));
    let keys = json!({ "way": way, "least": least, "most": most });
    object("So many cells.", &["way", "least", "most"], keys)
}

fn attack() -> Value {
    let number = |says, most| number(says, 0..=most);
    let keys = json!({
        "delivery": words("How it reaches its target.", DELIVERIES.map(|(word, _, says)| (word, says))),
        "damage": number("Damage to the target.", NUMBER_MAX),
        "splinter": number("Damage to the cells around it: a blast.", NUMBER_MAX),
        "push": number("So many cells the target may be pushed.", NUMBER_MAX),
        "spin": number("So many sectors the target may be spun.", SPIN_MAX),
        "heat": number("So many modules of the target become overheated.", NUMBER_MAX),
    });
    object("An attack: it does something at least.", &["delivery"], keys)
}

fn defence() -> Value {
    let keys = json!({
        "arc": words("From where it protects.", ARCS.map(|(word, _, says)| (word, says))),
        "value": number("How much it prevents.", 1..=NUMBER_MAX),
        "reaction": flag("Whether it must be activated when a hit comes; otherwise it is PASSIVE."),
    });
    object("A defence.", &["arc", "value"], keys)
}

fn terrain() -> Value {
    let number = |says| number(says, 0..=NUMBER_MAX);
    let keys = json!({
        "obstacle": flag("Blocks movement (SA-7.2)."),
        "interference": flag("Blocks direct shots (SA-17.3)."),
        "blast": number("Damage on the tile when it goes off; 0 if it cannot (SA-17.5)."),
        "splinter": number("Damage around it when it goes off."),
        "burns": number("Damage to a robot that comes onto it (SA-17.17)."),
        "cools": flag("A robot that comes onto it cools a module (SA-17.15)."),
        "melts": flag("Heat destroys it (SA-17.16)."),
        "cover": number("What it prevents of every hit of a robot on it (SA-17.13)."),
    });
    object("A terrain.", &[], keys)
}
