//! Hints: what a computer opponent may use besides the rules.

use crate::bout::Bout;
use crate::rules::Rules;
use crate::seat::{SEATS_MAX, Seat, SeatSet};
use std::ops::Index;

/// What a computer opponent may use besides the rules.
pub trait Hints: Rules {
    /// How good an unfinished bout is for `seat`; higher is better.
    fn promise(bout: &Bout<Self>, seat: Seat) -> i64;

    /// How good an imagined bout is for `seat`. A win is worth [`Hints::WIN`].
    fn worth(bout: &Bout<Self>, seat: Seat) -> i64 {
        match bout.outcome() {
            Some(outcome) => (i64::from(outcome.halves(seat)) - 1) * Self::WIN,
            None => Self::promise(bout, seat),
        }
    }

    /// If `seat` is asked something that belongs to setting up the table: the answers among which chance may choose
    /// for players who want to begin at once. Otherwise none.
    fn by_chance(_bout: &Bout<Self>, _seat: Seat) -> Vec<Self::Answer> {
        Vec::new()
    }

    /// Whether the seat is asked for the rest of what it began with its last answer, such as where a thing goes. A player
    /// that looks ahead gives these answers too before it judges.
    fn is_halfway(_bout: &Bout<Self>, _seat: Seat) -> bool {
        false
    }

    /// The answer with which the seat ends its turn, where it is asked whether to go on. A player that looks ahead judges
    /// what it could do only after its turn has ended: otherwise whatever puts off the end looks better than the end.
    fn hands_over(_bout: &Bout<Self>, _seat: Seat) -> Option<Self::Answer> {
        None
    }

    /// How a player that looks ahead compares the answers that it or another seat could give on the way.
    const ON_THE_WAY: OnTheWay = OnTheWay::AtOnce;

    /// The seats that win and lose together with this one; itself among them.
    fn mates(_bout: &Bout<Self>, seat: Seat) -> SeatSet {
        SeatSet::only(seat)
    }

    /// How likely each seat is to win an imagined bout; a draw counts half. Seats that are not mates share one whole.
    fn chances(bout: &Bout<Self>) -> Chances {
        match bout.outcome() {
            Some(outcome) => Chances::of(bout.seats(), |seat| f64::from(outcome.halves(seat)) / 2.0),
            None => Chances::weighed(bout),
        }
    }

    /// So much more of [`Hints::promise`] than the only other side multiplies the odds by e.
    const SCALE: i64;

    /// How computer opponents think about the game.
    const THOUGHT: Thought = Thought::USUAL;

    /// More than any unfinished position is worth.
    const WIN: i64 = 1_000_000;
}

/// How the answers on the way are compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OnTheWay {
    /// By the position right after each of them.
    AtOnce,
    /// By the position to which default answers lead from there, with other chance than what is to come: for games with
    /// answers to answers, where the position in between tells little. The own seat is followed with care once, and by default
    /// answers after that. It takes several times as long.
    Through,
}

/// How computer opponents think about a game: figures that were found by play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thought {
    /// How many of a thousand answers the two weakest overlook, the weakest first.
    pub overlooked: [u32; 2],
    /// How many walks the two strongest take for a decision, the strongest last.
    pub walks: [u32; 2],
    /// How many of the answers that look best at once are searched.
    pub kept: u32,
    /// How many walks count as much as the first look.
    pub trust: u32,
    /// How curious walks are, in thousandths of the whole chance.
    pub curious: u32,
    /// How much better than the position so far an answer is thought to be that was never tried, in thousandths.
    pub hope: u32,
}

impl Thought {
    /// For a game of which nothing is known yet.
    pub const USUAL: Thought = Thought {
        overlooked: [600, 300],
        walks: [300, 3_000],
        kept: 10,
        trust: 10,
        curious: 150,
        hope: 1_000,
    };
}

/// How likely each seat is to win, from 0 to 1. Reckoned without the machine's own functions, so that it is the same on
/// every machine.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Chances([f64; SEATS_MAX]);

impl Chances {
    /// The chance of each of so many seats.
    pub fn of(seats: u8, mut chance: impl FnMut(Seat) -> f64) -> Chances {
        let mut all = [0.0; SEATS_MAX];
        for (seat, place) in (0..seats).map(Seat).zip(&mut all) {
            *place = chance(seat);
        }
        Chances(all)
    }

    /// By what the sides promise themselves: each has the odds of e to the power of half its promise, by the scale.
    fn weighed<R: Hints>(bout: &Bout<R>) -> Chances {
        let seats = bout.seats();
        let mates: [SeatSet; SEATS_MAX] = std::array::from_fn(|seat| match seat < usize::from(seats) {
            true => R::mates(bout, Seat(seat as u8)),
            false => SeatSet::EMPTY,
        });
        let speaks = |seat: Seat| mates[seat.index()].iter().next() == Some(seat);
        let all = SeatSet::first(seats);
        let mut promises = [0; SEATS_MAX];
        all.iter()
            .filter(|&seat| speaks(seat))
            .for_each(|seat| promises[seat.index()] = R::promise(bout, seat));
        let most =
            all.iter().filter(|&seat| speaks(seat)).map(|seat| promises[seat.index()]).max().unwrap_or(0);
        let weight = |seat: Seat| exp((promises[seat.index()] - most) as f64 / (2 * R::SCALE) as f64);
        let sum: f64 = all.iter().filter(|&seat| speaks(seat)).map(weight).sum();
        Chances::of(seats, |seat| {
            mates[seat.index()].iter().next().map_or(0.0, |speaker| weight(speaker) / sum)
        })
    }
}

impl Index<Seat> for Chances {
    type Output = f64;

    fn index(&self, seat: Seat) -> &f64 {
        &self.0[seat.index()]
    }
}

/// Powers below this are as good as nothing.
const LEAST: f64 = -40.0;

/// e to the power of `x`, which is not above zero.
fn exp(x: f64) -> f64 {
    let x = x.max(LEAST);
    // The power of two, and what is left of it.
    let twos = (x * std::f64::consts::LOG2_E).floor();
    let rest = x - twos * std::f64::consts::LN_2;
    let series = (1..=TERMS).rev().fold(1.0, |sum, term| 1.0 + sum * rest / f64::from(term));
    series * f64::from_bits(((1023 + twos as i64) as u64) << 52)
}

const TERMS: u32 = 14;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn powers_are_those_of_the_machine() {
        for x in (-390..=0).map(|tenth| f64::from(tenth) / 10.0) {
            assert!((exp(x) / x.exp() - 1.0).abs() < 1e-12, "{x}");
        }
        assert_eq!(exp(0.0), 1.0);
        assert!(exp(-1e9) < 1e-17);
    }
}
