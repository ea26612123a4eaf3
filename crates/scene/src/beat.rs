//! Beats: what happened, moment by moment, so that nothing happens unseen.

use crate::id::Id;
use crate::part::Die;
use crate::prompt::Overlay;
use crate::tone::Tone;
use crate::usual::is_usual;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// One moment of what happened. Moments are shown one after the other.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
pub struct Beat {
    /// How it stands in the log.
    #[serde(default, skip_serializing_if = "is_usual")]
    #[ts(as = "Option<BeatKind>", optional)]
    pub kind: BeatKind,
    /// The seat that did it, if one did.
    #[serde(default, skip_serializing_if = "is_usual")]
    #[ts(optional = nullable)]
    pub actor: Option<u8>,
    /// The things that it is about. They may be gone, or not be there yet.
    #[serde(default, skip_serializing_if = "is_usual")]
    #[ts(as = "Option<Vec<Id>>", optional)]
    pub about: Vec<Id>,
    /// What is drawn while it is shown: the way walked, the line of fire, what is hit.
    #[serde(default, skip_serializing_if = "is_usual")]
    #[ts(as = "Option<Vec<Overlay>>", optional)]
    pub overlays: Vec<Overlay>,
    /// Dice that fell, one after the other.
    #[serde(default, skip_serializing_if = "is_usual")]
    #[ts(as = "Option<Vec<Die>>", optional)]
    pub dice: Vec<Die>,
    /// A number that flies off a thing: damage, healing, energy.
    #[serde(default, skip_serializing_if = "is_usual")]
    #[ts(optional = nullable)]
    pub amount: Option<Flying>,
}

/// How a beat stands in the log.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum BeatKind {
    /// It begins a turn.
    Turn,
    /// It is a deed.
    Deed,
    /// It belongs to the deed before it.
    #[default]
    Detail,
}

/// A number that flies off a thing.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
pub struct Flying {
    /// Off which thing.
    pub on: Id,
    /// By how much the thing changed.
    pub by: i64,
    /// What it means.
    pub tone: Tone,
}

impl Beat {
    /// A moment of this kind without anything to show.
    pub fn new(kind: BeatKind) -> Beat {
        Beat { kind, actor: None, about: Vec::new(), overlays: Vec::new(), dice: Vec::new(), amount: None }
    }

    /// The beginning of a turn.
    pub fn turn() -> Beat {
        Beat::new(BeatKind::Turn)
    }

    /// A deed.
    pub fn deed() -> Beat {
        Beat::new(BeatKind::Deed)
    }

    /// A part of the deed before it.
    pub fn detail() -> Beat {
        Beat::new(BeatKind::Detail)
    }

    /// The same, done by this seat.
    #[must_use]
    pub fn by(self, seat: u8) -> Beat {
        Beat { actor: Some(seat), ..self }
    }

    /// The same about these things.
    #[must_use]
    pub fn about(self, things: impl IntoIterator<Item = Id>) -> Beat {
        Beat { about: things.into_iter().collect(), ..self }
    }

    /// The same with something more to draw.
    #[must_use]
    pub fn showing(mut self, overlay: Overlay) -> Beat {
        self.overlays.push(overlay);
        self
    }

    /// The same with dice that fell.
    #[must_use]
    pub fn rolling(self, dice: impl IntoIterator<Item = Die>) -> Beat {
        Beat { dice: dice.into_iter().collect(), ..self }
    }

    /// The same with a number that flies off a thing.
    #[must_use]
    pub fn flying(self, on: Id, by: impl Into<i64>, tone: Tone) -> Beat {
        Beat { amount: Some(Flying { on, by: by.into(), tone }), ..self }
    }
}
