//! Clauses and their verbs: what a text does.

use super::{Amount, AmountText, Filter, If, Per, Place, Price, Span, Static, Stock, Tile, Who, Whose};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

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
    /// Something unresolved of an opponent is Cancelled (GR-27.1).
    Cancel(Cancels),
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

impl Clause {
    /// Whether it says anything of an opponent, who must be named then among several (GR-R49).
    pub fn speaks_of_foe(&self) -> bool {
        let counts = |amount: Amount| matches!(amount.per, Per::FoesFire | Per::FoesSurge | Per::FoesPanic);
        self.verb.works_on_foe() || self.verb.amount().is_some_and(counts) || counts(self.again)
    }
}

impl Verb {
    /// The amount that it counts.
    pub fn amount(&self) -> Option<Amount> {
        match self {
            Verb::Gain { n, .. }
            | Verb::Lose { n, .. }
            | Verb::Recover { n, .. }
            | Verb::Force { n, .. }
            | Verb::Raise { n, .. }
            | Verb::Spend { n, .. }
            | Verb::Dice { n, .. } => Some(*n),
            Verb::Move(n) | Verb::HandOver(n) | Verb::DropLowest(n) | Verb::RollPower(n) => Some(*n),
            Verb::Reroll { n, .. } => *n,
            Verb::Until { what: Static::Damage { by, .. }, .. } => Some(*by),
            Verb::LoseAll { .. }
            | Verb::Close
            | Verb::Follow
            | Verb::Tile { .. }
            | Verb::RazeOrCrater(_)
            | Verb::Douse
            | Verb::Barrier
            | Verb::LowerAll(_)
            | Verb::Banish(_)
            | Verb::Deactivate
            | Verb::Store
            | Verb::Concede(_)
            | Verb::Lock
            | Verb::Cancel(_)
            | Verb::Blank
            | Verb::Replace
            | Verb::GainCost
            | Verb::PlayFree(_)
            | Verb::KeepInHand
            | Verb::Vanish
            | Verb::SkipTurn(_)
            | Verb::HalveByDefense
            | Verb::HalveDamage
            | Verb::RaiseDie
            | Verb::NextRange { .. }
            | Verb::Until { .. } => None,
        }
    }

    /// Whether it does something to the opponent or on the opponent's hex, so that without one it does nothing (GR-R30).
    /// The dice, the cards and the responses of the other side are those of the combat or of the stack.
    pub fn works_on_foe(&self) -> bool {
        let near_foe = |place: &Place| matches!(place, Place::FoesHex | Place::AroundFoe);
        match self {
            Verb::Gain { who, .. }
            | Verb::Lose { who, .. }
            | Verb::LoseAll { who, .. }
            | Verb::Recover { who, .. }
            | Verb::Force { who, .. }
            | Verb::Spend { who, .. }
            | Verb::Banish(who) => *who == Who::Foe,
            Verb::Until { who, span, .. } => {
                *who == Who::Foe || matches!(span, Span::FoesTurn | Span::FoesNext)
            }
            Verb::Tile { at, .. } | Verb::RazeOrCrater(at) => near_foe(at),
            Verb::Raise { whose, .. } => *whose == Whose::Foes,
            Verb::Close | Verb::Deactivate | Verb::HandOver(_) => true,
            Verb::Move(_)
            | Verb::Follow
            | Verb::Douse
            | Verb::Barrier
            | Verb::LowerAll(_)
            | Verb::Store
            | Verb::Dice { .. }
            | Verb::Reroll { .. }
            | Verb::DropLowest(_)
            | Verb::Concede(_)
            | Verb::Lock
            | Verb::Cancel(_)
            | Verb::Blank
            | Verb::Replace
            | Verb::GainCost
            | Verb::PlayFree(_)
            | Verb::KeepInHand
            | Verb::Vanish
            | Verb::RollPower(_)
            | Verb::SkipTurn(_)
            | Verb::HalveByDefense
            | Verb::HalveDamage
            | Verb::RaiseDie
            | Verb::NextRange { .. } => false,
        }
    }
}

fn foe() -> Who {
    Who::Foe
}
