//! Whether a position can be played on: everything it names exists, its procedures fit on each other, and the last one
//! waits for what the position says.

mod named;
mod pairs;

use crate::GigaRobo;
use crate::content::Content;
use crate::frame::Frame;
use crate::setup::Mode;
use crate::table::{NOWHERE, State, Table};
use kernel::{Bout, Chance, DEPTH_MAX, DICE_MAX, Pending, Seat};
use serde::Serialize;
use serde_json::Value;

/// Nothing, or the first reason why the rules could not go on from here.
pub(super) fn check(bout: &Bout<GigaRobo>) -> Result<(), String> {
    let (table, content) = (bout.table(), bout.content());
    if let Pending::Over(outcome) = bout.pending() {
        require(outcome.seats() == bout.seats(), "`over` must give every seat a place")?;
    }
    robots(bout)?;
    let named = |what: &dyn Fn() -> Value, name: &str| named::check(table, content, name, &what());
    named(&|| json(&table.combat), "combat")?;
    named(&|| json(&table.stack), "responses")?;
    named(&|| json(&table.lasting), "lasting")?;
    procedures(bout.stack())?;
    for frame in bout.stack() {
        named(&|| json(frame), "doing")?;
    }
    match bout.pending() {
        Pending::Asked(seat, question) => {
            require(
                seat.0 < bout.seats() && !bout.left().contains(*seat),
                "a seat is asked that is not there",
            )?;
            named(&|| json(question), "asked")?;
            pairs::hears(bout.stack(), &json(question))?;
            let mut answers = Vec::new();
            bout.answers(*seat, &mut answers);
            require(!answers.is_empty(), "the question has no answer")
        }
        Pending::Rolling(chance) => {
            pairs::rolls(bout.stack(), *chance)?;
            possible(table, *chance)
        }
        Pending::Over(_) => Ok(()),
        Pending::Apart => Err("Giga-Robo! has no private procedures".to_owned()),
    }
}

fn require(holds: bool, otherwise: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise.to_owned()) }
}

fn json<T: Serialize + ?Sized>(value: &T) -> Value {
    serde_json::to_value(value).unwrap_or(Value::Null)
}

/// Every robot that flies has a hex of its own, and nobody else has one; who left flies no more.
fn robots(bout: &Bout<GigaRobo>) -> Result<(), String> {
    let table = bout.table();
    let opening = matches!(bout.stack().first(), Some(Frame::Opening(_)));
    for seat in (0..table.seats()).map(Seat) {
        let player = table.player(seat);
        let placed = player.cell != NOWHERE;
        let alone = (0..seat.0).map(Seat).all(|other| !placed || table.player(other).cell != player.cell);
        require(alone, "two robots stand on one hex")?;
        match player.state {
            State::Flying => require(placed || opening, "a robot that flies stands on a hex")?,
            State::Copilot(of) => {
                let host = table.player(of);
                let mates = table.options.mode == Mode::Team && table.team(of) == table.team(seat);
                let fits = of != seat && host.state == State::Flying && mates;
                require(!placed && fits, "a co-pilot shares the robot of a teammate")?;
            }
            State::Out => require(!placed, "who is out has no robot on the map")?,
        }
        require(!bout.left().contains(seat) || player.state == State::Out, "who left is out")?;
    }
    let over = matches!(bout.pending(), Pending::Over(_));
    require(over || !table.flying().is_empty() || opening, "somebody flies")
}

/// One turn or the set-up lies at the bottom, and nowhere else.
fn procedures(frames: &[Frame]) -> Result<(), String> {
    require(frames.len() < DEPTH_MAX, "too many procedures")?;
    let begins = |frame: &Frame| matches!(frame, Frame::Turn(_) | Frame::Opening(_));
    let Some((first, rest)) = frames.split_first() else { return Ok(()) };
    require(begins(first) && !rest.iter().any(begins), "`doing` begins with a turn or the set-up")
}

/// The chance has an outcome.
fn possible(table: &Table, chance: Chance) -> Result<(), String> {
    let fits = match chance {
        Chance::Dice { count, sides } => {
            (1..=DICE_MAX).contains(&usize::from(count)) && [10, 12].contains(&sides)
        }
        Chance::Draw { pile } => pile == 0 && table.deck.iter().any(|&copies| copies > 0),
        Chance::Pick { of } => (1..=64).contains(&of),
    };
    require(fits, "`rolling` has no outcome")
}

/// The content and the table whose things can be named.
#[derive(Clone, Copy)]
struct Ground<'a> {
    table: &'a Table,
    content: &'a Content,
}
