//! What holds for a while, and how damage is made.

use super::{Amount, AmountText, Clause, Code, CodeText, Filter, Hook, If, Price};
use schemars::JsonSchema;
use serde::Deserialize;

/// What holds: while a card or an ability is Activated, for a while, or for the whole bout.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Static {
    /// Cards cost more or less, never below 1 (GR-10.25).
    Cost {
        /// Which cards.
        #[serde(default)]
        cards: Filter,
        /// By how much.
        by: i8,
    },
    /// Cards cost half.
    HalfCost(Filter),
    /// A card is free if this is so (GR-10.24).
    FreeIf(If),
    /// Own attacks do more damage: once an attack, or once a card (GR-R74).
    Damage {
        /// Which attacks or cards.
        #[serde(default)]
        attacks: Filter,
        /// By how much.
        #[schemars(with = "AmountText")]
        by: Amount,
        /// Whether it counts for each card.
        #[serde(default)]
        each_card: bool,
    },
    /// Attacks on the robot do less damage.
    AttackDamageTaken(i8),
    /// Collisions do half the damage.
    HalfCollisions,
    /// The results of own Attack Rolls count more, Power Dice and all.
    Results(i8),
    /// The opponent's Attack Die results count more or less.
    FoesResults(i8),
    /// Own Attack Rolls have more dice.
    AttackDice(i8),
    /// The opponent's Attack Rolls have more or fewer dice.
    FoesAttackDice(i8),
    /// Defense is higher.
    Defense(i8),
    /// Defense is higher on a Crater.
    DefenseOnCrater(i8),
    /// Defense is 0.
    NoDefense,
    /// No elevation costs (GR-7.8).
    Boost,
    /// Recovery Roll results are higher.
    Recovery(u8),
    /// The Rage value is higher.
    Rage(u8),
    /// Rage is gained twice.
    RageTwice,
    /// No Rage is gained from this attack.
    NoRage,
    /// No Power is gained.
    NoPower,
    /// The robot cannot be Forcefully Moved.
    Unmoved,
    /// Cards gain the Combo icon.
    Combo(Filter),
    /// A Reactive Attack may be a Combo.
    ComboReaction,
    /// Ranged attacks on the robot have half their maximum range, not below the minimum.
    HalfRangedReach,
    /// Stands for an activated ability in Requirements.
    Unlock(#[schemars(with = "CodeText")] Code),
    /// Spending movement goes through Structures and destroys them.
    Trample,
    /// Only a single damage of so much can defeat.
    Undying(u8),
    /// Range may be counted from a Structure within range, and Cover does not count.
    ArcHunter,
    /// Movement may be spent in portions.
    SplitMovement,
    /// The attack card may leave the game for more damage.
    Overload,
    /// Unsuccessful attack rolls may be rolled again once.
    SecondTry(Filter),
    /// The card is turned over when an opponent damages its owner.
    UntilHurt,
    /// Something happens whenever something else does.
    On {
        /// When.
        when: Hook,
        /// What.
        then: Vec<Clause>,
    },
}

/// What lasting texts are about: whoever asks for one looks only where there is any about the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Topic {
    /// What cards cost.
    Cost,
    /// Dice and their results.
    Roll,
    /// Damage.
    Damage,
    /// Defense.
    Defense,
    /// How robots move, and are moved.
    Movement,
    /// How far attacks reach.
    Reach,
    /// Which attacks may be Combos.
    Combo,
    /// Rage and Power.
    Gain,
    /// Recovery Rolls.
    Recovery,
    /// Requirements.
    Need,
    /// What happens at a moment.
    Moment,
}

impl Topic {
    /// How many there are.
    pub(crate) const COUNT: usize = Topic::Moment as usize + 1;
}

impl Static {
    /// What it is about.
    pub(crate) fn topic(&self) -> Topic {
        match self {
            Static::Cost { .. } | Static::HalfCost(_) | Static::FreeIf(_) => Topic::Cost,
            Static::Results(_)
            | Static::FoesResults(_)
            | Static::AttackDice(_)
            | Static::FoesAttackDice(_)
            | Static::SecondTry(_) => Topic::Roll,
            Static::Damage { .. }
            | Static::AttackDamageTaken(_)
            | Static::HalfCollisions
            | Static::Undying(_)
            | Static::Overload => Topic::Damage,
            Static::Defense(_) | Static::DefenseOnCrater(_) | Static::NoDefense => Topic::Defense,
            Static::Boost | Static::Trample | Static::SplitMovement | Static::Unmoved => Topic::Movement,
            Static::HalfRangedReach | Static::ArcHunter => Topic::Reach,
            Static::Combo(_) | Static::ComboReaction => Topic::Combo,
            Static::Rage(_) | Static::RageTwice | Static::NoRage | Static::NoPower => Topic::Gain,
            Static::Recovery(_) => Topic::Recovery,
            Static::Unlock(_) => Topic::Need,
            Static::On { .. } | Static::UntilHurt => Topic::Moment,
        }
    }
}

/// How a card's damage is made (GR-25.4).
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct DamageText {
    /// The base damage once for each success (GR-14.7).
    pub per_success: bool,
    /// Damage on top.
    #[schemars(with = "AmountText")]
    pub plus: Amount,
    /// A Trigger: so much more for each time the price is paid.
    pub bought: Option<Bought>,
    /// Whether it hits every hex adjacent to the user instead of the Target.
    pub around_me: bool,
    /// What is done when the damage is counted.
    pub then: Vec<Clause>,
}

/// Damage that is paid for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Bought {
    /// For each time.
    pub price: Price,
    /// So much more damage.
    pub damage: u8,
    /// At most so often.
    #[schemars(with = "AmountText")]
    pub most: Amount,
}
