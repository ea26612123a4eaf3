//! Writes every draft, every kept position and the course of one bout as JSON, for the browser's gallery.
//!
//! `cargo run -p draw --example scenes -- FOLDER`
//!
//! All words are said already: each message is `said` with one text, so that a page can show a scene
//! without any catalog.

#[path = "../tests/it/positions/mod.rs"]
mod positions;

use kernel::Seat;
use positions::bouts;
use scene::{Message, Scene};
use serde_json::{Value, json};
use stak_bots::{Setup, StakBots};
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use words::Speaker;

/// How many scenes of one bout are written.
const COURSE: u32 = 30;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(std::env::args().nth(1).ok_or("name a folder")?);
    fs::create_dir_all(&folder)?;
    for (name, scene, speaker) in &positions::everything() {
        save(&folder, name, &said(scene, speaker)?)?;
    }
    let speaker = bouts::speaker::<StakBots>();
    let course: Result<Vec<Value>, _> = course().iter().map(|scene| said(scene, &speaker)).collect();
    save(&folder, "stak-bots-course", &Value::Array(course?))
}

/// One bout as its first seat sees it, answer by answer.
fn course() -> Vec<Scene> {
    let (mut bout, mut dealer) = bouts::opened::<StakBots>(&Setup::standard(2), 7);
    let mut scenes = Vec::new();
    for _ in 0..COURSE {
        scenes.push(bouts::shown(&bout, Some(Seat(0))));
        bouts::step(&mut bout, &mut dealer);
    }
    scenes
}

fn save(folder: &Path, name: &str, value: &Value) -> Result<(), Box<dyn Error>> {
    fs::write(folder.join(format!("{name}.json")), serde_json::to_string(value)? + "\n")?;
    Ok(())
}

/// The scene with all its messages said.
fn said(scene: &Scene, speaker: &Speaker) -> Result<Value, serde_json::Error> {
    let mut value = serde_json::to_value(scene)?;
    say_all(&mut value, speaker)?;
    Ok(value)
}

fn say_all(value: &mut Value, speaker: &Speaker) -> Result<(), serde_json::Error> {
    match value {
        // A message, and no list of ids, which all have a colon.
        Value::Array(items) if matches!(&items[..], [Value::String(key), ..] if !key.contains(':')) => {
            let message: Message = serde_json::from_value(value.take())?;
            *value = json!(["said", "text", speaker.say(&message)]);
        }
        // Answers in notation are texts, and no messages.
        Value::Object(fields) => {
            for (_, field) in fields.iter_mut().filter(|(name, _)| *name != "then") {
                say_all(field, speaker)?;
            }
        }
        Value::Array(items) => {
            for item in items {
                say_all(item, speaker)?;
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
    Ok(())
}
