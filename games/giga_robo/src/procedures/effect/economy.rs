//! Verbs that gain, lose and roll for it. GR-23, GR-24, GR-29.2, GR-R42, GR-R48, GR-R65.

use super::{AskStep, CallStep, Effect, then};
use crate::content::{Amount, Per, Static, Stock, Topic, Trait, Trauma, Who};
use crate::event::{Event, Sum};
use crate::frame::Frame;
use crate::procedures::{Cx, Flow, Out, Recovery, Shedding, Step, ask, attack, is_anew, stock};
use crate::question::{Answer, Chosen, Question};
use crate::statics;
use crate::table::{Amends, Lasting, Skip, Until};
use crate::text::Part;
use kernel::{Chance, Seat};

impl Effect {
    pub(super) fn gain(mut self, cx: &mut Cx<'_>, what: Stock, n: Amount, who: Who, reply: Step) -> Flow {
        if is_anew(&reply) {
            self.todo = self.people(cx, who);
        }
        while let Some(seat) = self.take_next(cx) {
            let n = self.number(cx, n);
            if what != Stock::Fs {
                stock::gain(cx, seat, what, n);
            } else if let Some(first) = stock::gain_or_purge(cx, seat, n) {
                return then(first, self, CallStep::Called);
            }
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
                self.done =
                    self.done.saturating_add(n.min(statics::loose(cx.table(), cx.content(), seat, trauma)));
                return then(Frame::Shedding(Shedding::new(seat, trauma, n)), self, CallStep::Called);
            }
            let lost = if what == Stock::Pt && self.gives(seat) {
                let robot = cx.table().flies(seat);
                stock::spend_pt(cx, robot, n)
            } else {
                stock::lose(cx, seat, what, n)
            };
            self.done = self.done.saturating_add(lost);
        }
        self.done(cx)
    }

    /// GR-25.2, GR-R174: whether the user gives this for a card or a Trigger: such Power Tokens are spent.
    fn gives(&self, seat: Seat) -> bool {
        let is_price = match self.text.part {
            Part::Pays | Part::Price(_) => true,
            Part::Played
            | Part::Rules
            | Part::Before
            | Part::Hurt
            | Part::Trigger(_)
            | Part::Always(_)
            | Part::Lasting(_)
            | Part::Begun(..)
            | Part::Borrowed { .. } => false,
        };
        is_price && seat == self.text.seat
    }

    pub(super) fn lose_all(mut self, cx: &mut Cx<'_>, what: Stock, who: Who) -> Flow {
        self.todo = self.people(cx, who);
        while let Some(seat) = self.take_next(cx) {
            self.done = self.done.saturating_add(stock::lose(cx, seat, what, u8::MAX));
        }
        self.done(cx)
    }

    /// GR-29.2, GR-31.7, GR-R48: everybody concerned rolls, one after the other.
    pub(super) fn recover(mut self, cx: &mut Cx<'_>, who: Who, n: Amount, reply: Step) -> Flow {
        if is_anew(&reply) {
            self.todo = self.people(cx, who);
            (self.passed, self.failed, self.recovered, self.left) = Default::default();
            self.failures = 0;
        } else if matches!(reply, Step::Out(Out::Recovered)) {
            self.recovered += 1;
            self.passed.insert(self.about);
        } else {
            self.failures += 1;
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
            let owed = stock::gain_or_purge(cx, seat, cost);
            return self.done_owing(cx, owed);
        }
        self.done(cx)
    }

    /// GR-T7: tokens turn into others in their slots; with `half` the smaller half leaves the meter before, and its owner names
    /// the slots (GR-R85).
    pub(super) fn turn(
        self,
        cx: &mut Cx<'_>,
        (what, into): (Trauma, Trauma),
        half: bool,
        step: CallStep,
    ) -> Flow {
        let seat = self.text.seat;
        let leaving = statics::loose(cx.table(), cx.content(), seat, what) / 2;
        if half && step == CallStep::Begin && leaving > 0 {
            return then(Frame::Shedding(Shedding::new(seat, what, leaving)), self, CallStep::Called);
        }
        let (mut turned, mut room) = (0, cx.table().player(seat).room_for(into));
        let had = room;
        let from = if statics::bound(cx.table(), cx.content(), seat, what) { 1 } else { 0 };
        for slot in &mut cx.table_mut().player_mut(seat).meter[from..] {
            let n = std::mem::take(&mut slot.tokens[what as usize]);
            slot.tokens[into as usize] += n.min(room);
            (turned, room) = (turned + n, room.saturating_sub(n));
        }
        if turned > 0 {
            cx.tell(Event::Cleared { seat, sum: Sum { n: turned, what: what.into() } });
        }
        if turned.min(had) > 0 {
            cx.tell(Event::Gained { seat, sum: Sum { n: turned.min(had), what: into.into() } });
        }
        self.done(cx)
    }

    /// GR-15.3: Rage is gained when this is over.
    pub(super) fn rage(self, cx: &mut Cx<'_>) -> Flow {
        let robot = cx.table().flies(self.text.seat);
        cx.table_mut().raging.insert(robot);
        self.done(cx)
    }

    /// GR-R100: another turn follows.
    pub(super) fn extra_turn(self, cx: &mut Cx<'_>) -> Flow {
        let robot = cx.table().flies(self.text.seat);
        let player = cx.table_mut().player_mut(robot);
        player.extra = player.extra.saturating_add(1);
        self.done(cx)
    }

    /// GR-R93: the movement of this turn may be spent once more.
    pub(super) fn move_again(self, cx: &mut Cx<'_>) -> Flow {
        let robot = cx.table().flies(self.text.seat);
        let player = cx.table_mut().player_mut(robot);
        player.moves_again = player.moves_again.saturating_add(1);
        self.done(cx)
    }

    /// The next turn is skipped; so much is gained in the Upkeep after it.
    pub(super) fn skip_turn(self, cx: &mut Cx<'_>, gains: u8) -> Flow {
        cx.table_mut().player_mut(self.text.seat).skip = Skip::Next(Amends::Gain(gains));
        self.done(cx)
    }

    /// The next turn is skipped; the turn after it begins with an empty meter.
    pub(super) fn reboot(self, cx: &mut Cx<'_>) -> Flow {
        cx.table_mut().player_mut(self.text.seat).skip = Skip::Next(Amends::Reboot);
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
            cx.tell(Event::Stored { seat, n: 1 });
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
            Span::NextSuccess => Until::NextSuccess,
            Span::NextRoll => Until::NextRoll,
            Span::ThisAttack => Until::CombatEnds,
            Span::Ever => Until::Never,
        };
        let counted = if let Static::Defense(by) = what {
            self.number(cx, *by)
        } else if let Static::DefenseUpTo { by, most } = what {
            let now = statics::defense(cx.table(), cx.content(), seat);
            self.number(cx, *by).min(most.saturating_sub(now))
        } else if *what == Static::Trait(Trait::Lasso) {
            // GR-R150: how far apart the two are now.
            self.apart(cx)
        } else {
            self.counted(what)
        };
        self.todo = self.people(cx, who);
        while let Some(seat) = self.take_next(cx) {
            if !cx.table().lasting.is_full() {
                let lasting = Lasting { seat, text, foe, until, spent: false, counted };
                cx.table_mut().lasting.begin(lasting, what.topic());
            }
        }
        if what.topic() == Topic::Combo {
            attack::look_for_counter(cx);
        }
        self.done(cx)
    }

    /// GR-R67: what only this text knows of the damage that it begins; everything else is counted when the damage is.
    fn counted(&self, what: &Static) -> u8 {
        let (Static::Damage { by, .. } | Static::AttackDamageTaken(by)) = what else { return 0 };
        match by.per {
            Per::X => self.x,
            Per::Recovered => self.recovered,
            Per::HalfSum => self.sum,
            Per::Done => self.done,
            Per::Failures => self.failures,
            Per::SpentDice => self.sum,
            Per::SpentCost => self.spent,
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
            | Per::FoesDamage
            | Per::AllFire
            | Per::InfernosNear
            | Per::MeleeCards
            | Per::FoesLowest
            | Per::FoesRage
            | Per::PowerDice
            | Per::MyCards
            | Per::ArmorQuarter
            | Per::MyDefense
            | Per::FoesBase
            | Per::BarrierInPath => 0,
        }
    }
}
