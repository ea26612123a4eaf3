//! Bots and duels, on the games of the catalog.

mod asked;
mod asked_heavy;
mod players;
mod reports;

use bots::{Bot, Duel, Level, answer_of};
use kernel::{Bout, Dealer, Hints, Library, Seat};
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

/// The answer of a bot, or of chance where a set-up is left to chance, as in quick play.
fn quick_answer<R: Hints>(
    bout: &Bout<R>,
    seat: Seat,
    bot: &mut dyn Bot<R>,
    dealer: &mut Dealer,
) -> R::Answer {
    let by_chance = R::by_chance(bout, seat);
    match by_chance.len() as u32 {
        0 => answer_of(bot, bout, seat).expect("the seat is asked"),
        count => by_chance[dealer.below(count) as usize],
    }
}
