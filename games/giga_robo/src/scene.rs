//! The scene: a view made visible, and every answer bound to the things that it concerns.

mod beat;
mod binding;
mod board;
mod cards;
mod combat;
mod forecast;
mod ids;
mod panel;
pub(crate) mod picture;
mod preview;
#[cfg(test)]
mod tests;
mod verbs;
mod why;

use crate::GigaRobo;
use crate::content::{Content, name_of};
use crate::event::Event;
use crate::prose::headline::headline;
use crate::prose::names::Names;
use crate::prose::question::question;
use crate::prose::review::why;
use crate::table::Aim;
use crate::view::View;
use kernel::{Offer, Rules, Seat, Show};
use preview::Outlook;
use scene::{Glyph, Id, Item, Layout, Overlay, Panel, Part, Prompt, Scene, Token, Tone, Zone};
use words::Message;

impl Show for GigaRobo {
    type Scene = Scene;
    type Beat = scene::Beat;

    fn show(content: &Content, view: &View, offers: Vec<Offer<GigaRobo>>) -> Scene {
        let names = Names::of_view(content, view);
        let seats = names.table.seats();
        Scene {
            parts: parts(names, view),
            overlays: attack(names).into_iter().chain(forecast::standing(names)).collect(),
            prompt: prompt(names, view, offers),
            outcome: why(names, view),
            ..Scene::of(Self::ID, view.seat, seats, headline(names, view), view.outcome.is_some())
        }
    }

    fn beat(content: &Content, view: &View, event: &Event) -> Option<scene::Beat> {
        Some(beat::beat(Names::of_view(content, view), view, event))
    }
}

/// The city, what is being fought out, what waits, the looking seat and then the others clockwise, the box.
fn parts(names: Names<'_>, view: &View) -> Vec<Part> {
    let mut parts = vec![Part::Board(board::board(names, view))];
    parts.extend(combat::waiting(names, view).map(Part::Panel));
    parts.extend(combat::panel(names, view).map(Part::Panel));
    let first = view.seat.unwrap_or(Seat(0));
    let around = first.clockwise(names.table.seats());
    parts.extend(around.map(|seat| Part::Panel(panel::panel(names, view, seat))));
    parts.push(Part::Panel(boxed(names, view)));
    parts
}

fn prompt(names: Names<'_>, view: &View, offers: Vec<Offer<GigaRobo>>) -> Prompt {
    let asked = view.question.as_ref().zip(view.seat);
    let outlook = Outlook::of(names, view);
    let reach = outlook.reach();
    let question = asked.map(|(asked, seat)| question(names, seat, asked));
    let choices = offers.into_iter().map(|offer| binding::choice(&outlook, reach.as_ref(), offer)).collect();
    let turn_of = Some(view.active.0).filter(|_| view.turn > 0 && view.outcome.is_none());
    Prompt::new(view.asked.iter().copied(), question, choices)
        .because(why::why(names, view))
        .in_turn_of(turn_of)
}

/// GR-10.4: the attack in progress, from the attacker to its Target.
fn attack(names: Names<'_>) -> Option<Overlay> {
    let combat = &names.table.combat;
    let attacker = names.table.cell(combat.seats[0]).filter(|_| combat.is_on())?;
    let to = match combat.aim {
        Aim::Robot => names.table.cell(combat.seats[1]).unwrap_or(combat.cell),
        Aim::Structure | Aim::Barrier => combat.cell,
    };
    Some(Overlay::Line { from: ids::cell(names, attacker), to: ids::cell(names, to), blocker: None })
}

/// GR-3.15, GR-17: the Impact deck, what was used of it, the Structures that are left.
fn boxed(names: Names<'_>, view: &View) -> Panel {
    let id = Id::of("box", 0);
    let zone = |name: &str, title, layout, items, unlisted| {
        Part::Zone(Zone { id: id.at(name), title, layout, items, unlisted, marks: Vec::new() })
    };
    let used = (0u8..).zip(&view.used).zip(&names.content.impacts).filter(|((_, copies), _)| **copies > 0);
    let used = used.map(|((kind, copies), impact)| {
        let title = Message::new("gr-name").with("name", name_of(&impact.names));
        token(id.at("used").at(kind), title, "impact", Tone::Spent, *copies)
    });
    let left = (1u8..).zip(view.supply).filter(|(_, copies)| *copies > 0).map(|(tier, copies)| {
        let title = Message::new("gr-structure").with("tier", tier);
        token(id.at("structure").at(tier), title, &format!("structure-{tier}"), Tone::Plain, copies)
    });
    let deck = zone("deck", Message::new("gr-scene-deck"), Layout::Stack, Vec::new(), view.deck.into());
    let used = zone("used", Message::new("gr-scene-used"), Layout::Row, used.collect(), 0);
    let left = zone("structures", Message::new("gr-scene-structures"), Layout::Row, left.collect(), 0);
    let title = Message::new("gr-scene-box");
    Panel { id, title, seat: None, active: false, marks: Vec::new(), parts: vec![deck, used, left] }
}

/// The drawing of the robot of a seat.
fn mech(names: Names<'_>, seat: Seat) -> String {
    let robot = names.table.robot(names.content, seat);
    format!("mech-{}", robot.code.to_string().to_lowercase())
}

fn token(id: Id, title: Message, glyph: &str, tone: Tone, copies: u8) -> Item {
    Item::Token(Token { id, title, glyph: Glyph::named(glyph), tone, copies: copies.into() })
}
