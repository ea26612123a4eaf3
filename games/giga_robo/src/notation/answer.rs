//! Answers as text: `walk 1,-2`, `attack ARC-HEEL`, `aim 2,0 robot`, `react CORE-BREACH robot`, `play CHARGE`, `die 3`.
//! Most follow from their declaration; here is what is written in another way.

use super::names::Names;
use super::terms::{TILES, TRAUMAS, value, word};
use crate::frame::Frame;
use crate::legality::At;
use crate::question::{Answer, Nth, Obstacle};
use crate::text::Source;
use kernel::Seat;
use words::telling::{Node, Words, line, read as read_line};

/// Answers that are called by other words than their variants.
const CALLED: [(&str, &str); 6] = [
    ("trample", "plan through"),
    ("take-hit", "take the hit"),
    ("position", "place"),
    ("seat", "player"),
    ("cell", "hex"),
    ("item", "response"),
];

/// What the seat calls things. What it chooses from may be an opponent's, whom a text concerns.
fn names<'a>(at: At<'a>, seat: Seat) -> Names<'a> {
    let owner = match at.stack.last() {
        Some(Frame::Effect(effect)) => effect.chooses_from(at.table, at.content),
        _ => None,
    };
    Names::by(at.table, at.content, seat).choosing(owner.unwrap_or(seat))
}

pub(super) fn write(at: At<'_>, seat: Seat, answer: Answer) -> String {
    let text = line(&answer, &names(at, seat));
    let (variant, rest) = text.split_at(text.find(' ').unwrap_or(text.len()));
    let called = CALLED.iter().find(|(other, _)| *other == variant);
    called.map_or_else(|| text.clone(), |(_, called)| format!("{called}{rest}"))
}

pub(super) fn read(at: At<'_>, seat: Seat, text: &str) -> Result<Answer, String> {
    let rest =
        |called: &str| text.strip_prefix(called).filter(|rest| rest.is_empty() || rest.starts_with(' '));
    let called = CALLED.iter().find_map(|(variant, called)| Some(format!("{variant}{}", rest(called)?)));
    read_line(called.as_deref().unwrap_or(text), &names(at, seat))
}

/// The answers that are not just their variant and their fields.
pub(super) fn odd(names: Names<'_>, answer: Answer) -> Option<String> {
    Some(match answer {
        Answer::Lay(what, cell) => format!("lay {} at {}", obstacle(what), names.cell(cell)),
        Answer::Trigger(source, Nth(0)) => format!("trigger {}", line(&source, &names)),
        Answer::Card(card) => format!("card {}", names.card(names.chosen, card)),
        Answer::Ability(at) => format!("ability {}", names.ability(names.chosen, at)),
        Answer::Token(slot, trauma) => format!("token {} in {slot}", word(&TRAUMAS, &trauma)),
        _ => return None,
    })
}

/// The same, read.
pub(super) fn read_odd(names: Names<'_>, words: &mut Words<'_>) -> Option<Result<Node, String>> {
    let variant =
        words.peek().filter(|word| ["lay", "trigger", "card", "ability", "token"].contains(word))?;
    words.take();
    let read = match variant {
        "lay" => read_lay(names, words),
        "trigger" => read_trigger(names, words),
        "card" => names.read_card(names.chosen, next(words)).map(Answer::Card),
        "ability" => names.read_ability(names.chosen, next(words)).map(Answer::Ability),
        _ => read_token(words),
    };
    Some(read.map(|answer| Node::of(&answer)))
}

fn next<'a>(words: &mut Words<'a>) -> &'a str {
    words.take().unwrap_or_default()
}

fn read_lay(names: Names<'_>, words: &mut Words<'_>) -> Result<Answer, String> {
    let what = match next(words) {
        "tier" => Obstacle::Structure(number(next(words))?),
        tile => Obstacle::Tile(value(&TILES, tile)?),
    };
    match next(words) {
        "at" => Ok(Answer::Lay(what, names.read_cell(next(words))?)),
        other => Err(format!("`{other}`: write `at` and a hex")),
    }
}

fn read_trigger(names: Names<'_>, words: &mut Words<'_>) -> Result<Answer, String> {
    let source: Source = names.read_source(next(words))?;
    let at = words.take().map_or(Ok(Nth(0)), read_from_one)?;
    Ok(Answer::Trigger(source, at))
}

fn read_token(words: &mut Words<'_>) -> Result<Answer, String> {
    let trauma = value(&TRAUMAS, next(words))?;
    match next(words) {
        "in" => Ok(Answer::Token(number(next(words))?, trauma)),
        other => Err(format!("`{other}`: write `in` and a slot")),
    }
}

pub(super) fn obstacle(what: Obstacle) -> String {
    match what {
        Obstacle::Structure(tier) => format!("tier {tier}"),
        Obstacle::Tile(tile) => word(&TILES, &tile).to_owned(),
    }
}

fn number(text: &str) -> Result<u8, String> {
    text.parse().map_err(|_| format!("`{text}` is no number from 0 to 255"))
}

/// A place, as people count.
pub(super) fn from_one(Nth(place): Nth) -> String {
    (u16::from(place) + 1).to_string()
}

pub(super) fn read_from_one(text: &str) -> Result<Nth, String> {
    number(text)?.checked_sub(1).map(Nth).ok_or_else(|| "they are counted from 1".to_owned())
}
