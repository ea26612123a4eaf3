//! What things are called in scenes.

use crate::city::Cell;
use crate::content::{CardId, Gkr};
use crate::prose::names::gkr_word;
use kernel::Seat;
use scene::Id;

/// Everything of a seat.
pub(super) fn seat(seat: Seat) -> Id {
    Id::of("seat", seat.0)
}

/// A number of a seat.
pub(super) fn gauge(of: Seat, name: &str) -> Id {
    seat(of).at(name)
}

/// A piece on the board.
pub(super) fn piece(seat: Seat, gkr: Gkr) -> Id {
    Id::of("piece", seat.0).at(gkr_word(gkr))
}

/// The card of a Support Unit.
pub(super) fn unit(seat: Seat, gkr: Gkr) -> Id {
    Id::of("units", seat.0).at(gkr_word(gkr))
}

/// A building, standing or not.
pub(super) fn building(cell: Cell) -> Id {
    Id::of("building", cell)
}

/// A place for cards of a seat: `hand`, `line`, `discard`, `damage`, `sponsors`, `tray`.
pub(super) fn zone(kind: &str, seat: Seat) -> Id {
    Id::of(kind, seat.0)
}

/// A card in such a place.
pub(super) fn card(kind: &str, seat: Seat, card: CardId) -> Id {
    zone(kind, seat).at(card.0)
}
