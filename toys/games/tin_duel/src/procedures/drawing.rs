//! Drawing. TD-1.2, TD-2.3: one unseen move goes into a hand, if there is any.

use super::{Cx, Flow, Step};
use crate::content::MoveId;
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
            return if cx.table().unseen.is_empty() { Flow::Done(None) } else { draws };
        };
        let (seat, drawn) = (self.seat, MoveId(rolled.drawn()));
        cx.table_mut().draw(seat, drawn);
        cx.tell_apart(seat, Event::Drew { seat, drawn: Some(drawn) }, Event::Drew { seat, drawn: None });
        Flow::Done(None)
    }
}
