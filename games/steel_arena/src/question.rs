//! Questions and answers: all that a seat ever does.

use crate::content::{Movement, Span};
use crate::field::{Cell, Cells};
use crate::tile::{Arrival, Part};
use serde::{Deserialize, Serialize};
use tabletop::Direction;

/// What a seat can be asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// Where the robot starts (SA-2.17).
    Place,
    /// Where it looks at the start (SA-2.17).
    Face(Cell),
    /// What to do in the active phase (SA-3.3).
    Act,
    /// Whether to activate another module: by SPEEDY, or else by wearing out the last one (SA-4.3, SA-9.4).
    GoOn {
        /// Whether the last module is worn out by going on.
        wearing: bool,
    },
    /// How far to turn (SA-5.9).
    Turning(Span),
    /// Where to go (SA-6.1).
    Moving(Movement),
    /// Which target: a cell, for a beam the robot that its effects act on.
    Aiming(Cells),
    /// What the attack does next (SA-12.7, SA-12.11).
    Effects {
        /// Whether damage is still to be dealt.
        deals: bool,
        /// So far the target may be pushed.
        push: u8,
        /// So far the target may be spun.
        spin: u8,
    },
    /// Which of several explosions hits first (SA-R48).
    NextHit(Cells),
    /// Which defence reduces the hit (SA-R43).
    Defend {
        /// The damage that is left.
        damage: u8,
        /// The heat that is left.
        heat: u8,
        /// From where it arrives.
        arrival: Arrival,
    },
    /// How many points of a defence prevent damage; the others prevent heat (SA-R43).
    Split {
        /// The damage that is left.
        damage: u8,
        /// The heat that is left.
        heat: u8,
        /// The points.
        points: u8,
    },
    /// Which module becomes overheated (SA-12.14).
    Heat {
        /// The heat that is left.
        left: u8,
    },
    /// Which module the water cools (SA-17.15).
    Quench,
    /// Which module becomes an own trophy (SA-16.7).
    Limit,
    /// Which module is discarded (SA-15.3).
    Discard {
        /// How many are still to go.
        left: u8,
    },
    /// Which empty cell gets the top tile of the stack (SA-R35).
    Refill,
}

/// An ability of the central module.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ability {
    /// Its attack.
    Attack,
    /// Its movement.
    Movement,
    /// Its turn.
    Turn,
}

impl Ability {
    /// All three.
    pub const ALL: [Ability; 3] = [Ability::Attack, Ability::Movement, Ability::Turn];
}

/// What a seat can answer. The order is the order of lists.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// This cell: to start on, as a target, to be refilled, the explosion that hits next.
    Cell(Cell),
    /// Looking there.
    Face(Direction),
    /// Cool all modules.
    Cool,
    /// End the active phase.
    Stop,
    /// Activate this module.
    Activate(Part),
    /// Activate the central module and use this ability (SA-14.2).
    Use(Ability),
    /// Turn by so many sectors, clockwise if positive.
    Turn(i8),
    /// Go so many cells in this direction.
    Go {
        /// Where to.
        to: Direction,
        /// How many cells.
        cells: u8,
    },
    /// Deal the damage.
    Deal,
    /// Push the target by so many cells.
    Push(u8),
    /// Spin the target by so many sectors, clockwise if positive.
    Spin(i8),
    /// Defend with this module.
    Defend(Part),
    /// Defend no more.
    Endure,
    /// So many points prevent damage, the others heat.
    Split(u8),
    /// Overheat this module.
    Overheat(Part),
    /// Overheat no more; the rest is damage.
    Enough,
    /// Cool this module.
    Quench(Part),
    /// Give this module away.
    Give(Part),
}
