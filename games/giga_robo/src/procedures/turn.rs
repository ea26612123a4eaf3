//! Turns. GR-2: take bolts by hand or with the tool of the pocket.

use super::{Cx, Drawing, Flow, Frame, Step, there};
use crate::event::Event;
use crate::question::{Answer, Question};
use kernel::{Outcome, Reply, Seat};

/// The turn of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Turn {
    pub(crate) seat: Seat,
    /// Counted from 1.
    pub(crate) number: u16,
    pub(crate) step: TurnStep,
}

/// What the turn does next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
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

    /// The turn in progress, if one is.
    pub(crate) fn of(frames: &[Frame]) -> Option<Turn> {
        match frames.first() {
            Some(Frame::Turn(turn)) => Some(*turn),
            Some(Frame::Opening(_) | Frame::Drawing(_)) | None => None,
        }
    }

    pub(super) fn resume(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        match (self.step, reply) {
            (TurnStep::Ask, _) => self.ask(),
            (TurnStep::Hear, Reply::Answer(answer)) => self.hear(cx, answer),
            (TurnStep::Hear, _) if cx.left().contains(self.seat) => self.pass_on(cx),
            (TurnStep::Hear, _) => self.ask(),
            (TurnStep::Drawn, _) => self.pass_on(cx),
        }
    }

    fn ask(self) -> Flow {
        let then = Frame::Turn(Turn { step: TurnStep::Hear, ..self });
        Flow::Ask { to: self.seat, question: Question::Take, then }
    }

    fn hear(self, cx: &mut Cx<'_>, answer: Answer) -> Flow {
        match answer {
            Answer::Take(bolts) => self.take(cx, bolts).unwrap_or_else(|| self.pass_on(cx)),
            Answer::Use => self.use_tool(cx),
        }
    }

    /// GR-2.2, GR-2.4.
    fn use_tool(self, cx: &mut Cx<'_>) -> Flow {
        let seat = self.seat;
        let tool = cx.table_mut().use_up(seat).expect("only a tool that is there can be used");
        cx.reveal();
        cx.tell(Event::Used { seat, tool });
        let bolts = cx.content().tool(tool).bolts;
        let then = Frame::Turn(Turn { step: TurnStep::Drawn, ..self });
        let draws = Flow::Call { first: Frame::Drawing(Drawing { seat }), then };
        self.take(cx, bolts).unwrap_or(draws)
    }

    /// GR-2.1, GR-3.1: the end, if it was the last bolt.
    fn take(self, cx: &mut Cx<'_>, bolts: u8) -> Option<Flow> {
        let seat = self.seat;
        cx.table_mut().take(bolts);
        cx.tell(Event::Took { seat, bolts });
        if cx.table().heap > 0 {
            return None;
        }
        cx.tell(Event::Lost { seat });
        Some(Flow::End(Outcome::won(there(cx).without(seat), cx.seats())))
    }

    /// GR-1.4, GR-R1: clockwise, past those who left.
    fn pass_on(self, cx: &Cx<'_>) -> Flow {
        let seats = cx.seats();
        let mut others = self.seat.next(seats).clockwise(seats);
        let next = others.find(|&seat| !cx.left().contains(seat)).expect("somebody is there");
        Flow::Go(Frame::Turn(Turn::begin(next, self.number + 1)))
    }
}
