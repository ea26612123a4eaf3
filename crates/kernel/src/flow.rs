//! Flow and reply: what a procedure wants next, and what it is resumed with.

use crate::chance::{Chance, Results, Rolled};
use crate::outcome::Outcome;
use crate::rules::Rules;
use crate::seat::{Seat, SeatMap};

/// What a step of a procedure asks the kernel to do. `then` is the procedure's own next step.
#[derive(Clone, Debug)]
pub enum Flow<R: Rules> {
    /// Carry on at once with this frame in place of the one that ran.
    Go(R::Frame),
    /// Run `first` to its end, then carry on with what it hands back.
    Call {
        /// The procedure to run.
        first: R::Frame,
        /// Resumed with [`Reply::Out`].
        then: R::Frame,
    },
    /// Ask one seat.
    Ask {
        /// Who owes the answer.
        to: Seat,
        /// What is asked.
        question: R::Question,
        /// Resumed with [`Reply::Answer`], or [`Reply::Left`] if the seat is gone.
        then: R::Frame,
    },
    /// Each seat with a frame runs it as a private strand, asked alone, seen by nobody else.
    Apart {
        /// The first frame of each seat's strand.
        strands: SeatMap<Option<R::Frame>>,
        /// Resumed with [`Reply::Apart`] when all strands are done.
        then: R::Frame,
    },
    /// Dice, a pick or a blind draw.
    Roll {
        /// What is needed.
        chance: Chance,
        /// Resumed with [`Reply::Rolled`].
        then: R::Frame,
    },
    /// The procedure is over: back to the frame below.
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
    /// The asked seat has left the bout; what it owed falls away.
    Left(Seat),
    /// What chance gave, already checked.
    Rolled(Rolled),
    /// What the called procedure handed back.
    Out(R::Out),
    /// What every seat's strand handed back.
    Apart(Results<R::Out>),
}
