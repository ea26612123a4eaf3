//! The probable cost of the current attack for each seat.

use super::ARMOR;
use crate::content::Content;
use crate::dice::{Pool, Side};
use crate::forecast::Clash;
use crate::procedures::attack;
use crate::statics;
use crate::table::{Aim, Combat, Reaction, SEATS, Stage, Table};
use kernel::Seat;

/// Chances are per mille.
const SURE: i64 = 1000;
/// The number of successes that is expected before the roll.
const LIKELY: u8 = 2;
/// To bring a robot down is worth more than its last Armor.
const DOWN: i64 = 5_000;

/// The probable loss of each seat: what each side's damage is worth, weighted by its probability.
pub(super) fn losses(table: &Table, content: &Content) -> [i64; SEATS] {
    let mut losses = [0; SEATS];
    if !(Stage::Declared..Stage::Resolving).contains(&table.combat.stage) {
        return losses;
    }
    let (mut table, pools) = Clash::now(table, content).gathered();
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
