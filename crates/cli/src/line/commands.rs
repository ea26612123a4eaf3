//! What a person may do besides answering: see what happened, take back, resign.

use super::asking::Then;
use super::session::Session;
use crate::edge::paint::Accent;
use crate::edge::stage::Stage;
use crate::failure::Run;
use catalog::Playable;
use kernel::{Input, Seat};
use words::Message;

impl<G: Playable> Session<'_, G> {
    /// All that `seat` heard so far, or the last of it.
    pub(super) fn show_log(&self, stage: &mut Stage<'_>, seat: Seat, last: Option<usize>) -> Run {
        let events = self.news(0, Some(seat));
        let skipped = last.map_or(0, |last| events.len().saturating_sub(last));
        if events.is_empty() {
            return stage.say(&Message::new("cli-log-empty"));
        }
        for event in &events[skipped..] {
            stage.item(&G::say_event(self.recording.bout(), event, Some(seat)))?;
        }
        Ok(())
    }

    /// Takes the last answer back, if the kernel's rule allows it.
    pub(super) fn undo(&mut self, stage: &mut Stage<'_>, seat: Seat) -> Run<Then> {
        let Some(inputs) = self.recording.free_undo(seat) else {
            stage.say_as(Accent::Harm, &self.why_not_undo(seat))?;
            return Ok(Then::Listen);
        };
        self.recording.rewind(inputs);
        for heard in self.heard.iter_mut().chain([&mut self.watched]) {
            *heard = (*heard).min(inputs + 1);
        }
        stage.say(&Message::new("cli-undone"))?;
        Ok(Then::Done)
    }

    fn why_not_undo(&self, seat: Seat) -> Message {
        match self.recording.record().inputs.last() {
            None => Message::new("cli-undo-nothing"),
            Some(Input::Chance(_)) => Message::new("cli-undo-chance"),
            Some(input) if input.by() == Some(seat) => Message::new("cli-undo-revealed"),
            Some(_) => Message::new("cli-undo-others"),
        }
    }

    /// Resigns, once that is confirmed.
    pub(super) fn resign(&mut self, stage: &mut Stage<'_>, seat: Seat) -> Run<Then> {
        match self.confirm(stage, &Message::new("cli-resign"))? {
            None => return Ok(Then::Leave),
            Some(false) => return Ok(Then::AskAgain),
            Some(true) => {}
        }
        match self.recording.play(Input::Leave(seat)) {
            Ok(_) => {
                // From here on they are a spectator, of what they have not heard yet.
                self.watched = self.watched.max(self.heard[seat.index()]);
                Ok(Then::Done)
            }
            Err(_) => {
                stage.say_as(Accent::Harm, &Message::new("cli-not-now"))?;
                Ok(Then::Listen)
            }
        }
    }
}
