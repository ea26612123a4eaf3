//! Timers of a table: answers of computers and standing orders, clocks, absences, closing.

use crate::ids::{Gap, Moment, PersonId};
use crate::limits::Limits;
use crate::note::Ended;
use crate::refusal::Refusal;
use crate::supply::Tap;
use crate::table::Table;
use crate::terms::Abandoned;
use anygame::live::Deed;
use kernel::{Seat, SeatSet};

/// Something that happens without a command. If two are due at the same moment, the one listed first comes
/// first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Due {
    /// A computer or a standing order answers.
    Answer(Seat),
    /// The clock of a seat has run out.
    Overrun(Seat),
    /// The time of the bout has run out.
    BoutTime,
    /// A person has been away too long.
    Abandoned(Seat),
    /// A spectator has been away too long.
    Lost(PersonId),
    /// Nobody has been here for a long time: the bout ends by its time limit, and the table is closed.
    Idle,
}

impl Table {
    /// The timer that fires next, and when.
    pub(crate) fn next_due(&self, limits: &Limits) -> Option<(Moment, Due)> {
        let absent = self.persons().filter_map(|(seat, sitting)| {
            let waits = match (&self.play, self.plays(), self.terms.abandoned) {
                (Some(play), true, Abandoned::Leave | Abandoned::StandIn(_)) => {
                    sitting.stand_in.is_none() && !play.live.left().contains(seat)
                }
                (_, true, _) => false,
                (_, false, _) => true,
            };
            let gone = sitting.gone.filter(|_| waits)?;
            Some((gone.plus(self.terms.grace), Due::Abandoned(seat)))
        });
        let idle = self.quiet.map(|since| (since.plus(limits.idle), Due::Idle));
        let lost = self
            .watchers
            .iter()
            .filter_map(|(&person, gone)| gone.map(|gone| (gone.plus(self.terms.grace), Due::Lost(person))));
        absent.chain(idle).chain(lost).chain(self.due_in_bout()).min()
    }

    fn due_in_bout(&self) -> Option<(Moment, Due)> {
        let play = self.play.as_ref().filter(|_| self.ended.is_none())?;
        let of_seat = |seat| {
            let is_person = self.computer(seat).is_none();
            let held = if is_person { play.held_until(seat, self.holding(seat)) } else { None };
            let answer = held.map(|at| (at, Due::Answer(seat)));
            let overrun = play.clocks.runs_out(seat).map(|at| (at, Due::Overrun(seat)));
            answer.into_iter().chain(overrun)
        };
        let time = play.ends.map(|at| (at, Due::BoutTime));
        let thought = self.thought_out().map(|(at, seat)| (at, Due::Answer(seat)));
        play.live.owing().iter().flat_map(of_seat).chain(thought).chain(time).min()
    }

    /// Fires a timer. Returns whether the table is to be closed.
    pub(crate) fn happen(&mut self, now: Moment, due: Due, tap: &mut Tap<'_>) -> bool {
        let done = match due {
            Due::Answer(seat) => self.answer_due(now, seat, tap),
            Due::Overrun(seat) => self.overrun(now, seat, tap),
            Due::BoutTime => self.time_up(now, tap),
            Due::Abandoned(seat) if self.plays() => self.abandoned(now, seat, tap),
            Due::Abandoned(seat) => self.vacate(now, seat, tap),
            Due::Lost(person) => {
                self.watchers.remove(&person);
                Ok(())
            }
            Due::Idle => {
                self.put_away(now, tap);
                return true;
            }
        };
        // The rules never refuse what they themselves made due.
        if done.is_err() && self.plays() {
            self.end(now, Ended::OtherRules);
        }
        self.mend_proposal(now);
        self.conclude(now);
        false
    }

    fn answer_due(&mut self, now: Moment, seat: Seat, tap: &mut Tap<'_>) -> Result<(), Refusal> {
        let (computer, exempt) = (self.computer(seat).is_some(), self.computers());
        if !computer {
            return self.playing()?.obey(now, seat, tap, exempt);
        }
        let thought = self.take_thought();
        self.playing()?.put_chosen(now, (seat, thought), tap, exempt);
        Ok(())
    }

    fn overrun(&mut self, now: Moment, seat: Seat, tap: &mut Tap<'_>) -> Result<(), Refusal> {
        let exempt = self.computers();
        let play = self.play.as_mut().ok_or(Refusal::NoBout)?;
        play.overrun(now, seat, &self.terms, tap, exempt)
    }

    fn time_up(&mut self, now: Moment, tap: &mut Tap<'_>) -> Result<(), Refusal> {
        let exempt = self.computers();
        let play = self.playing()?;
        play.ends = None;
        play.put(now, Deed::TimeUp, tap, exempt).map(drop)
    }

    /// Nobody has come back to the bout, so its time has run out. If that alone does not end it, everybody
    /// leaves, persons first.
    fn put_away(&mut self, now: Moment, tap: &mut Tap<'_>) {
        let persons: SeatSet = self.persons().map(|(seat, _)| seat).collect();
        let (exempt, all) = (self.computers(), SeatSet::first(self.seats.len() as u8));
        let leave = persons.iter().chain(all.minus(persons).iter()).map(Deed::Leave);
        for deed in std::iter::once(Deed::TimeUp).chain(leave) {
            let Ok(play) = self.playing() else { return };
            // A seat that has already left cannot leave again.
            drop(play.put(now, deed, tap, exempt));
            self.conclude(now);
        }
    }

    fn abandoned(&mut self, now: Moment, seat: Seat, tap: &mut Tap<'_>) -> Result<(), Refusal> {
        match self.terms.abandoned {
            Abandoned::Leave => {
                let exempt = self.computers();
                self.playing()?.put(now, Deed::Leave(seat), tap, exempt).map(drop)
            }
            Abandoned::StandIn(level) => {
                self.persons_mut()
                    .filter(|(each, _)| *each == seat)
                    .for_each(|(_, sitting)| sitting.stand_in = Some(level));
                self.playing()?.clocks.relieve(now, seat, true);
                Ok(())
            }
            Abandoned::Clock => Ok(()),
        }
    }

    /// A person's first connection has opened, or their last one has closed.
    pub(crate) fn presence(&mut self, now: Moment, person: PersonId, present: bool) {
        if let Some(gone) = self.watchers.get_mut(&person) {
            *gone = if present { None } else { gone.or(Some(now)) };
        }
        let Some(seat) = self.seat_of(person) else { return };
        let mut relieved = false;
        for (_, sitting) in self.persons_mut().filter(|(each, _)| *each == seat) {
            sitting.gone = if present { None } else { sitting.gone.or(Some(now)) };
            sitting.ready &= present;
            relieved = present && sitting.stand_in.take().is_some();
        }
        if relieved && let Ok(play) = self.playing() {
            play.clocks.relieve(now, seat, false);
        }
    }

    /// The server starts again: nobody is here, and the gap does not count.
    pub(crate) fn restart(&mut self, gap: Gap) {
        self.skip(gap);
        self.watchers.values_mut().for_each(|gone| *gone = gone.or(Some(gap.to)));
        for (_, sitting) in self.persons_mut() {
            sitting.gone = sitting.gone.or(Some(gap.to));
            sitting.ready = false;
        }
    }

    /// Leaves out a gap that does not count.
    pub(crate) fn skip(&mut self, gap: Gap) {
        let over = |gone: &mut Option<Moment>| *gone = gone.map(|gone| gap.over(gone));
        self.watchers.values_mut().for_each(over);
        self.persons_mut().for_each(|(_, sitting)| over(&mut sitting.gone));
        self.quiet = self.quiet.map(|since| gap.over(since));
        if let Some(play) = &mut self.play {
            play.clocks.skip(gap);
            play.ends = play.ends.map(|at| gap.over(at));
        }
    }
}
