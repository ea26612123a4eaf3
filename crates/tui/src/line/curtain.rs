//! The curtain: between two people at one screen nobody sees the other's cards.

use super::asking::Next;
use crate::edge::paint::Accent;
use crate::edge::stage::Stage;
use crate::failure::Run;
use crate::session::Session;
use catalog::Playable;
use kernel::Seat;
use words::Message;

impl<G: Playable> Session<'_, G> {
    /// Hides what the last person saw until the next one sits there.
    pub(super) fn draw_curtain(&mut self, stage: &mut Stage<'_>, seat: Seat) -> Run<Next> {
        let before = self.screen.replace(seat);
        if self.all_people().len() < 2 || before == Some(seat) {
            return Ok(Next::Go);
        }
        if before.is_some() {
            stage.clear()?;
        }
        stage.gap()?;
        stage.say_as(Accent::Question, &Message::new("tui-curtain").with("who", self.name(seat)))?;
        if stage.read()?.is_none_or(|text| text == "quit") {
            return Ok(Next::Leave);
        }
        stage.clear()?;
        // The screen is empty: who sits down sees the table anew.
        self.looked.remove(seat);
        stage.say_as(Accent::Title, &Message::new("tui-curtain-up").with("who", self.name(seat)))?;
        Ok(Next::Go)
    }
}
