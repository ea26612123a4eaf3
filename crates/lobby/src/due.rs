//! What is due at a table: answers of computers and standing orders, clocks, absences, closing.

use crate::ids::{Moment, PersonId};
use crate::limits::Limits;
use crate::live::Deed;
use crate::note::Ended;
use crate::refusal::Refusal;
use crate::supply::Tap;
use crate::table::Table;
use crate::terms::Abandoned;
use kernel::Seat;

/// Something that is to happen without anybody's command. Of two at the same moment the first here
/// comes first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Due {
    /// A computer or a standing order answers.
    Answer(Seat),
    /// The clock of a seat has run out.
    Overrun(Seat),
    /// The time of the bout is up.
    BoutTime,
    /// A person has been away too long.
    Abandoned(Seat),
    /// A spectator has been away too long.
    Lost(PersonId),
    /// Nobody has been here for long: the table is closed.
    Idle,
}

impl Table {
    /// What is due next, and when.
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
        let answer = |seat| match self.computer(seat) {
            Some(_) => play.paused(seat, self.terms.thinking),
            None => play.held_until(seat, self.terms.holding),
        };
        let of_seat = |seat| {
            let answer = answer(seat).map(|at| (at, Due::Answer(seat)));
            let overrun = play.clocks.runs_out(seat).map(|at| (at, Due::Overrun(seat)));
            answer.into_iter().chain(overrun)
        };
        let time = play.ends.map(|at| (at, Due::BoutTime));
        play.live.owing().iter().flat_map(of_seat).chain(time).min()
    }

    /// Does what is due. Gives whether the table is to be closed.
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
            Due::Idle => return true,
        };
        // What is due is never refused by the rules it was made by.
        if done.is_err() && self.plays() {
            self.end(now, Ended::OtherRules);
        }
        self.mend_proposal(now);
        self.conclude(now);
        false
    }

    fn answer_due(&mut self, now: Moment, seat: Seat, tap: &mut Tap<'_>) -> Result<(), Refusal> {
        let (level, exempt) = (self.computer(seat), self.computers());
        let play = self.playing()?;
        match level {
            Some(level) => {
                play.compute(now, seat, level, tap, exempt);
                Ok(())
            }
            None => play.obey(now, seat, tap, exempt),
        }
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
        play.put(now, Deed::TimeUp, tap, exempt)
    }

    fn abandoned(&mut self, now: Moment, seat: Seat, tap: &mut Tap<'_>) -> Result<(), Refusal> {
        match self.terms.abandoned {
            Abandoned::Leave => {
                let exempt = self.computers();
                self.playing()?.put(now, Deed::Leave(seat), tap, exempt)
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

    /// A person's first connection is there, or the last one is gone.
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

    /// The server starts again after so many milliseconds that do not count.
    pub(crate) fn restart(&mut self, now: Moment, gap: u64) {
        for gone in self.watchers.values_mut() {
            *gone = Some(gone.map_or(now, |gone| gone.plus(gap)));
        }
        for (_, sitting) in self.persons_mut() {
            sitting.gone = Some(sitting.gone.map_or(now, |gone| gone.plus(gap)));
            sitting.ready = false;
        }
        self.quiet = self.quiet.map(|since| since.plus(gap));
        if let Some(play) = &mut self.play {
            play.clocks.skip(gap);
            play.ends = play.ends.map(|at| at.plus(gap));
        }
    }
}
