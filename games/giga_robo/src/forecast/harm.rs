//! The Armor that an attack leaves, with exact odds. Where a text still to come can change it, nothing is said.

use super::Clash;
use crate::content::{Amount, Bought, Clause, Hook, Per, Static, Stock, Topic, Trait, Verb};
use crate::dice::{Odds, Side, counter};
use crate::procedures::attack;
use crate::procedures::hurt;
use crate::queries;
use crate::statics;
use crate::table::{Aim, CardInPlay};
use crate::text::Text;
use kernel::Seat;
use std::collections::BTreeMap;

/// More cases than a JavaScript number can count are not shown.
const CASES_MAX: u128 = 1 << 53;

/// What an attack may leave of the Armor of one robot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Harm {
    /// Whose robot.
    pub(crate) victim: Seat,
    /// Its Armor now.
    pub(crate) now: u8,
    /// Its Armor afterwards, the least first, each with the number of cases.
    pub(crate) outcomes: Vec<(u8, u64)>,
    /// What keeps away all damage that a success would do.
    pub(crate) stops: Vec<Stop>,
}

/// What takes damage off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stop {
    /// A text of the Target.
    Text(Text),
    /// Its Active Barrier.
    Barrier,
}

impl Clash<'_> {
    /// GR-9.11 to GR-9.15: what the roll to come may leave of the Armor of either side, with this many more Power Dice
    /// on a side.
    pub(crate) fn harm(mut self, powered: Option<(Side, u8)>) -> Vec<Harm> {
        if self.table.combat.conceded.is_some() {
            return Vec::new();
        }
        let Some((pools, [one, other])) = self.contest(powered) else { return Vec::new() };
        for (side, pool) in Side::ALL.into_iter().zip(pools) {
            self.table.combat.camp_mut(side).pool = pool;
        }
        if !self.rolls_against() {
            let harm = self.after(Side::Active, &Odds::unopposed(pools[0]));
            return harm.into_iter().collect();
        }
        let odds = Odds::of(pools[0], pools[1], counter(one, other));
        let reverse = Odds::of(pools[1], pools[0], counter(other, one));
        let harms = [self.after(Side::Active, &odds), self.after(Side::Reactive, &reverse)];
        harms.into_iter().flatten().collect()
    }

    /// GR-9.13 to GR-9.15: what the success that is determined leaves.
    pub(crate) fn settled(mut self) -> Vec<Harm> {
        let Some(winner) = self.table.combat.winner else { return Vec::new() };
        let left = self.left_by(winner, self.table.combat.successes);
        let harm = self.victim_of(winner).zip(left).map(|(victim, left)| {
            let now = self.table.player(victim).armor;
            let stops = if left == now { self.stops(winner, victim) } else { Vec::new() };
            Harm { victim, now, outcomes: vec![(left, 1)], stops }
        });
        harm.into_iter().collect()
    }

    /// GR-14.4 to GR-14.10: the Armor of the Target of this side, over all cases.
    fn after(&mut self, side: Side, odds: &Odds) -> Option<Harm> {
        let victim = self.victim_of(side).filter(|_| self.table.combat.attacks(side))?;
        let now = self.table.player(victim).armor;
        let mut outcomes: BTreeMap<u8, u128> = BTreeMap::new();
        let mut rest = odds.total();
        let mut stops = Vec::new();
        for (successes, cases) in odds.wins() {
            let left = self.left_by(side, successes)?;
            stops = if left == now { self.stops(side, victim) } else { Vec::new() };
            *outcomes.entry(left).or_default() += cases;
            rest -= cases;
        }
        if rest > 0 {
            *outcomes.entry(now).or_default() += rest;
        }
        let share = outcomes.values().fold(0, |share, &cases| gcd(share, cases));
        let counted = odds.total() / share <= CASES_MAX;
        let outcomes = outcomes.into_iter().map(|(armor, cases)| (armor, (cases / share) as u64)).collect();
        counted.then_some(Harm { victim, now, outcomes, stops })
    }

    /// GR-14.10, GR-14.11: the Armor of the Target after so many successes of this side, if nothing else can change it.
    fn left_by(&mut self, side: Side, successes: u8) -> Option<u8> {
        let victim = self.victim_of(side)?;
        if !self.is_fixed(side, victim) {
            return None;
        }
        (self.table.combat.winner, self.table.combat.successes) = (Some(side), successes);
        let player = self.table.player(victim);
        let damage = attack::dealt(&self.table, self.content, side);
        let stopped = if player.barrier { hurt::BARRIER } else { 0 };
        Some(player.armor.saturating_sub(damage.saturating_sub(stopped)))
    }

    /// GR-11.13, GR-14.8: what leaves nothing of the damage of this side, with the successes that it has.
    fn stops(&self, side: Side, victim: Seat) -> Vec<Stop> {
        let (table, content) = (&self.table, self.content);
        if attack::inflicted(table, content, side) <= 0 {
            return Vec::new();
        }
        if attack::dealt(table, content, side) > 0 {
            return vec![Stop::Barrier];
        }
        let mut stops = Vec::new();
        statics::each(table, content, victim, Topic::Damage, |holding| {
            let Static::AttackDamageTaken(by) = holding.what else { return };
            if statics::held_number(table, content, victim, &holding, *by) < 0 {
                stops.push(Stop::Text(holding.text));
            }
        });
        stops
    }

    /// The robot that is the Target of this side.
    fn victim_of(&self, side: Side) -> Option<Seat> {
        let (cell, aim) = queries::target(&self.table, side)?;
        self.table.robot_at(cell).filter(|_| aim == Aim::Robot)
    }

    /// Whether the damage of this side follows from its successes alone.
    pub(super) fn is_fixed(&self, side: Side, victim: Seat) -> bool {
        let (table, content) = (&self.table, self.content);
        let seat = table.combat.seat(side);
        let waits = |seat: Seat, hook: Hook| {
            statics::any(
                table,
                content,
                seat,
                Topic::Moment,
                move |what| matches!(what, Static::On { when, .. } if *when == hook),
            )
        };
        let choice = |what: &Static| match what {
            Static::Trait(Trait::Overload) => true,
            Static::Damage { by, .. } => !is_plain(*by),
            _ => false,
        };
        let moments = [Hook::Attacking, Hook::Success];
        table.combat.camp(side).cards.iter().all(|card| self.is_plain_card(seat, card))
            && !statics::any(table, content, seat, Topic::Damage, choice)
            && !moments.into_iter().any(|hook| waits(seat, hook) || waits(victim, hook))
            && !waits(victim, Hook::HurtComing)
            && !waits(victim, Hook::Defending)
            && !statics::any(table, content, seat, Topic::Moment, |what| {
                *what == Static::Trait(Trait::Grafted)
            })
    }

    fn is_plain_card(&self, seat: Seat, card: &CardInPlay) -> bool {
        let facts = self.table.facts(self.content, seat, card.card);
        let bought: &Option<Bought> = &facts.hurt.bought;
        !card.cancelled
            && !card.broken
            && !facts.hurt.around_me
            && !facts.hurt.in_range
            && facts.hurt.repeat == 0
            && !card.harmless
            && facts.hurt.before.is_empty()
            && facts.hurt.higher == 0
            && bought.is_none()
            && is_plain(facts.hurt.plus)
            && facts.played.is_empty()
            && card.lent.is_none()
            && statics::lent_text(&self.table, self.content, seat, card.card).is_empty()
            && (card.blank || facts.rules.iter().all(is_harmless))
    }
}

/// Whether an amount of damage is known before the dice fall.
fn is_plain(amount: Amount) -> bool {
    match amount.per {
        Per::Nothing
        | Per::Success
        | Per::MyFire
        | Per::MySurge
        | Per::MyPanic
        | Per::FoesFire
        | Per::FoesSurge
        | Per::FoesPanic
        | Per::AllFire
        | Per::InfernosNear
        | Per::MyRage => true,
        Per::X
        | Per::Recovered
        | Per::MyPowerDice
        | Per::MyPt
        | Per::Hand
        | Per::HalfSum
        | Per::FoesDamage
        | Per::FoesBase
        | Per::Done
        | Per::Failures
        | Per::FoesLowest
        | Per::FoesRage
        | Per::PowerDice
        | Per::MyDefense
        | Per::SpentDice
        | Per::SpentCost
        | Per::MyCards
        | Per::ArmorQuarter
        | Per::BarrierInPath
        | Per::MeleeCards => false,
    }
}

/// Whether a text that comes before the damage leaves it as it is: it only gives or takes Fighting Spirit.
fn is_harmless(clause: &Clause) -> bool {
    let spirit = match &clause.verb {
        Verb::Gain { what, .. } | Verb::Lose { what, .. } | Verb::LoseAll { what, .. } => *what == Stock::Fs,
        _ => false,
    };
    spirit && clause.price.is_none()
}

fn gcd(one: u128, other: u128) -> u128 {
    if other == 0 { one } else { gcd(other, one % other) }
}
