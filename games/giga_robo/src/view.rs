//! The view: what a seat may see, built up from nothing.

use crate::GigaRobo;
use crate::procedures::Turn;
use crate::question::Question;
use crate::table::{Pocket, Tools};
use kernel::{Bout, Outcome, Seat, SeatSet, Waiting};
use serde::Serialize;

/// What one seat, or a spectator, sees of a bout.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Who looks; a spectator without a seat.
    pub seat: Option<Seat>,
    /// Bolts on the heap.
    pub heap: u8,
    /// The pockets: one's own as it is, those of the others from outside.
    pub pockets: Vec<Pocket>,
    /// What the looking seat has not seen: tools to draw and in the pockets of others.
    pub unseen: Tools,
    /// Tools that were used.
    pub used: Tools,
    /// The seats that have left.
    pub left: SeatSet,
    /// The turn in progress.
    pub turn: Option<(Seat, u16)>,
    /// The seats that owe an answer.
    pub owing: SeatSet,
    /// What the looking seat is asked.
    pub question: Option<Question>,
    /// How the bout ended.
    pub outcome: Option<Outcome>,
}

impl View {
    /// What `seat` sees.
    pub(crate) fn of(bout: &Bout<GigaRobo>, seat: Option<Seat>) -> View {
        let table = bout.table();
        let mut unseen = table.unseen;
        let mut pockets = Vec::new();
        for (owner, pocket) in table.pockets.iter().take(usize::from(bout.seats())) {
            pockets.push(match *pocket {
                Pocket::Holds(tool) if seat != Some(owner) => {
                    unseen.add(tool.0);
                    Pocket::Hidden
                }
                own => own,
            });
        }
        View {
            seat,
            heap: table.heap,
            pockets,
            unseen,
            used: table.used,
            left: bout.left(),
            turn: Turn::of(bout.stack()).map(|turn| (turn.seat, turn.number)),
            owing: match bout.waiting() {
                Waiting::Seats(seats) => seats,
                Waiting::Chance(_) | Waiting::Over => SeatSet::EMPTY,
            },
            question: seat.and_then(|seat| bout.question(seat)).copied(),
            outcome: bout.outcome().cloned(),
        }
    }
}
