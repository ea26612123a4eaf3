//! Answers as text: `walk 1,-2`, `attack ARC-HEEL`, `aim 2,0 robot`, `react CORE-BREACH robot`, `play CHARGE`, `die 3`.

use super::names::{Names, letter};
use super::words::{AIMS, TILES, TRAUMAS, WATCHES, value, word};
use crate::frame::Frame;
use crate::legality::At;
use crate::question::{Answer, Obstacle};
use kernel::Seat;

/// The answers that are one word, or always the same words.
const PLAIN: [(&str, Answer); 13] = [
    ("pass", Answer::Pass),
    ("back", Answer::Back),
    ("yes", Answer::Yes),
    ("no", Answer::No),
    ("heart", Answer::Heart),
    ("rage", Answer::Rage),
    ("power", Answer::Power),
    ("plan", Answer::Plan),
    ("plan through", Answer::Trample),
    ("go", Answer::Go),
    ("defend", Answer::Defend),
    ("take the hit", Answer::TakeHit),
    ("shield", Answer::Shield),
];

/// Whose cards and abilities are chosen from: those of the asked seat, or of an opponent whom a text concerns.
fn owner(at: At<'_>, seat: Seat) -> Seat {
    match at.stack.last() {
        Some(Frame::Effect(effect)) => effect.chooses_from(at.table, at.content).unwrap_or(seat),
        _ => seat,
    }
}

pub(super) fn write(at: At<'_>, seat: Seat, answer: Answer) -> String {
    let names = Names::of(at.table, at.content);
    let card = |card| names.card(seat, card);
    match answer {
        Answer::Map(map) => {
            let map = at.content.maps.get(usize::from(map));
            format!("map {}", map.map_or("?", |map| map.code.as_str()))
        }
        Answer::Lay(what, cell) => format!("lay {} at {}", write_obstacle(what), names.cell(cell)),
        Answer::Position(place) => format!("place {}", u16::from(place) + 1),
        Answer::Seat(seat) => format!("player {}", letter(seat)),
        Answer::Cell(cell) => format!("hex {}", names.cell(cell)),
        Answer::Walk(cell) => format!("walk {}", names.cell(cell)),
        Answer::Attack(first) => format!("attack {}", card(first)),
        Answer::Aim(cell, aim) => format!("aim {} {}", names.cell(cell), word(&AIMS, &aim)),
        Answer::Add(next) => format!("add {}", card(next)),
        Answer::React(with, aim) => format!("react {} {}", card(with), word(&AIMS, &aim)),
        Answer::Number(number) => format!("number {number}"),
        Answer::Play(instant) => format!("play {}", card(instant)),
        Answer::Trigger(source, 0) => format!("trigger {}", names.source(seat, source)),
        Answer::Trigger(source, at) => {
            format!("trigger {} {}", names.source(seat, source), u16::from(at) + 1)
        }
        Answer::Activate(at) => format!("activate {}", names.ability(seat, at)),
        Answer::Deactivate(at) => format!("deactivate {}", names.ability(seat, at)),
        Answer::Die(die) => format!("die {}", u16::from(die) + 1),
        Answer::Card(chosen) => format!("card {}", names.card(owner(at, seat), chosen)),
        Answer::Ability(place) => format!("ability {}", names.ability(owner(at, seat), place)),
        Answer::Token(slot, trauma) => format!("token {} in {slot}", word(&TRAUMAS, &trauma)),
        Answer::Slot(slot) => format!("slot {slot}"),
        Answer::Item(item) => format!("response {}", u16::from(item) + 1),
        Answer::Watch(watch) => format!("watch {}", word(&WATCHES, &watch)),
        plain => word(&PLAIN, &plain).to_owned(),
    }
}

pub(super) fn read(at: At<'_>, seat: Seat, text: &str) -> Result<Answer, String> {
    if let Some((_, plain)) = PLAIN.iter().find(|(word, _)| *word == text) {
        return Ok(*plain);
    }
    let names = Names::of(at.table, at.content);
    let words: Vec<&str> = text.split_whitespace().collect();
    Ok(match words.as_slice() {
        ["map", code] => {
            let found = at.content.maps.iter().position(|map| map.code.as_str() == *code);
            Answer::Map(found.ok_or_else(|| format!("there is no map `{code}`"))? as u8)
        }
        ["lay", "tier", tier, "at", cell] => {
            Answer::Lay(Obstacle::Structure(number(tier)?), names.read_cell(cell)?)
        }
        ["lay", tile, "at", cell] => {
            Answer::Lay(Obstacle::Tile(value(&TILES, tile)?), names.read_cell(cell)?)
        }
        ["place", place] => Answer::Position(from_one(place)?),
        ["player", seat] => Answer::Seat(names.read_seat(seat)?),
        ["hex", cell] => Answer::Cell(names.read_cell(cell)?),
        ["walk", cell] => Answer::Walk(names.read_cell(cell)?),
        ["attack", code] => Answer::Attack(names.read_card(seat, code)?),
        ["aim", cell, aim] => Answer::Aim(names.read_cell(cell)?, value(&AIMS, aim)?),
        ["add", code] => Answer::Add(names.read_card(seat, code)?),
        ["react", code, aim] => Answer::React(names.read_card(seat, code)?, value(&AIMS, aim)?),
        ["number", n] => Answer::Number(number(n)?),
        ["play", code] => Answer::Play(names.read_card(seat, code)?),
        ["trigger", code] => Answer::Trigger(names.read_source(seat, code)?, 0),
        ["trigger", code, at] => Answer::Trigger(names.read_source(seat, code)?, from_one(at)?),
        ["activate", code] => Answer::Activate(names.read_ability(seat, code)?),
        ["deactivate", code] => Answer::Deactivate(names.read_ability(seat, code)?),
        ["die", die] => Answer::Die(from_one(die)?),
        ["card", code] => Answer::Card(names.read_card(owner(at, seat), code)?),
        ["ability", code] => Answer::Ability(names.read_ability(owner(at, seat), code)?),
        ["token", trauma, "in", slot] => Answer::Token(number(slot)?, value(&TRAUMAS, trauma)?),
        ["slot", slot] => Answer::Slot(number(slot)?),
        ["response", item] => Answer::Item(from_one(item)?),
        ["watch", watch] => Answer::Watch(value(&WATCHES, watch)?),
        _ => return Err(format!("`{text}` is no answer of Giga-Robo!")),
    })
}

pub(super) fn write_obstacle(what: Obstacle) -> String {
    match what {
        Obstacle::Structure(tier) => format!("tier {tier}"),
        Obstacle::Tile(tile) => word(&TILES, &tile).to_owned(),
    }
}

fn number(text: &str) -> Result<u8, String> {
    text.parse().map_err(|_| format!("`{text}` is no number from 0 to 255"))
}

/// A number from 1 as a place from 0.
fn from_one(text: &str) -> Result<u8, String> {
    number(text)?.checked_sub(1).ok_or_else(|| "they are counted from 1".to_owned())
}
