//! What one place may hold, against a set of the standard library.

use std::collections::BTreeSet;

use proptest::prelude::*;
use tabletop::Candidates;

fn kinds() -> impl Strategy<Value = BTreeSet<u8>> {
    prop::collection::btree_set(0..64u8, 0..20)
}

fn candidates(kinds: &BTreeSet<u8>) -> Candidates {
    kinds.iter().copied().collect()
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
}
