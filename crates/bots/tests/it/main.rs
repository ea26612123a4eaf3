//! Bots and duels, on the games of the catalog.

mod asked;
mod asked_heavy;
mod players;
mod reports;

use bots::{Duel, Level};
use kernel::Library;
use stak_bots::{Setup, StakBots};

/// A duel of Stak Bots with this set-up.
fn duel_of(setup: Setup, levels: &[Level], bouts: u64) -> Duel<StakBots> {
    let content = StakBots::content(&StakBots::house()).expect("the house pack has no faults");
    let (levels, measures) = (levels.to_vec(), catalog::Measures::all());
    Duel { setup, content, levels, bouts, seed: 1, dealt: false, threads: 0, measures }
}

/// The standard game for two.
fn standard(levels: &[Level], bouts: u64) -> Duel<StakBots> {
    duel_of(Setup::standard(2), levels, bouts)
}
