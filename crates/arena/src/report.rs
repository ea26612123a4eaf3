//! The report of a duel: who scored what, from which seat, and how long the bouts were.

use crate::score::{Score, Spread};
use bots::Level;
use serde::{Deserialize, Serialize};

/// The result of a duel.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Report {
    /// The part that depends only on the game, the levels and the seed.
    #[serde(flatten)]
    pub figures: Figures,
    /// How many bouts were asked for: more than were played if the duel was stopped.
    #[serde(default)]
    pub asked: u64,
    /// How long it took, in seconds.
    pub seconds: f64,
    /// On how many threads.
    pub threads: usize,
}

/// The figures of a duel: the same for any number of threads.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Figures {
    /// The game.
    pub game: String,
    /// The seed; bout `n` of it is the same again whenever it is asked for.
    pub seed: u64,
    /// How many bouts.
    pub bouts: u64,
    /// Bouts that nobody won.
    pub draws: u64,
    /// Bouts that ended at a limit.
    pub limits: u64,
    /// Bouts that ended because the time was up.
    pub timed: u64,
    /// Each level, from all seats together and from each.
    pub levels: Vec<LevelScore>,
    /// Each seat, for all players on it.
    pub seats: Vec<Score>,
    /// Each distribution of the levels over the seats.
    pub orderings: Vec<Ordering>,
    /// By the order of play: who started, who was next, … Empty if the game does not tell.
    pub players: Vec<Score>,
    /// The seats whose opening bore a label.
    pub labels: Vec<LabelScore>,
    /// How many bouts came to their end by which road. Empty if the game does not tell.
    #[serde(default)]
    pub roads: Vec<Road>,
    /// Answers of a bout.
    pub answers: Option<Spread>,
    /// Turns of a bout, if the game tells.
    pub turns: Option<Spread>,
}

/// What a level scored.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct LevelScore {
    /// The level.
    pub level: Level,
    /// From all seats.
    pub score: Score,
    /// From each seat.
    pub by_seat: Vec<(u8, Score)>,
}

/// The bouts in which the levels sat like this.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Ordering {
    /// Who sat at each seat.
    pub levels: Vec<Level>,
    /// What each seat scored.
    pub seats: Vec<Score>,
}

/// What seats scored whose opening bore this label.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct LabelScore {
    /// The label.
    pub label: String,
    /// What they scored.
    pub score: Score,
}

/// The bouts that came to their end by this road.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Road {
    /// The road.
    pub road: String,
    /// Its share: such bouts count as won, all others as lost.
    pub score: Score,
}

impl Report {
    /// Whether the duel was stopped before its end.
    pub fn is_partial(&self) -> bool {
        self.figures.bouts < self.asked
    }
}

impl Figures {
    /// What this level scored from all seats.
    pub fn level(&self, level: Level) -> Option<Score> {
        self.levels.iter().find(|score| score.level == level).map(|score| score.score)
    }

    /// What seats with this label scored.
    pub fn label(&self, label: &str) -> Option<Score> {
        self.labels.iter().find(|score| score.label == label).map(|score| score.score)
    }

    /// The labels that begin with this word.
    pub fn labels_of<'a>(&'a self, kind: &'a str) -> impl Iterator<Item = &'a LabelScore> {
        let of_kind =
            move |label: &&LabelScore| label.label.split_once(' ').is_some_and(|(word, _)| word == kind);
        self.labels.iter().filter(of_kind)
    }
}
