//! The dice fall, ties are set aside, success is determined. GR-9.11 to GR-9.13, GR-13, GR-R25, GR-R26, GR-R62, GR-R77.

use super::pools::recount;
use super::{Attack, AttackStep};
use crate::content::{Content, Hook, Static, Topic};
use crate::dice::{Die, DieKind, Pool, Side};
use crate::event::{Event, Faces};
use crate::procedures::{Cx, Flow, Hooks, Step, ask, hooks, stock, window};
use crate::question::{Answer, Moment, Question};
use crate::statics;
use crate::table::{Reaction, Stage, Table, Until};
use crate::text::{Part, Source, Text};
use kernel::Chance;

/// The sides of Attack Dice and Power Dice.
const TWELVES: u8 = 12;

/// The sides of Defense Dice.
const TENS: u8 = 10;

impl Attack {
    /// GR-9.11, GR-13.1, GR-R62: side by side, twelve-sided dice before ten-sided ones; nothing is rolled against a hit
    /// that is taken.
    pub(super) fn roll(self, cx: &mut Cx<'_>) -> Flow {
        if self.at == 0 {
            recount(cx);
            cx.table_mut().combat.stage = Stage::Rolled;
            use_up_dice(cx);
        }
        self.roll_lot(cx)
    }

    /// GR-R62: the next lot of dice falls.
    pub(super) fn roll_lot(self, cx: &mut Cx<'_>) -> Flow {
        if cx.table().combat.reaction == Reaction::Hit {
            return self.go(AttackStep::RollHooks);
        }
        let (side, tens) = lot(self.at);
        let Some(side) = side else { return self.go(AttackStep::RollHooks) };
        let count = dice_of(cx.table().combat.camp(side).pool, tens);
        if count == 0 {
            return Attack { at: self.at + 1, ..self }.go(AttackStep::Roll);
        }
        Flow::Roll {
            chance: Chance::Dice { count, sides: if tens { TENS } else { TWELVES } },
            then: self.at(AttackStep::HearDice),
        }
    }

    /// Whose dice fall now, for the first time, and how many sides they have.
    pub(crate) fn falling(&self) -> Option<(Side, u8)> {
        let (side, tens) = lot(self.at);
        let side = side.filter(|_| self.step == AttackStep::HearDice)?;
        Some((side, if tens { TENS } else { TWELVES }))
    }

    pub(super) fn hear_dice(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let Step::Rolled(rolled) = reply else { return self.go(AttackStep::RollHooks) };
        let (side, tens) = lot(self.at);
        let side = side.expect("there are four lots");
        let pool = cx.table().combat.camp(side).pool;
        for (face, at) in rolled.faces().iter().zip(0u8..) {
            let kind = match (tens, at < pool.attack()) {
                (true, _) => DieKind::Defense,
                (false, true) => DieKind::Attack,
                (false, false) => DieKind::Power,
            };
            let more = results(cx.table(), cx.content(), side, kind);
            cx.table_mut().combat.dice.push(Die::new(side, kind, *face as i8 + more));
        }
        let faces: Faces = rolled.faces().iter().copied().collect();
        cx.tell(Event::Rolled { seat: cx.table().combat.seat(side), faces });
        Attack { at: self.at + 1, ..self }.go(AttackStep::Roll)
    }

    /// Texts that work on every own Attack Roll; then the window. Where Instants cannot change the successes any more,
    /// they are those of the dice as they fell.
    pub(super) fn roll_hooks(self, cx: &mut Cx<'_>) -> Flow {
        if cx.table().combat.locked {
            cx.table_mut().combat.settle();
        }
        let [attacker, reactor] = cx.table().combat.seats;
        let defends = cx.table().combat.reaction == Reaction::Defend;
        let then = self.at(if defends { AttackStep::DefenseHooks } else { AttackStep::RolledWindow });
        let attacking = if reacts(cx) {
            Hooks::pair(Hook::Attacking, attacker, reactor)
        } else {
            Hooks::one(Hook::Attacking, attacker, reactor)
        };
        hooks(cx, attacking, then)
    }

    /// Texts that work on every own Defense Roll.
    pub(super) fn defense_hooks(self, cx: &mut Cx<'_>) -> Flow {
        let [attacker, reactor] = cx.table().combat.seats;
        hooks(cx, Hooks::one(Hook::Defending, reactor, attacker), self.at(AttackStep::RolledWindow))
    }

    /// GR-9.12, GR-9.13, GR-11.15, GR-13.7 to GR-13.14, GR-R77: anew from all dice.
    pub(super) fn determine(self, cx: &mut Cx<'_>) -> Flow {
        let combat = &mut cx.table_mut().combat;
        combat.changed = false;
        combat.stage = Stage::Determined;
        if !combat.locked {
            combat.settle();
        }
        if let Some(flow) = self.second_try(cx) {
            return flow;
        }
        let combat = &cx.table().combat;
        let leading =
            combat.winner.map(|side| Event::Led { seat: combat.seat(side), with: combat.successes });
        cx.tell(leading.unwrap_or(Event::NobodyLed));
        window(cx, Moment::Determined, self.at(AttackStep::DeterminedWindow))
    }

    /// An unsuccessful attack roll that may be rolled again once, by an ability, which no lock against Instants stops.
    fn second_try(self, cx: &Cx<'_>) -> Option<Flow> {
        let combat = &cx.table().combat;
        if combat.reaction == Reaction::Hit || combat.conceded.is_some() {
            return None;
        }
        for side in Side::ALL {
            let lost = combat.winner != Some(side) && combat.attacks(side) && !combat.camp(side).tried;
            let seat = combat.seat(side);
            let found = if lost { statics::retry(cx.table(), cx.content(), side) } else { None };
            if let (true, Some((text, _))) =
                (lost && combat.dice.iter().any(|die| die.side == side && !die.out), found)
            {
                let asked = Attack { side, ..self };
                let question = Question::May { text, clause: 0 };
                return Some(ask(seat, question, asked.at(AttackStep::HearTry)));
            }
            if lost && let Some((text, _)) = priced_try(cx, side) {
                let asked = Attack { side, ..self };
                let question = Question::May { text, clause: 0 };
                return Some(ask(seat, question, asked.at(AttackStep::HearPricedTry)));
            }
        }
        None
    }

    /// GR-R146: dice are removed, and the others are rolled again; who does not wish to is not asked again.
    pub(super) fn hear_priced_try(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let found = priced_try(cx, self.side).filter(|_| matches!(reply, Step::Answer(Answer::Yes)));
        let Some((_, dice)) = found else {
            cx.table_mut().combat.camp_mut(self.side).tried = true;
            return self.go(AttackStep::Determine);
        };
        for _ in 0..dice {
            let seat = cx.table().combat.seat(self.side);
            let all = &mut cx.table_mut().combat.dice;
            let mine = all.iter_mut().filter(|die| die.side == self.side && !die.out);
            let Some(die) = mine.min_by_key(|die| (die.kind != DieKind::Defense, die.value)) else { break };
            die.out = true;
            let of = die.value;
            cx.tell(Event::LostDie { seat, of });
        }
        Attack { at: 0, ..self }.ask_retry(cx)
    }

    pub(super) fn hear_try(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        cx.table_mut().combat.camp_mut(self.side).tried = true;
        if !matches!(reply, Step::Answer(Answer::Yes)) {
            return self.go(AttackStep::Determine);
        }
        let price = statics::retry(cx.table(), cx.content(), self.side).and_then(|(_, price)| price);
        if let Some(price) = price {
            let seat = cx.table().combat.seat(self.side);
            let owed = stock::pay(cx, seat, price, 1);
            debug_assert!(owed.is_none(), "such a price is paid at once");
        }
        Attack { at: 0, ..self }.ask_retry(cx)
    }

    pub(super) fn ask_retry(self, cx: &mut Cx<'_>) -> Flow {
        for at in self.at..2 {
            let count = mine(cx, self.side, at == 1);
            if count > 0 {
                let chance = Chance::Dice { count, sides: if at == 1 { 10 } else { 12 } };
                return Flow::Roll { chance, then: Attack { at, ..self }.at(AttackStep::RetryDice) };
            }
        }
        cx.table_mut().combat.reopen();
        self.go(AttackStep::RolledWindow)
    }

    pub(super) fn retry_dice(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        if let Step::Rolled(rolled) = reply {
            let tens = self.at == 1;
            let seat = cx.table().combat.seat(self.side);
            let mut faces = rolled.faces().iter();
            let side = self.side;
            let mut dice = cx.table().combat.dice;
            for die in dice.iter_mut().filter(|die| is_in(die, side, tens)) {
                let face = *faces.next().expect("as many dice were rolled") as i8;
                let value = face + results(cx.table(), cx.content(), side, die.kind);
                cx.tell(Event::Rerolled { seat, from: die.value, to: value });
                die.value = value;
            }
            cx.table_mut().combat.dice = dice;
        }
        Attack { at: self.at + 1, ..self }.ask_retry(cx)
    }

    /// GR-13.11, GR-13.12, GR-R77: changed dice are looked at again; a success is resolved.
    pub(super) fn determined(self, cx: &mut Cx<'_>) -> Flow {
        if cx.table().combat.changed {
            return self.go(AttackStep::Determine);
        }
        let Some(side) = crate::legality::needs::succeeded(cx.table()) else {
            return self.go(AttackStep::AfterDamage);
        };
        let seat = cx.table().combat.seat(side);
        let foe = cx.table().combat.other(seat).unwrap_or(seat);
        cx.table_mut().combat.stage = Stage::Resolving;
        let then = Attack { side, at: 0, ..self }.at(AttackStep::SuccessHooks);
        hooks(cx, Hooks::one(Hook::Success, seat, foe), then)
    }
}

/// GR-R146: the text of the first card that lets its failed roll be made again, and how many dice that costs; more must be
/// there.
fn priced_try(cx: &Cx<'_>, side: Side) -> Option<(Text, u8)> {
    let combat = &cx.table().combat;
    let seat = combat.seat(side);
    let card = combat.camp(side).cards.first().filter(|first| !first.cancelled)?.card;
    let always = &cx.table().facts(cx.content(), seat, card).always;
    let (at, dice) = (0..)
        .zip(always)
        .find_map(|(at, what)| if let Static::TryAgain(dice) = what { Some((at, *dice)) } else { None })?;
    let there = combat.dice.iter().filter(|die| die.side == side && !die.out).count();
    let text = Text { seat, source: Source::Card(card), part: Part::Always(at) };
    (there > usize::from(dice)).then_some((text, dice))
}

/// The four lots of dice, one after the other: whose, and whether ten-sided.
fn lot(at: u8) -> (Option<Side>, bool) {
    match at {
        0 => (Some(Side::Active), false),
        1 => (Some(Side::Active), true),
        2 => (Some(Side::Reactive), false),
        3 => (Some(Side::Reactive), true),
        4.. => (None, false),
    }
}

fn dice_of(pool: Pool, tens: bool) -> u8 {
    if tens { pool.defense() } else { pool.attack() + pool.power() }
}

fn is_in(die: &Die, side: Side, tens: bool) -> bool {
    die.side == side && !die.out && (die.kind == DieKind::Defense) == tens
}

fn mine(cx: &Cx<'_>, side: Side, tens: bool) -> u8 {
    cx.table().combat.dice.iter().filter(|die| is_in(die, side, tens)).count() as u8
}

fn reacts(cx: &Cx<'_>) -> bool {
    super::reacts_with_cards(&cx.table().combat)
}

/// GR-29.1, GR-R51: what lasting texts add to the result of a die of this kind: own ones to all dice of an Attack Roll, or to
/// Attack Dice alone; those of the other side to its Attack Dice.
pub(crate) fn results(table: &Table, content: &Content, side: Side, kind: DieKind) -> i8 {
    let seat = table.combat.seat(side);
    if !table.combat.attacks(side) {
        return 0;
    }
    let own = statics::sum(table, content, seat, Topic::Roll, |what| {
        let all = if let Static::Results(more) = what { *more } else { 0 };
        let attack = if let Static::AttackResults(more) = what { *more } else { 0 };
        if kind == DieKind::Attack { all + attack } else { all }
    });
    let other = table.combat.other(seat).filter(|_| kind == DieKind::Attack);
    let theirs = other.map_or(0, |other| {
        statics::sum(table, content, other, Topic::Roll, |what| {
            if let Static::FoesResults(more) = what { *more } else { 0 }
        })
    });
    own.saturating_add(theirs)
}

/// GR-R67: what gives dice to the next Attack Roll is used up by this one.
fn use_up_dice(cx: &mut Cx<'_>) {
    let table = cx.table();
    let mut rolls = kernel::SeatSet::default();
    for side in Side::ALL {
        if table.combat.attacks(side) && (side == Side::Active || table.combat.answered) {
            rolls.insert(table.combat.seat(side));
        }
    }
    let spent: arrayvec::ArrayVec<usize, 64> = table
        .lasting
        .iter()
        .enumerate()
        .filter(|(_, lasting)| lasting.until == Until::NextRoll && rolls.contains(table.flies(lasting.seat)))
        .map(|(at, _)| at)
        .collect();
    for at in spent {
        cx.table_mut().lasting[at].spent = true;
    }
}
