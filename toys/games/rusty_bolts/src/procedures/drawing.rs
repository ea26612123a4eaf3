//! Drawing. RB-1.3, RB-2.4: one unseen tool goes into a pocket, if there is any.

use super::{Cx, Flow, Step};
use crate::content::ToolId;
use crate::event::Event;
use kernel::{Chance, Reply, Seat};
use serde::{Deserialize, Serialize};

/// This seat draws.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Drawing {
    pub(crate) seat: Seat,
}

kernel::known_to_all! { Drawing { seat } }

impl Drawing {
    pub(super) fn resume(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let Reply::Rolled(rolled) = reply else {
            let draws = Flow::Roll { chance: Chance::Draw { pile: 0 }, then: self.into() };
            return if cx.table().unseen.is_empty() { Flow::Done(()) } else { draws };
        };
        let (seat, tool) = (self.seat, ToolId(rolled.drawn()));
        cx.table_mut().pocket_tool(seat, tool);
        cx.tell_apart(seat, Event::Drew { seat, tool: Some(tool) }, Event::Drew { seat, tool: None });
        Flow::Done(())
    }
}
