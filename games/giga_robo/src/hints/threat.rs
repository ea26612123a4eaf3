//! The probable cost of the planned or current attack for each seat.

use super::{ARMOR, FS, HAND};
use crate::GigaRobo;
use crate::city::{Cell, Cells};
use crate::content::{Card, Content};
use crate::dice::{Pool, Side};
use crate::forecast::Clash;
use crate::legality::attacks;
use crate::procedures::attack;
use crate::queries;
use crate::question::Question;
use crate::statics;
use crate::table::{Aim, Combat, Reaction, SEATS, Stage, Table};
use kernel::{Bout, Seat};

/// Chances are per mille.
const SURE: i64 = 1000;
/// The number of successes that is expected before the roll.
const LIKELY: u8 = 2;
/// To bring a robot down is worth more than its last Armor.
const DOWN: i64 = 5_000;

/// The probable loss of each seat.
pub(super) fn losses(bout: &Bout<GigaRobo>) -> [i64; SEATS] {
    let (table, content) = (bout.table(), bout.content());
    if (Stage::Declared..Stage::Resolving).contains(&table.combat.stage) {
        return in_combat(Clash::now(table, content), content);
    }
    let seat = table.active;
    match bout.question(seat) {
        Some(&Question::Aim(card)) => best_aim(table, content, seat, card),
        Some(&Question::Combo { cards, cell, aim }) => planned(table, content, seat, &cards, (cell, aim)),
        Some(_) | None => [0; SEATS],
    }
}

/// The attack of this card on the Target for which it is best.
fn best_aim(table: &Table, content: &Content, seat: Seat, card: Card) -> [i64; SEATS] {
    let robots = queries::targets(table, seat, Cells::ALL).filter(|&(_, aim)| aim == Aim::Robot);
    let legal = robots.filter(|&at| attacks::check_aim(table, content, seat, card, at).is_ok());
    let all = legal.map(|at| planned(table, content, seat, &[card], at));
    all.max_by_key(|losses| losses.iter().sum::<i64>() - 2 * losses[seat.index()]).unwrap_or([0; SEATS])
}

/// An attack that is not paid for yet.
fn planned(table: &Table, content: &Content, seat: Seat, cards: &[Card], at: (Cell, Aim)) -> [i64; SEATS] {
    let mut losses = in_combat(Clash::attack(table, content, seat, cards, at), content);
    let cost: u8 = cards.iter().map(|&card| statics::cost(table, content, seat, card)).sum();
    losses[seat.index()] += FS * i64::from(cost) + HAND * cards.len() as i64 / 2;
    losses
}

/// The worth of each side's damage, weighted by its probability.
fn in_combat(clash: Clash<'_>, content: &Content) -> [i64; SEATS] {
    let mut losses = [0; SEATS];
    let (mut table, pools) = clash.gathered();
    if table.combat.stage < Stage::Rolled {
        table.combat.successes = LIKELY;
    }
    for (side, chance) in Side::ALL.into_iter().zip(chances(&table, content, pools)) {
        let combat = &table.combat;
        if chance == 0 || combat.aim_of(side) != Aim::Robot {
            continue;
        }
        let Some(victim) = combat.other(combat.seat(side)) else { continue };
        losses[victim.index()] += pain(&table, content, side, victim) * chance / SURE;
    }
    losses
}

/// The cost of this side's damage for the victim.
fn pain(table: &Table, content: &Content, side: Side, victim: Seat) -> i64 {
    let player = table.player(victim);
    let full = i64::from(content.robots[usize::from(player.robot)].armor.max(1));
    let damage = i64::from(attack::total(table, content, side));
    let armor = i64::from(player.armor);
    ARMOR * damage.min(armor) / full + if damage >= armor { DOWN } else { 0 }
}

/// How likely each side is to succeed: the share of its dice; sure once they lie there.
fn chances(table: &Table, content: &Content, [one, other]: [Pool; 2]) -> [i64; 2] {
    let combat = &table.combat;
    if combat.stage >= Stage::Rolled {
        let winner = if combat.has_rolled() { combat.contest().winner } else { combat.winner };
        return Side::ALL.map(|side| if winner == Some(side) { SURE } else { 0 });
    }
    let (own, theirs) = (weight(one), weight(against(table, content, other)));
    let share = |dice: i64| SURE * dice / (own + theirs).max(1);
    [share(own), if combat.reaction == Reaction::Attack { share(theirs) } else { 0 }]
}

/// The dice of who answers; before that is chosen, those of Defend.
fn against(table: &Table, content: &Content, pool: Pool) -> Pool {
    let Combat { answered, reaction, seats, .. } = table.combat;
    if answered && reaction == Reaction::Open {
        return Pool::capped(0, 0, statics::defense(table, content, seats[1]).into());
    }
    pool
}

/// Dice by how high they can roll.
fn weight(pool: Pool) -> i64 {
    12 * i64::from(pool.attack() + pool.power()) + 10 * i64::from(pool.defense())
}
