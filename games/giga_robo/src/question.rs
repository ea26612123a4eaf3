//! Questions and answers: all that a seat ever does.

use crate::city::{Cell, Path};
use crate::content::{Cancels, Card, Cards, Force, MapId, Price, Tile, Trauma};
use crate::table::{Aim, DUE_MAX, Due, List};
use crate::text::{Source, Text};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// The moments of the timing table at which a response window opens (GR-9).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Moment {
    /// The Start of Turn phase begins (GR-9.1).
    StartBegins,
    /// It ends.
    StartEnds,
    /// The Upkeep begins (GR-9.2).
    UpkeepBegins,
    /// It ends.
    UpkeepEnds,
    /// The Combat phase begins (GR-9.3).
    CombatBegins,
    /// It ends.
    CombatEnds,
    /// Movement was declared (GR-9.4).
    MoveDeclared,
    /// Movement was spent.
    Moved,
    /// An attack was declared (GR-9.5).
    AttackDeclared,
    /// A Reactive Attack was declared (GR-9.7).
    Reacted,
    /// The attacker added Power Dice (GR-9.9).
    AttackerPower,
    /// The other side added Power Dice (GR-9.10).
    OtherPower,
    /// The dice were rolled, or some of them again (GR-9.11).
    Rolled,
    /// Success is determined (GR-9.13).
    Determined,
    /// The attack counts as resolved (GR-9.16).
    Resolved,
    /// An Instant, a Trigger or an activation was declared (GR-9.24).
    Declared,
    /// One has resolved (GR-9.18 to GR-9.20).
    Happened,
    /// Power Dice were added to a Recovery Roll (GR-9.21).
    RecoveryPower,
    /// A Recovery Roll was made (GR-R17).
    Recovered,
    /// The Cooldown phase begins (GR-9.22).
    CooldownBegins,
    /// It ends.
    CooldownEnds,
    /// The Turn End phase begins (GR-9.23).
    EndBegins,
    /// It ends.
    EndEnds,
}

impl Moment {
    /// All of them.
    pub const ALL: [Moment; 23] = [
        Moment::StartBegins,
        Moment::StartEnds,
        Moment::UpkeepBegins,
        Moment::UpkeepEnds,
        Moment::CombatBegins,
        Moment::CombatEnds,
        Moment::MoveDeclared,
        Moment::Moved,
        Moment::AttackDeclared,
        Moment::Reacted,
        Moment::AttackerPower,
        Moment::OtherPower,
        Moment::Rolled,
        Moment::Determined,
        Moment::Resolved,
        Moment::Declared,
        Moment::Happened,
        Moment::RecoveryPower,
        Moment::Recovered,
        Moment::CooldownBegins,
        Moment::CooldownEnds,
        Moment::EndBegins,
        Moment::EndEnds,
    ];

    /// Its word in notation and messages.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Moment::StartBegins => "start-begins",
            Moment::StartEnds => "start-ends",
            Moment::UpkeepBegins => "upkeep-begins",
            Moment::UpkeepEnds => "upkeep-ends",
            Moment::CombatBegins => "combat-begins",
            Moment::CombatEnds => "combat-ends",
            Moment::MoveDeclared => "move-declared",
            Moment::Moved => "moved",
            Moment::AttackDeclared => "attack-declared",
            Moment::Reacted => "reacted",
            Moment::AttackerPower => "attacker-power",
            Moment::OtherPower => "other-power",
            Moment::Rolled => "rolled",
            Moment::Determined => "determined",
            Moment::Resolved => "resolved",
            Moment::Declared => "declared",
            Moment::Happened => "happened",
            Moment::RecoveryPower => "recovery-power",
            Moment::Recovered => "recovered",
            Moment::CooldownBegins => "cooldown-begins",
            Moment::CooldownEnds => "cooldown-ends",
            Moment::EndBegins => "end-begins",
            Moment::EndEnds => "end-ends",
        }
    }
}

/// The purpose of choosing a hex.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wanted {
    /// This tile is created there.
    Tile(Tile),
    /// The Structure there is destroyed, or a Crater is created.
    Raze,
    /// This tile is removed there.
    Remove(Tile),
    /// The robot comes to stand there.
    Stand,
    /// The robot Leaps there.
    Land,
    /// A Target Token comes to lie there.
    Mark,
    /// The Target Token there is moved.
    Lift,
    /// The Target Token there is removed.
    Unmark,
    /// Something comes down there.
    Strike,
    /// The robot moves away there.
    Retreat,
    /// The damage goes there.
    Deflect,
    /// An Anchor comes there.
    Anchor,
    /// The Structure there is destroyed as if the own robot had hit it.
    Crash,
    /// The Elemental tile there comes to the opponent.
    Haul,
    /// The same, or no further one does.
    HaulMore,
    /// The tile comes there.
    Goal,
    /// The robot of that seat gives way.
    GiveWay(Seat),
}

/// The purpose of choosing a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Chosen {
    /// It goes from the hand into the meter, Deactivated.
    Spend,
    /// It leaves the game.
    Banish,
    /// It is Deactivated.
    Deactivate,
    /// It gets an icon.
    Grant,
    /// It is Activated.
    Activate,
    /// Its Rules Text is lent to a card of the user's attack.
    Lender,
    /// The Rules Text of another card takes the place of its own.
    Overwrite,
    /// It is immune to Instants.
    Guard,
    /// It goes up.
    Raise,
    /// It goes down one slot.
    Lower,
    /// It comes back from the meter to the hand.
    Return,
    /// Its cost is gained.
    GainCost,
    /// It loses its Rules Text.
    Blank,
    /// It is taken back.
    TakeBack,
    /// It takes the place of the one that was taken back.
    Replace,
    /// It is Cancelled.
    Cancel,
    /// It is played for free.
    PlayFree,
    /// It lends its Rules Text to the attack card that resolves (GR-R166).
    Lend,
    /// Its cost is paid, and its Rules Text carried out (GR-R166).
    Borrow,
    /// It goes down a slot although others are held (GR-23.8).
    GoesDown,
}

/// What a seat can be asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// Which map (GR-3.25).
    Map,
    /// Which Obstacle, and where (GR-3.26).
    Obstacle,
    /// Which place in the turn order (GR-3.31, GR-3.33).
    Position,
    /// Who of the team takes its first turn (GR-3.36).
    Opens,
    /// Which Starting Zone (GR-3.32).
    Zone,
    /// Heart or Power (GR-6.4).
    Upkeep,
    /// What the Flood does (GR-20.16).
    Flood,
    /// From which slot such a token leaves the meter (GR-R85).
    Shed(Trauma),
    /// Which of these effects comes first (GR-R48); they are counted from 1.
    Order(List<Due, DUE_MAX>),
    /// What to do in the Combat phase (GR-5.5).
    Act,
    /// The next hex of a path (GR-R57); so much movement there is.
    Path {
        /// The hexes so far.
        plan: Path,
        /// The movement.
        movement: u8,
        /// Whether the Speed is spent; otherwise a text moves the robot (GR-7.16).
        spends: bool,
        /// Whether it goes through Structures and destroys them.
        tramples: bool,
    },
    /// What to aim this attack at (GR-10.4).
    Aim(Card),
    /// Whether further Combo cards follow (GR-10.2).
    Combo {
        /// The cards so far, left to right.
        cards: List<Card, 3>,
        /// The hex of the Target.
        cell: Cell,
        /// The Target.
        aim: Aim,
    },
    /// How to react (GR-11.2).
    React,
    /// Whether further Combo cards follow a Reactive Attack that may be one.
    ReactCombo,
    /// How many Power Dice (GR-12.7).
    PowerDice {
        /// At most so many.
        most: u8,
        /// Whether for a Recovery Roll (GR-9.21).
        recovery: bool,
    },
    /// Whether to respond (GR-8.2).
    Respond {
        /// When.
        moment: Moment,
        /// Whether it is a key moment for the seat (GR-T5). In a position it follows from the rest.
        #[serde(default)]
        key: bool,
    },
    /// Which opponent is meant (GR-R49).
    Foe,
    /// Whether to do it (GR-25.3), or to pay for it.
    May {
        /// The text.
        text: Text,
        /// Its clause.
        clause: u8,
    },
    /// The number X of a text, or how often its price is paid.
    Number {
        /// The text.
        text: Text,
        /// Its clause; none for the damage that a card sells (GR-25.4), and for the X of a Trigger (GR-24.12).
        clause: Option<u8>,
        /// At least so much.
        #[serde(default)]
        least: u8,
        /// At most so much.
        most: u8,
        /// What each costs.
        price: Option<Price>,
    },
    /// GR-28.11: how much of the cost of the shared robot's attack a co-pilot pays.
    Share {
        /// At least so much.
        least: u8,
        /// At most so much.
        most: u8,
    },
    /// GR-R136: whether so much is paid more for the attack that was declared, or its cards are taken back.
    Surcharge {
        /// How much.
        n: u8,
    },
    /// Which dice are rolled again.
    Dice {
        /// Whose.
        sides: Sides,
        /// Those chosen so far.
        chosen: DiceSet,
        /// At most so many.
        most: u8,
        /// What each costs.
        price: Option<Price>,
    },
    /// Which card.
    Card {
        /// What for.
        chosen: Chosen,
        /// Whose cards.
        of: Seat,
        /// Which can be chosen, if they are there: of a hand, all that it may hold for all that the others know.
        #[serde(rename = "among", alias = "from")]
        from: Cards,
        /// Whether none may be.
        #[serde(rename = "may-stop", alias = "may_stop")]
        may_stop: bool,
    },
    /// Which Activated card or ability of the opponent is Deactivated.
    Deactivate(Seat),
    /// Which token goes over.
    Token {
        /// How many are left.
        left: u8,
    },
    /// Which declared response is Cancelled.
    Cancel(Cancels),
    /// Where.
    Hex(Wanted),
    /// The next hex of a Forced Movement, or its landing hex.
    Shove {
        /// Who is moved.
        victim: Seat,
        /// How.
        how: Force,
        /// How many hexes are left.
        left: u8,
        /// Whether it may be stopped.
        #[serde(rename = "may-stop", alias = "may_stop")]
        may_stop: bool,
    },
    /// Which keyword takes the place of this one (GR-R149).
    Keyword {
        /// The printed one.
        how: Force,
        /// Whether it leads to the user.
        #[serde(rename = "to-me", alias = "to_me")]
        to_me: bool,
    },
    /// From which slot all tokens leave instead of this gain (GR-R151).
    Purge(u8),
    /// Which Barrier, and where (GR-21.1).
    Barrier,
    /// Which Barrier is destroyed.
    Break {
        /// Whether none may be.
        #[serde(rename = "may-stop", alias = "may_stop")]
        may_stop: bool,
    },
    /// Rage or Power (GR-15.3).
    Rage,
    /// Which teammate's robot to share (GR-28.1).
    Join,
    /// Which pilot of a shared robot is affected (GR-28.13).
    Crew(Seat),
}

/// A place in a list, from 0; people count from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Nth(pub u8);

/// A chosen Robot Ability, by its place 0 to 2.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct AbilityAt(pub u8);

/// Dice of the combat, by their places on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct DiceSet(pub u64);

/// Sides of the combat: the one, the other or both.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Sides(pub [bool; 2]);

/// An Obstacle of the set-up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Obstacle {
    /// A Structure of this Tier.
    Structure(u8),
    /// An Impact Tile (GR-3.29).
    Tile(Tile),
}

/// What a seat can answer. The order is the order of lists.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// Neither respond nor act: the window or the phase goes on without.
    Pass,
    /// Go back one step of what is being planned.
    Back,
    /// Do it, or enough of it.
    Yes,
    /// Do not.
    No,
    /// Gain Heart.
    Heart,
    /// Gain Rage.
    Rage,
    /// Gain Power Tokens.
    Power,
    /// This map.
    Map(MapId),
    /// This Obstacle there.
    Lay(Obstacle, Cell),
    /// This place in the turn order.
    Position(Nth),
    /// This player.
    Seat(Seat),
    /// This hex.
    Cell(Cell),
    /// Move there, the cheapest way.
    Walk(Cell),
    /// Plan the path hex by hex.
    Plan,
    /// Plan a path that goes through Structures.
    Trample,
    /// Move along the planned path, or declare the planned attack.
    Go,
    /// Attack with this card.
    Attack(Card),
    /// Aim at this.
    Aim(Cell, Aim),
    /// Add this card to the Combo.
    Add(Card),
    /// React with this card, aimed at this.
    React(Card, Aim),
    /// Defend.
    Defend,
    /// Take the Hit.
    TakeHit,
    /// So many.
    Number(u8),
    /// Play this Instant.
    Play(Card),
    /// Pay this Trigger of an ability.
    Trigger(Source, Nth),
    /// Activate this ability.
    Activate(AbilityAt),
    /// Deactivate it.
    Deactivate(AbilityAt),
    /// This die.
    Die(Nth),
    /// This card.
    Card(Card),
    /// This ability of the opponent.
    Ability(AbilityAt),
    /// This token in this slot.
    Token(u8, Trauma),
    /// The Fire in this slot, from 1.
    Slot(u8),
    /// The declared response at this place, the oldest first.
    Item(Nth),
    /// An Active Barrier.
    Shield,
    /// With this keyword.
    How(Force),
}
