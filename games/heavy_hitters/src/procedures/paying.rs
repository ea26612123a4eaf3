//! Paying. GK-9.5, GK-R43: in secret, a card of the hand or the top of the deck for each point of energy that is not
//! there.

use super::{Cx, Flow, Out, Step};
use crate::HeavyHitters;
use crate::content::{CardId, Cards};
use crate::event::Event;
use crate::question::{Answer, Question};
use crate::table::Player;
use kernel::{At, Procedure, Reply, Seat};
use serde::{Deserialize, Serialize};

/// The seat chooses what pays, apart from the others.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Paying {
    pub(crate) seat: Seat,
    /// The points that are paid.
    pub(crate) all: u8,
    /// Those that are left.
    pub(crate) points: u8,
    /// The cards of the hand that pay.
    pub(crate) cards: Cards,
    /// The cards from the top of the deck.
    pub(crate) tops: u8,
}

kernel::known_to_its_seat! { Paying { seat, all, points, cards, tops }, |it| Paying::begin(it.seat, it.all) }

impl Paying {
    /// Nothing is chosen yet.
    pub(crate) fn begin(seat: Seat, points: u8) -> Paying {
        Paying { seat, all: points, points, cards: Cards::new(), tops: 0 }
    }

    pub(super) fn resume(mut self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let seat = self.seat;
        if let Reply::Answer(answer) = reply {
            if answer == Answer::Pass {
                return self.paid();
            } else if answer == Answer::Back {
                self = Paying::begin(seat, self.all);
            } else {
                let card = if let Answer::Lose(card) = answer { Some(card) } else { None };
                let points = if answer == Answer::Tops { self.points } else { 1 };
                for _ in 0..points {
                    self.choose(card);
                    cx.tell(Event::Offered { seat, card });
                }
            }
        }
        let player = cx.table().player(seat);
        while self.points > 0 {
            if player.hand_size() > self.cards.total() as u8 {
                return Flow::Ask { to: seat, question: Question::Pay(self.points), then: self.into() };
            }
            self.choose(None);
        }
        Flow::Ask { to: seat, question: Question::Confirm, then: self.into() }
    }

    fn paid(self) -> Flow {
        Flow::Done(Out::Payment { cards: self.cards, tops: self.tops })
    }

    fn choose(&mut self, card: Option<CardId>) {
        self.points -= 1;
        match card {
            Some(card) => self.cards.add(card.0),
            None => self.tops += 1,
        }
    }
}

/// GK-R43: whether the player has a choice of what pays so many points.
pub(crate) fn has_choice(player: &Player, points: u8) -> bool {
    let hand = player.hand_size();
    player.hitter.is_some() && points > 0 && hand > 0 && hand + player.stock() > points
}

/// What the seat has chosen so far.
pub(crate) fn chosen(at: At<'_, HeavyHitters>) -> Option<Paying> {
    Paying::of(at.strand).copied()
}
