//! The damage of a successful attack. GR-9.15, GR-14.4, GR-14.5, GR-14.7 to GR-14.10, GR-16, GR-R30, GR-R31, GR-R50, GR-R74.

use super::{Attack, AttackStep};
use crate::city::Cell;
use crate::content::{Amount, Card, Content, Kind, Splash, Static, Tile, Topic, Trait};
use crate::dice::Side;
use crate::event::Event;
use crate::frame::Frame;
use crate::procedures::{
    Collide, Cx, Effect, Flow, Hurt, Out, Step, ask, call, hurt::Cause, is_anew, owing, stock, tiles,
};
use crate::queries;
use crate::question::{Answer, Question};
use crate::statics::{self, Counting, Holding, fits};
use crate::table::{Aim, CardInPlay, Stage, Table};
use crate::text::{Part, Source, Text};
use kernel::{Seat, SeatSet};

/// GR-16.1, GR-16.9, GR-21.9: the damage that destroys the Target.
pub(crate) const RAZES: u8 = 3;

impl Attack {
    /// GR-R91: what the Damage Texts do before they are counted, card by card.
    pub(super) fn before(self, cx: &mut Cx<'_>, reply: &Step) -> Flow {
        if let (Step::Out(Out::Number(done)), Some(at)) = (reply, self.at.checked_sub(1)) {
            let cards = &mut cx.table_mut().combat.camp_mut(self.side).cards;
            cards[usize::from(at)].done = *done;
        }
        let combat = &cx.table().combat;
        let seat = combat.seat(self.side);
        let mut cards = combat.camp(self.side).cards.iter().zip(0u8..).skip(usize::from(self.at));
        let next = cards.find(|(card, _)| {
            !card.broken && !cx.table().facts(cx.content(), seat, card.card).hurt.before.is_empty()
        });
        let Some((card, at)) = next else { return Attack { at: 0, ..self }.go(AttackStep::Damage) };
        let text = Text { seat, source: Source::Card(card.card), part: Part::Before };
        let foe = combat.opponent(seat).unwrap_or(seat);
        call(Frame::Effect(Effect::new(text, foe)), Attack { at: at + 1, ..self }.at(AttackStep::Before))
    }

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
            let paid = stock::times(cx.table(), seat, Source::Card(card.card), bought.price);
            // GR-R178: an X that is settled is paid as a whole.
            let most = if bought.all && paid < most { 0 } else { most.min(paid) };
            if most > 0 {
                let text = Text { seat, source: Source::Card(card.card), part: Part::Rules };
                let price = Some(bought.price);
                let question = Question::Number { text, clause: None, least: 0, most, price };
                return ask(seat, question, self.at(AttackStep::HearBought));
            }
        }
        Attack { at: self.at + 1, ..self }.go(AttackStep::Damage)
    }

    /// GR-R178: whether the damage that is asked about is bought as a whole or not at all.
    pub(crate) fn buys_all(&self, table: &Table, content: &Content) -> bool {
        let camp = table.combat.camp(self.side);
        let card = camp.cards.get(usize::from(self.at)).filter(|_| self.step == AttackStep::HearBought);
        let facts = card.map(|card| table.facts(content, table.combat.seat(self.side), card.card));
        facts.and_then(|facts| facts.hurt.bought).is_some_and(|bought| bought.all)
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
            matches!(what, Static::Trait(Trait::Overload))
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
        let next = Attack { at: 0, ..self };
        let damage = total(cx.table(), cx.content(), self.side).saturating_add(self.more);
        let broken = cx.table().combat.camp(self.side).cards.iter().all(|card| card.broken);
        cx.table_mut().combat.damage = if broken { 0 } else { damage };
        next.go(AttackStep::Inflict)
    }

    /// GR-R153: asks how often the damage is inflicted again, once; then does that. None if there is nothing to do.
    pub(super) fn again(mut self, cx: &mut Cx<'_>) -> Option<Flow> {
        let combat = &cx.table().combat;
        if combat.stage != Stage::Resolving {
            return None;
        }
        if let Some(left) = self.again.checked_sub(1) {
            self.again = left;
            return (left > 0).then(|| self.go(AttackStep::Inflict));
        }
        let seat = combat.seat(self.side);
        let first = combat.camp(self.side).cards.first().filter(|card| !card.broken)?;
        let dice = cx.table().facts(cx.content(), seat, first.card).hurt.repeat;
        let most = combat.successes.checked_div(dice)?;
        if most == 0 || cx.left().contains(seat) {
            return None;
        }
        let text = Text { seat, source: Source::Card(first.card), part: Part::Rules };
        let question = Question::Number { text, clause: None, least: 0, most, price: None };
        Some(ask(seat, question, self.at(AttackStep::HearRepeat)))
    }

    /// GR-R153: so many of the successful dice are removed for each time.
    pub(super) fn hear_repeat(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        if is_anew(&reply) {
            return self.after_damage(cx);
        }
        let times = if let Step::Answer(Answer::Number(times)) = reply { times } else { 0 };
        let combat = &mut cx.table_mut().combat;
        let seat = combat.seat(self.side);
        let first = combat.camp(self.side).cards[0].card;
        let dice = times * cx.table().facts(cx.content(), seat, first).hurt.repeat;
        lose_successes(cx, self.side, dice);
        Attack { again: times + 1, ..self }.after_damage(cx)
    }

    /// GR-16.1, GR-16.5, GR-14.10: on the Target, or around the attacker.
    pub(super) fn inflict(self, cx: &mut Cx<'_>) -> Flow {
        let (table, content) = (cx.table(), cx.content());
        let seat = table.combat.seat(self.side);
        if is_area(table, content, self.side) {
            let todo = in_area(table, content, self.side).minus(table.combat.spared);
            let more = table.combat.damage;
            return Attack { todo, more, at: 0, ..self }.go(AttackStep::Area);
        }
        let aimed = queries::target(table, self.side).filter(|(_, aim)| *aim == Aim::Robot);
        let robot = aimed.and_then(|(cell, _)| table.robot_at(cell));
        let raised = robot.map_or(0, |robot| above(table, content, self.side, robot));
        let amount = halve(table.combat.damage.saturating_add(raised), table.combat.halved);
        if amount == 0 || robot.is_some_and(|robot| table.combat.spared.contains(robot)) {
            return self.go(AttackStep::AfterDamage);
        }
        let Some((cell, aim)) = queries::target(table, self.side) else {
            return self.go(AttackStep::AfterDamage);
        };
        let halves = Halves::of(table, content, self.side);
        let half = if halves.any() { amount.div_ceil(2) } else { 0 };
        let near = splashed(table, content, self.side, cell).minus(table.combat.spared);
        let then = Attack { more: half, at: cell.0, todo: near, ..self }.at(AttackStep::Splash);
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

    /// GR-R132, GR-R180: half of the damage beside the Target, which stood at this place, for each text that says so: the
    /// robots, each with the damage that its own texts prevent, then everything else.
    pub(super) fn splash(mut self, cx: &mut Cx<'_>) -> Flow {
        let halves = Halves::of(cx.table(), cx.content(), self.side);
        if !halves.any() || self.more == 0 {
            return self.go(AttackStep::AfterDamage);
        }
        let seat = cx.table().combat.seat(self.side);
        while let Some(victim) = cx.table().first_in_order(self.todo) {
            self.todo.remove(victim);
            let times = if victim == seat { halves.hexes } else { halves.all() };
            let amount = spared(cx.table(), cx.content(), seat, victim, self.more.saturating_mul(times));
            if amount > 0 {
                let hurt = Hurt::new(victim, amount, Some(seat), Cause::Attack);
                return call(Frame::Hurt(hurt), self.at(AttackStep::Splash));
            }
        }
        let around = queries::around(cx.table(), cx.content(), Cell(self.at));
        let whole = self.more.saturating_mul(halves.all());
        if halves.hexes > 0 || whole >= RAZES {
            for cell in around.iter() {
                tiles::break_barrier(cx, cell);
            }
        }
        let standing = |cell: &Cell| cx.table().city.site(*cell).has_structure() && whole >= RAZES;
        match around.iter().find(standing) {
            Some(cell) => call(Frame::Collide(Collide::razed(cell, seat)), self.at(AttackStep::Splash)),
            None => self.go(AttackStep::AfterDamage),
        }
    }

    /// GR-R50: robots around the attacker, each with the damage that its own texts prevent, then everything else there.
    pub(super) fn area(mut self, cx: &mut Cx<'_>) -> Flow {
        let seat = cx.table().combat.seat(self.side);
        while let Some(victim) = self.todo.iter().next() {
            self.todo.remove(victim);
            let more = above(cx.table(), cx.content(), self.side, victim);
            let amount = spared(cx.table(), cx.content(), seat, victim, self.more.saturating_add(more));
            if amount > 0 {
                let hurt = Hurt::new(victim, amount, Some(seat), Cause::Attack);
                return call(Frame::Hurt(hurt), self.at(AttackStep::Area));
            }
        }
        let Some(here) = cx.table().cell(seat) else { return self.go(AttackStep::AfterDamage) };
        if ranges(cx.table(), cx.content(), self.side) {
            return self.go(AttackStep::AfterDamage);
        }
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

/// GR-R132, GR-R180: how often half of the damage hits what is beside the Target: hexes and all that is there, and Targets.
#[derive(Clone, Copy)]
struct Halves {
    hexes: u8,
    targets: u8,
}

impl Halves {
    /// By a card only beside an opponent; each text for itself.
    fn of(table: &Table, content: &Content, side: Side) -> Halves {
        let seat = table.combat.seat(side);
        let mut halves = Halves { hexes: 0, targets: 0 };
        let cards = table.combat.camp(side).cards.iter().filter(|card| !card.broken);
        let robot = table.combat.aim_of(side) == Aim::Robot;
        for splash in cards.filter_map(|card| table.facts(content, seat, card.card).hurt.splash) {
            match splash {
                Splash::Hexes => halves.hexes += u8::from(robot),
                Splash::Targets => halves.targets += u8::from(robot),
            }
        }
        statics::each(table, content, seat, Topic::Damage, |holding| {
            let Static::Splash(attacks) = holding.what else { return };
            halves.targets += u8::from(super::pools::attack_fits(table, content, side, attacks));
        });
        halves
    }

    fn all(self) -> u8 {
        self.hexes + self.targets
    }

    fn any(self) -> bool {
        self.all() > 0
    }
}

/// The robots beside the Target that a half hits.
fn splashed(table: &Table, content: &Content, side: Side, cell: Cell) -> SeatSet {
    let halves = Halves::of(table, content, side);
    if !halves.any() {
        return SeatSet::EMPTY;
    }
    let around = queries::around(table, content, cell);
    let robots: SeatSet = around.iter().filter_map(|near| table.robot_at(near)).collect();
    if halves.hexes > 0 { robots } else { robots.without(table.combat.seat(side)) }
}

/// GR-R30: what the texts of this side count from.
pub(super) fn counting(table: &Table, side: Side) -> Counting {
    let seat = table.combat.seat(side);
    let foe = table.combat.opponent(seat).unwrap_or(seat);
    Counting { about: foe, foe, ..Counting::none(seat) }
}

/// GR-28.5: what a lasting text of this side adds: "yours" is what belongs to the pilot whose text it is, and who has it
/// from an opponent is "your opponent" there. GR-R67: what was counted when it was begun is remembered.
fn added(table: &Table, content: &Content, side: Side, holding: &Holding<'_>, by: Amount) -> i8 {
    let (seat, on) = (holding.text.seat, table.combat.seat(side));
    let foe = if table.opposed(seat, on) { on } else { counting(table, side).foe };
    let begun = holding.lasting.map(|at| table.lasting[usize::from(at)]);
    let (about, count) = begun.map_or((seat, 0), |begun| (begun.seat, begun.counted));
    statics::number(table, content, Counting::remembered(seat, foe, about, count), by)
}

fn melee_cards(table: &Table, content: &Content, side: Side) -> crate::content::Cards {
    let seat = table.combat.seat(side);
    let cards = table.combat.camp(side).cards.iter().filter(|card| !card.broken && !card.banished);
    cards.map(|card| card.card).filter(|&card| table.facts(content, seat, card).kind == Kind::Melee).collect()
}

/// GR-14.4, GR-14.5, GR-14.7, GR-14.8, GR-R74: the damage of the cards, left to right, and what is added to the attack.
pub(crate) fn total(table: &Table, content: &Content, side: Side) -> u8 {
    let taken = i16::from(taken(table, content, side));
    (inflicted(table, content, side) + taken).clamp(0, 200) as u8
}

/// The same before texts of the Target take anything off.
pub(crate) fn inflicted(table: &Table, content: &Content, side: Side) -> i16 {
    let cards = table.combat.camp(side).cards.iter().filter(|card| !card.broken);
    let sum: i16 = cards.map(|card| i16::from(of_card(table, content, side, card))).sum();
    let bonus = i16::from(bonus(table, content, side));
    let all = i16::from(statics::all_damage(table, content));
    sum + bonus + all
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
    let counting = Counting { done: card.done, ..counting(table, side) };
    let plus = statics::number(table, content, counting, facts.hurt.plus);
    let mut each = 0i8;
    statics::each(table, content, seat, Topic::Damage, |holding| {
        let Static::Damage { attacks, by, each_card: true, near } = holding.what else { return };
        if fits(attacks, facts, card.card) && is_beside(table, content, seat, *near) {
            each = each.saturating_add(added(table, content, side, &holding, *by));
        }
    });
    let printed = if card.harmless { 0 } else { i16::from(facts.damage) };
    let base = printed + i16::from(facts.hurt.each_done) * i16::from(card.done);
    (base * i16::from(times) + i16::from(plus) + i16::from(each)).clamp(0, 100) as i8
}

/// What the cards of this side do more to an opponent who stands higher than its robot.
fn above(table: &Table, content: &Content, side: Side, victim: Seat) -> u8 {
    let seat = table.combat.seat(side);
    if !table.opposed(seat, victim) || table.level(victim) <= table.level(seat) {
        return 0;
    }
    let cards = table.combat.camp(side).cards.iter().filter(|card| !card.broken);
    cards.map(|card| table.facts(content, seat, card.card).hurt.higher).fold(0, u8::saturating_add)
}

/// Whether the robot stands on such a tile or adjacent to one; true where none is asked for.
fn is_beside(table: &Table, content: &Content, seat: Seat, tile: Option<Tile>) -> bool {
    let (Some(tile), Some(here)) = (tile, table.cell(seat)) else { return tile.is_none() };
    let near = queries::around(table, content, here).with(here);
    near.iter().any(|cell| tiles::lies(table.city.site(cell), tile))
}

/// Bonuses that count once for the attack.
fn bonus(table: &Table, content: &Content, side: Side) -> i8 {
    let seat = table.combat.seat(side);
    let fits = |filter| super::pools::attack_fits(table, content, side, filter);
    let mut more = 0i8;
    statics::each(table, content, seat, Topic::Damage, |holding| {
        let Static::Damage { attacks, by, each_card: false, near } = holding.what else { return };
        if fits(attacks) && is_beside(table, content, seat, *near) {
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
    let mut taken = 0i8;
    statics::each(table, content, victim, Topic::Damage, |holding| {
        if let Static::AttackDamageTaken(by) = holding.what {
            taken = taken.saturating_add(statics::held_number(table, content, victim, &holding, *by));
        }
    });
    taken
}

/// GR-R50: the damage of an area that is left for this robot. Only the other side of the combat has halved its own.
fn spared(table: &Table, content: &Content, attacker: Seat, victim: Seat, damage: u8) -> u8 {
    let left = damage.saturating_add_signed(taken_by(table, content, victim));
    if table.combat.other(attacker) == Some(victim) { halve(left, table.combat.halved) } else { left }
}

/// GR-R50: whether the damage goes around the attacker instead of to the Target.
fn is_area(table: &Table, content: &Content, side: Side) -> bool {
    let first = table.combat.camp(side).cards.first();
    let of = |card: Card| &table.facts(content, table.combat.seat(side), card).hurt;
    first.is_some_and(|first| of(first.card).around_me || of(first.card).in_range)
}

/// GR-R152: whether it goes to every opponent within the range of the card.
fn ranges(table: &Table, content: &Content, side: Side) -> bool {
    let first = table.combat.camp(side).cards.first();
    first.is_some_and(|first| table.facts(content, table.combat.seat(side), first.card).hurt.in_range)
}

/// GR-R50, GR-R152: the robots that the damage of an area reaches.
fn in_area(table: &Table, content: &Content, side: Side) -> kernel::SeatSet {
    let seat = table.combat.seat(side);
    let first = table.combat.camp(side).cards.first();
    let Some(first) = first.filter(|_| ranges(table, content, side)) else {
        return queries::next_to(table, content, seat);
    };
    let text = Text { seat, source: Source::Card(first.card), part: Part::Rules };
    queries::in_range(table, content, text).minus(table.side(seat))
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

/// GR-R153: so many successful dice of this side are removed, the lowest first.
fn lose_successes(cx: &mut Cx<'_>, side: Side, dice: u8) {
    let combat = &mut cx.table_mut().combat;
    let seat = combat.seat(side);
    combat.successes = combat.successes.saturating_sub(dice);
    for _ in 0..dice {
        let contest = cx.table().combat.contest();
        let dice = &mut cx.table_mut().combat.dice;
        let mine = dice
            .iter_mut()
            .enumerate()
            .filter(|(at, die)| die.side == side && !die.out && !contest.is_set_aside(*at));
        let Some((_, die)) = mine.min_by_key(|(_, die)| die.value) else { break };
        die.out = true;
        let of = die.value;
        cx.tell(Event::LostDie { seat, of });
    }
}
