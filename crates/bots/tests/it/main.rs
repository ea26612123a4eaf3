//! Bots, on the games of the catalog.

mod asked;
mod asked_heavy;
mod chances;
mod players;
mod searching;

use bots::{Bot, answer_of};
use kernel::{Bout, Dealer, Hints, Rules, Seat, Waiting};

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

/// The first seat that owes an answer.
fn owing<R: Rules>(bout: &Bout<R>) -> Option<Seat> {
    match bout.waiting() {
        Waiting::Seats(seats) => seats.iter().next(),
        Waiting::Chance(_) | Waiting::Over => None,
    }
}
