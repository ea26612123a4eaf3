//! Outcomes. SA-19: trophies, then modules that are left; teams together.

use super::Cx;
use crate::queries::trophies;
use crate::table::Table;
use kernel::{Ending, Outcome, Seat, SeatMap, SeatSet};

/// SA-19.1: trophies that end the bout for one player.
pub(crate) const TROPHIES: usize = 10;

/// SA-21.4: trophies that end the bout for a team.
pub(crate) const TEAM_TROPHIES: usize = 15;

/// SA-19.1, SA-21.4, SA-R45: whether somebody, in teams a team, has enough trophies.
pub(super) fn has_enough(cx: &Cx<'_>) -> bool {
    let table = cx.table();
    let wanted = if table.options.team { TEAM_TROPHIES } else { TROPHIES };
    let mut sides = (0..cx.seats()).map(Seat).filter(|&seat| !cx.left().contains(seat));
    sides.any(|seat| {
        let trophies = if table.options.team { trophies(table, table.team(seat)) } else { table.score(seat) };
        trophies >= wanted
    })
}

/// SA-1.8, SA-19.4 to SA-19.9, SA-R45, SA-R69: the more trophies the better, then the more modules;
/// members of a team share their place; who has left comes behind.
pub(super) fn by_score(cx: &Cx<'_>, ending: Ending) -> Outcome {
    let (table, there) = (cx.table(), cx.there());
    let standing = |seat: Seat| {
        let team = table.team(seat);
        let stays = !team.and(there).is_empty();
        (stays, trophies(table, team), modules(table, team))
    };
    let place = |seat: Seat| {
        let mine = standing(seat);
        let better = (0..cx.seats()).map(Seat).filter(|&other| standing(other) > mine);
        better.count() as u8 + 1
    };
    let places = SeatMap::new(cx.seats(), place);
    let first: SeatSet = places.iter().filter(|&(_, &place)| place == 1).map(|(seat, _)| seat).collect();
    let mut outcome = match first.iter().next() {
        Some(seat) if table.options.team && first == table.team(seat) => Outcome::won(first, cx.seats()),
        Some(_) | None => Outcome::ranking(places),
    };
    outcome.ending = ending;
    outcome
}

/// SA-19.6, SA-R41: module tiles that are left, and the central module of a robot that is not destroyed.
fn modules(table: &Table, team: SeatSet) -> usize {
    let left = team.iter().filter(|&seat| table.cell_of(seat).is_some());
    let count = |seat| {
        let tiles = table.modules(seat).len();
        tiles + usize::from(usize::from(table.robot(seat).damage) <= tiles)
    };
    left.map(count).sum()
}

/// SA-R69: those who stay win, once nobody else is left to play against.
pub(super) fn last_there(cx: &Cx<'_>) -> Option<Outcome> {
    let there = cx.there();
    let first = there.iter().next()?;
    let team = cx.table().team(first);
    there.minus(team).is_empty().then(|| Outcome::won(team, cx.seats()))
}
