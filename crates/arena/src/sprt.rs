//! Whether one player is stronger than another by so much, settled as soon as it can be: the sequential probability ratio
//! test, over groups of bouts.

use crate::elo::expected;
use crate::groups::Groups;
use crate::score::rounded;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// How often a player who is only as strong as the lower bound says may be accepted, and one who is as strong as the upper
/// bound says, refused.
const ERROR: f64 = 0.05;
/// Fewer groups than this settle nothing: how much they vary is not known yet.
const LEAST: u64 = 16;

/// What is asked: is the first player ahead of the second by `high` points of Elo rather than by `low`?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Sprt {
    /// So little is refused.
    pub low: f64,
    /// So much is accepted.
    pub high: f64,
}

/// The answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// The first player is ahead by the upper bound rather than by the lower.
    Accepted,
    /// It is not.
    Refused,
    /// More bouts are needed.
    Open,
}

/// How far the test has come.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Tested {
    /// The bounds in Elo.
    pub asked: Sprt,
    /// The answer.
    pub verdict: Verdict,
    /// The logarithm of the likelihood ratio of the two bounds.
    pub ratio: f64,
    /// The first player is refused from here down.
    pub refuse: f64,
    /// The first player is accepted from here up.
    pub accept: f64,
    /// How many groups were needed.
    pub groups: u64,
}

impl Sprt {
    /// How far the test has come with these groups.
    pub fn of(self, groups: &Groups) -> Tested {
        let (count, ratio) = (groups.count(), self.ratio(groups));
        let accept = ((1.0 - ERROR) / ERROR).ln();
        let verdict = match ratio {
            _ if count < LEAST => Verdict::Open,
            ratio if ratio >= accept => Verdict::Accepted,
            ratio if ratio <= -accept => Verdict::Refused,
            _ => Verdict::Open,
        };
        let (ratio, refuse, accept) = (rounded(ratio), rounded(-accept), rounded(accept));
        Tested { asked: self, verdict, ratio, refuse, accept, groups: count }
    }

    /// The mean of many groups is nearly normal, with the variance that the groups show.
    fn ratio(self, groups: &Groups) -> f64 {
        let (low, high) = (expected(self.low), expected(self.high));
        let count = groups.count() as f64;
        count * (high - low) * (2.0 * groups.score() - low - high) / (2.0 * groups.moments().variance)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Dealer;

    const ASKED: Sprt = Sprt { low: 0.0, high: 40.0 };
    const RUNS: u32 = 1500;

    /// The set-up favours a seat by so much, in each pair another one, so the two bouts of a pair go together.
    const FAVOURS: [f64; 3] = [-150.0, 0.0, 150.0];

    /// A pair of bouts of a player who is ahead by so much. Two in ten are drawn.
    fn pair(ahead: f64, dealer: &mut Dealer) -> u32 {
        let favour = FAVOURS[dealer.below(3) as usize];
        let mut bout = |ahead: f64| match dealer.below(10) {
            0 | 1 => 1,
            _ => 2 * u32::from(f64::from(dealer.below(1_000_000)) < expected(ahead) * 1e6),
        };
        bout(ahead + favour) + bout(ahead - favour)
    }

    /// How far such a player must be ahead to score what so many points promise.
    fn scoring(points: f64) -> f64 {
        let mean =
            |ahead: f64| 0.1 + 0.8 * FAVOURS.map(|favour| expected(ahead + favour)).iter().sum::<f64>() / 3.0;
        let (mut low, mut high) = (-400.0, 400.0);
        for _ in 0..50 {
            let middle = (low + high) / 2.0;
            if mean(middle) < expected(points) { low = middle } else { high = middle }
        }
        low
    }

    /// How many of a thousand runs end with this verdict if the player is ahead by so much; `judged` is how the groups
    /// are counted.
    fn share(verdict: Verdict, ahead: f64, judged: impl Fn(&Groups) -> Verdict) -> u32 {
        let mut dealer = Dealer::new(1);
        let ended = |_: &u32| {
            let mut groups = Groups::new(4);
            loop {
                groups.add(pair(ahead, &mut dealer));
                match judged(&groups) {
                    Verdict::Open => {}
                    settled => return settled == verdict,
                }
            }
        };
        (0..RUNS).filter(ended).count() as u32 * 1000 / RUNS
    }

    #[test]
    fn errors_are_near_five_in_a_hundred() {
        let honest = |groups: &Groups| ASKED.of(groups).verdict;
        let (low, high) = (scoring(ASKED.low), scoring(ASKED.high));
        let wrongly = [share(Verdict::Accepted, low, honest), share(Verdict::Refused, high, honest)];
        assert!(wrongly.iter().all(|wrong| (25..=70).contains(wrong)), "{wrongly:?} in a thousand");
        assert!(share(Verdict::Accepted, high + 60.0, honest) > 990);
    }

    /// The test above can fail: whoever takes each pair for two results that bear each other out is wrong far more often.
    #[test]
    fn who_counts_every_pair_twice_is_wrong_more_often() {
        let hasty = |groups: &Groups| {
            let counts = groups.counts.iter().map(|(points, count)| (points, 2 * count)).collect();
            ASKED.of(&Groups { most: groups.most, counts }).verdict
        };
        let wrongly = share(Verdict::Accepted, scoring(ASKED.low), hasty);
        assert!(wrongly > 100, "{wrongly} in a thousand");
    }

    #[test]
    fn few_pairs_settle_nothing_and_equals_are_refused() {
        let asked = Sprt { low: 0.0, high: 200.0 };
        let mut groups = Groups::new(4);
        (1..LEAST).for_each(|_| groups.add(4));
        assert_eq!(asked.of(&groups).verdict, Verdict::Open);
        groups.add(4);
        assert_eq!(asked.of(&groups).verdict, Verdict::Accepted);
        let even = Groups { most: 4, counts: [(2, 400)].into_iter().collect() };
        let tested = Sprt { low: 10.0, high: 30.0 }.of(&even);
        assert_eq!((tested.verdict, tested.groups), (Verdict::Refused, 400));
        assert!(tested.ratio <= tested.refuse && tested.refuse == -tested.accept);
    }
}
