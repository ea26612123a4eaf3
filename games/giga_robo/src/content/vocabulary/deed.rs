//! Clauses and their verbs: what a text does.

use super::{
    Amount, AmountText, Code, CodeText, Filter, If, Place, Plain, Price, Reach, Span, Static, Stock,
};
use super::{Tile, Trauma, Who, Whose};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The three kinds of Forced Movement (GR-18.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
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
    /// Those of the user's Defense Roll.
    MyDefense,
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
    /// The user, among the cards of an opponent that everybody knows (GR-R98).
    User,
    /// The opponent, among the user's cards that everybody knows.
    Foe,
}

/// Where a player's cards are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Zone {
    /// In hand.
    #[default]
    Hand,
    /// In the Cooldown Meter.
    Meter,
}

/// The icons that a card may have or get (GR-25.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Icon {
    /// Combo.
    Combo,
    /// Counter.
    Counter,
}

/// Where a Target Token may be put.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Ground {
    /// On a hex with no robot and no Obstacle.
    #[default]
    Unoccupied,
    /// On a hex with a Structure.
    Structure,
}

/// What comes down on a hex with a Target Token of the user.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Strike {
    /// So much damage.
    Damage(u8),
    /// The Structure there is destroyed.
    Raze,
    /// An Inferno, and 1 Fire for all who are adjacent to it.
    Scorch,
}

/// What can be Cancelled (GR-27.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Cancels {
    /// An Instant (GR-27.2).
    Instant,
    /// A Trigger (GR-27.5).
    Trigger,
    /// The activation of an ability (GR-27.4).
    Activation,
    /// A card of an attack (GR-R45).
    AttackCard,
}

/// Where a short Leap ends (GR-7.25).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Landing {
    /// On a hex adjacent to the user.
    NearMe,
    /// On a hex adjacent to a Structure that is adjacent to the user.
    ByStructure,
}

/// Which Static Barriers are destroyed together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Sweep {
    /// All on the map.
    OnMap,
    /// All within 3 hexes of the opponent.
    NearFoe,
}

/// Whose Instant lends its Rules Text (GR-R166).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Lender {
    /// One of the opponent's hand, which is laid open (GR-R167).
    FoesHand,
    /// One of the user's meter.
    MyMeter,
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
    /// The user's robot Leaps to a hex adjacent to the opponent (GR-R14).
    Leap {
        /// Whether only hexes within the range of the card count.
        #[serde(default)]
        in_range: bool,
    },
    /// An Anchor comes onto each of so many hexes of that way, named by the user.
    DropAnchors(#[schemars(with = "AmountText")] Amount),
    /// Every Anchor inflicts so much damage on the robot that has it, and is gone (GR-R140).
    Detonate(u8),
    /// Elemental tiles near the opponent come to the closest hexes adjacent to it (GR-R144).
    PullTiles {
        /// At most so many.
        #[schemars(with = "AmountText")]
        n: Amount,
        /// So many hexes away at most.
        within: u8,
    },
    /// The user's robot Leaps a short way (GR-7.25).
    Jump(Landing),
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
        /// Whether a Throw goes to a hex adjacent to the user, however far.
        #[serde(default)]
        beside: bool,
    },
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
    /// An Impact Tile is removed; of several the user names one.
    RemoveTile {
        /// Which.
        tile: Tile,
        /// Where.
        #[serde(default = "around_me")]
        at: Place,
    },
    /// Barriers are destroyed, chosen by the user.
    BreakBarrier {
        /// Where.
        #[serde(default)]
        at: Reach,
        /// How many.
        #[serde(default = "Amount::one")]
        #[schemars(with = "AmountText")]
        n: Amount,
        /// Whether fewer may be.
        #[serde(default)]
        up_to: bool,
        /// Whether Active Barriers of opponents may be chosen as well.
        #[serde(default)]
        shields: bool,
    },
    /// All Static Barriers there are destroyed.
    BreakAll(Sweep),
    /// An opponent within the range of the card from a Static Barrier is Thrown to a hex at most so far from another one
    /// (GR-R172).
    GateThrow(u8),
    /// Cards of a meter go up one slot each, chosen by the user.
    Raise {
        /// Whose meter.
        whose: Whose,
        /// How many cards.
        #[schemars(with = "AmountText")]
        n: Amount,
        /// Whether they go up to slot 3.
        #[serde(default)]
        top: bool,
    },
    /// Cards of the user's meter go up or down one slot, as the user likes.
    Shift {
        /// How many cards at most; each of them once without a number.
        #[serde(default)]
        #[schemars(with = "Option<AmountText>")]
        n: Option<Amount>,
        /// Which.
        #[serde(default)]
        cards: Filter,
    },
    /// Cards of the user's meter come back to hand, chosen by the user.
    Return {
        /// How many.
        #[serde(default = "Amount::one")]
        #[schemars(with = "AmountText")]
        n: Amount,
        /// Which.
        #[serde(default)]
        cards: Filter,
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
        /// Whether their owner may stop before.
        #[serde(default)]
        up_to: bool,
        /// Whether they lie Activated there.
        #[serde(default)]
        activated: bool,
    },
    /// Cards of somebody leave the game, chosen by their owner.
    Expel {
        /// Whose.
        #[serde(default)]
        who: Who,
        /// How many.
        #[serde(default = "Amount::one")]
        #[schemars(with = "AmountText")]
        n: Amount,
        /// Out of the hand or the meter.
        #[serde(default)]
        from: Zone,
        /// Which.
        #[serde(default)]
        cards: Filter,
    },
    /// Activated cards of the opponent are Deactivated, chosen by the user.
    TurnDown(#[schemars(with = "AmountText")] Amount),
    /// An attack card of the user's hand has this icon until the turn ends; for Counter also one that is in play.
    Grant(Icon),
    /// This ability of the user is Deactivated: a price (GR-24.11).
    SwitchOff(#[schemars(with = "CodeText")] Code),
    /// All tokens of a kind in the user's meter turn into others where they lie.
    Turn {
        /// Of this kind.
        what: Trauma,
        /// Into these.
        into: Trauma,
        /// Whether half of them leave the meter instead, and the larger half turns.
        #[serde(default)]
        half: bool,
    },
    /// So many tokens go from the user's meter to the same slots of the opponent's.
    HandOver(#[schemars(with = "AmountText")] Amount),
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
    /// Something unresolved of an opponent is Cancelled (GR-27.1).
    Cancel(Cancels),
    /// An attack card in play is immune to Instants until the turn ends (GR-R157).
    Immune(Whose),
    /// For as much Fighting Spirit as it costs, the Rules Text of an Instant is that of this card until the turn ends
    /// (GR-R166).
    Borrow {
        /// Where the Instant is.
        from: Lender,
        /// Which it may be.
        #[serde(default)]
        cards: Filter,
    },
    /// A card is played for free.
    PlayFree(Filter),
    /// A card that costs no more than this is played for free.
    PlayUpTo {
        /// Which.
        #[serde(default)]
        cards: Filter,
        /// Its highest cost.
        #[schemars(with = "AmountText")]
        most: Amount,
    },
    /// The attack does no damage to these robots (GR-R94).
    Spare(Who),
    /// The attack is played once more, for free, against a new Target (GR-R68).
    Repeat {
        /// Whether a repetition can be repeated.
        #[serde(default)]
        every: bool,
    },
    /// Power Dice are rolled; what follows counts half of their sum.
    RollPower(#[schemars(with = "AmountText")] Amount),
    /// The next turn of the user is skipped; in the Upkeep after it so much is gained instead of Heart or Power.
    SkipTurn(u8),
    /// The damage that is coming is so much less.
    LessDamage(#[schemars(with = "AmountText")] Amount),
    /// The range of the next card of the Combo changes.
    NextRange {
        /// At its near end.
        #[serde(default)]
        min: i8,
        /// At its far end.
        #[serde(default)]
        max: i8,
    },
    /// A Target Token is put on the map (GR-R130).
    Mark {
        /// Where.
        #[serde(default)]
        at: Ground,
        /// Whether one that lies on the map may be moved instead.
        #[serde(default)]
        moves: bool,
    },
    /// The user's Target Token there is removed.
    Unmark(Place),
    /// Something comes down on one hex with a Target Token of the user, which is removed.
    Strike(Strike),
    /// The user's robot moves away from the opponent.
    Retreat(#[schemars(with = "AmountText")] Amount),
    /// Dice of the opponent that are successes are removed, the highest first.
    DropSuccesses(#[schemars(with = "AmountText")] Amount),
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
    /// What is told by its name alone.
    #[serde(untagged)]
    Plain(Plain),
}

fn foe() -> Who {
    Who::Foe
}

fn around_me() -> Place {
    Place::AroundMe
}
