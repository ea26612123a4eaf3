//! The random player: any answer that computer players consider, each equally likely.

use crate::bot::{Bot, Sight, keep_weighed};
use kernel::{Dealer, Hints};

/// Answers at random.
#[derive(Clone, Debug)]
pub struct Random {
    dealer: Dealer,
}

impl Random {
    /// A player with this source of chance.
    pub fn new(dealer: Dealer) -> Random {
        Random { dealer }
    }
}

impl<R: Hints> Bot<R> for Random {
    fn choose(&mut self, sight: Sight<'_, R>) -> R::Answer {
        let mut answers = sight.answers.to_vec();
        keep_weighed::<R>(&mut answers);
        answers[self.dealer.below(answers.len() as u32) as usize]
    }
}
