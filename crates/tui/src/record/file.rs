//! The lines of a record file.

use kernel::{Input, Outcome, PackRef, Rules};
use serde::{Deserialize, Serialize};

/// The format that the first line names.
pub(crate) const FORMAT: &str = "hangar-record";

/// The version of the format that is written, and the newest that is read.
pub(crate) const VERSION: u64 = 1;

/// The first line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Head {
    pub(crate) format: String,
    pub(crate) version: u64,
    /// The name of the game.
    pub game: String,
    /// The version of its rules that the bout was played by.
    pub rules_version: u32,
    /// The packs that the bout was played with.
    pub packs: Vec<PackRef>,
    /// Who sits where. Without it nobody is known.
    #[serde(default)]
    pub(crate) seats: Vec<Sitting>,
}

/// Who sits at a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sitting {
    /// `human`, or the level of a computer opponent.
    pub player: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    /// What this one is called, if they have a name.
    pub name: Option<String>,
}

/// The second line.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub(super) struct SetupLine<R: Rules> {
    pub(super) setup: R::Setup,
}

/// A line with an input.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub(super) struct InputLine<R: Rules> {
    /// Counted from 1.
    pub(super) n: usize,
    /// The input in the game's notation, for people.
    #[serde(default)]
    pub(super) said: String,
    pub(super) input: Input<R>,
    /// The digest of the position after it, in hexadecimal digits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) digest: Option<String>,
}

/// The last line of a bout that is over.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OutcomeLine {
    pub(super) outcome: Outcome,
}
