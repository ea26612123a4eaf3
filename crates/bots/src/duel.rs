//! Duels: many bouts between levels, on all cores, with the same figures on any number of them.

use crate::bot::{Bot, Sight};
use crate::level::Level;
use crate::report::Report;
use crate::score::rounded;
use crate::tally::{Finished, Tally};
use catalog::Measures;
use kernel::{Bout, Dealer, Hints, Imaginer, Input, Players, Rolled, SEATS_MAX, Seat};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

/// Bots take their chance from another seed than the bout, so that what they imagine does not
/// show them what will come.
const OF_BOTS: u64 = 0x626f_7473_0000_0001;

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
        let (finished, inputs) = Match::play(duel, number);
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

/// How many threads are meant: 0 means one on each core.
pub(crate) fn threads_of(threads: usize) -> usize {
    match threads {
        0 => std::thread::available_parallelism().map_or(1, usize::from),
        threads => threads,
    }
}

/// Does the pieces of work from 0 on, each once, until a step says that no more shall begin. Each thread keeps what
/// its own pieces brought.
pub(crate) fn on_threads<T: Default + Send>(
    threads: usize,
    pieces: u64,
    step: impl Fn(&mut T, u64) -> bool + Sync,
) -> Vec<T> {
    let next = AtomicU64::new(0);
    let is_stopped = AtomicBool::new(false);
    let work = || {
        let mut part = T::default();
        while !is_stopped.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= pieces {
                break;
            }
            if !step(&mut part, number) {
                is_stopped.store(true, Ordering::Relaxed);
            }
        }
        part
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let part = |worker: std::thread::ScopedJoinHandle<'_, T>| {
            worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
        };
        workers.into_iter().map(part).collect()
    })
}

/// Who plays one bout, and what is noted of it.
struct Match<'a, R: Hints> {
    duel: &'a Duel<R>,
    dealer: Dealer,
    levels: Vec<Level>,
    bots: Vec<Box<dyn Bot<R>>>,
    answers: u32,
    turns: u32,
    starter: Option<Seat>,
    labels: Vec<Vec<String>>,
    inputs: Vec<Input<R>>,
}

impl<'a, R: Hints> Match<'a, R> {
    fn new(duel: &'a Duel<R>, number: u64, seats: u8) -> Match<'a, R> {
        let seats = usize::from(seats);
        let turned = (number % seats as u64) as usize;
        let level = |seat: usize| match duel.levels.len() {
            0 => Level::Random,
            levels => duel.levels[(seat + turned) % seats % levels],
        };
        let levels: Vec<Level> = (0..seats).map(level).collect();
        let bot = |(seat, level): (usize, &Level)| {
            level.bot(Dealer::stream(duel.seed ^ OF_BOTS, number * SEATS_MAX as u64 + seat as u64))
        };
        let bots = levels.iter().enumerate().map(bot).collect();
        let dealer = Dealer::stream(duel.seed, number);
        let (answers, turns, starter, labels) = (0, 0, None, vec![Vec::new(); seats]);
        let inputs = Vec::new();
        Match { duel, dealer, levels, bots, answers, turns, starter, labels, inputs }
    }

    /// The bout with this number, from its opening to its end.
    fn play(duel: &'a Duel<R>, number: u64) -> (Finished, Vec<Input<R>>) {
        let mut bout = Bout::open(&duel.setup, &duel.content, None).expect("the set-up was legal before");
        let mut players = Match::new(duel, number, bout.seats());
        bout.playout(&mut players, &mut Vec::new());
        players.note_opening(&bout);
        let outcome = bout.outcome().expect("players answer until the bout is over").clone();
        let turns = duel.measures.turns.map(|_| players.turns);
        let road = duel.measures.road.and_then(|road| road(&bout)).map(str::to_owned);
        let Match { levels, answers, starter, labels, inputs, .. } = players;
        (Finished { levels, outcome, answers, turns, starter, road, labels }, inputs)
    }

    /// Who starts and what each seat begins with, once that is settled: seats may have to answer before.
    fn note_opening(&mut self, bout: &Bout<R>) {
        let measures = &self.duel.measures;
        if self.starter.is_none() {
            self.starter = measures.starter.and_then(|starter| starter(bout));
        }
        if let Some(labels) = measures.labels
            && self.labels.iter().all(Vec::is_empty)
        {
            self.labels = (0..bout.seats()).map(|seat| labels(bout, Seat(seat))).collect();
        }
    }

    /// What chance answers for the seat.
    fn dealt(&mut self, bout: &Bout<R>, seat: Seat) -> Option<R::Answer> {
        let among = if self.duel.dealt { R::by_chance(bout, seat) } else { Vec::new() };
        (!among.is_empty()).then(|| among[self.dealer.below(among.len() as u32) as usize])
    }

    /// A bout that is over remembers no turns, so they are counted while it runs.
    fn count_turns(&mut self, bout: &Bout<R>) {
        if let Some(turns) = self.duel.measures.turns {
            self.turns = self.turns.max(turns(bout));
        }
    }
}

impl<R: Hints> Players<R> for Match<'_, R> {
    fn dealer(&mut self) -> &mut Dealer {
        &mut self.dealer
    }

    fn choose(&mut self, bout: &Bout<R>, seat: Seat, answers: &[R::Answer]) -> Option<usize> {
        self.note_opening(bout);
        self.count_turns(bout);
        let answer = match self.dealt(bout, seat) {
            Some(answer) => answer,
            None => {
                let (imaginer, question) = (Imaginer::new(bout, seat), bout.question(seat)?);
                self.bots[seat.index()].choose(Sight { imaginer: &imaginer, question, answers })
            }
        };
        self.inputs.push(Input::Answer(seat, answer));
        self.answers += 1;
        Some(answers.binary_search(&answer).expect("a bot gives a listed answer"))
    }

    /// The opening is complete when it is settled who starts, even if nobody has been asked yet.
    fn rolled(&mut self, bout: &Bout<R>, rolled: &Rolled) {
        if self.duel.measures.starter.is_some_and(|starter| starter(bout).is_some()) {
            self.note_opening(bout);
        }
        self.inputs.push(Input::Chance(rolled.clone()));
    }
}
