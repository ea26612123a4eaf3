//! The reboot. GK-3.21, GK-R80: whether to draw a new hand, once, in secret.

use super::{Cx, Flow, Out, Step};
use crate::question::{Answer, Question};
use kernel::{Reply, Seat};
use serde::{Deserialize, Serialize};

/// The seat decides, apart from the others.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Rebooting {
    pub(crate) seat: Seat,
}

kernel::known_to_its_seat! { Rebooting { seat }, |it| Rebooting { seat: it.seat } }

impl Rebooting {
    pub(super) fn resume(self, _cx: &mut Cx<'_>, reply: Step) -> Flow {
        let Reply::Answer(answer) = reply else {
            return Flow::Ask { to: self.seat, question: Question::Reboot, then: self.into() };
        };
        Flow::Done(Out::Reboot(answer == Answer::Reboot))
    }
}
