//! Striking. PR-9, PR-10, PR-11: an attack from its target to its last effect.

use super::acting::use_up;
use super::deeds::{active, breach, fold, gain, is_there, pay, ruin, stand};
use super::spoiling::Spoiling;
use super::{Activation, Cx, Flow, Out, Rolling, Step, Wounding, answered, ask, call};
use crate::content::{Ability, Attack, Blow, Boon, Content, Cost, Reach, Resource, Side};
use crate::event::Event;
use crate::pool::Pool;
use crate::queries::{
    Combat, Facts, Solids, Weapon, ability, base, damage_of, is_engaged, melee, pool_of_attack,
    pool_of_defence, ranged, rerolls, solid, spoils,
};
use crate::question::{Answer, Question};
use crate::table::{Block, Marks, Table, Target, Who};
use kernel::{Procedure, Reply};
use serde::{Deserialize, Serialize};
use tabletop::plane::Pose;

/// An attack so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Striking {
    pub(crate) who: Who,
    pub(crate) weapon: Weapon,
    /// What it may attack; what turned out to be out of arc or sight is gone from it (PR-R2).
    pub(crate) among: Marks,
    /// Further dice that were paid for.
    pub(crate) dice: u8,
    /// Further hexes of a push that were paid for.
    pub(crate) push: u8,
    pub(crate) step: StrikingStep,
    pub(crate) target: Option<Target>,
    pub(crate) facts: Facts,
    /// PR-10.5, PR-R27: where the target stood.
    pub(crate) spot: Option<Pose>,
    pub(crate) attack: Pool,
    pub(crate) defence: Pool,
    /// PR-R39: the free re-rolls that were used in this step.
    pub(crate) again: u8,
    /// PR-9.7, PR-R78: whether it is successful.
    pub(crate) won: bool,
    /// PR-11.1.
    pub(crate) damage: u8,
    /// Which of its effects comes next.
    pub(crate) effect: u8,
    /// PR-12.6: whether the target has left its place by a push or by a collision.
    pub(crate) cleared: bool,
    /// PR-13.7: whether BRUTAL waited for it.
    pub(crate) brutal: bool,
    /// PR-13.9: the dice of MOMENTUM.
    pub(crate) momentum: u8,
}

kernel::known_to_all! { Striking { who, weapon, among, dice, push, step, target, facts, spot, attack, defence, again, won, damage, effect, cleared, brutal, momentum } }

/// What it does next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum StrikingStep {
    Aim,
    Attack,
    Defend,
    Reroll,
    RerollDefence,
    Compare,
    Replace,
    Hurt,
    Accurate,
    Blows,
    Spoils,
    SpoilsDefence,
    Shove,
    Shoved,
    StepIn,
    Brutal,
    Again,
}

impl Striking {
    /// An attack without a target.
    pub(crate) fn begin(who: Who, weapon: Weapon, among: Marks) -> Striking {
        Striking {
            who,
            weapon,
            among,
            dice: 0,
            push: 0,
            step: StrikingStep::Aim,
            target: None,
            facts: Facts::default(),
            spot: None,
            attack: Pool::default(),
            defence: Pool::default(),
            again: 0,
            won: false,
            damage: 0,
            effect: 0,
            cleared: false,
            brutal: false,
            momentum: 0,
        }
    }

    /// PR-7.4: a plain attack on this one.
    pub(crate) fn charge(who: Who, target: Target) -> Striking {
        Striking { target: Some(target), ..Striking::begin(who, Weapon::Plain, Marks::NONE.with(target)) }
    }

    fn at(self, step: StrikingStep) -> Striking {
        Striking { step, ..self }
    }

    fn go(self, step: StrikingStep) -> Flow {
        Flow::Go(self.at(step).into())
    }

    fn aimed(&self) -> Target {
        self.target.expect("a target was declared")
    }

    /// PR-13.9: the same attack, declared against this target, with the dice of MOMENTUM.
    pub(crate) fn declared(
        self,
        at: kernel::At<'_, crate::PacificRim>,
        target: Target,
        facts: Facts,
    ) -> Striking {
        let moved = Activation::of(at.stack).map_or(0, |active| active.hexes);
        let momentum = if at.table.figure(self.who).waits.momentum { moved } else { 0 };
        Striking { target: Some(target), facts, momentum, ..self }
    }

    /// The combat as the dice see it.
    pub(crate) fn combat<'a>(&self, table: &'a Table, content: &'a Content) -> Combat<'a> {
        let attack = self.weapon.attack(table, content);
        let (by, target, facts) = (self.who, self.aimed(), self.facts);
        Combat { table, content, by, target, attack, facts, more: self.dice.saturating_add(self.momentum) }
    }

    pub(super) fn resume(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        match (self.step, reply) {
            (StrikingStep::Aim, Reply::Answer(Answer::Strike(target))) => self.aim(cx, target),
            (StrikingStep::Aim, Reply::Answer(_)) => Flow::Done(Out::Struck(false)),
            (StrikingStep::Aim, _) => self.choose(cx),
            (StrikingStep::Attack, Reply::Out(Out::Pool(attack))) => {
                Striking { attack, ..self }.rolled(cx, self.who.side(), attack, StrikingStep::Defend)
            }
            (StrikingStep::Attack, _) => {
                let dice = pool_of_attack(&self.combat(cx.table(), cx.content()));
                call(Rolling::fresh(dice), self)
            }
            (StrikingStep::Defend, Reply::Out(Out::Pool(defence))) => {
                Striking { defence, ..self }.rolled(cx, self.who.side().foe(), defence, StrikingStep::Reroll)
            }
            (StrikingStep::Defend, _) => {
                let dice = pool_of_defence(&self.combat(cx.table(), cx.content()));
                call(Rolling::fresh(dice), self)
            }
            (StrikingStep::Reroll | StrikingStep::RerollDefence, reply) => self.reroll(cx, reply),
            (StrikingStep::Compare, _) => self.compare(cx),
            (StrikingStep::Replace, reply) => self.replace(cx, reply),
            (StrikingStep::Hurt, _) => self.hurt(cx),
            (StrikingStep::Accurate, reply) => self.accurate(cx, reply),
            (StrikingStep::Blows, reply) => self.blows(cx, reply),
            (StrikingStep::Spoils | StrikingStep::SpoilsDefence, reply) => self.spoils(cx, reply),
            (StrikingStep::Shove, reply) => self.shove(cx, reply),
            (StrikingStep::Shoved, reply) => self.pushed(reply).go(StrikingStep::StepIn),
            (StrikingStep::StepIn, reply) => self.step_in(cx, reply),
            (StrikingStep::Brutal, reply) => self.brutal(cx, reply),
            (StrikingStep::Again, _) => Flow::Done(Out::Struck(self.won)),
        }
    }

    /// PR-9.2, PR-10.3: whom, if there is anybody.
    fn choose(self, cx: &mut Cx<'_>) -> Flow {
        if let Some(target) = self.target {
            return self.aim(cx, target);
        }
        let attack = self.weapon.attack(cx.table(), cx.content());
        if candidates(cx.table(), &self, attack).is_empty() {
            return Flow::Done(Out::Struck(false));
        }
        ask(cx, self.who, Question::Target { who: self.who, reach: attack.reach }, self)
    }

    /// PR-R2, PR-15.7: what is out of arc or sight is no target; a throw that is too far fails.
    fn aim(self, cx: &mut Cx<'_>, target: Target) -> Flow {
        let (table, content, who) = (cx.table(), cx.content(), self.who);
        let facts = Facts::of(table, who, target);
        let reach = self.weapon.attack(table, content).reach;
        let fault = if reach == Reach::Ranged { ranged(table, content, who, target).err() } else { None };
        if let Some(why) = fault {
            cx.tell(Event::Void { who, target, why });
            let among = self.among.minus(Marks::NONE.with(target));
            return Striking { among, ..self }.go(StrikingStep::Aim);
        }
        cx.tell(Event::Attacked { who, target });
        let is_thrown = matches!(self.weapon, Weapon::Object { .. }) && reach == Reach::Ranged;
        if is_thrown && !facts.short {
            return self.falls_short(cx, target);
        }
        let brutal = cx.table().figure(who).waits.brutal && reach == Reach::Melee;
        let spot = solid(cx.table(), target).map(|base| base.pose);
        let declared = self.declared(cx.at(), target, facts);
        Striking { spot, brutal, ..declared }.go(StrikingStep::Attack)
    }

    /// PR-15.7, PR-13.14, PR-R34, PR-R92: a throw that is too far is an attack that fails, without dice: MOMENTUM is used up, and
    /// UNBREAKABLE works.
    fn falls_short(self, cx: &mut Cx<'_>, target: Target) -> Flow {
        use_up(cx, self.who, self.weapon);
        cx.tell(Event::Missed { target });
        cx.table_mut().figure_mut(self.who).waits.momentum = false;
        target.model().into_iter().for_each(|who| unharmed(cx, who));
        Flow::Done(Out::Struck(false))
    }

    /// PR-9.3, PR-9.4, PR-16.3: the dice are told; what waited for this attack is used up (PR-R34).
    fn rolled(self, cx: &mut Cx<'_>, side: Side, pool: Pool, then: StrikingStep) -> Flow {
        let combat = self.combat(cx.table(), cx.content());
        let attacks = self.step == StrikingStep::Attack;
        let dice = if attacks { pool_of_attack(&combat) } else { pool_of_defence(&combat) };
        let reach = combat.attack.reach;
        let Pool { successes, triggers, .. } = pool;
        cx.tell(Event::Rolled { side, dice, successes, triggers });
        if attacks {
            let waits = &mut cx.table_mut().figure_mut(self.who).waits;
            waits.momentum = false;
            if reach == Reach::Melee {
                (waits.focus, waits.brutal) = (false, false);
            }
        }
        self.go(then)
    }

    /// Who may roll dice again in this step.
    pub(crate) fn roller(&self) -> Option<(Who, Pool)> {
        if self.step == StrikingStep::Reroll {
            return Some((self.who, self.attack));
        }
        let defends = self.step == StrikingStep::RerollDefence;
        let who = self.target.and_then(Target::model).filter(|_| defends);
        who.map(|who| (who, self.defence))
    }

    /// PR-R22, PR-R39: the attacker's dice, then the defender's.
    fn reroll(mut self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let attacks = self.step == StrikingStep::Reroll;
        let then = if attacks { StrikingStep::RerollDefence } else { StrikingStep::Compare };
        let Some((who, mut pool)) = self.roller() else { return self.go(then) };
        if let Some(Answer::Reroll { kept, pip }) = answered(&reply) {
            pool.take(kept, pip);
            self.set_pool(pool);
            self.pay_reroll(cx, who);
            cx.tell(Event::Rerolled { who });
            return call(Rolling::of(1), self);
        }
        if answered(&reply).is_some() {
            return Striking { again: 0, ..self }.go(then);
        }
        if let Reply::Out(Out::Pool(more)) = reply {
            pool.successes = pool.successes.saturating_add(more.successes);
            pool.triggers = pool.triggers.saturating_add(more.triggers);
            self.set_pool(pool);
        }
        let (free, paid) = rerolls(&self.combat(cx.table(), cx.content()), who);
        if pool.has_choice() && (free > self.again || paid) {
            return ask(cx, who, Question::Reroll(who), self);
        }
        Striking { again: 0, ..self }.go(then)
    }

    fn set_pool(&mut self, pool: Pool) {
        let side = if self.step == StrikingStep::Reroll { &mut self.attack } else { &mut self.defence };
        *side = pool;
    }

    /// PR-13.16, PR-R39: free re-rolls first, then a Charge for each.
    fn pay_reroll(&mut self, cx: &mut Cx<'_>, who: Who) {
        let (free, _) = rerolls(&self.combat(cx.table(), cx.content()), who);
        if free > self.again {
            self.again += 1;
        } else {
            pay(cx, who, Cost { resource: Resource::Charge, n: 1 });
        }
    }

    /// PR-9.6, PR-9.7, PR-15.9: success and damage; an object is used up.
    fn compare(self, cx: &mut Cx<'_>) -> Flow {
        let target = self.aimed();
        let combat = self.combat(cx.table(), cx.content());
        let (won, damage) = damage_of(&combat, &self.attack, &self.defence);
        use_up(cx, self.who, self.weapon);
        cx.tell(if won { Event::Hit { target, damage } } else { Event::Missed { target } });
        let struck = Striking { won, damage, ..self };
        match target {
            Target::Building(block) if damage > 0 => struck.raze(cx, block),
            Target::Building(_) => struck.go(StrikingStep::Spoils),
            Target::Model(who) => {
                let may_replace = damage >= 2 && cx.table().figure(who).face.is_some();
                struck.go(if may_replace { StrikingStep::Replace } else { StrikingStep::Hurt })
            }
        }
    }

    /// PR-16.4.
    fn raze(self, cx: &mut Cx<'_>, block: Block) -> Flow {
        ruin(cx, block, self.who);
        self.go(StrikingStep::Spoils)
    }

    /// PR-11.3, PR-R23: one card, the face-up one, in place of all damage.
    fn replace(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let Target::Model(who) = self.aimed() else { return self.go(StrikingStep::Spoils) };
        let Some(answer) = answered(&reply) else { return ask(cx, self.who, Question::Replace(who), self) };
        if answer != Answer::Yes {
            return self.go(StrikingStep::Hurt);
        }
        let first = Wounding::face_up(who, self.who, self.is_melee(cx));
        call(first, Striking { damage: 1, ..self.at(StrikingStep::Accurate) })
    }

    fn is_melee(&self, cx: &Cx<'_>) -> bool {
        self.weapon.attack(cx.table(), cx.content()).reach == Reach::Melee
    }

    /// PR-11.2: the damage is drawn.
    fn hurt(self, cx: &mut Cx<'_>) -> Flow {
        let Target::Model(who) = self.aimed() else { return self.go(StrikingStep::Spoils) };
        if self.damage > 0 {
            let first = Wounding::draw(who, self.who, self.damage, self.is_melee(cx));
            return call(first, self.at(StrikingStep::Accurate));
        }
        unharmed(cx, who);
        self.go(StrikingStep::Blows)
    }

    /// PR-13.5, PR-R33, PR-R78: an attack that has done damage may send the face-up card back.
    fn accurate(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let Target::Model(who) = self.aimed() else { return self.go(StrikingStep::Blows) };
        let has_face = is_there(cx, who) && cx.table().figure(who).face.is_some();
        let may = self.damage > 0
            && has_face
            && active(cx).is_some_and(|active| active.who == self.who && active.accurate);
        let answer = answered(&reply);
        if may && answer.is_none() {
            return ask(cx, self.who, Question::Accurate(who), self);
        }
        if answer == Some(Answer::Yes) {
            fold(cx, who);
        }
        self.go(StrikingStep::Blows)
    }

    /// PR-12.1, PR-12.2, PR-16.6: what the attack does to a model besides, if it was successful.
    fn blows(mut self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        self = self.pushed(reply);
        let Target::Model(who) = self.aimed() else { return self.go(StrikingStep::Spoils) };
        let Attack { blows, .. } = self.weapon.attack(cx.table(), cx.content());
        let blow = blows.get(usize::from(self.effect)).copied().flatten();
        let Some(blow) = blow.filter(|_| self.won) else {
            return Striking { effect: 0, ..self }.go(StrikingStep::Spoils);
        };
        let blow = match blow {
            Blow::Push(n) => Blow::Push(n + self.push),
            Blow::Drain(_) | Blow::Stun | Blow::Turn | Blow::Hurt(_) => blow,
        };
        self.effect += 1;
        call(Spoiling::begin(self.who, who, blow), self)
    }

    /// What a push or another effect has brought.
    fn pushed(mut self, reply: Step) -> Striking {
        if let Reply::Out(Out::Pushed(true)) = reply {
            self.cleared = true;
        }
        self
    }

    /// PR-14.1, PR-14.3: what the traits of the attacker give, then those of the defender.
    fn spoils(mut self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let attacks = self.step == StrikingStep::Spoils;
        if attacks {
            self = self.pushed(reply);
        }
        let (own, other, wins, triggers) = match (attacks, self.aimed().model()) {
            (true, other) => (self.who, other, self.won, self.attack.triggers),
            (false, Some(own)) => (own, Some(self.who), !self.won, self.defence.triggers),
            (false, None) => return Striking { effect: 0, ..self }.go(StrikingStep::Shove),
        };
        let boon = spoils(&self.combat(cx.table(), cx.content()), own, triggers, self.effect);
        let Some(boon) = boon.filter(|_| is_there(cx, own)) else {
            let then = if attacks { StrikingStep::SpoilsDefence } else { StrikingStep::Shove };
            return Striking { effect: 0, ..self }.go(then);
        };
        self.effect += 1;
        match (boon, other) {
            (Boon::Gain(resource, n), _) => gain(cx, own, resource, n),
            (Boon::Blow(blow), Some(other)) if wins => return call(Spoiling::begin(own, other, blow), self),
            (
                Boon::Stat(..)
                | Boon::Track(..)
                | Boon::Firm
                | Boon::Watchful
                | Boon::Dice(_)
                | Boon::Reroll(_)
                | Boon::Success(_)
                | Boon::NoDamage
                | Boon::Blow(_),
                _,
            ) => {}
        }
        Flow::Go(self.into())
    }

    /// PR-13.18, PR-R34, PR-R92: a Charge for a push, if the ability was used in this activation. It is for this melee attack alone,
    /// whether it was successful and the push is made or not.
    fn shove(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let Some(who) = self.aimed().model() else { return self.unshoved(cx) };
        let has_ability = active(cx).is_some_and(|active| active.who == self.who && active.push);
        let can_pay = is_there(cx, self.who) && cx.table().figure(self.who).tracks[0] > 0;
        let may = has_ability && can_pay && self.won && self.is_melee(cx) && is_there(cx, who);
        let answer = answered(&reply);
        if may && answer.is_none() {
            return ask(cx, self.who, Question::Shove(who), self);
        }
        if answer != Some(Answer::Yes) {
            return self.unshoved(cx);
        }
        pay(cx, self.who, Cost { resource: Resource::Charge, n: 1 });
        self.use_push(cx);
        call(Spoiling::begin(self.who, who, Blow::Push(1)), self.at(StrikingStep::Shoved))
    }

    fn unshoved(self, cx: &mut Cx<'_>) -> Flow {
        self.use_push(cx);
        self.go(StrikingStep::StepIn)
    }

    /// PR-13.18: PUSH is for the next melee attack of the model that is activated.
    fn use_push(&self, cx: &mut Cx<'_>) {
        let is_melee = self.is_melee(cx);
        if let Some(activation) = super::deeds::activation(cx).filter(|active| active.who == self.who) {
            activation.push &= !is_melee;
        }
    }

    /// PR-9.8, PR-12.6, PR-16.7, PR-R27, PR-R31: into the place that is free now.
    fn step_in(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let (who, Some(to)) = (self.who, self.place(cx)) else { return self.go(StrikingStep::Brutal) };
        let Some(answer) = answered(&reply) else { return ask(cx, who, Question::StepIn(who), self) };
        if answer == Answer::Yes {
            stand(cx, who, to);
            cx.tell(Event::SteppedIn { who, to });
            if let Some(end) = breach(cx, who) {
                return end;
            }
        }
        self.go(StrikingStep::Brutal)
    }

    /// Where the attacker may step, if it may and if there is room.
    fn place(&self, cx: &Cx<'_>) -> Option<Pose> {
        let (table, content) = (cx.table(), cx.content());
        let own = table.figure(self.who).pose()?;
        let is_gone = solid(table, self.aimed()).is_none() && self.is_melee(cx);
        let may = (is_gone || self.cleared) && self.facts.contact;
        let to = Pose { at: self.spot.filter(|_| may)?.at, facing: own.facing };
        let solids = Solids::but(table, &[self.who]);
        base(to).hindrance(&solids.bases, &table.plane(content)).is_none().then_some(to)
    }

    /// PR-13.7, PR-R34: a Charge for one more plain attack.
    fn brutal(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let who = self.who;
        let can_pay = is_there(cx, who) && cx.table().figure(who).tracks[0] > 0;
        let answer = answered(&reply);
        if self.brutal && self.won && can_pay && answer.is_none() {
            return ask(cx, who, Question::Brutal(who), self);
        }
        if answer != Some(Answer::Yes) {
            return self.go(StrikingStep::Again);
        }
        pay(cx, who, Cost { resource: Resource::Charge, n: 1 });
        call(Striking::begin(who, Weapon::Plain, Marks::ALL), self.at(StrikingStep::Again))
    }
}

/// PR-13.14, PR-R40: an attack without damage lets UNBREAKABLE fill the Charge of its target.
fn unharmed(cx: &mut Cx<'_>, who: Who) {
    if is_there(cx, who) && ability(cx.content(), cx.table().figure(who), Ability::Unbreakable) {
        gain(cx, who, Resource::Charge, u8::MAX);
    }
}

/// PR-9.1, PR-R2, PR-R18, PR-R19: whom a model may declare as its target. Arc and sight of a shot are not measured yet.
pub(crate) fn candidates(table: &Table, striking: &Striking, attack: Attack) -> Marks {
    let who = striking.who;
    let all = match attack.reach {
        Reach::Melee => melee(table, who, attack.around),
        Reach::Ranged if is_engaged(table, who) => Marks::NONE,
        Reach::Ranged => {
            let models = table.standing().map(|(other, _)| Target::Model(other));
            let blocks = table.blocks().map(|(block, _)| Target::Building(block));
            models.chain(blocks).filter(|target| target.is_enemy_of(who.side())).collect()
        }
    };
    all.minus(Marks::ALL.minus(striking.among))
}
