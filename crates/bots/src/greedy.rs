//! The greedy player: one step ahead, in imagined bouts, by the game's own hints.
//!
//! The player tries each answer in the same imagined bouts with the same chance. It plays everything that an answer
//! starts to its end. At questions that come up on the way, the asked seat gives the answer that is
//! best for it by itself. If the seat itself is asked in the end whether to go on with its turn, it ends it there. The mean
//! worth of the quiet positions at the end decides.
//!
//! All answers are tried in one imagined bout, then the better ones in more of them. Nothing more is tried once
//! the same answer is the best in each of several.

use crate::bot::{Bot, Sight};
use crate::seen::Seen;
use kernel::{Bout, Dealer, Hints, Imaginer, Input, OnTheWay, Seat, Waiting};
use std::cmp::Reverse;

/// Imagined bouts for each decision.
const WORLDS: usize = 8;
/// After so many imagined bouts the worse answers are left out.
const ROUNDS: [usize; 3] = [1, 2, 4];
/// One answer in so many stays in.
const STAYING: usize = 3;
/// So many stay in at least.
const STAYING_LEAST: usize = 4;
/// After so many imagined bouts an answer that was the best in each of them is chosen.
const SURE: usize = 3;
/// Imagined bouts in which it is looked whether an answer leads back.
const BACK: usize = 1;
/// A question of so many is unusual.
const SELDOM: u32 = 16;
/// How many of the questions on the way are answered with care, and how many are answered at all.
const CAREFUL: u32 = 6;
const FOLLOWED: u32 = 24;
/// How many default answers are given at most to see where an answer on the way leads.
const LED: u32 = 12;

/// What it is made with, by name.
pub(crate) const PARAMETERS: &[(&str, u64)] = &[
    ("worlds", WORLDS as u64),
    ("sure", SURE as u64),
    ("careful", CAREFUL as u64),
    ("followed", FOLLOWED as u64),
    ("led", LED as u64),
];

/// Plays one step ahead.
#[derive(Debug)]
pub struct Greedy<R: Hints> {
    dealer: Dealer,
    worlds: usize,
    depths: Depths,
    seen: Seen,
    room: Room<R>,
}

/// How many questions came up at each depth of the stack.
#[derive(Default, Debug)]
struct Depths(Vec<u32>);

impl Depths {
    fn count(&mut self, depth: usize) {
        self.0.resize(self.0.len().max(depth + 1), 0);
        self.0[depth] += 1;
    }

    /// The shallowest depth at which questions usually come up: there nothing is unfinished.
    fn quiet(&self) -> usize {
        let all: u32 = self.0.iter().sum();
        self.0.iter().position(|&count| count * SELDOM >= all.max(1)).unwrap_or(usize::MAX)
    }
}

/// Bouts and lists that are used again and again.
#[derive(Debug)]
struct Room<R: Hints> {
    tried: Option<Bout<R>>,
    inner: Option<Bout<R>>,
    list: Vec<R::Answer>,
}

/// One imagined bout with the chance that is to come in it.
struct World<R: Hints> {
    bout: Bout<R>,
    chance: Dealer,
}

/// An answer, and how good it was so far.
struct Candidate<R: Hints> {
    answer: R::Answer,
    /// The sum of its worths.
    sum: i64,
    /// The worth in the last world.
    last: i64,
    /// In how many worlds none was better.
    best: usize,
}

impl<R: Hints> Greedy<R> {
    /// A player with this source of chance.
    pub fn new(dealer: Dealer) -> Greedy<R> {
        Greedy::in_worlds(dealer, WORLDS as u32)
    }

    /// A player that imagines at most this many bouts for each decision, at least one.
    pub fn in_worlds(dealer: Dealer, worlds: u32) -> Greedy<R> {
        let room = Room { tried: None, inner: None, list: Vec::new() };
        let worlds = worlds.max(1) as usize;
        Greedy { dealer, worlds, depths: Depths::default(), seen: Seen::default(), room }
    }

    fn imagine(&mut self, imaginer: &Imaginer<R>) -> World<R> {
        World { bout: imaginer.imagine(&mut self.dealer).unwatched(), chance: other(&mut self.dealer) }
    }

    /// The answers, the best first, and the worlds in which they were tried.
    fn compare(&mut self, sight: &Sight<'_, R>) -> (Vec<Candidate<R>>, Vec<World<R>>) {
        let seat = sight.imaginer.seat();
        let candidate = |&answer: &R::Answer| Candidate { answer, sum: 0, last: 0, best: 0 };
        let mut order: Vec<Candidate<R>> = sight.answers.iter().map(candidate).collect();
        let mut staying = order.len();
        let (mut worlds, mut quiet): (Vec<World<R>>, usize) = (Vec::with_capacity(self.worlds), 0);
        while worlds.len() < self.worlds {
            let world = self.imagine(sight.imaginer);
            if worlds.is_empty() {
                self.depths.count(world.bout.stack().len());
                quiet = self.depths.quiet();
            }
            for one in &mut order[..staying] {
                one.last = self.worth(&world, quiet, (seat, one.answer));
                one.sum += one.last;
            }
            worlds.push(world);
            let best = order[..staying].iter().map(|one| one.last).max();
            order[..staying].iter_mut().for_each(|one| one.best += usize::from(Some(one.last) == best));
            order[..staying].sort_by_key(|one| Reverse(one.sum));
            let count = worlds.len();
            if count >= SURE && order[..staying].iter().all(|one| one.best == 0 || one.best == count) {
                break;
            }
            if ROUNDS.contains(&count) {
                staying = staying.min((staying / STAYING).max(STAYING_LEAST));
            }
        }
        (order, worlds)
    }

    /// The worth of `answer` in this world.
    fn worth(&mut self, world: &World<R>, quiet: usize, (seat, answer): (Seat, R::Answer)) -> i64 {
        let mut chance = world.chance.clone();
        let tried = copy(&mut self.room.tried, &world.bout);
        play(tried, seat, answer, &mut chance);
        follow(tried, &mut self.room.inner, &mut self.room.list, (quiet, seat), &mut chance);
        if let Some(answer) = R::hands_over(tried, seat) {
            play(tried, seat, answer, &mut chance);
            follow(tried, &mut self.room.inner, &mut self.room.list, (quiet, seat), &mut chance);
        }
        R::worth(tried, seat)
    }

    /// Whether `answer` leads back to where this seat was asked before: a loop that gains nothing. Where there is only one
    /// answer on the way, it is given. Who began something may leave it again: what began it is not begun once more.
    fn leads_back(&mut self, worlds: &[World<R>], seat: Seat, answer: R::Answer, may_leave: bool) -> bool {
        worlds.iter().take(BACK).any(|world| {
            let mut chance = world.chance.clone();
            let tried = copy(&mut self.room.tried, &world.bout);
            play(tried, seat, answer, &mut chance);
            to_a_choice(tried, &mut self.room.list, seat, &mut chance);
            let leaves = may_leave && !R::is_halfway(tried, seat);
            !leaves && self.seen.again(tried, seat)
        })
    }
}

impl<R: Hints> Bot<R> for Greedy<R> {
    fn choose(&mut self, sight: Sight<'_, R>) -> R::Answer {
        let (seat, answers) = (sight.imaginer.seat(), sight.answers);
        if answers.len() == 1 {
            return answers[0];
        }
        let (order, worlds) = self.compare(&sight);
        let here = &worlds[0].bout;
        let may_leave =
            R::ON_THE_WAY == OnTheWay::Through && R::is_halfway(here, seat) && !self.seen.again(here, seat);
        self.seen.remember(here, seat);
        let onward = order.iter().find(|one| !self.leads_back(&worlds, seat, one.answer, may_leave));
        onward.unwrap_or(&order[0]).answer
    }
}

/// Other chance, which does not show what comes of this one.
fn other(chance: &mut Dealer) -> Dealer {
    Dealer::new(u64::from(chance.below(u32::MAX)))
}

/// The bout copied into the room for it.
fn copy<'a, R: Hints>(room: &'a mut Option<Bout<R>>, bout: &Bout<R>) -> &'a mut Bout<R> {
    match room {
        Some(there) => {
            there.clone_from(bout);
            there
        }
        None => room.insert(bout.clone()),
    }
}

fn play<R: Hints>(bout: &mut Bout<R>, seat: Seat, answer: R::Answer, chance: &mut Dealer) {
    bout.play(Input::Answer(seat, answer)).expect("a listed answer is legal in every bout that fits");
    bout.settle(chance);
}

/// Gives the only answer as long as the seat is asked and has no choice.
fn to_a_choice<R: Hints>(bout: &mut Bout<R>, list: &mut Vec<R::Answer>, seat: Seat, chance: &mut Dealer) {
    for _ in 0..FOLLOWED {
        list.clear();
        bout.answers(seat, list);
        let [only] = list[..] else { return };
        play(bout, seat, only, chance);
    }
}

/// Plays on while something is unfinished: with care at first, then with the default answers.
fn follow<R: Hints>(
    bout: &mut Bout<R>,
    inner: &mut Option<Bout<R>>,
    list: &mut Vec<R::Answer>,
    (quiet, seat): (usize, Seat),
    chance: &mut Dealer,
) {
    let (mut others, mut own) = (0, 0);
    for _ in 0..FOLLOWED {
        let Some(asked) = asked_on_the_way(bout, quiet) else { return };
        let careful = match R::ON_THE_WAY {
            OnTheWay::AtOnce => own + others < CAREFUL,
            // To answer often must not make the others careless.
            OnTheWay::Through if asked == seat => own == 0,
            OnTheWay::Through => others < CAREFUL,
        };
        if asked == seat {
            own += 1;
        } else {
            others += 1;
        }
        let answer = if careful { best_for(bout, inner, list, quiet, asked, chance) } else { None };
        let Some(answer) = answer.or_else(|| bout.default_answer(asked)) else { return };
        play(bout, asked, answer, chance);
    }
}

/// Who is asked while something is unfinished.
fn asked_on_the_way<R: Hints>(bout: &Bout<R>, quiet: usize) -> Option<Seat> {
    let Waiting::Seats(seats) = bout.waiting() else { return None };
    seats.iter().next().filter(|&seat| bout.stack().len() > quiet || R::is_halfway(bout, seat))
}

/// The answer that is best for `asked` by itself.
fn best_for<R: Hints>(
    bout: &Bout<R>,
    inner: &mut Option<Bout<R>>,
    list: &mut Vec<R::Answer>,
    quiet: usize,
    asked: Seat,
    chance: &Dealer,
) -> Option<R::Answer> {
    list.clear();
    bout.answers(asked, list);
    if list.len() < 2 {
        return list.first().copied();
    }
    let mut chance = chance.clone();
    if R::ON_THE_WAY == OnTheWay::Through {
        // Nobody knows what the dice will show.
        chance = other(&mut chance);
    }
    let worth = |answer: &R::Answer| {
        let (tried, mut chance) = (copy(inner, bout), chance.clone());
        play(tried, asked, *answer, &mut chance);
        if R::ON_THE_WAY == OnTheWay::Through {
            lead(tried, quiet, &mut chance);
        }
        R::worth(tried, asked)
    };
    list.iter().copied().rev().max_by_key(worth)
}

/// Gives default answers while something is unfinished.
fn lead<R: Hints>(bout: &mut Bout<R>, quiet: usize, chance: &mut Dealer) {
    for _ in 0..LED {
        let Some(seat) = asked_on_the_way(bout, quiet) else { return };
        let Some(answer) = bout.default_answer(seat) else { return };
        play(bout, seat, answer, chance);
    }
}
