//! The greedy player: one step ahead, in imagined bouts, by the game's own hints.
//!
//! The player tries each answer in the same imagined bouts with the same chance. It plays everything that an answer
//! starts to its end. At questions that come up on the way, the asked seat gives the answer that is
//! best for it at once. The mean worth of the quiet positions at the end decides.

use crate::bot::{Bot, Sight};
use crate::seen::Seen;
use kernel::{Bout, Dealer, Hints, Imaginer, Input, Seat, Waiting};

/// Imagined bouts for each decision.
const WORLDS: u32 = 8;
/// How many of the questions on the way are answered with care, and how many are answered at all.
const CAREFUL: u32 = 6;
const FOLLOWED: u32 = 24;

/// Plays one step ahead.
#[derive(Debug)]
pub struct Greedy<R: Hints> {
    dealer: Dealer,
    worlds: u32,
    /// The shallowest stack at which a question came up. At this depth nothing is unfinished.
    quiet: usize,
    seen: Seen,
    room: Room<R>,
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

impl<R: Hints> Greedy<R> {
    /// A player with this source of chance.
    pub fn new(dealer: Dealer) -> Greedy<R> {
        Greedy::in_worlds(dealer, WORLDS)
    }

    /// A player that imagines this many bouts for each decision, at least one.
    pub fn in_worlds(dealer: Dealer, worlds: u32) -> Greedy<R> {
        let room = Room { tried: None, inner: None, list: Vec::new() };
        Greedy { dealer, worlds: worlds.max(1), quiet: usize::MAX, seen: Seen::default(), room }
    }

    fn worlds(&mut self, imaginer: &Imaginer<R>) -> Vec<World<R>> {
        let world = |_| World {
            bout: imaginer.imagine(&mut self.dealer),
            chance: Dealer::new(u64::from(self.dealer.below(u32::MAX))),
        };
        (0..self.worlds).map(world).collect()
    }

    /// The worth of `answer` in all worlds together.
    fn worth(&mut self, worlds: &[World<R>], seat: Seat, answer: R::Answer) -> i64 {
        let mut sum = 0;
        for world in worlds {
            let mut chance = world.chance.clone();
            let tried = copy(&mut self.room.tried, &world.bout);
            play(tried, seat, answer, &mut chance);
            follow(tried, &mut self.room.inner, &mut self.room.list, self.quiet, &mut chance);
            sum += R::worth(tried, seat);
        }
        sum
    }

    /// Whether `answer` leads back to where this seat was asked before: a loop that gains nothing.
    fn leads_back(&mut self, worlds: &[World<R>], seat: Seat, answer: R::Answer) -> bool {
        worlds.iter().take(2).any(|world| {
            let tried = copy(&mut self.room.tried, &world.bout);
            play(tried, seat, answer, &mut world.chance.clone());
            self.seen.again(tried, seat)
        })
    }
}

impl<R: Hints> Bot<R> for Greedy<R> {
    fn choose(&mut self, sight: Sight<'_, R>) -> R::Answer {
        let (seat, answers) = (sight.imaginer.seat(), sight.answers);
        if answers.len() == 1 {
            return answers[0];
        }
        let worlds = self.worlds(sight.imaginer);
        self.quiet = self.quiet.min(worlds[0].bout.stack().len());
        self.seen.remember(&worlds[0].bout, seat);
        let mut order: Vec<(i64, R::Answer)> =
            answers.iter().map(|&answer| (self.worth(&worlds, seat, answer), answer)).collect();
        order.sort_by_key(|&(worth, _)| std::cmp::Reverse(worth));
        let onward = order.iter().find(|&&(_, answer)| !self.leads_back(&worlds, seat, answer));
        onward.unwrap_or(&order[0]).1
    }
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

/// Plays on while something is unfinished: with care at first, then with the default answers.
fn follow<R: Hints>(
    bout: &mut Bout<R>,
    inner: &mut Option<Bout<R>>,
    list: &mut Vec<R::Answer>,
    quiet: usize,
    chance: &mut Dealer,
) {
    for step in 0..FOLLOWED {
        let Waiting::Seats(seats) = bout.waiting() else { return };
        let Some(asked) = seats.iter().next().filter(|_| bout.stack().len() > quiet) else { return };
        let answer = if step < CAREFUL { best_at_once(bout, inner, list, asked, chance) } else { None };
        let Some(answer) = answer.or_else(|| bout.default_answer(asked)) else { return };
        play(bout, asked, answer, chance);
    }
}

/// The answer that gives `asked` the best position at once.
fn best_at_once<R: Hints>(
    bout: &Bout<R>,
    inner: &mut Option<Bout<R>>,
    list: &mut Vec<R::Answer>,
    asked: Seat,
    chance: &Dealer,
) -> Option<R::Answer> {
    list.clear();
    bout.answers(asked, list);
    if list.len() < 2 {
        return list.first().copied();
    }
    let worth = |answer: &R::Answer| {
        let tried = copy(inner, bout);
        play(tried, asked, *answer, &mut chance.clone());
        R::worth(tried, asked)
    };
    list.iter().copied().rev().max_by_key(worth)
}
