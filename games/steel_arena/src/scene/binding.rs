//! The things of each answer: clicking them gives the answer.

use super::{away, cell_id, forecast, module_id, preview, robot_id, verbs};
use crate::SteelArena;
use crate::content::Content;
use crate::field::Cell;
use crate::question::{Answer, Question};
use crate::tile::Part;
use crate::view::View;
use kernel::{Offer, Seat};
use scene::{Amount, Choice, Id};
use tabletop::Direction;

/// An offered answer with its things, its amount and its preview.
pub(super) fn choice(content: &Content, view: &View, offer: Offer<SteelArena>) -> Choice {
    let seat = view.seat.unwrap_or(Seat(0));
    let mut preview = preview::of(content, view, seat, offer.answer);
    preview.extend(forecast::of(content, view, seat, offer.answer, &preview));
    let choice = Choice {
        amount: amount(view, offer.answer),
        preview,
        ..Choice::new(offer.notation, offer.words, things(view, seat, offer.answer))
    };
    verbs::dressed(view, offer.answer, choice)
}

/// The things that an answer concerns, the one to click first in front.
fn things(view: &View, seat: Seat, answer: Answer) -> Vec<Id> {
    let cell = |cell: Cell| cell_id(view.cell(cell).hex);
    match answer {
        Answer::Cell(at) => {
            let robot = view.cell(at).robot.map(robot_id);
            std::iter::once(cell(at)).chain(robot).collect()
        }
        Answer::Face(to) => looked_at(view, to).map(cell).into_iter().collect(),
        Answer::Activate(part)
        | Answer::Defend(part)
        | Answer::Overheat(part)
        | Answer::Quench(part)
        | Answer::Give(part) => vec![module_id(seat, part)],
        Answer::Use(_) => vec![module_id(seat, Part::Central)],
        Answer::Turn(_) => vec![robot_id(seat)],
        Answer::Go { to, cells } => {
            let from = view.robots[seat.index()].cell;
            from.and_then(|from| away(view, from, to, cells)).map(cell).into_iter().collect()
        }
        Answer::Push(_) | Answer::Spin(_) => target(view).map(robot_id).into_iter().collect(),
        Answer::Cool | Answer::Stop | Answer::Deal | Answer::Endure | Answer::Split(_) | Answer::Enough => {
            Vec::new()
        }
    }
}

/// The cell that a robot starting here would look at; its own where it looks over the edge.
fn looked_at(view: &View, to: Direction) -> Option<Cell> {
    let Some(Question::Face(cell)) = view.question else { return None };
    Some(away(view, cell, to, 1).unwrap_or(cell))
}

/// The robot that the attack in progress acts on.
pub(super) fn target(view: &View) -> Option<Seat> {
    view.attack?.target
}

/// The amounts among which one is chosen.
fn amount(view: &View, answer: Answer) -> Option<Amount> {
    let between = |value: i64, least: i64, most: i64| Some(Amount { value, least, most });
    match (answer, view.question) {
        (Answer::Turn(value), Some(Question::Turning(span))) => {
            between(value.into(), -i64::from(span.most), span.most.into())
        }
        (Answer::Push(value), Some(Question::Effects { push, .. })) => between(value.into(), 0, push.into()),
        (Answer::Spin(value), Some(Question::Effects { spin, .. })) => {
            between(value.into(), -i64::from(spin), spin.into())
        }
        (Answer::Split(value), Some(Question::Split { damage, heat, points })) => {
            let (least, most) = crate::queries::split_range(damage, heat, points);
            between(value.into(), least.into(), most.into())
        }
        _ => None,
    }
}
