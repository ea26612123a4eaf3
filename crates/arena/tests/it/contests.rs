//! Contests: fair to both, the same on any number of threads, and over as soon as a question is settled.

use crate::{duel_of, standard};
use arena::{
    Contender, Contest, Duel, Met, Pace, Played, Shown, Sprt, Standing, Verdict, Watch, changes, contest,
};
use bots::Level;
use kernel::Seat;
use stak_bots::{Setup, StakBots};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

fn contest_of(duel: Duel<StakBots>, levels: &[Level], groups: u64) -> Contest<StakBots> {
    let named =
        |(place, level): (usize, &Level)| Contender { name: format!("{level} {place}"), level: *level };
    let players = levels.iter().enumerate().map(named).collect();
    Contest { duel: Duel { timed: true, ..duel }, players, groups, sprt: None }
}

/// The contest with every group that was told.
fn played(of: &Contest<StakBots>) -> (Standing, Vec<Vec<Played<StakBots>>>) {
    let told = Mutex::new(Vec::new());
    let group = |group: &[Played<StakBots>]| {
        let again = |played: &Played<StakBots>| {
            let (finished, inputs) = (played.finished.clone(), played.inputs.clone());
            Played { finished, inputs, ..*played }
        };
        told.lock().expect("nobody panics here").push(group.iter().map(again).collect());
        true
    };
    let watch = Watch { bout: &|| true, group: &group };
    let standing = contest(of, Vec::new(), &watch).expect("a legal set-up");
    (standing, told.into_inner().expect("nobody panics here"))
}

/// Without what differs from run to run.
fn timeless(mut standing: Standing) -> Standing {
    (standing.seconds, standing.threads) = (0.0, 0);
    standing.ladder.iter_mut().for_each(|rated| (rated.mean, rated.p99) = (None, None));
    standing
}

#[test]
fn the_bouts_of_a_group_have_the_same_chance_and_other_seats() {
    let (_, groups) = played(&contest_of(standard(&[], 0), &[Level::Veteran, Level::Random], 12));
    let mut starters = Vec::new();
    for group in &groups {
        let [one, other] = &group[..] else { panic!("a pair") };
        let [first, second] = [one, other].map(|played| &played.finished);
        assert_eq!((first.starter, &first.labels), (second.starter, &second.labels), "the same hands");
        assert_eq!(first.levels, [Level::Veteran, Level::Random]);
        assert_eq!(second.levels, [Level::Random, Level::Veteran]);
        starters.push(first.starter);
    }
    assert!(starters.contains(&Some(Seat(0))) && starters.contains(&Some(Seat(1))), "each pair has its own");
    assert!(groups[0][0].finished.labels != groups[1][0].finished.labels);
}

#[test]
fn equal_players_of_one_name_still_think_for_themselves() {
    let (standing, _) = played(&contest_of(standard(&[], 0), &[Level::Random, Level::Random], 60));
    let points: Vec<(u32, u64)> = standing.meetings[0].groups.counts.iter().collect();
    assert!(points.len() > 2, "pairs do not simply mirror each other: {points:?}");
    let Met { low, high, .. } = standing.meetings[0];
    assert!(low < 0.5 && 0.5 < high, "{low} to {high}");
}

#[test]
fn three_seats_are_shared_alike() {
    let three = duel_of(Setup::standard(3), &[], 0);
    let (standing, groups) = played(&contest_of(three, &[Level::Veteran, Level::Random], 3));
    assert_eq!((standing.bouts, standing.group_bouts, groups[0].len()), (18, 6, 6));
    for seat in 0..3 {
        let greedy = groups[0].iter().filter(|played| played.finished.levels[seat] == Level::Veteran).count();
        assert_eq!(greedy, 3, "seat {seat}");
    }
    let Met { score, wins, losses, draws, .. } = standing.meetings[0].clone();
    assert!(score > 0.6 && score < 1.0, "two greedy ones cannot both win: {score}");
    assert_eq!(wins + draws + losses, 18);
}

#[test]
fn a_contest_is_the_same_on_any_number_of_threads_and_goes_on_after_a_stop() {
    let levels = [Level::Random, Level::Veteran, Level::Random];
    let on = |threads: usize| contest_of(Duel { threads, ..standard(&[], 0) }, &levels, 8);
    let (one, groups) = played(&on(1));
    let (two, _) = played(&on(2));
    assert_eq!(timeless(one.clone()), timeless(two));
    assert_eq!((one.bouts, one.asked, one.groups, one.is_partial()), (48, 48, 24, false));
    // A player more leaves what the others have played as it is.
    let (fewer, _) = played(&contest_of(standard(&[], 0), &levels[..2], 8));
    assert_eq!(fewer.meetings[0], one.meetings[0]);
    // As it was told until a stop, and a bout more, which is of no whole group.
    let before = groups.iter().flatten().map(|played| played.finished.clone()).take(21).collect();
    let bouts = AtomicU64::new(0);
    let count = || {
        bouts.fetch_add(1, Ordering::Relaxed);
        true
    };
    let watch = Watch { bout: &count, group: &|_| true };
    let on = contest(&on(2), before, &watch).expect("a legal set-up");
    assert_eq!((timeless(on), bouts.into_inner()), (timeless(one), 28));
}

#[test]
fn a_stop_drops_what_is_not_whole() {
    let of = contest_of(Duel { threads: 1, ..standard(&[], 0) }, &[Level::Random, Level::Random], 8);
    let bouts = AtomicU64::new(0);
    let watch = Watch { bout: &|| bouts.fetch_add(1, Ordering::Relaxed) < 4, group: &|_| true };
    let standing = contest(&of, Vec::new(), &watch).expect("a legal set-up");
    assert_eq!((standing.bouts, standing.groups, standing.is_partial()), (4, 2, true));
    let watch = Watch { bout: &|| true, group: &|_| false };
    let standing = contest(&of, Vec::new(), &watch).expect("a legal set-up");
    assert_eq!((standing.bouts, standing.is_partial()), (2, true));
}

#[test]
fn a_question_is_settled_at_the_same_group_on_any_number_of_threads() {
    let tested = |threads: usize, levels: [Level; 2]| {
        let duel = Duel { threads, ..standard(&[], 0) };
        let sprt = Some(Sprt { low: 0.0, high: 200.0 });
        let (standing, groups) = played(&Contest { sprt, ..contest_of(duel, &levels, 500) });
        assert_eq!(standing.groups, groups.len() as u64, "nothing is told after the end");
        assert!(standing.groups < 500 && !standing.is_partial());
        timeless(standing)
    };
    let better = tested(1, [Level::Veteran, Level::Random]);
    assert_eq!(better, tested(2, [Level::Veteran, Level::Random]));
    assert_eq!(better.sprt.expect("asked").verdict, Verdict::Accepted);
    let worse = tested(2, [Level::Random, Level::Veteran]);
    assert_eq!(worse.sprt.expect("asked").verdict, Verdict::Refused);
}

#[test]
fn decisions_are_counted_for_each_player() {
    let (standing, groups) = played(&contest_of(standard(&[], 0), &[Level::Veteran, Level::Random], 4));
    let answers: u64 = groups.iter().flatten().map(|played| u64::from(played.finished.answers)).sum();
    let decisions: u64 = standing.ladder.iter().map(|rated| rated.decisions).sum();
    assert_eq!(decisions, answers);
    let [greedy, random] = [0, 1].map(|player: usize| standing.ladder[player].mean.expect("it decided"));
    assert!(greedy > random, "{greedy} and {random}");
    let of_bouts = groups.iter().flatten().flat_map(|played| &played.finished.pace);
    assert_eq!(of_bouts.map(|pace: &Pace| pace.decisions).sum::<u64>(), answers);
}

#[test]
fn a_change_is_told_against_what_was_kept() {
    let of = |levels: &[Level], seed: u64| {
        let named = ["a", "b", "c"].into_iter().zip(levels);
        let players = named.map(|(name, level)| Contender { name: name.to_owned(), level: *level }).collect();
        let duel = Duel { seed, ..standard(&[], 0) };
        played(&Contest { players, ..contest_of(duel, levels, 30) }).0
    };
    let kept = of(&[Level::Random, Level::Random, Level::Random], 1);
    let text = serde_json::to_string(&kept).expect("it can be written");
    assert_eq!(serde_json::from_str::<Standing>(&text).expect("and read"), kept);
    let same = changes(&kept, &of(&[Level::Random, Level::Random, Level::Random], 2));
    assert!(same.iter().all(|change| change.shows == Shown::Nothing), "{same:?}");
    let better = changes(&kept, &of(&[Level::Random, Level::Veteran, Level::Random], 2));
    let shows: Vec<Shown> = better.iter().map(|change| change.shows).collect();
    assert_eq!(shows, [Shown::Weaker, Shown::Stronger, Shown::Weaker]);
    let worse = changes(&of(&[Level::Random, Level::Veteran], 2), &kept);
    let [only] = &worse[..] else { panic!("of two the first is told: {worse:?}") };
    assert_eq!((only.player.as_str(), only.shows), ("a", Shown::Stronger));
    assert!(changes(&kept, &Standing { ladder: Vec::new(), ..kept.clone() }).is_empty());
}
