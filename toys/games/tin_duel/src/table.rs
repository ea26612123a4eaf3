//! What lies on the table: armour, hands, moves. Changed by the procedures alone.

use crate::content::{Content, MoveId};
use kernel::{Seat, SeatMap};
use serde::{Deserialize, Serialize};
use tabletop::Tally;

/// A multiset of moves.
pub type Moves = Tally<16>;

/// The table. An order of the unseen moves does not exist: drawing one is the chance.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Table {
    /// The armour of each robot.
    pub(crate) armour: SeatMap<u8>,
    /// The hand of each seat.
    pub(crate) hands: SeatMap<Hand>,
    /// Moves that nobody has drawn.
    pub(crate) unseen: Moves,
    /// Moves that were shown.
    pub(crate) shown: Moves,
}

/// A hand of moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Hand {
    /// The moves.
    pub moves: Moves,
    /// Moves seen from outside: in what is seen and known, never on the table itself.
    pub hidden: u8,
}

impl Table {
    /// Full armour, all moves unseen.
    pub(crate) fn new(armour: u8, content: &Content) -> Table {
        let hands = SeatMap::new(2, |_| Hand::default());
        Table { armour: SeatMap::new(2, |_| armour), hands, unseen: content.tally(), shown: Moves::default() }
    }

    /// The hand of `seat`.
    pub fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat]
    }

    /// TD-1.2, TD-2.3: an unseen move goes into a hand.
    pub(crate) fn draw(&mut self, seat: Seat, drawn: MoveId) {
        assert!(self.unseen.take(drawn.0), "chance gave a move that the unseen ones do not hold");
        self.hands[seat].moves.add(drawn.0);
    }

    /// TD-2.1: a move of a hand is shown.
    pub(crate) fn show(&mut self, seat: Seat, chosen: MoveId) {
        assert!(self.hands[seat].moves.take(chosen.0), "only a move of the hand can be chosen");
        self.shown.add(chosen.0);
    }

    /// TD-R4: whether hands might hold other moves, for all that everybody knows.
    pub(crate) fn may_differ(&self) -> bool {
        let mut all = self.unseen;
        self.hands.iter().for_each(|(_, hand)| all.extend(hand.moves.copies()));
        !self.unseen.is_empty() && all.iter().count() > 1
    }
}
