//! The things of each answer: clicking them gives the answer.

use super::{Look, fight, ids, place, preview, verbs};
use crate::PacificRim;
use crate::prose::said;
use crate::question::{Answer, Question};
use crate::table::{Standing, Who};
use kernel::{Offer, Seat};
use scene::{Choice, Id};

/// An offered answer with its things and its preview.
pub(super) fn choice(look: Look<'_>, offer: Offer<PacificRim>) -> Choice {
    let choice = Choice {
        preview: preview::of(look, offer.answer),
        ..Choice::new(offer.notation, offer.words, things(look, offer.answer))
    };
    verbs::dressed(look, offer.answer, choice)
}

/// The things that an answer concerns, the one to click first in front.
fn things(look: Look<'_>, answer: Answer) -> Vec<Id> {
    let table = look.names.table;
    let own = verbs::asks(look).map(|who| thing_of(look, who));
    let own = || own.clone().into_iter().collect::<Vec<Id>>();
    match answer {
        Answer::Card(card) => {
            let who = verbs::asks(look);
            who.and_then(|who| ids::card(table, who, card)).into_iter().collect()
        }
        Answer::CardOf { who, card } => ids::card(table, who, card).into_iter().collect(),
        Answer::Side(side) => {
            let seats = (0..look.view.seats()).map(Seat);
            seats.filter(|seat| table.side(*seat) == side).map(ids::seat).collect()
        }
        Answer::Activate(who) => {
            let face = table.model(who).and_then(|figure| figure.face_up());
            let face = face.and_then(|card| ids::card(table, who, card));
            [thing_of(look, who)].into_iter().chain(face).collect()
        }
        Answer::Engage { target, .. }
        | Answer::Half { target, .. }
        | Answer::Circle { target, .. }
        | Answer::Strike(target) => {
            if fight::is_there(look, target) {
                vec![ids::target(target)]
            } else {
                own()
            }
        }
        Answer::Do { .. } => {
            let card = said::card(look.at());
            let card = card.zip(verbs::asks(look)).and_then(|(card, who)| ids::card(table, who, card));
            card.map_or_else(own, |id| vec![id])
        }
        Answer::Take(thing) => vec![ids::thing(thing)],
        Answer::Reroll { kept, pip } => fight::fresh(look, kept, pip).into_iter().collect(),
        Answer::Pilot(pilot) | Answer::Use { pilot, .. } => ids::pilot(table, pilot).into_iter().collect(),
        Answer::Lay { .. } => vec![place::element()],
        Answer::Deploy { who, .. } | Answer::Leader(who) => vec![thing_of(look, who)],
        // What the verb alone offers.
        Answer::Force(_) | Answer::Element(_) | Answer::Edge | Answer::At(_) => Vec::new(),
        Answer::Go(_)
        | Answer::On
        | Answer::Turn(_)
        | Answer::Hit
        | Answer::Swing
        | Answer::Throw
        | Answer::Rearm => own(),
        Answer::Pass | Answer::Back | Answer::Yes => match look.view.question() {
            Some(Question::Card(_)) => own(),
            _ => Vec::new(),
        },
    }
}

/// A model on the plane, or its board if it does not stand there.
fn thing_of(look: Look<'_>, who: Who) -> Id {
    match look.names.table.model(who).map(|figure| figure.standing) {
        Some(Standing::At(_)) | None => ids::model(who),
        Some(Standing::Reserve | Standing::Destroyed) => ids::gauge(who, "structure"),
    }
}
