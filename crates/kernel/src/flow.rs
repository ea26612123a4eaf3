//! Flow and reply: what a procedure wants next, and what resumes it.

use crate::chance::{Chance, Results, Rolled};
use crate::outcome::Outcome;
use crate::rules::Rules;
use crate::seat::{Seat, SeatMap};

/// What a step of a procedure asks the kernel to do. `then` is the procedure's own next step.
#[derive(Clone, Debug)]
pub enum Flow<R: Rules> {
    /// Carry on at once with this frame in place of the one that ran.
    Go(R::Frame),
    /// Run `first` to its end, then carry on with its result.
    Call {
        /// The procedure to run.
        first: R::Frame,
        /// Resumed with [`Reply::Out`].
        then: R::Frame,
    },
    /// Ask one seat.
    Ask {
        /// The seat that owes the answer.
        to: Seat,
        /// The question.
        question: R::Question,
        /// Resumed with [`Reply::Answer`], or with [`Reply::Left`] if the seat has left.
        then: R::Frame,
    },
    /// Each seat with a frame runs it as a private strand: it is asked alone, and nobody else sees it.
    Apart {
        /// The first frame of each seat's strand.
        strands: SeatMap<Option<R::Frame>>,
        /// Resumed with [`Reply::Apart`] when all strands are done.
        then: R::Frame,
    },
    /// Roll dice, pick a number, or draw blindly.
    Roll {
        /// The chance that is needed.
        chance: Chance,
        /// Resumed with [`Reply::Rolled`].
        then: R::Frame,
    },
    /// The procedure is over. Return to the frame below.
    Done(R::Out),
    /// The bout is over.
    End(Outcome),
}

/// What a frame is resumed with.
#[derive(Clone, Debug)]
pub enum Reply<R: Rules> {
    /// Nothing: the frame starts, or carries on after [`Flow::Go`].
    Go,
    /// The asked seat's answer, already checked.
    Answer(R::Answer),
    /// The asked seat has left the bout. Its open question is dropped.
    Left(Seat),
    /// The outcome of chance, already checked.
    Rolled(Rolled),
    /// The result of the called procedure.
    Out(R::Out),
    /// The result of every seat's strand.
    Apart(Results<R::Out>),
}
