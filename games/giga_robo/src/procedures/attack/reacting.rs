//! The answer to an attack. GR-9.7, GR-11, GR-R23, GR-R45.

use super::{Attack, AttackStep, cost_of, lay_open, next_played, take_up};
use crate::content::{Card, Stock};
use crate::dice::Side;
use crate::event::{Event, Sum};
use crate::frame::Frame;
use crate::legality::attacks;
use crate::procedures::effect::unmake;
use crate::procedures::{Cx, Flow, Paying, Step, ask, call, window};
use crate::question::{Answer, Moment, Question};
use crate::table::{Aim, Camp, Reaction, Stage};

impl Attack {
    /// GR-11.1, GR-11.2, GR-11.14, GR-16.3, GR-16.4: who is there chooses; who can do nothing by what everybody knows
    /// Takes the Hit.
    pub(super) fn react(self, cx: &mut Cx<'_>) -> Flow {
        let combat = &cx.table().combat;
        if !combat.answered || !attacks::could_react(cx.table(), cx.content()) {
            return self.take_hit(cx);
        }
        let reactor = combat.seats[1];
        ask(reactor, Question::React, self.at(AttackStep::HearReaction))
    }

    pub(super) fn hear_reaction(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        match reply {
            Step::Answer(Answer::React(card, aim)) => self.answer_with(cx, card, aim),
            Step::Answer(Answer::Defend) => {
                cx.table_mut().combat.reaction = Reaction::Defend;
                cx.tell(Event::Defended { seat: cx.table().combat.seats[1] });
                self.go(AttackStep::Pools)
            }
            Step::Go | Step::Answer(_) | Step::Left(_) | Step::Out(_) | Step::Rolled(_) | Step::Apart(_) => {
                self.take_hit(cx)
            }
        }
    }

    /// GR-11.12, GR-R23.
    fn take_hit(self, cx: &mut Cx<'_>) -> Flow {
        let combat = &mut cx.table_mut().combat;
        combat.reaction = Reaction::Hit;
        let (answered, seat) = (combat.answered, combat.seats[1]);
        if answered {
            cx.tell(Event::TookHit { seat });
        }
        self.go(AttackStep::Pools)
    }

    /// GR-11.3 to GR-11.7: one card, aimed into the attacker's hex. What has changed the pool before stays (GR-10.21, GR-12.6).
    fn answer_with(self, cx: &mut Cx<'_>, card: Card, aim: Aim) -> Flow {
        let combat = &cx.table().combat;
        let [attacker, seat] = combat.seats;
        let cell = cx.table().cell(attacker).expect("who attacks has a robot");
        let stood = cx.table().player(seat).cell;
        let combat = &mut cx.table_mut().combat;
        combat.reaction = Reaction::Attack;
        (combat.answer_cell, combat.answer_aim) = (cell, aim);
        combat.stood[1] = stood;
        combat.camps[1].cards = Camp::attacking(&[card]).cards;
        lay_open(cx, seat, &[card], Side::Reactive);
        self.more_cards(cx)
    }

    /// A text may allow a Combo as a reaction (GR-11.6).
    pub(super) fn more_cards(self, cx: &mut Cx<'_>) -> Flow {
        if attacks::may_add_to_reaction(cx.table(), cx.content()) {
            let seat = cx.table().combat.seats[1];
            return ask(seat, Question::ReactCombo, self.at(AttackStep::HearCombo));
        }
        self.reaction_declared(cx)
    }

    pub(super) fn hear_combo(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let Step::Answer(Answer::Add(card)) = reply else { return self.reaction_declared(cx) };
        let seat = cx.table().combat.seats[1];
        cx.table_mut().combat.camps[1].cards.push(crate::table::CardInPlay::new(card));
        lay_open(cx, seat, &[card], Side::Reactive);
        self.more_cards(cx)
    }

    /// GR-9.7, GR-11.3: here the cost is paid before the window.
    fn reaction_declared(self, cx: &mut Cx<'_>) -> Flow {
        let seat = cx.table().combat.seats[1];
        let cost = cost_of(cx.table(), cx.content(), Side::Reactive);
        take_up(cx, Side::Reactive);
        let cards = cx.table().combat.camps[1].cards.iter().map(|card| card.card).collect();
        cx.tell(Event::Reacted { seat, cards, at: cx.table().combat.answer_aim });
        call(Frame::Paying(Paying::new(seat, cost)), Attack { at: 0, ..self }.at(AttackStep::ReactGives))
    }

    pub(super) fn react_played(self, cx: &mut Cx<'_>) -> Flow {
        match next_played(cx, Side::Reactive, self.at) {
            Some((effect, at)) => call(effect, Frame::Attack(Attack { at, ..self })),
            None => window(cx, Moment::Reacted, Attack { at: 0, ..self }.at(AttackStep::ReactedWindow)),
        }
    }

    /// GR-R96, GR-R136: the cards are back in hand or in the meter, and what was paid for them comes back, within the cap; the player chooses anew.
    fn react_again(self, cx: &mut Cx<'_>) -> Flow {
        let seat = cx.table().combat.seats[1];
        let cost = cost_of(cx.table(), cx.content(), Side::Reactive);
        let room = cx.table().pilot(cx.content(), seat).max_fs.saturating_sub(cx.table().player(seat).fs);
        let cards = cx.table().combat.camps[1].cards;
        for card in cards.iter().filter(|card| !card.cancelled) {
            unmake::put_back(cx, seat, card);
        }
        let got = cost.min(room);
        cx.table_mut().player_mut(seat).fs += got;
        let table = cx.table_mut();
        let robots = |lasting: &crate::table::Lasting| lasting.seat == seat && lasting.spent;
        table.lasting.iter_mut().filter(|lasting| robots(lasting)).for_each(|lasting| lasting.spent = false);
        let combat = &mut table.combat;
        (combat.recalled, combat.reaction) = (false, Reaction::Open);
        combat.camps[1].cards = Camp::NONE.cards;
        cx.tell(Event::TookBack { seat });
        if got > 0 {
            cx.tell(Event::Gained { seat, sum: Sum { n: got, what: Stock::Fs } });
        }
        Attack { at: 0, ..self }.go(AttackStep::React)
    }

    /// GR-R45: a Cancelled Reactive Attack is as if the hit was taken.
    pub(super) fn reacted(self, cx: &mut Cx<'_>) -> Flow {
        if cx.table().combat.recalled {
            return self.react_again(cx);
        }
        let cancelled = cx.table().combat.camps[1].cards.first().is_none_or(|first| first.cancelled);
        if cancelled {
            return self.take_hit(cx);
        }
        debug_assert!(cx.table().combat.stage == Stage::Reacting, "the reaction belongs to this stage");
        self.go(AttackStep::Pools)
    }
}
