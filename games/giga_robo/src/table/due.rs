//! The effects that are due at one moment, for the player to put in order (GR-R48).

use super::list::Blank;
use crate::text::{Part, Source, Text};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// GR-T6: the most effects that are due at once.
pub const DUE_MAX: usize = 8;

/// An effect of an Upkeep (GR-6.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Due {
    /// That of the tile below the robot.
    Tile,
    /// What a text does at that moment.
    Text(Text),
}

impl Blank for Due {
    const BLANK: Due = Due::Text(Text { seat: Seat(0), source: Source::Pilot, part: Part::Rules });
}
