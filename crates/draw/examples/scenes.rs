//! Writes every draft, every kept position and the course of one bout as JSON, for the browser's gallery.
//!
//! `cargo run -p draw --example scenes -- FOLDER`
//!
//! All words are said already: each message is `said` with one text, so that a page can show a scene
//! without any catalog.

#[path = "../tests/it/drafts.rs"]
mod drafts;
#[path = "../tests/it/giga_robo.rs"]
mod giga_robo_positions;
#[path = "../tests/it/stak_bots.rs"]
mod stak_bots_positions;
#[path = "../tests/it/steel_arena.rs"]
mod steel_arena_positions;

use kernel::{Bout, Dealer, Input, Library, Rules, Seat, Show, Waiting, offers};
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
    let groups = [
        (drafts::all(), drafts::speaker()),
        (stak_bots_positions::all(), stak_bots_positions::speaker()),
        (steel_arena_positions::all(), steel_arena_positions::speaker()),
        (giga_robo_positions::all(), giga_robo_positions::speaker()),
    ];
    for (scenes, speaker) in &groups {
        for (name, scene) in scenes {
            save(&folder, name, &said(scene, speaker)?)?;
        }
    }
    let speaker = stak_bots_positions::speaker();
    let course: Result<Vec<Value>, _> = course().iter().map(|scene| said(scene, &speaker)).collect();
    save(&folder, "stak-bots-course", &Value::Array(course?))
}

/// One bout as its first seat sees it, answer by answer.
fn course() -> Vec<Scene> {
    let content = StakBots::content(&StakBots::house()).expect("the house pack is sound");
    let mut bout = Bout::open(&Setup::standard(2), &content, None).expect("a legal set-up");
    let mut dealer = Dealer::new(7);
    bout.settle(&mut dealer);
    let mut scenes = Vec::new();
    for _ in 0..COURSE {
        let offered = match bout.waiting() {
            Waiting::Seats(seats) if seats.contains(Seat(0)) => offers(&bout, Seat(0)),
            Waiting::Seats(_) | Waiting::Chance(_) | Waiting::Over => Vec::new(),
        };
        scenes.push(StakBots::show(&content, &StakBots::view(&bout, Some(Seat(0))), offered));
        let Waiting::Seats(seats) = bout.waiting() else { break };
        let seat = seats.iter().next().expect("somebody is waited for");
        let mut answers = Vec::new();
        bout.answers(seat, &mut answers);
        let answer = answers[dealer.below(answers.len() as u32) as usize];
        bout.play(Input::Answer(seat, answer)).expect("it was listed");
        bout.settle(&mut dealer);
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
        Value::Object(fields) if fields.contains_key("key") && fields.contains_key("args") => {
            let message: Message = serde_json::from_value(value.take())?;
            *value = json!({ "key": "said", "args": [["text", { "text": speaker.say(&message) }]] });
        }
        Value::Object(fields) => {
            for field in fields.values_mut() {
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
