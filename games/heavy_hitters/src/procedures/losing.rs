//! Losing cards. GK-12.6 to GK-12.12, GK-5.12, GK-R32 to GK-R34: damage and red-lining, point by point.

use super::drawing::stock;
use super::ending::destruction;
use super::{Attack, Cx, Flow, Frame, Step, done};
use crate::content::{CardId, Cards};
use crate::event::Event;
use crate::question::{Answer, Question, Shooter};
use crate::table::Player;
use kernel::{Chance, Procedure, Reply, Seat};
use serde::{Deserialize, Serialize};

/// The seat loses so many cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Losing {
    pub(crate) seat: Seat,
    pub(crate) points: u8,
    /// GK-12.7, GK-R43: how many of them are to come from the deck.
    pub(crate) tops: u8,
    /// GK-R43: whether destruction is looked for only when everybody has paid.
    pub(crate) together: bool,
    /// Whether a card is on its way from the deck.
    pub(crate) milling: bool,
}

kernel::known_to_all! { Losing { seat, points, tops, together, milling } }

impl Losing {
    /// So many points.
    pub(crate) fn points(seat: Seat, points: u8) -> Losing {
        Losing { seat, points, tops: 0, together: false, milling: false }
    }

    pub(super) fn resume(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        match reply {
            Reply::Answer(Answer::Top) => Losing { milling: true, ..self }.mill(cx),
            Reply::Answer(Answer::Tops) => Losing { milling: true, tops: self.points, ..self }.mill(cx),
            Reply::Answer(Answer::Lose(card)) => self.lose(cx, Some(card)),
            Reply::Rolled(rolled) => self.milled(cx, CardId(rolled.drawn())),
            Reply::Go | Reply::Left(_) | Reply::Answer(_) | Reply::Out(_) | Reply::Apart(_) => {
                let mills = self.milling && cx.table().is_alive(self.seat);
                if mills { self.mill(cx) } else { self.next(cx) }
            }
        }
    }

    /// GK-5.13, GK-12.7, GK-12.10, GK-12.12, GK-R9: where the next card comes from. What everybody knows is not asked,
    /// nor in which order all cards go.
    fn next(self, cx: &mut Cx<'_>) -> Flow {
        let player = cx.table().player(self.seat);
        if self.points == 0 || player.hitter.is_none() {
            return done();
        }
        let (hand, stock) = (player.hand_size(), player.stock());
        let is_last = hand == 0 && stock == 0;
        let line = if is_last { last_cards(player, resolving(cx.below(), self.seat)) } else { Cards::new() };
        let only_in_line = line.nth(0).map(CardId);
        let one_in_hand = player.hand.nth(0).map(CardId);
        let all_go = hand + stock <= self.points;
        match (hand, stock, line.total()) {
            (0, 0, 0) => done(),
            (0, 0, 1) => self.lose(cx, only_in_line),
            (0, 0, _) if player.line.total() <= u32::from(self.points) => self.lose(cx, only_in_line),
            (0, 1.., _) => Losing { milling: true, ..self }.mill(cx),
            (_, 1.., _) if self.tops > 0 || all_go => Losing { milling: true, ..self }.mill(cx),
            (1.., 0, _) if hand == 1 || all_go => self.lose(cx, one_in_hand),
            (0, 0, _) | (1.., _, _) => {
                Flow::Ask { to: self.seat, question: Question::Lose(self.points), then: self.into() }
            }
        }
    }

    /// GK-12.9: the top card, after the Discard Pile was shuffled if there was none.
    fn mill(self, cx: &mut Cx<'_>) -> Flow {
        if stock(cx, self.seat) {
            Flow::Roll { chance: Chance::Draw { pile: self.seat.0 }, then: self.into() }
        } else {
            Losing { milling: false, ..self }.next(cx)
        }
    }

    /// GK-12.8, GK-R32, GK-R75: the owner sees the card, the others do not.
    fn milled(self, cx: &mut Cx<'_>, card: CardId) -> Flow {
        let seat = self.seat;
        cx.table_mut().player_mut(seat).mill(card);
        let lost = |card| Event::LostFromDeck { seat, card };
        cx.tell_apart(seat, lost(Some(card)), lost(None));
        self.lost(cx)
    }

    /// A card of the hand, or of the Firing Line if there is no other. `None` for one that is not seen here.
    fn lose(self, cx: &mut Cx<'_>, card: Option<CardId>) -> Flow {
        let seat = self.seat;
        let from_line = cx.table().player(seat).hand_size() == 0;
        let player = cx.table_mut().player_mut(seat);
        match card {
            Some(card) if from_line => {
                assert!(player.line.take(card.0), "only a card that lies there is lost");
                player.bared.add(card.0);
                cx.tell(Event::LostFromLine { seat, card });
            }
            Some(card) => {
                assert!(player.hand.take(card.0), "only a card of the hand is lost");
                player.damage.add(card.0);
                let lost = |card| Event::LostFromHand { seat, card };
                cx.tell_apart(seat, lost(Some(card)), lost(None));
            }
            None => {
                player.veil.hand -= 1;
                player.veil.damage += 1;
                cx.tell(Event::LostFromHand { seat, card: None });
            }
        }
        self.lost(cx)
    }

    /// GK-5.14, GK-R34, GK-R87: a lost card is damage taken; destruction is looked for after every one.
    fn lost(self, cx: &mut Cx<'_>) -> Flow {
        cx.table_mut().player_mut(self.seat).today.hurt = true;
        let tops = self.tops.saturating_sub(u8::from(self.milling));
        let then = Losing { points: self.points - 1, tops, milling: false, ..self };
        if self.together {
            return then.next(cx);
        }
        destruction(cx, self.seat).unwrap_or_else(|| then.next(cx))
    }
}

/// GK-R33: the card of the seat whose attack is being resolved.
pub(crate) fn resolving(frames: &[Frame], seat: Seat) -> Option<CardId> {
    let attack = Attack::of(frames).filter(|attack| attack.seat == seat)?;
    if let Shooter::Card(card) = attack.shooter { Some(card) } else { None }
}

/// GK-R33: the cards of the Firing Line that can be lost: the one that is being resolved only as the last one.
pub(crate) fn last_cards(player: &Player, resolving: Option<CardId>) -> Cards {
    let mut others = player.line;
    let _is_there = resolving.is_some_and(|card| others.take(card.0));
    if others.is_empty() { player.line } else { others }
}
