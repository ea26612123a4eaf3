//! Numbers and lists that the rules ask for: computed, never stored.

mod possible;
mod shooting;

pub use possible::Guess;
pub(crate) use possible::certain;
pub use shooting::{Arms, Attacks, Shot, Shots, arms, is_spotted, next_attacks, shots};
pub(crate) use shooting::{Lookout, armed, sees, targets};

use crate::city::{self, Cell, Cells, Mover, Pieces, Reach};
use crate::content::{Content, Gkr};
use crate::table::Table;
use kernel::Seat;

/// All pieces on the board, as the seat sees them.
fn pieces(table: &Table, seat: Seat) -> Pieces {
    let mut all = Pieces::default();
    for (owner, player) in table.players.iter() {
        let (hitter, units) = (player.hitter_cell(), player.units.cells());
        if owner == seat {
            all.own = hitter.union(units);
        } else {
            (all.hitters, all.units) = (all.hitters.union(hitter), all.units.union(units));
        }
    }
    all
}

/// GK-8.5 to GK-8.23: where a piece may end its move, and how many hexes it enters on the way.
pub fn reach(table: &Table, content: &Content, seat: Seat, gkr: Gkr) -> Option<Reach> {
    reach_within(table, content, (seat, gkr), city::CELLS)
}

/// The same for a move of at most so many hexes.
pub(crate) fn reach_within(
    table: &Table,
    content: &Content,
    (seat, gkr): (Seat, Gkr),
    most: u8,
) -> Option<Reach> {
    let from = table.cell_of(seat, gkr)?;
    let (mover, moves) = mover(table, content, (seat, gkr))?;
    Some(table.city().reach(mover, from, most.min(moves), pieces(table, seat)))
}

/// GK-8.5, GK-8.17: how a piece moves, and how far at most.
fn mover(table: &Table, content: &Content, (seat, gkr): (Seat, Gkr)) -> Option<(Mover, u8)> {
    let units = || Some(&content.faction(table.player(seat).faction?).units);
    Some(match (gkr, gkr.unit()) {
        (Gkr::Recon, Some(unit)) => (Mover::Flyer, units()?[unit].moves),
        (Gkr::Hitter | Gkr::Combat | Gkr::Repair, Some(unit)) => (Mover::Unit, units()?[unit].moves),
        (Gkr::Hitter | Gkr::Combat | Gkr::Repair | Gkr::Recon, None) => (Mover::Hitter, city::CELLS),
    })
}

/// GK-8.5, GK-8.17: how many hexes a move of the piece would enter to end there if it moved without end, and how many
/// it enters at most. Nothing if no way leads there.
pub(crate) fn way_length(
    table: &Table,
    content: &Content,
    (seat, gkr): (Seat, Gkr),
    to: Cell,
) -> Option<(u8, u8)> {
    let from = table.cell_of(seat, gkr)?;
    let (mover, most) = mover(table, content, (seat, gkr))?;
    let reach = table.city().reach(mover, from, city::CELLS, pieces(table, seat));
    Some((reach.steps(to)?, most))
}

/// GK-8.11, GK-R12: where a unit can be pushed from this hex; the hex that the Heavy Hitter leaves counts as free.
pub fn push_cells(table: &Table, from: Cell, left: Option<Cell>) -> Cells {
    let there = table.occupied();
    table.city().push_cells(from, left.map_or(there, |left| there.without(left)))
}

/// GK-7.4, GK-R59, GK-R60: where the seat may deploy.
pub fn deploy_cells(table: &Table, seat: Seat) -> Cells {
    let hitter = table.cell_of(seat, Gkr::Hitter);
    hitter.map_or(Cells::NONE, |hitter| table.city().deploy_cells(hitter, table.occupied()))
}

/// GK-14.1 to GK-14.6, GK-R23: the buildings that the piece can tag.
pub fn taggable(table: &Table, seat: Seat, gkr: Gkr) -> Cells {
    let Some(from) = table.cell_of(seat, gkr) else { return Cells::NONE };
    let is_guarded = |owner: Seat| table.player(owner).today.guarded;
    let is_open = |owner: Option<Seat>| owner.is_none_or(|owner| owner != seat && !is_guarded(owner));
    let beside = from.neighbours();
    let touched = table.buildings.iter().filter(|one| one.rubble.is_none() && beside.contains(one.cell));
    let open = touched.filter(|one| {
        let side = one.cell.way_to(from).expect("who stands beside a building touches a face of it");
        is_open(one.faces[side.index()])
    });
    open.map(|one| one.cell).collect()
}
