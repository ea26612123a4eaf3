//! Going and being pushed. SA-6, SA-8, SA-12: cell by cell, with everybody who stands in the way.

use super::{Cx, Entering, Flow, call};
use crate::event::Event;
use crate::field::Cell;
use crate::frame::Frame;
use crate::queries;
use crate::table::Table;
use kernel::Seat;
use serde::{Deserialize, Serialize};
use tabletop::Direction;

/// A robot goes, or is pushed, this many more cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Shove {
    seat: Seat,
    to: Direction,
    left: u8,
    step: ShoveStep,
}

kernel::known_to_all! { Shove { seat, to, left, step } }

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum ShoveStep {
    Step,
    /// The robots from this cell on have moved. This many of them ahead of it have still to resolve
    /// what they entered, the mover as the last.
    Enter(Cell, u8),
}

impl Shove {
    /// SA-8.11: this many steps.
    pub(crate) fn new(seat: Seat, to: Direction, left: u8) -> Shove {
        Shove { seat, to, left, step: ShoveStep::Step }
    }

    /// Whether everything that it names exists. For positions that are written by hand.
    pub(crate) fn fits(&self, table: &Table) -> bool {
        let step = match self.step {
            ShoveStep::Step => true,
            ShoveStep::Enter(cell, ahead) => {
                let inside = cell.0 < table.field.count();
                inside && usize::from(ahead) <= table.field.line(cell, self.to).count() + 1
            }
        };
        step && self.seat.0 < table.seats()
    }

    pub(crate) fn resume(self, cx: &mut Cx<'_>) -> Flow {
        match self.step {
            ShoveStep::Step => self.step(cx),
            ShoveStep::Enter(cell, ahead) => self.enter(cx, cell, ahead),
        }
    }

    /// SA-6.10, SA-6.11, SA-8.3 to SA-8.8, SA-8.10, SA-12.2 to SA-12.4, SA-R15, SA-R16, SA-R22: one cell for the whole
    /// chain, if its end can go; else all stay where they are.
    fn step(self, cx: &mut Cx<'_>) -> Flow {
        let Shove { seat, to, left, .. } = self;
        let Some(cell) = cx.table().cell_of(seat) else { return Flow::Done(()) };
        if left == 0 || queries::reach(cx.table(), cx.content(), seat, to) == 0 {
            return Flow::Done(());
        }
        let field = cx.table().field;
        let ahead = field.line(cell, to).take_while(|&there| cx.table().robot_at(there).is_some()).count();
        for place in (0..=ahead).rev() {
            let from = nth(&field, cell, to, place);
            let there = field.next(from, to).expect("the end of the chain can go");
            let shifted = cx.table().robot_at(from).expect("a robot of the chain stands here");
            cx.table_mut().put_robot(shifted, there);
            cx.tell(Event::Moved { seat: shifted, to: field.hex(there) });
        }
        let origin = field.next(cell, to).expect("the mover has gone there");
        Shove { left: left - 1, ..self }.enter(cx, origin, ahead as u8 + 1)
    }

    /// SA-8.9, SA-12.5, SA-R15: each resolves what it has entered, the far end first.
    fn enter(self, cx: &mut Cx<'_>, origin: Cell, ahead: u8) -> Flow {
        for ahead in (0..ahead).rev() {
            let cell = nth(&cx.table().field, origin, self.to, usize::from(ahead));
            let entering = cx.table().robot_at(cell).map(Entering::new).filter(|it| it.is_due(cx));
            if let Some(entering) = entering {
                let then = Frame::Shove(Shove { step: ShoveStep::Enter(origin, ahead), ..self });
                return call(Frame::Entering(entering), then);
            }
        }
        self.step(cx)
    }
}

/// The cell this many steps away, which is inside the field.
fn nth(field: &crate::field::Field, cell: Cell, to: Direction, steps: usize) -> Cell {
    std::iter::once(cell).chain(field.line(cell, to)).nth(steps).expect("a chain stays inside the field")
}
