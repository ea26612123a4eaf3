//! The vocabulary of texts: what action cards do, what holds while something is in play, what a lost card does, what
//! pilots can do. Each word is exactly one deed.

use super::CardId;
use serde::{Deserialize, Serialize};

/// PR-1.20, PR-1.21: the four resources. A Jaeger has Charge and Ammo, a Kaiju has Rage and Kaiju Blue.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Resource {
    /// The first track of a Jaeger.
    Charge,
    /// The second track of a Jaeger.
    Ammo,
    /// The first track of a Kaiju.
    Rage,
    /// The second track of a Kaiju.
    Blue,
}

impl Resource {
    /// The place of its track on a board: 0 is the track that can be regained, 1 the other one.
    pub fn track(self) -> usize {
        match self {
            Resource::Charge | Resource::Rage => 0,
            Resource::Ammo | Resource::Blue => 1,
        }
    }

    /// Whether it is a resource of Jaegers.
    pub fn is_of_jaegers(self) -> bool {
        matches!(self, Resource::Charge | Resource::Ammo)
    }
}

/// PR-1.9 to PR-1.12: the four statistics of a board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stat {
    /// SPD.
    Speed,
    /// SKL.
    Skill,
    /// POW.
    Power,
    /// ARM.
    Armour,
}

/// PR-8.3: what a card effect costs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cost {
    /// Of which resource.
    pub resource: Resource,
    /// How much.
    pub n: u8,
}

/// One of the actions of a card that are joined by OR (PR-1.25).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Action {
    /// PR-8.3, PR-R80: paid in full when the action is begun.
    pub cost: Option<Cost>,
    /// PR-8.4: what may be paid besides, when the action is begun.
    pub extra: Option<Extra>,
    /// What is done, in this order; a step that cannot be carried out is skipped (PR-R80).
    pub steps: Vec<Step>,
}

/// PR-8.4, PR-R85: a further payment that makes the action better.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Extra {
    /// The payment.
    pub cost: Cost,
    /// It may be paid up to so many times.
    pub times: u8,
    /// What each payment gives to every attack of the action.
    pub gives: Boost,
}

/// What a further payment gives to the attacks of an action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Boost {
    /// So many dice.
    Dice(u8),
    /// The target is pushed so many hexes further.
    Push(u8),
}

/// One step of an action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// PR-8.5: a move by the rules of the free move, up to so many hexes forward or one backward, pivot included. It may
    /// be declined.
    Move(u8),
    /// PR-7.2: the second move of a run.
    Run,
    /// PR-20.15: one pivot by the rules of pivots. It may be declined.
    Pivot,
    /// PR-6.22: circling an enemy, if it is possible. It may be declined.
    Circle,
    /// An object at most so many hexes away is picked up (PR-15.2 says 1). It may be declined.
    Seize(u8),
    /// An attack (PR-9, PR-10). It may be declined.
    Attack(Attack),
    /// PR-8.6: a tactical action. It may be declined.
    Tactical,
    /// The model gains so much of the resource, up to its maximum (PR-R40).
    Gain(Resource, u8),
    /// The counter of the resource goes to its maximum (PR-R40).
    Fill(Resource),
    /// PR-12.8, PR-R35: the abilities of all pilots can be used. The card is the Deep Drift card.
    Pilots,
}

/// PR-8.7: the two kinds of attacks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reach {
    /// In contact (PR-9.1).
    Melee,
    /// In line of sight (PR-10.1).
    Ranged,
}

/// An attack of an action card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Attack {
    /// Melee or ranged.
    pub reach: Reach,
    /// So many dice more or fewer than SKL + POW.
    pub dice: i8,
    /// PR-10.8: more or fewer dice under a condition.
    pub odds: [Option<(If, i8)>; 2],
    /// PR-1.5: a melee attack that reaches enemies in contact on every side.
    pub around: bool,
    /// What a successful attack does to the target, in this order, after its damage (PR-12.2).
    pub blows: [Option<Blow>; 2],
}

impl Attack {
    /// PR-R17: a plain attack of this kind, with SKL + POW and nothing else.
    pub const fn plain(reach: Reach) -> Attack {
        Attack { reach, dice: 0, odds: [None; 2], around: false, blows: [None; 2] }
    }
}

/// A condition of an attack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum If {
    /// PR-10.10, PR-R86: the target is at short range; contact is.
    Short,
    /// PR-10.11: it is at long range.
    Long,
    /// The target is a building.
    Building,
    /// PR-2.7: the attacker is completely in the rear arc of the target.
    Behind,
}

/// PR-R82: what the winner of a combat roll does to the other model. The attacker wins with more successes, the defender
/// with as many. Buildings neither suffer nor give blows. Only a model that is still on the table suffers one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Blow {
    /// PR-12.3: it is pushed so many hexes.
    Push(u8),
    /// It loses so much of its first track: Charge or Rage.
    Drain(u8),
    /// Its face-up action card goes back to its deck; it cannot be activated this round (as PR-R33).
    Stun,
    /// It pivots one hex side, left or right, as the winner chooses.
    Turn,
    /// It suffers so much damage more, drawn from its deck (as PR-R30: no roll, no choice of the face-up card).
    Hurt(u8),
}

/// When a trait works.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum On {
    /// As long as it is in play.
    Always,
    /// In every attack of the model.
    Attack,
    /// In every melee attack of the model.
    Melee,
    /// In every ranged attack of the model.
    Ranged,
    /// Whenever the model is attacked.
    Defence,
    /// Whenever it is attacked in melee.
    MeleeDefence,
    /// Whenever it is attacked from afar.
    RangedDefence,
}

impl On {
    /// Whether it works in an attack of this kind, seen from the attacker or from the defender.
    pub fn works(self, reach: Reach, attacks: bool) -> bool {
        match self {
            On::Always => false,
            On::Attack => attacks,
            On::Melee => attacks && reach == Reach::Melee,
            On::Ranged => attacks && reach == Reach::Ranged,
            On::Defence => !attacks,
            On::MeleeDefence => !attacks && reach == Reach::Melee,
            On::RangedDefence => !attacks && reach == Reach::Ranged,
        }
    }
}

/// A passive of a face-up card (PR-1.26), an upgrade, or a mutation (PR-14.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Trait {
    /// When it works.
    pub on: On,
    /// It works only under this condition of the attack.
    pub condition: Option<If>,
    /// PR-14.1, PR-14.3: it needs so many triggers on the dice of its own model; 0 needs none.
    pub triggers: u8,
    /// What it gives.
    pub boon: Boon,
}

/// What a trait gives.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Boon {
    /// Always: the statistic is so much higher.
    Stat(Stat, i8),
    /// Always: the maximum of the resource is so much higher, and its counter starts so much higher.
    Track(Resource, u8),
    /// Always, PR-R83: the model cannot be pushed, and no collision happens.
    Firm,
    /// Always, PR-R83: SKL counts against attacks from behind too (against PR-9.5).
    Watchful,
    /// In an attack: so many dice more or fewer in the own roll. Never with triggers.
    Dice(i8),
    /// In an attack: up to so many own dice may be rolled again (PR-R39). Never with triggers.
    Reroll(u8),
    /// In an attack: so many successes more (PR-R22).
    Success(u8),
    /// In defence: the attack does no damage (PR-14.4, PR-R78).
    NoDamage,
    /// In an attack, after it is resolved: the model gains so much of the resource.
    Gain(Resource, u8),
    /// In an attack: this happens to the other model if the own side wins the roll; after damage and the card's blows.
    Blow(Blow),
}

/// PR-11.4, PR-R84: what happens when a card is lost as damage. "The striker" is who deals the damage.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Wound {
    /// The model loses so much of the resource.
    Lose(Resource, u8),
    /// The model loses all of the resource (PR-20.16).
    Empty(Resource),
    /// The maximum of the resource is so much lower for the rest of the game, at least 0; a higher counter goes down.
    Cap(Resource, u8),
    /// The statistic is lower by 1 for the rest of the game, at least 0.
    Weaken(Stat),
    /// PR-13.22, PR-R44: a pilot dies, as the owner chooses.
    PilotDies,
    /// The model pivots one hex side, left or right, as the striker chooses.
    Turn,
    /// The model's face-up action card goes back to its deck; it cannot be activated this round (as PR-R33).
    Stun,
    /// One more damage, drawn from the deck.
    Again,
    /// The carried object falls to where the model stands (as PR-15.10).
    Drop,
    /// The model gains so much of the resource.
    Gain(Resource, u8),
    /// Every enemy model in contact loses so much of its first track: Charge or Rage.
    Splash(u8),
}

/// PR-13.5 to PR-13.20: the special abilities of pilots.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ability {
    /// PR-13.5.
    Accurate,
    /// PR-13.6: this action card.
    Activate(CardId),
    /// PR-13.7.
    Brutal,
    /// PR-13.8.
    Charge,
    /// PR-13.9.
    Momentum,
    /// PR-13.10.
    Command,
    /// PR-13.11.
    Focus,
    /// PR-13.12.
    Disengage,
    /// PR-13.14.
    Unbreakable,
    /// PR-13.15.
    Inspiring,
    /// PR-13.16.
    MarkOne,
    /// PR-13.17.
    Dynamo,
    /// PR-13.18.
    Push,
    /// PR-13.19.
    Tactical,
    /// PR-13.20.
    SoloPilot,
}

impl Ability {
    /// PR-13.21: whether it works from the reveal of the Deep Drift card until that leaves play. The others are used
    /// when the card is resolved.
    pub fn is_while_connected(self) -> bool {
        match self {
            Ability::Unbreakable | Ability::Inspiring | Ability::MarkOne => true,
            Ability::Accurate
            | Ability::Activate(_)
            | Ability::Brutal
            | Ability::Charge
            | Ability::Momentum
            | Ability::Command
            | Ability::Focus
            | Ability::Disengage
            | Ability::Dynamo
            | Ability::Push
            | Ability::Tactical
            | Ability::SoloPilot => false,
        }
    }
}
