//! Contests: every two players meet in groups of bouts, in which they exchange their seats at the same set-up and chance.

use crate::bout::{Match, Seated};
use crate::duel::{Duel, Played};
use crate::score::rounded;
use crate::sprt::{Sprt, Verdict};
use crate::standing::{Standing, Sum};
use crate::tally::Finished;
use crate::threads::{on_threads, threads_of};
use bots::Level;
use kernel::{Bout, Hints, Seat};
use std::cmp::Ordering::{Equal, Greater, Less};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// Room for the groups of one meeting in the numbers of sources of chance.
const GROUPS_MAX: u64 = 1 << 32;

/// The bouts to play.
#[derive(Debug)]
pub struct Contest<R: Hints> {
    /// The table, packs, seed, threads and measures. Its levels and its number of bouts are not used.
    pub duel: Duel<R>,
    /// Who meets.
    pub players: Vec<Contender>,
    /// How many groups of bouts each two have.
    pub groups: u64,
    /// Of two players: the question that ends the bouts as soon as it is settled.
    pub sprt: Option<Sprt>,
}

/// A player of a contest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contender {
    /// The name in tables.
    pub name: String,
    /// How it plays.
    pub level: Level,
}

/// What is told of a contest while it runs.
pub struct Watch<'a, R: Hints> {
    /// A bout is over. Says whether to go on; if not, groups that are not whole are dropped.
    pub bout: &'a (dyn Fn() -> bool + Sync),
    /// A group is whole: its bouts. Groups come in their order, one at a time. Says whether to go on.
    pub group: &'a (dyn Fn(&[Played<R>]) -> bool + Sync),
}

/// The seatings of a group at a table of so many seats: who sits where, the one (0) or the other (1). The players
/// alternate around the table; all turns of the table and the exchange of the two are played, each seating once.
pub fn seatings(seats: u8) -> Vec<Vec<usize>> {
    let seats = usize::from(seats);
    let turned =
        |turn: usize, first: usize| (0..seats).map(|seat| ((seat + turn) % seats + first) % 2).collect();
    let mut all: Vec<Vec<usize>> = Vec::new();
    for turn in 0..seats {
        for first in 0..2 {
            let seating: Vec<usize> = turned(turn, first);
            if !all.contains(&seating) {
                all.push(seating);
            }
        }
    }
    all
}

/// Every two of so many players. Another player at the end leaves the places of those before as they are.
pub fn meetings(players: usize) -> Vec<(usize, usize)> {
    (1..players).flat_map(|other| (0..other).map(move |one| (one, other))).collect()
}

/// Plays the bouts but for those of `before`: whole groups of this contest, in their order. The standing is that of all.
/// Refused with the reasons if the set-up is not legal.
pub fn contest<R: Hints>(
    contest: &Contest<R>,
    before: Vec<Finished>,
    watch: &Watch<'_, R>,
) -> Result<Standing, Vec<R::Illegal>> {
    let bout = Bout::<R>::open(&contest.duel.setup, &contest.duel.content, None)?;
    let (start, threads) = (Instant::now(), threads_of(contest.duel.threads));
    let table =
        Table { contest, seatings: seatings(bout.seats()), meetings: meetings(contest.players.len()) };
    let size = table.seatings.len();
    let (sum, waiting) = (Sum::of(&table), BTreeMap::new());
    let mut line = Line { table: &table, sum, next: 0, waiting, is_over: false };
    for group in before.chunks_exact(size).take(table.pieces() as usize) {
        if !line.is_over {
            line.count(group);
        }
    }
    let first = line.next;
    let pieces = if line.is_over { 0 } else { table.pieces() - first };
    let (line, is_stopped) = (Mutex::new(line), AtomicBool::new(false));
    on_threads(threads, pieces, |(): &mut (), place| {
        let piece = first + place;
        let mut group = Vec::with_capacity(size);
        for seating in 0..size {
            group.push(table.play(piece, seating));
            if !(watch.bout)() || is_stopped.load(Ordering::Relaxed) {
                is_stopped.store(true, Ordering::Relaxed);
                break;
            }
        }
        let mut line = line.lock().unwrap_or_else(PoisonError::into_inner);
        if group.len() == size {
            line.add(piece, group, watch);
        }
        if line.is_over {
            is_stopped.store(true, Ordering::Relaxed);
        }
        !is_stopped.load(Ordering::Relaxed)
    });
    let line = line.into_inner().unwrap_or_else(PoisonError::into_inner);
    let seconds = rounded(start.elapsed().as_secs_f64());
    Ok(line.sum.standing(&table, line.next, seconds, threads))
}

/// A contest with what its table makes of it.
pub(crate) struct Table<'a, R: Hints> {
    pub(crate) contest: &'a Contest<R>,
    pub(crate) seatings: Vec<Vec<usize>>,
    pub(crate) meetings: Vec<(usize, usize)>,
}

impl<R: Hints> Table<'_, R> {
    /// How many groups there are in all. All meetings have their first group before any has its second.
    pub(crate) fn pieces(&self) -> u64 {
        self.contest.groups * self.meetings.len() as u64
    }

    /// Which meeting a group belongs to.
    pub(crate) fn meeting(&self, piece: u64) -> usize {
        (piece % self.meetings.len() as u64) as usize
    }

    /// One bout of a group. Chance is the same for all its bouts, and each player keeps its own source of chance.
    fn play(&self, piece: u64, seating: usize) -> Played<R> {
        let Contest { duel, players, .. } = self.contest;
        let meeting = self.meeting(piece);
        let (one, other) = self.meetings[meeting];
        let number = meeting as u64 * GROUPS_MAX + piece / self.meetings.len() as u64;
        let seats = self.seatings[seating].iter().enumerate().map(|(seat, side)| {
            let earlier = self.seatings[seating][..seat].iter().filter(|other| *other == side).count();
            (players[[one, other][*side]].level, (2 * earlier + side) as u64)
        });
        let (finished, inputs) = Match::play(duel, |_| Seated::new(duel.seed, number, seats));
        let number = piece * self.seatings.len() as u64 + seating as u64;
        Played { number, done: number + 1, finished, inputs }
    }

    /// The points of the one in a bout: 2 for each seat of the other that one of its own seats is placed before, 1 for an
    /// equal place.
    pub(crate) fn points(&self, seating: usize, bout: &Finished) -> u32 {
        let place = |seat: usize| bout.outcome.place(Seat(seat as u8));
        sum_of_twos(&self.seatings[seating], |mine, theirs| match place(mine).cmp(&place(theirs)) {
            Less => 2,
            Equal => 1,
            Greater => 0,
        })
    }

    /// The points of a bout that the one wins wholly.
    pub(crate) fn points_max(&self, seating: usize) -> u32 {
        sum_of_twos(&self.seatings[seating], |_, _| 2)
    }
}

/// The sum over every seat of the one with every seat of the other.
fn sum_of_twos(seating: &[usize], of: impl Fn(usize, usize) -> u32) -> u32 {
    let seats = |side: usize| (0..seating.len()).filter(move |seat| seating[*seat] == side);
    seats(0)
        .flat_map(|mine| seats(1).map(move |theirs| (mine, theirs)))
        .map(|(one, other)| of(one, other))
        .sum()
}

/// Groups in their order: one that is done early waits for those before it, so that what is counted, and where a question
/// is settled, is the same on any number of threads.
struct Line<'a, R: Hints> {
    table: &'a Table<'a, R>,
    sum: Sum,
    next: u64,
    waiting: BTreeMap<u64, Vec<Played<R>>>,
    is_over: bool,
}

impl<R: Hints> Line<'_, R> {
    fn add(&mut self, piece: u64, group: Vec<Played<R>>, watch: &Watch<'_, R>) {
        self.waiting.insert(piece, group);
        while !self.is_over
            && let Some(group) = self.waiting.remove(&self.next)
        {
            let goes_on = (watch.group)(&group);
            let bouts: Vec<Finished> = group.into_iter().map(|played| played.finished).collect();
            self.count(&bouts);
            self.is_over |= !goes_on;
        }
    }

    fn count(&mut self, group: &[Finished]) {
        self.sum.add(self.table, self.table.meeting(self.next), group);
        self.next += 1;
        let verdict = self.sum.tested(self.table).map(|tested| tested.verdict);
        self.is_over = verdict.is_some_and(|verdict| verdict != Verdict::Open);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_seating_of_a_group_comes_once_and_both_sit_everywhere_alike() {
        assert_eq!(seatings(2), [[0, 1], [1, 0]]);
        assert_eq!(seatings(3).len(), 6);
        assert_eq!(seatings(4), [[0, 1, 0, 1], [1, 0, 1, 0]]);
        for seats in 2..=8 {
            let all = seatings(seats);
            for seat in 0..usize::from(seats) {
                let others: usize = all.iter().map(|seating| seating[seat]).sum();
                assert_eq!(2 * others, all.len(), "seat {seat} of {seats}");
            }
        }
    }

    #[test]
    fn another_player_leaves_the_meetings_before_as_they_are() {
        assert_eq!(meetings(2), [(0, 1)]);
        assert!(meetings(4).starts_with(&meetings(3)));
        assert_eq!(meetings(5).len(), 10);
    }
}
