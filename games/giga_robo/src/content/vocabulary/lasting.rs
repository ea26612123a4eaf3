//! What holds for a while, and how damage is made.

use super::{
    Amount, AmountText, Clause, Code, CodeText, Filter, Group, Hook, Icon, If, Price, Tile, Trait, Trauma,
};
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
    /// A card costs nothing if the user gives up the tile below its robot for it (GR-R95).
    FreeFor(Tile),
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
        /// Only while such a tile lies below the robot or adjacent to it.
        #[serde(default)]
        near: Option<Tile>,
    },
    /// Attacks on the robot do less damage.
    AttackDamageTaken(#[schemars(with = "AmountText")] Amount),
    /// Half of the damage of own attacks also hits the Targets adjacent to their Target (GR-R132).
    Splash(Filter),
    /// The results of own Attack Rolls count more, Power Dice and all.
    Results(i8),
    /// Own Attack Die results count more, those of Power Dice do not (GR-R51).
    AttackResults(i8),
    /// The opponent's Attack Die results count more or less.
    FoesResults(i8),
    /// Own Attack Rolls have more dice.
    AttackDice(i8),
    /// The opponent's Attack Rolls have more or fewer dice.
    FoesAttackDice(i8),
    /// The opponent's Attack Rolls have more or fewer dice in attacks of a type.
    FoesDice {
        /// Which attacks.
        #[serde(default)]
        attacks: Filter,
        /// How many.
        by: i8,
    },
    /// Combat Advantage gives so many more Attack Dice (GR-17.9).
    Advantage(u8),
    /// While in Cover, own Attack Rolls have so many Defense Dice as ten-sided Attack Dice (GR-12.11, GR-R133).
    CoverDice(u8),
    /// Defense is higher.
    Defense(#[schemars(with = "AmountText")] Amount),
    /// Defense is higher, and at most so much by it (GR-12.10).
    DefenseUpTo {
        /// By how much.
        #[schemars(with = "AmountText")]
        by: Amount,
        /// No higher than this by it.
        most: u8,
    },
    /// Defense is higher on a Crater.
    DefenseOnCrater(i8),
    /// Speed is higher.
    Speed {
        /// By how much.
        by: u8,
        /// No higher than this by it (GR-R160).
        #[serde(default)]
        most: Option<u8>,
    },
    /// Attack cards with this icon cannot be played (GR-R161).
    Forbid(Icon),
    /// If the attack of this card fails, so many of its dice may be removed to roll the others again (GR-R146).
    TryAgain(u8),
    /// Each hex that the robot moves across, or is moved across, does so much damage to it (GR-R147).
    MovingHurts(u8),
    /// Own successful attacks make the opponent draw an Impact Card (GR-R143).
    ImpactWith(Filter),
    /// Recovery Roll results are higher.
    Recovery(u8),
    /// The Rage value is higher.
    Rage(u8),
    /// Cards gain the Combo icon.
    Combo(Filter),
    /// Own attacks reach nearer or farther.
    Range {
        /// Which attacks.
        #[serde(default)]
        attacks: Filter,
        /// The least of their range.
        #[serde(default)]
        least: Option<u8>,
        /// Whether the most of it doubles.
        #[serde(default)]
        twice: bool,
        /// By how much the most of it grows.
        #[serde(default)]
        more: u8,
    },
    /// More tokens of a kind are received each time.
    Receive {
        /// Of this kind.
        what: Trauma,
        /// So many more.
        more: u8,
    },
    /// Each gain of Fighting Spirit is higher.
    FsGains(u8),
    /// The Heart value is this.
    Heart(#[schemars(with = "AmountText")] Amount),
    /// The Heart value is higher.
    MoreHeart(u8),
    /// The robot begins with so many quarters of its Armor.
    StartArmor(u8),
    /// The Control holds so many Power Tokens, and no more than that is lost (GR-R101).
    PtRoom(u8),
    /// Opponents pay so many Power Tokens to gain Rage (GR-R102).
    RageToll(u8),
    /// Stands for an activated ability in Requirements.
    Unlock(#[schemars(with = "CodeText")] Code),
    /// Only a single damage of so much can defeat.
    Undying(u8),
    /// Unsuccessful attack rolls may be rolled again once.
    SecondTry(Filter),
    /// Unsuccessful rolls for these attacks may be rolled again once for a price.
    TryFor {
        /// Which attacks.
        #[serde(default)]
        attacks: Filter,
        /// What it costs.
        price: Price,
    },
    /// Every attack, whoever's it is, does more damage.
    AllDamage(u8),
    /// Cards have no Cooldown Value.
    NoCooldown(Filter),
    /// Own attack cards may use the Rules Text of another such card in the meter (GR-R166).
    LendText(Filter),
    /// Something happens whenever something else does.
    On {
        /// When.
        when: Hook,
        /// For what waits for the next attack: of which type that is.
        #[serde(default)]
        attacks: Option<Group>,
        /// What.
        then: Vec<Clause>,
    },
    /// What is told by its name alone.
    #[serde(untagged)]
    Trait(Trait),
}

/// What lasting texts are about: whoever asks for one looks only where there is any about the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Topic {
    /// What cards cost.
    Cost,
    /// From where cards are played.
    Origin,
    /// Dice and their results.
    Roll,
    /// Damage.
    Damage,
    /// Defense.
    Defense,
    /// How robots move, and are moved.
    Movement,
    /// How fast robots are.
    Speed,
    /// How far own attacks reach.
    Range,
    /// How far attacks of others reach.
    Reach,
    /// The icons of attacks.
    Combo,
    /// Rage and Power.
    Gain,
    /// Recovery Rolls.
    Recovery,
    /// Requirements.
    Need,
    /// What is said of everybody, or of the opponents' meters.
    Others,
    /// What cards are: their Cooldown Values and Rules Texts.
    Face,
    /// What happens at a moment.
    Moment,
}

impl Topic {
    /// How many there are.
    pub(crate) const COUNT: usize = Topic::Moment as usize + 1;

    /// All of them.
    pub(crate) const ALL: [Topic; Topic::COUNT] = [
        Topic::Cost,
        Topic::Origin,
        Topic::Roll,
        Topic::Damage,
        Topic::Defense,
        Topic::Movement,
        Topic::Speed,
        Topic::Range,
        Topic::Reach,
        Topic::Combo,
        Topic::Gain,
        Topic::Recovery,
        Topic::Need,
        Topic::Others,
        Topic::Face,
        Topic::Moment,
    ];
}

/// Some topics. They follow from what else lies on a table: no table differs by them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Topics(u32);

impl Topics {
    /// None.
    pub(crate) const NONE: Topics = Topics(0);

    /// Every one.
    pub(crate) const ALL: Topics = Topics(u32::MAX);

    /// Adds a topic.
    pub(crate) fn insert(&mut self, topic: Topic) {
        self.0 |= 1 << topic as u32;
    }

    /// What is in these or in those.
    #[inline]
    pub(crate) fn or(self, others: Topics) -> Topics {
        Topics(self.0 | others.0)
    }

    /// Whether the topic is one of them.
    #[inline]
    pub(crate) fn contains(self, topic: Topic) -> bool {
        self.0 & 1 << topic as u32 != 0
    }
}

impl PartialEq for Topics {
    fn eq(&self, _: &Topics) -> bool {
        true
    }
}

impl Eq for Topics {}

impl std::hash::Hash for Topics {
    fn hash<H: std::hash::Hasher>(&self, _: &mut H) {}
}

impl Static {
    /// What it is about.
    pub(crate) fn topic(&self) -> Topic {
        match self {
            Static::Trait(what) => what.topic(),
            Static::Cost { .. } | Static::HalfCost(_) | Static::FreeIf(_) | Static::FreeFor(_) => Topic::Cost,
            Static::Results(_)
            | Static::AttackResults(_)
            | Static::FoesResults(_)
            | Static::AttackDice(_)
            | Static::FoesAttackDice(_)
            | Static::FoesDice { .. }
            | Static::Advantage(_)
            | Static::CoverDice(_)
            | Static::ImpactWith(_)
            | Static::TryAgain(_)
            | Static::SecondTry(_)
            | Static::TryFor { .. } => Topic::Roll,
            Static::Damage { .. } | Static::AttackDamageTaken(_) | Static::Splash(_) | Static::Undying(_) => {
                Topic::Damage
            }
            Static::Defense(_) | Static::DefenseUpTo { .. } | Static::DefenseOnCrater(_) => Topic::Defense,
            Static::MovingHurts(_) => Topic::Movement,
            Static::AllDamage(_) => Topic::Others,
            Static::NoCooldown(_) | Static::LendText(_) => Topic::Face,
            Static::Range { .. } => Topic::Range,
            Static::Combo(_) => Topic::Combo,
            Static::Rage(_)
            | Static::Receive { .. }
            | Static::FsGains(_)
            | Static::Heart(_)
            | Static::MoreHeart(_)
            | Static::StartArmor(_)
            | Static::PtRoom(_)
            | Static::RageToll(_) => Topic::Gain,
            Static::Recovery(_) => Topic::Recovery,
            Static::Speed { .. } => Topic::Speed,
            Static::Unlock(_) | Static::Forbid(_) => Topic::Need,
            Static::On { .. } => Topic::Moment,
        }
    }
}

impl Static {
    /// Of which own attacks it speaks: what waits for the next attack waits for such a one (GR-R67). None if it speaks of
    /// any, or of attacks of others.
    pub(crate) fn attacks(&self) -> Option<Filter> {
        match self {
            Static::Cost { cards: attacks, .. }
            | Static::HalfCost(attacks)
            | Static::Damage { attacks, .. }
            | Static::Splash(attacks)
            | Static::ImpactWith(attacks)
            | Static::Combo(attacks)
            | Static::Range { attacks, .. }
            | Static::SecondTry(attacks)
            | Static::TryFor { attacks, .. }
            | Static::NoCooldown(attacks)
            | Static::LendText(attacks) => Some(*attacks),
            Static::On { attacks, .. } => {
                attacks.map(|kind| Filter { kind: Some(kind), ..Filter::default() })
            }
            Static::FreeIf(_)
            | Static::FreeFor(_)
            | Static::AttackDamageTaken(_)
            | Static::Results(_)
            | Static::AttackResults(_)
            | Static::FoesResults(_)
            | Static::AttackDice(_)
            | Static::FoesAttackDice(_)
            | Static::FoesDice { .. }
            | Static::Advantage(_)
            | Static::CoverDice(_)
            | Static::Defense(_)
            | Static::DefenseUpTo { .. }
            | Static::DefenseOnCrater(_)
            | Static::Speed { .. }
            | Static::Forbid(_)
            | Static::TryAgain(_)
            | Static::MovingHurts(_)
            | Static::Recovery(_)
            | Static::Rage(_)
            | Static::Receive { .. }
            | Static::FsGains(_)
            | Static::Heart(_)
            | Static::MoreHeart(_)
            | Static::StartArmor(_)
            | Static::PtRoom(_)
            | Static::RageToll(_)
            | Static::Unlock(_)
            | Static::Undying(_)
            | Static::AllDamage(_)
            | Static::Trait(_) => None,
        }
    }
}

impl Trait {
    fn topic(self) -> Topic {
        match self {
            Trait::Overdrive => Topic::Origin,
            Trait::HalfCollisions | Trait::Overload => Topic::Damage,
            Trait::NoDefense => Topic::Defense,
            Trait::ForceSave
            | Trait::SwapForce
            | Trait::Lasso
            | Trait::NoMovement
            | Trait::RazeAlong
            | Trait::Boost
            | Trait::Trample
            | Trait::SplitMovement
            | Trait::Unmoved
            | Trait::OwnLanding
            | Trait::NoForce => Topic::Movement,
            Trait::PanicStays => Topic::Others,
            Trait::FromBarriers | Trait::WarpGate | Trait::ArcHunter | Trait::FlatRange => Topic::Range,
            Trait::HalfRangedReach => Topic::Reach,
            Trait::ComboReaction | Trait::Counter | Trait::NoCounter => Topic::Combo,
            Trait::RageTwice | Trait::NoRage | Trait::NoPower | Trait::PowerToo => Topic::Gain,
            Trait::NoArmor | Trait::Purge => Topic::Gain,
            Trait::UntilHurt | Trait::Grafted => Topic::Moment,
        }
    }
}

/// How a card's damage is made (GR-25.4).
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct DamageText {
    /// The base damage once for each success (GR-14.7).
    pub per_success: bool,
    /// What is done before the damage is counted; how much that was can be counted with it (GR-R91).
    pub before: Vec<Clause>,
    /// So much more base damage for each that was done (GR-R91).
    pub each_done: u8,
    /// So much more on opponents at a higher level.
    pub higher: u8,
    /// Damage on top.
    #[schemars(with = "AmountText")]
    pub plus: Amount,
    /// A Trigger: so much more for each time the price is paid.
    pub bought: Option<Bought>,
    /// Whether it hits every hex adjacent to the user instead of the Target.
    pub around_me: bool,
    /// Whether half of it also hits what is adjacent to the opponent (GR-R132).
    pub splash: Option<Splash>,
    /// Whether it hits every opponent within the range of the card instead of the Target (GR-R152).
    pub in_range: bool,
    /// A Trigger: the damage is inflicted again each time that so many of the successful dice are removed (GR-R153).
    pub repeat: u8,
    /// What is done when the damage is counted.
    pub then: Vec<Clause>,
}

/// What half of the damage hits beside the opponent (GR-R132).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Splash {
    /// Everything on adjacent hexes.
    Hexes,
    /// Only Targets: not the own robot, and Static Barriers only by as much as destroys a Target (GR-R50).
    Targets,
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
    /// Whether it is bought exactly so often, or not at all (GR-24.12).
    #[serde(default)]
    pub all: bool,
}
