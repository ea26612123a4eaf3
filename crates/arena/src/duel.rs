//! Duels: many bouts between levels, on all cores, with the same figures on any number of them.

use crate::bout::{Match, Seated};
use crate::report::Report;
use crate::score::rounded;
use crate::tally::{Finished, Tally};
use crate::threads::{on_threads, threads_of};
use bots::Level;
use catalog::Measures;
use kernel::{Bout, Hints, Input};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

/// The bouts to play.
#[derive(Debug)]
pub struct Duel<R: Hints> {
    /// The set-up of each bout.
    pub setup: R::Setup,
    /// The packs.
    pub content: Arc<R::Content>,
    /// The players, repeated around the table. After each bout everybody moves on by one seat.
    pub levels: Vec<Level>,
    /// How many bouts.
    pub bouts: u64,
    /// The seed of all chance.
    pub seed: u64,
    /// Whether chance answers what belongs to setting up the table ([`Hints::by_chance`]).
    pub dealt: bool,
    /// How many threads; 0 for one on each core.
    pub threads: usize,
    /// Whether the time of each decision is taken.
    pub timed: bool,
    /// What the game tells for statistics.
    pub measures: Measures<R>,
}

// Derived, it would ask for packs that can be cloned; they are shared.
impl<R: Hints> Clone for Duel<R> {
    fn clone(&self) -> Duel<R> {
        Duel {
            setup: self.setup.clone(),
            content: Arc::clone(&self.content),
            levels: self.levels.clone(),
            measures: self.measures.clone(),
            ..*self
        }
    }
}

/// A finished bout of a duel.
#[derive(Debug)]
pub struct Played<R: Hints> {
    /// Which bout it is, from 0: with the seed, all of its chance.
    pub number: u64,
    /// How many bouts are done.
    pub done: u64,
    /// Its players, its result, its length.
    pub finished: Finished,
    /// Every input, which together with the set-up is the whole bout.
    pub inputs: Vec<Input<R>>,
}

/// Plays the bouts. After each one, `progress` gets the number of finished bouts.
/// Refused with the reasons if the set-up is not legal.
pub fn duel<R: Hints>(duel: &Duel<R>, progress: &(dyn Fn(u64) + Sync)) -> Result<Report, Vec<R::Illegal>> {
    watched(duel, &|played| {
        progress(played.done);
        true
    })
}

/// Plays the bouts. `watch` gets each finished bout and says whether to go on. If not, the bouts that have
/// begun are played to their ends, and the report includes them and all before.
/// Refused with the reasons if the set-up is not legal.
pub fn watched<R: Hints>(
    duel: &Duel<R>,
    watch: &(dyn Fn(&Played<R>) -> bool + Sync),
) -> Result<Report, Vec<R::Illegal>> {
    continued(duel, Vec::new(), watch)
}

/// The same after bouts that were played before: the first ones of this duel, in their order. The figures are those of
/// all of them.
/// Refused with the reasons if the set-up is not legal.
pub fn continued<R: Hints>(
    duel: &Duel<R>,
    before: Vec<Finished>,
    watch: &(dyn Fn(&Played<R>) -> bool + Sync),
) -> Result<Report, Vec<R::Illegal>> {
    Bout::<R>::open(&duel.setup, &duel.content, None)?;
    let start = Instant::now();
    let threads = threads_of(duel.threads);
    let first = (before.len() as u64).min(duel.bouts);
    let done = AtomicU64::new(first);
    let parts = on_threads(threads, duel.bouts - first, |tally: &mut Tally, place| {
        let number = first + place;
        let (finished, inputs) = Match::play(duel, |seats| Seated::of(duel, number, seats));
        let done = done.fetch_add(1, Ordering::Relaxed) + 1;
        let played = Played { number, done, finished, inputs };
        let is_on = watch(&played);
        tally.add(played.finished);
        is_on
    });
    let mut tally = Tally::default();
    before.into_iter().take(first as usize).for_each(|bout| tally.add(bout));
    parts.into_iter().for_each(|part| tally.merge(part));
    let figures = tally.figures(R::ID, duel.seed);
    let asked = duel.bouts;
    Ok(Report { figures, asked, seconds: rounded(start.elapsed().as_secs_f64()), threads })
}
