//! Acting. PR-8: the steps of an action of a card, in their order.

use super::deeds::{activation, active, breach, gain, is_there, pay, spend, stand};
use super::moving::speed;
use super::piloting::{abilities, used};
use super::{Cx, Drive, Flow, Moved, Moving, Out, Step, Striking, ask, call, done};
use crate::content::{self, Boost, CardId, Content, Reach, Resource, Special};
use crate::event::Event;
use crate::queries::{Weapon, circle};
use crate::question::{Answer, Question};
use crate::table::{Marks, Spot, Table, Target, Thing, Who};
use kernel::Reply;
use serde::{Deserialize, Serialize};

/// An action so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Acting {
    pub(crate) who: Who,
    pub(crate) card: CardId,
    /// Which action of the card.
    pub(crate) action: u8,
    /// PR-8.4: how often more was paid.
    pub(crate) times: u8,
    /// Which step comes now.
    pub(crate) at: u8,
    pub(crate) step: ActingStep,
    /// PR-7.4: whom a charge that is made at once strikes.
    pub(crate) charge: Option<Target>,
}

kernel::known_to_all! { Acting { who, card, action, times, at, step, charge } }

/// What it does next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ActingStep {
    Pay,
    /// PR-R35: abilities before the next step of the card.
    Ability,
    Step,
    Tactical,
    Ran,
    /// PR-13.8: a pilot has let the Jaeger run.
    Charged,
    /// PR-13.19: a tactical action other than an attack, by a pilot.
    Handy,
    Over,
}

impl Acting {
    /// An action that is not paid yet.
    pub(crate) fn begin(who: Who, card: CardId, action: u8, times: u8) -> Acting {
        Acting { who, card, action, times, at: 0, step: ActingStep::Pay, charge: None }
    }

    /// PR-R14: a charge in the free move uses the run of the card.
    pub(crate) fn charge(who: Who, card: CardId, action: u8, target: Target) -> Acting {
        Acting { charge: Some(target), ..Acting::begin(who, card, action, 0) }
    }

    fn at(self, step: ActingStep) -> Acting {
        Acting { step, ..self }
    }

    /// PR-8.9, PR-R80: the next step, whether this one did anything or not.
    fn next(self) -> Flow {
        Flow::Go(Acting { at: self.at + 1, ..self.at(ActingStep::Ability) }.into())
    }

    pub(crate) fn now(&self, content: &Content) -> Option<content::Step> {
        let action = content.card(self.card).actions.get(usize::from(self.action))?;
        action.steps.get(usize::from(self.at)).copied()
    }

    pub(super) fn resume(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        if !is_there(cx, self.who) {
            return done();
        }
        match (self.step, reply) {
            (ActingStep::Pay, _) => self.pay(cx),
            (ActingStep::Ability, Reply::Answer(Answer::Use { pilot, ability })) => {
                used(cx, self, pilot, ability)
            }
            (ActingStep::Ability, Reply::Answer(_)) => Flow::Go(self.at(ActingStep::Step).into()),
            (ActingStep::Ability, _) => self.ability(cx),
            (ActingStep::Step, Reply::Answer(answer)) => self.hear(cx, answer),
            (ActingStep::Step, Reply::Out(Out::Moved(moved))) => {
                count(cx, moved);
                self.next()
            }
            (ActingStep::Step, Reply::Out(_)) => self.next(),
            (ActingStep::Step, _) => self.now(cx.content()).map_or_else(done, |step| self.take(cx, step)),
            (ActingStep::Tactical, Reply::Answer(answer)) => self.tactical(cx, answer),
            (ActingStep::Tactical, Reply::Out(_)) => self.next(),
            (ActingStep::Tactical, _) => ask(cx, self.who, Question::Tactical(self.who), self),
            (ActingStep::Ran, Reply::Out(Out::Moved(moved))) => {
                count(cx, moved);
                keep_to(cx, moved);
                match moved.charge {
                    Some(target) => self.strike_at(target),
                    None => self.next(),
                }
            }
            (ActingStep::Charged, Reply::Out(Out::Moved(moved))) => {
                count(cx, moved);
                keep_to(cx, moved);
                let then = self.at(ActingStep::Ability);
                match moved.charge {
                    Some(target) => call(Striking::charge(self.who, target), then),
                    None => Flow::Go(then.into()),
                }
            }
            (ActingStep::Handy, Reply::Answer(answer)) => {
                tactical(cx, self.who, answer);
                breach(cx, self.who).unwrap_or(Flow::Go(self.at(ActingStep::Ability).into()))
            }
            (ActingStep::Handy, _) => ask(cx, self.who, Question::Tactical(self.who), self),
            (ActingStep::Ran | ActingStep::Charged | ActingStep::Over, _) => done(),
        }
    }

    /// PR-8.3, PR-8.4, PR-R80: the cost is paid in full when the action is begun.
    fn pay(self, cx: &mut Cx<'_>) -> Flow {
        let (who, card, action) = (self.who, self.card, self.action);
        cx.tell(Event::Acted { who, card, action });
        let facts = &cx.content().card(card).actions[usize::from(action)];
        if let Some(cost) = facts.cost {
            pay(cx, who, cost);
        }
        for _ in 0..self.times {
            if let Some(extra) = facts.extra {
                pay(cx, who, extra.cost);
            }
        }
        match self.charge {
            Some(target) => self.strike_at(target),
            None => Flow::Go(self.at(ActingStep::Ability).into()),
        }
    }

    /// PR-7.4, PR-R14: a plain attack on this one, and the activation ends.
    fn strike_at(self, target: Target) -> Flow {
        call(Striking::charge(self.who, target), self.at(ActingStep::Over))
    }

    /// PR-R35: before each step, once the crew is in Deep Drift.
    fn ability(self, cx: &Cx<'_>) -> Flow {
        let has_any = active(cx).is_some_and(|active| abilities(cx.at(), &active).next().is_some());
        if has_any {
            return ask(cx, self.who, Question::Ability(self.who), self);
        }
        Flow::Go(self.at(ActingStep::Step).into())
    }

    /// One step of the card.
    fn take(self, cx: &mut Cx<'_>, step: content::Step) -> Flow {
        let who = self.who;
        match step {
            content::Step::Move(hexes) => call(Moving::begin(who, Drive::Walk, hexes, false), self),
            content::Step::Run => self.run(cx),
            content::Step::Pivot => call(Moving::begin(who, Drive::Pivot, 0, false), self),
            content::Step::Circle => ask(cx, who, Question::Circle(who), self),
            content::Step::Seize(_) => ask(cx, who, Question::Seize(who), self),
            content::Step::Attack(_) => call(self.attack(cx.content()), self),
            content::Step::Tactical => Flow::Go(self.at(ActingStep::Tactical).into()),
            content::Step::Gain(resource, n) => {
                gain(cx, who, resource, n);
                self.next()
            }
            content::Step::Fill(resource) => {
                gain(cx, who, resource, u8::MAX);
                self.next()
            }
            content::Step::Pilots => {
                if let Some(activation) = activation(cx) {
                    activation.drifted = true;
                }
                self.next()
            }
        }
    }

    /// PR-7.2, PR-7.3, PR-7.8, PR-R13, PR-R16: the second move, the same way as the first.
    fn run(self, cx: &Cx<'_>) -> Flow {
        let (table, content, who) = (cx.table(), cx.content(), self.who);
        let Some(active) = active(cx).filter(|_| may_run(table, content, who)) else { return self.next() };
        if active.rough {
            return self.next();
        }
        let most = if active.halted { 0 } else { speed(table, content, who) };
        call(Moving::begin(who, Drive::Run(active.way), most, true), self.at(ActingStep::Ran))
    }

    /// PR-8.7: an attack of the card, with what was paid for.
    pub(crate) fn attack(self, content: &Content) -> Striking {
        let weapon = Weapon::Card { card: self.card, action: self.action, step: self.at };
        let extra = content.card(self.card).actions[usize::from(self.action)].extra;
        let (dice, push) = match extra.map(|extra| extra.gives) {
            Some(Boost::Dice(n)) => (n * self.times, 0),
            Some(Boost::Push(n)) => (0, n * self.times),
            None => (0, 0),
        };
        Striking { dice, push, ..Striking::begin(self.who, weapon, Marks::ALL) }
    }

    /// PR-6.22, PR-15.2: circling and picking up, by a step of the card.
    fn hear(self, cx: &mut Cx<'_>, answer: Answer) -> Flow {
        grab(cx, self.who, answer);
        breach(cx, self.who).unwrap_or_else(|| self.next())
    }

    /// PR-8.6, PR-R17: one tactical action.
    fn tactical(self, cx: &mut Cx<'_>, answer: Answer) -> Flow {
        match tactical(cx, self.who, answer) {
            Some(strike) => call(strike, self),
            None => breach(cx, self.who).unwrap_or_else(|| self.next()),
        }
    }
}

/// PR-8.6, PR-15.8: what was chosen as a tactical action; the attack, if it is one.
pub(super) fn tactical(cx: &mut Cx<'_>, who: Who, answer: Answer) -> Option<Striking> {
    let carried = cx.table().figure(who).carries;
    let with = |reach| {
        let weapon = carried.map(|thing| Weapon::Object { thing, reach });
        weapon.map(|weapon| Striking::begin(who, weapon, Marks::ALL))
    };
    if answer == Answer::Rearm {
        gain(cx, who, Resource::Ammo, 1);
    }
    grab(cx, who, answer);
    let plain = || Striking::begin(who, Weapon::Plain, Marks::ALL);
    let swung = if answer == Answer::Swing { with(Reach::Melee) } else { None };
    let thrown = if answer == Answer::Throw { with(Reach::Ranged) } else { None };
    (answer == Answer::Hit).then(plain).or(swung).or(thrown)
}

/// PR-6.22, PR-15.2, PR-15.4: a model circles, or picks something up.
fn grab(cx: &mut Cx<'_>, who: Who, answer: Answer) {
    if let Answer::Take(thing) = answer {
        take(cx, who, thing);
    }
    if let Answer::Circle { turn, target } = answer {
        let to = circle(cx.table(), cx.content(), who, (turn, target));
        let to = to.expect("only what has room is circled");
        stand(cx, who, to);
        cx.tell(Event::Circled { who, target, to });
    }
}

fn take(cx: &mut Cx<'_>, who: Who, thing: Thing) {
    let table = cx.table_mut();
    table.figure_mut(who).carries = Some(thing);
    table.tokens[usize::from(thing.0)].spot = Spot::Carried;
    cx.tell(Event::Took { who, thing });
}

/// PR-15.9: an object with which a model has attacked.
pub(super) fn use_up(cx: &mut Cx<'_>, who: Who, weapon: Weapon) {
    match weapon {
        Weapon::Object { thing, .. } => spend(cx, who, thing),
        Weapon::Plain | Weapon::Card { .. } => {}
    }
}

/// PR-R38: the hexes of a move count for MOMENTUM.
pub(super) fn count(cx: &mut Cx<'_>, moved: Moved) {
    if let Some(activation) = activation(cx) {
        activation.hexes = activation.hexes.saturating_add(moved.hexes);
    }
}

/// PR-7.3, PR-7.6, PR-7.7, PR-R91: a further move of a run goes the same way, and not at all once rough ground has stopped the
/// runner or it came into it.
fn keep_to(cx: &mut Cx<'_>, moved: Moved) {
    if let Some(activation) = activation(cx) {
        activation.way = activation.way.or(moved.way);
        activation.halted |= moved.halted;
        activation.rough |= moved.rough;
    }
}

/// PR-19.12: whether a model may run at all in this scenario.
pub(crate) fn may_run(table: &Table, content: &Content, who: Who) -> bool {
    let bars = table.scenario.is_some_and(|id| content.scenario(id).has(Special::NoRunning));
    !(bars && table.figure(who).model(content).is_jaeger())
}
