//! The dice against worked examples, and against slow second writings.

mod contest;
mod odds;
mod pool;

use super::{Die, DieKind, Side};

/// Attack Dice of both sides that show these numbers.
fn attack_dice(active: &[i8], reactive: &[i8]) -> Vec<Die> {
    let side = |side, values: &[i8]| -> Vec<Die> {
        values.iter().map(|&value| Die::new(side, DieKind::Attack, value)).collect()
    };
    [side(Side::Active, active), side(Side::Reactive, reactive)].concat()
}
