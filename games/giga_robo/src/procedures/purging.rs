//! Tokens may leave a slot of the meter instead of a gain of Fighting Spirit. GR-R151, GR-R169.

use super::{Cx, Flow, Out, Step, ask, is_anew, shedding, stock};
use crate::content::{Stock, Trauma};
use crate::frame::Frame;
use crate::question::{Answer, Question};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// A gain that this player may give up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Purging {
    seat: Seat,
    /// How much would be gained.
    n: u8,
}

kernel::known_to_all! { Purging { seat, n } }

impl Purging {
    /// So much Fighting Spirit for this player.
    pub(super) fn new(seat: Seat, n: u8) -> Purging {
        Purging { seat, n }
    }

    pub(crate) fn resume(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        if is_anew(&reply) {
            return ask(self.seat, Question::Purge(self.n), Frame::Purging(self));
        }
        match reply {
            Step::Answer(Answer::Slot(slot)) => {
                for trauma in Trauma::ALL {
                    shedding::take(cx, self.seat, trauma, slot, u8::MAX);
                }
            }
            Step::Go | Step::Answer(_) | Step::Left(_) | Step::Out(_) | Step::Rolled(_) | Step::Apart(_) => {
                stock::gain(cx, self.seat, Stock::Fs, self.n)
            }
        }
        Flow::Done(Out::Done)
    }
}
