//! The Impact Cards of Giga-Robo! as they lie in a real box: a deck in an order, and a pile of used cards.

use giga_robo::{Event, GigaRobo};
use kernel::{Bout, Rules};
use testkit::laws::{Shadow, Shuffle};

/// The deck from the bottom to the top, and the used cards.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Cards {
    deck: Vec<u8>,
    used: Vec<u8>,
}

impl Shadow<GigaRobo> for Cards {
    /// GR-3.17: every card that does not lie used is in the deck.
    fn lay(bout: &Bout<GigaRobo>, shuffle: Shuffle<'_>) -> Cards {
        let used = GigaRobo::view(bout, None).used;
        let (mut deck, mut lying) = (Vec::new(), Vec::new());
        for ((card, impact), used) in (0u8..).zip(&bout.content().impacts).zip(used) {
            deck.extend(std::iter::repeat_n(card, usize::from(impact.copies - used)));
            lying.extend(std::iter::repeat_n(card, usize::from(used)));
        }
        shuffle(&mut deck);
        Cards { deck, used: lying }
    }

    fn piece(&self, _bout: &Bout<GigaRobo>) -> Option<u8> {
        self.deck.last().copied()
    }

    /// GR-R37: no card is used between the last of the deck and the next draw, so the used cards are shuffled at once.
    fn hear(&mut self, _bout: &Bout<GigaRobo>, event: &Event, shuffle: Shuffle<'_>) -> Result<(), String> {
        let &Event::Impact { card: giga_robo::content::ImpactId(card) } = event else { return Ok(()) };
        let drawn = self.deck.pop();
        if drawn != Some(card) {
            return Err(format!("the deck gives {drawn:?}"));
        }
        self.used.push(card);
        if self.deck.is_empty() {
            self.deck = std::mem::take(&mut self.used);
            self.deck.sort_unstable();
            shuffle(&mut self.deck);
        }
        Ok(())
    }
}
