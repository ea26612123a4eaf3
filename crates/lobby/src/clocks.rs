//! Clocks: which seat is charged for passing time, exactly, in milliseconds.

use crate::ids::{Gap, Moment};
use crate::note::ClockCard;
use crate::terms::Clock;
use kernel::{Seat, SeatMap, SeatSet};
use serde::{Deserialize, Serialize};

/// The clocks of all seats of a bout, and since when each seat has owed an answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Clocks {
    clock: Clock,
    duties: SeatMap<Duty>,
}

/// What a seat owes, and how much time it has left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Duty {
    /// Since when it has owed an answer.
    since: Option<Moment>,
    /// Whether its clock runs meanwhile. Computers are not charged.
    charged: bool,
    left: u64,
    /// The increment it gained when it last finished.
    gained: u64,
}

impl Clocks {
    pub(crate) fn new(clock: Clock, seats: u8) -> Clocks {
        let left = match clock {
            Clock::None => 0,
            Clock::PerMove(each) => each,
            Clock::Bank { bank, .. } => bank,
        };
        Clocks {
            clock,
            duties: SeatMap::new(seats, |_| Duty { since: None, charged: false, left, gained: 0 }),
        }
    }

    /// Something happened, and these seats now owe an answer. A running duty continues unless the seat no
    /// longer owes anything, or `public` says that everybody stands at another position.
    pub(crate) fn turn(&mut self, now: Moment, owing: SeatSet, exempt: SeatSet, public: bool) {
        for (seat, duty) in self.duties.iter_mut() {
            let owes = owing.contains(seat);
            if duty.since.is_some() && (public || !owes) {
                duty.stop(now);
                if let (Clock::Bank { increment, .. }, true, false) = (self.clock, duty.charged, owes) {
                    (duty.left, duty.gained) = (duty.left.saturating_add(increment), increment);
                }
            }
            if owes && duty.since.is_none() {
                duty.since = Some(now);
                duty.charged = self.clock != Clock::None && !exempt.contains(seat);
                if let Clock::PerMove(each) = self.clock {
                    duty.left = each;
                }
            }
        }
    }

    /// An answer was taken back freely. A seat that owes one again gets the time it had left then, so nobody
    /// gains time by answering and taking back.
    pub(crate) fn back(&mut self, now: Moment, owing: SeatSet, exempt: SeatSet) {
        for (seat, duty) in self.duties.iter_mut() {
            let owed = duty.since.is_some();
            duty.stop(now);
            if owing.contains(seat) {
                duty.since = Some(now);
                duty.charged = self.clock != Clock::None && !exempt.contains(seat);
                let gained = if owed { 0 } else { std::mem::take(&mut duty.gained) };
                duty.left = duty.left.saturating_sub(gained);
            }
        }
    }

    /// From now on, somebody else answers for this seat.
    pub(crate) fn relieve(&mut self, now: Moment, seat: Seat, exempt: bool) {
        let clock = self.clock;
        let duty = &mut self.duties[seat];
        if duty.since.is_some() {
            duty.stop(now);
            duty.since = Some(now);
            duty.charged = clock != Clock::None && !exempt;
        }
    }

    /// The bout is over.
    pub(crate) fn stop(&mut self, now: Moment) {
        self.duties.iter_mut().for_each(|(_, duty)| duty.stop(now));
    }

    /// Leaves out a gap that does not count.
    pub(crate) fn skip(&mut self, gap: Gap) {
        for (_, duty) in self.duties.iter_mut() {
            duty.since = duty.since.map(|since| gap.over(since));
        }
    }

    /// Since when the seat has owed an answer.
    pub(crate) fn owes_since(&self, seat: Seat) -> Option<Moment> {
        self.duties[seat].since
    }

    /// When the clock of the seat runs out.
    pub(crate) fn runs_out(&self, seat: Seat) -> Option<Moment> {
        let duty = self.duties[seat];
        duty.since.filter(|_| duty.charged).map(|since| since.plus(duty.left))
    }

    pub(crate) fn card(&self, seat: Seat) -> Option<ClockCard> {
        let duty = self.duties[seat];
        let running_since = duty.since.filter(|_| duty.charged);
        (self.clock != Clock::None).then_some(ClockCard { left: duty.left, running_since })
    }
}

impl Duty {
    /// Charges the time that has passed; a clock never goes below zero.
    fn stop(&mut self, now: Moment) {
        if let Some(since) = self.since.take().filter(|_| self.charged) {
            self.left = self.left.saturating_sub(now.since(since));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat(0);
    const B: Seat = Seat(1);

    fn bank() -> Clocks {
        Clocks::new(Clock::Bank { bank: 1_000, increment: 10 }, 2)
    }

    fn left(clocks: &Clocks, seat: Seat) -> u64 {
        clocks.card(seat).expect("there is a clock").left
    }

    #[test]
    fn only_those_who_owe_are_charged_to_the_millisecond() {
        let mut clocks = bank();
        clocks.turn(Moment(5), SeatSet::only(A), SeatSet::EMPTY, true);
        assert_eq!(clocks.runs_out(A), Some(Moment(1_005)));
        assert_eq!(clocks.runs_out(B), None);
        clocks.turn(Moment(8), SeatSet::only(B), SeatSet::EMPTY, true);
        assert_eq!((left(&clocks, A), left(&clocks, B)), (1_007, 1_000));
        clocks.turn(Moment(100), SeatSet::EMPTY, SeatSet::EMPTY, true);
        clocks.turn(Moment(5_000), SeatSet::first(2), SeatSet::EMPTY, true);
        assert_eq!((left(&clocks, A), left(&clocks, B)), (1_007, 918), "nobody owed anything");
        clocks.turn(Moment(5_001), SeatSet::only(B), SeatSet::EMPTY, false);
        clocks.turn(Moment(5_003), SeatSet::EMPTY, SeatSet::EMPTY, true);
        assert_eq!((left(&clocks, A), left(&clocks, B)), (1_016, 925), "both were charged");
    }

    #[test]
    fn an_increment_comes_when_a_seat_is_done_and_not_with_each_answer() {
        let mut clocks = bank();
        clocks.turn(Moment(0), SeatSet::only(A), SeatSet::EMPTY, true);
        clocks.turn(Moment(100), SeatSet::only(A), SeatSet::EMPTY, true);
        clocks.turn(Moment(200), SeatSet::only(A), SeatSet::EMPTY, true);
        assert_eq!(left(&clocks, A), 800);
        clocks.turn(Moment(300), SeatSet::only(B), SeatSet::EMPTY, true);
        assert_eq!(left(&clocks, A), 710);
    }

    #[test]
    fn a_clock_stops_at_nothing() {
        let mut clocks = bank();
        clocks.turn(Moment(0), SeatSet::only(A), SeatSet::EMPTY, true);
        clocks.turn(Moment(99_999), SeatSet::only(A), SeatSet::EMPTY, true);
        assert_eq!((left(&clocks, A), clocks.runs_out(A)), (0, Some(Moment(99_999))));
    }

    #[test]
    fn each_move_has_its_own_time_and_a_private_strand_is_one_move() {
        let mut clocks = Clocks::new(Clock::PerMove(500), 2);
        clocks.turn(Moment(0), SeatSet::first(2), SeatSet::EMPTY, true);
        clocks.turn(Moment(400), SeatSet::first(2), SeatSet::EMPTY, false);
        assert_eq!(clocks.runs_out(A), Some(Moment(500)));
        clocks.turn(Moment(450), SeatSet::first(2), SeatSet::EMPTY, true);
        assert_eq!(clocks.runs_out(A), Some(Moment(950)));
    }

    #[test]
    fn computers_are_not_charged_and_relief_stops_a_clock() {
        let mut clocks = bank();
        clocks.turn(Moment(0), SeatSet::first(2), SeatSet::only(B), true);
        assert_eq!((clocks.runs_out(A), clocks.runs_out(B)), (Some(Moment(1_000)), None));
        clocks.relieve(Moment(40), A, true);
        assert_eq!((clocks.runs_out(A), clocks.owes_since(A)), (None, Some(Moment(40))));
        clocks.relieve(Moment(90), A, false);
        assert_eq!((left(&clocks, A), clocks.runs_out(A)), (960, Some(Moment(1_050))));
    }

    #[test]
    fn nobody_gains_time_by_taking_back() {
        let mut clocks = bank();
        clocks.turn(Moment(0), SeatSet::only(A), SeatSet::EMPTY, true);
        for round in 0..50 {
            clocks.turn(Moment(2 * round + 1), SeatSet::only(B), SeatSet::EMPTY, true);
            clocks.back(Moment(2 * round + 2), SeatSet::only(A), SeatSet::EMPTY);
        }
        assert_eq!(left(&clocks, A), 950);
        assert_eq!(left(&clocks, B), 950);
        let mut clocks = Clocks::new(Clock::PerMove(500), 2);
        clocks.turn(Moment(0), SeatSet::only(A), SeatSet::EMPTY, true);
        clocks.turn(Moment(400), SeatSet::only(B), SeatSet::EMPTY, true);
        clocks.back(Moment(410), SeatSet::only(A), SeatSet::EMPTY);
        assert_eq!(clocks.runs_out(A), Some(Moment(510)));
    }

    #[test]
    fn what_does_not_count_is_not_charged() {
        let mut clocks = bank();
        clocks.turn(Moment(0), SeatSet::only(A), SeatSet::EMPTY, true);
        clocks.skip(Gap { from: Moment(50), to: Moment(7_050) });
        clocks.turn(Moment(7_100), SeatSet::EMPTY, SeatSet::EMPTY, true);
        assert_eq!(left(&clocks, A), 910);
    }

    #[test]
    fn a_clock_that_was_set_back_goes_on_from_what_was_left() {
        let mut clocks = bank();
        clocks.turn(Moment(9_000), SeatSet::only(A), SeatSet::EMPTY, true);
        clocks.skip(Gap { from: Moment(9_100), to: Moment(400) });
        assert_eq!(clocks.runs_out(A), Some(Moment(1_300)), "900 are left");
        clocks.turn(Moment(450), SeatSet::EMPTY, SeatSet::EMPTY, true);
        assert_eq!(left(&clocks, A), 860);
    }
}
