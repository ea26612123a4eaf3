//! Refusals: why an answer or a set-up is not legal, each with its rule and its facts.

use crate::build::BuildFault;
use crate::content::{Code, Force, Icon, Need, Price};
use crate::setup::Mode;
use kernel::{Cited, Seat};
use serde::{Deserialize, Serialize};

/// Why an answer or a set-up is not legal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Illegal {
    /// The number of seats does not go with the mode.
    SeatCount {
        /// The seats wanted.
        seats: u8,
        /// The mode wanted.
        mode: Mode,
    },
    /// More builds than seats.
    TooManyBuilds {
        /// How many.
        builds: usize,
    },
    /// A build is not allowed.
    Build {
        /// Whose.
        seat: Seat,
        /// Why.
        fault: BuildFault,
    },
    /// Another seat has this pilot or robot.
    Twin {
        /// Whose.
        seat: Seat,
        /// Whether it is the robot.
        robot: bool,
    },
    /// There is no such map.
    NoSuchMap,
    /// Something else is asked.
    NotAsked,
    /// The Obstacle cannot lie there.
    NoPlaceForObstacle,
    /// No such Structure is left.
    SupplyOut,
    /// Somebody has that place in the turn order.
    PlaceTaken,
    /// Not of the team.
    NotTeammate,
    /// No free Starting Zone.
    NoFreeZone,
    /// There is no such slot.
    NoSuchSlot,
    /// The movement of this turn is spent.
    HasMoved,
    /// A text forbids to spend movement.
    HeldFast,
    /// It is farther than the movement goes.
    TooFar {
        /// The movement.
        movement: u8,
    },
    /// The card is in the Cooldown Meter.
    CoolingDown {
        /// The slot, from 1.
        slot: u8,
    },
    /// The card is not in hand.
    NotInHand,
    /// The card is not an attack.
    NotAttack,
    /// The card is no Instant.
    NotInstant,
    /// It costs too much.
    TooDear {
        /// The cost.
        cost: u8,
        /// The Fighting Spirit there is.
        has: u8,
    },
    /// A Requirement is not met.
    Need(Need),
    /// An Instant with a range has no Target within it.
    NothingInRange {
        /// At least.
        least: u8,
        /// At most.
        most: u8,
    },
    /// The text has nothing to work on.
    NoObject,
    /// The Target is out of range.
    OutOfRange {
        /// At least.
        least: u8,
        /// At most.
        most: u8,
        /// How far it is.
        distance: u8,
    },
    /// It cannot be aimed at.
    NoTarget,
    /// These cards are no Combo.
    NoCombo,
    /// Only the Target Defends.
    NotTarget,
    /// The Defense is 0.
    NoDefense,
    /// More than allowed.
    TooMany {
        /// The most.
        most: u8,
    },
    /// Not a number that can be chosen.
    WrongNumber {
        /// The least.
        least: u8,
        /// The most.
        most: u8,
    },
    /// Too many responses wait.
    StackFull,
    /// The ability is not activated, or belongs to somebody else.
    NotActivated,
    /// It needs no activation.
    AlwaysAvailable,
    /// It is activated, or about to be.
    AlreadyActive,
    /// Too few Power Tokens in the Control.
    TooFewTokens {
        /// The cost.
        cost: u8,
        /// What there is.
        has: u8,
    },
    /// Another ability must be activated first.
    NeedsAbility {
        /// Which.
        ability: Code,
    },
    /// The price cannot be paid.
    CannotPay {
        /// The price.
        price: Price,
        /// What there is of it.
        has: u8,
    },
    /// What else it costs is not there.
    CannotGive,
    /// The card was taken back and cannot be played until the turn ends.
    Barred,
    /// The attack has been aimed at this before.
    OldTarget,
    /// That Trigger was paid in this turn already.
    OnceATurn,
    /// That Trigger was paid already, and can be only once in the bout.
    OnceABout,
    /// A text forbids to play cards with this icon.
    Forbidden {
        /// Which.
        icon: Icon,
    },
    /// No such effect is due.
    NotDue,
    /// There is no such token in that slot.
    NoneInSlot,
    /// Not an opponent who can be named.
    NoSuchFoe,
    /// No such die.
    NoSuchDie,
    /// Not this card.
    NotThisCard,
    /// No such token.
    NoSuchToken,
    /// No such declared response.
    NoSuchResponse,
    /// Not there.
    NotThere,
    /// The Forced Movement does not go there.
    WrongWay {
        /// Which kind it is.
        how: Force,
    },
    /// There is an Active Barrier already.
    HasBarrier,
    /// That robot has no room, or does not belong to a teammate.
    NoRoom,
    /// The turn is skipped: no cards are played.
    TurnSkipped,
}

impl Cited for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Illegal::SeatCount { mode: Mode::Duel, .. } => "GR-2.1",
            Illegal::SeatCount { mode: Mode::Team, .. } => "GR-2.2",
            Illegal::SeatCount { mode: Mode::FreeForAll, .. } => "GR-2.3",
            Illegal::TooManyBuilds { .. } => "GR-1.2",
            Illegal::Build { fault, .. } => fault.rule(),
            Illegal::Twin { .. } => "GR-3.3",
            Illegal::NoSuchMap => "GR-3.25",
            Illegal::NotAsked => "GR-T2",
            Illegal::NoPlaceForObstacle => "GR-3.27",
            Illegal::SupplyOut => "GR-R6",
            Illegal::PlaceTaken => "GR-3.33",
            Illegal::NotTeammate => "GR-3.36",
            Illegal::NoFreeZone => "GR-3.32",
            Illegal::NoSuchSlot => "GR-20.16",
            Illegal::HasMoved => "GR-7.1",
            Illegal::HeldFast => "GR-R57",
            Illegal::TooFar { .. } => "GR-7.4",
            Illegal::CoolingDown { .. } => "GR-22.8",
            Illegal::NotInHand => "GR-3.13",
            Illegal::NotAttack => "GR-10.2",
            Illegal::NotInstant => "GR-8.2",
            Illegal::TooDear { .. } => "GR-R65",
            Illegal::Need(_) => "GR-25.2",
            Illegal::NothingInRange { .. } => "GR-10.12",
            Illegal::NoObject => "GR-R52",
            Illegal::OutOfRange { .. } => "GR-10.7",
            Illegal::NoTarget => "GR-10.5",
            Illegal::NoCombo => "GR-10.2",
            Illegal::NotTarget => "GR-11.8",
            Illegal::NoDefense => "GR-11.9",
            Illegal::TooMany { .. } => "GR-12.10",
            Illegal::WrongNumber { .. } => "GR-24.12",
            Illegal::StackFull => "GR-T1",
            Illegal::NotActivated => "GR-24.7",
            Illegal::AlwaysAvailable => "GR-24.10",
            Illegal::AlreadyActive => "GR-24.5",
            Illegal::TooFewTokens { .. } => "GR-24.5",
            Illegal::NeedsAbility { .. } => "GR-24.6",
            Illegal::CannotPay { .. } => "GR-24.11",
            Illegal::CannotGive => "GR-R65",
            Illegal::Barred => "GR-R136",
            Illegal::OldTarget => "GR-R68",
            Illegal::OnceATurn => "GR-R54",
            Illegal::OnceABout => "GR-R155",
            Illegal::Forbidden { .. } => "GR-R161",
            Illegal::NotDue => "GR-R48",
            Illegal::NoneInSlot => "GR-R85",
            Illegal::NoSuchFoe => "GR-R49",
            Illegal::NoSuchDie => "GR-R25",
            Illegal::NotThisCard => "GR-22.13",
            Illegal::NoSuchToken => "GR-22.4",
            Illegal::NoSuchResponse => "GR-27.6",
            Illegal::NotThere => "GR-21.6",
            Illegal::WrongWay { how: Force::Pull } => "GR-18.3",
            Illegal::WrongWay { how: Force::Push } => "GR-18.4",
            Illegal::WrongWay { how: Force::Throw } => "GR-18.8",
            Illegal::HasBarrier => "GR-21.3",
            Illegal::NoRoom => "GR-28.4",
            Illegal::TurnSkipped => "GR-R53",
        }
    }
}
