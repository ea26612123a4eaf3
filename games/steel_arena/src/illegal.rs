//! Refusals: why an answer or a set-up is not legal, each with its rule and its facts.

use kernel::{Cited, Seat};
use serde::{Deserialize, Serialize};

/// Why an answer or a set-up is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Illegal {
    /// The number of seats.
    SeatCount {
        /// The seats wanted.
        seats: u8,
    },
    /// Teams need four.
    TeamSeats {
        /// The seats wanted.
        seats: u8,
    },
    /// The first player is not at the table.
    NoSuchFirst {
        /// Who was named.
        first: Seat,
    },
    /// The field has another number of cells than there are tiles to lay.
    CellCount {
        /// The cells named.
        cells: usize,
        /// The cells needed.
        wanted: usize,
    },
    /// A cell is named twice.
    CellTwice,
    /// A cell lies far outside.
    CellTooFar,
    /// The cells do not hang together.
    NotConnected,
    /// Something else is asked.
    NotAsked,
    /// There is no such cell.
    NoSuchCell,
    /// There is no such module.
    NoSuchModule,
    /// The robot starts on a border cell.
    NotBorder,
    /// Another robot, an obstacle or harm is there.
    NoPlaceToStart,
    /// Defences are not activated.
    DefenceNotActivated,
    /// It was activated this turn.
    UsedThisTurn,
    /// An overheated attack cannot be worn out.
    AttackOverheated,
    /// The overheated central module cannot be worn out.
    CentralOverheated,
    /// The central module is activated by naming one of its abilities.
    AbilityUnnamed,
    /// The field edge is in front: no target.
    NoTarget,
    /// No distance of the movement is possible.
    NowhereToGo,
    /// The turn is not of this size.
    TurnSize,
    /// The movement goes another way.
    WrongWay {
        /// Whether it is diagonal.
        diagonal: bool,
    },
    /// The movement is not of this length.
    Distance,
    /// The field edge is in the way.
    Edge,
    /// An obstacle is in the way.
    Obstacle,
    /// Robots that cannot be shifted are in the way.
    Chain,
    /// A jump would end on an obstacle.
    JumpOntoObstacle,
    /// A jump would end on a robot.
    JumpOntoRobot,
    /// A jump would end outside the field.
    JumpOutside,
    /// The cell is not on the firing line.
    OffLine,
    /// A robot stands before it.
    BehindRobot,
    /// Interference lies before it.
    BehindInterference,
    /// The beam's effects need a robot.
    EffectNeedsRobot,
    /// The damage is dealt.
    NothingToDeal,
    /// Pushed too far.
    PushSize {
        /// The most.
        most: u8,
    },
    /// Spun too far.
    SpinSize {
        /// The most.
        most: u8,
    },
    /// That explosion does not hit the robot, or has hit it.
    NoSuchExplosion,
    /// It is not a defence.
    NoDefence,
    /// It has worked this turn.
    Spent,
    /// It protects another side.
    OtherSide {
        /// Whether the hit comes from the robot's own cell.
        beneath: bool,
    },
    /// The reaction is overheated.
    ReactionOverheated,
    /// Reactions are for the turns of others.
    ReactionInOwnTurn,
    /// Passive defences come first and must be used.
    PassiveFirst,
    /// The points do not go up.
    SplitSize {
        /// The least on damage.
        least: u8,
        /// The most on damage.
        most: u8,
    },
    /// It is overheated.
    AlreadyHot,
    /// It is cool.
    NotHot,
    /// The central module is never given away.
    CentralStays,
    /// The cell has a tile.
    NotEmpty,
    /// A robot stands there.
    RobotThere,
}

impl Cited for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Illegal::SeatCount { .. } => "SA-1.7",
            Illegal::TeamSeats { .. } => "SA-21.1",
            Illegal::NoSuchFirst { .. } => "SA-R1",
            Illegal::CellCount { .. } => "SA-2.2",
            Illegal::CellTwice | Illegal::CellTooFar | Illegal::NotConnected => "SA-R2",
            Illegal::NotAsked => "SA-T2",
            Illegal::NoSuchCell => "SA-2.8",
            Illegal::NoSuchModule => "SA-3.5",
            Illegal::NotBorder => "SA-2.17",
            Illegal::NoPlaceToStart => "SA-R5",
            Illegal::DefenceNotActivated => "SA-13.17",
            Illegal::UsedThisTurn => "SA-3.7",
            Illegal::AttackOverheated => "SA-9.2",
            Illegal::CentralOverheated => "SA-9.8",
            Illegal::AbilityUnnamed => "SA-14.2",
            Illegal::NoTarget => "SA-R18",
            Illegal::NowhereToGo => "SA-R13",
            Illegal::TurnSize => "SA-5.9",
            Illegal::WrongWay { diagonal: false } => "SA-6.2",
            Illegal::WrongWay { diagonal: true } => "SA-6.3",
            Illegal::Distance => "SA-6.1",
            Illegal::Edge => "SA-7.1",
            Illegal::Obstacle => "SA-7.3",
            Illegal::Chain => "SA-8.7",
            Illegal::JumpOntoObstacle => "SA-6.6",
            Illegal::JumpOntoRobot => "SA-6.7",
            Illegal::JumpOutside => "SA-6.8",
            Illegal::OffLine => "SA-10.4",
            Illegal::BehindRobot => "SA-11.2",
            Illegal::BehindInterference => "SA-11.3",
            Illegal::EffectNeedsRobot => "SA-R24",
            Illegal::NothingToDeal => "SA-12.7",
            Illegal::PushSize { .. } => "SA-12.2",
            Illegal::SpinSize { .. } => "SA-12.9",
            Illegal::NoSuchExplosion => "SA-R48",
            Illegal::NoDefence => "SA-13.1",
            Illegal::Spent => "SA-13.4",
            Illegal::OtherSide { beneath: false } => "SA-13.11",
            Illegal::OtherSide { beneath: true } => "SA-R44",
            Illegal::ReactionOverheated => "SA-13.8",
            Illegal::ReactionInOwnTurn => "SA-R46",
            Illegal::PassiveFirst | Illegal::SplitSize { .. } => "SA-R43",
            Illegal::AlreadyHot => "SA-12.15",
            Illegal::NotHot => "SA-17.15",
            Illegal::CentralStays => "SA-14.9",
            Illegal::NotEmpty => "SA-18.7",
            Illegal::RobotThere => "SA-18.9",
        }
    }
}
