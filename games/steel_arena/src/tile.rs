//! Tiles as they lie: what is printed, who knows it, what everybody may conclude; modules with their tokens.

use crate::content::{Back, Content, Kind, KindId, What};
use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use tabletop::Direction;

/// What everybody may conclude of a face-down module (SA-R67): bits of [`Facts`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Facts(pub(crate) u8);

impl Facts {
    /// It is no passive defence against hits from the front.
    pub const NOT_FRONT: Facts = Facts(1);
    /// It is no passive defence against hits from a side.
    pub const NOT_SIDE: Facts = Facts(2);
    /// It is no passive defence against hits from the rear.
    pub const NOT_REAR: Facts = Facts(4);
    /// It has AUTO-COOL or PASSIVE.
    pub const COOLS: Facts = Facts(8);
    /// It has neither AUTO-COOL nor PASSIVE.
    pub const STAYS_HOT: Facts = Facts(16);

    /// Both.
    #[must_use]
    pub fn and(self, other: Facts) -> Facts {
        Facts(self.0 | other.0)
    }

    /// Whether all of `other` is known.
    pub fn has(self, other: Facts) -> bool {
        self.0 & other.0 == other.0
    }

    /// SA-R67: what is concluded where a hit from `arrival` was endured.
    pub fn endured(arrival: Arrival) -> Facts {
        match arrival {
            Arrival::Front => Facts::NOT_FRONT,
            Arrival::Side => Facts::NOT_SIDE,
            Arrival::Rear => Facts::NOT_REAR,
            Arrival::Beneath => Facts::default(),
        }
    }

    /// Whether a tile of this kind may be what they say.
    pub fn admit(self, kind: &Kind) -> bool {
        let covers = |arrival| match kind.what {
            What::Defence(defence) => !defence.reaction && defence.covers(arrival),
            What::Turn(_) | What::Movement(_) | What::Attack(_) | What::Terrain(_) => false,
        };
        let barred = [
            (Facts::NOT_FRONT, covers(Arrival::Front)),
            (Facts::NOT_SIDE, covers(Arrival::Side)),
            (Facts::NOT_REAR, covers(Arrival::Rear)),
            (Facts::COOLS, !kind.sheds_heat()),
            (Facts::STAYS_HOT, kind.sheds_heat()),
        ];
        barred.into_iter().all(|(fact, excluded)| !(self.has(fact) && excluded))
    }
}

/// From where a hit arrives, seen from the robot (SA-5.7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Arrival {
    /// From the front sector.
    Front,
    /// From one of the four side sectors.
    Side,
    /// From the rear sector.
    Rear,
    /// From the robot's own cell: from no side (SA-R44).
    Beneath,
}

impl Arrival {
    /// SA-5.7: the sector in which the source lies for a robot with this facing.
    pub fn of(facing: Direction, source: Option<Direction>) -> Arrival {
        match source.map(|source| facing.turns_to(source)) {
            None => Arrival::Beneath,
            Some(0) => Arrival::Front,
            Some(3) => Arrival::Rear,
            Some(_) => Arrival::Side,
        }
    }
}

/// A module tile outside of the field: on a robot, among trophies, in the box.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Tile {
    /// What its back shows (SA-1.10).
    pub back: Back,
    /// What is printed on it; nothing only in what one seat knows.
    pub kind: Option<KindId>,
    /// Whether it lies face up, or was seen by all.
    pub open: bool,
    /// Who has seen it.
    pub known: SeatSet,
    /// What everybody may conclude as long as it is not open.
    pub facts: Facts,
}

impl Tile {
    /// A tile that all have seen.
    pub fn open(content: &Content, kind: KindId) -> Tile {
        Tile { back: content.kind(kind).back, kind: Some(kind), open: true, ..Tile::default() }
    }

    /// A tile that only `seat` has seen.
    pub fn seen_by(content: &Content, kind: KindId, seat: Seat) -> Tile {
        Tile { open: false, known: SeatSet::only(seat), ..Tile::open(content, kind) }
    }

    /// Everybody sees it now.
    pub fn turn_up(&mut self) {
        (self.open, self.known, self.facts) = (true, SeatSet::EMPTY, Facts::default());
    }

    /// What `seat` (a spectator without one) knows of its kind.
    pub fn kind_for(&self, seat: Option<Seat>) -> Option<KindId> {
        self.kind.filter(|_| self.open || seat.is_some_and(|seat| self.known.contains(seat)))
    }
}

/// A module of a robot, with what lies on it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Module {
    /// The tile.
    pub tile: Tile,
    /// Whether it is overheated (SA-3.8).
    pub hot: bool,
    /// Whether it was activated this turn (SA-3.7).
    pub used: bool,
    /// Whether it has defended this turn (SA-13.4).
    pub spent: bool,
    /// Whether it is the module that was activated last (SA-9.5).
    pub last: bool,
    /// Whether the token was put there by the heat in progress (SA-12.17).
    pub fresh: bool,
    /// Whether it goes to the box after the hit in progress (SA-R64).
    pub doomed: bool,
}

impl Module {
    /// A cool module.
    pub fn new(tile: Tile) -> Module {
        Module { tile, ..Module::default() }
    }

    /// What is printed on it. Only a module of one seat's knowledge has nothing.
    pub fn kind<'a>(&self, content: &'a Content) -> &'a Kind {
        content.kind(self.tile.kind.expect("a module on the table is a tile of some kind"))
    }
}

/// A part of a robot: its central module, or a module tile by its place.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// The robot board.
    Central,
    /// The module tile at this place.
    Slot(u8),
}
