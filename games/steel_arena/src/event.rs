//! Events: what happened. The parts that only some may hear are told separately.

use crate::content::{Back, KindId};
use crate::table::{Ground, Side};
use crate::tile::Part;
use kernel::Seat;
use serde::Serialize;
use tabletop::{Direction, Hex};

/// A set of module places of one robot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize)]
#[serde(transparent)]
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
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Shown {
    /// Its back.
    pub back: Back,
    /// Its kind.
    pub kind: Option<KindId>,
}

/// A fact that happened. Each names the seat whose robot it concerns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// Chance named the first player.
    Starts(Seat),
    /// A tile was laid there.
    Laid(Hex, Ground),
    /// The stack has this top tile now, or is empty.
    Top(Option<Back>),
    /// The robot was put on the field.
    Placed(Seat, Hex, Direction),
    /// The robot took the tile below it.
    Took(Seat, Shown),
    /// A turn began.
    TurnBegan(Seat, u16),
    /// All modules were cooled.
    CooledAll(Seat),
    /// A module was activated; whether it was overheated and wears out.
    Activated(Seat, Part, Option<KindId>, bool),
    /// The robot turned.
    Turned(Seat, Direction),
    /// The robot went or was shifted one cell.
    Moved(Seat, Hex),
    /// The robot jumped.
    Jumped(Seat, Hex),
    /// The robot fired at a cell.
    Fired(Seat, Hex),
    /// The robot was spun.
    Spun(Seat, Direction),
    /// A hit arrives: damage and heat.
    Struck(Seat, u8, u8),
    /// Cover prevented this many points.
    Covered(Seat, u8),
    /// A defence prevented this many points.
    Defended(Seat, Part, Option<KindId>, u8),
    /// The owner uses no more defences.
    Endured(Seat),
    /// The owner let a module overheat.
    Overheated(Seat, Part),
    /// The heat is over; these modules lost their tokens at once.
    HeatOver(Seat, Parts),
    /// This much damage is still to be paid.
    Damaged(Seat, u8),
    /// A terrain tile went off.
    Exploded(Hex, KindId),
    /// Heat destroyed a terrain tile.
    Boiled(Hex, KindId),
    /// Water cooled a module.
    Quenched(Seat, Part),
    /// A module was worn out.
    WornOut(Seat, KindId),
    /// A ONE-USE module was used up.
    UsedUp(Seat, KindId),
    /// A module was discarded: to that seat as a trophy, or to the box.
    Discarded(Seat, Shown, Option<Seat>),
    /// A thirteenth module became an own trophy.
    Limited(Seat, Shown),
    /// The robot must discard its central module.
    Destroyed(Seat),
    /// The board was turned over.
    Flipped(Seat, Side),
    /// These AUTO-COOL modules lost their tokens.
    AutoCooled(Seat, Parts),
    /// A tile must be laid and none is left.
    StackOut,
    /// The seat left the table.
    Left(Seat),
    /// The time was up.
    TimeUp,
    /// Too many turns in a row changed nothing.
    Stalled,
}
