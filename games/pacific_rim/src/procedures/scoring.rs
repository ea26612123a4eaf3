//! Scoring. PR-18: victory points, and who wins.

use super::{Cx, Flow};
use crate::content::Side;
use crate::event::Event;
use crate::queries::points;
use crate::table::Goal;
use kernel::{Outcome, Seat, SeatSet};

/// PR-4.10, PR-18.11, PR-17.13, PR-19.1, PR-R59: secret missions are shown; the side with more points wins; a tie is a victory of the PPDC side.
pub(crate) fn score(cx: &mut Cx<'_>) -> Flow {
    let [ppdc, kaiju] = Side::ALL.map(|side| points(cx.table(), cx.content(), side));
    cx.reveal();
    let secret = cx.table().secret;
    for side in Side::ALL.into_iter().filter(|_| secret) {
        if let Goal::Card(mission) = cx.table().goal(side) {
            cx.tell(Event::Unveiled { side, mission });
        }
    }
    cx.tell(Event::Scored { side: Side::Ppdc, points: ppdc });
    cx.tell(Event::Scored { side: Side::Kaiju, points: kaiju });
    win(cx, if kaiju > ppdc { Side::Kaiju } else { Side::Ppdc })
}

/// All players of a side win.
pub(crate) fn win(cx: &Cx<'_>, side: Side) -> Flow {
    Flow::End(Outcome::won(players(cx, side), cx.seats()))
}

/// The players of a side who are there.
pub(crate) fn players(cx: &Cx<'_>, side: Side) -> SeatSet {
    (0..cx.seats())
        .map(Seat)
        .filter(|seat| cx.table().side(*seat) == side && cx.there().contains(*seat))
        .collect()
}
