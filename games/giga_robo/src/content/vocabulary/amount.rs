//! Amounts: numbers, or what is counted.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What an amount is counted from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Per {
    /// Nothing: the number stands alone.
    #[default]
    Nothing,
    /// The successes of the attack.
    Success,
    /// The number chosen for X.
    X,
    /// The Recovery Rolls of this text that succeeded.
    Recovered,
    /// Fire in the user's meter.
    MyFire,
    /// Power Surges in the user's meter.
    MySurge,
    /// Panic in the user's meter.
    MyPanic,
    /// Fire in the opponent's meter.
    FoesFire,
    /// Power Surges in the opponent's meter.
    FoesSurge,
    /// Panic in the opponent's meter.
    FoesPanic,
    /// Power Dice in the user's roll.
    MyPowerDice,
    /// The user's Rage value.
    MyRage,
    /// Power Tokens in the user's Control.
    MyPt,
    /// Cards in the hand of whom the clause is about.
    Hand,
    /// Half of the sum of dice just rolled.
    HalfSum,
    /// The damage of the opponent's attack card with one success (GR-R84).
    FoesDamage,
    /// How much the last clause did that says what it does in numbers (GR-R91).
    Done,
    /// Fire in the meters of both.
    AllFire,
    /// Infernos adjacent to the user or to the opponent (GR-R92).
    InfernosNear,
    /// Melee cards of the user's attack.
    MeleeCards,
    /// The Recovery Rolls of this text that failed.
    Failures,
    /// The lowest die of the opponent's roll.
    FoesLowest,
    /// The highest Rage value of an opponent.
    FoesRage,
    /// Power Dice in the rolls of both sides.
    PowerDice,
    /// The user's Defense.
    MyDefense,
    /// The Attack Dice on the card that this text has just put into the meter.
    SpentDice,
    /// The base damage of the opponent's attack, by its Damage Texts with the successes of the user (GR-R135).
    FoesBase,
    /// The costs of the cards that this text has put into the meter.
    SpentCost,
    /// The cards of the user that are still in the game (GR-R159).
    MyCards,
    /// A quarter of the user's Max Armor, rounded up.
    ArmorQuarter,
    /// 1 if a Static Barrier lies in the Path of the user's attack (GR-R164), or else 0.
    BarrierInPath,
}

/// The largest number within an amount, on either side of 0.
pub const AMOUNT_MAX: u8 = 30;

/// A number, or one that is counted: `plus + times × per`, halved if told so (GR-1.16: rounded up).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Amount {
    /// The fixed part.
    pub plus: i8,
    /// How often the counted part is taken.
    pub times: i8,
    /// What is counted.
    pub per: Per,
    /// Whether half of all that is meant.
    pub half: bool,
}

impl Amount {
    /// One.
    pub const ONE: Amount = Amount { plus: 1, times: 0, per: Per::Nothing, half: false };

    /// The number chosen for X.
    pub const X: Amount = Amount { plus: 0, times: 1, per: Per::X, half: false };

    /// A fixed number.
    pub const fn fixed(plus: i8) -> Amount {
        Amount { plus, times: 0, per: Per::Nothing, half: false }
    }

    pub(super) fn one() -> Amount {
        Amount::ONE
    }
}

/// An amount as it is written: a number, or a table.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum AmountText {
    /// A fixed number.
    Fixed(#[schemars(range(min = -30, max = 30))] i8),
    /// A counted one.
    Counted(Counted),
}

/// A counted amount as it is written.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Counted {
    /// The fixed part.
    #[serde(default)]
    #[schemars(range(min = -30, max = 30))]
    pub plus: i8,
    /// How often what is counted is taken.
    #[serde(default = "once")]
    #[schemars(range(min = -30, max = 30))]
    pub times: i8,
    /// What is counted.
    pub per: Per,
    /// Whether half of it is meant.
    #[serde(default)]
    pub half: bool,
}

fn once() -> i8 {
    1
}

impl<'de> Deserialize<'de> for Amount {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Amount, D::Error> {
        let amount = match AmountText::deserialize(deserializer)? {
            AmountText::Fixed(plus) => Amount::fixed(plus),
            AmountText::Counted(Counted { plus, times, per, half }) => {
                let times = if per == Per::Nothing { 0 } else { times };
                Amount { plus, times, per, half }
            }
        };
        if [amount.plus, amount.times].iter().any(|number| number.unsigned_abs() > AMOUNT_MAX) {
            return Err(serde::de::Error::custom(format!("an amount is at most {AMOUNT_MAX}")));
        }
        Ok(amount)
    }
}
