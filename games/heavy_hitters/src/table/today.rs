//! What happened to a player this turn, as far as texts ask for it; forgotten when the next turn begins.

use crate::content::{Cards, Gkr};
use serde::{Deserialize, Serialize};

/// This turn of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Today {
    /// The hexes that the Heavy Hitter has moved.
    pub moved: u8,
    /// Whether energy was spent that was not there.
    pub red_lined: bool,
    /// The red-lined points that cost no card.
    pub spared: u8,
    /// Whether the Heavy Hitter took damage.
    pub hurt: bool,
    /// Whether a unit hit a Heavy Hitter from the flank.
    pub flanked: bool,
    /// Whether the tags are guarded.
    pub guarded: bool,
    /// How many units that have tagged may tag once more.
    pub tags_again: u8,
    /// The units that neither move nor attack, as bits.
    pub frozen: u8,
    /// How much easier each unit is to hit.
    pub marks: [u8; 4],
    /// How much better the armour of the Heavy Hitter is.
    pub armour: i8,
    /// How much further weapons reach.
    pub range: u8,
    /// How many hexes of the move cost nothing.
    pub stride: u8,
    /// How much slower each declared card is.
    pub slow: Cards,
}

impl Today {
    /// Whether the unit neither moves nor attacks.
    pub fn is_frozen(&self, gkr: Gkr) -> bool {
        self.frozen >> gkr as u8 & 1 == 1
    }
}
