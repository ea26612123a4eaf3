//! Events: what happened. The parts that only some may hear are told separately.

use crate::content::{Back, KindId};
use crate::table::{Ground, Side};
use crate::tile::Part;
use kernel::Seat;
use serde::{Deserialize, Serialize};
use tabletop::{Direction, Hex};

/// A set of module places of one robot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Parts(u16);

impl Parts {
    const CENTRAL: u16 = 1 << 15;

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The set and this part.
    #[must_use]
    pub fn with(self, part: Part) -> Parts {
        match part {
            Part::Central => Parts(self.0 | Parts::CENTRAL),
            Part::Slot(slot) => Parts(self.0 | 1 << slot),
        }
    }

    /// The parts, the central module first.
    pub fn iter(self) -> impl Iterator<Item = Part> {
        let central = (self.0 & Parts::CENTRAL != 0).then_some(Part::Central);
        let slots = (0..15u8).filter(move |slot| self.0 & (1 << slot) != 0).map(Part::Slot);
        central.into_iter().chain(slots)
    }
}

impl FromIterator<Part> for Parts {
    fn from_iter<I: IntoIterator<Item = Part>>(parts: I) -> Parts {
        parts.into_iter().fold(Parts::default(), Parts::with)
    }
}

/// A module as a listener knows it: its back, and its kind if the listener has seen it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Shown {
    /// Its back.
    pub back: Back,
    /// Its kind.
    pub kind: Option<KindId>,
}

/// A part of a robot as it was when something happened: its place, and its kind if the listener may know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Held {
    /// Its place.
    pub part: Part,
    /// Its kind.
    pub kind: Option<KindId>,
}

/// A fact that happened. Each names the seat whose robot it concerns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are what the sentence above them names")]
pub enum Event {
    /// Chance named the first player.
    Starts { seat: Seat },
    /// A tile was laid there.
    Laid { tile: Ground, on: Hex },
    /// The stack has this top tile now, or is empty.
    Top { back: Option<Back> },
    /// The robot was put on the field.
    Placed { seat: Seat, on: Hex, facing: Direction },
    /// The robot took the tile below it.
    Took { seat: Seat, tile: Shown },
    /// A turn began.
    TurnBegan { seat: Seat, number: u16 },
    /// All modules were cooled.
    CooledAll { seat: Seat },
    /// A module was activated; whether it was overheated and wears out.
    Activated { seat: Seat, part: Held, worn: bool },
    /// The robot turned.
    Turned { seat: Seat, to: Direction },
    /// The robot went or was shifted one cell.
    Moved { seat: Seat, to: Hex },
    /// The robot jumped.
    Jumped { seat: Seat, to: Hex },
    /// The robot fired at a cell.
    Fired { seat: Seat, at: Hex },
    /// The robot was spun.
    Spun { seat: Seat, to: Direction },
    /// A hit arrives: damage and heat.
    Struck { seat: Seat, damage: u8, heat: u8 },
    /// Cover took so many points.
    Covered { seat: Seat, points: u8 },
    /// A defence took so many points.
    Defended { seat: Seat, part: Held, points: u8 },
    /// The owner defends no more.
    Endured { seat: Seat },
    /// The owner let a module overheat.
    Overheated { seat: Seat, part: Part },
    /// The heat is over; these modules lost their tokens at once.
    HeatOver { seat: Seat, parts: Parts },
    /// So much damage stays to be paid.
    Damaged { seat: Seat, by: u8 },
    /// A terrain tile went off.
    Exploded { tile: KindId, at: Hex },
    /// A terrain tile that went off went to the box.
    Boxed { tile: KindId, at: Hex },
    /// Heat destroyed a terrain tile.
    Boiled { tile: KindId, at: Hex },
    /// Water cooled a module.
    Quenched { seat: Seat, part: Part },
    /// A module was worn out; whether it was overheated, as with those below.
    WornOut { seat: Seat, tile: KindId, hot: bool },
    /// A ONE-USE module was used up.
    UsedUp { seat: Seat, tile: KindId, hot: bool },
    /// A module was discarded: to that seat as a trophy, or to the box.
    Discarded { seat: Seat, tile: Shown, hot: bool, to: Option<Seat> },
    /// A thirteenth module became an own trophy.
    Limited { seat: Seat, tile: Shown, hot: bool },
    /// The robot must discard its central module.
    Destroyed { seat: Seat },
    /// The board was turned over.
    Flipped { seat: Seat, to: Side },
    /// These AUTO-COOL modules lost their tokens.
    AutoCooled { seat: Seat, parts: Parts },
    /// A tile must be laid and none is left.
    StackOut,
    /// The seat left the table.
    Left { seat: Seat },
    /// The time was up.
    TimeUp,
    /// Too many turns in a row changed nothing.
    Stalled,
}
