//! A bot: answers the questions of one seat from what that seat knows.

use crate::search::{Search, Weighed};
use kernel::{Bout, Hints, Imaginer, Rules, Seat};

/// A computer opponent at one seat of one bout.
pub trait Bot<R: Rules>: Send {
    /// One of the listed answers.
    fn choose(&mut self, sight: Sight<'_, R>) -> R::Answer;
}

/// Everything that a bot gets: what its seat knows, the question, and the legal answers.
#[derive(Debug)]
pub struct Sight<'a, R: Rules> {
    /// What the seat knows, and bouts that fit it.
    pub imaginer: &'a Imaginer<R>,
    /// What is asked.
    pub question: &'a R::Question,
    /// What may be answered: every legal answer, at least one.
    pub answers: &'a [R::Answer],
}

/// A decision of one seat, separate from its bout: it holds what the seat knows, and can be sent
/// to another thread.
#[derive(Clone, Debug)]
pub struct Decision<R: Rules> {
    imaginer: Imaginer<R>,
    question: R::Question,
    answers: Vec<R::Answer>,
}

impl<R: Rules> Decision<R> {
    /// The decision of `seat`. Nothing if it owes no answer.
    pub fn of(bout: &Bout<R>, seat: Seat) -> Option<Decision<R>> {
        let question = bout.question(seat)?.clone();
        let mut answers = Vec::new();
        bout.answers(seat, &mut answers);
        Some(Decision { imaginer: Imaginer::new(bout, seat), question, answers })
    }

    /// The answer of `bot`.
    pub fn made_by(&self, bot: &mut dyn Bot<R>) -> R::Answer {
        bot.choose(self.sight())
    }

    fn sight(&self) -> Sight<'_, R> {
        Sight { imaginer: &self.imaginer, question: &self.question, answers: &self.answers }
    }
}

impl<R: Hints> Decision<R> {
    /// What a search thinks of the answers, the best first.
    pub fn weighed_by(&self, search: &mut Search<R>) -> Vec<Weighed<R::Answer>> {
        search.weigh(&self.sight())
    }
}

/// The answer of `bot` to the question of `seat`. Nothing if the seat owes no answer.
/// This is for code that drives a bout. The bot itself sees only what the seat sees.
pub fn answer_of<R: Rules>(bot: &mut dyn Bot<R>, bout: &Bout<R>, seat: Seat) -> Option<R::Answer> {
    Some(Decision::of(bout, seat)?.made_by(bot))
}
