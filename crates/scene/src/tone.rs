//! Tones, glyphs and marks: hints for renderers, never colours.

use crate::usual::is_usual;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use words::Message;

/// What a thing means, for the renderer's palette. Never told by colour alone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Tone {
    /// Nothing special.
    #[default]
    Plain,
    /// Belongs to the seat of this number.
    Side(u8),
    /// It may be chosen.
    May,
    /// It is asked for.
    Asked,
    /// Harm.
    Harm,
    /// Help: healing, armour, cover.
    Help,
    /// Heat.
    Heat,
    /// Energy, power.
    Power,
    /// Spent, out, gone.
    Spent,
    /// Ground of this kind; the game's own number.
    Ground(u8),
}

/// What a thing looks like, by name: the renderer's own drawing, or its first letters.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, TS)]
#[serde(transparent)]
pub struct Glyph(pub String);

impl Glyph {
    /// The glyph of this name.
    pub fn named(name: impl Into<String>) -> Glyph {
        Glyph(name.into())
    }
}

/// A short mark on a thing: damage, a state, a badge.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
pub struct Mark {
    /// What it says.
    pub words: Message,
    /// What it means.
    #[serde(default, skip_serializing_if = "is_usual")]
    #[ts(as = "Option<Tone>", optional)]
    pub tone: Tone,
    /// Its drawing, if it has one.
    #[serde(default, skip_serializing_if = "is_usual")]
    #[ts(optional = nullable)]
    pub glyph: Option<Glyph>,
    /// How much, if it counts something. Without room for words, only this and the drawing are shown.
    #[serde(default, skip_serializing_if = "is_usual")]
    #[ts(optional = nullable)]
    pub value: Option<i64>,
}

impl Mark {
    /// A mark with only words.
    pub fn new(words: Message, tone: Tone) -> Mark {
        Mark { words, tone, glyph: None, value: None }
    }

    /// The same mark with this drawing.
    #[must_use]
    pub fn drawn(self, glyph: impl Into<String>) -> Mark {
        Mark { glyph: Some(Glyph::named(glyph)), ..self }
    }

    /// The same mark with this count.
    #[must_use]
    pub fn counting(self, value: impl Into<i64>) -> Mark {
        Mark { value: Some(value.into()), ..self }
    }
}
