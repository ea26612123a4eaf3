//! Amounts in words: "2", "1 for each success", "equal to half of the cards in hand".

use super::word;
use crate::content::{Amount, Per};
use words::Message;

/// The message with the amount as its arguments `mode`, `n`, `per` and `sum`.
pub(super) fn counted(message: Message, amount: Amount) -> Message {
    let Amount { plus, times, per, half } = amount;
    let alone = plus == 0 && !half;
    match per {
        Per::Nothing if !half => message.with("mode", "plain").with("n", i32::from(plus)),
        Per::X if alone && times == 1 => message.with("mode", "plain").with("n", "X"),
        _ if alone && is_counted_singly(per) => {
            message.with("mode", "each").with("n", i32::from(times)).with("per", say_per(per, "one"))
        }
        _ => message.with("mode", "equal").with("sum", say_sum(amount)),
    }
}

/// The amount without its sign, and whether it was below none.
pub(super) fn unsigned(amount: Amount) -> (Amount, bool) {
    let Amount { plus, times, .. } = amount;
    let negative = plus < 0 || (plus == 0 && times < 0);
    let sign = if negative { -1 } else { 1 };
    (Amount { plus: plus * sign, times: times * sign, ..amount }, negative)
}

/// Whether "for each" of it makes sense.
fn is_counted_singly(per: Per) -> bool {
    match per {
        Per::Nothing | Per::X | Per::MyRage | Per::HalfSum | Per::FoesDamage | Per::Hand => false,
        Per::FoesLowest | Per::FoesRage | Per::MyDefense | Per::SpentDice | Per::FoesBase => false,
        Per::SpentCost | Per::MyCards | Per::ArmorQuarter => false,
        Per::Done | Per::Failures | Per::PowerDice | Per::BarrierInPath => true,
        Per::Success
        | Per::Recovered
        | Per::MyFire
        | Per::MySurge
        | Per::MyPanic
        | Per::FoesFire
        | Per::FoesSurge
        | Per::FoesPanic
        | Per::MyPowerDice
        | Per::AllFire
        | Per::InfernosNear
        | Per::MeleeCards
        | Per::MyPt => true,
    }
}

/// GR-1.16: halves are rounded up wherever they stand.
fn say_sum(Amount { plus, times, per, half }: Amount) -> Message {
    let total = say_per(per, "all");
    let product = match times {
        1 => total,
        _ => word("sum-times").with("n", i32::from(times)).with("what", total),
    };
    let sum = match (plus, per) {
        (_, Per::Nothing) => word("sum-number").with("n", i32::from(plus)),
        (0, _) => product,
        _ => word("sum-plus").with("n", i32::from(plus)).with("what", product),
    };
    if half { word("sum-half").with("what", sum) } else { sum }
}

fn say_per(per: Per, form: &'static str) -> Message {
    let key = match per {
        Per::Nothing => "per-nothing",
        Per::Success => "per-success",
        Per::X => "per-x",
        Per::Recovered => "per-recovered",
        Per::MyFire => "per-my-fire",
        Per::MySurge => "per-my-surge",
        Per::MyPanic => "per-my-panic",
        Per::FoesFire => "per-foes-fire",
        Per::FoesSurge => "per-foes-surge",
        Per::FoesPanic => "per-foes-panic",
        Per::MyPowerDice => "per-my-power-dice",
        Per::MyRage => "per-my-rage",
        Per::MyPt => "per-my-pt",
        Per::Hand => "per-hand",
        Per::HalfSum => "per-half-sum",
        Per::FoesDamage => "per-foes-damage",
        Per::Done => "per-done",
        Per::AllFire => "per-all-fire",
        Per::InfernosNear => "per-infernos-near",
        Per::MeleeCards => "per-melee-cards",
        Per::Failures => "per-failures",
        Per::FoesLowest => "per-foes-lowest",
        Per::FoesRage => "per-foes-rage",
        Per::PowerDice => "per-power-dice",
        Per::MyDefense => "per-my-defense",
        Per::SpentDice => "per-spent-dice",
        Per::FoesBase => "per-foes-base",
        Per::SpentCost => "per-spent-cost",
        Per::MyCards => "per-my-cards",
        Per::ArmorQuarter => "per-armor-quarter",
        Per::BarrierInPath => "per-barrier-in-path",
    };
    word(key).with("form", form)
}
