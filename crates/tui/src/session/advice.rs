//! Advice: what a computer that searches would answer in the place of a seat.

use super::Session;
use bots::{Decision, Power, Search};
use catalog::Playable;
use kernel::Seat;
use words::Message;

/// So many answers are told, the best first.
const TOLD: usize = 3;

impl<G: Playable> Session<'_, G> {
    /// The answers that an Ace likes best, each with the chance to win after it. It knows what the seat knows and nothing
    /// else, and whoever asks twice hears the same.
    pub(crate) fn advice(&self, seat: Seat) -> Vec<Message> {
        let bout = self.recording.bout();
        let Some(decision) = Decision::of(bout, seat) else { return Vec::new() };
        let [walks, _] = G::THOUGHT.walks;
        let mut search = Search::<G>::new(self.thoughts.clone(), Power::of::<G>(walks));
        let weighed = decision.weighed_by(&mut search);
        let told = weighed.iter().take(TOLD).map(|one| {
            let percent = (one.chance * 100.0).round() as u32;
            let answer = G::say_answer(bout, seat, one.answer);
            Message::new("tui-advice").with("answer", answer).with("chance", percent)
        });
        told.collect()
    }
}
