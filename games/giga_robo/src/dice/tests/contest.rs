//! Ties, winners and successes: the worked examples, and dice matched one by one.

use super::attack_dice;
use crate::dice::{Contest, Die, DieKind, Side, counter};
use kernel::Dealer;

/// Who wins, with how many successes, and how many dice of each side are set aside.
fn told(active: &[i8], reactive: &[i8], counter: Option<Side>) -> (Option<Side>, u8, usize, usize) {
    let dice = attack_dice(active, reactive);
    let contest = Contest::of(&dice, counter);
    let aside = |side| {
        let dice = dice.iter().enumerate();
        dice.filter(|&(at, die)| die.side == side && contest.is_set_aside(at)).count()
    };
    (contest.winner, contest.successes, aside(Side::Active), aside(Side::Reactive))
}

const ACTIVE: Option<Side> = Some(Side::Active);
const REACTIVE: Option<Side> = Some(Side::Reactive);

/// GR-E7, GR-13.4.
#[test]
fn ties_go_one_for_one() {
    assert_eq!(told(&[4, 4, 4], &[4], None), (ACTIVE, 2, 1, 1));
}

/// GR-E8, GR-13.5, GR-13.7, GR-13.12.
#[test]
fn a_die_that_was_set_aside_can_come_back() {
    assert_eq!(told(&[2], &[2], None), (None, 0, 1, 1));
    assert_eq!(told(&[3], &[2], None), (ACTIVE, 1, 0, 0));
}

/// GR-E9, GR-13.6.
#[test]
fn counter_sets_all_equal_dice_aside() {
    assert_eq!(told(&[5, 5, 5], &[5], REACTIVE), (REACTIVE, 1, 3, 0));
    assert_eq!(told(&[5], &[5, 5], ACTIVE), (ACTIVE, 1, 0, 2));
}

/// GR-E10, GR-13.9.
#[test]
fn successes_are_above_the_losers_best() {
    assert_eq!(told(&[12, 10, 5, 5], &[10, 5, 2], None), (ACTIVE, 2, 2, 2));
}

/// GR-E11, steps 5 to 8.
#[test]
fn the_dice_of_the_full_combat() {
    assert_eq!(told(&[11, 5, 4], &[4, 4, 9], REACTIVE), (ACTIVE, 1, 1, 0));
    assert_eq!(told(&[11, 5, 4], &[4, 1, 11], REACTIVE), (REACTIVE, 1, 2, 0));
    assert_eq!(told(&[11, 5, 4], &[4, 1, 4], REACTIVE), (ACTIVE, 2, 1, 0));
}

/// GR-R26, GR-13.10, GR-13.12, GR-E28.
#[test]
fn a_side_without_dice_loses_and_two_such_sides_draw() {
    assert_eq!(told(&[], &[1, 7], None), (REACTIVE, 2, 0, 0));
    assert_eq!(told(&[3, 3], &[3], None), (ACTIVE, 1, 1, 1));
    assert_eq!(told(&[], &[], None), (None, 0, 0, 0));
}

/// GR-R51: numbers beyond the faces are numbers.
#[test]
fn changed_numbers_may_lie_beyond_the_faces() {
    assert_eq!(told(&[13, -1], &[12, 0], None), (ACTIVE, 1, 0, 0));
    assert_eq!(told(&[-1], &[], None), (ACTIVE, 1, 0, 0));
}

/// GR-R60.
#[test]
fn two_counters_cancel_out() {
    assert_eq!(counter(true, true), None);
    assert_eq!(counter(false, false), None);
    assert_eq!(counter(true, false), ACTIVE);
    assert_eq!(counter(false, true), REACTIVE);
}

/// GR-R25: what was removed ties with nothing and counts for nothing.
#[test]
fn removed_dice_are_no_part_of_it() {
    let mut dice = attack_dice(&[9, 6], &[9, 5]);
    assert_eq!(Contest::of(&dice, None).successes, 1);
    dice[2].out = true;
    let contest = Contest::of(&dice, None);
    assert_eq!((contest.winner, contest.successes), (ACTIVE, 2));
    assert!((0..4).all(|at| !contest.is_set_aside(at)));
}

/// The dice left in play of both sides, found by pairing them one after another.
fn matched(dice: &[Die], counter: Option<Side>) -> [Vec<i8>; 2] {
    let values = |side| -> Vec<i8> {
        let dice = dice.iter().filter(|die| die.side == side && !die.out);
        dice.map(|die| die.value).collect()
    };
    let [mut active, mut reactive] = Side::ALL.map(values);
    match counter {
        Some(Side::Active) => reactive.retain(|value| !active.contains(value)),
        Some(Side::Reactive) => active.retain(|value| !reactive.contains(value)),
        None => {
            let pair = |active: &[i8], reactive: &[i8]| {
                let both = |(at, value)| Some((at, reactive.iter().position(|other| other == value)?));
                active.iter().enumerate().find_map(both)
            };
            while let Some((one, other)) = pair(&active, &reactive) {
                active.remove(one);
                reactive.remove(other);
            }
        }
    }
    active.sort_unstable();
    reactive.sort_unstable();
    [active, reactive]
}

#[test]
fn contests_agree_with_pairing_dice_one_by_one() {
    let mut dealer = Dealer::new(6);
    for round in 0..3000 {
        let dice: Vec<Die> = (0..dealer.below(14)).map(|_| any_die(&mut dealer)).collect();
        let counter = [None, ACTIVE, REACTIVE][round % 3];
        let contest = Contest::of(&dice, counter);
        let [active, reactive] = matched(&dice, counter);
        for (side, expected) in Side::ALL.into_iter().zip([&active, &reactive]) {
            let left = dice
                .iter()
                .enumerate()
                .filter(|&(at, die)| die.side == side && !die.out && !contest.is_set_aside(at));
            let mut left: Vec<i8> = left.map(|(_, die)| die.value).collect();
            left.sort_unstable();
            assert_eq!(&left, expected, "{dice:?} {counter:?}");
        }
        let above = |mine: &[i8], theirs: &[i8]| {
            mine.iter().filter(|value| theirs.iter().all(|other| other < value)).count() as u8
        };
        let expected = match (above(&active, &reactive), above(&reactive, &active)) {
            (0, 0) => (None, 0),
            (successes, 0) => (ACTIVE, successes),
            (_, successes) => (REACTIVE, successes),
        };
        assert_eq!((contest.winner, contest.successes), expected, "{dice:?} {counter:?}");
    }
}

fn any_die(dealer: &mut Dealer) -> Die {
    Die {
        side: Side::ALL[dealer.below(2) as usize],
        kind: DieKind::ALL[dealer.below(3) as usize],
        value: dealer.below(8) as i8 - 1,
        out: dealer.below(8) == 0,
    }
}
