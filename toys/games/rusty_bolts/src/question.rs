//! Questions, answers, legality: all that a seat ever does, and why it may not.

use crate::RustyBolts;
use crate::content::ToolId;
use crate::table::Pocket;
use kernel::Seat;
use serde::{Deserialize, Serialize};

type At<'a> = kernel::At<'a, RustyBolts>;

/// What a seat can be asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// What to take (RB-2.1).
    Take,
}

/// What a seat can answer. The order is the order of lists; the first one is given for who does not answer in time:
/// one bolt, which always lies there (RB-R3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// So many bolts.
    Take(u8),
    /// What the tool of the pocket says.
    Use,
}

kernel::refusals! {
    /// Why an answer or a set-up is not legal.
    pub enum Illegal {
        /// One, two or three bolts are taken by hand.
        Handful => "RB-2.1",
        /// So many are not left.
        HeapTooSmall { heap: u8 } => "RB-2.1",
        /// The pocket is empty.
        NoTool => "RB-2.2",
        /// The tool says more bolts than lie there.
        ToolTooLarge { bolts: u8 } => "RB-2.3",
        /// So many cannot play.
        SeatCount { seats: u8 } => "RB-1.1",
        /// No heap has so many.
        BoltCount { bolts: u8 } => "RB-1.2",
    }
}

/// RB-2.1.
pub(crate) fn check_hand(at: At<'_>, bolts: u8) -> Result<(), Illegal> {
    let heap = at.table.heap;
    if !(1..=3).contains(&bolts) {
        return Err(Illegal::Handful);
    }
    if bolts > heap { Err(Illegal::HeapTooSmall { heap }) } else { Ok(()) }
}

/// RB-2.2, RB-2.3.
pub(crate) fn check_tool(at: At<'_>, seat: Seat) -> Result<(), Illegal> {
    let Pocket::Holds(tool) = at.table.pocket(seat) else { return Err(Illegal::NoTool) };
    let bolts = at.content.get(tool.0).bolts;
    if bolts > at.table.heap { Err(Illegal::ToolTooLarge { bolts }) } else { Ok(()) }
}

/// Whether the pocket may hold a tool for this heap, for all that everybody knows: one that was never used.
pub(crate) fn might_use(at: At<'_>, seat: Seat) -> bool {
    let there = |tool: ToolId, copies: u8| at.table.used.count(tool.0) < copies;
    let fits = |bolts: u8| bolts <= at.table.heap;
    at.table.pocket(seat) != Pocket::Empty
        && at.content.iter().any(|(id, tool)| there(ToolId(id), tool.copies) && fits(tool.bolts))
}
