//! Fractions against whole numbers.

use proptest::prelude::*;
use tabletop::Fraction;

fn small() -> impl Strategy<Value = Fraction> {
    (0..1000u128, 1..1000u128).prop_map(|(num, den)| Fraction::new(num, den))
}

proptest! {
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
}
