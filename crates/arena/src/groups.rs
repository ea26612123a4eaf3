//! Groups: bouts with the same set-up and chance, in which two players exchange their seats. The group is the unit of all
//! statistics, because its bouts are not independent of each other; at two seats it is a pair of bouts.

use crate::histogram::Histogram;
use crate::score::{rounded, wilson};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// How many groups brought the one player how many points. At two seats there are five results: 0 to 4 halves of a pair.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Groups {
    /// The points of a group that is wholly won.
    pub most: u32,
    /// Points, and how many groups brought them.
    pub counts: Histogram,
}

/// What is known of a score from its groups: the score of one group goes from 0 to 1.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Moments {
    pub(crate) groups: f64,
    pub(crate) mean: f64,
    /// Of the score of one group.
    pub(crate) variance: f64,
}

impl Groups {
    /// No groups yet, of this many points each.
    pub fn new(most: u32) -> Groups {
        Groups { most, counts: Histogram::default() }
    }

    /// Counts a group.
    pub fn add(&mut self, points: u32) {
        self.counts.add(points, 1);
    }

    /// How many groups.
    pub fn count(&self) -> u64 {
        self.counts.total()
    }

    /// The same groups, seen from the other player.
    pub fn of_the_other(&self) -> Groups {
        let counts = self.counts.iter().map(|(points, groups)| (self.most - points, groups)).collect();
        Groups { most: self.most, counts }
    }

    /// The share of points.
    pub fn score(&self) -> f64 {
        match self.count() {
            0 => 0.5,
            groups => self.sum(|score| score) / groups as f64,
        }
    }

    /// The 95 % interval of the score: Wilson's, with as many trials as would vary as much as the groups do.
    pub fn interval(&self) -> (f64, f64) {
        let groups = self.count();
        if groups == 0 {
            return (0.0, 1.0);
        }
        let known = self.moments();
        let trials = groups as f64 * known.mean * (1.0 - known.mean) / known.variance;
        let (low, high) = wilson(self.score(), trials);
        (rounded(low), rounded(high))
    }

    /// Mean and variance with one more group, half of it won and half lost: results that are all alike would say that
    /// nothing varies, and that one player is beyond all measure.
    pub(crate) fn moments(&self) -> Moments {
        let groups = self.count() as f64 + 1.0;
        let mean = (self.sum(|score| score) + 0.5) / groups;
        let variance =
            (self.sum(|score| (score - mean).powi(2)) + 0.5 * (mean.powi(2) + (1.0 - mean).powi(2))) / groups;
        Moments { groups, mean, variance }
    }

    fn sum(&self, of: impl Fn(f64) -> f64) -> f64 {
        let most = f64::from(self.most);
        self.counts.iter().map(|(points, groups)| groups as f64 * of(f64::from(points) / most)).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pairs(counts: [u64; 5]) -> Groups {
        Groups { most: 4, counts: (0..).zip(counts).collect() }
    }

    #[test]
    fn pairs_that_cancel_out_say_more_than_bouts_would() {
        // A hundred bouts, half of them won: with luck that both share, and with luck of their own.
        let shared = pairs([0, 0, 50, 0, 0]);
        let own = pairs([12, 0, 26, 0, 12]);
        let same = pairs([25, 0, 0, 0, 25]);
        let width = |groups: &Groups| groups.interval().1 - groups.interval().0;
        assert_eq!([&shared, &own, &same].map(Groups::score), [0.5; 3]);
        assert!(width(&shared) < width(&own) && width(&own) < width(&same));
        // Bouts without any luck in common: the interval is that of the bouts; if both go the same way, that of pairs.
        let of_bouts = |bouts: f64| {
            let (low, high) = wilson(0.5, bouts);
            high - low
        };
        assert!((width(&own) - of_bouts(100.0)).abs() < 0.01, "{}", width(&own));
        assert!((width(&same) - of_bouts(50.0)).abs() < 0.01, "{}", width(&same));
    }

    #[test]
    fn a_score_without_losses_keeps_an_interval() {
        let all = pairs([0, 0, 0, 0, 30]);
        let (low, high) = all.interval();
        assert!(all.score() == 1.0 && high == 1.0 && (0.85..0.95).contains(&low), "{low} to {high}");
        assert_eq!(all.of_the_other().interval(), (rounded(1.0 - high), rounded(1.0 - low)));
        assert_eq!(Groups::new(4).interval(), (0.0, 1.0));
    }

    #[test]
    fn intervals_hold_what_they_promise() {
        let mut dealer = kernel::Dealer::new(7);
        let held = (0..1000).filter(|_| {
            let mut groups = Groups::new(4);
            // Each bout of a pair is won by seven in ten.
            (0..80).for_each(|_| groups.add((0..2).map(|_| 2 * u32::from(dealer.below(10) < 7)).sum()));
            let (low, high) = groups.interval();
            (low..=high).contains(&0.7)
        });
        let held = held.count();
        assert!((930..=975).contains(&held), "{held} of 1000");
    }
}
