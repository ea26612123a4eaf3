//! What holds for a while.

use super::list::Blank;
use crate::text::{Part, Source, Text};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// Until when.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Until {
    /// Until this turn ends (GR-R53).
    TurnEnds,
    /// Until the turn of that seat ends: the one in progress, or else its next one.
    EndOf(Seat),
    /// Until the turn of that seat ends that comes after the one in progress.
    EndOfNext(Seat),
    /// Until the next turn of that seat begins.
    StartOf(Seat),
    /// For the next attack that fits (GR-R67).
    NextAttack,
    /// For the next Attack Roll, that of a combat in progress included.
    NextRoll,
    /// For the combat in progress.
    CombatEnds,
    /// For the rest of the bout.
    Never,
}

/// Something that holds for a while.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Lasting {
    /// For whom.
    pub seat: Seat,
    /// The text that began it.
    pub text: Text,
    /// The opponent whom the text concerned.
    pub foe: Seat,
    /// Until when.
    pub until: Until,
    /// Whether the combat in progress uses it up (GR-R67).
    pub spent: bool,
    /// The X, the Recovery Rolls or the sum of dice that it counts, as they were when it was begun.
    #[serde(default)]
    pub counted: u8,
}

impl Blank for Lasting {
    const BLANK: Lasting = Lasting {
        seat: Seat(0),
        text: Text { seat: Seat(0), source: Source::Pilot, part: Part::Rules },
        foe: Seat(0),
        until: Until::Never,
        spent: false,
        counted: 0,
    };
}
