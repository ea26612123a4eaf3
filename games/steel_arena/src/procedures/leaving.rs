//! Leaving. SA-R69, SA-R70: who leaves takes the robot along; the others play on. Time may be up.

use super::{Cx, outcome};
use crate::SteelArena;
use crate::event::Event;
use kernel::{Ending, Leaving, Outcome, Seat};

/// SA-R69: the robot leaves the field and its modules go to the box; its trophies stay where they are.
pub(crate) fn leave(cx: &mut Cx<'_>, seat: Seat) -> Leaving<SteelArena> {
    let table = cx.table_mut();
    while !table.modules(seat).is_empty() {
        let tile = table.take_module(seat, 0);
        table.put_in_box(tile);
    }
    table.take_robot(seat);
    cx.tell(Event::Left { seat });
    outcome::last_there(cx).map_or(Leaving::Stays, Leaving::Ends)
}

/// SA-R70: what has been reached counts.
pub(crate) fn time_up(cx: &mut Cx<'_>) -> Outcome {
    cx.tell(Event::TimeUp);
    outcome::by_score(cx, Ending::Time)
}
