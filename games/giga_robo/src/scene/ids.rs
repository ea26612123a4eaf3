//! The ids of things in view.

use crate::city::Cell;
use crate::content::{Card, Trauma};
use crate::prose::names::{Names, trauma_word};
use crate::queries;
use crate::table::Aim;
use crate::text::Source;
use kernel::Seat;
use scene::Id;

/// A hex.
pub(super) fn cell(names: Names<'_>, cell: Cell) -> Id {
    on(names, "hex", cell)
}

/// Where a hex lies.
pub(super) fn hex(names: Names<'_>, cell: Cell) -> scene::Hex {
    let tabletop::Hex { q, r } = queries::grid(names.table, names.content).hex(cell);
    scene::Hex { q, r }
}

/// A thing of this kind on a hex.
pub(super) fn on(names: Names<'_>, kind: &str, cell: Cell) -> Id {
    Id::of(kind, queries::grid(names.table, names.content).name(cell))
}

/// A robot.
pub(super) fn robot(seat: Seat) -> Id {
    Id::of("robot", seat.0)
}

/// Everything of a seat.
pub(super) fn seat(seat: Seat) -> Id {
    Id::of("seat", seat.0)
}

/// A known card of a seat, wherever it lies.
pub(super) fn card(seat: Seat, card: Card) -> Id {
    Id::of("card", seat.0).at(card.0)
}

/// An ability of a seat.
pub(super) fn ability(seat: Seat, source: Source) -> Id {
    match source {
        Source::Pilot => Id::of("ability", seat.0).at("pilot"),
        Source::Ability(at) => Id::of("ability", seat.0).at(at),
        Source::Card(of) => card(seat, of),
    }
}

/// A Cooldown Meter.
pub(super) fn meter(seat: Seat) -> Id {
    Id::of("meter", seat.0)
}

/// A slot of a Cooldown Meter, from 1.
pub(super) fn slot(seat: Seat, slot: u8) -> Id {
    meter(seat).at(slot)
}

/// Tokens in such a slot.
pub(super) fn trauma(seat: Seat, at: u8, trauma: Trauma) -> Id {
    slot(seat, at).at(trauma_word(trauma))
}

/// A number of a seat.
pub(super) fn gauge(seat: Seat, what: &str) -> Id {
    Id::of(what, seat.0)
}

/// The roll of a side of the combat.
pub(super) fn tray(side: u8) -> Id {
    Id::of("dice", side)
}

/// A declared response, by its place.
pub(super) fn response(at: u8) -> Id {
    Id::of("response", at)
}

/// The Target of an attack. The hex, if the Target is not shown.
pub(super) fn target(names: Names<'_>, at: Cell, aim: Aim) -> Id {
    match (aim, names.table.robot_at(at)) {
        (Aim::Robot, Some(seat)) => robot(seat),
        (Aim::Robot, None) => cell(names, at),
        (Aim::Structure, _) => on(names, "structure", at),
        (Aim::Barrier, _) => on(names, "barrier", at),
    }
}
