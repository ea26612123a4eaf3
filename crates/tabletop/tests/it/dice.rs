//! Dice, fractions and odds, compared with counting every throw.

use std::collections::BTreeMap;

use proptest::prelude::*;
use tabletop::dice::{Distribution, TooLarge};
use tabletop::{Dice, Fraction, Full};

fn small() -> impl Strategy<Value = Fraction> {
    (0..1000u128, 1..1000u128).prop_map(|(num, den)| Fraction::new(num, den))
}

/// Every throw's score, one after another.
fn all_scores(dice: u8, scores: &[i32]) -> Vec<i32> {
    (0..dice).fold(vec![0], |sums, _| {
        let thrown = |sum: i32| scores.iter().map(move |score| sum + score);
        sums.into_iter().flat_map(thrown).collect()
    })
}

proptest! {
    #[test]
    fn dice_do_what_a_vector_does(values in prop::collection::vec(any::<u8>(), 0..18), at in any::<prop::sample::Index>(), from in any::<u8>()) {
        let Ok(mut dice) = Dice::new(&values) else {
            prop_assert!(values.len() > Dice::MOST);
            return Ok(());
        };
        let mut model = values.clone();
        prop_assert_eq!(dice.values(), &model);
        prop_assert_eq!((dice.len(), dice.is_empty()), (model.len(), model.is_empty()));
        prop_assert_eq!(usize::from(dice.count_at_least(from)), model.iter().filter(|v| **v >= from).count());
        prop_assert_eq!(usize::from(dice.count(from)), model.iter().filter(|v| **v == from).count());
        prop_assert_eq!(dice.sum(), model.iter().map(|v| u16::from(*v)).sum::<u16>());
        prop_assert_eq!(dice.highest(), model.iter().max().copied());
        prop_assert_eq!(dice.lowest(), model.iter().min().copied());
        if !model.is_empty() {
            let at = at.index(model.len());
            prop_assert_eq!(dice.remove(at), model.remove(at));
            prop_assert_eq!(dice, Dice::new(&model).expect("it is shorter than before"));
        }
        dice.sort();
        model.sort();
        prop_assert_eq!(dice.values(), &model);
        let text = serde_json::to_string(&dice).expect("dice can be written");
        prop_assert_eq!(serde_json::from_str::<Dice>(&text).expect("they can be read"), dice);
    }

    #[test]
    fn odds_count_every_throw(dice in 0..5u8, scores in prop::collection::vec(-3..4i32, 1..7), from in -20..20i32) {
        let odds = Distribution::dice(dice, &scores).expect("a few dice can be counted");
        let throws = all_scores(dice, &scores);
        let mut ways = BTreeMap::new();
        for &score in &throws {
            *ways.entry(score).or_insert(0u128) += 1;
        }
        let total = throws.len() as u128;
        prop_assert_eq!(odds.total(), total);
        prop_assert!(odds.iter().eq(ways.iter().map(|(&score, &n)| (score, n))));
        prop_assert_eq!(odds.chance(from), Fraction::new(ways.get(&from).copied().unwrap_or(0), total));
        let at_least = throws.iter().filter(|score| **score >= from).count();
        prop_assert_eq!(odds.chance_at_least(from), Fraction::new(at_least as u128, total));
    }

    #[test]
    fn beating_counts_every_pair(mine in 0..4u8, theirs in 0..4u8) {
        let (one, two) = (Distribution::sum(mine, 6), Distribution::sum(theirs, 4));
        let (one, two) = (one.expect("few dice"), two.expect("few dice"));
        let (left, right) = (all_scores(mine, &[1, 2, 3, 4, 5, 6]), all_scores(theirs, &[1, 2, 3, 4]));
        let wins = left.iter().map(|a| right.iter().filter(|b| *b < a).count()).sum::<usize>();
        let all = left.len() * right.len();
        prop_assert_eq!(one.chance_to_beat(&two), Ok(Fraction::new(wins as u128, all as u128)));
    }

    #[test]
    fn fractions_are_exact(a in small(), b in small(), c in small()) {
        let cross = |x: Fraction, y: Fraction| x.num() * y.den();
        prop_assert_eq!(a.cmp(&b), cross(a, b).cmp(&cross(b, a)));
        prop_assert_eq!((a + b).num() * a.den() * b.den(), (a + b).den() * (cross(a, b) + cross(b, a)));
        prop_assert_eq!(a * (b + c), a * b + a * c);
        prop_assert_eq!((a + b) + c, a + (b + c));
        for value in [a, a + b, a * b] {
            prop_assert_eq!(Fraction::new(value.num() * 6, value.den() * 6), value);
            prop_assert!((2..1000).all(|n| value.num() % n > 0 || value.den() % n > 0));
        }
        match a.complement() {
            Some(rest) => prop_assert_eq!(a + rest, Fraction::ONE),
            None => prop_assert!(a > Fraction::ONE),
        }
        let text = serde_json::to_string(&a).expect("a fraction can be written");
        prop_assert_eq!(serde_json::from_str::<Fraction>(&text).expect("it can be read"), a);
    }

    #[test]
    fn huge_fractions_compare(a in 1..u128::MAX, b in 1..u128::MAX) {
        // One is below the other exactly if its inverse is above.
        let order = Fraction::new(a, b).cmp(&Fraction::new(b, a));
        prop_assert_eq!(order, a.cmp(&b));
        prop_assert_eq!(Fraction::new(a, b).cmp(&Fraction::ONE), a.cmp(&b));
        prop_assert_eq!(Fraction::new(a, b) * Fraction::new(b, a), Fraction::ONE);
    }
}

#[test]
fn fractions_show_both_parts() {
    assert_eq!(Fraction::new(6, 8).to_string(), "3/4");
    assert_eq!(Fraction::new(0, 8), Fraction::ZERO);
    assert_eq!(Fraction::ONE.to_string(), "1/1");
    assert!(serde_json::from_str::<Fraction>("[1,0]").is_err());
}

#[test]
fn what_does_not_fit_is_told() {
    let tiny = Fraction::new(1, u128::MAX);
    assert_eq!(tiny.checked_mul(Fraction::new(1, 2)), None);
    assert_eq!(tiny.checked_add(Fraction::new(1, 2)), None);
    assert_eq!(tiny.checked_add(tiny), Some(Fraction::new(2, u128::MAX)));
    let half = Fraction::new(1, 1 << 127);
    assert_eq!(half.checked_add(half), Some(Fraction::new(1, 1 << 126)));
    assert!(Distribution::sum(49, 6).is_ok());
    assert_eq!(Distribution::sum(50, 6), Err(TooLarge));
    assert_eq!(Distribution::dice(2, &[i32::MAX]), Err(TooLarge));
}

#[test]
fn no_more_than_fifteen_dice() {
    let mut dice = Dice::new(&[1; 15]).expect("fifteen fit");
    assert_eq!(dice.push(1), Err(Full));
    assert_eq!(dice.remove(0), 1);
    assert_eq!(dice.push(6), Ok(()));
    assert_eq!(size_of::<Dice>(), 16);
    assert!(serde_json::from_str::<Dice>("[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1]").is_err());
}
