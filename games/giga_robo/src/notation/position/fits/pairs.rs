//! The questions that the last procedure may wait for, by step.

use super::json;
use crate::frame::Frame;
use kernel::Chance;
use serde_json::Value;

/// The procedure, the step, and its possible questions. A procedure without steps has a step without a name.
const HEARS: [(&str, &str, &[&str]); 36] = [
    ("opening", "hear-map", &["map"]),
    ("opening", "hear-obstacle", &["obstacle"]),
    ("opening", "hear-position", &["position", "opens"]),
    ("opening", "hear-zone", &["zone"]),
    ("hooks", "hear-order", &["order"]),
    ("upkeep", "hear-flood", &["flood"]),
    ("shedding", "", &["shed"]),
    ("turn", "hear-gain", &["upkeep"]),
    ("turn", "hear-act", &["act"]),
    ("turn", "hear-path", &["path"]),
    ("turn", "hear-aim", &["aim"]),
    ("turn", "hear-combo", &["combo"]),
    ("window", "", &["respond"]),
    ("declare", "foe", &["foe"]),
    ("declare", "hear-x", &["number"]),
    ("declare", "hear-free", &["may"]),
    ("attack", "hear-reaction", &["react"]),
    ("attack", "hear-combo", &["react-combo"]),
    ("attack", "hear-power", &["power-dice"]),
    ("attack", "hear-try", &["may"]),
    ("attack", "retry-dice", &["dice"]),
    ("attack", "hear-bought", &["number"]),
    ("attack", "hear-overload", &["card"]),
    ("attack", "hear-again", &["aim"]),
    ("effect", "hear-crew", &["crew"]),
    ("effect", "hear-may", &["may"]),
    ("effect", "hear-number", &["number"]),
    (
        "effect",
        "verb",
        &["path", "hex", "card", "cancel", "aim", "dice", "deactivate", "token", "barrier", "break", "shove"],
    ),
    ("recovery", "hear-power", &["power-dice"]),
    ("forcing", "hear", &["shove"]),
    ("forcing", "displaced", &["hex"]),
    ("forcing", "hear-way", &["hex"]),
    ("paying", "", &["share"]),
    ("raging", "", &["rage"]),
    ("cooldown", "hear-hold", &["card"]),
    ("ending", "hear-join", &["join"]),
];

/// Procedure, step, the chance it needs.
const ROLLS: [(&str, &str, &str); 7] = [
    ("opening", "rolled", "Dice"),
    ("attack", "hear-dice", "Dice"),
    ("attack", "retry-dice", "Dice"),
    ("effect", "verb", "Dice"),
    ("effect", "verb", "Pick"),
    ("recovery", "rolled", "Dice"),
    ("collide", "drawn", "Draw"),
];

/// The name of the procedure and of its step.
fn step_of(frames: &[Frame]) -> Option<(String, String)> {
    let frame = json(frames.last()?);
    let (name, fields) = frame.as_object()?.iter().next()?;
    Some((name.clone(), word(&fields["step"])))
}

/// The word of an enum: itself, or the key of what it holds.
fn word(value: &Value) -> String {
    let held = || value.as_object().and_then(|object| object.keys().next().cloned());
    value.as_str().map(str::to_owned).or_else(held).unwrap_or_default()
}

pub(super) fn hears(frames: &[Frame], question: &Value) -> Result<(), String> {
    let asked = word(question);
    let (name, step) = step_of(frames).unwrap_or_default();
    let fits = HEARS
        .iter()
        .any(|(known, at, questions)| *known == name && *at == step && questions.contains(&asked.as_str()));
    if fits { Ok(()) } else { Err(format!("`{name}` at `{step}` does not ask `{asked}`")) }
}

pub(super) fn rolls(frames: &[Frame], chance: Chance) -> Result<(), String> {
    let rolled = word(&json(&chance));
    let (name, step) = step_of(frames).unwrap_or_default();
    let fits = ROLLS.iter().any(|(known, at, needs)| *known == name && *at == step && *needs == rolled);
    if fits { Ok(()) } else { Err(format!("`{name}` at `{step}` needs no `{rolled}`")) }
}
