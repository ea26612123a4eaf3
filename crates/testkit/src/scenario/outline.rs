//! The schema of scenario files, for editors: the format's own keys, the game's set-up, and content in pack syntax.

use kernel::Library;
use serde_json::{Map, Value, json};
use tabletop::schema::{flag, list, object, text, whole, word};

/// A JSON Schema (2020-12) of the scenarios of a game. Positions are open: their keys are the game's notation.
pub fn schema<G: Library>() -> String {
    let content = part::<G>("content");
    let mut keys = common_keys::<G>();
    keys.extend(own_keys());
    let inline = content["properties"].as_object().into_iter().flatten();
    keys.extend(
        inline.map(|(key, part)| (key.clone(), if is_list(part) { part.clone() } else { bare(part) })),
    );
    let title = format!("{}: a scenario", G::TITLE);
    whole(&title, &["rules", "title"], Value::Object(keys), content["$defs"].clone())
}

/// A JSON Schema (2020-12) of the starts that scenarios of a game name. Content is open too: starts seldom have any.
pub fn start_schema<G: Library>() -> String {
    let content = part::<G>("content");
    let mut keys = common_keys::<G>();
    let inline = content["properties"].as_object().into_iter().flatten();
    keys.extend(
        inline.map(|(key, part)| (key.clone(), tables(part, "In double brackets, as in scenarios."))),
    );
    whole(&format!("{}: a start of scenarios", G::TITLE), &[], Value::Object(keys), json!({}))
}

/// One of the schemas of the game.
fn part<G: Library>(kind: &str) -> Value {
    let schemas = G::schemas();
    let found = schemas.iter().find(|(known, _)| *known == kind);
    found.and_then(|(_, text)| serde_json::from_str(text).ok()).unwrap_or(json!({}))
}

/// The keys that scenarios and starts have.
fn common_keys<G: Library>() -> Map<String, Value> {
    let mut setup = part::<G>("set-up");
    setup["description"] =
        json!("The set-up that the bout begins with; or else `given`. With a start, what differs from it.");
    if let Some(parts) = setup.as_object_mut() {
        ["$schema", "$defs", "title"].iter().for_each(|key| drop(parts.remove(*key)));
    }
    unbound(&mut setup);
    let game = "The game; it may be left out below games/GAME/, and where the start names it.";
    let given = "The position at the beginning, in the notation of the game; or else `setup`. With a start, what \
                 differs from it.";
    let keys = json!({
        "game": word(game, G::ID),
        "about": text("More about it."),
        "given": open(given),
        "setup": setup,
        "packs": list("The packs; the house pack if left out.", text("The name of a pack.")),
    });
    keys.as_object().cloned().unwrap_or_default()
}

/// A scenario may be about a set-up that is refused: its numbers have no bounds.
fn unbound(schema: &mut Value) {
    match schema {
        Value::Object(parts) => {
            ["minimum", "maximum"].iter().for_each(|key| drop(parts.remove(*key)));
            parts.values_mut().for_each(unbound);
        }
        Value::Array(parts) => parts.iter_mut().for_each(unbound),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// Whether tables in double brackets stand at this key of a pack.
fn is_list(part: &Value) -> bool {
    let of = &part["type"];
    of == "array" || of.as_array().is_some_and(|of| of.contains(&json!("array")))
}

/// Parts that a pack has once may occur several times in a scenario, in a shorter form.
fn bare(part: &Value) -> Value {
    tables(part, "In double brackets; what is left out has a default.")
}

/// Tables with keys of the game.
fn tables(part: &Value, how: &str) -> Value {
    let says = part["description"].as_str().unwrap_or("A part of a pack.");
    json!({ "description": format!("{says} {how}"), "type": "array", "items": { "type": "object" } })
}

fn own_keys() -> Map<String, Value> {
    let keys = json!({
        "rules": list("What this pins down: the ids of rules, at least one.", text("The id of a rule.")),
        "title": text("What happens, in a sentence."),
        "start": text("The start: the file starts/NAME.toml beside the scenario, or in a folder above it."),
        "without": texts("Paths of what the start has and the scenario has not, such as `robots.C`."),
        "rolls": rolls("Chance before the first step."),
        "impossible": impossible(),
        "play": {
            "description": "The steps, in order.",
            "anyOf": [lines(), list("A table for each step.", play())],
        },
        "then": open("What must be so at the end: keys of the position, `waiting`, `events`."),
        "seen": seen("What seats may and may not see at the end."),
        "asks": asks(),
    });
    keys.as_object().cloned().unwrap_or_default()
}

fn lines() -> Value {
    let keys =
        json!({ "steps": text("A line for what somebody does, indented lines for what must follow.") });
    object("The steps as lines.", &["steps"], keys)
}

fn play() -> Value {
    let keys = json!({
        "seat": text("Who answers, is asked or leaves."),
        "answer": text("Gives this answer."),
        "answers": texts("Gives these answers as one batch, all or nothing."),
        "all": text("Everybody who is asked gives this answer."),
        "times": { "description": "How often, with `all`.", "type": "integer", "minimum": 1, "maximum": 1000 },
        "default": flag("The seat's clock ran out."),
        "leave": flag("The seat leaves the bout."),
        "time-up": flag("The time of the bout is up."),
        "legal": texts("The complete list of legal answers, in any order."),
        "legal-includes": texts("Answers that are legal."),
        "refused": {
            "description": "Answers that must be refused: a list with one reason at `because`, or each with its own.",
            "anyOf": [
                { "type": "string" },
                { "type": "array", "items": { "type": "string" } },
                { "type": "object", "additionalProperties": { "type": "string" } },
            ],
        },
        "because": text("The rule that refuses them, or `not asked`, `no such seat`, `has left`, `over`."),
        "rolls": rolls("The chance of this step, in order."),
        "impossible": impossible(),
        "waiting": texts("Who owes which answer after the step."),
        "events": texts("What happens by it, in order; `*` stands for any letters."),
        "never": texts("What does not happen by it."),
        "unasked": texts("Seats that are not asked in this step."),
        "heard": by_seat("What a seat, or `spectator`, hears of it, in order."),
        "unheard": by_seat("What a seat, or `spectator`, does not hear of it."),
        "asks": asks(),
        "then": open("What must be so after the step."),
        "seen": seen("What seats may and may not see after the step."),
    });
    object("One step.", &[], keys)
}

fn asks() -> Value {
    json!({
        "description": "Numbers that the rules compute, by their names.",
        "type": "object",
        "additionalProperties": { "anyOf": [{ "type": "string" }, { "type": "integer" }, { "type": "boolean" }] },
    })
}

fn impossible() -> Value {
    let outcomes = json!({ "type": "array", "items": { "type": "string" } });
    json!({
        "description": "Outcomes that chance cannot have: the first time that it is asked, or by the number of the time.",
        "anyOf": [{ "type": "string" }, outcomes, { "type": "object", "additionalProperties": outcomes }],
    })
}

fn by_seat(says: &str) -> Value {
    json!({ "description": says, "type": "object", "additionalProperties": texts("Events, as that seat hears them.") })
}

/// A table whose keys are the game's.
fn open(says: &str) -> Value {
    json!({ "description": says, "type": "object" })
}

/// One text or a list of them.
fn texts(says: &str) -> Value {
    json!({ "description": says, "anyOf": [{ "type": "string" }, { "type": "array", "items": { "type": "string" } }] })
}

fn rolls(says: &str) -> Value {
    let faces = json!({ "type": "array", "items": { "type": "integer" } });
    let roll =
        json!({ "anyOf": [text("What chance gave, such as `draw P5`."), { "type": "integer" }, faces] });
    list(says, roll)
}

fn seen(says: &str) -> Value {
    let keys = json!({ "shows": texts("What the view has."), "hides": texts("What the view has not.") });
    json!({
        "description": says,
        "type": "object",
        "additionalProperties": object("A seat, or `spectator`.", &[], keys),
    })
}
