//! Turns. RB-2: take bolts by hand or with the tool of the pocket.

use super::{Cx, Drawing, Flow, Step};
use crate::event::Event;
use crate::question::{Answer, Question};
use kernel::{Outcome, Reply, Seat};
use serde::{Deserialize, Serialize};

/// The turn of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Turn {
    pub(crate) seat: Seat,
    /// Counted from 1.
    pub(crate) number: u16,
    pub(crate) step: TurnStep,
}

kernel::known_to_all! { Turn { seat, number, step } }

/// What the turn does next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum TurnStep {
    Ask,
    Hear,
    Drawn,
}

impl Turn {
    /// A turn that is about to begin.
    pub(crate) fn begin(seat: Seat, number: u16) -> Turn {
        Turn { seat, number, step: TurnStep::Ask }
    }

    pub(super) fn resume(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        match (self.step, reply) {
            (TurnStep::Ask, _) => self.ask(),
            (TurnStep::Hear, Reply::Answer(Answer::Take(bolts))) => {
                self.take(cx, bolts).unwrap_or_else(|| self.pass_on(cx))
            }
            (TurnStep::Hear, Reply::Answer(Answer::Use)) => self.use_tool(cx),
            (TurnStep::Hear, _) if cx.left().contains(self.seat) => self.pass_on(cx),
            (TurnStep::Hear, _) => self.ask(),
            (TurnStep::Drawn, _) => self.pass_on(cx),
        }
    }

    fn ask(self) -> Flow {
        let then = Turn { step: TurnStep::Hear, ..self }.into();
        Flow::Ask { to: self.seat, question: Question::Take, then }
    }

    /// RB-2.2, RB-2.4.
    fn use_tool(self, cx: &mut Cx<'_>) -> Flow {
        let seat = self.seat;
        let tool = cx.table_mut().empty(seat).expect("only a tool that is there can be used");
        cx.table_mut().used.add(tool.0);
        cx.reveal();
        cx.tell(Event::Used { seat, tool });
        let bolts = cx.content().get(tool.0).bolts;
        let then = Turn { step: TurnStep::Drawn, ..self }.into();
        let draws = Flow::Call { first: Drawing { seat }.into(), then };
        self.take(cx, bolts).unwrap_or(draws)
    }

    /// RB-2.1, RB-3.1: the end, if it was the last bolt.
    fn take(self, cx: &mut Cx<'_>, bolts: u8) -> Option<Flow> {
        let seat = self.seat;
        cx.table_mut().take(bolts);
        cx.tell(Event::Took { seat, bolts });
        if cx.table().heap > 0 {
            return None;
        }
        cx.tell(Event::Lost { seat });
        Some(Flow::End(Outcome::won(cx.there().without(seat), cx.seats())))
    }

    /// RB-1.4, RB-R1: clockwise, past those who left.
    fn pass_on(self, cx: &Cx<'_>) -> Flow {
        let next = cx.there().after(self.seat).expect("somebody is there");
        Flow::Go(Turn::begin(next, self.number.saturating_add(1)).into())
    }
}
