//! When: Requirements, conditions, prices, and for how long something holds.

use super::{Code, CodeText, Tile};
use crate::dice::Side;
use crate::table::Stage;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What must be so for a card to be played (GR-25.2), or for a Trigger to be paid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Need {
    /// The user is the Active Player.
    Active,
    /// This ability of the user is activated.
    Ability(#[schemars(with = "CodeText")] Code),
    /// The user stands on a Structure.
    OnStructure,
    /// The user stands on no Structure.
    OffStructure,
    /// The user stands on such a tile.
    OnTile(Tile),
    /// The user's own attack is under way and has not begun to resolve.
    MyAttack,
    /// An opponent's attack is under way, and the user is its Target.
    Targeted,
    /// An opponent's attack is under way, and the user may answer it: its robot, or what shares its hex, is the Target.
    MayReact,
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
    /// An opponent's ranged attack has succeeded and is not resolved yet, whomever it hits.
    FoesRangedSuccess,
    /// The user Defends, and the attack has succeeded and is not resolved yet.
    FailedDefense,
    /// An unresolved Instant of an opponent is declared.
    FoesInstant,
    /// An unresolved Trigger of an opponent is declared.
    FoesTrigger,
    /// An opponent has declared to activate an ability, and that is unresolved.
    FoesActivation,
    /// A card of the opponent's attack can still be Cancelled.
    FoesAttackCard,
    /// A card of the opponent's attack that may still resolve.
    FoesCard,
    /// An opponent is adjacent to the user.
    FoeNear,
    /// The user is adjacent to a hex with an Anchor.
    AnchorNear,
    /// The user is adjacent to a Structure.
    StructureNear,
    /// The opponent has an Anchor; of an attack its Target has one.
    FoeAnchored,
    /// An opponent has declared a ranged attack on the user.
    AgainstRanged,
    /// An opponent has declared to spend its movement.
    FoesMove,
    /// The opponent has declared an attack or a Reactive Attack, and nothing came after.
    FoesDeclaration,
    /// The first card of the opponent's attack has the Counter icon.
    FoesCounter,
    /// An attack and a Reactive Attack are declared, and nothing is rolled yet.
    BothDeclared,
    /// The user's Reactive Attack is declared, and nothing is rolled yet.
    MyReaction,
    /// The user's Reactive Attack has succeeded and is not resolved yet.
    MyReactionSuccess,
    /// An unresolved attack of the user with a card to take its place in hand.
    Replacement,
    /// The user has just spent its movement, and done nothing since (GR-R170).
    AfterMoving,
    /// The user is the Active Player and has not spent its movement.
    BeforeMoving,
    /// A Static Barrier is adjacent to the user.
    BarrierNear,
}

impl Need {
    /// Whether it says nothing about a combat or a response: if it is met, it mostly stays so for a while.
    pub(crate) fn is_lasting(self) -> bool {
        matches!(
            self,
            Need::Active
                | Need::Ability(_)
                | Need::OnStructure
                | Need::OffStructure
                | Need::OnTile(_)
                | Need::AnchorNear
                | Need::StructureNear
                | Need::FoeAnchored
                | Need::FoeNear
                | Need::AfterMoving
                | Need::BeforeMoving
                | Need::BarrierNear
        )
    }

    /// Whether it is met by a success, which is known once it is determined and not before.
    pub(crate) fn is_of_success(self) -> bool {
        matches!(
            self,
            Need::MySuccess
                | Need::MyReactionSuccess
                | Need::FoesSuccess
                | Need::FoesRangedSuccess
                | Need::FailedDefense
        )
    }

    /// Whether it can be met at all by a seat on this side of a combat, as far as that has come. `declared` if a response
    /// waits to be resolved.
    pub(crate) fn can_be_met(self, side: Option<Side>, stage: Stage, declared: bool) -> bool {
        let fights = side.is_some();
        let reactive = side == Some(Side::Reactive);
        let open = fights && (Stage::Declared..Stage::Resolving).contains(&stage);
        let rolled = fights && matches!(stage, Stage::Rolled | Stage::Determined);
        match self {
            Need::Active
            | Need::Ability(_)
            | Need::OnStructure
            | Need::OffStructure
            | Need::OnTile(_)
            | Need::AnchorNear
            | Need::StructureNear
            | Need::FoeAnchored
            | Need::FoeNear
            | Need::BeforeMoving
            | Need::BarrierNear => true,
            Need::AfterMoving => stage == Stage::None,
            Need::FoesMove => !fights,
            Need::FoesCounter => open,
            Need::FoesDeclaration => fights && matches!(stage, Stage::Declared | Stage::Reacting),
            Need::BothDeclared => fights && matches!(stage, Stage::Reacting | Stage::Pools),
            Need::MyReaction => reactive && matches!(stage, Stage::Reacting | Stage::Pools),
            Need::MyReactionSuccess => reactive && stage == Stage::Determined,
            Need::FoesInstant | Need::FoesTrigger | Need::FoesActivation => declared,
            Need::MyAttack | Need::FoesAttackCard | Need::FoesCard | Need::Replacement => open,
            Need::Targeted | Need::MayReact => open && reactive,
            Need::AgainstMelee => reactive,
            Need::AgainstRanged => open && reactive,
            Need::MyRoll | Need::FoesRoll | Need::FoesDice | Need::AnyRoll => rolled,
            Need::MySuccess => fights && stage == Stage::Determined,
            // GR-31.10: also against somebody else.
            Need::FoesSuccess | Need::FoesRangedSuccess => stage == Stage::Determined,
            Need::FailedDefense => reactive && stage == Stage::Determined,
        }
    }
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
    /// The card is the only one of its attack.
    Alone,
    /// The last clause that says how much did anything (GR-R91).
    Done,
    /// It did nothing.
    NotDone,
    /// The last Forced Movement of this text has moved somebody.
    Moved,
    /// The opponent of the text is adjacent to the user; any opponent if the text has none.
    FoeNear,
    /// It is the turn of an opponent.
    FoesTurn,
    /// The user has at least so many Power Surges in the meter.
    MySurges(u8),
    /// The user has at least so much Fire in the meter.
    MyFire(u8),
    /// The user's robot has made no attack in this turn of its own.
    NotAttacked,
    /// The user has at least so much Fighting Spirit.
    MyFs(u8),
    /// The user has Combat Advantage over an opponent (GR-17.8).
    Higher,
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
    /// Armor, and as much of Max Armor (GR-R105).
    MaxArmor(u8),
    /// Panic received.
    Panic(u8),
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
    /// For the next attack that fits and succeeds.
    NextSuccess,
    /// For the user's next Attack Roll, that of an attack under way included.
    NextRoll,
    /// For this attack.
    ThisAttack,
    /// For the rest of the bout.
    Ever,
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
    /// The user made an opponent collide with a Structure.
    Crashing,
    /// An opponent's Cooldown phase.
    FoesCooldown,
    /// The turn of an opponent ends.
    FoesTurnEnds,
    /// Fire has damaged the user (GR-23.4).
    Burnt,
    /// The user has Deactivated an own ability; X is its activation cost.
    Deactivating,
    /// An opponent has added Power Dice or gained Power Tokens.
    FoePowers,
    /// An opponent has gained Rage.
    FoeRages,
    /// An opponent's attack on the user has succeeded without damage.
    Unhurt,
    /// An opponent's Instant has worked on the user's attack or Instant (GR-R99).
    FoesInstant,
    /// The Rules Texts of the user's attack are carried out.
    AfterRules,
    /// The user's turn begins (GR-6.1).
    TurnBegins,
    /// The user's turn ends (GR-26.4).
    TurnEnds,
    /// This card has been Activated (GR-R130).
    Activated,
    /// This card was Activated and has come back from the meter to the hand (GR-R130).
    Returning,
    /// An opponent has declared an attack whose Target is the user's robot.
    Targeted,
    /// The user has rolled Defense Dice against an attack.
    Defending,
    /// The card has left the Cooldown Meter, in which it lay Activated (GR-R168).
    Leaving,
    /// An attack of the user has inflicted damage on an opponent.
    Striking,
}
