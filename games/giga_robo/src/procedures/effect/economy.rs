//! Verbs that gain, lose and roll for it. GR-23, GR-24, GR-29.2, GR-R42, GR-R48, GR-R65.

use super::{AskStep, CallStep, Effect, then};
use crate::content::{Amount, Per, Static, Stock, Trauma, Who};
use crate::event::Event;
use crate::frame::Frame;
use crate::procedures::{Cx, Flow, Out, Recovery, Shedding, Step, ask, is_anew, stock};
use crate::question::{Answer, Chosen, Question};
use crate::table::{Lasting, Skip, Until};
use kernel::Chance;

impl Effect {
    pub(super) fn gain(mut self, cx: &mut Cx<'_>, what: Stock, n: Amount, who: Who) -> Flow {
        self.todo = self.people(cx, who);
        while let Some(seat) = self.take_next(cx) {
            let n = self.number(cx, n);
            stock::gain(cx, seat, what, n);
        }
        self.done(cx)
    }

    /// GR-R65, GR-R85: tokens of a meter are for its owner to name.
    pub(super) fn lose(mut self, cx: &mut Cx<'_>, what: Stock, n: Amount, who: Who, reply: Step) -> Flow {
        if is_anew(&reply) {
            self.todo = self.people(cx, who);
        }
        while let Some(seat) = self.take_next(cx) {
            let n = self.number(cx, n);
            if let Some(trauma) = what.trauma() {
                return then(Frame::Shedding(Shedding::new(seat, trauma, n)), self, CallStep::Called);
            }
            stock::lose(cx, seat, what, n);
        }
        self.done(cx)
    }

    pub(super) fn lose_all(mut self, cx: &mut Cx<'_>, what: Stock, who: Who) -> Flow {
        self.todo = self.people(cx, who);
        while let Some(seat) = self.take_next(cx) {
            stock::lose(cx, seat, what, u8::MAX);
        }
        self.done(cx)
    }

    /// GR-29.2, GR-31.7, GR-R48: everybody concerned rolls, one after the other.
    pub(super) fn recover(mut self, cx: &mut Cx<'_>, who: Who, n: Amount, reply: Step) -> Flow {
        if is_anew(&reply) {
            self.todo = self.people(cx, who);
            (self.passed, self.failed, self.recovered, self.left) = Default::default();
        } else if matches!(reply, Step::Out(Out::Recovered)) {
            self.recovered += 1;
            self.passed.insert(self.about);
        } else {
            self.failed.insert(self.about);
        }
        if self.left > 0 {
            self.left -= 1;
            return then(Frame::Recovery(Recovery::new(self.about)), self, CallStep::Called);
        }
        while let Some(seat) = self.take_next(cx) {
            if let Some(left) = self.number(cx, n).checked_sub(1) {
                self.left = left;
                return then(Frame::Recovery(Recovery::new(seat)), self, CallStep::Called);
            }
        }
        self.done(cx)
    }

    /// Power Dice are rolled; what follows counts their sum.
    pub(super) fn roll_power(mut self, cx: &mut Cx<'_>, n: Amount, reply: Step) -> Flow {
        if let Step::Rolled(rolled) = reply {
            self.sum = rolled.faces().iter().sum();
            let faces = rolled.faces().iter().copied().collect();
            cx.tell(Event::Rolled { seat: self.text.seat, faces });
            return self.done(cx);
        }
        let count = self.number(cx, n).min(kernel::DICE_MAX as u8);
        if count == 0 {
            return self.done(cx);
        }
        Flow::Roll { chance: Chance::Dice { count, sides: 12 }, then: self.on(AskStep::Hear) }
    }

    /// The cost of a card of the own successful attack.
    pub(super) fn gain_cost(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let seat = self.text.seat;
        let robot = cx.table().flies(seat);
        let Some(side) = cx.table().combat.side_of(robot) else { return self.done(cx) };
        let cards = cx.table().combat.camp(side).cards.iter().map(|card| card.card);
        let plain = |card: &crate::content::Card| !cx.table().facts(cx.content(), robot, *card).ultimate;
        let from: crate::content::Cards = cards.filter(plain).collect();
        if is_anew(&reply) && from.len() > 1 {
            let question = Question::Card { chosen: Chosen::GainCost, of: robot, from, may_stop: false };
            return ask(seat, question, self.on(AskStep::Hear));
        }
        let named = if let Step::Answer(Answer::Card(card)) = reply { Some(card) } else { None };
        if let Some(card) = named.or(from.nth(0)) {
            let cost = crate::statics::cost(cx.table(), cx.content(), robot, card);
            stock::gain(cx, seat, Stock::Fs, cost);
        }
        self.done(cx)
    }

    /// The next turn is skipped; so much is gained in the Upkeep after it.
    pub(super) fn skip_turn(self, cx: &mut Cx<'_>, gains: u8) -> Flow {
        cx.table_mut().player_mut(self.text.seat).skip = Skip::Next(gains);
        self.done(cx)
    }

    /// One Power Surge goes from the meter onto the ability.
    pub(super) fn store(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let seat = self.text.seat;
        let begins = is_anew(&reply);
        if begins && cx.table().player(seat).tokens(Trauma::Surge) > 0 {
            return then(Frame::Shedding(Shedding::new(seat, Trauma::Surge, 1)), self, CallStep::Called);
        }
        if !begins {
            cx.table_mut().player_mut(seat).stored += 1;
        }
        self.done(cx)
    }

    /// GR-R53, GR-R67: something holds from now on.
    pub(super) fn until(
        mut self,
        cx: &mut Cx<'_>,
        span: crate::content::Span,
        who: Who,
        what: &Static,
    ) -> Flow {
        use crate::content::Span;
        let Some(text) = self.text.begins(self.at) else { return self.done(cx) };
        let (seat, foe) = (self.text.seat, self.foe);
        let until = match span {
            Span::Turn => Until::TurnEnds,
            Span::FoesTurn if cx.table().flies(foe) == cx.table().active => Until::EndOfNext(foe),
            Span::FoesTurn => Until::EndOf(foe),
            Span::MyTurn => Until::StartOf(seat),
            Span::FoesNext => Until::StartOf(foe),
            Span::NextAttack => Until::NextAttack,
            Span::NextRoll => Until::NextRoll,
            Span::ThisAttack => Until::CombatEnds,
            Span::Ever => Until::Never,
        };
        let counted = self.counted(what);
        self.todo = self.people(cx, who);
        while let Some(seat) = self.take_next(cx) {
            if !cx.table().lasting.is_full() {
                let lasting = Lasting { seat, text, foe, until, spent: false, counted };
                cx.table_mut().lasting.begin(lasting, what.topic());
            }
        }
        self.done(cx)
    }

    /// GR-R67: what only this text knows of the damage that it begins; everything else is counted when the damage is.
    fn counted(&self, what: &Static) -> u8 {
        let Static::Damage { by, .. } = what else { return 0 };
        match by.per {
            Per::X => self.x,
            Per::Recovered => self.recovered,
            Per::HalfSum => self.sum,
            Per::Nothing
            | Per::Success
            | Per::MyFire
            | Per::MySurge
            | Per::MyPanic
            | Per::FoesFire
            | Per::FoesSurge
            | Per::FoesPanic
            | Per::MyPowerDice
            | Per::MyRage
            | Per::MyPt
            | Per::Hand
            | Per::FoesDamage => 0,
        }
    }
}
