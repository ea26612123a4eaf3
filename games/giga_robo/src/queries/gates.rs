//! Static Barriers and attacks: where a range is counted from, and what lies in the Path. GR-R22, GR-R164, GR-R165.

use super::{grid, target};
use crate::city::sight::{self, Crossing};
use crate::city::{Cell, Cells};
use crate::content::{Card, Content, Static, Trait};
use crate::dice::Side;
use crate::table::{Aim, NOWHERE, Table};
use kernel::Seat;

/// GR-R165: whether the card reaches the Target if its range is counted from a Static Barrier.
pub(super) fn any(
    table: &Table,
    content: &Content,
    seat: Seat,
    card: Card,
    at: (Cell, Aim),
    span: (u8, u8),
    melee: bool,
) -> bool {
    passes(table, content, seat, card) && gates(table, content, seat, card, at, span, melee).next().is_some()
}

/// Whether the card may count its range from Static Barriers.
pub(crate) fn passes(table: &Table, content: &Content, seat: Seat, card: Card) -> bool {
    table.deck(content, seat).gating.contains(card)
}

/// GR-R165: the Static Barriers from which the card reaches the Target; a card that only counts again must reach them.
fn gates<'a>(
    table: &'a Table,
    content: &'a Content,
    seat: Seat,
    card: Card,
    at: (Cell, Aim),
    (least, most): (u8, u8),
    melee: bool,
) -> impl Iterator<Item = Cell> + use<'a> {
    let map = grid(table, content);
    let anywhere = table.facts(content, seat, card).always.contains(&Static::Trait(Trait::FromBarriers));
    let here = table.cell(seat);
    let far = move |from: Cell, to: Cell, aim: Aim| {
        (least..=most).contains(&sight::distance(map, &table.city, from, to, aim, melee))
    };
    table.city.barriers().iter().filter(move |&gate| {
        far(gate, at.0, at.1) && (anywhere || here.is_some_and(|here| far(here, gate, Aim::Barrier)))
    })
}

/// GR-R165: the Static Barriers through which the range of this card of the user's attack can have been counted.
pub(crate) fn of_attack(table: &Table, content: &Content, seat: Seat, card: Card) -> Cells {
    let found = table.combat.side_of(table.flies(seat)).and_then(|side| Some((side, target(table, side)?)));
    let Some((side, at)) = found.filter(|_| passes(table, content, seat, card)) else { return Cells::NONE };
    let melee = super::is_melee(table, content, side);
    let Some(span) = super::range(table, content, seat, card, at, melee, (0, 0)) else { return Cells::NONE };
    gates(table, content, seat, card, at, span, melee).collect()
}

/// GR-10.27, GR-R22, GR-R164: the hexes in the Path of the attack of this side, as it was declared.
pub(crate) fn path(table: &Table, content: &Content, side: Side) -> Cells {
    let combat = &table.combat;
    let stood = Some(combat.stood[side as usize]).filter(|&cell| cell != NOWHERE).map(Cell);
    let Some(from) = stood.or(table.cell(combat.seat(side))) else { return Cells::NONE };
    let mut path = Cells::NONE;
    for crossing in sight::crossings(grid(table, content), from, combat.cell_of(side)) {
        path = match crossing {
            Crossing::One(cell) => path.with(cell),
            Crossing::Either(left, right) => path.with(left).with(right),
        };
    }
    path
}

/// GR-R164: whether a Static Barrier lies in that Path.
pub(crate) fn lies_in_path(table: &Table, content: &Content, side: Side) -> bool {
    table.combat.attacks(side) && path(table, content, side).iter().any(|cell| table.city.site(cell).barrier)
}
