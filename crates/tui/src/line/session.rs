//! A session line by line: from question to question until the bout is over or left.

use super::asking::Next;
use crate::edge::paint::Accent;
use crate::edge::stage::Stage;
use crate::failure::Run;
use crate::session::{Ended, Session};
use catalog::Playable;
use kernel::{Seat, Waiting};
use words::Message;

impl<G: Playable> Session<'_, G> {
    /// Plays until the bout is over or the players go away.
    pub fn run(&mut self, stage: &mut Stage<'_>) -> Run<Ended> {
        let played = self.play(stage);
        if played.is_err() {
            // The output is closed, but the bout must not be lost.
            self.try_keep();
        }
        played
    }

    fn play(&mut self, stage: &mut Stage<'_>) -> Run<Ended> {
        self.introduce(stage)?;
        loop {
            self.settle();
            let Waiting::Seats(owing) = self.recording.bout().waiting() else {
                self.end(stage)?;
                return Ok(Ended::Over);
            };
            let next = match owing.iter().find(|&seat| self.is_computer(seat)) {
                Some(seat) => self.show_computer(stage, seat)?,
                None if self.obey_one(owing) => Next::Go,
                None => self.ask(stage, self.next_person(owing))?,
            };
            if next == Next::Leave {
                self.part(stage)?;
                return Ok(Ended::Left);
            }
        }
    }

    /// A computer answers. If nobody else plays, the result is printed at once.
    fn show_computer(&mut self, stage: &mut Stage<'_>, seat: Seat) -> Run<Next> {
        self.let_computer(seat);
        if !self.people().is_empty() {
            return Ok(Next::Go);
        }
        let told = self.tell_spectator(stage)?;
        if self.pauses && told {
            stage.say_as(Accent::Question, &Message::new("tui-pause"))?;
            return Ok(if stage.read()?.is_some_and(|text| text != "q") { Next::Go } else { Next::Leave });
        }
        Ok(Next::Go)
    }
}
