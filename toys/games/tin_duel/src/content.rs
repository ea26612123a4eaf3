//! Content: the typed form of a pack. Moves with the numbers that are printed on them.

use tabletop::pack::Kinds;

tabletop::kinds! {
    /// One kind of move.
    pub struct Move, MoveId, "move", at most 16 {
        /// What it does to the other robot (TD-2.2).
        power: 0..=9,
        /// What it keeps from the own robot (TD-2.2).
        guard: 0..=9,
        /// How many of them there are.
        copies: 0..=9,
    }
}

/// All moves of the packs of a bout.
pub type Content = Kinds<Move>;
