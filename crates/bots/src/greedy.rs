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
use crate::chances::Chances;
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

/// What every one of them is made with, by name.
pub(crate) const ON_THE_WAY: [(&str, u64); 3] =
    [("careful", CAREFUL as u64), ("followed", FOLLOWED as u64), ("led", LED as u64)];

/// What the one that sees everything is made with, by name.
pub(crate) fn parameters() -> Vec<(&'static str, u64)> {
    let own = [("worlds", WORLDS as u64), ("sure", SURE as u64)];
    own.into_iter().chain(ON_THE_WAY).collect()
}

/// How much of its answers a player sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ken {
    /// Imagined bouts for each decision, at least one.
    pub(crate) worlds: usize,
    /// So many of a thousand answers are overlooked.
    pub(crate) overlooks: u32,
    /// Whether an answer that wins is never overlooked.
    pub(crate) takes_wins: bool,
}

impl Ken {
    /// Everything is seen.
    pub(crate) const WHOLE: Ken = Ken { worlds: WORLDS, overlooks: 0, takes_wins: true };
}

/// Plays one step ahead.
#[derive(Debug)]
pub struct Greedy<R: Hints> {
    dealer: Dealer,
    ken: Ken,
    /// Whether chances to win are reckoned too.
    reckons: bool,
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
pub(crate) struct Candidate<R: Hints> {
    pub(crate) answer: R::Answer,
    /// The sum of its worths.
    sum: i64,
    /// The worth in the last world.
    last: i64,
    /// In how many worlds none was better.
    best: usize,
    /// In how many worlds it was tried, and the sum of the chances to win in them, if they are reckoned.
    tried: u32,
    chances: f64,
}

impl<R: Hints> Candidate<R> {
    fn new(answer: R::Answer) -> Candidate<R> {
        Candidate { answer, sum: 0, last: 0, best: 0, tried: 0, chances: 0.0 }
    }

    /// The mean chance to win after it.
    pub(crate) fn chance(&self) -> f64 {
        self.chances / f64::from(self.tried.max(1))
    }

    /// Whether it won in all worlds in which it was tried.
    fn wins(&self) -> bool {
        self.tried > 0 && self.sum >= R::WIN * i64::from(self.tried)
    }
}

/// What was found out by looking one step ahead.
pub(crate) struct Compared<R: Hints> {
    /// The answers, the best first.
    pub(crate) order: Vec<Candidate<R>>,
    /// The worlds in which they were tried.
    worlds: Vec<World<R>>,
    /// The depth of the stack at which nothing is unfinished.
    pub(crate) quiet: usize,
}

impl<R: Hints> Compared<R> {
    /// Whether the best answer has won wherever it was tried.
    pub(crate) fn wins(&self) -> bool {
        self.order[0].wins()
    }
}

impl<R: Hints> Greedy<R> {
    /// A player with this source of chance.
    pub fn new(dealer: Dealer) -> Greedy<R> {
        Greedy::with(dealer, Ken::WHOLE)
    }

    /// A player that sees so much.
    pub(crate) fn with(dealer: Dealer, ken: Ken) -> Greedy<R> {
        let room = Room { tried: None, inner: None, list: Vec::new() };
        Greedy { dealer, ken, reckons: false, depths: Depths::default(), seen: Seen::default(), room }
    }

    /// The same player, which reckons how likely it wins after each answer.
    pub(crate) fn reckoning(self) -> Greedy<R> {
        Greedy { reckons: true, ..self }
    }

    fn imagine(&mut self, imaginer: &Imaginer<R>) -> World<R> {
        World { bout: imaginer.imagine(&mut self.dealer).unwatched(), chance: other(&mut self.dealer) }
    }

    /// Tries all answers.
    pub(crate) fn compare(&mut self, sight: &Sight<'_, R>) -> Compared<R> {
        let seat = sight.imaginer.seat();
        let mut order: Vec<Candidate<R>> =
            sight.answers.iter().map(|&answer| Candidate::new(answer)).collect();
        let mut staying = order.len();
        let (mut worlds, mut quiet): (Vec<World<R>>, usize) = (Vec::with_capacity(self.ken.worlds), 0);
        while worlds.len() < self.ken.worlds {
            let world = self.imagine(sight.imaginer);
            if worlds.is_empty() {
                self.depths.count(world.bout.stack().len());
                quiet = self.depths.quiet();
            }
            for one in &mut order[..staying] {
                self.try_out(&world, quiet, seat, one);
            }
            worlds.push(world);
            if worlds.len() == 1 {
                staying = self.overlook(&mut order);
            }
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
        Compared { order, worlds, quiet }
    }

    /// Puts the answers that are overlooked behind the others, and tells how many are not.
    fn overlook(&mut self, order: &mut [Candidate<R>]) -> usize {
        let Ken { overlooks, takes_wins, .. } = self.ken;
        if overlooks == 0 {
            return order.len();
        }
        let (mut seen, dealer) = (0, &mut self.dealer);
        for place in 0..order.len() {
            let is_seen = dealer.below(1_000) >= overlooks;
            if is_seen || (takes_wins && order[place].wins()) {
                order.swap(seen, place);
                seen += 1;
            }
        }
        if seen == 0 {
            let any = dealer.below(order.len() as u32) as usize;
            order.swap(0, any);
        }
        seen.max(1)
    }

    /// The worth of an answer in this world.
    fn try_out(&mut self, world: &World<R>, quiet: usize, seat: Seat, one: &mut Candidate<R>) {
        let mut chance = world.chance.clone();
        let tried = copy(&mut self.room.tried, &world.bout);
        play(tried, seat, one.answer, &mut chance);
        go_on(tried, &mut self.room.inner, &mut self.room.list, (quiet, seat), &mut chance);
        one.last = R::worth(tried, seat);
        one.sum += one.last;
        one.tried += 1;
        if self.reckons {
            one.chances += Chances::in_bout(tried)[seat];
        }
    }

    /// The first of these answers that does not lead back, and the position is remembered.
    pub(crate) fn onward(
        &mut self,
        seat: Seat,
        compared: &Compared<R>,
        order: impl Iterator<Item = R::Answer> + Clone,
    ) -> R::Answer {
        let worlds = &compared.worlds;
        let here = &worlds[0].bout;
        let may_leave =
            R::ON_THE_WAY == OnTheWay::Through && R::is_halfway(here, seat) && !self.seen.again(here, seat);
        self.seen.remember(here, seat);
        let first = order.clone().next();
        let onward = { order }.find(|&answer| !self.leads_back(worlds, seat, answer, may_leave));
        onward.or(first).expect("at least one answer")
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
        let compared = self.compare(&sight);
        self.onward(seat, &compared, compared.order.iter().map(|one| one.answer))
    }
}

/// Other chance, which does not show what comes of this one.
pub(crate) fn other(chance: &mut Dealer) -> Dealer {
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

/// Plays on while something is unfinished, and to the end of the turn of `seat` if it is asked whether to go on.
pub(crate) fn go_on<R: Hints>(
    bout: &mut Bout<R>,
    inner: &mut Option<Bout<R>>,
    list: &mut Vec<R::Answer>,
    (quiet, seat): (usize, Seat),
    chance: &mut Dealer,
) {
    follow(bout, inner, list, (quiet, seat), chance);
    if let Some(answer) = R::hands_over(bout, seat) {
        play(bout, seat, answer, chance);
        follow(bout, inner, list, (quiet, seat), chance);
    }
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
