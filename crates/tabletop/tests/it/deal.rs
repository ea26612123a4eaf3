//! Dealing against the enumeration of every assignment, by chi-square with a fixed generator.

use std::collections::BTreeMap;

use proptest::prelude::*;
use tabletop::knowledge::{Candidates, deal};

/// A small generator with a fixed start, good enough to judge frequencies.
struct Mill(u64);

impl Mill {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    fn below(&mut self, limit: u64) -> u64 {
        assert!(limit > 0, "there is no number below 0");
        ((u128::from(self.next()) * u128::from(limit)) >> 64) as u64
    }
}

fn sets(kinds: &[&[u8]]) -> Vec<Candidates> {
    kinds.iter().map(|kinds| kinds.iter().copied().collect()).collect()
}

/// Every assignment of kinds that fits, with the number of ways to make it from single pieces.
fn all(places: &[Candidates], pool: &[u8]) -> BTreeMap<Vec<u8>, u64> {
    let Some((first, rest)) = places.split_first() else {
        return BTreeMap::from([(Vec::new(), 1)]);
    };
    let mut found = BTreeMap::new();
    for kind in 0..pool.len() {
        if pool[kind] == 0 || !first.contains(kind as u8) {
            continue;
        }
        let mut left = pool.to_vec();
        left[kind] -= 1;
        for (tail, ways) in all(rest, &left) {
            let whole = [vec![kind as u8], tail].concat();
            *found.entry(whole).or_insert(0) += ways * u64::from(pool[kind]);
        }
    }
    found
}

/// Deals many times and compares the frequencies: the statistic must stay within five standard
/// deviations of its mean. By chance it leaves them less than once in a million.
fn assert_fair(places: &[Candidates], pool: &[u8]) {
    let expected = all(places, pool);
    assert!(expected.len() > 1, "nothing to compare");
    let total: u64 = expected.values().sum();
    let deals = 60 * expected.len() as u64 + 2_000;
    let (mut mill, mut seen) = (Mill(7), BTreeMap::<Vec<u8>, u64>::new());
    for _ in 0..deals {
        let dealt = deal(places, pool, &mut |limit| mill.below(limit)).expect("something fits");
        *seen.entry(dealt).or_default() += 1;
    }
    assert!(seen.keys().all(|dealt| expected.contains_key(dealt)), "dealt what does not fit");
    // The sum of (seen - due)² / due, times a thousand.
    let statistic: u128 = expected
        .iter()
        .map(|(dealt, ways)| {
            let due = u128::from(ways * deals);
            let got = u128::from(seen.get(dealt).copied().unwrap_or(0)) * u128::from(total);
            got.abs_diff(due).pow(2) * 1000 / (due * u128::from(total))
        })
        .sum();
    let freedom = expected.len() as u128 - 1;
    let bound = freedom * 1000 + 5 * (2 * freedom * 1_000_000).isqrt() + 10_000;
    assert!(statistic < bound, "{statistic} is not below {bound}");
}

#[test]
fn nested_and_disjoint_sets_are_dealt_fairly() {
    assert_fair(&sets(&[&[0, 1], &[0, 1]]), &[2, 1]);
    assert_fair(&sets(&[&[0, 1, 2], &[0], &[0, 1]]), &[2, 2, 1]);
    assert_fair(&sets(&[&[0, 1, 2, 3], &[2, 3], &[0, 1], &[3], &[0, 1, 2, 3]]), &[3, 1, 2, 2]);
    assert_fair(&sets(&[&[0, 1], &[2, 3], &[2, 3]]), &[4, 1, 1, 2]);
}

#[test]
fn kinds_that_are_not_there_do_not_matter() {
    assert_fair(&sets(&[&[0, 1, 5], &[1, 2, 6], &[0, 1, 2]]), &[0, 2, 3, 1]);
}

#[test]
fn overlapping_sets_are_dealt_fairly() {
    assert_fair(&sets(&[&[0, 1], &[1, 2]]), &[1, 1, 1]);
    assert_fair(&sets(&[&[0, 1], &[1, 2], &[0, 2], &[0, 1, 2, 3]]), &[2, 1, 2, 1]);
    assert_fair(&sets(&[&[0, 1, 2], &[2, 3, 4], &[0, 4], &[1, 3]]), &[1, 2, 3, 1, 2]);
}

#[test]
fn two_knots_apart_are_dealt_fairly() {
    assert_fair(&sets(&[&[0, 1], &[4, 5], &[1, 2], &[5, 6], &[0, 2], &[4, 6]]), &[1, 1, 2, 0, 1, 2, 1]);
}

/// A ring of places, each of which may hold its own kind or the next: so few assignments fit that
/// drawing at random hardly ever finds one.
fn ring(places: u8) -> Vec<Candidates> {
    (0..places).map(|i| [i, (i + 1) % places].into_iter().collect()).collect()
}

#[test]
fn rare_assignments_are_dealt_fairly() {
    assert_fair(&ring(40), &[1; 40]);
    let mut pool = [1; 24];
    pool[5] = 2;
    pool[11] = 3;
    assert_fair(&ring(24), &pool);
    // A place that may hold anything comes last and takes what the ring leaves.
    let mut places = ring(20);
    places.insert(3, Candidates::all(21));
    assert_fair(&places, &[1; 21]);
}

#[test]
fn ways_beyond_64_bits_are_dealt_fairly() {
    // The ring can be served in two ways only. A chain with very many pieces hangs on it, so that
    // there are about 420^11 ways in all.
    let mut places = ring(20);
    places.push([5, 20].into_iter().collect());
    places.extend((20..30).map(|i| -> Candidates { [i, i + 1].into_iter().collect() }));
    let mut pool = [1; 31];
    pool[20..].fill(210);
    let (mut mill, mut own_kind) = (Mill(1), 0);
    for _ in 0..400 {
        let dealt = deal(&places, &pool, &mut |limit| mill.below(limit)).expect("something fits");
        assert!(fits(&places, &pool, &dealt));
        own_kind += u32::from(dealt[0] == 0);
    }
    assert!((140..260).contains(&own_kind), "{own_kind} of 400 should be about half");
}

#[test]
fn nested_and_disjoint_sets_need_one_draw_for_each_place() {
    let places = sets(&[&[0, 1, 2, 3], &[2, 3], &[0, 1], &[3], &[0, 1, 2, 3], &[3]]);
    let mut mill = Mill(2);
    for _ in 0..200 {
        let mut draws = 0;
        let dealt = deal(&places, &[2, 1, 1, 3], &mut |limit| {
            draws += 1;
            mill.below(limit)
        });
        assert!(dealt.is_some());
        assert_eq!(draws, places.len());
    }
}

fn fits(places: &[Candidates], pool: &[u8], dealt: &[u8]) -> bool {
    let within = places.iter().zip(dealt).all(|(set, kind)| set.contains(*kind));
    let count = |kind| dealt.iter().filter(|k| usize::from(**k) == kind).count();
    let there = (0..64).all(|kind| count(kind) <= pool.get(kind).copied().unwrap_or(0).into());
    within && there && places.len() == dealt.len()
}

/// Fifty places with three random candidates each out of fifty pieces, and the truth among them.
fn tangle(mill: &mut Mill) -> Vec<Candidates> {
    (0..50).map(|own| (0..2).fold(Candidates::only(own), |set, _| set.with(mill.below(50) as u8))).collect()
}

#[test]
fn what_cannot_be_counted_still_fits() {
    let mut mill = Mill(3);
    for _ in 0..5 {
        let places = tangle(&mut mill);
        let dealt = deal(&places, &[1; 50], &mut |limit| mill.below(limit)).expect("one fits");
        assert!(fits(&places, &[1; 50], &dealt));
    }
}

#[test]
fn what_cannot_be_is_told() {
    let none = |kinds: &[&[u8]], pool: &[u8]| {
        let mut mill = Mill(5);
        deal(&sets(kinds), pool, &mut |limit| mill.below(limit)).is_none()
    };
    assert!(none(&[&[]], &[1]));
    assert!(none(&[&[0]], &[]));
    assert!(none(&[&[0], &[0]], &[1, 5]));
    assert!(none(&[&[0, 1], &[0, 1], &[0, 1]], &[1, 1, 1]));
    // No place is short of pieces by itself, but four places share three pieces.
    assert!(none(&[&[0, 1], &[1, 2], &[0, 2], &[0, 1]], &[1, 1, 1, 9]));
    let mut mill = Mill(6);
    let mut places = tangle(&mut mill);
    places[0] = places[1];
    places[2] = places[1];
    places[3] = places[1];
    assert_eq!(deal(&places, &[1; 50], &mut |limit| mill.below(limit)), None);
}

proptest! {
    #[test]
    fn dealt_exactly_if_something_fits(
        places in prop::collection::vec(prop::collection::vec(0..5u8, 0..4), 0..6),
        pool in prop::collection::vec(0..3u8, 0..5),
        start in any::<u64>(),
    ) {
        let places: Vec<Candidates> = places.into_iter().map(Candidates::from_iter).collect();
        let mut mill = Mill(start);
        match deal(&places, &pool, &mut |limit| mill.below(limit)) {
            Some(dealt) => prop_assert!(fits(&places, &pool, &dealt)),
            None => prop_assert!(all(&places, &pool).is_empty()),
        }
    }
}
