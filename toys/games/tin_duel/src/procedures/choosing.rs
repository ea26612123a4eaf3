//! Choosing. TD-2.1: a seat secretly chooses a move of its hand.

use super::{Cx, Flow, Step};
use crate::event::Event;
use crate::question::{Answer, Question};
use kernel::{Reply, Seat};
use serde::{Deserialize, Serialize};

/// This seat chooses, apart from the other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Choosing {
    pub(crate) seat: Seat,
}

kernel::known_to_its_seat! { Choosing { seat }, |it| Choosing { seat: it.seat } }

impl Choosing {
    pub(super) fn resume(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let Reply::Answer(Answer::Play(chosen)) = reply else {
            return Flow::Ask { to: self.seat, question: Question::Choose, then: self.into() };
        };
        cx.tell(Event::Chose { seat: self.seat, chosen });
        Flow::Done(Some(chosen))
    }
}
