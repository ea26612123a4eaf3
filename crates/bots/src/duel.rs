//! Duels: many bouts between levels, on all cores, with the same figures on any number of them.

use crate::bot::{Bot, answer_of};
use crate::level::Level;
use crate::report::Report;
use crate::score::rounded;
use crate::tally::{Finished, Tally};
use catalog::Measures;
use kernel::{Bout, Chance, Dealer, Hints, Input, Outcome, SEATS_MAX, Seat, Waiting};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

/// Bots take their chance from another seed than the bout, so that what they imagine does not
/// show them what will come.
const OF_BOTS: u64 = 0x626f_7473_0000_0001;

/// The bouts to play.
#[derive(Clone, Debug)]
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
    /// How many threads; 0 for one on each core.
    pub threads: usize,
    /// What the game tells for statistics.
    pub measures: Measures<R>,
}

/// A finished bout of a duel.
#[derive(Debug)]
pub struct Played<R: Hints> {
    /// Which bout it is, from 0: with the seed, all of its chance.
    pub number: u64,
    /// How many bouts are done.
    pub done: u64,
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
    Bout::<R>::open(&duel.setup, &duel.content, None)?;
    let start = Instant::now();
    let threads = threads_of(duel);
    let (next, done) = (AtomicU64::new(0), AtomicU64::new(0));
    let is_stopped = AtomicBool::new(false);
    let work = || {
        let mut tally = Tally::default();
        while !is_stopped.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= duel.bouts {
                break;
            }
            let (finished, inputs) = Match::new(duel, number).run();
            let done = done.fetch_add(1, Ordering::Relaxed) + 1;
            if !watch(&finished.played(number, done, inputs)) {
                is_stopped.store(true, Ordering::Relaxed);
            }
            tally.add(finished);
        }
        tally
    };
    let mut tally = Tally::default();
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        for worker in workers {
            match worker.join() {
                Ok(part) => tally.merge(part),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
    });
    let figures = tally.figures(R::ID, duel.seed);
    let asked = duel.bouts;
    Ok(Report { figures, asked, seconds: rounded(start.elapsed().as_secs_f64()), threads })
}

fn threads_of<R: Hints>(duel: &Duel<R>) -> usize {
    match duel.threads {
        0 => std::thread::available_parallelism().map_or(1, usize::from),
        threads => threads,
    }
}

/// One bout with its players.
struct Match<'a, R: Hints> {
    duel: &'a Duel<R>,
    bout: Bout<R>,
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
    fn new(duel: &'a Duel<R>, number: u64) -> Match<'a, R> {
        let bout = Bout::open(&duel.setup, &duel.content, None).expect("the set-up was legal before");
        let seats = usize::from(bout.seats());
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
        Match { duel, bout, dealer, levels, bots, answers, turns, starter, labels, inputs }
    }

    fn run(mut self) -> (Finished, Vec<Input<R>>) {
        self.deal();
        self.note_opening();
        while let Some(seat) = self.asked() {
            self.note_opening();
            self.count_turns();
            let bot = self.bots[seat.index()].as_mut();
            let answer = answer_of(bot, &self.bout, seat).expect("an asked seat owes an answer");
            self.play(Input::Answer(seat, answer));
            self.answers += 1;
        }
        let outcome = self.bout.outcome().expect("a bout in which nobody acts is over").clone();
        let turns = self.duel.measures.turns.map(|_| self.turns);
        let Match { levels, answers, starter, labels, inputs, .. } = self;
        (Finished { levels, outcome, answers, turns, starter, labels }, inputs)
    }

    fn play(&mut self, input: Input<R>) {
        self.bout.play(input.clone()).expect("a bot gives a listed answer, and a dealer rolls what is asked");
        self.inputs.push(input);
    }

    /// Who starts and what each seat begins with, once that is settled. Seats may have to answer before that.
    fn note_opening(&mut self) {
        let measures = &self.duel.measures;
        if self.starter.is_none() {
            self.starter = measures.starter.and_then(|starter| starter(&self.bout));
        }
        if let Some(labels) = measures.labels
            && self.labels.iter().all(Vec::is_empty)
        {
            self.labels = (0..self.bout.seats()).map(|seat| labels(&self.bout, Seat(seat))).collect();
        }
    }

    /// Chance until it is settled who starts, or somebody is asked: the opening is complete.
    fn deal(&mut self) {
        while let Waiting::Chance(chance) = self.bout.waiting() {
            if self.duel.measures.starter.is_some_and(|starter| starter(&self.bout).is_some()) {
                return;
            }
            self.roll(chance);
        }
    }

    fn roll(&mut self, chance: Chance) {
        let rolled = self.dealer.roll(chance, self.bout.pile());
        self.play(Input::Chance(rolled));
    }

    fn asked(&mut self) -> Option<Seat> {
        loop {
            match self.bout.waiting() {
                Waiting::Chance(chance) => self.roll(chance),
                Waiting::Seats(seats) => return seats.iter().next(),
                Waiting::Over => return None,
            }
        }
    }

    /// A bout that is over remembers no turns, so they are counted while it runs.
    fn count_turns(&mut self) {
        if let Some(turns) = self.duel.measures.turns {
            self.turns = self.turns.max(turns(&self.bout));
        }
    }
}
