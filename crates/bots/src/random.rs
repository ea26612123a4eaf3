//! The random player: any answer, each equally likely.

use crate::bot::{Bot, Sight};
use kernel::{Dealer, Rules};

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

impl<R: Rules> Bot<R> for Random {
    fn choose(&mut self, sight: Sight<'_, R>) -> R::Answer {
        sight.answers[self.dealer.below(sight.answers.len() as u32) as usize]
    }
}
