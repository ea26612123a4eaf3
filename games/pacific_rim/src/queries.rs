//! Queries: what the rules ask about the table. They compute and change nothing.

mod bases;
mod dice;
mod moves;
mod odds;
mod score;
mod stats;
mod targets;

pub(crate) use bases::{SOLIDS, Solids, disc, is_engaged, stands, touch};
pub use bases::{base, hexes, solid, touching};
pub use dice::{Combat, Facts, Weapon};
pub(crate) use dice::{damage_of, pool_of_attack, pool_of_defence, rerolls, spoils};
pub use moves::Way;
pub(crate) use moves::{
    Ahead, at_breach, carries_bomb, circle, half_pivot, is_shut, look_ahead, may_half_pivot, rough, slots,
    terrain_ahead,
};
pub(crate) use odds::prospect;
pub use odds::{Prospect, Roll, WHOLE};
pub(crate) use score::has_bomb;
pub use score::{Earned, mission_so_far, points, points_so_far, points_without_mission};
pub(crate) use stats::{ability, is_undermanned, short, traits};
pub use stats::{stat, tracks};
pub use targets::Void;
pub(crate) use targets::{melee, ranged, reachable_things, rearms};

use crate::content::Side;
use crate::table::{Table, Who};
use kernel::{Seat, SeatSet};

/// PR-R71, PR-R87: who acts for a model: its player, or who decides for the side if that player has left.
pub(crate) fn controller(table: &Table, left: SeatSet, who: Who) -> Seat {
    let owner = table.figure(who).owner;
    if left.contains(owner) { decider(table, left, who.side()) } else { owner }
}

/// PR-R71: who decides for a side: who has the leader, else who has the most models on the table, else the first seat.
pub(crate) fn decider(table: &Table, left: SeatSet, side: Side) -> Seat {
    let there = |seat: &Seat| !left.contains(*seat) && table.side(*seat) == side;
    let leader = table.leader(side).map(|leader| table.figure(leader.who).owner);
    if let Some(seat) = leader.filter(there) {
        return seat;
    }
    let models = |seat: Seat| table.standing().filter(|(who, _)| table.figure(*who).owner == seat).count();
    let seats = (0..table.sides.seats()).map(Seat).filter(there);
    let best = seats.max_by_key(|seat| (models(*seat), std::cmp::Reverse(*seat)));
    best.expect("a side without players has lost")
}
