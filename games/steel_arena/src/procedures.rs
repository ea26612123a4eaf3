//! The procedures of the rulebook, one file each.

pub(crate) mod activation;
pub(crate) mod attack;
pub(crate) mod ending;
pub(crate) mod entering;
pub(crate) mod explosion;
pub(crate) mod hit;
pub(crate) mod leaving;
pub(crate) mod opening;
pub(crate) mod outcome;
pub(crate) mod shove;
pub(crate) mod taking;
pub(crate) mod turn;

pub use activation::Activation;
pub use attack::Attack;
pub use ending::Ending;
pub use entering::Entering;
pub use explosion::Explosion;
pub use hit::Hit;
pub use opening::Opening;
pub use shove::Shove;
pub use taking::Taking;
pub use turn::Turn;

use crate::SteelArena;
use crate::content::{Back, Content};
use crate::event::{Event, Shown};
use crate::field::Cell;
use crate::frame::Frame;
use crate::table::Table;
use crate::tile::Tile;
use kernel::{Audience, Reply, Seat};
use tabletop::Hex;

type Cx<'a> = kernel::Cx<'a, SteelArena>;
type Flow = kernel::Flow<SteelArena>;
type Step = Reply<SteelArena>;

/// SA-3.1: whose turn it is, seen from a procedure of that turn.
fn active(cx: &Cx<'_>) -> Seat {
    Turn::of(cx.below()).map_or(Seat(0), |turn| turn.seat)
}

/// Calls `first`, then goes on with `then`.
fn call(first: Frame, then: Frame) -> Flow {
    Flow::Call { first, then }
}

/// Where a cell lies, for events.
fn hex(cx: &Cx<'_>, cell: Cell) -> Hex {
    cx.table().field.hex(cell)
}

/// SA-R42: tells `event` to everybody, each seeing of the tile what they may know.
fn tell_tile(cx: &mut Cx<'_>, tile: Tile, event: impl Fn(Shown) -> Event) {
    let shown = |kind| Shown { back: tile.back, kind };
    let everybody = Audience::everybody(cx.seats());
    if tile.open {
        return cx.tell_to(everybody, event(shown(tile.kind)));
    }
    cx.reveal();
    let knowing = Audience { seats: tile.known, spectators: false };
    let others = Audience { seats: everybody.seats.minus(tile.known), spectators: true };
    cx.tell_to(knowing, event(shown(tile.kind)));
    cx.tell_to(others, event(shown(None)));
}

/// The piles that chance draws from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pile {
    /// Tiles to be laid at set-up, by colour.
    Deal,
    /// The rest of a generation, by colour.
    Rest(u8),
    /// The unseen tiles with this back, by kind.
    Kinds(Back),
}

impl Pile {
    const KINDS: u8 = 4;

    /// Its number.
    pub(crate) fn number(self) -> u8 {
        match self {
            Pile::Deal => 0,
            Pile::Rest(generation) => generation - 1,
            Pile::Kinds(back) => Pile::KINDS + back.0,
        }
    }

    /// The pile of this number.
    pub(crate) fn of(number: u8) -> Pile {
        match number {
            0 => Pile::Deal,
            1..Pile::KINDS => Pile::Rest(number + 1),
            Pile::KINDS.. => Pile::Kinds(Back(number - Pile::KINDS)),
        }
    }

    /// What it holds.
    pub(crate) fn counts<'a>(self, table: &'a Table, content: &Content) -> &'a [u8] {
        let colours = |generation: u8| usize::from(generation - 1) * 5..usize::from(generation) * 5;
        match self {
            Pile::Deal => &table.deal[colours(2)],
            Pile::Rest(generation) => &table.rest[colours(generation)],
            Pile::Kinds(back) => table.unseen_of(content, back),
        }
    }
}
