//! Questions and answers in words: with the text of the action, the ability, the face that are meant.

use super::names::Names;
use crate::PacificRim;
use crate::content::{CardId, PilotId, ReadyId, say_action, say_pilot};
use crate::procedures::{Activation, Moving};
use crate::question::{Answer, Question};
use kernel::{At, Procedure, Seat};
use words::Message;
use words::telling::Node;

/// A question, addressed to the seat that owes the answer.
pub(crate) fn question(at: At<'_, PacificRim>, seat: Seat, asked: &Question) -> Message {
    let said = Names::of(at.content, at.table, Some(seat)).said("ask", asked);
    match *asked {
        Question::Onward(_) | Question::Obstacle(_) => {
            let moving = Moving::of(at.stack);
            let (steps, most) = moving.map_or((0, 0), |moving| (moving.steps, moving.most));
            said.with("steps", steps).with("most", most)
        }
        _ => said,
    }
}

/// An answer in the list.
pub(crate) fn answer(at: At<'_, PacificRim>, seat: Seat, asked: Option<&Question>, given: Answer) -> Message {
    let said = Names::of(at.content, at.table, Some(seat)).said("answer", &given);
    let asked = asked.and_then(|asked| Node::of(asked).variant()).unwrap_or("nothing");
    match given {
        Answer::Pass | Answer::Yes | Answer::On | Answer::Strike(_) => said.with("asked", asked),
        Answer::Do { action, .. } => said.with("text", text(at, action)),
        Answer::Engage { face, .. } => said.with("side", face.number()),
        Answer::Force(number) => said.with("models", brought(at, number)),
        Answer::Use { pilot, ability } => said.with("text", gift(at, pilot, ability)),
        Answer::Lay { x, y, .. } | Answer::Deploy { x, y, .. } => placed(at, said, (x, y)),
        _ => said,
    }
}

/// PR-3.10, PR-3.14: the models of a ready force.
fn brought(at: At<'_, PacificRim>, number: ReadyId) -> Vec<Message> {
    let force = at.content.forces.get(usize::from(number.0)).map(|ready| &ready.force);
    let kits = force.into_iter().flat_map(|force| force.models.iter().flatten());
    kits.map(|kit| Message::new("pr-piece").with("name", at.content.model(kit.model).name.as_str())).collect()
}

/// PR-R65: in which fifth of the table a place lies, from the left and from the far edge.
fn placed(at: At<'_, PacificRim>, said: Message, (x, y): (i32, i32)) -> Message {
    let mat = at.content.mat(at.table.mat);
    let fifth = |part: i32, whole: u16| (part * 5 / i32::from(whole).max(1)).clamp(0, 4);
    said.with("across", fifth(x, mat.width)).with("down", fifth(y, mat.depth))
}

/// The card whose actions can be chosen now.
pub(crate) fn card(at: At<'_, PacificRim>) -> Option<CardId> {
    Activation::of(at.stack).and_then(|active| active.card(at.table))
}

/// PR-1.25: what an action of the card says.
fn text(at: At<'_, PacificRim>, action: u8) -> Message {
    let actions = card(at).map(|card| &at.content.card(card).actions);
    let action = actions.and_then(|actions| actions.get(usize::from(action)));
    action.map_or_else(|| Message::new("pr-no-text"), |action| say_action(action, false))
}

/// PR-1.27: what an ability of a pilot says.
fn gift(at: At<'_, PacificRim>, pilot: PilotId, ability: u8) -> Message {
    let mut lines = say_pilot(at.content, at.content.pilot(pilot));
    let place = usize::from(ability) + 1;
    if place < lines.len() { lines.swap_remove(place) } else { Message::new("pr-no-text") }
}
