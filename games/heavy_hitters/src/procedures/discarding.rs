//! Discarding. GK-15.3, GK-6.4: a seat with too many cards secretly chooses those that go.

use super::{Cx, Flow, Out, Step};
use crate::HeavyHitters;
use crate::content::{Cards, Content};
use crate::event::Event;
use crate::question::{Answer, Question};
use crate::reckoning::hand;
use crate::table::Table;
use kernel::{At, Procedure, Reply, Seat};
use serde::{Deserialize, Serialize};

/// The seat chooses, apart from the others.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Discarding {
    pub(crate) seat: Seat,
    /// How many go.
    pub(crate) all: u8,
    /// Those that are chosen.
    pub(crate) cards: Cards,
}

kernel::known_to_its_seat! { Discarding { seat, all, cards }, |it| Discarding::begin(it.seat, it.all) }

impl Discarding {
    /// Nothing is chosen yet.
    pub(crate) fn begin(seat: Seat, all: u8) -> Discarding {
        Discarding { seat, all, cards: Cards::new() }
    }

    pub(super) fn resume(mut self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let seat = self.seat;
        match reply {
            Reply::Answer(Answer::Discard(card)) => {
                self.cards.add(card.0);
                cx.tell(Event::SetAside { seat, card });
            }
            Reply::Answer(Answer::Back) => self = Discarding::begin(seat, self.all),
            Reply::Answer(_) => return Flow::Done(Out::Cards(self.cards)),
            Reply::Go | Reply::Out(_) | Reply::Rolled(_) | Reply::Apart(_) | Reply::Left(_) => {}
        }
        let is_done = self.cards.total() == u32::from(self.all);
        let question = if is_done { Question::Confirm } else { Question::Discard };
        Flow::Ask { to: seat, question, then: self.into() }
    }
}

/// GK-15.3: how many cards the seat has too many.
pub(crate) fn surplus(table: &Table, content: &Content, seat: Seat) -> u8 {
    table.player(seat).hand_size().saturating_sub(hand(table, content, seat))
}

/// What the seat has chosen so far.
pub(crate) fn chosen(at: At<'_, HeavyHitters>) -> Cards {
    Discarding::of(at.strand).map(|discarding| discarding.cards).unwrap_or_default()
}
