//! Odds against rolling every roll.

use crate::dice::{Contest, Die, DieKind, Odds, Pool, Side};
use tabletop::Fraction;

const COUNTERS: [Option<Side>; 3] = [None, Some(Side::Active), Some(Side::Reactive)];

/// Calls back with every roll of these dice.
fn rolls(kinds: &[(Side, DieKind)], dice: &mut Vec<Die>, heard: &mut impl FnMut(&[Die])) {
    let Some(&(side, kind)) = kinds.get(dice.len()) else {
        return heard(dice);
    };
    for value in 1..=kind.faces() {
        dice.push(Die::new(side, kind, value as i8));
        rolls(kinds, dice, heard);
        dice.pop();
    }
}

fn agrees(active: Pool, reactive: Pool) {
    let side = |side, pool: Pool| pool.kinds().map(move |kind| (side, kind));
    let kinds: Vec<_> = side(Side::Active, active).chain(side(Side::Reactive, reactive)).collect();
    for counter in COUNTERS {
        let (mut total, mut lost, mut nobody, mut wins) = (0, 0, 0, [0; 8]);
        rolls(&kinds, &mut Vec::new(), &mut |dice| {
            let contest = Contest::of(dice, counter);
            total += 1;
            match contest.winner {
                Some(Side::Active) => wins[usize::from(contest.successes)] += 1,
                Some(Side::Reactive) => lost += 1,
                None => nobody += 1,
            }
        });
        let odds = Odds::of(active, reactive, counter);
        let told = format!("{active:?} against {reactive:?}, {counter:?}");
        assert_eq!(odds.lose(), Fraction::new(lost, total), "{told}");
        assert_eq!(odds.nobody(), Fraction::new(nobody, total), "{told}");
        assert_eq!(odds.win(), Fraction::new(wins.iter().sum(), total), "{told}");
        for (successes, &ways) in (0..).zip(&wins) {
            assert_eq!(odds.exactly(successes), Fraction::new(ways, total), "{told}");
            let more: u128 = wins[usize::from(successes)..].iter().sum();
            assert_eq!(odds.at_least(successes), Fraction::new(more, total), "{told}");
        }
        let sum: u128 = (0..).zip(&wins).map(|(successes, &ways): (u128, &u128)| successes * ways).sum();
        assert_eq!(odds.mean(), Fraction::new(sum, total), "{told}");
    }
}

#[test]
fn odds_agree_with_every_roll() {
    let pools = [(0, 0, 0), (1, 0, 0), (0, 0, 1), (1, 1, 0), (1, 0, 1), (0, 0, 2), (2, 1, 0), (0, 1, 2)];
    let pools = pools.map(|(attack, power, defense)| Pool::capped(attack, power, defense));
    for active in pools {
        for reactive in pools.into_iter().filter(|pool| pool.len() + active.len() <= 3) {
            agrees(active, reactive);
        }
    }
    agrees(Pool::capped(1, 1, 0), Pool::capped(1, 0, 1));
    agrees(Pool::capped(0, 1, 1), Pool::capped(0, 0, 2));
    agrees(Pool::capped(1, 0, 2), Pool::capped(0, 0, 2));
}

/// One die against one: 66 of 144 rolls are higher, 12 equal.
#[test]
fn one_die_against_one() {
    let one = Pool::capped(1, 0, 0);
    assert_eq!(Odds::of(one, one, None).win(), Fraction::new(66, 144));
    assert_eq!(Odds::of(one, one, None).nobody(), Fraction::new(12, 144));
    assert_eq!(Odds::of(one, one, Some(Side::Reactive)).lose(), Fraction::new(78, 144));
}

/// The same contest seen from the other side.
#[test]
fn what_one_side_wins_the_other_loses() {
    let pools = [Pool::capped(6, 6, 0), Pool::capped(3, 2, 0), Pool::capped(0, 1, 3), Pool::capped(6, 6, 5)];
    for one in pools {
        for other in pools {
            for counter in COUNTERS {
                let odds = Odds::of(one, other, counter);
                let turned = Odds::of(other, one, counter.map(Side::other));
                assert_eq!(odds.win(), turned.lose());
                assert_eq!(odds.lose(), turned.win());
                assert_eq!(odds.nobody(), turned.nobody());
            }
        }
    }
}

/// GR-E29, GR-13.14, GR-E28.
#[test]
fn nobody_rolls_against_an_attack() {
    let odds = Odds::unopposed(Pool::capped(3, 2, 0));
    assert_eq!(
        (odds.win(), odds.exactly(5), odds.mean()),
        (Fraction::ONE, Fraction::ONE, Fraction::new(5, 1))
    );
    let nothing = Odds::unopposed(Pool::NONE);
    assert_eq!((nothing.win(), nothing.nobody()), (Fraction::ZERO, Fraction::ONE));
}

/// A side that rolls nothing: every die of the other is a success (GR-R26).
#[test]
fn against_no_dice_every_die_succeeds() {
    let odds = Odds::of(Pool::capped(2, 1, 0), Pool::NONE, None);
    assert_eq!((odds.exactly(3), odds.lose()), (Fraction::ONE, Fraction::ZERO));
    assert_eq!(Odds::of(Pool::NONE, Pool::capped(0, 0, 1), None).lose(), Fraction::ONE);
}
