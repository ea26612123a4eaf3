//! Questions, answers, legality: all that a seat ever does, and why it may not.

use crate::GigaRobo;
use crate::table::Pocket;
use kernel::{Cited, Seat};
use serde::{Deserialize, Serialize};

type At<'a> = kernel::At<'a, GigaRobo>;

/// What a seat can be asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// What to take (GR-2.1).
    Take,
}

/// What a seat can answer. The order is the order of lists.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// So many bolts.
    Take(u8),
    /// What the tool of the pocket says.
    Use,
}

/// Why an answer or a set-up is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// One, two or three bolts are taken by hand.
    Handful,
    /// The heap is smaller.
    HeapTooSmall {
        /// Bolts on the heap.
        heap: u8,
    },
    /// The pocket is empty.
    NoTool,
    /// The tool says more bolts than lie there.
    ToolTooLarge {
        /// What the tool says.
        bolts: u8,
    },
    /// The number of seats.
    SeatCount {
        /// The seats wanted.
        seats: u8,
    },
    /// The size of the heap.
    BoltCount {
        /// The bolts wanted.
        bolts: u8,
    },
}

impl Cited for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Illegal::Handful | Illegal::HeapTooSmall { .. } => "GR-2.1",
            Illegal::NoTool => "GR-2.2",
            Illegal::ToolTooLarge { .. } => "GR-2.3",
            Illegal::SeatCount { .. } => "GR-1.1",
            Illegal::BoltCount { .. } => "GR-1.2",
        }
    }
}

/// Whether `answer` is legal.
pub(crate) fn check(at: At<'_>, question: Question, seat: Seat, answer: Answer) -> Result<(), Illegal> {
    match (question, answer) {
        (Question::Take, Answer::Take(bolts)) => check_hand(at, bolts),
        (Question::Take, Answer::Use) => check_tool(at, seat),
    }
}

/// GR-2.1.
fn check_hand(at: At<'_>, bolts: u8) -> Result<(), Illegal> {
    let heap = at.table.heap;
    match bolts {
        0 | 4.. => Err(Illegal::Handful),
        1..=3 if bolts > heap => Err(Illegal::HeapTooSmall { heap }),
        1..=3 => Ok(()),
    }
}

/// GR-2.2, GR-2.3.
fn check_tool(at: At<'_>, seat: Seat) -> Result<(), Illegal> {
    let Pocket::Holds(tool) = at.table.pocket(seat) else { return Err(Illegal::NoTool) };
    let bolts = at.content.tool(tool).bolts;
    if bolts > at.table.heap { Err(Illegal::ToolTooLarge { bolts }) } else { Ok(()) }
}

/// Every legal answer, in order.
pub(crate) fn answers(at: At<'_>, question: Question, seat: Seat, out: &mut Vec<Answer>) {
    let all = (1..=3).map(Answer::Take).chain([Answer::Use]);
    out.extend(all.filter(|&answer| check(at, question, seat, answer).is_ok()));
}
