//! Drawing. GR-1.3, GR-2.4: one unseen tool goes into a pocket, if there is any.

use super::{Cx, Flow, Frame, Step};
use crate::content::ToolId;
use crate::event::Event;
use kernel::{Chance, Reply, Seat};

/// This seat draws.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Drawing {
    pub(crate) seat: Seat,
}

impl Drawing {
    pub(super) fn resume(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let Reply::Rolled(rolled) = reply else { return self.draw(cx) };
        let (seat, tool) = (self.seat, ToolId(rolled.drawn()));
        cx.table_mut().pocket_tool(seat, tool);
        cx.tell_apart(seat, Event::Drew { seat, tool: Some(tool) }, Event::Drew { seat, tool: None });
        Flow::Done(())
    }

    fn draw(self, cx: &Cx<'_>) -> Flow {
        if cx.table().unseen.is_empty() {
            return Flow::Done(());
        }
        Flow::Roll { chance: Chance::Draw { pile: 0 }, then: Frame::Drawing(self) }
    }
}
