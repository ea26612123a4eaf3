//! Care: an answer that would certainly lose the bout is asked for twice.

use super::Session;
use catalog::Playable;
use kernel::{Bout, Dealer, Imaginer, Input, Seat};

/// How many bouts are imagined. The answer must lose in all of them.
const IMAGINED: usize = 8;

impl<G: Playable> Session<'_, G> {
    /// The knowledge of this seat, and the chance for imagined bouts.
    pub(crate) fn imagining(&mut self, seat: Seat) -> (Imaginer<G>, &mut Dealer) {
        (Imaginer::new(self.recording.bout(), seat), &mut self.thoughts)
    }

    /// Whether, for all that the seat knows, this answer ends the bout and does not win it, and there
    /// is another answer. Only what the seat may know is looked at, so that the warning tells nothing.
    pub(crate) fn would_lose(&mut self, seat: Seat, answer: G::Answer) -> bool {
        let bout = self.recording.bout();
        let mut answers = Vec::new();
        bout.answers(seat, &mut answers);
        if answers.len() < 2 {
            return false;
        }
        let imaginer = Imaginer::new(bout, seat);
        (0..IMAGINED).all(|_| {
            let mut imagined = imaginer.imagine(&mut self.thoughts);
            loses(&mut imagined, seat, answer, &mut self.thoughts)
        })
    }
}

fn loses<G: Playable>(bout: &mut Bout<G>, seat: Seat, answer: G::Answer, dealer: &mut Dealer) -> bool {
    if bout.play(Input::Answer(seat, answer)).is_err() {
        return false;
    }
    bout.settle(dealer);
    bout.outcome().is_some_and(|outcome| outcome.place(seat) > 1)
}
