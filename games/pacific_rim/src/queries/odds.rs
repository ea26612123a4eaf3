//! Odds: what the dice of an attack may bring, of all their results. Integers only, in shares of a whole.
//!
//! A critical brings another die without end, so the results have no number. Each has its share of [`WHOLE`] instead.
//! What no power of six divides any more is rounded down: far less than anybody could see.

use super::dice::Combat;
use crate::pool::{Pip, Pool, damage};
use crate::table::Target;

/// All results together: 6 to the power of 20, a number that every client can hold.
pub const WHOLE: u64 = 6u64.pow(20);

/// PR-11.1: no attack does more damage.
const DAMAGE_MOST: usize = 5;
/// The sides of a combat die.
const SIDES: u8 = 6;
/// PR-T5: sixty dice hardly ever bring more successes than this.
const MOST: usize = 96;

/// The share of each number of successes.
type Shares = [u64; MOST];

/// A roll of which some dice have fallen and others have not.
#[derive(Clone, Copy, Debug)]
pub struct Roll {
    /// The successes that lie there.
    pub successes: u8,
    /// The triggers that lie there.
    pub triggers: u8,
    /// The dice that are still to be rolled.
    pub dice: u8,
}

impl Roll {
    /// So many dice, and none of them has fallen.
    pub fn of(dice: u8) -> Roll {
        Roll { successes: 0, triggers: 0, dice }
    }

    /// Dice that have fallen, and so many more.
    pub(crate) fn after(pool: &Pool, dice: u8) -> Roll {
        Roll { successes: pool.successes, triggers: pool.triggers, dice }
    }

    /// PR-17.11: the share of all results with at least so many successes.
    pub fn at_least(self, successes: u8) -> u64 {
        let all = self.results();
        let fewer: u64 = all.iter().flat_map(|row| &row[..usize::from(successes)]).sum();
        WHOLE - fewer
    }

    /// PR-1.34 to PR-1.39: the share of each result, by triggers and then by successes.
    fn results(self) -> Vec<Shares> {
        let mut all = vec![[0; MOST]; usize::from(self.triggers) + usize::from(self.dice) + 1];
        all[usize::from(self.triggers)][usize::from(self.successes)] = WHOLE;
        for _ in 0..self.dice {
            all = one_more(&all);
        }
        all
    }
}

/// The same results with one die more: what it shows without a critical, and after each critical the same again.
fn one_more(all: &[Shares]) -> Vec<Shares> {
    let [blank, trigger, success] = [Pip::Blank, Pip::Trigger, Pip::Success].map(faces);
    let row = |triggers: usize| {
        let mut shares = [0; MOST];
        let mut fewer = 0;
        for n in 0..MOST {
            let ends = blank * all[triggers][n]
                + trigger * triggers.checked_sub(1).map_or(0, |one| all[one][n])
                + success * n.checked_sub(1).map_or(0, |one| all[triggers][one]);
            fewer = (ends + faces(Pip::Critical) * fewer) / u64::from(SIDES);
            shares[n] = fewer;
        }
        shares
    };
    (0..all.len()).map(row).collect()
}

/// How many faces of a combat die show this.
fn faces(pip: Pip) -> u64 {
    (1..=SIDES).filter(|face| Pip::of(*face) == pip).count() as u64
}

/// What an attack may come to, in shares of [`WHOLE`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Prospect {
    /// PR-9.7: it is successful.
    pub won: u64,
    /// PR-11.1: it does so much damage.
    pub damage: [u64; DAMAGE_MOST + 1],
}

/// PR-9.6, PR-9.7, PR-14.1, PR-R22: what both rolls may come to, without any die that is rolled again.
pub(crate) fn prospect(combat: &Combat<'_>, attack: Roll, defence: Roll) -> Prospect {
    let mut strikes = [0; MOST];
    for (row, triggers) in attack.results().iter().zip(0..) {
        spread(&mut strikes, row, combat.more_successes(combat.by, triggers));
    }
    let (mut wards, mut spared) = ([0; MOST], [0; MOST]);
    for (row, triggers) in defence.results().iter().zip(0..) {
        match combat.target {
            Target::Building(_) => spread(&mut wards, row, 0),
            Target::Model(who) => {
                let into = if combat.spares(who, triggers) { &mut spared } else { &mut wards };
                spread(into, row, combat.more_successes(who, triggers));
            }
        }
    }
    compared(&strikes, &wards, &spared)
}

/// Adds these shares, so many successes further.
fn spread(into: &mut Shares, row: &Shares, more: u8) {
    for (n, share) in row.iter().enumerate() {
        into[(n + usize::from(more)).min(MOST - 1)] += share;
    }
}

/// All results of one side against all of the other.
fn compared(strikes: &Shares, wards: &Shares, spared: &Shares) -> Prospect {
    let (mut won, mut harmed) = (0, [0; DAMAGE_MOST + 1]);
    for (attack, share) in strikes.iter().enumerate().filter(|(_, share)| **share > 0) {
        for defence in 0..attack {
            let both = |other: u64| u128::from(*share) * u128::from(other);
            won += both(wards[defence]) + both(spared[defence]);
            harmed[usize::from(damage(attack as u8, defence as u8))] += both(wards[defence]);
        }
    }
    let share = |both: u128| (both / u128::from(WHOLE)) as u64;
    let mut damage = harmed.map(share);
    damage[0] = WHOLE - damage.iter().sum::<u64>();
    Prospect { won: share(won), damage }
}

#[cfg(test)]
mod tests;
