//! The opening. TD-1.2: each seat draws four moves, then the first round begins.

use super::{Cx, Drawing, Flow, Round, Step};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// TD-1.2: the moves of a hand.
const HAND: u8 = 4;

/// How many moves were drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Opening {
    pub(crate) drawn: u8,
}

kernel::known_to_all! { Opening { drawn } }

impl Opening {
    pub(super) fn resume(self, _cx: &mut Cx<'_>, _reply: Step) -> Flow {
        let Opening { drawn } = self;
        if drawn >= 2 * HAND {
            return Flow::Go(Round::begin(1).into());
        }
        let first = Drawing { seat: Seat(drawn % 2) }.into();
        Flow::Call { first, then: Opening { drawn: drawn + 1 }.into() }
    }
}
