//! What is fought for: the victory points of both sides, their missions as far as they are known, the rounds that are left.

use super::{Look, ids};
use crate::content::{Side, side_word};
use crate::procedures::{CHECKS_FROM, ENDS, dice_of_check};
use crate::queries::{Roll, WHOLE, has_bomb, mission_so_far, points, points_so_far};
use crate::table::Goal;
use kernel::Seat;
use scene::{Gauge, Id, Mark, Panel, Part, Tone};
use words::Message;

/// PR-4.1, PR-4.2, PR-17.9: scenario, missions, and when the game ends.
pub(super) fn battle(look: Look<'_>) -> Panel {
    let table = look.names.table;
    let scenario = table.scenario.map(|id| look.names.content.scenario(id).name.as_str());
    let scenario = scenario.map(|name| Message::new("pr-scene-scenario").with("name", name));
    let goals = Side::ALL.into_iter().filter_map(|side| mission(look, side, "pr-scene-goal"));
    let notes = scenario.into_iter().chain(goals).chain([round(look)]);
    let notes = notes.map(|words| Part::Note(Mark::new(words, Tone::Plain)));
    let score = |side: Side| {
        let title = Message::new("pr-scene-side").with("side", side_word(side));
        Part::Gauge(gauge(look, side, Id::of("side", side as u8), title))
    };
    let scores = Side::ALL.into_iter().map(score);
    Panel::new(Id::of("battle", 0), Message::new("pr-scene-battle"), scores.chain(notes).collect())
}

/// PR-18: the victory points of the side of a seat; none with a bomb (PR-19.23).
pub(super) fn of_seat(look: Look<'_>, seat: Seat) -> Option<Gauge> {
    let id = ids::seat(seat).at("points");
    let gauge = || gauge(look, look.names.table.side(seat), id, Message::new("pr-scene-points"));
    (!has_bomb(look.names.table, look.names.content)).then(gauge)
}

/// PR-18.10: what the mission of the side of a seat brings.
pub(super) fn mission_of(look: Look<'_>, seat: Seat) -> Option<Mark> {
    let words = mission(look, look.names.table.side(seat), "pr-scene-mission")?;
    Some(Mark::new(words, Tone::Power))
}

/// What a mission measures counts only at the end: nobody measures before (PR-1.42).
fn gauge(look: Look<'_>, side: Side, id: Id, title: Message) -> Gauge {
    let (table, content) = (look.names.table, look.names.content);
    let is_over = look.view.outcome().is_some();
    let value = if is_over { points(table, content, side) } else { points_so_far(table, content, side) };
    Gauge::new(id, title, value)
}

/// PR-19.1, PR-R61, PR-R66: the mission of a side, as far as it is known: what it brings now, and at most.
fn mission(look: Look<'_>, side: Side, key: &'static str) -> Option<Message> {
    let (table, content) = (look.names.table, look.names.content);
    let said = Message::new(key).with("side", side_word(side));
    let (kind, name) = match table.goal(side) {
        Goal::None => return None,
        Goal::Hidden => ("hidden", ""),
        Goal::Card(id) => ("card", content.mission(id).name.as_str()),
    };
    let earned = || mission_so_far(table, content, side);
    let now: u16 = earned().filter_map(|one| one.now).sum();
    let more: u16 = earned().map(|one| one.more).sum();
    let measured = if earned().any(|one| one.now.is_none()) { "yes" } else { "no" };
    let said = said.with("kind", kind).with("name", name);
    Some(said.with("now", now).with("more", more).with("measured", measured))
}

/// PR-17.9 to PR-17.12: which round it is, and how likely it is that the dice end the game after it.
fn round(look: Look<'_>) -> Message {
    let (table, content) = (look.names.table, look.names.content);
    let said = Message::new("pr-scene-round").with("round", table.round()).with("first", CHECKS_FROM);
    match dice_of_check(table, content) {
        Some(dice) => {
            let percent = u128::from(Roll::of(dice).at_least(ENDS)) * 100 / u128::from(WHOLE);
            said.with("end", "dice").with("percent", percent as u8)
        }
        None if table.round() < CHECKS_FROM && !has_bomb(table, content) => {
            said.with("end", "later").with("percent", 0)
        }
        None => said.with("end", "never").with("percent", 0),
    }
}
