//! The things of each answer: clicking them gives the answer.

use super::preview::{self, turned_from};
use super::{Look, ids, verbs};
use crate::HeavyHitters;
use crate::content::{CardId, CardKind};
use crate::question::{Answer, Question, Shooter};
use kernel::Offer;
use scene::{Choice, Id};

/// An offered answer with its things and its preview.
pub(super) fn choice(look: Look<'_>, offer: Offer<HeavyHitters>) -> Choice {
    let choice = Choice {
        preview: preview::of(look, offer.answer),
        ..Choice::new(offer.notation, offer.words, things(look, offer.answer))
    };
    verbs::dressed(look, offer.answer, choice)
}

/// The things that an answer concerns, the one to click first in front.
fn things(look: Look<'_>, answer: Answer) -> Vec<Id> {
    let (seat, table) = (look.seat, look.names.table);
    let held = |kind: &str, card: CardId| vec![ids::card(kind, seat, card)];
    match answer {
        Answer::At(cell) => {
            let there = table.piece_at(cell).map(|(owner, gkr)| ids::piece(owner, gkr));
            std::iter::once(cell.id()).chain(there).collect()
        }
        Answer::Face(way) => {
            let from = turned_from(look);
            from.map(|cell| cell.neighbour(way).unwrap_or(cell).id()).into_iter().collect()
        }
        Answer::Deploy { gkr, .. } => vec![ids::unit(seat, gkr)],
        Answer::Declare(card) => held("hand", card),
        Answer::Lose(card) => held(lies_in(look, card), card),
        Answer::Discard(card) => {
            let kind = if look.view.question() == Some(&Question::Shed) { "sponsors" } else { "hand" };
            held(kind, card)
        }
        Answer::Top | Answer::Tops => vec![ids::zone("deck", seat)],
        Answer::Take(card) => held("pool", card),
        Answer::Pilot(pilot) => vec![ids::zone("pool", seat).at(pilot.0)],
        Answer::Faction(faction) => vec![ids::zone("pool", seat).at(faction.0)],
        Answer::Next(Shooter::Card(card)) => held("line", card),
        Answer::Next(Shooter::Unit(gkr)) => vec![ids::piece(seat, gkr)],
        Answer::Fire { seat: owner, gkr, .. } => {
            let cell = table.cell_of(owner, gkr);
            std::iter::once(ids::piece(owner, gkr)).chain(cell.map(|cell| cell.id())).collect()
        }
        Answer::Tag { gkr, at } => vec![ids::building(at), ids::piece(seat, gkr), at.id()],
        Answer::Play(card) => {
            let is_sponsor = matches!(look.names.content.card(card).kind, CardKind::Sponsor { .. });
            held(if is_sponsor { "sponsors" } else { "hand" }, card)
        }
        Answer::On { seat: owner, what: Shooter::Card(card) } => vec![ids::card("line", owner, card)],
        Answer::On { seat: owner, what: Shooter::Unit(gkr) } => vec![ids::piece(owner, gkr)],
        Answer::Recover(card) => held("damage", card),
        Answer::Untag { at, .. } => vec![ids::building(at), at.id()],
        Answer::Pass | Answer::Back | Answer::Quick(_) | Answer::Build | Answer::Reboot => Vec::new(),
    }
}

/// GK-12.10: a lost card comes from the hand, or from the Firing Line if the hand is empty.
fn lies_in(look: Look<'_>, card: CardId) -> &'static str {
    let player = look.names.table.player(look.seat);
    if player.hand.contains(card.0) { "hand" } else { "line" }
}
