//! Notation: everything as short stable text, from the declarations of the types.

use crate::RustyBolts;
use crate::content::Content;
use crate::procedures::{Drawing, Frame, Turn, TurnStep};
use crate::setup::{CHOICES, HEAP, Setup};
use crate::table::{Pocket, Table};
use kernel::Seat;
use tabletop::told::{Misfit, Position, TOO_MANY, Told, misfits};

tabletop::notation!(RustyBolts, CHOICES);

impl Told for RustyBolts {
    /// The usual heap, the first seat at its turn, every pocket empty.
    fn blank(content: &Content, seats: u8) -> (Table, Vec<Frame>) {
        let turn = Turn { seat: Seat(0), number: 1, step: TurnStep::Hear };
        (Table::new(&Setup::usual(seats), content), vec![turn.into()])
    }

    /// Unseen are the tools that lie nowhere else.
    fn fits(position: &mut Position<'_, RustyBolts>) -> Vec<Misfit> {
        let too_many = position.complete("unseen", |table| &mut table.unseen);
        let table = &*position.table;
        let hidden = table.pockets.iter().any(|(_, pocket)| *pocket == Pocket::Hidden);
        let full = |seat: Seat| table.pocket(seat) != Pocket::Empty;
        let draws = |frame: &Frame| matches!(frame, Frame::Drawing(Drawing { seat }) if full(*seat));
        misfits([
            ("unseen", TOO_MANY, too_many),
            ("heap", "there are at most 60 bolts", table.heap.saturating_add(table.taken) > *HEAP.end()),
            ("pockets", "a position hides no tool", hidden),
            ("stack", "only an empty pocket draws", position.frames.iter().any(draws)),
        ])
    }
}
