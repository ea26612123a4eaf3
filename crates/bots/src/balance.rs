//! Balance: whether the content of a game reaches its required figures.

use crate::report::Figures;
use crate::score::{Score, rounded};
use catalog::Wanted;
use serde::{Deserialize, Serialize};

/// One figure of the content, with its required range.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Acceptance {
    /// The name of the figure.
    pub figure: String,
    /// The measured value, if the report has it. Scores and shares are per mille.
    pub found: Option<f64>,
    /// The least that is accepted.
    pub least: i64,
    /// The most that is accepted.
    pub most: i64,
    /// Whether it is accepted.
    pub holds: bool,
}

/// Compares the figures of a duel between equal players with the required ones.
pub fn balance(figures: &Figures, wanted: &[Wanted]) -> Vec<Acceptance> {
    let accept = |wanted: &Wanted| {
        let found = figure(figures, wanted.figure).map(rounded);
        let fits = |found: f64| (wanted.least as f64..=wanted.most as f64).contains(&found);
        Acceptance {
            figure: wanted.figure.to_owned(),
            found,
            least: wanted.least,
            most: wanted.most,
            holds: found.is_some_and(fits),
        }
    };
    wanted.iter().map(accept).collect()
}

fn figure(figures: &Figures, name: &str) -> Option<f64> {
    let per_mille = |score: Score| 1000.0 * score.score;
    match name {
        "first" => figures.players.first().copied().map(per_mille),
        "turns" => figures.turns.map(|turns| f64::from(turns.median)),
        "answers" => figures.answers.map(|answers| f64::from(answers.median)),
        "draws" => (figures.bouts > 0).then(|| 1000.0 * figures.draws as f64 / figures.bouts as f64),
        "limits" => Some(figures.limits as f64),
        labels => {
            let (better, worse) = labels.split_once(" over ")?;
            Some(per_mille(figures.label(better)?) - per_mille(figures.label(worse)?))
        }
    }
}
