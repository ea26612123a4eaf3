//! Many bouts between bots, on the games of the catalog.

mod contests;
mod reports;
mod strength;

use arena::Duel;
use bots::Level;
use kernel::Library;
use stak_bots::{Setup, StakBots};

/// A duel of Stak Bots with this set-up.
fn duel_of(setup: Setup, levels: &[Level], bouts: u64) -> Duel<StakBots> {
    let content = StakBots::content(&StakBots::house()).expect("the house pack has no faults");
    let (levels, measures) = (levels.to_vec(), catalog::Measures::all());
    Duel { setup, content, levels, bouts, seed: 1, dealt: false, threads: 0, timed: false, measures }
}

/// The standard game for two.
fn standard(levels: &[Level], bouts: u64) -> Duel<StakBots> {
    duel_of(Setup::standard(2), levels, bouts)
}
