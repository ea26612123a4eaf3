//! The opening. RB-1.3, RB-1.4: each seat draws a tool, then the first one begins.

use super::{Cx, Drawing, Flow, Step, Turn};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// How many seats have drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Opening {
    pub(crate) drawn: u8,
}

kernel::known_to_all! { Opening { drawn } }

impl Opening {
    pub(super) fn resume(self, cx: &mut Cx<'_>, _reply: Step) -> Flow {
        let Opening { drawn } = self;
        if drawn >= cx.seats() {
            return Flow::Go(Turn::begin(Seat(0), 1).into());
        }
        let first = Drawing { seat: Seat(drawn) }.into();
        Flow::Call { first, then: Opening { drawn: drawn + 1 }.into() }
    }
}
