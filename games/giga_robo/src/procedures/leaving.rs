//! A seat leaves, or the time is up. GR-R55.

use super::{Cx, ending};
use crate::GigaRobo;
use crate::event::Event;
use crate::table::State;
use kernel::{Leaving, Outcome, Seat};

/// The robot of who leaves goes down with it; a shared one loses a pilot. The bout goes on while sides are left.
pub(crate) fn leave(cx: &mut Cx<'_>, seat: Seat) -> Leaving<GigaRobo> {
    cx.tell(Event::Left { seat });
    match cx.table().player(seat).state {
        State::Flying => ending::defeat(cx, seat),
        State::Copilot(_) => cx.table_mut().player_mut(seat).state = State::Out,
        State::Out => {}
    }
    match ending::decided(cx) {
        Some(outcome) => Leaving::Ends(outcome),
        None => Leaving::Stays,
    }
}

/// The largest share of Armor wins, that of the best robot of a team.
pub(crate) fn time_up(cx: &mut Cx<'_>) -> Outcome {
    cx.tell(Event::TimeUp);
    let table = cx.table();
    let share = |seat: Seat| {
        (u32::from(table.player(seat).armor), u32::from(table.robot(cx.content(), seat).armor.max(1)))
    };
    let better = |one: Seat, other: Seat| share(one).0 * share(other).1 > share(other).0 * share(one).1;
    let unbeaten = table.unbeaten();
    let best = unbeaten.iter().filter(|&seat| !unbeaten.iter().any(|other| better(other, seat)));
    let sides: kernel::SeatSet = best.flat_map(|seat| table.side(seat).iter().collect::<Vec<_>>()).collect();
    let sides = sides.minus(cx.left());
    let first = unbeaten.iter().find(|&seat| sides.contains(seat));
    let alone = first.is_some_and(|first| sides.minus(table.side(first)).is_empty());
    if alone {
        let mut outcome = Outcome::won(sides, cx.seats());
        outcome.ending = kernel::Ending::Time;
        return outcome;
    }
    Outcome::drawn(sides, cx.seats(), kernel::Ending::Time)
}
