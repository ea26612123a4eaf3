//! The things of each answer: clicking them gives the answer.

use super::preview::Outlook;
use super::{combat, forecast, ids, verbs};
use crate::GigaRobo;
use crate::city::Reach;
use crate::prose::answer::owner;
use crate::question::{AbilityAt, Answer, Nth, Question};
use crate::table::State;
use crate::text::Source;
use kernel::{Offer, Seat};
use scene::{Amount, Choice, Id};

/// An offered answer with its things, its amount and its preview.
pub(super) fn choice(outlook: &Outlook<'_>, reach: Option<&Reach>, offer: Offer<GigaRobo>) -> Choice {
    let mut preview = outlook.preview(reach, offer.answer);
    preview.extend(forecast::of(outlook, offer.answer));
    let choice = Choice {
        amount: amount(outlook, offer.answer),
        preview,
        ..Choice::new(offer.notation, offer.words, things(outlook, offer.answer))
    };
    verbs::dressed(outlook, offer.answer, choice)
}

/// The things that an answer concerns, the one to click first in front.
fn things(outlook: &Outlook<'_>, answer: Answer) -> Vec<Id> {
    let Outlook { names, view, seat, .. } = *outlook;
    let question = view.question.as_ref();
    let robot = names.table.flies(seat);
    match answer {
        Answer::Heart | Answer::Rage => vec![ids::gauge(seat, "fs")],
        Answer::Power => vec![ids::gauge(robot, "pt")],
        Answer::Lay(_, cell) | Answer::Cell(cell) | Answer::Walk(cell) => vec![ids::cell(names, cell)],
        Answer::Seat(other) => crew(outlook, other),
        Answer::Plan | Answer::Trample | Answer::Shield => vec![ids::robot(robot)],
        Answer::Attack(card) | Answer::Add(card) | Answer::Play(card) => vec![ids::card(seat, card)],
        Answer::React(card, aim) => {
            let attacker = names.table.combat.seats[0];
            let target = names.table.cell(attacker).map(|cell| ids::target(names, cell, aim));
            std::iter::once(ids::card(seat, card)).chain(target).collect()
        }
        Answer::Aim(cell, aim) => vec![ids::target(names, cell, aim), ids::cell(names, cell)],
        Answer::Trigger(source, _) => vec![ids::ability(seat, source)],
        Answer::Activate(AbilityAt(at)) | Answer::Deactivate(AbilityAt(at)) => {
            vec![ids::ability(robot, Source::Ability(at))]
        }
        Answer::Die(Nth(at)) => {
            let side = names.table.combat.dice.get(usize::from(at)).map(|die| die.side as u8);
            side.map(|side| ids::tray(side).at(at)).into_iter().collect()
        }
        Answer::Card(card) => vec![ids::card(owner(question, seat), card)],
        Answer::Ability(AbilityAt(at)) => vec![ids::ability(owner(question, seat), Source::Ability(at))],
        Answer::Token(slot, trauma) => vec![ids::trauma(seat, slot, trauma)],
        Answer::Slot(slot) => vec![ids::slot(seat, slot)],
        Answer::Item(Nth(at)) => {
            let item = names.table.stack.get(usize::from(at));
            item.map(|item| combat::response_id(view, at, item)).into_iter().collect()
        }
        Answer::Defend | Answer::TakeHit => vec![ids::tray(1)],
        Answer::Number(_) => number(outlook),
        Answer::Pass
        | Answer::Back
        | Answer::Yes
        | Answer::No
        | Answer::Map(_)
        | Answer::Position(_)
        | Answer::How(_)
        | Answer::Go => Vec::new(),
    }
}

/// A player, and the robot if it is on the map.
fn crew(outlook: &Outlook<'_>, seat: Seat) -> Vec<Id> {
    let player = &outlook.view.players[seat.index()];
    let there = player.state == State::Flying && player.cell.is_some();
    std::iter::once(ids::seat(seat)).chain(there.then(|| ids::robot(seat))).collect()
}

/// GR-12.7: Power Dice come from the Power Tokens.
fn number(outlook: &Outlook<'_>) -> Vec<Id> {
    match outlook.view.question {
        Some(Question::PowerDice { .. }) => {
            vec![ids::gauge(outlook.names.table.flies(outlook.seat), "pt")]
        }
        _ => Vec::new(),
    }
}

/// The amounts among which one is chosen.
fn amount(outlook: &Outlook<'_>, answer: Answer) -> Option<Amount> {
    let Answer::Number(value) = answer else { return None };
    let (least, most) = match outlook.view.question? {
        Question::PowerDice { most, .. } => (0, most),
        Question::Number { least, most, .. } => (least, most),
        Question::Share { least, most } => (least, most),
        _ => return None,
    };
    Some(Amount { value: value.into(), least: least.into(), most: most.into() })
}
