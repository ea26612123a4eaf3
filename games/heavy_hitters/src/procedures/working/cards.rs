//! Deeds of cards. GK-R76 and what cards make of hands, decks and Damage Piles.

use super::{After, Working, attempt};
use crate::content::CardId;
use crate::event::Event;
use crate::procedures::{Cx, Drawing, Flow, Losing};
use crate::question::{Answer, Question};

impl Working {
    /// GK-R61: as far as there are cards.
    pub(super) fn draw(self, count: u8) -> After {
        let first = Drawing { seat: self.seat, left: count }.into();
        self.wait(1, |then| Flow::Call { first, then })
    }

    /// GK-5.12, GK-5.14: cards from the top of the own deck, as long as there are any.
    pub(super) fn burn(self, count: u8) -> After {
        let first = Losing { tops: count, ..Losing::points(self.seat, count) }.into();
        self.wait(1, |then| Flow::Call { first, then })
    }

    /// GK-R76: the owner chooses, card by card.
    pub(super) fn repair(self, cx: &mut Cx<'_>, left: u8) -> After {
        if left == 0 || cx.table().player(self.seat).damage_size() == 0 {
            return None;
        }
        let to = self.seat;
        self.wait(left, |then| Flow::Ask { to, question: Question::Repair(left), then })
    }

    pub(super) fn repaired(self, cx: &mut Cx<'_>, answer: Answer) -> After {
        let Answer::Recover(card) = answer else { return None };
        let seat = self.seat;
        cx.reveal();
        cx.table_mut().player_mut(seat).repair(card);
        cx.tell(Event::Repaired { seat, card });
        self.repair(cx, self.left - 1)
    }

    /// The owner of the target chooses.
    pub(super) fn strip(self, cx: &mut Cx<'_>, left: u8) -> After {
        let to = attempt(cx.below()).map(|attempt| attempt.at)?;
        let player = cx.table().player(to);
        if left == 0 || player.hand_size() == 0 || player.hitter.is_none() {
            return None;
        }
        self.wait(left, |then| Flow::Ask { to, question: Question::Discard, then })
    }

    pub(super) fn stripped(self, cx: &mut Cx<'_>, answer: Answer) -> After {
        let (Answer::Discard(card), Some(attempt)) = (answer, attempt(cx.below())) else {
            return None;
        };
        let seat = attempt.at;
        cx.reveal();
        cx.table_mut().player_mut(seat).discard_from_hand(card);
        cx.tell(Event::DiscardedFromHand { seat, card });
        self.strip(cx, self.left - 1)
    }

    /// GK-R42: the declared card goes back to the hand at once.
    pub(super) fn cancel(self, cx: &mut Cx<'_>) -> After {
        if let Some((seat, card)) = self.declared(cx) {
            cx.table_mut().player_mut(seat).take_back(card);
            cx.tell(Event::TookBack { seat, card });
        }
        None
    }

    /// GK-R44: it comes later.
    pub(super) fn slow(self, cx: &mut Cx<'_>, by: u8) -> After {
        if let Some((seat, card)) = self.declared(cx) {
            let slow = &mut cx.table_mut().player_mut(seat).today.slow;
            let is_more = slow.add_many(card.0, by).is_ok();
            if is_more {
                cx.tell(Event::Slowed { seat, card, by });
            }
        }
        None
    }

    fn declared(self, cx: &Cx<'_>) -> Option<(kernel::Seat, CardId)> {
        match self.on? {
            (seat, crate::question::Shooter::Card(card)) => {
                cx.table().player(seat).line.contains(card.0).then_some((seat, card))
            }
            (_, crate::question::Shooter::Unit(_)) => None,
        }
    }
}
