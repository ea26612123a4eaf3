//! The odds against a count of all cases of the dice.

use super::{MOST, Roll, SIDES, Shares, WHOLE, compared};
use crate::pool::{Pip, damage};

/// So many dice after each other are counted; further ones are left open.
const DEEP: u8 = 6;

/// Counts all faces of dice that are rolled one after the other: how many of the cases of `DEEP` dice bring so many
/// successes, and how many are still open then.
fn counted(dice: u8) -> (Shares, u64) {
    fn roll(left: u8, thrown: u8, successes: usize, counts: &mut Shares) -> u64 {
        let cases = u64::from(SIDES).pow(u32::from(DEEP - thrown));
        if left == 0 {
            counts[successes] += cases;
            return 0;
        }
        if thrown == DEEP {
            return cases;
        }
        let face = |face: u8| match Pip::of(face) {
            Pip::Blank | Pip::Trigger => roll(left - 1, thrown + 1, successes, counts),
            Pip::Success => roll(left - 1, thrown + 1, successes + 1, counts),
            Pip::Critical => roll(left, thrown + 1, successes + 1, counts),
        };
        (1..=SIDES).map(face).sum()
    }
    let mut counts = [0; MOST];
    let open = roll(dice, 0, 0, &mut counts);
    (counts, open)
}

/// The shares of the successes of so many dice.
fn shares(dice: u8) -> Shares {
    let mut all = [0; MOST];
    for row in Roll::of(dice).results() {
        super::spread(&mut all, &row, 0);
    }
    all
}

#[test]
fn the_share_of_each_number_of_successes_is_that_of_all_cases() {
    let one = WHOLE / u64::from(SIDES).pow(DEEP.into());
    for dice in 1..=4 {
        let ((counts, open), shares) = (counted(dice), shares(dice));
        for n in 0..MOST {
            let (least, most) = (counts[n] * one, (counts[n] + open) * one);
            assert!((least..=most).contains(&shares[n]), "{dice} dice, {n} successes: {}", shares[n]);
        }
        // Up to this number of successes no case is open after so many dice.
        for n in 0..=usize::from(DEEP - dice) {
            assert_eq!(shares[n], counts[n] * one, "{dice} dice, {n} successes");
        }
    }
}

#[test]
fn nothing_but_what_is_rounded_is_lost() {
    for dice in [0, 1, 7, 14, 20] {
        let sum: u64 = shares(dice).iter().sum();
        assert!(sum <= WHOLE && WHOLE - sum < 1_000_000, "{dice} dice: {}", WHOLE - sum);
    }
}

#[test]
fn one_die_against_one_wins_and_harms_as_often_as_their_cases_say() {
    let found = compared(&shares(1), &shares(1), &[0; MOST]);
    let (counts, open) = counted(1);
    let all = u64::from(SIDES).pow(DEEP.into());
    let (mut won, mut harmed) = (0, [0; 6]);
    for attack in 0..MOST {
        for defence in 0..attack {
            won += counts[attack] * counts[defence];
            harmed[usize::from(damage(attack as u8, defence as u8))] += counts[attack] * counts[defence];
        }
    }
    // Both in parts of a million; what is open is less than one of them for each side.
    let million = |cases: u64, of: u64| u128::from(cases) * 1_000_000 / u128::from(of);
    let slack = million(2 * open, all) + 1;
    let is_near = |found: u64, cases: u64| million(found, WHOLE).abs_diff(million(cases, all * all)) <= slack;
    assert!(is_near(found.won, won), "{found:?} {won}");
    for n in 1..6 {
        assert!(is_near(found.damage[n], harmed[n]), "{n} damage: {found:?} {harmed:?}");
    }
    assert_eq!(found.damage.iter().sum::<u64>(), WHOLE);
}

#[test]
fn dice_that_lie_there_count() {
    let lies = Roll { successes: 3, triggers: 1, dice: 0 };
    assert_eq!((lies.at_least(3), lies.at_least(4)), (WHOLE, 0));
    assert_eq!(Roll { dice: 1, ..lies }.at_least(4), WHOLE / 2);
}
