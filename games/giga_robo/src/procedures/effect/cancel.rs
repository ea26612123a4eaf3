//! Cancelling what is unresolved: a response that was declared, or a card of an attack. GR-27, GR-R45.

use super::{AskStep, Effect};
use crate::content::{Cancels, Card};
use crate::dice::Side;
use crate::event::Event;
use crate::procedures::{Cx, Flow, Step, ask, attack, is_anew, resolve};
use crate::queries;
use crate::question::{Answer, Chosen, Nth, Question};
use crate::table::{Reaction, STACK_MAX, Stage};
use crate::text::Source;

impl Effect {
    /// GR-27.2 to GR-27.6: of several that could be meant the user names one.
    pub(super) fn cancel(self, cx: &mut Cx<'_>, what: Cancels, reply: Step) -> Flow {
        if what == Cancels::AttackCard {
            return self.cancel_card(cx, reply);
        }
        let spares = self.spares(cx);
        let items: arrayvec::ArrayVec<u8, STACK_MAX> =
            queries::cancellable(cx.table(), cx.content(), self.text.seat, what, spares).collect();
        if is_anew(&reply) && items.len() > 1 {
            return ask(self.text.seat, Question::Cancel(what), self.on(AskStep::Hear));
        }
        let named = if let Step::Answer(Answer::Item(Nth(at))) = reply { Some(at) } else { None };
        if let Some(at) = named.or(items.last().copied()) {
            resolve::cancel(cx, usize::from(at));
        }
        self.done(cx)
    }

    /// GR-27.2, GR-R45: a card of the opponent's attack.
    fn cancel_card(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let robot = cx.table().flies(self.text.seat);
        let Some(side) = cx.table().combat.side_of(robot).map(Side::other) else { return self.done(cx) };
        let from = queries::cancellable_cards(cx.table(), cx.content(), side, self.spares(cx));
        let of = cx.table().combat.seat(side);
        if is_anew(&reply) && from.len() > 1 {
            let question = Question::Card { chosen: Chosen::Cancel, of, from, may_stop: false };
            return ask(self.text.seat, question, self.on(AskStep::Hear));
        }
        let named = if let Step::Answer(Answer::Card(card)) = reply { Some(card) } else { None };
        if let Some(card) = named.or(from.nth(0)) {
            strike(cx, side, card);
        }
        self.done(cx)
    }
}

/// GR-R45: with its first card an attack is over, and a Reactive Attack is a hit that is taken; with a later one goes its
/// die. GR-R62: where none are rolled, the pool is what counts.
fn strike(cx: &mut Cx<'_>, side: Side, card: Card) {
    let combat = &mut cx.table_mut().combat;
    let seat = combat.seat(side);
    let cards = &mut combat.camp_mut(side).cards;
    let Some(at) = cards.iter().position(|other| other.card == card) else { return };
    cards[at].cancelled = true;
    cx.tell(Event::Cancelled { of: seat, source: Source::Card(card) });
    if at > 0 {
        if let Some(value) = cx.table_mut().combat.lose_die(side) {
            cx.tell(Event::LostDie { seat, of: value });
        }
    } else if cx.table_mut().combat.fall(side) {
        cx.tell(Event::TookHit { seat });
    }
    let combat = &cx.table().combat;
    let unrolled = combat.reaction == Reaction::Hit && combat.dice.is_empty();
    if combat.stage == Stage::Pools || unrolled {
        attack::recount(cx);
        cx.table_mut().combat.change();
    }
}
