//! Choosing. PR-5.2: a seat secretly picks an action card for each of its models. Who has several models says when all
//! are chosen: nobody else learns from a card how many are still to come.

use super::{Cx, Flow, Out, Step};
use crate::event::Event;
use crate::queries::controller;
use crate::question::{Answer, Question};
use crate::table::{MODELS, Table, Who};
use kernel::{Reply, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// The seat chooses, apart from the others.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Choosing {
    pub(crate) seat: Seat,
    /// What was chosen so far: the place of a card for each model.
    pub(crate) cards: [Option<u8>; MODELS],
}

kernel::known_to_its_seat! { Choosing { seat, cards }, |it| Choosing::begin(it.seat) }

impl Choosing {
    /// Nothing is chosen yet.
    pub(crate) fn begin(seat: Seat) -> Choosing {
        Choosing { seat, cards: [None; MODELS] }
    }

    pub(super) fn resume(mut self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let seat = self.seat;
        if let Reply::Answer(Answer::Card(card) | Answer::CardOf { card, .. }) = reply {
            let who = self.next(cx.table(), cx.left()).expect("a card was asked for");
            self.cards[who.index()] = Some(card.place());
            cx.tell(Event::Chose { seat, model: who, card });
        } else if let Reply::Answer(Answer::Back) = reply {
            self.cards = [None; MODELS];
        } else if let Reply::Answer(_) = reply {
            return Flow::Done(Out::Cards(self.cards));
        }
        if let Some(who) = self.next(cx.table(), cx.left()) {
            return Flow::Ask { to: seat, question: Question::Card(who), then: self.into() };
        }
        let is_alone = choosers(cx.table(), cx.left(), seat).count() == 1;
        if is_alone {
            return Flow::Done(Out::Cards(self.cards));
        }
        Flow::Ask { to: seat, question: Question::Confirm, then: self.into() }
    }

    /// The next model that needs a card.
    fn next(&self, table: &Table, left: SeatSet) -> Option<Who> {
        choosers(table, left, self.seat).find(|who| self.cards[who.index()].is_none())
    }
}

/// PR-5.2, PR-R26, PR-R71: the models in play for which a seat chooses.
pub(crate) fn choosers(table: &Table, left: SeatSet, seat: Seat) -> impl Iterator<Item = Who> + '_ {
    let chooses =
        move |who: &Who| controller(table, left, *who) == seat && !table.figure(*who).deck.is_empty();
    table.standing().map(|(who, _)| who).filter(chooses)
}
