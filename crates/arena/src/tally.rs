//! The tally of a duel: counts that do not depend on the order in which bouts are counted.

use crate::pace::Pace;
use crate::report::{Figures, LabelScore, LevelScore, Ordering, Road};
use crate::score::{Score, Spread};
use bots::Level;
use kernel::{Ending, Outcome, Seat};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A finished bout, as far as it is counted. Written down and read again it counts the same.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Finished {
    /// Who played each seat.
    pub levels: Vec<Level>,
    /// Its result.
    pub outcome: Outcome,
    /// How many answers were given.
    pub answers: u32,
    /// How many turns there were, if the game tells.
    pub turns: Option<u32>,
    /// Who started, if the game tells.
    pub starter: Option<Seat>,
    /// By which road it came to its end, if the game tells.
    pub road: Option<String>,
    /// For each seat, what could be said of its opening.
    pub labels: Vec<Vec<String>>,
    /// For each seat, how long its decisions took, if that was taken.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pace: Vec<Pace>,
}

/// Losses, draws, wins.
#[derive(Clone, Copy, Default)]
struct Counts([u64; 3]);

impl Counts {
    fn add(&mut self, halves: u8) {
        self.0[usize::from(halves)] += 1;
    }

    fn merge(&mut self, other: Counts) {
        self.0.iter_mut().zip(other.0).for_each(|(mine, theirs)| *mine += theirs);
    }

    fn score(self) -> Score {
        let [losses, draws, wins] = self.0;
        Score::of(wins, draws, losses)
    }
}

#[derive(Default)]
pub(crate) struct Tally {
    bouts: u64,
    draws: u64,
    limits: u64,
    timed: u64,
    seats: BTreeMap<usize, Counts>,
    levels: BTreeMap<(Level, usize), Counts>,
    orderings: BTreeMap<Vec<Level>, BTreeMap<usize, Counts>>,
    /// By the place in the order of play: the first player, the second, …
    players: BTreeMap<usize, Counts>,
    labels: BTreeMap<String, Counts>,
    roads: BTreeMap<String, u64>,
    answers: BTreeMap<u32, u64>,
    turns: BTreeMap<u32, u64>,
}

impl Tally {
    pub(crate) fn add(&mut self, bout: Finished) {
        self.bouts += 1;
        self.draws += u64::from(bout.outcome.is_draw());
        self.limits += u64::from(bout.outcome.ending == Ending::Limit);
        self.timed += u64::from(bout.outcome.ending == Ending::Time);
        *self.answers.entry(bout.answers).or_default() += 1;
        if let Some(turns) = bout.turns {
            *self.turns.entry(turns).or_default() += 1;
        }
        if let Some(road) = bout.road {
            *self.roads.entry(road).or_default() += 1;
        }
        let seats = bout.levels.len();
        for (seat, (&level, labels)) in bout.levels.iter().zip(&bout.labels).enumerate() {
            let halves = bout.outcome.halves(Seat(seat as u8));
            self.seats.entry(seat).or_default().add(halves);
            self.levels.entry((level, seat)).or_default().add(halves);
            if let Some(starter) = bout.starter {
                let place = (seat + seats - starter.index()) % seats;
                self.players.entry(place).or_default().add(halves);
            }
            for label in labels {
                self.labels.entry(label.clone()).or_default().add(halves);
            }
        }
        let ordering = self.orderings.entry(bout.levels).or_default();
        for seat in 0..seats {
            ordering.entry(seat).or_default().add(bout.outcome.halves(Seat(seat as u8)));
        }
    }

    pub(crate) fn merge(&mut self, other: Tally) {
        self.bouts += other.bouts;
        self.draws += other.draws;
        self.limits += other.limits;
        self.timed += other.timed;
        merge(&mut self.seats, other.seats, Counts::merge);
        merge(&mut self.levels, other.levels, Counts::merge);
        merge(&mut self.players, other.players, Counts::merge);
        merge(&mut self.labels, other.labels, Counts::merge);
        merge(&mut self.roads, other.roads, |mine, theirs| *mine += theirs);
        merge(&mut self.answers, other.answers, |mine, theirs| *mine += theirs);
        merge(&mut self.turns, other.turns, |mine, theirs| *mine += theirs);
        for (levels, seats) in other.orderings {
            merge(self.orderings.entry(levels).or_default(), seats, Counts::merge);
        }
    }

    /// The figures of the game `game` with this seed.
    pub(crate) fn figures(self, game: &str, seed: u64) -> Figures {
        let scores = |counts: BTreeMap<usize, Counts>| counts.into_values().map(Counts::score).collect();
        let label = |(label, counts): (String, Counts)| LabelScore { label, score: counts.score() };
        let road =
            |(road, bouts): (String, u64)| Road { road, score: Score::of(bouts, 0, self.bouts - bouts) };
        let ordering = |(levels, seats)| Ordering { levels, seats: scores(seats) };
        Figures {
            game: game.to_owned(),
            seed,
            bouts: self.bouts,
            draws: self.draws,
            limits: self.limits,
            timed: self.timed,
            levels: level_scores(&self.levels),
            seats: scores(self.seats),
            orderings: self.orderings.into_iter().map(ordering).collect(),
            players: scores(self.players),
            labels: self.labels.into_iter().map(label).collect(),
            roads: self.roads.into_iter().map(road).collect(),
            answers: Spread::of(&self.answers),
            turns: Spread::of(&self.turns),
        }
    }
}

fn level_scores(levels: &BTreeMap<(Level, usize), Counts>) -> Vec<LevelScore> {
    let of = |level: Level| {
        let mut all = Counts::default();
        let mut by_seat = Vec::new();
        for (&(_, seat), &counts) in levels.iter().filter(|((other, _), _)| *other == level) {
            all.merge(counts);
            by_seat.push((seat as u8, counts.score()));
        }
        (!by_seat.is_empty()).then(|| LevelScore { level, score: all.score(), by_seat })
    };
    Level::ALL.into_iter().filter_map(of).collect()
}

fn merge<K: Ord, V: Default>(mine: &mut BTreeMap<K, V>, theirs: BTreeMap<K, V>, add: impl Fn(&mut V, V)) {
    for (key, value) in theirs {
        add(mine.entry(key).or_default(), value);
    }
}
