//! The damage of a successful attack. GR-9.15, GR-14.4, GR-14.5, GR-14.7 to GR-14.10, GR-16, GR-R30, GR-R31, GR-R50, GR-R74.

use super::{Attack, AttackStep};
use crate::city::Cell;
use crate::content::{Amount, Card, Content, Kind, Static, Topic};
use crate::dice::Side;
use crate::frame::Frame;
use crate::procedures::{Collide, Cx, Flow, Hurt, Step, ask, call, hurt::Cause, owing, stock, tiles};
use crate::queries;
use crate::question::{Answer, Question};
use crate::statics::{self, Counting, Holding, fits};
use crate::table::{Aim, CardInPlay, Table};
use crate::text::{Part, Source, Text};
use kernel::Seat;

/// GR-16.1, GR-16.9, GR-21.9: the damage that destroys the Target.
const RAZES: u8 = 3;

impl Attack {
    /// Asks for what damage may be bought, card by card; then counts.
    pub(super) fn damage(self, cx: &mut Cx<'_>) -> Flow {
        let combat = &cx.table().combat;
        let seat = combat.seat(self.side);
        let Some(&card) = combat.camp(self.side).cards.get(usize::from(self.at)) else {
            return self.go(AttackStep::HearOverload);
        };
        let facts = cx.table().facts(cx.content(), seat, card.card);
        if let (Some(bought), false) = (facts.hurt.bought, card.broken) {
            let most = statics::number(cx.table(), cx.content(), counting(cx.table(), self.side), bought.most)
                .max(0) as u8;
            let most = most.min(stock::times(cx.table(), seat, Source::Card(card.card), bought.price));
            if most > 0 {
                let text = Text { seat, source: Source::Card(card.card), part: Part::Rules };
                let price = Some(bought.price);
                let question = Question::Number { text, clause: None, most, price };
                return ask(seat, question, self.at(AttackStep::HearBought));
            }
        }
        Attack { at: self.at + 1, ..self }.go(AttackStep::Damage)
    }

    pub(super) fn hear_bought(mut self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let combat = &cx.table().combat;
        let seat = combat.seat(self.side);
        let card = combat.camp(self.side).cards[usize::from(self.at)].card;
        if let (Step::Answer(Answer::Number(times)), Some(bought)) =
            (reply, cx.table().facts(cx.content(), seat, card).hurt.bought)
        {
            self.more = self.more.saturating_add(times * bought.damage);
            let owed = stock::pay(cx, seat, bought.price, times);
            return owing(owed, Attack { at: self.at + 1, ..self }.at(AttackStep::Damage));
        }
        Attack { at: self.at + 1, ..self }.go(AttackStep::Damage)
    }

    /// A text by which a successful melee attack card leaves the game for the Power Dice of its roll.
    pub(super) fn hear_overload(mut self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let combat = &cx.table().combat;
        let (seat, dice) = (combat.seat(self.side), combat.camp(self.side).pool.power());
        if let Step::Answer(answer) = reply {
            if let Answer::Card(card) = answer {
                let mut cards = combat.camp(self.side).cards;
                cards.iter_mut().filter(|other| other.card == card).for_each(|other| other.banished = true);
                cx.table_mut().combat.camp_mut(self.side).cards = cards;
                self.more = self.more.saturating_add(dice);
            }
            return self.count(cx);
        }
        let holds = statics::any(cx.table(), cx.content(), seat, Topic::Damage, |what| {
            matches!(what, Static::Overload)
        });
        let from = melee_cards(cx.table(), cx.content(), self.side);
        if !holds || dice == 0 || from.is_empty() || matches!(reply, Step::Left(_)) {
            return self.count(cx);
        }
        let question =
            Question::Card { chosen: crate::question::Chosen::Banish, of: seat, from, may_stop: true };
        ask(seat, question, self.at(AttackStep::HearOverload))
    }

    fn count(self, cx: &mut Cx<'_>) -> Flow {
        let damage = total(cx.table(), cx.content(), self.side).saturating_add(self.more);
        let broken = cx.table().combat.camp(self.side).cards.first().is_none_or(|card| card.broken);
        cx.table_mut().combat.damage = if broken { 0 } else { damage };
        self.go(AttackStep::Inflict)
    }

    /// GR-16.1, GR-16.5, GR-14.10: on the Target, or around the attacker.
    pub(super) fn inflict(self, cx: &mut Cx<'_>) -> Flow {
        let (table, content) = (cx.table(), cx.content());
        let seat = table.combat.seat(self.side);
        if is_area(table, content, self.side) {
            let (todo, more) = (queries::next_to(table, content, seat), table.combat.damage);
            return Attack { todo, more, at: 0, ..self }.go(AttackStep::Area);
        }
        let amount = halve(table.combat.damage, table.combat.halved);
        if amount == 0 {
            return self.go(AttackStep::AfterDamage);
        }
        let Some((cell, aim)) = queries::target(table, self.side) else {
            return self.go(AttackStep::AfterDamage);
        };
        let then = self.at(AttackStep::AfterDamage);
        match aim {
            Aim::Robot => {
                let Some(victim) = table.robot_at(cell) else { return Flow::Go(then) };
                call(Frame::Hurt(Hurt::new(victim, amount, Some(seat), Cause::Attack)), then)
            }
            Aim::Structure => {
                tiles::break_barrier(cx, cell);
                if amount < RAZES {
                    return Flow::Go(then);
                }
                call(Frame::Collide(Collide::razed(cell, seat)), then)
            }
            Aim::Barrier => {
                if amount >= RAZES {
                    tiles::break_barrier(cx, cell);
                }
                Flow::Go(then)
            }
        }
    }

    /// GR-R50: robots around the attacker, each with the damage that its own texts prevent, then everything else there.
    pub(super) fn area(mut self, cx: &mut Cx<'_>) -> Flow {
        let seat = cx.table().combat.seat(self.side);
        while let Some(victim) = self.todo.iter().next() {
            self.todo.remove(victim);
            let amount = spared(cx.table(), cx.content(), seat, victim, self.more);
            if amount > 0 {
                let hurt = Hurt::new(victim, amount, Some(seat), Cause::Attack);
                return call(Frame::Hurt(hurt), self.at(AttackStep::Area));
            }
        }
        let Some(here) = cx.table().cell(seat) else { return self.go(AttackStep::AfterDamage) };
        let around = queries::around(cx.table(), cx.content(), here);
        let standing = |cell: &Cell| cx.table().city.site(*cell).has_structure() && self.more >= RAZES;
        let next = around.iter().find(standing);
        if self.more > 0 {
            for cell in around.iter() {
                tiles::break_barrier(cx, cell);
            }
        }
        match next {
            Some(cell) => call(Frame::Collide(Collide::razed(cell, seat)), self.at(AttackStep::Area)),
            None => self.go(AttackStep::AfterDamage),
        }
    }
}

/// GR-R30: what the texts of this side count from.
pub(super) fn counting(table: &Table, side: Side) -> Counting {
    let seat = table.combat.seat(side);
    let foe = table.combat.opponent(seat).unwrap_or(seat);
    Counting { seat, foe, about: foe, x: 0, recovered: 0, sum: 0 }
}

/// GR-28.5: what a lasting text of this side adds: "yours" is what belongs to the pilot whose text it is, and who has it
/// from an opponent is "your opponent" there. GR-R67: what was counted when it was begun is remembered.
fn added(table: &Table, content: &Content, side: Side, holding: &Holding<'_>, by: Amount) -> i8 {
    let (seat, on) = (holding.text.seat, table.combat.seat(side));
    let foe = if table.opposed(seat, on) { on } else { counting(table, side).foe };
    let begun = holding.lasting.map(|at| table.lasting[usize::from(at)]);
    let (about, count) = begun.map_or((seat, 0), |begun| (begun.seat, begun.counted));
    let counting = Counting { seat, foe, about, x: count, recovered: count, sum: count };
    statics::number(table, content, counting, by)
}

fn melee_cards(table: &Table, content: &Content, side: Side) -> crate::content::Cards {
    let seat = table.combat.seat(side);
    let cards = table.combat.camp(side).cards.iter().filter(|card| !card.broken && !card.banished);
    cards.map(|card| card.card).filter(|&card| table.facts(content, seat, card).kind == Kind::Melee).collect()
}

/// GR-14.4, GR-14.5, GR-14.7, GR-14.8, GR-R74: the damage of the cards, left to right, and what is added to the attack.
pub(crate) fn total(table: &Table, content: &Content, side: Side) -> u8 {
    let cards = table.combat.camp(side).cards.iter().filter(|card| !card.broken);
    let sum: i16 = cards.map(|card| i16::from(of_card(table, content, side, card))).sum();
    let bonus = i16::from(bonus(table, content, side));
    let taken = i16::from(taken(table, content, side));
    (sum + bonus + taken).clamp(0, 200) as u8
}

/// GR-14.4, GR-14.10: what of it reaches the robot that is the Target.
pub(crate) fn dealt(table: &Table, content: &Content, side: Side) -> u8 {
    halve(total(table, content, side), table.combat.halved)
}

/// GR-14.7, GR-25.4, GR-25.6: the damage of one card.
fn of_card(table: &Table, content: &Content, side: Side, card: &CardInPlay) -> i8 {
    let seat = table.combat.seat(side);
    let facts = table.facts(content, seat, card.card);
    let times = if facts.hurt.per_success { table.combat.successes } else { 1 };
    let plus = statics::number(table, content, counting(table, side), facts.hurt.plus);
    let mut each = 0i8;
    statics::each(table, content, seat, Topic::Damage, |holding| {
        let Static::Damage { attacks, by, each_card: true } = holding.what else { return };
        if fits(attacks, facts, card.card) {
            each = each.saturating_add(added(table, content, side, &holding, *by));
        }
    });
    (i16::from(facts.damage) * i16::from(times) + i16::from(plus) + i16::from(each)).clamp(0, 100) as i8
}

/// Bonuses that count once for the attack.
fn bonus(table: &Table, content: &Content, side: Side) -> i8 {
    let seat = table.combat.seat(side);
    let fits = |filter| super::pools::attack_fits(table, content, side, filter);
    let mut more = 0i8;
    statics::each(table, content, seat, Topic::Damage, |holding| {
        let Static::Damage { attacks, by, each_card: false } = holding.what else { return };
        if fits(attacks) {
            more = more.saturating_add(added(table, content, side, &holding, *by));
        }
    });
    more
}

/// What the lasting texts of the Target take off the damage; of an area everybody's own do ([`spared`]).
fn taken(table: &Table, content: &Content, side: Side) -> i8 {
    let Some((cell, Aim::Robot)) = queries::target(table, side) else { return 0 };
    let victim = table.robot_at(cell).filter(|_| !is_area(table, content, side));
    victim.map_or(0, |victim| taken_by(table, content, victim))
}

fn taken_by(table: &Table, content: &Content, victim: Seat) -> i8 {
    let taken = |what: &Static| if let Static::AttackDamageTaken(by) = what { *by } else { 0 };
    statics::sum(table, content, victim, Topic::Damage, taken)
}

/// GR-R50: the damage of an area that is left for this robot. Only the other side of the combat has halved its own.
fn spared(table: &Table, content: &Content, attacker: Seat, victim: Seat, damage: u8) -> u8 {
    let left = damage.saturating_add_signed(taken_by(table, content, victim));
    if table.combat.other(attacker) == Some(victim) { halve(left, table.combat.halved) } else { left }
}

/// GR-R50: whether the damage goes around the attacker instead of to the Target.
fn is_area(table: &Table, content: &Content, side: Side) -> bool {
    let first = table.combat.camp(side).cards.first();
    first.is_some_and(|first| table.facts(content, table.combat.seat(side), first.card).hurt.around_me)
}

/// GR-1.16: halved as often as texts say, and rounded up each time.
fn halve(damage: u8, times: u8) -> u8 {
    (0..times).fold(damage, |damage, _| damage.div_ceil(2))
}

/// The text after the damage of a card.
pub(super) fn after(table: &Table, content: &Content, side: Side) -> Option<Text> {
    let seat: Seat = table.combat.seat(side);
    let has = |card: Card| !table.facts(content, seat, card).hurt.then.is_empty();
    let cards = table.combat.camp(side).cards.iter().filter(|card| !card.broken);
    let card = cards.map(|card| card.card).find(|&card| has(card))?;
    Some(Text { seat, source: Source::Card(card), part: Part::Hurt })
}
