//! What things are called in scenes.

use crate::content::{CardId, PilotId};
use crate::table::{Block, Table, Target, Thing, Who};
use kernel::Seat;
use scene::Id;

/// Everything of a seat.
pub(super) fn seat(seat: Seat) -> Id {
    Id::of("seat", seat.0)
}

/// A model on the plane.
pub(super) fn model(who: Who) -> Id {
    Id::of("model", who.0)
}

/// The stat board of a model.
pub(super) fn stats(who: Who) -> Id {
    Id::of("board", who.0)
}

/// A number of a model: `structure`, `first`, `second`.
pub(super) fn gauge(who: Who, name: &str) -> Id {
    stats(who).at(name)
}

/// A building, standing or not.
pub(super) fn block(block: Block) -> Id {
    Id::of("building", block.0)
}

/// An object.
pub(super) fn thing(thing: Thing) -> Id {
    Id::of("object", thing.0)
}

/// What can be attacked.
pub(super) fn target(target: Target) -> Id {
    match target {
        Target::Model(who) => model(who),
        Target::Building(one) => block(one),
    }
}

/// A place for cards of a model: `deck`, `face`, `damage`, `crew`, `gear`, `tray`.
pub(super) fn zone(kind: &str, who: Who) -> Id {
    Id::of(kind, who.0)
}

/// Where an action card of a model lies that is in sight.
pub(super) fn card(table: &Table, who: Who, card: CardId) -> Option<Id> {
    let figure = table.model(who).filter(|figure| figure.kit.model == card.model())?;
    let place = card.place();
    let kind = if figure.face == Some(place) {
        "face"
    } else if figure.deck.contains(place) {
        "deck"
    } else {
        "damage"
    };
    Some(zone(kind, who).at(place))
}

/// The card of a pilot of a model.
pub(super) fn pilot(table: &Table, pilot: PilotId) -> Option<Id> {
    let crews =
        table.models().flat_map(|(who, figure)| figure.pilots().map(move |(seat, one)| (who, seat, one)));
    let (who, seat, _) = crews.into_iter().find(|(_, _, one)| *one == pilot)?;
    Some(zone("crew", who).at(seat))
}

/// The place of a model in notation.
pub(super) fn code(who: Who) -> &'static str {
    ["P1", "P2", "P3", "P4", "K1", "K2", "K3", "K4"][who.index()]
}
