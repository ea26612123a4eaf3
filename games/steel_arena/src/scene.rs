//! The scene: a view made visible, and every answer bound to the things that it concerns.

mod beat;
mod binding;
mod board;
mod forecast;
mod glyph;
mod panel;
mod preview;
mod verbs;

use crate::SteelArena;
use crate::content::Content;
use crate::event::Event;
use crate::field::Cell;
use crate::prose::{headline, question, why};
use crate::view::View;
use kernel::{Offer, Rules, Seat, Show};
use scene::{Card, Id, Item, Layout, Overlay, Part, Prompt, Scene, Zone};
use tabletop::{Direction, Hex};
use words::Message;

impl Show for SteelArena {
    type Scene = Scene;
    type Beat = scene::Beat;

    fn show(content: &Content, view: &View, offers: Vec<Offer<SteelArena>>) -> Scene {
        Scene {
            parts: parts(content, view),
            overlays: attack(view),
            outcome: why(view),
            prompt: prompt(content, view, offers),
            ..Scene::of(Self::ID, view.seat, view.options.seats, headline(view), view.outcome.is_some())
        }
    }

    fn beat(_content: &Content, _view: &View, event: &Event) -> Option<scene::Beat> {
        Some(beat::beat(event))
    }
}

fn prompt(content: &Content, view: &View, offers: Vec<Offer<SteelArena>>) -> Prompt {
    let choices = offers.into_iter().map(|offer| binding::choice(content, view, offer)).collect();
    let turn_of = view.turn.filter(|_| view.outcome.is_none()).map(|(seat, _)| seat.0);
    Prompt::new(view.owing.iter(), view.question.as_ref().map(question), choices)
        .because(verbs::why(view))
        .in_turn_of(turn_of)
}

/// The field, the looking seat's robot and then the others clockwise, the stack, the box.
fn parts(content: &Content, view: &View) -> Vec<Part> {
    let seats = view.options.seats;
    let first = view.seat.map_or(Seat(0), |seat| seat);
    let mut parts = vec![Part::Board(board::board(content, view))];
    parts.extend(first.clockwise(seats).map(|seat| Part::Panel(panel::panel(content, view, seat))));
    parts.push(Part::Zone(stack(view)));
    parts.push(Part::Zone(boxed(content, view)));
    parts
}

/// SA-R36: the back of the top tile is seen.
fn stack(view: &View) -> Zone {
    let id = Id::of("stack", 0);
    let top = view.top.map(|back| {
        Item::Card(Card {
            id: id.at("top"),
            face: panel::lying(back),
            marks: Vec::new(),
            lying: false,
            copies: 1,
        })
    });
    let items: Vec<Item> = top.into_iter().collect();
    let unlisted = u32::from(view.stack) - items.len() as u32;
    let title = Message::new("sa-scene-stack");
    Zone { title, layout: Layout::Stack, items, unlisted, marks: Vec::new(), id }
}

fn boxed(content: &Content, view: &View) -> Zone {
    let id = Id::of("box", 0);
    let items = panel::counted(content, &id, &view.boxed);
    let title = Message::new("sa-scene-box");
    Zone { title, layout: Layout::Stack, items, unlisted: 0, marks: Vec::new(), id }
}

/// The attack in progress: from the attacker to its target.
fn attack(view: &View) -> Vec<Overlay> {
    let line = |attack: &crate::view::AttackView| {
        let from = view.robots[attack.seat.index()].cell.map(|_| robot_id(attack.seat))?;
        Some(Overlay::Line { from, to: cell_id(view.cell(attack.centre).hex), blocker: None })
    };
    view.attack.as_ref().and_then(line).into_iter().collect()
}

fn cell_id(hex: Hex) -> Id {
    Id::of("hex", hex)
}

fn robot_id(seat: Seat) -> Id {
    Id::of("robot", seat.0)
}

fn module_id(seat: Seat, part: crate::tile::Part) -> Id {
    let zone = Id::of("modules", seat.0);
    match part {
        crate::tile::Part::Central => zone.at("central"),
        crate::tile::Part::Slot(slot) => zone.at(slot),
    }
}

/// The cell so many steps away, if the field has it.
fn away(view: &View, from: Cell, to: Direction, steps: u8) -> Option<Cell> {
    let hex = view.cell(from).hex + to.step() * i16::from(steps);
    (0..view.cells.len() as u8).map(Cell).find(|&cell| view.cell(cell).hex == hex)
}
