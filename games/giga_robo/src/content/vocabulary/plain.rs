//! Deeds and lasting texts that are told by their names alone.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What is done, where nothing is left to be said about how, how much or to whom.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Plain {
    /// The user's robot comes to a hex adjacent to the opponent.
    Close,
    /// The user's robot Leaps to a hex adjacent to one with an Anchor (GR-R163).
    AnchorLeap,
    /// The user's robot moves to a hex within the range of the card, by a way that the user names (GR-R139).
    Stride,
    /// The opponent's robot collides with the Structure that it stands on (GR-R141).
    Crash,
    /// A Structure adjacent to the user is destroyed as if the user had collided with it (GR-R142).
    CrashBeside,
    /// The opponent draws an Impact Card and resolves its Collision rules for Tier 1 alone (GR-R143).
    Impact,
    /// Impact Cards do nothing to the user until this attack is over.
    Brace,
    /// An Elemental tile adjacent to the opponent comes onto its hex (GR-R144).
    PullTile,
    /// Every card and ability that gives the opponent Boost is Deactivated.
    Ground,
    /// The first card of the opponent's attack has no Counter icon until the turn ends (GR-R177).
    BreakCounter,
    /// The base damage of the opponent's attack is 0 (GR-R145).
    Disarm,
    /// The user's robot comes to the closest hex adjacent to the opponent.
    Approach,
    /// The movement of this turn may be spent once more (GR-R93).
    MoveAgain,
    /// The user moves into the hex that the opponent has just been pushed from, colliding there.
    Follow,
    /// All Elemental tiles adjacent to the user are removed.
    Douse,
    /// A Barrier is created (GR-21).
    Barrier,
    /// The user gains Rage (GR-15.3).
    Rage,
    /// The user has another turn after this one (GR-R100).
    ExtraTurn,
    /// An Activated card or ability of the opponent is Deactivated. An Instant whose Requirements
    /// break by it is Cancelled; an attack whose Requirements break by it has no Rules Text.
    Deactivate,
    /// One Power Surge goes from the user's meter onto this ability.
    Store,
    /// The successes of the user's attack can no longer be changed by Instants.
    Lock,
    /// A card of the opponent's attack has no Rules Text until the end of the turn.
    Blank,
    /// The opponent's successful attack has no Rules Text and no damage, and its cards cool down Deactivated (GR-R156).
    Void,
    /// The opponent takes back the attack that is declared and plays a card picked by chance instead (GR-R158).
    Scramble,
    /// An Instant of an opponent is Cancelled, and its Rules Text is that of this card until the turn ends (GR-R166).
    Usurp,
    /// A card of the user's attack has the Rules Text of a card of the opponent's attack instead of its own (GR-R166).
    Mirror,
    /// A card of the user's attack is taken back and replaced by another one from hand.
    Replace,
    /// The cost of a card of the user's attack is gained as Fighting Spirit.
    GainCost,
    /// This card may return to hand instead of cooling down.
    KeepInHand,
    /// This card leaves the game.
    Vanish,
    /// The next turn of the user is skipped; when the turn after it begins, all cards and tokens leave the meter.
    Reboot,
    /// The damage that is coming is halved, once for each own Defense Die above an opponent's Attack Die.
    HalveByDefense,
    /// The damage that is coming is halved.
    HalveDamage,
    /// One Attack Die of the user, chosen by the user, counts one more.
    RaiseDie,
    /// A Deactivated card of the user's meter that does something while Activated is Activated.
    Activate,
    /// The Rules Text of an attack card of the opponent takes the place of one in the user's next attack (GR-R134).
    Graft,
    /// The opponent pays the cost of the attack just declared once more, or takes its cards back (GR-R136).
    Surcharge,
    /// The damage that an attack is about to inflict goes to a hex adjacent to the user instead (GR-R137).
    Deflect,
}

/// What holds, where nothing is left to be said about how much or for what.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Trait {
    /// Cards that cost at least 2 may be played out of the Cooldown Meter, for half as much again (GR-R96).
    Overdrive,
    /// Collisions do half the damage.
    HalfCollisions,
    /// Defense is 0.
    NoDefense,
    /// No elevation costs (GR-7.8).
    Boost,
    /// Levels do not count for the range of this card.
    FlatRange,
    /// Recovery Rolls keep opponents' attacks from Forcefully Moving the robot (GR-R148).
    ForceSave,
    /// Own attacks may use another keyword of Forced Movement (GR-R149).
    SwapForce,
    /// If the robot is Forcefully Moved, the opponent of the text is too (GR-R150).
    Lasso,
    /// The robot cannot spend its movement.
    NoMovement,
    /// Instead of a gain of Fighting Spirit, all tokens may leave one slot of the meter (GR-R151).
    Purge,
    /// Rage is gained twice.
    RageTwice,
    /// No Rage is gained from this attack.
    NoRage,
    /// No Power is gained.
    NoPower,
    /// The robot cannot be Forcefully Moved.
    Unmoved,
    /// The hexes to which the robot is Forcefully Moved are chosen by the user.
    OwnLanding,
    /// A Reactive Attack may be a Combo.
    ComboReaction,
    /// Ranged attacks on the robot have half their maximum range, not below the minimum.
    HalfRangedReach,
    /// Power is gained in the Upkeep besides.
    PowerToo,
    /// Own attack cards have the Counter icon, and it works in any attack (GR-R103).
    Counter,
    /// Own attack cards have no Counter icon.
    NoCounter,
    /// The Forced Movement of own attack cards is left out (GR-R104).
    NoForce,
    /// Spending movement goes through Structures and destroys them.
    Trample,
    /// Range may be counted from a Structure within range, and Cover does not count.
    ArcHunter,
    /// Movement may be spent in portions.
    SplitMovement,
    /// The attack card may leave the game for more damage.
    Overload,
    /// Structures adjacent to the Path of the movement that is spent may fall (GR-R171).
    RazeAlong,
    /// No Armor is gained.
    NoArmor,
    /// Panic in slot 1 of an opponent's meter cannot leave it (GR-R169).
    PanicStays,
    /// Range may be counted from any Static Barrier on the map (GR-R165).
    FromBarriers,
    /// Range may be counted again from a Static Barrier within range (GR-R165).
    WarpGate,
    /// The card is turned over when an opponent damages its owner.
    UntilHurt,
    /// The Rules Text of an opponent's card takes the place of one of a card of the attack (GR-R134). A deed begins it.
    #[serde(skip_deserializing)]
    #[schemars(skip)]
    Grafted,
}
