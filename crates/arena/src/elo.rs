//! The scale of Elo: 400 points are ten to one.

use crate::score::rounded;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Points of Elo for each unit of log odds.
const EACH: f64 = 400.0 / std::f64::consts::LN_10;

/// A number of Elo points with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Elo {
    /// The points.
    pub points: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Elo {
    /// From log odds with their standard error.
    pub(crate) fn of(odds: f64, error: f64) -> Elo {
        let [points, low, high] =
            [0.0, -1.0, 1.0].map(|side| rounded(EACH * (odds + side * crate::score::DEVIATE * error)));
        Elo { points, low, high }
    }
}

/// The score that is expected of a player who is this many points ahead.
pub fn expected(points: f64) -> f64 {
    odds_to_share(points / EACH)
}

/// The share that belongs to log odds.
pub(crate) fn odds_to_share(odds: f64) -> f64 {
    1.0 / (1.0 + (-odds).exp())
}
