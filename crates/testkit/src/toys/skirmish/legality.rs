//! Which answers and set-ups Skirmish allows, and why not.

use super::content::{Card, Cards};
use super::table::{Stance, distance};
use super::{Frame, Move, Question, Setup, Skirmish};
use kernel::{At, Cited, Seat, Sole};

/// Why an answer or a set-up is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// Too few or too many seats.
    Seats(u8),
    /// Too few or too many cards for this deck.
    Hand(u8),
    /// It does not answer the question.
    NotAnAnswer(Question),
    /// No such card in hand.
    NotInHand(u8),
    /// The card is not a parry.
    NoParry(u8),
    /// Outside of the plane.
    OffThePlane,
    /// Too near to this seat's machine.
    TooNear(Seat),
    /// The seat is out, or the asker itself.
    NoTarget(Seat),
}

impl Cited for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Illegal::Seats(_) | Illegal::Hand(_) => "SK-1",
            Illegal::NotAnAnswer(question) => rule_of(*question),
            Illegal::NotInHand(_) => "SK-4",
            Illegal::NoParry(_) => "SK-5",
            Illegal::OffThePlane | Illegal::TooNear(_) => "SK-3",
            Illegal::NoTarget(_) => "SK-7",
        }
    }
}

fn rule_of(question: Question) -> &'static str {
    match question {
        Question::Mulligan | Question::Stance | Question::Confirm => "SK-2",
        Question::Place | Question::Play => "SK-3",
        Question::PlayOn => "SK-6",
        Question::Respond => "SK-5",
        Question::Target => "SK-7",
        Question::Discard => "SK-8",
    }
}

/// SK-1.
pub(crate) fn check_setup(setup: &Setup, content: &Cards) -> Result<(), Vec<Illegal>> {
    let deck: u8 = content.deck().iter().fold(0, |sum, &count| sum.saturating_add(count));
    let seats = (!(2..=4).contains(&setup.seats)).then_some(Illegal::Seats(setup.seats));
    let hand = (!(1..=5).contains(&setup.hand) || setup.hand >= deck).then_some(Illegal::Hand(setup.hand));
    let wrong: Vec<Illegal> = seats.into_iter().chain(hand).collect();
    if wrong.is_empty() { Ok(()) } else { Err(wrong) }
}

/// The only answer, where hands may not hold another one for all that everybody knows.
pub(crate) fn only_answer(at: At<'_, Skirmish>, question: Question, seat: Seat) -> Option<Move> {
    let mut list = Sole::new();
    answers(at, question, seat, &mut list);
    list.only().filter(|_| !might_have_more(at, question, seat))
}

/// By how many cards a hand holds, and which could be among them.
fn might_have_more(at: At<'_, Skirmish>, question: Question, seat: Seat) -> bool {
    let mat = &at.table.mats[seat];
    let fits = |card: &Card| question != Question::Respond || card.parry;
    let there = |kind: u8| mat.hand[usize::from(kind)] + mat.pile[usize::from(kind)] > 0;
    let possible = at.content.kinds().filter(|(kind, card)| there(*kind) && fits(card)).count();
    match question {
        Question::Place => true,
        Question::Play | Question::PlayOn | Question::Respond => mat.cards() > 0 && possible > 0,
        Question::Discard => mat.cards() > 1 && possible > 1,
        Question::Mulligan | Question::Stance | Question::Confirm | Question::Target => false,
    }
}

pub(crate) fn answers(at: At<'_, Skirmish>, question: Question, seat: Seat, out: &mut impl Extend<Move>) {
    let mut consider = |candidates: &mut dyn Iterator<Item = Move>| {
        out.extend(candidates.filter(|&answer| check(at, question, seat, answer).is_ok()));
    };
    let kinds = || at.content.kinds().map(|(kind, _)| kind);
    match question {
        Question::Mulligan => consider(&mut [Move::Keep].into_iter().chain(kinds().map(Move::Swap))),
        Question::Stance => out.extend([Move::Take(Stance::Guard), Move::Take(Stance::Charge)]),
        Question::Confirm => out.extend([Move::Commit, Move::Revise]),
        Question::Place => consider(&mut sampled_cells().map(|(x, y)| Move::To(x, y))),
        Question::Play | Question::PlayOn | Question::Respond => {
            consider(&mut [Move::Pass].into_iter().chain(kinds().map(Move::Play)));
        }
        Question::Target => consider(&mut (0..at.seats).map(|seat| Move::Hit(Seat(seat)))),
        Question::Discard => consider(&mut kinds().map(Move::Discard)),
    }
}

/// Every third cell: five machines could not block them all.
fn sampled_cells() -> impl Iterator<Item = (i8, i8)> {
    (0..=12).step_by(3).flat_map(|x| (0..=12).step_by(3).map(move |y| (x, y)))
}

pub(crate) fn check(
    at: At<'_, Skirmish>,
    question: Question,
    seat: Seat,
    answer: Move,
) -> Result<(), Illegal> {
    match (question, answer) {
        (Question::Mulligan, Move::Keep)
        | (Question::Stance, Move::Take(_))
        | (Question::Confirm, Move::Commit | Move::Revise)
        | (Question::Play | Question::PlayOn | Question::Respond, Move::Pass) => Ok(()),
        (Question::Mulligan, Move::Swap(kind))
        | (Question::Play | Question::PlayOn, Move::Play(kind))
        | (Question::Discard, Move::Discard(kind)) => in_hand(at, seat, kind),
        (Question::Respond, Move::Play(kind)) => {
            in_hand(at, seat, kind)?;
            if at.content.card(kind).parry { Ok(()) } else { Err(Illegal::NoParry(kind)) }
        }
        (Question::Place, Move::To(x, y)) => free_cell(at, seat, (x, y)),
        (Question::Target, Move::Hit(target)) if target == seat || !at.table.there().contains(target) => {
            Err(Illegal::NoTarget(target))
        }
        (Question::Target, Move::Hit(_)) => Ok(()),
        (question, _) => Err(Illegal::NotAnAnswer(question)),
    }
}

fn in_hand(at: At<'_, Skirmish>, seat: Seat, kind: u8) -> Result<(), Illegal> {
    debug_assert!(at.strand.iter().all(|frame| matches!(frame, Frame::Muster(_))));
    if at.table.mats[seat].holds(kind) { Ok(()) } else { Err(Illegal::NotInHand(kind)) }
}

/// SK-3.
fn free_cell(at: At<'_, Skirmish>, seat: Seat, cell: (i8, i8)) -> Result<(), Illegal> {
    let plane = 0..=12;
    if !plane.contains(&cell.0) || !plane.contains(&cell.1) {
        return Err(Illegal::OffThePlane);
    }
    let others = at.table.there().without(seat);
    match others.iter().find(|&other| distance(at.table.mats[other].cell, cell) < 2) {
        Some(near) => Err(Illegal::TooNear(near)),
        None => Ok(()),
    }
}
