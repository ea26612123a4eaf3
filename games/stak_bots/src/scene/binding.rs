//! The things of each answer: clicking them gives the answer.

use super::cards::{in_hand, place_id, stak_id};
use super::names::Names;
use super::{forecast, preview, seat_id, verbs};
use crate::StakBots;
use crate::card::Card;
use crate::question::{Answer, Question};
use kernel::Offer;
use scene::{Choice, Id};

/// An offered answer with its things and its preview.
pub(super) fn choice(names: &Names<'_>, offer: Offer<StakBots>) -> Choice {
    let mut preview = preview::of(names, offer.answer);
    preview.extend(forecast::of(names, offer.answer));
    let things = things(names, offer.answer);
    let choice = Choice { preview, ..Choice::new(offer.notation, offer.words, things) };
    verbs::dressed(offer.answer, choice)
}

/// The things that an answer concerns, the one to click first in front.
fn things(names: &Names<'_>, answer: Answer) -> Vec<Id> {
    let held = |card: Card| names.view.seat.map(|seat| in_hand(names, seat, card)).unwrap_or_default();
    let with = |mut ids: Vec<Id>, more: Id| {
        ids.push(more);
        ids
    };
    match answer {
        Answer::Play { card, onto } => with(held(card), stak_id(onto)),
        Answer::Attack { from, at } => vec![names.top(from), names.top(at)],
        Answer::Scrap(stak) | Answer::First(stak) => vec![names.top(stak)],
        Answer::Discard(card) => with(held(card), scrapheap(names, card)),
        Answer::Recycle { stak, card } => with(held(card), names.top(stak)),
        Answer::React(card) => match names.view.question {
            Some(Question::React { at, .. }) => with(held(card), stak_id(at)),
            _ => held(card),
        },
        Answer::Yes => agreed(names),
        Answer::Pass | Answer::No | Answer::EndTurn => Vec::new(),
        Answer::Opponent(seat) => vec![seat_id(seat)],
        Answer::Stak(stak) => vec![stak_id(stak)],
        Answer::Place { stak, height } => vec![place_id(stak, usize::from(height))],
        Answer::HandCard(card) => held(card),
    }
}

/// Saying yes is for the card that asks, or for the supply that is drawn from.
fn agreed(names: &Names<'_>) -> Vec<Id> {
    match names.view.question {
        Some(Question::RecycleDraw) => {
            names.view.seat.map(|seat| supply(names, seat.0)).into_iter().collect()
        }
        Some(Question::Effect(prompt)) => vec![names.top(prompt.stak)],
        Some(Question::Act | Question::React { .. } | Question::Order { .. }) | None => Vec::new(),
    }
}

fn supply(names: &Names<'_>, seat: u8) -> Id {
    Id::of("supply", if names.view.options.own_decks { seat } else { 0 })
}

/// SB-R53: the scrapheap that a card goes to.
fn scrapheap(names: &Names<'_>, card: Card) -> Id {
    Id::of("scrapheap", if names.view.options.own_decks { card.deck() } else { 0 })
}
