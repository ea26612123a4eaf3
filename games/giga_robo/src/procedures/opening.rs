//! The opening. GR-1.3, GR-1.4: each seat draws a tool, then the first one begins.

use super::{Cx, Drawing, Flow, Frame, Turn};
use kernel::Seat;

/// Seats before this one have drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Opening {
    pub(crate) next: Seat,
}

impl Opening {
    /// Nobody has drawn.
    pub(crate) const FIRST: Opening = Opening { next: Seat(0) };

    pub(super) fn resume(self, cx: &Cx<'_>) -> Flow {
        let seat = self.next;
        if seat.0 == cx.seats() {
            return Flow::Go(Frame::Turn(Turn::begin(Seat(0), 1)));
        }
        let then = Frame::Opening(Opening { next: Seat(seat.0 + 1) });
        Flow::Call { first: Frame::Drawing(Drawing { seat }), then }
    }
}
