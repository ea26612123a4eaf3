//! The course of a finished bout: its record is played again, one answer and its chance after another.

use crate::house::{House, house};
use catalog::Playable;
use kernel::{Bout, Input, Luck, Pending, Record, Seat, Told};
use std::collections::BTreeMap;
use words::Message;

/// A finished bout being played again, from the opening to the last step that these rules reproduce.
pub(crate) struct Course<G: Playable> {
    pub(crate) record: Record<G>,
    pub(crate) bout: Bout<G>,
    /// How many inputs have been put in.
    pub(crate) inputs: usize,
    /// The number of answers and other deeds so far. The opening is 0.
    pub(crate) step: u32,
    digests: BTreeMap<u32, u64>,
}

/// One step: whose deed it was, and what was told by it and by the chance that followed.
pub(crate) struct Stride<G: Playable> {
    pub(crate) by: Option<Seat>,
    /// Whether it was a secret answer, and the seat has more of them to give before all choices are shown.
    pub(crate) goes_on: bool,
    pub(crate) told: Vec<Told<G::Event>>,
    /// What the chance was worth.
    pub(crate) luck: Vec<Luck<Message>>,
}

impl<G: Playable> Course<G> {
    /// The opening of a recorded bout, with its chance. `None` if these rules do not lead there.
    pub(crate) fn open(record: &str) -> Option<(Course<G>, Stride<G>)> {
        let House { content, header, .. } = &*house::<G>();
        let mut record: Record<G> = serde_json::from_str(record).ok()?;
        // Only the positions must be the same; the version of the rules may differ.
        record.header = header.clone();
        let digests = record.digests.iter().copied().collect();
        let mut opening = Stride { by: None, goes_on: false, told: Vec::new(), luck: Vec::new() };
        let bout = Bout::open(&record.setup, content, Some(&mut opening.told)).ok()?;
        let mut course = Course { record, bout, inputs: 0, step: 0, digests };
        course.deal(&mut opening)?;
        Some((course, opening))
    }

    /// The next step. `None` if the record ends here, or these rules lead elsewhere.
    pub(crate) fn advance(&mut self) -> Option<Stride<G>> {
        let by = self.record.inputs.get(self.inputs)?.by();
        let (before, inputs) = (self.bout.clone(), self.inputs);
        let mut stride = Stride { by, goes_on: false, told: Vec::new(), luck: Vec::new() };
        let done = self.put(&mut stride).and_then(|()| self.deal(&mut stride));
        if done.is_none() {
            (self.bout, self.inputs) = (before, inputs);
            self.record.inputs.truncate(inputs);
            return None;
        }
        self.step += 1;
        let is_same = matches!(self.bout.pending(), Pending::Apart) && self.bout.stack() == before.stack();
        stride.goes_on = is_same && by.is_some_and(|seat| self.bout.question(seat).is_some());
        Some(stride)
    }

    /// Goes on to this step. Returns whether the bout has it.
    pub(crate) fn reach(&mut self, step: u32) -> bool {
        while self.step < step && self.advance().is_some() {}
        self.step == step
    }

    fn put(&mut self, stride: &mut Stride<G>) -> Option<()> {
        let input = self.record.inputs.get(self.inputs)?.clone();
        if let Input::Chance(rolled) = &input {
            stride.luck.extend(G::luck(&self.bout, rolled));
        }
        self.bout.play_telling(input, Some(&mut stride.told)).ok()?;
        self.inputs += 1;
        let recorded = self.digests.get(&u32::try_from(self.inputs).ok()?);
        recorded.is_none_or(|&digest| digest == self.bout.digest()).then_some(())
    }

    /// The chance that was recorded here.
    fn deal(&mut self, stride: &mut Stride<G>) -> Option<()> {
        while let Some(Input::Chance(_)) = self.record.inputs.get(self.inputs) {
            self.put(stride)?;
        }
        Some(())
    }

    /// The answer that `seat` gave to the question it owes an answer to here, in notation.
    pub(crate) fn given(&self, seat: Seat) -> Option<String> {
        self.bout.question(seat)?;
        let mut own = self.record.inputs[self.inputs..].iter().filter(|input| input.by() == Some(seat));
        let answer = match own.next()? {
            Input::Answer(_, answer) => *answer,
            Input::Batch(_, answers) => *answers.first()?,
            Input::Leave(_) | Input::Chance(_) | Input::TimeUp => return None,
        };
        self.bout.check(seat, answer).ok()?;
        Some(G::write_answer(self.bout.at(seat), seat, answer))
    }

    /// The record up to this point.
    pub(crate) fn record_so_far(&self) -> Record<G> {
        let mut record = self.record.clone();
        record.inputs.truncate(self.inputs);
        record.digests.retain(|&(count, _)| count as usize <= self.inputs);
        record.outcome = self.bout.outcome().cloned();
        record
    }
}
