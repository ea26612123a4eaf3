//! What is known, compared with looking at every possible world.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use tabletop::knowledge::{AtLeast, Candidates, Group};
use tabletop::{Fraction, Full, Tally};

fn kinds() -> impl Strategy<Value = BTreeSet<u8>> {
    prop::collection::btree_set(0..64u8, 0..20)
}

fn candidates(kinds: &BTreeSet<u8>) -> Candidates {
    kinds.iter().copied().collect()
}

/// Every way to put pieces into places, each piece being a thing of its own.
fn worlds(places: usize, pieces: &[u8]) -> Vec<Vec<u8>> {
    if places == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (i, &piece) in pieces.iter().enumerate() {
        let mut others = pieces.to_vec();
        others.remove(i);
        for rest in worlds(places - 1, &others) {
            all.push([vec![piece], rest].concat());
        }
    }
    all
}

proptest! {
    #[test]
    fn candidates_are_a_set(a in kinds(), b in kinds(), kind in 0..64u8) {
        let (one, two) = (candidates(&a), candidates(&b));
        prop_assert!(one.iter().eq(a.iter().copied()));
        prop_assert_eq!(one.len() as usize, a.len());
        prop_assert_eq!(one.is_empty(), a.is_empty());
        prop_assert_eq!(one.contains(kind), a.contains(&kind));
        prop_assert_eq!(one.is_subset(two), a.is_subset(&b));
        prop_assert_eq!(one & two, a.intersection(&b).copied().collect());
        prop_assert_eq!(one.is_certain(), a.len() == 1);
        prop_assert_eq!(one.certain(), a.first().copied().filter(|_| a.len() == 1));
        prop_assert_eq!(one.with(kind).without(kind), one.without(kind));
        prop_assert!(one.with(kind).contains(kind) && !one.without(kind).contains(kind));
        prop_assert_eq!(Candidates::only(kind).certain(), Some(kind));
        prop_assert_eq!(Candidates::from_bits(one.bits()), one);
        prop_assert!(Candidates::all(kind).iter().eq(0..kind));
    }

    #[test]
    fn a_group_knows_what_all_its_worlds_share(pieces in prop::collection::vec(0..4u8, 0..6), places in 0..7u32) {
        let pool: Tally<4> = pieces.iter().copied().collect();
        let group = Group::new(places, pool);
        prop_assert_eq!(group.is_some(), places as usize <= pieces.len());
        let Some(group) = group else { return Ok(()) };
        let worlds = worlds(places as usize, &pieces);
        prop_assert_eq!((group.places(), group.pool()), (places, &pool));
        prop_assert_eq!((group.places() + group.spare()) as usize, pieces.len());
        for kind in 0..4 {
            let counts = worlds.iter().map(|world| world.iter().filter(|k| **k == kind).count() as u32);
            prop_assert_eq!(Some(group.at_least(kind)), counts.clone().min());
            prop_assert_eq!(Some(group.at_most(kind)), counts.clone().max());
            prop_assert_eq!(group.candidates().contains(kind), counts.max() > Some(0));
            let first = worlds.iter().filter(|world| world.first() == Some(&kind)).count();
            prop_assert_eq!(group.chance(kind), Fraction::new(first as u128, worlds.len() as u128));
        }
    }

    #[test]
    fn a_group_loses_what_is_revealed(pieces in prop::collection::vec(0..4u8, 0..6), spare in 0..3usize, kind in 0..4u8) {
        let pool: Tally<4> = pieces.iter().copied().collect();
        let places = pieces.len().saturating_sub(spare) as u32;
        let group = Group::new(places, pool).expect("there are no more places than pieces");
        let mut fewer = pool;
        let there = fewer.take(kind);

        let mut shown = group;
        let expected = if there && places > 0 { Group::new(places - 1, fewer) } else { Some(group) };
        prop_assert_eq!(shown.reveal(kind), there && places > 0);
        prop_assert_eq!(Some(shown), expected);

        let mut elsewhere = group;
        let has_spare = group.spare() > 0;
        let expected = if there && has_spare { Group::new(places, fewer) } else { Some(group) };
        prop_assert_eq!(elsewhere.reveal_spare(kind), there && has_spare);
        prop_assert_eq!(Some(elsewhere), expected);

        let mut hidden = group;
        hidden.hide(kind).expect("there are few pieces");
        prop_assert!(hidden.reveal(kind));
        prop_assert_eq!(hidden, group);

        let text = serde_json::to_string(&group).expect("a group can be written");
        prop_assert_eq!(serde_json::from_str::<Group<4>>(&text).expect("it can be read"), group);
    }

    /// A hand with real pieces: the knowledge never claims more pieces than there are.
    #[test]
    fn at_least_never_claims_too_much(steps in prop::collection::vec((0..5u8, 0..4u8), 0..40)) {
        let (mut hand, mut known) = (Vec::<u8>::new(), AtLeast::<4>::new());
        for (step, kind) in steps {
            let held = hand.iter().position(|k| *k == kind);
            match (step, held) {
                (0, _) => { hand.push(kind); known.saw(kind); }
                (1, Some(at)) => { hand.remove(at); known.left(kind); }
                (2, Some(at)) => { hand.remove(at); known.left_unseen(); }
                (3, _) => hand.push(kind),
                (4, _) => known.shown(kind, hand.iter().filter(|k| **k == kind).count() as u8),
                (_, None) | (5.., _) => {}
            }
            let truth: Tally<4> = hand.iter().copied().collect();
            prop_assert!(known.tally().is_subset(&truth), "{:?} of {:?}", known, truth);
        }
    }
}

#[test]
fn at_least_keeps_what_is_certain() {
    let mut known = AtLeast::<3>::new();
    known.saw(1);
    known.saw(1);
    known.saw(2);
    known.left(0);
    assert_eq!(known.tally(), &Tally::from_counts([0, 2, 1]));
    known.shown(1, 1);
    assert_eq!(known.count(1), 2);
    known.shown(2, 3);
    assert_eq!(known.count(2), 3);
    known.left(1);
    known.left_unseen();
    assert_eq!(known.tally(), &Tally::from_counts([0, 0, 2]));
    known.forget();
    assert_eq!(known, AtLeast::default());
}

#[test]
fn a_stored_group_must_make_sense() {
    let read = |text: &str| serde_json::from_str::<Group<2>>(text).is_ok();
    assert!(read(r#"{"places":2,"pool":[1,1]}"#));
    assert!(!read(r#"{"places":3,"pool":[1,1]}"#));
    let mut group = Group::new(0, Tally::from_counts([255, 0])).expect("no place is needed");
    assert_eq!(group.hide(0), Err(Full));
    assert_eq!(group.places(), 0);
}

#[test]
fn the_chances_of_a_group_are_one_together() {
    let group = Group::new(2, Tally::from_counts([3, 0, 4])).expect("seven pieces");
    let chances: BTreeMap<u8, Fraction> = (0..3).map(|kind| (kind, group.chance(kind))).collect();
    let sum = chances.values().fold(Fraction::ZERO, |sum, chance| sum + *chance);
    assert_eq!(sum, Fraction::ONE);
    assert_eq!(chances[&0].to_string(), "3/7");
}
