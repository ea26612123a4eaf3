//! A matrix: many openings, each of them against each other, between equal players.

use crate::duel::{Duel, duel};
use crate::report::{Figures, LabelScore};
use crate::score::Score;
use crate::threads::{on_threads, threads_of};
use bots::Level;
use kernel::{Bout, Hints};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What is played: two seats, and every pair of openings once with each of them on the first seat.
pub struct Field<'a, R: Hints> {
    /// Packs, levels, seed, threads and measures. Its bouts are those of each pair; its set-up is not played.
    pub duel: Duel<R>,
    /// The names of the openings.
    pub names: Vec<String>,
    /// What meets.
    pub meets: Meets<'a, R>,
}

/// What meets in a matrix.
pub enum Meets<'a, R: Hints> {
    /// Openings: the set-up with these two on the first and the second seat, if the table takes them so.
    Openings(&'a (dyn Fn(usize, usize) -> Option<R::Setup> + Sync)),
    /// Levels of the computer, at the table of the duel.
    Levels(Vec<Level>),
}

/// The bouts of one pair. Written down and read again it counts the same.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Pair {
    /// The number of the one.
    pub one: usize,
    /// The number of the other, which is higher.
    pub other: usize,
    /// The bouts with the one on the first seat; of levels all bouts.
    pub first: Option<Figures>,
    /// The bouts with the other on the first seat.
    pub second: Option<Figures>,
}

/// What came of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Matrix {
    /// The game.
    pub game: String,
    /// The seed.
    pub seed: u64,
    /// How many bouts.
    pub bouts: u64,
    /// Bouts that nobody won.
    pub draws: u64,
    /// Bouts that ended at a limit.
    pub limits: u64,
    /// Bouts of pairs that were not played, because it was stopped.
    pub missing: u64,
    /// The pairs that the table refuses, by the numbers of their openings.
    pub refused: Vec<(usize, usize)>,
    /// The openings.
    pub names: Vec<String>,
    /// What each opening scored against all others.
    pub scores: Vec<Score>,
    /// What the first of two openings scored, by their numbers, the lower first.
    pub meetings: Vec<Meeting>,
    /// By the order of play: who started, who was next. Empty if the game does not tell.
    pub players: Vec<Score>,
    /// The seats whose opening bore a label.
    pub labels: Vec<LabelScore>,
}

/// What one opening scored against another one.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Meeting {
    /// The number of the one.
    pub one: usize,
    /// The number of the other, which is higher.
    pub other: usize,
    /// What the one scored.
    pub score: Score,
}

impl Matrix {
    /// What the one scored against the other; `None` for itself and for pairs that were not played.
    pub fn between(&self, one: usize, other: usize) -> Option<Score> {
        let (low, high) = (one.min(other), one.max(other));
        let meeting = self.meetings.iter().find(|meeting| (meeting.one, meeting.other) == (low, high))?;
        Some(if one == low { meeting.score } else { meeting.score.of_the_other() })
    }
}

/// Plays all pairs that the table takes, in the order of seats that it takes, but for those of `before`. Each one is
/// handed to `watch`, which says whether to go on.
pub fn matrix<R: Hints>(
    field: &Field<'_, R>,
    before: Vec<Pair>,
    watch: &(dyn Fn(&Pair) -> bool + Sync),
) -> Matrix {
    let count = field.names.len();
    let pairs = (0..count).flat_map(|one| (one + 1..count).map(move |other| (one, other)));
    let (mut taken, mut refused) = (Vec::new(), Vec::new());
    for (number, (one, other)) in (0..).zip(pairs) {
        match field.halves(number, one, other) {
            halves if halves.iter().all(Option::is_none) => refused.push((one, other)),
            halves => taken.push((one, other, halves)),
        }
    }
    let asked = taken.len() as u64 * field.duel.bouts;
    let is_played =
        |one: usize, other: usize| before.iter().any(|pair| (pair.one, pair.other) == (one, other));
    taken.retain(|&(one, other, _)| !is_played(one, other));
    let threads = threads_of(field.duel.threads);
    let parts = on_threads(threads, taken.len() as u64, |met: &mut Vec<Pair>, place| {
        let (one, other, halves) = &taken[place as usize];
        let played = |half: &Option<Duel<R>>| {
            let report = half.as_ref().map(|half| duel(half, &|_| {}));
            report
                .map(|report| report.unwrap_or_else(|_| unreachable!("the set-up was legal before")).figures)
        };
        let [first, second] = halves.each_ref().map(played);
        let pair = Pair { one: *one, other: *other, first, second };
        let is_on = watch(&pair);
        met.push(pair);
        is_on
    });
    let mut sum = Sum { scores: vec![Score::NONE; count], ..Sum::default() };
    for pair in before.iter().chain(parts.iter().flatten()) {
        sum.add(field, pair);
    }
    sum.matrix(field, asked, refused)
}

impl<R: Hints> Field<'_, R> {
    /// The bouts of one pair: half of them, and one more if they are odd, with the one on the first seat; all of them
    /// on the seats where the table takes the two, if it takes them in one order only.
    fn halves(&self, number: u64, one: usize, other: usize) -> [Option<Duel<R>>; 2] {
        let (bouts, seed) = (self.duel.bouts, self.duel.seed.wrapping_add(2 * number));
        let of_pair = |setup: R::Setup, bouts: u64, seed: u64| {
            Some(Duel { setup, bouts, seed, threads: 1, ..self.duel.clone() }).filter(|duel| duel.bouts > 0)
        };
        match &self.meets {
            Meets::Levels(levels) => {
                let of_pair = of_pair(self.duel.setup.clone(), bouts, seed);
                [of_pair.map(|duel| Duel { levels: vec![levels[one], levels[other]], ..duel }), None]
            }
            Meets::Openings(setup) => {
                let legal = |setup: &R::Setup| Bout::<R>::open(setup, &self.duel.content, None).is_ok();
                let there = setup(one, other).filter(legal);
                let back = setup(other, one).filter(legal);
                let (first, second) = match (&there, &back) {
                    (Some(_), Some(_)) => (bouts.div_ceil(2), bouts / 2),
                    (Some(_), None) => (bouts, 0),
                    (None, Some(_)) => (0, bouts),
                    (None, None) => (0, 0),
                };
                let first = there.and_then(|setup| of_pair(setup, first, seed));
                [first, back.and_then(|setup| of_pair(setup, second, seed.wrapping_add(1)))]
            }
        }
    }

    /// What the one of the pair scored.
    fn score(&self, pair: &Pair) -> Score {
        let mut score = Score::NONE;
        let halves = [&pair.first, &pair.second];
        match &self.meets {
            Meets::Levels(levels) => {
                let of_one = |figures: &Figures| figures.level(levels[pair.one]);
                halves.into_iter().flatten().filter_map(of_one).for_each(|more| score.add(&more));
            }
            Meets::Openings(_) => {
                for (seat, figures) in halves.into_iter().enumerate() {
                    let more = figures.as_ref().and_then(|figures| figures.seats.get(seat));
                    more.into_iter().for_each(|more| score.add(more));
                }
            }
        }
        score
    }
}

#[derive(Default)]
struct Sum {
    bouts: u64,
    draws: u64,
    limits: u64,
    scores: Vec<Score>,
    meetings: Vec<Meeting>,
    players: BTreeMap<usize, Score>,
    labels: BTreeMap<String, Score>,
}

impl Sum {
    fn add<R: Hints>(&mut self, field: &Field<'_, R>, pair: &Pair) {
        for figures in [&pair.first, &pair.second].into_iter().flatten() {
            self.bouts += figures.bouts;
            self.draws += figures.draws;
            self.limits += figures.limits;
            for (place, score) in figures.players.iter().enumerate() {
                self.players.entry(place).or_insert(Score::NONE).add(score);
            }
            for LabelScore { label, score } in &figures.labels {
                self.labels.entry(label.clone()).or_insert(Score::NONE).add(score);
            }
        }
        let (one, other, score) = (pair.one, pair.other, field.score(pair));
        self.scores[one].add(&score);
        self.scores[other].add(&score.of_the_other());
        self.meetings.push(Meeting { one, other, score });
    }

    fn matrix<R: Hints>(mut self, field: &Field<'_, R>, asked: u64, refused: Vec<(usize, usize)>) -> Matrix {
        self.meetings.sort_by_key(|meeting| (meeting.one, meeting.other));
        let label = |(label, score)| LabelScore { label, score };
        Matrix {
            game: R::ID.to_owned(),
            seed: field.duel.seed,
            bouts: self.bouts,
            draws: self.draws,
            limits: self.limits,
            missing: asked.saturating_sub(self.bouts),
            refused,
            names: field.names.clone(),
            scores: self.scores,
            meetings: self.meetings,
            players: self.players.into_values().collect(),
            labels: self.labels.into_iter().map(label).collect(),
        }
    }
}
