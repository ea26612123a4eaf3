//! The procedures of the rules, one file each, and what may interrupt them.

mod drawing;
mod opening;
mod turn;

pub use drawing::Drawing;
pub use opening::Opening;
pub use turn::Turn;
pub(crate) use turn::TurnStep;

use crate::GigaRobo;
use crate::event::Event;
use kernel::{Ending, Leaving, Outcome, Reply, Seat, SeatSet};

type Cx<'a> = kernel::Cx<'a, GigaRobo>;
type Flow = kernel::Flow<GigaRobo>;
type Step = Reply<GigaRobo>;

/// One procedure in progress.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Frame {
    /// Everybody draws a tool.
    Opening(Opening),
    /// A turn.
    Turn(Turn),
    /// One tool is drawn.
    Drawing(Drawing),
}

impl Frame {
    /// One step.
    pub(crate) fn resume(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        match self {
            Frame::Opening(opening) => opening.resume(cx),
            Frame::Turn(turn) => turn.resume(cx, reply),
            Frame::Drawing(drawing) => drawing.resume(cx, reply),
        }
    }
}

/// GR-R1: who leaves does not win; who stays alone does.
pub(crate) fn leave(cx: &mut Cx<'_>, seat: Seat) -> Leaving<GigaRobo> {
    cx.table_mut().put_back(seat);
    cx.tell(Event::Left { seat });
    let there = there(cx);
    if there.len() > 1 { Leaving::Stays } else { Leaving::Ends(Outcome::won(there, cx.seats())) }
}

/// GR-R2: a draw between those who are there.
pub(crate) fn time_up(cx: &mut Cx<'_>) -> Outcome {
    cx.tell(Event::TimeUp);
    Outcome::drawn(there(cx), cx.seats(), Ending::Time)
}

fn there(cx: &Cx<'_>) -> SeatSet {
    SeatSet::first(cx.seats()).minus(cx.left())
}
