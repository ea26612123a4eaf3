//! Hearing: what each seat has heard, and how far.

use super::Session;
use catalog::Playable;
use kernel::{Rules, Seat, heard};

impl<G: Playable> Session<'_, G> {
    /// The events that a listener hears from this step on.
    pub(crate) fn news(&self, since: usize, listener: Option<Seat>) -> Vec<<G as Rules>::Event> {
        self.news_between(since, self.recording.len() + 1, listener)
    }

    /// The events that a listener hears from one step on, up to another one.
    pub(crate) fn news_between(
        &self,
        since: usize,
        before: usize,
        listener: Option<Seat>,
    ) -> Vec<<G as Rules>::Event> {
        let before = before.min(self.recording.len() + 1);
        (since..before).flat_map(|step| heard(self.recording.told(step), listener)).collect()
    }

    /// Everybody has heard everything.
    pub(crate) fn hear_all(&mut self) {
        let steps = self.recording.len() + 1;
        self.heard.fill(steps);
        self.watched = steps;
    }
}
