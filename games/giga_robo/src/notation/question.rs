//! Questions as text.

use super::names::{Names, letter};
use super::words::{CANCELS, FORCES, TILES, TRAUMAS, word};
use crate::question::{Chosen, Question, Wanted};
use crate::table::Due;
use kernel::Seat;

pub(super) fn write(names: Names<'_>, _seat: Seat, question: &Question) -> String {
    match question {
        Question::Map => "map".to_owned(),
        Question::Obstacle => "obstacle".to_owned(),
        Question::Position => "place in the turn order".to_owned(),
        Question::Opens => "who opens".to_owned(),
        Question::Zone => "starting zone".to_owned(),
        Question::Upkeep => "heart or power".to_owned(),
        Question::Flood => "flood".to_owned(),
        Question::Shed(trauma) => format!("{} to go", word(&TRAUMAS, trauma)),
        Question::Order(due) => {
            let due: Vec<String> = due.iter().map(|due| due_name(names, due)).collect();
            format!("first of {}", due.join(", "))
        }
        Question::Act => "act".to_owned(),
        Question::Path { plan, movement, .. } => {
            let hexes: Vec<String> = plan.cells().iter().map(|&cell| names.cell(cell)).collect();
            format!("path [{}] with {movement}", hexes.join(" "))
        }
        Question::Aim(_) => "aim".to_owned(),
        Question::Combo { .. } | Question::ReactCombo => "combo".to_owned(),
        Question::React => "react".to_owned(),
        Question::PowerDice { most, recovery: false } => format!("power dice up to {most}"),
        Question::PowerDice { most, recovery: true } => format!("recovery dice up to {most}"),
        Question::Respond(moment) => format!("respond {}", moment.word()),
        Question::Foe => "opponent".to_owned(),
        Question::May { text, .. } => format!("may {}", names.source(text.seat, text.source)),
        Question::Number { most, .. } => format!("number 0 to {most}"),
        Question::Share { least, most } => format!("share {least} to {most}"),
        Question::Dice { most, .. } => format!("up to {most} dice"),
        Question::Card { chosen, of, .. } => format!("card of {} to {}", letter(*of), chosen_word(*chosen)),
        Question::Deactivate(of) => format!("what {} deactivates", letter(*of)),
        Question::Token { left } => format!("token, {left} left"),
        Question::Cancel(what) => format!("{} to cancel", word(&CANCELS, what)),
        Question::Hex(Wanted::Tile(tile)) => format!("hex for {}", word(&TILES, tile)),
        Question::Hex(Wanted::Raze) => "hex to raze".to_owned(),
        Question::Hex(Wanted::Stand) => "hex to stand on".to_owned(),
        Question::Hex(Wanted::GiveWay(seat)) => format!("hex for {} to give way", letter(*seat)),
        Question::Shove { victim, how, left, .. } => {
            format!("{} {} of {left}", word(&FORCES, how), letter(*victim))
        }
        Question::Barrier => "barrier".to_owned(),
        Question::Rage => "rage or power".to_owned(),
        Question::Join => "join".to_owned(),
        Question::Crew(of) => format!("pilot of {}", letter(*of)),
    }
}

fn due_name(names: Names<'_>, due: &Due) -> String {
    match due {
        Due::Tile => "tile".to_owned(),
        Due::Text(text) => names.source(text.seat, text.source),
    }
}

fn chosen_word(chosen: Chosen) -> &'static str {
    match chosen {
        Chosen::Spend => "spend",
        Chosen::Banish => "banish",
        Chosen::Raise => "raise",
        Chosen::GainCost => "gain its cost",
        Chosen::Blank => "blank",
        Chosen::TakeBack => "take back",
        Chosen::Replace => "replace",
        Chosen::Cancel => "cancel",
        Chosen::PlayFree => "play free",
        Chosen::GoesDown => "go down",
    }
}
