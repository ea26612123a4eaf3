//! Balance: whether the content of a game reaches its required figures.

use crate::report::Figures;
use crate::score::{Score, Spread, rounded};
use catalog::Wanted;
use serde::{Deserialize, Serialize};

/// One figure of the content, with its required range.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Acceptance {
    /// The name of the figure.
    pub figure: String,
    /// What the numbers below count.
    pub unit: Unit,
    /// The measured value, if the report has it.
    pub found: Option<f64>,
    /// Its 95 % interval, if it is a score or a share.
    pub interval: Option<(f64, f64)>,
    /// The least that is accepted.
    pub least: f64,
    /// The most that is accepted.
    pub most: f64,
    /// Whether it is accepted.
    pub holds: bool,
}

/// What a figure counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unit {
    /// A score, a share, or how much one is over another: 1 is all.
    Share,
    /// Bouts, turns or answers.
    Count,
}

/// A measured value, with its interval if it has one.
type Found = (f64, Option<(f64, f64)>);

/// Compares the figures of a duel between equal players with the required ones. What is asked of each label of a kind
/// makes an entry for each of them.
pub fn balance(figures: &Figures, wanted: &[Wanted]) -> Vec<Acceptance> {
    let accept = |wanted: &Wanted| -> Vec<Acceptance> {
        let Some(kind) = wanted.figure.strip_prefix("each ") else {
            return vec![accepted(wanted, wanted.figure, figure(figures, wanted.figure))];
        };
        let each: Vec<Acceptance> = figures
            .labels_of(kind)
            .map(|label| accepted(wanted, &label.label, Some(share(label.score))))
            .collect();
        if each.is_empty() { vec![accepted(wanted, wanted.figure, None)] } else { each }
    };
    wanted.iter().flat_map(accept).collect()
}

fn accepted(wanted: &Wanted, figure: &str, found: Option<Found>) -> Acceptance {
    let unit = Unit::of(wanted.figure);
    let (least, most) = (unit.limit(wanted.least), unit.limit(wanted.most));
    let value = found.map(|(value, _)| rounded(value));
    Acceptance {
        figure: figure.to_owned(),
        unit,
        found: value,
        interval: found.and_then(|(_, interval)| interval).map(|(low, high)| (rounded(low), rounded(high))),
        least,
        most,
        holds: value.is_some_and(|found| (least..=most).contains(&found)),
    }
}

impl Unit {
    /// The unit of the figure with this name.
    fn of(figure: &str) -> Unit {
        match figure.split(' ').next().unwrap_or(figure) {
            "limits" | "turns" | "answers" => Unit::Count,
            _ => Unit::Share,
        }
    }

    /// A limit as games state it: of shares they give thousandths.
    fn limit(self, stated: i64) -> f64 {
        match self {
            Unit::Share => stated as f64 / 1000.0,
            Unit::Count => stated as f64,
        }
    }
}

fn figure(figures: &Figures, name: &str) -> Option<Found> {
    match name {
        "first" => figures.players.first().copied().map(share),
        "draws" => {
            (figures.bouts > 0).then(|| share(Score::of(figures.draws, 0, figures.bouts - figures.draws)))
        }
        "limits" => Some((figures.limits as f64, None)),
        other => {
            let (first, rest) = other.split_once(' ').unwrap_or((other, ""));
            match first {
                "turns" => length(figures.turns?, rest),
                "answers" => length(figures.answers?, rest),
                "road" => {
                    let road = figures.roads.iter().find(|road| road.road == rest);
                    Some(share(road.map_or(Score::of(0, 0, figures.bouts), |road| road.score)))
                }
                _ => lead(figures, other.split_once(" over ")?),
            }
        }
    }
}

fn share(score: Score) -> Found {
    (score.score, Some((score.low, score.high)))
}

fn length(spread: Spread, which: &str) -> Option<Found> {
    let length = match which {
        "" => spread.median,
        "tenth" => spread.tenth,
        "ninetieth" => spread.ninetieth,
        _ => return None,
    };
    Some((f64::from(length), None))
}

/// How much more seats with the one label score, with Newcombe's interval.
fn lead(figures: &Figures, (better, worse): (&str, &str)) -> Option<Found> {
    let (better, worse) = (figures.label(better)?, figures.label(worse)?);
    let lead = better.score - worse.score;
    let low = lead - (better.score - better.low).hypot(worse.high - worse.score);
    let high = lead + (better.high - better.score).hypot(worse.score - worse.low);
    Some((lead, Some((low, high))))
}
