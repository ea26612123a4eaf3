//! Settling. SB-R1 step 2: every face-down top card is turned face-up, and what triggers is gathered.

use super::{Cx, Flow, Step};
use crate::card::{StakId, StakSet};
use crate::content::KindId;
use crate::event::Event;
use crate::frame::{Frame, Out};
use kernel::{Chance, Reply};
use serde::{Deserialize, Serialize};

/// Turns up face-down top cards, one Stak after the other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Settling {
    /// The effects that the same instruction has triggered so far.
    pub(crate) triggered: StakSet,
}

kernel::known_to_all! { Settling { triggered } }

impl Settling {
    /// Whether a face-down card lies on top of a Stak.
    #[inline]
    pub(crate) fn is_due(cx: &Cx<'_>) -> bool {
        first_to_turn_up(cx).is_some()
    }

    #[inline]
    pub(crate) fn resume(mut self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        if let Reply::Rolled(rolled) = reply {
            let stak = first_to_turn_up(cx).expect("a card was rolled for a face-down top card");
            self.turn_up(cx, stak, KindId(rolled.drawn()));
        }
        while let Some(stak) = first_to_turn_up(cx) {
            let top = cx.table().top(stak).expect("a Stak to turn up has a top card");
            match top.card.kind() {
                Some(kind) => self.turn_up(cx, stak, kind),
                None => {
                    let chance = Chance::Draw { pile: cx.table().pile_of(top) };
                    return Flow::Roll { chance, then: Frame::Settling(self) };
                }
            }
        }
        Flow::Done(Out::Triggered(self.triggered))
    }

    /// SB-7.12, SB-10.2, SB-11.2, SB-11.8: the top card is turned face-up, and its entry effect triggers.
    fn turn_up(&mut self, cx: &mut Cx<'_>, stak: StakId, kind: KindId) {
        let known = make_top_known(cx, stak, kind);
        cx.reveal();
        cx.tell(Event::TurnedUpOnTop { stak, card: known });
        if !cx.content().kind(kind).entry.is_empty() {
            self.triggered.insert(stak);
            cx.tell(Event::Triggered { stak, kind });
        }
    }
}

fn make_top_known(cx: &mut Cx<'_>, stak: StakId, kind: KindId) -> crate::card::Card {
    let table = cx.table_mut();
    let lying = table.top(stak).expect("a Stak to turn up has a top card");
    let card = if lying.card.kind().is_none() { table.make_known(lying, kind) } else { lying.card };
    let top = table.stak_mut(stak).last_mut().expect("a Stak to turn up has a top card");
    top.card = card;
    top.turn_up();
    card
}

/// SB-10.1, SB-11.3, SB-11.4: a top card that lies face-up already is not turned up and does not enter.
#[inline]
fn first_to_turn_up(cx: &Cx<'_>) -> Option<StakId> {
    let table = cx.table();
    table.staks().find(|&stak| table.top(stak).is_some_and(|top| !top.is_open()))
}
