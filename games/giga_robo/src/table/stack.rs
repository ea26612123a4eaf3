//! Declared responses that wait to be resolved (GR-8).

use super::list::Blank;
use crate::content::Card;
use crate::text::Source;
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// GR-T1: the most responses on the stack at once.
pub const STACK_MAX: usize = 48;

/// What was declared.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// An Instant was played.
    Play,
    /// A Trigger was paid, by its place.
    Trigger(u8),
    /// An ability is to be activated.
    Activate,
    /// An ability is to be deactivated.
    Deactivate,
}

/// One declared response.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Item {
    /// Who declared it.
    pub seat: Seat,
    /// Its card or ability.
    pub source: Source,
    /// What it is.
    pub deed: Deed,
    /// The opponent that it concerns (GR-R49).
    pub foe: Seat,
    /// The X of a Trigger (GR-24.12).
    #[serde(default)]
    pub x: u8,
}

impl Item {
    /// The card that was played, if it is one.
    pub fn card(&self) -> Option<Card> {
        match self.source {
            Source::Card(card) if self.deed == Deed::Play => Some(card),
            Source::Card(_) => None,
            Source::Pilot | Source::Ability(_) => None,
        }
    }
}

impl Blank for Item {
    const BLANK: Item = Item { seat: Seat(0), source: Source::Pilot, deed: Deed::Play, foe: Seat(0), x: 0 };
}
