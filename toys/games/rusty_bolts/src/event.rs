//! Events: what happened. What only some may hear is told apart when it is told.

use crate::content::ToolId;
use kernel::Seat;

kernel::facts! {
    /// A fact that happened.
    pub enum Event {
        /// The seat drew this tool; the others only hear that it drew.
        Drew { seat: Seat, tool: Option<ToolId> },
        /// The seat showed and used its tool.
        Used { seat: Seat, tool: ToolId },
        /// The seat took bolts.
        Took { seat: Seat, bolts: u8 },
        /// The seat took the last bolt.
        Lost { seat: Seat },
        /// The seat left the table.
        Left { seat: Seat },
        /// The time was up.
        TimeUp,
    }
}
