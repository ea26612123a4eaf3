//! Giving: answers as text, refusals in words, taking back, resigning.

use super::Session;
use crate::line::with_rule;
use catalog::Playable;
use kernel::{Cited, Input, Refusal, Seat};
use words::Message;

impl<G: Playable> Session<'_, G> {
    /// The answers that these texts mean, each where those before it were given; none if one of them
    /// means nothing. What would come after something was revealed is left out.
    pub(crate) fn read_all(&self, seat: Seat, first: &str, then: &[String]) -> Option<Vec<G::Answer>> {
        let bout = self.recording.bout();
        let mut answers = vec![G::read_answer(bout.at(seat), seat, first).ok()?];
        let mut trial = bout.clone();
        for text in then {
            let given = *answers.last().expect("there is a first");
            let played = trial.play(Input::Answer(seat, given)).ok()?;
            if played.revealed || trial.question(seat).is_none() {
                break;
            }
            answers.push(G::read_answer(trial.at(seat), seat, text).ok()?);
        }
        Some(answers)
    }

    /// A refusal in words, with its rule.
    pub fn refused(&self, refusal: &Refusal<G>, say: &dyn Fn(&Message) -> String) -> Message {
        let Refusal::Illegal(illegal) = refusal else { return Message::new("tui-not-now") };
        let why = G::say_refusal(self.recording.bout().content(), illegal);
        with_rule(why, illegal.rule(), say)
    }

    /// Takes the last answer back if the kernel's rule allows it, or says why not.
    pub(crate) fn take_back(&mut self, seat: Seat) -> Result<(), Message> {
        if self.recording.len() <= self.set_up {
            return Err(Message::new("tui-undo-nothing"));
        }
        let Some(inputs) = self.recording.free_undo(seat) else {
            return Err(self.why_not_undo(seat));
        };
        self.recording.rewind(inputs);
        for heard in self.heard.iter_mut().chain([&mut self.watched]) {
            *heard = (*heard).min(inputs + 1);
        }
        Ok(())
    }

    fn why_not_undo(&self, seat: Seat) -> Message {
        match self.recording.record().inputs.last() {
            None => Message::new("tui-undo-nothing"),
            Some(Input::Chance(_)) => Message::new("tui-undo-chance"),
            Some(input) if input.by() == Some(seat) => Message::new("tui-undo-revealed"),
            Some(_) => Message::new("tui-undo-others"),
        }
    }

    /// Gives the bout up for a seat, if that can be done now.
    pub(crate) fn resign(&mut self, seat: Seat) -> bool {
        let has_left = self.recording.play(Input::Leave(seat)).is_ok();
        if has_left {
            // From here on they are a spectator, of what they have not heard yet.
            self.watched = self.watched.max(self.heard[seat.index()]);
        }
        has_left
    }
}
