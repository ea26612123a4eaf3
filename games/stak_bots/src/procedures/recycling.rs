//! Recycling. SB-17.8, SB-17.9, SB-R57: scrap the top card and discard a card at once, then draw if
//! wanted, and only then turn up the new top card.

use super::{Cx, Flow, Step, answered, ask, call, settle};
use crate::card::{Card, StakId, StakSet};
use crate::frame::{Awaited, Called, Frame};
use crate::procedures::deeds::discard;
use crate::procedures::drawing::Drawing;
use crate::procedures::removal::Removal;
use crate::question::{Answer, Question};
use crate::table::Table;
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// One combined action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Recycling {
    seat: Seat,
    stak: StakId,
    card: Card,
    step: RecyclingStep,
}

kernel::known_to_all! { Recycling { seat, stak, card, step } }

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum RecyclingStep {
    Scrap,
    Discard,
    HearDraw,
    Settle,
}

impl Recycling {
    /// `seat` scraps the top card of `stak` and discards `card`.
    pub(crate) fn of(seat: Seat, stak: StakId, card: Card) -> Recycling {
        Recycling { seat, stak, card, step: RecyclingStep::Scrap }
    }

    /// The Stak whose new top card is turned up only at the end.
    pub(crate) fn stak(&self) -> StakId {
        self.stak
    }

    /// What it waits for.
    pub(crate) fn awaits(&self) -> Awaited {
        match self.step {
            RecyclingStep::HearDraw => Awaited::Answer,
            RecyclingStep::Settle => Awaited::Procedure,
            RecyclingStep::Scrap | RecyclingStep::Discard => Awaited::Nothing,
        }
    }

    /// Whether everything that it names is there.
    pub(crate) fn fits(&self, table: &Table) -> bool {
        table.has_seat(self.seat) && table.has_stak(self.stak)
    }

    pub(crate) fn resume(mut self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        match self.step {
            RecyclingStep::Scrap => {
                let removal = Removal { settles: false, ..Removal::scrap_top(self.stak, 0) };
                self.call(cx, removal, RecyclingStep::Discard)
            }
            RecyclingStep::Discard => {
                discard(cx, self.seat, self.card);
                self.step = RecyclingStep::HearDraw;
                self.ask(cx)
            }
            RecyclingStep::HearDraw if answered(&reply).is_none() && cx.table().plays(self.seat) => {
                self.ask(cx)
            }
            RecyclingStep::HearDraw if answered(&reply) == Some(Answer::Yes) => {
                self.call(cx, Drawing::cards(self.seat, 1), RecyclingStep::Settle)
            }
            RecyclingStep::HearDraw | RecyclingStep::Settle => settle(cx, StakSet::EMPTY),
        }
    }

    fn ask(self, cx: &mut Cx<'_>) -> Flow {
        ask(cx, self.seat, Question::RecycleDraw, Frame::Recycling(self))
    }

    #[inline(always)]
    fn call(mut self, cx: &mut Cx<'_>, first: impl Called, step: RecyclingStep) -> Flow {
        self.step = step;
        call(cx, first, Frame::Recycling(self))
    }
}
