//! The view in words, line by line.

use super::event::ground_name;
use super::{about, direction, shown, unseen};
use crate::content::Content;
use crate::event::Shown;
use crate::notation::letter;
use crate::table::{Ground, Side};
use crate::view::{ModuleView, RobotView, View};
use kernel::{Outcome, Seat, SeatSet};
use words::{Arg, Message};

pub(super) fn say(content: &Content, view: &View) -> Vec<Message> {
    let mut lines = vec![headline(view)];
    for (seat, robot) in (0..).map(Seat).zip(&view.robots) {
        lines.push(robot_line(view, seat, robot));
        let modules = robot.modules.iter().map(|module| module_name(content, module));
        lines.push(about("sa-view-modules", seat, view.seat).with("modules", listed(modules.collect())));
        let trophies = robot.trophies.iter().map(|tile| shown(content, *tile));
        lines.push(
            about("sa-view-trophies", seat, view.seat)
                .with("count", robot.trophies.len())
                .with("tiles", listed(trophies.collect())),
        );
    }
    for cell in view.cells.iter().filter(|cell| matches!(cell.ground, Ground::Up(_) | Ground::Empty)) {
        let ground = ground_name(content, cell.ground);
        lines.push(Message::new("sa-view-cell").with("cell", cell.hex.to_string()).with("tile", ground));
    }
    let top = view.top.map_or(Message::new("sa-nothing"), unseen);
    lines.push(Message::new("sa-view-stack").with("count", view.stack).with("top", top));
    lines
}

/// Whose turn it is, or how it ended.
pub(crate) fn headline(view: &View) -> Message {
    match (&view.outcome, view.turn) {
        (Some(outcome), _) => ended(outcome, view.seat),
        (None, Some((seat, number))) => about("sa-view-turn", seat, view.seat).with("number", number),
        (None, None) => Message::new("sa-view-setup"),
    }
}

fn ended(outcome: &Outcome, looker: Option<Seat>) -> Message {
    let first = outcome.first();
    let who = if looker.is_some_and(|seat| first.contains(seat)) { "you" } else { "other" };
    let letters = |seats: SeatSet| seats.iter().map(letter).collect::<Vec<_>>().join(", ");
    let key = if outcome.is_draw() { "sa-view-drawn" } else { "sa-view-won" };
    Message::new(key).with("who", who).with("seats", letters(first)).with("count", first.len())
}

fn robot_line(view: &View, seat: Seat, robot: &RobotView) -> Message {
    let cell = robot.cell.map_or("none".to_owned(), |cell| view.cell(cell).hex.to_string());
    let side = match robot.side {
        Side::A => "A",
        Side::B => "B",
    };
    about("sa-view-robot", seat, view.seat)
        .with("cell", cell)
        .with("to", direction(robot.facing))
        .with("side", side)
        .with("hot", if robot.hot { "yes" } else { "no" })
        .with("damage", robot.damage)
}

fn module_name(content: &Content, module: &ModuleView) -> Message {
    let ModuleView { back, kind, open, hot, .. } = *module;
    Message::new("sa-module")
        .with("tile", shown(content, Shown { back, kind }))
        .with("hot", if hot { "yes" } else { "no" })
        .with("open", if open { "yes" } else { "no" })
}

fn listed(messages: Vec<Message>) -> Arg {
    if messages.is_empty() { vec![Message::new("sa-nothing")].into() } else { messages.into() }
}
