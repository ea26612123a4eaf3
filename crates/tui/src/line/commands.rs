//! What a person may do besides answering: see what happened and what a computer would do, take back, give standing orders, resign.

use super::asking::Then;
use crate::edge::paint::Accent;
use crate::edge::stage::Stage;
use crate::failure::Run;
use crate::session::Session;
use catalog::Playable;
use kernel::Seat;
use words::Message;

impl<G: Playable> Session<'_, G> {
    /// Everything that `seat` has heard so far, or the last part of it.
    pub(super) fn show_log(&self, stage: &mut Stage<'_>, seat: Seat, last: Option<usize>) -> Run {
        let events = self.news(0, Some(seat));
        let skipped = last.map_or(0, |last| events.len().saturating_sub(last));
        if events.is_empty() {
            return stage.say(&Message::new("tui-log-empty"));
        }
        for event in &events[skipped..] {
            stage.item(&G::say_event(self.recording.bout(), event, Some(seat)))?;
        }
        Ok(())
    }

    /// What a computer would answer.
    pub(super) fn show_advice(&self, stage: &mut Stage<'_>, seat: Seat) -> Run {
        stage.say(&Message::new("tui-advice-of"))?;
        self.advice(seat).iter().try_for_each(|line| stage.item(line))
    }

    /// Takes the last answer back, if the kernel's rule allows it.
    pub(super) fn undo(&mut self, stage: &mut Stage<'_>, seat: Seat) -> Run<Then> {
        if let Err(why) = self.take_back(seat) {
            stage.say_as(Accent::Harm, &why)?;
            return Ok(Then::Listen);
        }
        stage.say(&Message::new("tui-undone"))?;
        Ok(Then::Done)
    }

    /// Shows the standing orders, or changes one.
    pub(super) fn change_order(&mut self, stage: &mut Stage<'_>, seat: Seat, text: &str) -> Run<Then> {
        let orders = self.orders(seat);
        if text.is_empty() {
            orders.told().iter().try_for_each(|line| stage.item(line))?;
            return Ok(Then::Listen);
        }
        match orders.typed(text) {
            Ok(change) => {
                self.order(seat, &change);
                stage.say(&change.done())?;
                Ok(Then::Done)
            }
            Err(why) => {
                stage.say_as(Accent::Harm, &why)?;
                Ok(Then::Listen)
            }
        }
    }

    /// Resigns, once that is confirmed.
    pub(super) fn ask_to_resign(&mut self, stage: &mut Stage<'_>, seat: Seat) -> Run<Then> {
        match self.confirm(stage, &Message::new("tui-resign"))? {
            None => return Ok(Then::Leave),
            Some(false) => return Ok(Then::AskAgain),
            Some(true) => {}
        }
        if self.resign(seat) {
            return Ok(Then::Done);
        }
        stage.say_as(Accent::Harm, &Message::new("tui-not-now"))?;
        Ok(Then::Listen)
    }
}
