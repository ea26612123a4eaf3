//! Agreements: draws and take-backs, which need the consent of everybody still playing.

use crate::command::Proposal;
use crate::ids::{Moment, PersonId};
use crate::note::Ended;
use crate::play::Proposed;
use crate::refusal::Refusal;
use crate::supply::Tap;
use crate::table::Table;
use anygame::live::Deed;
use kernel::{Seat, SeatSet};

impl Table {
    /// The seat of this person, if they still play.
    pub(crate) fn still_plays(&self, person: PersonId) -> Result<Seat, Refusal> {
        let seat = self.seated(person)?;
        if self.bout()?.live.left().contains(seat) { Err(Refusal::HasLeft) } else { Ok(seat) }
    }

    /// The seats that still play: those of persons, and those of computers.
    fn still_there(&self) -> (SeatSet, SeatSet) {
        let left = self.play.as_ref().map_or(SeatSet::EMPTY, |play| play.live.left());
        let all = SeatSet::first(self.seats.len() as u8).minus(left);
        (all.minus(self.computers()), all.and(self.computers()))
    }

    pub(crate) fn propose(&mut self, now: Moment, person: PersonId, what: Proposal) -> Result<(), Refusal> {
        let by = self.still_plays(person)?;
        let (persons, computers) = self.still_there();
        let play = self.playing()?;
        if let Some(proposed) = &play.proposed {
            return Err(Refusal::ProposedBefore(proposed.what));
        }
        let to = match what {
            Proposal::Draw if !computers.is_empty() => return Err(Refusal::ComputerPlays),
            Proposal::Draw => 0,
            Proposal::TakeBack if play.live.secret() => return Err(Refusal::SecretsOpen),
            Proposal::TakeBack => play.live.before_last_of(by).ok_or(Refusal::NothingToTakeBack)?,
        };
        play.proposed = Some(Proposed { what, by, waiting: persons.without(by), to });
        self.mend_proposal(now);
        Ok(())
    }

    pub(crate) fn agree(
        &mut self,
        now: Moment,
        person: PersonId,
        what: Proposal,
        agreed: bool,
    ) -> Result<(), Refusal> {
        let seat = self.still_plays(person)?;
        let play = self.playing()?;
        let secret = play.live.secret();
        let proposed = play.proposed.as_mut().filter(|proposed| proposed.what == what);
        let proposed = proposed.ok_or(Refusal::NotProposed(what))?;
        if !agreed {
            play.proposed = None;
            return Ok(());
        }
        if what == Proposal::TakeBack && secret {
            return Err(Refusal::SecretsOpen);
        }
        proposed.waiting.remove(seat);
        self.mend_proposal(now);
        Ok(())
    }

    /// Carries out what everybody has agreed to, and drops what can no longer be agreed.
    pub(crate) fn mend_proposal(&mut self, now: Moment) {
        let ((persons, computers), exempt) = (self.still_there(), self.computers());
        let Ok(play) = self.playing() else { return };
        let Some(proposed) = play.proposed.as_mut() else { return };
        proposed.waiting = proposed.waiting.and(persons);
        let (what, to, all) = (proposed.what, proposed.to, proposed.waiting.is_empty());
        let lapsed = match what {
            _ if !persons.contains(proposed.by) || play.live.outcome().is_some() => true,
            Proposal::Draw => !computers.is_empty(),
            Proposal::TakeBack => all && play.live.secret(),
        };
        match what {
            _ if lapsed => play.proposed = None,
            _ if !all => {}
            Proposal::Draw => self.end(now, Ended::Drawn),
            Proposal::TakeBack => play.take_back(now, to, exempt),
        }
    }

    pub(crate) fn concede(
        &mut self,
        now: Moment,
        person: PersonId,
        tap: &mut Tap<'_>,
    ) -> Result<(), Refusal> {
        let seat = self.still_plays(person)?;
        let exempt = self.computers();
        self.playing()?.put(now, Deed::Leave(seat), tap, exempt)?;
        self.mend_proposal(now);
        self.conclude(now);
        Ok(())
    }

    /// A person answers a proposal. Refused if that proposal no longer stands.
    pub(crate) fn answer(
        &mut self,
        now: Moment,
        person: PersonId,
        (number, answers): (u32, &[String]),
        tap: &mut Tap<'_>,
    ) -> Result<(), Refusal> {
        let seat = self.still_plays(person)?;
        let exempt = self.computers();
        self.playing()?.answer(now, (seat, number), answers, tap, exempt)?;
        self.mend_proposal(now);
        self.conclude(now);
        Ok(())
    }

    pub(crate) fn undo(&mut self, now: Moment, person: PersonId, number: u32) -> Result<(), Refusal> {
        let seat = self.still_plays(person)?;
        let exempt = self.computers();
        self.playing()?.undo(now, (seat, number), exempt)
    }
}
