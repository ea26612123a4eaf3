//! Content: the typed form of a pack. Tools with the numbers that are printed on them.

use tabletop::pack::Kinds;

tabletop::kinds! {
    /// One kind of tool.
    pub struct Tool, ToolId, "tool", at most 16 {
        /// How many bolts it takes (RB-2.2).
        bolts: 0..=9,
        /// How many of them there are.
        copies: 0..=9,
    }
}

/// All tools of the packs of a bout.
pub type Content = Kinds<Tool>;
