//! Paths, compared with trying everything.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use tabletop::hex::{Hex, paths};

use crate::hex_within;

/// All shortest paths, by walking to every nearer neighbour.
fn slow_paths(a: Hex, b: Hex, walls: &BTreeSet<Hex>) -> BTreeSet<Vec<Hex>> {
    if a == b {
        return BTreeSet::from([vec![a]]);
    }
    let mut all = BTreeSet::new();
    for next in a.neighbours() {
        if next.distance(b) < a.distance(b) && (next == b || !walls.contains(&next)) {
            for rest in slow_paths(next, b, walls) {
                all.insert([vec![a], rest].concat());
            }
        }
    }
    all
}

fn walls() -> impl Strategy<Value = BTreeSet<Hex>> {
    prop::collection::btree_set(hex_within(5), 0..40)
}

/// Costs up to `budget`, by repeating until nothing gets cheaper.
fn slow_reach(from: Hex, budget: u16, cost: impl Fn(Hex, Hex) -> Option<u16>) -> BTreeMap<Hex, u16> {
    let mut found = BTreeMap::from([(from, 0)]);
    loop {
        let before = found.clone();
        for (&here, &spent) in &before {
            for next in here.neighbours() {
                let Some(total) = cost(here, next).map(|step| step + spent) else { continue };
                if total <= budget {
                    let known = found.entry(next).or_insert(total);
                    *known = total.min(*known);
                }
            }
        }
        if found == before {
            return found;
        }
    }
}

proptest! {
    #[test]
    fn all_shortest_paths(a in hex_within(4), b in hex_within(4), walls in walls()) {
        let expected = slow_paths(a, b, &walls);
        let open = |hex| !walls.contains(&hex);
        let found: Vec<Vec<Hex>> = paths::between(a, b, open).collect();
        prop_assert_eq!(paths::count(a, b, open), found.len() as u128);
        prop_assert_eq!(paths::exists_clear_shortest_path(a, b, |hex| !open(hex)), !found.is_empty());
        prop_assert_eq!(found.len(), expected.len());
        prop_assert_eq!(found.into_iter().collect::<BTreeSet<_>>(), expected);
    }

    #[test]
    fn both_ways_are_the_same(a in hex_within(9), b in hex_within(9), walls in walls()) {
        let open = |hex| !walls.contains(&hex);
        prop_assert_eq!(paths::count(a, b, open), paths::count(b, a, open));
    }

    #[test]
    fn the_span_is_all_that_lies_between(a in hex_within(9), b in hex_within(9)) {
        let span = paths::Span::between(a, b);
        prop_assert_eq!(span.distance(), a.distance(b));
        let cells: Vec<Hex> = span.cells().collect();
        let expected: BTreeSet<Hex> = a.disc(a.distance(b))
            .filter(|hex| a.distance(*hex) + hex.distance(b) == a.distance(b))
            .collect();
        prop_assert_eq!(cells.len(), expected.len());
        prop_assert_eq!(cells.into_iter().collect::<BTreeSet<_>>(), expected);
    }

    #[test]
    fn no_cell_is_asked_twice_and_no_end_at_all(a in hex_within(9), b in hex_within(9)) {
        let mut asked = Vec::new();
        paths::exists_clear_shortest_path(a, b, |hex| { asked.push(hex); false });
        let unique: BTreeSet<Hex> = asked.iter().copied().collect();
        prop_assert_eq!(asked.len(), unique.len());
        prop_assert!(!unique.contains(&a) && !unique.contains(&b));
    }

    #[test]
    fn reach_is_cheapest(from in hex_within(3), budget in 0..8u16, costs in prop::collection::vec(0..5u16, 121)) {
        // Five colours of ground: one a wall, one free; a step down is dearer than a step up.
        let cost = |a: Hex, b: Hex| {
            let inside = b.q.abs() <= 5 && b.r.abs() <= 5;
            let ground = inside.then(|| costs[((b.q + 5) * 11 + b.r + 5) as usize])?;
            (ground != 4).then_some(ground + u16::from(a.r < b.r))
        };
        let reach = paths::reach(from, budget, cost);
        let expected = slow_reach(from, budget, cost);
        prop_assert_eq!(reach.iter().collect::<BTreeMap<_, _>>(), expected.clone());
        prop_assert_eq!(reach.len(), expected.len());
        prop_assert!(reach.iter().map(|(hex, _)| hex).is_sorted());
        for hex in Hex::ORIGIN.disc(12) {
            prop_assert_eq!(reach.cost(hex), expected.get(&hex).copied());
            let path = reach.path_to(hex);
            prop_assert_eq!(path.is_some(), expected.contains_key(&hex));
            let Some(path) = path else { continue };
            prop_assert_eq!((path[0], path[path.len() - 1]), (from, hex));
            let steps = path.windows(2).map(|two| {
                assert_eq!(two[0].distance(two[1]), 1);
                cost(two[0], two[1]).expect("a path takes only steps that can be taken")
            });
            prop_assert_eq!(Some(steps.sum::<u16>()), reach.cost(hex));
        }
    }
}

#[test]
fn counts_are_binomials() {
    let count = |q, r| paths::count(Hex::ORIGIN, Hex::new(q, r), |_| true);
    assert_eq!(count(0, 0), 1);
    assert_eq!(count(5, 0), 1);
    assert_eq!(count(2, 2), 6);
    assert_eq!(count(10, 10), 184_756);
    assert_eq!(count(-20, 10), 184_756);
    assert_eq!(count(40, 40), 107_507_208_733_336_176_461_620);
    assert_eq!(count(100, 100), u128::MAX);
}

#[test]
fn a_budget_ends_at_the_largest_number() {
    let reach = paths::reach(Hex::ORIGIN, u16::MAX, |_, to| (to.r == 0).then_some(40_000));
    assert_eq!(reach.len(), 3);
}
