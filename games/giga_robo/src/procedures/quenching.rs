//! One Fire goes where a robot enters a Flood. GR-20.16, GR-R38.

use super::{Cx, Flow, Out, Step, ask};
use crate::content::Trauma;
use crate::event::Event;
use crate::frame::Frame;
use crate::question::{Answer, Question};
use crate::table::Table;
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// One Fire leaves the meter of this seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Quenching {
    /// Whose meter.
    pub seat: Seat,
}

impl Quenching {
    /// GR-R38: its owner says from which slot, if there are several with Fire.
    pub(crate) fn resume(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        if let Step::Answer(Answer::Slot(slot)) = reply {
            return self.quench(cx, slot);
        }
        let mut slots = burning(cx.table(), self.seat);
        match (slots.next(), slots.next()) {
            (None, _) => Flow::Done(Out::Nothing),
            (Some(_), Some(_)) if !cx.left().contains(self.seat) => {
                drop(slots);
                ask(self.seat, Question::Quench, Frame::Quenching(self))
            }
            (Some(slot), _) => {
                drop(slots);
                self.quench(cx, slot)
            }
        }
    }

    fn quench(self, cx: &mut Cx<'_>, slot: u8) -> Flow {
        cx.table_mut().player_mut(self.seat).meter[usize::from(slot) - 1].tokens[Trauma::Fire as usize] -= 1;
        cx.tell(Event::Cleared(self.seat, Trauma::Fire, 1));
        Flow::Done(Out::Done)
    }
}

/// The slots of the meter, from 1, in which there is Fire.
pub(crate) fn burning(table: &Table, seat: Seat) -> impl Iterator<Item = u8> + '_ {
    let meter = &table.player(seat).meter;
    (1..=3).filter(move |slot| meter[usize::from(*slot) - 1].tokens(Trauma::Fire) > 0)
}
