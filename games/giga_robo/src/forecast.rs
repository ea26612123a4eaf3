//! The forecast of a roll: the pools that would be gathered now, and their exact odds.

mod harm;

pub(crate) use harm::{Harm, Stop};

use crate::city::Cell;
use crate::content::{Card, Content, Static, Topic};
use crate::dice::{DieKind, Odds, Pool, Side, counter};
use crate::legality::attacks;
use crate::legality::responses;
use crate::procedures::attack;
use crate::queries;
use crate::statics::{self, Prices};
use crate::table::{Aim, Camp, Combat, Reaction, Stage, Table};
use kernel::Seat;
use tabletop::Fraction;

/// GR-29.2: what one die of a Recovery Roll must show at least.
const RECOVERED: u8 = 7;

/// An attack that could come, or one in progress, with one of the ways to react to it.
#[derive(Clone)]
pub(crate) struct Clash<'a> {
    table: Table,
    content: &'a Content,
}

impl<'a> Clash<'a> {
    /// The attack of this seat with these cards.
    pub(crate) fn attack(
        table: &Table,
        content: &'a Content,
        seat: Seat,
        cards: &[Card],
        at: (Cell, Aim),
    ) -> Clash<'a> {
        let reactor = queries::reactor(table, seat, at.0);
        let combat = Combat {
            stage: Stage::Pools,
            seats: [seat, reactor.unwrap_or(seat)],
            answered: reactor.is_some(),
            cell: at.0,
            aim: at.1,
            camps: [Camp::attacking(cards), Camp::NONE],
            ..Combat::NONE
        };
        Clash { table: Table { combat, ..table.clone() }, content }.taking_up(Side::Active)
    }

    /// GR-R67: what waits for the next attack counts for this one.
    fn taking_up(mut self, side: Side) -> Clash<'a> {
        for at in 0..self.table.lasting.len() {
            self.table.lasting[at].spent |= attack::is_taken_up(&self.table, self.content, side, at);
        }
        self
    }

    /// The combat in progress.
    pub(crate) fn now(table: &Table, content: &'a Content) -> Clash<'a> {
        Clash { table: table.clone(), content }
    }

    /// The same when the other side Takes the Hit or Defends.
    pub(crate) fn met(mut self, reaction: Reaction) -> Clash<'a> {
        self.table.combat.reaction = reaction;
        self
    }

    /// The same when the other side reacts with this card.
    pub(crate) fn met_with(mut self, card: Card, aim: Aim) -> Clash<'a> {
        let combat = &mut self.table.combat;
        (combat.reaction, combat.answer_aim, combat.camps[1]) =
            (Reaction::Attack, aim, Camp::attacking(&[card]));
        if let Some(cell) = self.table.cell(self.table.combat.seats[0]) {
            self.table.combat.answer_cell = cell;
        }
        self.taking_up(Side::Reactive)
    }

    /// Whether the other side may Defend (GR-11.8, GR-11.9).
    pub(crate) fn may_defend(&self) -> bool {
        let combat = &self.table.combat;
        combat.answered
            && combat.aim == Aim::Robot
            && statics::defense(&self.table, self.content, combat.seats[1]) > 0
    }

    /// GR-12.3, GR-12.4: whether the Target has Cover, and whether the attacker stands higher.
    pub(crate) fn terms(&self) -> [bool; 2] {
        let first = self.table.combat.camps[0].cards.first().map(|card| card.card);
        let covered = |card| attack::is_covered(&self.table, self.content, Side::Active, card);
        [first.is_some_and(covered), attack::stands_higher(&self.table, Side::Active)]
    }

    /// GR-11.3: of the cards with which the other side may strike back, for all that everybody knows, the one that is best
    /// against this attack; with the odds that the attack is ahead of it.
    pub(crate) fn worst_strike(&self) -> Option<(Card, Fraction)> {
        if !self.table.combat.answered {
            return None;
        }
        let (table, content) = (&self.table, self.content);
        let seat = table.combat.seats[1];
        let prices = Prices::now(table, content, seat);
        let strikes = attacks::reactions(&prices, responses::reachable(table, content, seat));
        let strikes = strikes.filter(|(_, aim)| *aim == Aim::Robot);
        let odds = strikes.filter_map(|(card, aim)| {
            let clash = Clash { table: table.clone(), content }.met_with(card, aim);
            Some((card, clash.odds(None)?.1.win()))
        });
        odds.min_by_key(|(_, odds)| *odds)
    }

    /// GR-16.1, GR-16.9, GR-21.9: the damage to a Target that is no robot when nobody rolls against the attack, and what
    /// destroys it. Nothing if a text still to come can change it.
    pub(crate) fn razing(mut self) -> Option<(u8, u8)> {
        let seat = self.table.combat.seats[0];
        let pools = attack::gathered(&mut self.table, self.content);
        let successes = pools[0].0.unopposed();
        if self.table.combat.aim == Aim::Robot || !self.is_fixed(Side::Active, seat) {
            return None;
        }
        (self.table.combat.winner, self.table.combat.successes) = (Some(Side::Active), successes);
        let damage = if successes == 0 { 0 } else { attack::dealt(&self.table, self.content, Side::Active) };
        Some((damage, attack::RAZES))
    }

    /// GR-11.12: the successes when nobody rolls against the attack.
    pub(crate) fn unopposed(mut self) -> u8 {
        attack::gathered(&mut self.table, self.content)[0].0.unopposed()
    }

    /// The pools and the odds with this many more Power Dice on a side. No odds if a text changes results (GR-R51).
    pub(crate) fn odds(mut self, powered: Option<(Side, u8)>) -> Option<([Pool; 2], Odds)> {
        let (pools, [first, second]) = self.contest(powered)?;
        let odds = if self.rolls_against() {
            Odds::of(pools[0], pools[1], counter(first, second))
        } else {
            Odds::unopposed(pools[0])
        };
        Some((pools, odds))
    }

    /// Whether the other side rolls dice against the attack.
    fn rolls_against(&self) -> bool {
        match self.table.combat.reaction {
            Reaction::Open | Reaction::Hit => false,
            Reaction::Attack | Reaction::Defend => true,
        }
    }

    /// The pools with this many more Power Dice on a side, and who has Counter. Nothing if a text changes results.
    fn contest(&mut self, powered: Option<(Side, u8)>) -> Option<([Pool; 2], [bool; 2])> {
        let [(one, first), (other, second)] = attack::gathered(&mut self.table, self.content);
        let changed = |side| {
            let kinds = [DieKind::Attack, DieKind::Power];
            kinds.iter().any(|&kind| attack::results(&self.table, self.content, side, kind) != 0)
        };
        if changed(Side::Active) || changed(Side::Reactive) || self.is_retried() {
            return None;
        }
        let power = |side: Side, pool: Pool| match powered {
            Some((of, dice)) if of == side => pool.powered(dice),
            Some(_) | None => pool,
        };
        Some(([power(Side::Active, one), power(Side::Reactive, other)], [first, second]))
    }

    /// GR-9.8: the pools as they would be gathered now, and the combat as it stands then.
    pub(crate) fn gathered(mut self) -> (Table, [Pool; 2]) {
        let pools = attack::gathered(&mut self.table, self.content).map(|(pool, _)| pool);
        (self.table, pools)
    }

    /// GR-9.8: the pools as they would be gathered now.
    pub(crate) fn pools(self) -> [Pool; 2] {
        self.gathered().1
    }

    /// Whether a side may roll again what failed.
    fn is_retried(&self) -> bool {
        let again = |what: &Static| matches!(what, Static::SecondTry(_));
        self.table
            .combat
            .seats
            .iter()
            .any(|&seat| statics::any(&self.table, self.content, seat, Topic::Roll, again))
    }
}

/// GR-29.2, GR-29.3: the odds of a Recovery Roll with this many dice.
pub(crate) fn recovery(table: &Table, content: &Content, seat: Seat, dice: u8) -> Fraction {
    let more = statics::recovery(table, content, seat);
    let failing = u128::from(RECOVERED.saturating_sub(more).saturating_sub(1).min(12));
    let all = 12u128.pow(dice.into());
    Fraction::new(all - failing.pow(dice.into()), all)
}
