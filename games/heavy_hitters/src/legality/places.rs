//! Places. GK-8, GK-14: where a piece may go and what it may tag, and the reason where it may not.

use super::{At, Illegal, Legal, check, must};
use crate::city::{Cell, Cells};
use crate::content::Gkr;
use crate::procedures::Moving;
use crate::procedures::tagging::is_spent;
use crate::queries::{push_cells, reach, taggable, way_length};
use crate::question::{Answer, Question};
use kernel::{Procedure, Seat};

/// GK-8.5, GK-8.17.
pub(super) fn check_move(at: At<'_>, seat: Seat, gkr: Gkr, cell: Cell) -> Legal {
    if move_cells(at, seat, gkr).contains(cell) {
        return Ok(());
    }
    Err(occupied(at, seat, gkr, cell).unwrap_or_else(|| out_of_reach(at, seat, gkr, cell)))
}

/// GK-8.5, GK-8.17: where else the piece may end its move.
pub(super) fn move_cells(at: At<'_>, seat: Seat, gkr: Gkr) -> Cells {
    let ends = reach(at.table, at.content, seat, gkr).map_or(Cells::NONE, |reach| reach.ends());
    at.table.cell_of(seat, gkr).map_or(ends, |from| ends.without(from))
}

/// GK-8.4, GK-8.8, GK-8.9, GK-8.12, GK-8.13, GK-8.19, GK-8.21, GK-8.22: what stands where a move would end.
fn occupied(at: At<'_>, seat: Seat, gkr: Gkr, cell: Cell) -> Option<Illegal> {
    let city = at.table.city();
    let is_hitter = gkr == Gkr::Hitter;
    if city.standing.contains(cell) || city.rubble.contains(cell) {
        return Some(match gkr {
            Gkr::Hitter if city.rubble.contains(cell) => Illegal::RubbleThere,
            Gkr::Hitter => Illegal::BuildingThere,
            Gkr::Combat | Gkr::Repair => Illegal::BuiltUp,
            Gkr::Recon => Illegal::FliesOver,
        });
    }
    match at.table.piece_at(cell)? {
        (owner, other) if (owner, other) == (seat, gkr) => Some(Illegal::StandsThere),
        (_, _) if !is_hitter => Some(Illegal::OccupiedThere),
        (owner, _) if owner == seat => Some(Illegal::OwnThere),
        (_, Gkr::Hitter) => Some(Illegal::HitterThere),
        (_, Gkr::Combat | Gkr::Repair | Gkr::Recon) => {
            let left = at.table.cell_of(seat, gkr);
            push_cells(at.table, cell, left).is_empty().then_some(Illegal::NoPushHex)
        }
    }
}

/// GK-8.5, GK-8.17: the way there is too long for a unit, or there is none.
fn out_of_reach(at: At<'_>, seat: Seat, gkr: Gkr, cell: Cell) -> Illegal {
    match way_length(at.table, at.content, (seat, gkr), cell) {
        Some((distance, most)) => Illegal::TooFar { distance, most },
        None => Illegal::OutOfReach,
    }
}

/// GK-8.11, GK-R12.
pub(super) fn check_push(at: At<'_>, seat: Seat, gkr: Gkr, cell: Cell) -> Legal {
    must(push_list(at, seat, gkr).contains(cell), Illegal::NoPushHex)
}

/// GK-8.11, GK-R12: the hexes to which the unit can be pushed now.
pub(super) fn push_list(at: At<'_>, seat: Seat, gkr: Gkr) -> Cells {
    let left = Moving::of(at.stack).and_then(|moving| at.table.cell_of(moving.seat, Gkr::Hitter));
    let from = at.table.cell_of(seat, gkr);
    from.map_or(Cells::NONE, |from| push_cells(at.table, from, left))
}

/// GK-14.3, GK-14.6, GK-14.7, GK-14.16, GK-R23, GK-R24.
pub(super) fn check_tag(at: At<'_>, seat: Seat, gkr: Gkr, building: Cell) -> Legal {
    let from = at.table.cell_of(seat, gkr).ok_or(Illegal::CannotTag)?;
    must(!at.table.city().rubble.contains(building), Illegal::OnRubble)?;
    let face = at.table.face_towards(building, from).ok_or(Illegal::NotTouching)?;
    must(!is_spent(at, seat, gkr), Illegal::CannotTag)?;
    must(at.table.tags_left(seat) > 0, Illegal::NoTagLeft)?;
    must(at.table.owner(face) != Some(seat), Illegal::OwnTag)?;
    must(taggable(at.table, seat, gkr).contains(building), Illegal::GuardedTag)
}

/// Why no piece of the seat can tag the building: what hinders the pieces that touch it, first of all those that have
/// not tagged yet. Nothing if one can.
pub(crate) fn untagged(at: At<'_>, seat: Seat, building: Cell) -> Option<Illegal> {
    let pieces = Gkr::ALL.into_iter().filter(|gkr| at.table.cell_of(seat, *gkr).is_some());
    let tries = pieces.map(|gkr| check(at, &Question::Tag, seat, Answer::Tag { gkr, at: building }));
    let hindered = tries.map(Result::err).collect::<Option<Vec<Illegal>>>()?;
    let touching = || hindered.iter().filter(|why| **why != Illegal::NotTouching);
    let fresh = touching().find(|why| **why != Illegal::CannotTag);
    Some(*fresh.or_else(|| touching().next()).unwrap_or(&Illegal::NotTouching))
}
