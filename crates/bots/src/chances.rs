//! Chances to win, by what a game's hints promise.

use kernel::{Bout, Hints, SEATS_MAX, Seat, SeatSet};
use std::ops::Index;

/// How likely each seat is to win, from 0 to 1. Reckoned without the machine's own functions, so that it is the same on
/// every machine.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Chances([f64; SEATS_MAX]);

impl Chances {
    /// The chance of each of so many seats.
    fn of(seats: u8, mut chance: impl FnMut(Seat) -> f64) -> Chances {
        let mut all = [0.0; SEATS_MAX];
        for (seat, place) in (0..seats).map(Seat).zip(&mut all) {
            *place = chance(seat);
        }
        Chances(all)
    }

    /// How likely each seat is to win an imagined bout; a draw counts half. Seats that are not mates share one whole.
    pub fn in_bout<R: Hints>(bout: &Bout<R>) -> Chances {
        match bout.outcome() {
            Some(outcome) => Chances::of(bout.seats(), |seat| f64::from(outcome.halves(seat)) / 2.0),
            None => Chances::weighed(bout),
        }
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
