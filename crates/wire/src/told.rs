//! What is told of a bout and of its table: only what has changed since it was last told.

use lobby::{Asked, ClockCard, Heard, Moment, Order, Rest, StageCard, TableId};
use scene::delta::Delta;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

/// What the reader hears and sees of its bout. Its reader makes a [`lobby::Note::Bout`] of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct BoutTold {
    /// The table.
    pub table: TableId,
    /// Whether `events` holds all events; otherwise it holds the new ones.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(as = "Option<bool>", optional)]
    pub whole: bool,
    /// What happened, as the reader hears it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Heard>>", optional)]
    pub events: Vec<Heard>,
    /// What the reader saw on the way to its sight, deed by deed. Each builds on the one before.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<StillTold>>", optional)]
    pub stills: Vec<StillTold>,
    /// What the reader sees now, if it has changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub sight: Option<SightTold>,
}

/// What the reader saw between two deeds, told by what has changed since the still or the sight before it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct StillTold {
    /// How many of the events of this message came before it.
    pub after: u32,
    /// What has changed of the scene.
    pub scene: Delta,
}

/// What the reader sees, told by what has changed since the sight before it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct SightTold {
    /// How many sights and stills it builds on, one upon the other. 0: on none; everything told before is forgotten.
    pub base: u32,
    /// The number that a move must carry to answer it.
    pub number: u32,
    /// What the reader is asked, for standing orders.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub asked: Option<Asked>,
    /// The reader's own standing orders.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(as = "Option<BTreeMap<String, Order>>", optional)]
    pub orders: BTreeMap<String, Order>,
    /// The reader's rests that stand.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Rest>>", optional)]
    pub rests: Vec<Rest>,
    /// The rests that the reader can begin now.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Rest>>", optional)]
    pub may_rest: Vec<Rest>,
    /// Whether the reader is asked for responses although it can only pass.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(as = "Option<bool>", optional)]
    pub anyway: bool,
    /// When the reader's standing order or rest will answer, or that it can only pass, if one of them will.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub held_until: Option<Moment>,
    /// Whether the reader may take its last answer back freely.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(as = "Option<bool>", optional)]
    pub undo: bool,
    /// What has changed of the scene.
    pub scene: Delta,
}

/// What has changed about a table since its card was told: who must answer, and clocks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct TableTold {
    /// The table.
    pub table: TableId,
    /// The clocks that have changed, each with its seat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<(u8, Option<ClockCard>)>>", optional)]
    pub clocks: Vec<(u8, Option<ClockCard>)>,
    /// Its progress.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub stage: Option<StageCard>,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde gives a reference")]
fn is_false(it: &bool) -> bool {
    !it
}
