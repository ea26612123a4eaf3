//! Lasting effects end when their last turn begins or ends. GR-6.1, GR-26.4, GR-28.3, GR-R53.

use crate::table::{State, Table, Until};
use kernel::{Seat, SeatSet};

/// GR-6.1, GR-28.3: the turn of this robot begins, and all its pilots share it.
pub(super) fn begin(table: &mut Table, robot: Seat) {
    let crew: SeatSet = table.crew(robot).collect();
    let out: SeatSet = table.order.iter().copied().filter(|&seat| is_out(table, seat)).collect();
    table.lasting.retain(|lasting| match lasting.until {
        Until::StartOf(seat) => !crew.or(out).contains(seat),
        Until::EndOf(seat) | Until::EndOfNext(seat) => !out.contains(seat),
        Until::TurnEnds
        | Until::NextAttack
        | Until::NextSuccess
        | Until::NextRoll
        | Until::CombatEnds
        | Until::Never => true,
    });
    for lasting in table.lasting.iter_mut() {
        if let Until::EndOfNext(seat) = lasting.until
            && crew.contains(seat)
        {
            lasting.until = Until::EndOf(seat);
        }
    }
}

/// GR-R53: no turn comes any more of who is out of the game.
fn is_out(table: &Table, seat: Seat) -> bool {
    table.player(seat).state == State::Out
}

/// GR-26.4, GR-28.3: the turn of this robot ends, which is that of all its pilots.
pub(super) fn end(table: &mut Table, robot: Seat) {
    let crew: SeatSet = table.crew(robot).collect();
    for player in &mut table.players {
        (player.granted, player.blunt, player.immune) = Default::default();
    }
    crew.iter().for_each(|seat| table.player_mut(seat).barred = Default::default());
    table.lasting.retain(|lasting| match lasting.until {
        Until::TurnEnds => false,
        Until::EndOf(seat) => !crew.contains(seat),
        Until::EndOfNext(_)
        | Until::StartOf(_)
        | Until::NextAttack
        | Until::NextSuccess
        | Until::NextRoll
        | Until::CombatEnds
        | Until::Never => true,
    });
}
