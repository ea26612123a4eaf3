//! Drawing. GK-3.20, GK-15.2: cards from the deck into the hand, one after the other.

use super::{Cx, Flow, Step, done};
use crate::content::CardId;
use crate::event::Event;
use kernel::{Chance, Reply, Seat};
use serde::{Deserialize, Serialize};

/// The seat draws so many cards, as far as there are any (GK-R61).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Drawing {
    pub(crate) seat: Seat,
    pub(crate) left: u8,
}

kernel::known_to_all! { Drawing { seat, left } }

impl Drawing {
    pub(super) fn resume(mut self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let seat = self.seat;
        if let Reply::Rolled(rolled) = reply {
            let card = CardId(rolled.drawn());
            let player = cx.table_mut().player_mut(seat);
            player.take_top(card);
            player.hand.add(card.0);
            let drew = |card| Event::Drew { seat, card };
            cx.tell_apart(seat, drew(Some(card)), drew(None));
            self.left -= 1;
        }
        if self.left == 0 || !stock(cx, seat) {
            return done();
        }
        Flow::Roll { chance: Chance::Draw { pile: seat.0 }, then: self.into() }
    }
}

/// GK-5.4, GK-R8: makes sure that a card can be taken from the deck. False if there is none at all.
pub(super) fn stock(cx: &mut Cx<'_>, seat: Seat) -> bool {
    if cx.table().player(seat).deck_size() == 0 {
        reshuffle(cx, seat);
    }
    cx.table().player(seat).deck_size() > 0
}

/// GK-5.4: the Discard Pile becomes the deck, if it holds anything.
fn reshuffle(cx: &mut Cx<'_>, seat: Seat) {
    if !cx.table().player(seat).discard.is_empty() {
        let cards = cx.table_mut().player_mut(seat).reshuffle();
        cx.tell(Event::Reshuffled { seat, cards });
    }
}

/// GK-15.4, GK-R8: once more after drawing, if the deck is empty then.
pub(super) fn refill(cx: &mut Cx<'_>, seat: Seat) {
    if cx.table().player(seat).deck_size() == 0 {
        reshuffle(cx, seat);
    }
}
