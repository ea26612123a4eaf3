//! Events: what happened. What only some may hear is told apart when it is told.

use crate::content::MoveId;
use kernel::Seat;

kernel::facts! {
    /// A fact that happened.
    pub enum Event {
        /// The seat drew this move; the other only hears that it drew.
        Drew { seat: Seat, drawn: Option<MoveId> },
        /// The seat chose this move; nobody else hears it.
        Chose { seat: Seat, chosen: MoveId },
        /// The seat showed the move that it had chosen.
        Showed { seat: Seat, chosen: MoveId },
        /// The robot lost armour.
        Hit { seat: Seat, damage: u8 },
        /// The robot is down.
        Fell { seat: Seat },
        /// The seat left the table.
        Left { seat: Seat },
        /// The time was up.
        TimeUp,
    }
}
