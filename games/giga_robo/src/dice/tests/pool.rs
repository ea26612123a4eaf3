//! Pools: caps, negative sums, Power Dice.

use crate::dice::{DieKind, Pool};

/// GR-12.10, GR-R24: each kind for itself.
#[test]
fn each_kind_is_clamped_for_itself() {
    let pool = Pool::capped(9, 8, 7);
    assert_eq!((pool.attack(), pool.power(), pool.defense()), (6, 6, 5));
    assert_eq!(Pool::capped(-3, 2, 0), Pool::capped(0, 2, 0));
    assert_eq!(Pool::capped(7 - 2, 0, 0).attack(), 5, "sums first, then the cap");
    assert_eq!(Pool::capped(2, -1, -1), Pool::capped(2, 0, 0));
}

/// GR-E28, GR-12.12, GR-12.13.
#[test]
fn an_empty_pool_may_still_be_given_power() {
    let covered = Pool::capped(1 - 1, 0, 0);
    assert!(covered.is_empty());
    assert_eq!(covered.unopposed(), 0);
    let powered = covered.powered(2);
    assert_eq!((powered.attack(), powered.power(), powered.len()), (0, 2, 2));
}

/// GR-12.10, GR-12.11.
#[test]
fn power_dice_fit_up_to_six() {
    let pool = Pool::capped(6, 4, 0);
    assert_eq!(pool.power_room(), 2);
    assert_eq!(pool.powered(5).power(), 6);
    assert_eq!(pool.powered(5).power_room(), 0);
    assert_eq!(pool.powered(u8::MAX).len(), 12);
}

/// GR-E29, GR-R62: ten-sided Attack Dice are successes too.
#[test]
fn every_die_is_a_success_when_nobody_rolls_against_it() {
    assert_eq!(Pool::capped(3, 2, 0).unopposed(), 5);
    assert_eq!(Pool::capped(3, 2, 1).unopposed(), 6);
}

#[test]
fn the_dice_of_a_pool_are_rolled_kind_by_kind() {
    use DieKind::{Attack, Defense, Power};
    assert!(Pool::capped(2, 1, 2).kinds().eq([Attack, Attack, Power, Defense, Defense]));
    assert_eq!(DieKind::ALL.map(DieKind::faces), [12, 12, 10]);
    assert_eq!(DieKind::ALL.map(|kind| Pool::capped(3, 2, 1).count(kind)), [3, 2, 1]);
}

#[test]
fn a_pool_beyond_the_caps_cannot_be_read() {
    let text = serde_json::to_string(&Pool::capped(6, 6, 5)).expect("a pool can be written");
    assert_eq!(serde_json::from_str::<Pool>(&text).expect("and read"), Pool::capped(6, 6, 5));
    assert!(serde_json::from_str::<Pool>(&text.replacen('6', "7", 1)).is_err());
    assert!(serde_json::from_str::<Pool>(&text.replacen('5', "6", 1)).is_err());
}
