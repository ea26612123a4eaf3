//! Drawing. SB-4.2, SB-15: cards from the supply into a hand, one after the other.

use super::{Cx, Flow, Step, done};
use crate::card::Lying;
use crate::content::KindId;
use crate::event::{Event, Seen};
use crate::frame::Frame;
use crate::table::Table;
use kernel::{Chance, Reply, Seat};
use serde::{Deserialize, Serialize};

/// Draws `left` cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Drawing {
    pub(crate) seat: Seat,
    pub(crate) left: u8,
}

kernel::known_to_all! { Drawing { seat, left } }

impl Drawing {
    /// `seat` draws this many cards.
    pub(crate) fn cards(seat: Seat, left: u8) -> Drawing {
        Drawing { seat, left }
    }

    /// Whether everything that it names is there.
    pub(crate) fn fits(&self, table: &Table) -> bool {
        table.has_seat(self.seat)
    }

    #[inline]
    pub(crate) fn resume(mut self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        if let Reply::Rolled(rolled) = reply {
            self.draw(cx, KindId(rolled.drawn()));
            self.left -= 1;
        }
        let skipped = cx.table().options.is_drone(self.seat);
        if self.left == 0 || skipped {
            return done();
        }
        let deck = cx.table().deck_of(self.seat);
        if !stock(cx, deck) {
            cx.tell(Event::DrewNothing { seat: self.seat });
            return done();
        }
        Flow::Roll { chance: Chance::Draw { pile: deck }, then: Frame::Drawing(self) }
    }

    /// SB-4.2, SB-3.8: only its new holder sees the card.
    fn draw(&self, cx: &mut Cx<'_>, kind: KindId) {
        let seat = self.seat;
        let table = cx.table_mut();
        let deck = table.deck_of(seat);
        let card = table.draw(deck, kind);
        table.put_in_hand(seat, Lying::hidden(card));
        let drew = |card| Event::Drew { seat, card: Seen(card) };
        cx.tell_apart(seat, drew(Some(card)), drew(None));
    }
}

/// SB-15.2, SB-15.3, SB-15.5, SB-R40, SB-R41: makes sure that a card can be taken from the supply of `deck`: an empty
/// supply takes in the scrapheap. False if there is no card at all, or no room (SB-T1, SB-T3).
#[inline]
pub(crate) fn stock(cx: &mut Cx<'_>, deck: u8) -> bool {
    if !cx.table().has_room() {
        return false;
    }
    if cx.table().supply[usize::from(deck)] == 0 {
        let cards = cx.table_mut().reshuffle(deck);
        if cards == 0 {
            return false;
        }
        cx.tell(Event::Reshuffled { deck, cards });
    }
    true
}
