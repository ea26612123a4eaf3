//! Verbs that undo an attack, or keep it from being undone. GR-R156, GR-R157, GR-R158.

use super::cards::{refund, settle, swap};
use super::{AskStep, Effect, then};
use crate::content::{Card, Cards, Whose};
use crate::dice::Side;
use crate::event::Event;
use crate::frame::Frame;
use crate::legality::needs;
use crate::procedures::{Cx, Flow, Paying, Step, ask, attack, is_anew};
use crate::queries;
use crate::question::{Answer, Chosen, Question};
use crate::statics::{self, Prices};
use crate::table::{CardInPlay, Stage, Table};
use kernel::{Chance, Seat};

steps! {
    /// An attack is taken back, and chance picks another one.
    ScrambleStep { Begin = 0, Picked = 1, Paid = 2; Played = 3 }
}

impl Effect {
    /// GR-R156: the attack that is succeeding has no Rules Text and no damage.
    pub(super) fn void(self, cx: &mut Cx<'_>) -> Flow {
        let table = cx.table();
        let side = needs::succeeded(table)
            .filter(|&side| table.opposed(table.flies(self.text.seat), table.combat.seat(side)));
        let Some(side) = side else { return self.done(cx) };
        let (seat, spares) = (table.combat.seat(side), self.spares(cx));
        let mut cards = table.combat.camp(side).cards;
        for card in cards.iter_mut() {
            if is_spared(cx, seat, card.card, spares) {
                continue;
            }
            (card.blank, card.broken) = (true, true);
            cx.tell(Event::Broke { of: seat, card: card.card });
        }
        cx.table_mut().combat.camp_mut(side).cards = cards;
        self.done(cx)
    }

    /// The attack cards that the clause could make immune.
    pub(super) fn unguarded(&self, table: &Table, whose: Whose) -> Cards {
        unguarded(table, self.text.seat, whose)
    }

    /// GR-R157: an attack card in play is immune to Instants until the turn ends.
    pub(super) fn guard(mut self, cx: &mut Cx<'_>, whose: Whose, reply: Step) -> Flow {
        let from = self.unguarded(cx.table(), whose);
        let Some(of) = attacker(cx.table(), self.text.seat, whose) else { return self.done(cx) };
        if is_anew(&reply) && from.len() > 1 && !cx.left().contains(self.text.seat) {
            let question = Question::Card { chosen: Chosen::Guard, of, from, may_stop: false };
            return ask(self.text.seat, question, self.on(AskStep::Hear));
        }
        let named = if let Step::Answer(Answer::Card(card)) = reply { Some(card) } else { None };
        if let Some(card) = named.or(from.nth(0)) {
            cx.table_mut().player_mut(of).immune.insert(card);
            cx.tell(Event::Guarded { card, of });
            self.done = 1;
            attack::look_for_counter(cx);
        }
        self.done(cx)
    }

    /// GR-R103, GR-R177: the first card of the other side's attack has no Counter until the turn ends.
    pub(super) fn break_counter(self, cx: &mut Cx<'_>) -> Flow {
        let robot = cx.table().flies(self.text.seat);
        let spares = self.spares(cx);
        let side = cx.table().combat.side_of(robot).map(Side::other);
        let first =
            side.and_then(|side| cx.table().combat.camp(side).cards.first().map(|first| (side, first.card)));
        if let Some((side, card)) = first {
            let seat = cx.table().combat.seat(side);
            if !is_spared(cx, seat, card, spares) {
                cx.table_mut().player_mut(seat).blunt.insert(card);
                attack::look_for_counter(cx);
            }
        }
        self.done(cx)
    }

    /// GR-R158: the attack goes back to the hand; chance picks the card that is played instead.
    pub(super) fn scramble(self, cx: &mut Cx<'_>, step: ScrambleStep, reply: Step) -> Flow {
        let Some(side) = self.declared_against(cx) else { return self.done(cx) };
        let seat = cx.table().combat.seat(side);
        let Some(first) = cx.table().combat.camp(side).cards.first().map(|first| first.card) else {
            return self.done(cx);
        };
        match (step, reply) {
            (ScrambleStep::Begin, _) => {
                take_back_others(cx, side);
                Flow::Go(self.on(ScrambleStep::Picked))
            }
            (ScrambleStep::Picked, Step::Rolled(rolled)) => {
                let from = self.lot(cx, side, first);
                let card = from.nth(rolled.picked() as usize).expect("one of the cards was picked");
                if card == first {
                    return self.done(cx);
                }
                let due = settle(cx, seat, side, first, card);
                swap(cx, seat, side, first, card);
                let next = Effect { chosen: Cards::only(card).0, ..self };
                then(Frame::Paying(Paying::new(seat, due)), next, ScrambleStep::Paid)
            }
            (ScrambleStep::Picked, _) => {
                let of = self.lot(cx, side, first).len();
                if of == 0 {
                    return self.done(cx);
                }
                Flow::Roll { chance: Chance::Pick { of: of.into() }, then: self.on(ScrambleStep::Picked) }
            }
            (ScrambleStep::Paid, _) => {
                let card = Cards(self.chosen).nth(0).expect("a card has come");
                then(Frame::Effect(Effect::played(cx, seat, card)), self, ScrambleStep::Played)
            }
            (ScrambleStep::Played, _) => self.done(cx),
        }
    }

    /// The side of the opponent whose attack is declared and nothing more, unless the text spares one of its cards.
    fn declared_against(&self, cx: &Cx<'_>) -> Option<Side> {
        let combat = &cx.table().combat;
        let side = combat.side_of(cx.table().flies(self.text.seat))?.other();
        let seat = combat.seat(side);
        let spares = self.spares(cx);
        let spared = combat.camp(side).cards.iter().any(|card| is_spared(cx, seat, card.card, spares));
        let open = matches!(combat.stage, Stage::Declared | Stage::Reacting);
        Some(side).filter(|_| open && !spared)
    }

    /// The attack cards that could be played in place of this one, itself among them.
    fn lot(&self, cx: &Cx<'_>, side: Side, first: Card) -> Cards {
        let (table, content) = (cx.table(), cx.content());
        let seat = table.combat.seat(side);
        let spares = self.spares(cx);
        let from = table.player(seat).hand.union(Cards::only(first));
        let prices = Prices::now(table, content, seat);
        let plain = |card: &Card| {
            let facts = table.facts(content, seat, *card);
            *card == first || facts.pays.is_empty() && !(spares && facts.ultimate)
        };
        queries::replacements(&prices, first, from).filter(plain).collect()
    }
}

/// GR-R157: whether an Instant leaves this card alone.
pub(super) fn is_spared(cx: &Cx<'_>, seat: Seat, card: Card, spares: bool) -> bool {
    let ultimate = cx.table().facts(cx.content(), seat, card).ultimate;
    spares && ultimate || cx.table().player(seat).immune.contains(card)
}

/// GR-10.22, GR-R20, GR-R96: a card of an attack that is not made goes back to the hand, or into the slot of the meter out of
/// which it was played.
pub(in crate::procedures) fn put_back(cx: &mut Cx<'_>, seat: Seat, card: &CardInPlay) {
    let player = cx.table_mut().player_mut(seat);
    player.cool(card.card, card.driven, false);
    cx.tell(Event::cooled(seat, card.card, card.driven, false));
}

/// All cards of the attack but the first go back to the hand, and what was paid for them comes back.
fn take_back_others(cx: &mut Cx<'_>, side: Side) {
    let seat = cx.table().combat.seat(side);
    let cards = cx.table().combat.camp(side).cards;
    let paid = queries::is_paid(cx.table(), side);
    for card in cards.iter().skip(1).filter(|card| !card.cancelled) {
        let cost = statics::cost(cx.table(), cx.content(), seat, card.card);
        if paid {
            refund(cx, seat, cost);
        }
        put_back(cx, seat, card);
    }
    let first = cards.first().map(|first| CardInPlay::new(first.card));
    cx.table_mut().combat.camp_mut(side).cards = first.into_iter().collect();
}

/// Whose attack is meant: that of the user's robot, or that of the other side.
fn attacker(table: &Table, seat: Seat, whose: Whose) -> Option<Seat> {
    let robot = table.flies(seat);
    let side = table.combat.side_of(robot)?;
    let side = if whose == Whose::Mine { side } else { side.other() };
    (table.combat.attacks(side) && (side == Side::Active || table.combat.answered))
        .then(|| table.combat.seat(side))
}

/// GR-R157: the cards of that attack that are not immune yet, before they resolve.
pub(crate) fn unguarded(table: &Table, seat: Seat, whose: Whose) -> Cards {
    let combat = &table.combat;
    let of = attacker(table, seat, whose).filter(|_| combat.stage < Stage::Resolving);
    let Some(side) = of.and_then(|of| combat.side_of(of)) else { return Cards::default() };
    let cards = combat.camp(side).cards.iter().filter(|card| !card.cancelled).map(|card| card.card);
    cards.filter(|&card| !table.player(combat.seat(side)).immune.contains(card)).collect()
}
