//! The standing of a contest: the ladder of its players, who scored what against whom, how long bouts and decisions were.

use crate::contest::Table;
use crate::elo::Elo;
use crate::groups::Groups;
use crate::histogram::Histogram;
use crate::ladder::Ladder;
use crate::pace::{Clock, Pace};
use crate::score::{Spread, rounded};
use crate::sprt::{Tested, Verdict};
use crate::tally::Finished;
use kernel::{Ending, Hints};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What came of a contest. But for `seconds`, `threads` and the times of decisions it is the same for any number of
/// threads.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Standing {
    /// How many bouts were played.
    pub bouts: u64,
    /// How many bouts were asked for.
    pub asked: u64,
    /// How many groups were played.
    pub groups: u64,
    /// How many bouts a group has: 2 at two seats.
    pub group_bouts: u64,
    /// Bouts that nobody won.
    pub draws: u64,
    /// Bouts that ended at a limit.
    pub limits: u64,
    /// Bouts that ended because the time was up.
    pub timed: u64,
    /// The players in the order in which they were named.
    pub ladder: Vec<Rated>,
    /// Every two players.
    pub meetings: Vec<Met>,
    /// The question that was asked of two players, and how far it came.
    pub sprt: Option<Tested>,
    /// Answers of a bout.
    pub answers: Option<Spread>,
    /// Turns of a bout, if the game tells.
    pub turns: Option<Spread>,
    /// How many answers, and how many bouts had so many.
    pub lengths: Histogram,
    /// By which clock the times of decisions were taken.
    pub clock: Clock,
    /// How long this run took, in seconds.
    pub seconds: f64,
    /// On how many threads.
    pub threads: usize,
}

/// A player on the ladder.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Rated {
    /// The name.
    pub name: String,
    /// Its place on the scale; the mean of all players is 0.
    pub rating: Elo,
    /// The share of points against all others.
    pub score: f64,
    /// How many bouts it played.
    pub bouts: u64,
    /// How many decisions it made.
    pub decisions: u64,
    /// How long a decision took in the mean, in microseconds.
    pub mean: Option<f64>,
    /// How long 99 of 100 decisions took at most, in microseconds, within five in a hundred.
    pub p99: Option<f64>,
}

/// What one player scored against another.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Met {
    /// The place of the one in `ladder`, from 0.
    pub one: usize,
    /// The place of the other, which is higher.
    pub other: usize,
    /// Bouts that the one won.
    pub wins: u64,
    /// Bouts that neither won.
    pub draws: u64,
    /// Bouts that the one lost.
    pub losses: u64,
    /// The share of points of the one.
    pub score: f64,
    /// The lower end of its 95 % interval, from groups.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// The points of the one in each group.
    pub groups: Groups,
}

impl Standing {
    /// Whether it was stopped before its end.
    pub fn is_partial(&self) -> bool {
        let is_settled = self.sprt.is_some_and(|tested| tested.verdict != Verdict::Open);
        self.bouts < self.asked && !is_settled
    }

    /// What the one scored against the other.
    pub fn between(&self, one: usize, other: usize) -> Option<Met> {
        let (low, high) = (one.min(other), one.max(other));
        let met = self.meetings.iter().find(|met| (met.one, met.other) == (low, high))?;
        Some(if one == low { met.clone() } else { met.of_the_other() })
    }

    /// The places on the ladder, the strongest first.
    pub fn ranked(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.ladder.len()).collect();
        order.sort_by(|&a, &b| self.ladder[b].rating.points.total_cmp(&self.ladder[a].rating.points));
        order
    }
}

impl Met {
    fn of_the_other(&self) -> Met {
        let Met { one, other, wins, draws, losses, .. } = *self;
        Met::new((other, one), [losses, draws, wins], self.groups.of_the_other())
    }

    fn new((one, other): (usize, usize), [wins, draws, losses]: [u64; 3], groups: Groups) -> Met {
        let (low, high) = groups.interval();
        Met { one, other, wins, draws, losses, score: rounded(groups.score()), low, high, groups }
    }
}

/// Counts that become a standing.
pub(crate) struct Sum {
    meetings: Vec<(Groups, [u64; 3])>,
    /// For each player.
    paces: Vec<Pace>,
    draws: u64,
    limits: u64,
    timed: u64,
    answers: Histogram,
    turns: Histogram,
}

impl Sum {
    /// No bouts yet.
    pub(crate) fn of<R: Hints>(table: &Table<'_, R>) -> Sum {
        let most = (0..table.seatings.len()).map(|seating| table.points_max(seating)).sum();
        Sum {
            meetings: vec![(Groups::new(most), [0; 3]); table.meetings.len()],
            paces: vec![Pace::default(); table.contest.players.len()],
            draws: 0,
            limits: 0,
            timed: 0,
            answers: Histogram::default(),
            turns: Histogram::default(),
        }
    }

    /// Counts a group of a meeting.
    pub(crate) fn add<R: Hints>(&mut self, table: &Table<'_, R>, meeting: usize, group: &[Finished]) {
        let (one, other) = table.meetings[meeting];
        let mut points = 0;
        for (seating, bout) in group.iter().enumerate() {
            let scored = table.points(seating, bout);
            points += scored;
            let result = match (2 * scored).cmp(&table.points_max(seating)) {
                std::cmp::Ordering::Greater => 0,
                std::cmp::Ordering::Equal => 1,
                std::cmp::Ordering::Less => 2,
            };
            self.meetings[meeting].1[result] += 1;
            for (side, pace) in table.seatings[seating].iter().zip(&bout.pace) {
                self.paces[[one, other][*side]].merge(pace);
            }
            self.draws += u64::from(bout.outcome.is_draw());
            self.limits += u64::from(bout.outcome.ending == Ending::Limit);
            self.timed += u64::from(bout.outcome.ending == Ending::Time);
            self.answers.add(bout.answers, 1);
            bout.turns.into_iter().for_each(|turns| self.turns.add(turns, 1));
        }
        self.meetings[meeting].0.add(points);
    }

    /// How far the question has come, if one was asked.
    pub(crate) fn tested<R: Hints>(&self, table: &Table<'_, R>) -> Option<Tested> {
        Some(table.contest.sprt?.of(&self.meetings.first()?.0))
    }

    pub(crate) fn standing<R: Hints>(
        self,
        table: &Table<'_, R>,
        groups: u64,
        seconds: f64,
        threads: usize,
    ) -> Standing {
        let sprt = self.tested(table);
        let size = table.seatings.len() as u64;
        let met = |(&two, (groups, results)): (&(usize, usize), &(Groups, [u64; 3]))| {
            Met::new(two, *results, groups.clone())
        };
        let meetings: Vec<Met> = table.meetings.iter().zip(&self.meetings).map(met).collect();
        let players = table.contest.players.len();
        let ladder = Ladder::of(players, meetings.iter().map(|met| (met.one, met.other, &met.groups)));
        let rated = |(player, pace): (usize, &Pace)| {
            let name = table.contest.players[player].name.clone();
            let (score, groups) = scored(player, &meetings);
            let [mean, p99] = [pace.mean(), pace.slow()].map(|time| time.map(rounded));
            let (rating, bouts, decisions) = (ladder.rating(player), groups * size, pace.decisions);
            Rated { name, rating, score: rounded(score), bouts, decisions, mean, p99 }
        };
        Standing {
            bouts: groups * size,
            asked: table.pieces() * size,
            groups,
            group_bouts: size,
            draws: self.draws,
            limits: self.limits,
            timed: self.timed,
            ladder: self.paces.iter().enumerate().map(rated).collect(),
            meetings,
            sprt,
            answers: Spread::of(&self.answers.iter().collect()),
            turns: Spread::of(&self.turns.iter().collect()),
            lengths: self.answers,
            clock: Clock::HERE,
            seconds,
            threads,
        }
    }
}

/// The share of points of a player in all its groups, and how many these are.
fn scored(player: usize, meetings: &[Met]) -> (f64, u64) {
    let own = meetings.iter().filter(|met| met.one == player || met.other == player);
    let (points, groups) = own.fold((0.0, 0), |(points, groups), met| {
        let score = if met.one == player { met.groups.score() } else { 1.0 - met.groups.score() };
        (points + score * met.groups.count() as f64, groups + met.groups.count())
    });
    (if groups == 0 { 0.5 } else { points / groups as f64 }, groups)
}
