//! Declaring. GK-9.1, GK-9.3: a seat secretly lines up cards, each name once.

use super::{Cx, Flow, Out, Step};
use crate::HeavyHitters;
use crate::content::{CardId, Cards, Content};
use crate::event::Event;
use crate::queries::Guess;
use crate::question::{Answer, Question};
use crate::reckoning::cost;
use crate::table::Table;
use kernel::{At, Procedure, Reply, Seat};
use serde::{Deserialize, Serialize};

/// The seat declares, apart from the others.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Declaring {
    pub(crate) seat: Seat,
    /// What was declared so far.
    pub(crate) cards: Cards,
}

kernel::known_to_its_seat! { Declaring { seat, cards }, |it| Declaring::begin(it.seat) }

impl Declaring {
    /// Nothing is declared yet.
    pub(crate) fn begin(seat: Seat) -> Declaring {
        Declaring { seat, cards: Cards::new() }
    }

    pub(super) fn resume(mut self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let seat = self.seat;
        if let Reply::Answer(Answer::Declare(card)) = reply {
            self.cards.add(card.0);
            cx.tell(Event::Declared { seat, card });
        } else if let Reply::Answer(_) = reply {
            return Flow::Done(Out::Cards(self.cards));
        }
        Flow::Ask { to: seat, question: Question::Declare, then: self.into() }
    }
}

/// GK-9.1: whether the seat may have something to declare, for all that everybody knows.
pub(crate) fn may_declare(table: &Table, content: &Content, seat: Seat) -> bool {
    let player = table.player(seat);
    let Some(faction) = player.faction.filter(|_| player.hitter.is_some()) else { return false };
    let guess = Guess::of(content, player, table.options.free_deploys);
    let mut pool =
        content.pool(faction).filter(|(id, card)| card.speed().is_some() && !player.played.contains(id.0));
    pool.any(|(id, _)| guess.could_hold(id))
}

/// GK-9.1: the energy for what the seat has declared so far.
pub(crate) fn declared_cost(at: At<'_, HeavyHitters>, seat: Seat) -> u8 {
    declared(at).copies().map(|id| cost(at.table, at.content, seat, CardId(id))).sum()
}

/// What the seat has declared so far.
pub(crate) fn declared(at: At<'_, HeavyHitters>) -> Cards {
    Declaring::of(at.strand).map(|declaring| declaring.cards).unwrap_or_default()
}
