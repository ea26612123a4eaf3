//! The vocabulary of cards and abilities: what a text can say. Packs are read into these types as
//! they are, the schema is made from them, and the printed text is made from them too.

use arrayvec::ArrayString;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The name of a card or ability in packs and notation: `ARC-HEEL`.
pub type Code = ArrayString<32>;

/// The four Trauma Tokens (GR-23).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Trauma {
    /// Anchor (GR-23.2).
    Anchor,
    /// Fire (GR-23.4).
    Fire,
    /// Panic (GR-23.5).
    Panic,
    /// Power Surge (GR-23.6).
    Surge,
}

impl Trauma {
    /// All four.
    pub const ALL: [Trauma; 4] = [Trauma::Anchor, Trauma::Fire, Trauma::Panic, Trauma::Surge];
}

/// What a player gains and loses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Stock {
    /// Fighting Spirit.
    Fs,
    /// Power Tokens.
    Pt,
    /// Armor.
    Armor,
    /// An Anchor in the Cooldown Meter.
    Anchor,
    /// A Fire in the Cooldown Meter.
    Fire,
    /// A Panic in the Cooldown Meter.
    Panic,
    /// A Power Surge in the Cooldown Meter.
    Surge,
}

impl Stock {
    /// The token it is, if it is one.
    pub fn trauma(self) -> Option<Trauma> {
        match self {
            Stock::Anchor => Some(Trauma::Anchor),
            Stock::Fire => Some(Trauma::Fire),
            Stock::Panic => Some(Trauma::Panic),
            Stock::Surge => Some(Trauma::Surge),
            Stock::Fs | Stock::Pt | Stock::Armor => None,
        }
    }
}

/// One's own, or the opponent's whom the text concerns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Whose {
    /// One's own.
    #[default]
    Mine,
    /// The opponent's.
    Foes,
}

/// Who a clause is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    /// Whoever uses the text.
    #[default]
    Me,
    /// The opponent concerned (GR-R49).
    Foe,
    /// Every opponent within the card's range.
    FoesInRange,
    /// Every opponent adjacent to the user.
    FoesNear,
    /// Every robot adjacent to the user.
    RobotsNear,
    /// The user and every player within the card's range.
    AllInRange,
    /// Those whose last Recovery Roll succeeded.
    Passed,
    /// Those whose last Recovery Roll failed.
    Failed,
}

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

    /// A fixed number.
    pub const fn fixed(plus: i8) -> Amount {
        Amount { plus, times: 0, per: Per::Nothing, half: false }
    }

    fn one() -> Amount {
        Amount::ONE
    }
}

/// Which cards a text speaks of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Filter {
    /// Only cards of this type.
    pub kind: Option<Group>,
    /// Only cards of the robot (or of the pilot).
    pub robot: Option<bool>,
    /// Only cards with the Combo icon.
    pub combo: bool,
    /// Not Ultimate Techniques.
    pub no_ultimate: bool,
    /// Only cards whose code begins so.
    #[schemars(with = "Option<String>")]
    pub named: Option<Code>,
    /// Only cards whose code does not begin so.
    #[schemars(with = "Option<String>")]
    pub not_named: Option<Code>,
}

/// A type of card, or both types of attack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Group {
    /// Melee attacks.
    Melee,
    /// Ranged attacks.
    Ranged,
    /// Attacks of either type.
    Attack,
    /// Instants.
    Instant,
}

/// What must be so for a card to be played (GR-25.2), or for a Trigger to be paid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Need {
    /// The user is the Active Player.
    Active,
    /// This ability of the user is activated.
    Ability(#[schemars(with = "String")] Code),
    /// The user stands on a Structure.
    OnStructure,
    /// The user stands on no Structure.
    OffStructure,
    /// The user's own attack is under way and has not begun to resolve.
    MyAttack,
    /// An opponent's attack is under way, and the user is its Target.
    Targeted,
    /// An opponent has declared a melee attack on the user.
    AgainstMelee,
    /// The user's attack has rolled its dice and nothing is resolved yet.
    MyRoll,
    /// The opponent's attack has rolled its dice and nothing is resolved yet.
    FoesRoll,
    /// The opponent's dice of either kind are rolled and nothing is resolved yet.
    FoesDice,
    /// Either side's attack has rolled its dice and nothing is resolved yet.
    AnyRoll,
    /// The user's attack has succeeded and is not resolved yet.
    MySuccess,
    /// An opponent's attack has succeeded and is not resolved yet, whomever it hits.
    FoesSuccess,
    /// The user Defends, and the attack has succeeded and is not resolved yet.
    FailedDefense,
    /// An unresolved Instant of an opponent is declared.
    FoesInstant,
    /// A card of the opponent's attack that may still resolve.
    FoesCard,
    /// An unresolved attack of the user with a card to take its place in hand.
    Replacement,
}

/// A condition of one clause.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum If {
    /// The last Recovery Roll succeeded.
    Recovered,
    /// It failed.
    NotRecovered,
    /// The card is one of several of an attack.
    InCombo,
    /// The user has at least so many Power Surges in the meter.
    MySurges(u8),
}

/// What a Trigger or an X costs; `x` times where the clause has an X.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Price {
    /// Fighting Spirit.
    Fs(u8),
    /// Power Tokens from the Control.
    Pt(u8),
    /// Power Surges out of the meter.
    Surge(u8),
    /// Surges that lie on the ability.
    Stored(u8),
    /// Fire received.
    Burn(u8),
}

/// Where on the map.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// The user's hex.
    MyHex,
    /// The opponent's hex.
    #[default]
    FoesHex,
    /// The opponent's hex or one adjacent to it.
    AroundFoe,
    /// A hex adjacent to the user.
    NearMe,
}

/// The five Impact Tiles (GR-20.9).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Tile {
    /// Flood.
    Flood,
    /// Inferno.
    Inferno,
    /// Arc Hazard.
    ArcHazard,
    /// Crater.
    Crater,
    /// Rubble.
    Rubble,
}

impl Tile {
    /// All five.
    pub const ALL: [Tile; 5] = [Tile::Flood, Tile::Inferno, Tile::ArcHazard, Tile::Crater, Tile::Rubble];
}

/// The three kinds of Forced Movement (GR-18.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Force {
    /// Nearer, hex by hex.
    Pull,
    /// Farther, hex by hex.
    Push,
    /// Straight to one hex.
    Throw,
}

/// The kinds of dice (GR-1.8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum DiceKind {
    /// Attack Dice.
    Attack,
    /// Power Dice.
    Power,
    /// Defense Dice.
    Defense,
}

/// Whose dice a re-roll may choose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Rerolled {
    /// The user's.
    Mine,
    /// The opponent's.
    Foes,
    /// Of the side that the user names.
    Either,
}

/// Who chooses among several.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Chooser {
    /// Chance (GR-R64).
    Chance,
    /// Whose cards they are.
    #[default]
    Owner,
}

/// How long something lasts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Span {
    /// Until the end of this turn (GR-R53).
    Turn,
    /// Until the end of the opponent's next turn.
    FoesTurn,
    /// Until the user's next turn begins.
    MyTurn,
    /// Until the opponent's next turn begins.
    FoesNext,
    /// For the next attack that fits (GR-R67).
    NextAttack,
    /// For the user's next Attack Roll, that of an attack under way included.
    NextRoll,
    /// For this attack.
    ThisAttack,
    /// For the rest of the bout.
    Ever,
}

/// One deed of a text.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Clause {
    /// Whether the user may decline it.
    #[serde(default)]
    pub may: bool,
    /// Only if this is so.
    #[serde(default, rename = "if")]
    pub only_if: Option<If>,
    /// The cost of the Trigger; paying is always the user's choice.
    #[serde(default)]
    pub price: Option<Price>,
    /// Whether a number X is chosen, and the price paid X times.
    #[serde(default)]
    pub x: bool,
    /// How often the clause is done (one for each success, for example).
    #[serde(default = "Amount::one")]
    #[schemars(with = "AmountText")]
    pub again: Amount,
    /// What is done.
    #[serde(rename = "do")]
    pub verb: Verb,
}

/// What is done.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Verb {
    /// Somebody gains something.
    Gain {
        /// What.
        what: Stock,
        /// How much.
        #[serde(default = "Amount::one")]
        #[schemars(with = "AmountText")]
        n: Amount,
        /// Who.
        #[serde(default)]
        who: Who,
    },
    /// Somebody loses something; a loss stops at 0 (GR-R65).
    Lose {
        /// What.
        what: Stock,
        /// How much.
        #[serde(default = "Amount::one")]
        #[schemars(with = "AmountText")]
        n: Amount,
        /// Who.
        #[serde(default)]
        who: Who,
    },
    /// All tokens of a kind leave a meter, or all there is of a stock.
    LoseAll {
        /// What.
        what: Stock,
        /// Whose.
        #[serde(default)]
        who: Who,
    },
    /// Somebody makes Recovery Rolls (GR-29.2).
    Recover {
        /// Who.
        #[serde(default)]
        who: Who,
        /// How many.
        #[serde(default = "Amount::one")]
        #[schemars(with = "AmountText")]
        n: Amount,
    },
    /// The user's robot moves at the usual costs (GR-7.16).
    Move(#[schemars(with = "AmountText")] Amount),
    /// The user's robot comes to a hex adjacent to the opponent.
    Close,
    /// An opponent's robot is moved (GR-18).
    Force {
        /// How.
        how: Force,
        /// How far.
        #[serde(default = "Amount::one")]
        #[schemars(with = "AmountText")]
        n: Amount,
        /// Whether fewer hexes may be chosen.
        #[serde(default)]
        up_to: bool,
        /// Who.
        #[serde(default = "foe")]
        who: Who,
        /// Whether the goal is the closest hex adjacent to the user, however far.
        #[serde(default)]
        to_me: bool,
        /// Whether the user's robot then comes to a hex adjacent to the one moved.
        #[serde(default)]
        close: bool,
    },
    /// The user moves into the hex that the opponent has just been pushed from, colliding there.
    Follow,
    /// An Impact Tile is created (GR-20).
    Tile {
        /// Which.
        tile: Tile,
        /// Where.
        #[serde(default)]
        at: Place,
    },
    /// The Structure there is destroyed; where none is, a Crater is created.
    RazeOrCrater(Place),
    /// All Elemental tiles adjacent to the user are removed.
    Douse,
    /// A Barrier is created (GR-21).
    Barrier,
    /// Cards of a meter go up one slot each, chosen by the user.
    Raise {
        /// Whose meter.
        whose: Whose,
        /// How many cards.
        #[schemars(with = "AmountText")]
        n: Amount,
    },
    /// All cards of the user's meter that fit go down one slot.
    LowerAll(Filter),
    /// Hand cards go into the meter, Deactivated.
    Spend {
        /// Whose hand.
        #[serde(default)]
        who: Who,
        /// How many.
        #[serde(default = "Amount::one")]
        #[schemars(with = "AmountText")]
        n: Amount,
        /// Who chooses.
        #[serde(default)]
        chooser: Chooser,
        /// Which may be chosen.
        #[serde(default)]
        cards: Filter,
    },
    /// One hand card of somebody leaves the game, chosen by its owner.
    Banish(Who),
    /// An Activated card or ability of the opponent is Deactivated. An Instant whose Requirements
    /// break by it is Cancelled; an attack whose Requirements break by it has no Rules Text.
    Deactivate,
    /// So many tokens go from the user's meter to the same slots of the opponent's.
    HandOver(#[schemars(with = "AmountText")] Amount),
    /// One Power Surge goes from the user's meter onto this ability.
    Store,
    /// Dice are added to a roll that is not made yet, or taken from it.
    Dice {
        /// Whose roll.
        #[serde(default)]
        whose: Whose,
        /// Which dice.
        dice: DiceKind,
        /// How many; fewer than none takes away.
        #[schemars(with = "AmountText")]
        n: Amount,
    },
    /// Dice of a roll are rolled again.
    Reroll {
        /// Whose.
        whose: Rerolled,
        /// How many at most; all of them without a number.
        #[serde(default)]
        #[schemars(with = "Option<AmountText>")]
        n: Option<Amount>,
        /// What each die costs.
        #[serde(default)]
        price: Option<Price>,
        /// Whether the opponent may then roll as many of its own again.
        #[serde(default)]
        answered: bool,
    },
    /// The lowest die of the opponent's roll is removed.
    DropLowest(#[schemars(with = "AmountText")] Amount),
    /// The opponent's attack succeeds with exactly so many successes.
    Concede(u8),
    /// The successes of the user's attack can no longer be changed by Instants.
    Lock,
    /// An Instant of an opponent is Cancelled.
    Cancel,
    /// A card of the opponent's attack has no Rules Text until the end of the turn.
    Blank,
    /// A card of the user's attack is taken back and replaced by another one from hand.
    Replace,
    /// The cost of a card of the user's attack is gained as Fighting Spirit.
    GainCost,
    /// A card is played for free.
    PlayFree(Filter),
    /// This card may return to hand instead of cooling down.
    KeepInHand,
    /// This card leaves the game.
    Vanish,
    /// Power Dice are rolled; what follows counts half of their sum.
    RollPower(#[schemars(with = "AmountText")] Amount),
    /// The next turn of the user is skipped; in the Upkeep after it so much is gained instead of Heart or Power.
    SkipTurn(u8),
    /// The damage that is coming is halved, once for each own Defense Die above an opponent's Attack Die.
    HalveByDefense,
    /// The damage that is coming is halved.
    HalveDamage,
    /// One Attack Die of the user, chosen by the user, counts one more.
    RaiseDie,
    /// The range of the next card of the Combo changes.
    NextRange {
        /// At its near end.
        #[serde(default)]
        min: i8,
        /// At its far end.
        #[serde(default)]
        max: i8,
    },
    /// Something holds for a while.
    Until {
        /// How long.
        span: Span,
        /// For whom.
        #[serde(default)]
        who: Who,
        /// What.
        what: Static,
    },
}

fn foe() -> Who {
    Who::Foe
}

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
    /// Own Attack Die results count more.
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
    Unlock(#[schemars(with = "String")] Code),
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

/// Moments that lasting texts wait for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Hook {
    /// The user's Upkeep begins.
    Upkeep,
    /// Damage of at least 1 was inflicted on the user.
    Hurt,
    /// Damage is about to be inflicted on the user.
    HurtComing,
    /// The user has inflicted damage on an opponent.
    Hurting,
    /// The user's attack has succeeded.
    Success,
    /// The user's attack has rolled its dice.
    Attacking,
    /// This card is held in its slot by a Power Surge.
    Held,
    /// An opponent has spent Power Tokens.
    FoeSpendsPt,
    /// An opponent made the user collide with a Structure.
    Collision,
    /// An opponent's Cooldown phase.
    FoesCooldown,
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

/// An amount as it is written: a number, or a table.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum AmountText {
    /// A fixed number.
    Fixed(i8),
    /// A counted one.
    Counted(Counted),
}

/// A counted amount as it is written.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Counted {
    /// The fixed part.
    #[serde(default)]
    pub plus: i8,
    /// How often what is counted is taken.
    #[serde(default = "once")]
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
