//! Hearing: what each seat was told, and what it was told last.

use super::Session;
use catalog::Playable;
use kernel::{Rules, Seat, heard};

impl<G: Playable> Session<'_, G> {
    /// What a listener hears of the steps from this one on.
    pub(crate) fn news(&self, since: usize, listener: Option<Seat>) -> Vec<<G as Rules>::Event> {
        self.news_between(since, self.recording.len() + 1, listener)
    }

    /// What a listener hears of the steps from one on to before another.
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
