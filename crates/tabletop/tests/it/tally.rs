//! `Tally` against a `BTreeMap` of counts.

use std::collections::BTreeMap;

use proptest::prelude::*;
use tabletop::{Full, Tally};

const N: usize = 6;
type Small = Tally<N>;
type Model = BTreeMap<u8, u8>;

fn ids() -> impl Strategy<Value = Vec<u8>> {
    prop::collection::vec(0..N as u8, 0..20)
}

fn model(ids: &[u8]) -> Model {
    let mut counts = Model::new();
    for &id in ids {
        *counts.entry(id).or_default() += 1;
    }
    counts
}

fn agree(tally: &Small, counts: &Model) {
    assert!(tally.iter().eq(counts.iter().map(|(&id, &n)| (id, n))));
    let mut copies = Vec::new();
    for id in 0..N as u8 {
        let n = counts.get(&id).copied().unwrap_or(0);
        assert_eq!((tally.count(id), tally.contains(id)), (n, n > 0));
        copies.extend(std::iter::repeat_n(id, n.into()));
    }
    assert_eq!(tally.total() as usize, copies.len());
    assert_eq!(tally.is_empty(), copies.is_empty());
    assert!(tally.copies().eq(copies.iter().copied()));
    for k in 0..copies.len() + 3 {
        assert_eq!(tally.nth(k as u32), copies.get(k).copied());
    }
}

/// Takes one copy out of the model, the slow way.
fn take(counts: &mut Model, id: u8) -> bool {
    let Some(n) = counts.get_mut(&id) else {
        return false;
    };
    *n -= 1;
    if *n == 0 {
        counts.remove(&id);
    }
    true
}

proptest! {
    #[test]
    fn adding_and_taking(start in ids(), steps in prop::collection::vec((any::<bool>(), 0..N as u8), 0..40)) {
        let (mut tally, mut counts) = (Small::from_iter(start.iter().copied()), model(&start));
        for (adds, id) in steps {
            if adds {
                tally.add(id);
                *counts.entry(id).or_default() += 1;
            } else {
                prop_assert_eq!(tally.take(id), take(&mut counts, id));
            }
            agree(&tally, &counts);
        }
    }

    #[test]
    fn drawing_by_number_empties_it(start in ids(), k in any::<u32>()) {
        let (mut tally, mut counts) = (Small::from_iter(start.iter().copied()), model(&start));
        while !tally.is_empty() {
            let (k, before) = (k % tally.total(), tally);
            let id = tally.take_nth(k).expect("k is below the total");
            prop_assert_eq!(before.nth(k), Some(id));
            prop_assert!(take(&mut counts, id));
            agree(&tally, &counts);
        }
        prop_assert_eq!(tally.take_nth(0), None);
    }

    #[test]
    fn joining_and_comparing(a in ids(), b in ids()) {
        let (mut one, mut two) = (Small::from_iter(a.iter().copied()), Small::from_iter(b.iter().copied()));
        let contained = model(&a).iter().all(|(id, n)| model(&b).get(id).is_some_and(|m| n <= m));
        prop_assert_eq!(one.is_subset(&two), contained);
        prop_assert_eq!(two.without(&one).is_some(), contained);
        let (before, part) = (one, two);
        one.absorb(&mut two);
        prop_assert!(two.is_empty());
        agree(&one, &model(&[a, b].concat()));
        prop_assert!(before.is_subset(&one));
        prop_assert_eq!(one.without(&part), Some(before));
    }

    #[test]
    fn tallies_are_written_as_counts(start in ids()) {
        let tally = Small::from_iter(start);
        let text = serde_json::to_string(&tally).expect("a tally can be written");
        prop_assert_eq!(&text, &serde_json::to_string(&tally.counts()).expect("so can counts"));
        prop_assert_eq!(serde_json::from_str::<Small>(&text).expect("it can be read"), tally);
        let bytes = postcard::to_allocvec(&tally).expect("a tally can be stored");
        prop_assert_eq!(postcard::from_bytes::<Small>(&bytes).expect("it can be read"), tally);
    }
}

#[test]
fn a_count_ends_at_255() {
    let mut tally = Small::new();
    assert_eq!(tally.add_many(2, 255), Ok(()));
    assert_eq!(tally.add_many(2, 1), Err(Full));
    assert_eq!(tally.count(2), 255);
    tally.clear();
    assert!(tally.is_empty());
}

#[test]
fn the_largest_tally_counts_right() {
    let tally = Tally::<256>::from_counts([255; 256]);
    assert_eq!(tally.total(), 256 * 255);
    assert_eq!(tally.nth(256 * 255 - 1), Some(255));
    assert_eq!(tally.nth(256 * 255), None);
}

#[test]
fn what_is_too_much_is_refused() {
    let read = |text: &str| serde_json::from_str::<Tally<3>>(text).is_ok();
    assert!(read("[0,1,2]"));
    assert!(read("[0,1]"), "there are none of the others");
    assert!(!read("[0,1,2,0]"));
    assert!(!read("[0,1,256]"));
}
