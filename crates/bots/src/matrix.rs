//! A matrix: many openings, each of them against each other, between equal players.

use crate::duel::{Duel, duel, on_threads, threads_of};
use crate::report::{Figures, LabelScore};
use crate::score::Score;
use kernel::{Bout, Hints};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What is played: two seats, and every pair of openings once with each of them on the first seat.
pub struct Field<'a, R: Hints> {
    /// Packs, levels, seed, threads and measures. Its bouts are those of each pair; its set-up is not played.
    pub duel: Duel<R>,
    /// The names of the openings.
    pub names: Vec<String>,
    /// The set-up with these two openings on the first and the second seat.
    pub setup: &'a (dyn Fn(usize, usize) -> R::Setup + Sync),
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

/// Plays all pairs. After each one, `watch` gets how many bouts it had, and says whether to go on.
/// Refused with the reasons, before any bout, if a set-up is not legal.
pub fn matrix<R: Hints>(
    field: &Field<'_, R>,
    watch: &(dyn Fn(u64) -> bool + Sync),
) -> Result<Matrix, Vec<R::Illegal>> {
    let count = field.names.len();
    let pairs: Vec<(usize, usize)> =
        (0..count).flat_map(|one| (one + 1..count).map(move |other| (one, other))).collect();
    for &(one, other) in &pairs {
        Bout::<R>::open(&(field.setup)(one, other), &field.duel.content, None)?;
    }
    let threads = threads_of(field.duel.threads);
    let parts = on_threads(threads, pairs.len() as u64, |met: &mut Vec<_>, number| {
        let (one, other) = pairs[number as usize];
        met.push((one, other, meet(field, number, one, other)));
        watch(field.duel.bouts)
    });
    let mut sum = Sum { scores: vec![Score::NONE; count], ..Sum::default() };
    for (one, other, halves) in parts.into_iter().flatten() {
        sum.add(one, other, &halves?);
    }
    let asked = pairs.len() as u64 * field.duel.bouts;
    Ok(sum.matrix(field, asked))
}

/// The bouts of one pair: half of them, and one more if they are odd, with the one on the first seat.
fn meet<R: Hints>(
    field: &Field<'_, R>,
    number: u64,
    one: usize,
    other: usize,
) -> Result<[Figures; 2], Vec<R::Illegal>> {
    let half = |first: usize, second: usize, bouts: u64, seed: u64| {
        let setup = (field.setup)(first, second);
        let of_pair = Duel { setup, bouts, seed, threads: 1, ..field.duel.clone() };
        duel(&of_pair, &|_| {}).map(|report| report.figures)
    };
    let (bouts, seed) = (field.duel.bouts, field.duel.seed.wrapping_add(2 * number));
    Ok([half(one, other, bouts.div_ceil(2), seed)?, half(other, one, bouts / 2, seed.wrapping_add(1))?])
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
    fn add(&mut self, one: usize, other: usize, halves: &[Figures; 2]) {
        for figures in halves {
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
        let mut score = Score::NONE;
        let on_seat =
            |figures: &Figures, seat: usize| figures.seats.get(seat).copied().unwrap_or(Score::NONE);
        score.add(&on_seat(&halves[0], 0));
        score.add(&on_seat(&halves[1], 1));
        self.scores[one].add(&score);
        self.scores[other].add(&score.of_the_other());
        self.meetings.push(Meeting { one, other, score });
    }

    fn matrix<R: Hints>(mut self, field: &Field<'_, R>, asked: u64) -> Matrix {
        self.meetings.sort_by_key(|meeting| (meeting.one, meeting.other));
        let label = |(label, score)| LabelScore { label, score };
        Matrix {
            game: R::ID.to_owned(),
            seed: field.duel.seed,
            bouts: self.bouts,
            draws: self.draws,
            limits: self.limits,
            missing: asked - self.bouts,
            names: field.names.clone(),
            scores: self.scores,
            meetings: self.meetings,
            players: self.players.into_values().collect(),
            labels: self.labels.into_iter().map(label).collect(),
        }
    }
}
