//! Scores with their uncertainty, and how lengths are spread.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The normal deviate of a 95 % interval.
pub(crate) const DEVIATE: f64 = 1.959_964;

/// Wins, draws and losses, and the share of points (a draw is half) with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Score {
    /// Bouts won.
    pub wins: u64,
    /// Bouts drawn.
    pub draws: u64,
    /// Bouts lost.
    pub losses: u64,
    /// The share of points, 0 to 1.
    pub score: f64,
    /// The lower end of its 95 % interval (Wilson's; cautious, as a draw counts like a bout).
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Score {
    /// The score of no bouts.
    pub const NONE: Score = Score { wins: 0, draws: 0, losses: 0, score: 0.5, low: 0.0, high: 1.0 };

    /// The score of these bouts.
    pub fn of(wins: u64, draws: u64, losses: u64) -> Score {
        let bouts = (wins + draws + losses) as f64;
        if bouts == 0.0 {
            return Score::NONE;
        }
        let score = (wins as f64 + draws as f64 / 2.0) / bouts;
        let (low, high) = wilson(score, bouts);
        Score { wins, draws, losses, score: rounded(score), low: rounded(low), high: rounded(high) }
    }

    /// The same bouts, seen from the other of two seats.
    pub fn of_the_other(self) -> Score {
        Score::of(self.losses, self.draws, self.wins)
    }

    /// Both together.
    pub(crate) fn add(&mut self, more: &Score) {
        *self = Score::of(self.wins + more.wins, self.draws + more.draws, self.losses + more.losses);
    }

    /// How many bouts it counts.
    pub fn bouts(&self) -> u64 {
        self.wins + self.draws + self.losses
    }
}

/// Wilson's 95 % interval of a share that was found in so many trials.
pub(crate) fn wilson(share: f64, trials: f64) -> (f64, f64) {
    let square = DEVIATE * DEVIATE;
    let middle = (share + square / (2.0 * trials)) / (1.0 + square / trials);
    let spread = (share * (1.0 - share) / trials + square / (4.0 * trials * trials)).sqrt();
    let reach = DEVIATE * spread / (1.0 + square / trials);
    ((middle - reach).max(0.0), (middle + reach).min(1.0))
}

/// How a length is spread over the bouts.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Spread {
    /// The shortest.
    pub least: u32,
    /// One bout in ten is this long at most.
    pub tenth: u32,
    /// The middle one.
    pub median: u32,
    /// Nine bouts in ten are this long at most.
    pub ninetieth: u32,
    /// The longest.
    pub most: u32,
    /// The mean.
    pub mean: f64,
}

impl Spread {
    /// The spread of lengths, given how often each occurred. None for no bouts.
    pub(crate) fn of(counts: &BTreeMap<u32, u64>) -> Option<Spread> {
        let bouts: u64 = counts.values().sum();
        let (&least, &most) = (counts.keys().next()?, counts.keys().next_back()?);
        let sum: u64 = counts.iter().map(|(&length, &count)| u64::from(length) * count).sum();
        let at = |tenths: u64| {
            let mut upto = 0;
            let mut reached = |(_, count): &(&u32, &u64)| {
                upto += **count;
                upto * 10 >= bouts * tenths
            };
            counts.iter().find(|entry| reached(entry)).map_or(most, |(&length, _)| length)
        };
        let mean = rounded(sum as f64 / bouts as f64);
        Some(Spread { least, tenth: at(1), median: at(5), ninetieth: at(9), most, mean })
    }
}

/// Six decimals: enough for any number of bouts, and the same after it is written and read.
pub(crate) fn rounded(number: f64) -> f64 {
    (number * 1e6).round() / 1e6
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(a: f64, b: f64) -> bool {
        (a - b).abs() < 0.0005
    }

    #[test]
    fn intervals_are_wilsons() {
        let table = [
            (0, 0, 10, 0.0, 0.0, 0.2775),
            (10, 0, 0, 1.0, 0.7225, 1.0),
            (50, 0, 50, 0.5, 0.4038, 0.5962),
            (81, 0, 19, 0.81, 0.7222, 0.8749),
            (40, 20, 40, 0.5, 0.4038, 0.5962),
        ];
        for (wins, draws, losses, score, low, high) in table {
            let found = Score::of(wins, draws, losses);
            let holds = near(found.score, score) && near(found.low, low) && near(found.high, high);
            assert!(holds, "{found:?} is not {score} in {low} to {high}");
        }
    }

    #[test]
    fn a_score_of_nothing_says_nothing() {
        let nothing = Score::of(0, 0, 0);
        assert_eq!((nothing.low, nothing.high, nothing.bouts()), (0.0, 1.0, 0));
    }

    #[test]
    fn lengths_are_ordered() {
        let counts: BTreeMap<u32, u64> = [(3, 1), (5, 4), (8, 4), (20, 1)].into_iter().collect();
        let spread = Spread::of(&counts).expect("ten bouts");
        let found = (spread.least, spread.tenth, spread.median, spread.ninetieth, spread.most);
        assert_eq!(found, (3, 3, 5, 8, 20));
        assert!(near(spread.mean, 7.5));
        assert_eq!(Spread::of(&BTreeMap::new()), None);
    }
}
