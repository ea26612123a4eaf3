//! Events: what happened. What only some may hear is told apart when it is told.

use crate::content::ToolId;
use kernel::Seat;
use serde::Serialize;

/// A fact that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// The seat drew this tool; the others only hear that it drew.
    Drew {
        /// Who.
        seat: Seat,
        /// What, for those who may know.
        tool: Option<ToolId>,
    },
    /// The seat showed and used its tool.
    Used {
        /// Who.
        seat: Seat,
        /// What.
        tool: ToolId,
    },
    /// The seat took bolts.
    Took {
        /// Who.
        seat: Seat,
        /// How many.
        bolts: u8,
    },
    /// The seat took the last bolt.
    Lost {
        /// Who.
        seat: Seat,
    },
    /// The seat left the table.
    Left {
        /// Who.
        seat: Seat,
    },
    /// The time was up.
    TimeUp,
}
