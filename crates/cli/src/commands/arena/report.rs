//! What `hangar arena --json` prints, what a baseline holds, and its JSON Schema.

use crate::commands::results::About;
use arena::{Change, Standing};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What came of an arena. A baseline is the same in a file.
#[derive(Clone, Serialize, Deserialize, JsonSchema)]
#[schemars(title = "What hangar arena found")]
pub(super) struct Report {
    /// What it is of: with it the same bouts can be played again.
    pub(super) about: About,
    /// What came of it.
    #[serde(flatten)]
    pub(super) standing: Standing,
    /// What has changed since a baseline.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) against: Option<Against>,
}

/// What has changed since a baseline.
#[derive(Clone, Serialize, Deserialize, JsonSchema)]
pub(super) struct Against {
    /// The name of the baseline.
    pub(super) name: String,
    /// For each player of both, how much stronger it has become; of two players only the first.
    pub(super) changes: Vec<Change>,
}

/// A JSON Schema (2020-12) of it.
pub(in crate::commands) fn schema() -> String {
    format!("{:#}\n", schemars::schema_for!(Report).to_value())
}
