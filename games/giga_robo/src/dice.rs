//! The dice: pools, what counts after a roll, and the exact odds before one.
//!
//! - [`Die`]: one die on the table, [`Side`] and [`DieKind`] of it.
//! - [`Contest`]: ties, winner and successes of the dice that were rolled.
//! - [`Pool`]: the dice that a side is going to roll.
//! - [`Odds`]: how likely the Active side's attack succeeds, and with how many successes.

mod contest;
mod die;
mod odds;
mod pool;
#[cfg(test)]
mod tests;

pub use contest::{Contest, counter};
pub use die::{Die, DieKind, Side};
pub use odds::Odds;
pub use pool::{ATTACK_MAX, DEFENSE_MAX, POOL_MAX, POWER_MAX, Pool};
