//! Tokens leave a meter. GR-20.16, GR-R38, GR-R85, GR-R169.

use super::{Cx, Flow, Out, Step, ask};
use crate::content::{Content, Trauma};
use crate::event::{Event, Sum};
use crate::frame::Frame;
use crate::question::{Answer, Question};
use crate::statics;
use crate::table::Table;
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// A number of tokens of a kind leave the meter of this seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Shedding {
    seat: Seat,
    trauma: Trauma,
    left: u8,
}

kernel::known_to_all! { Shedding { seat, trauma, left } }

impl Shedding {
    /// At most as many as there are (GR-R65).
    pub(super) fn new(seat: Seat, trauma: Trauma, left: u8) -> Shedding {
        Shedding { seat, trauma, left }
    }

    /// GR-R85: the owner of the meter names the slots, as long as there is something to choose.
    pub(crate) fn resume(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let Shedding { seat, trauma, left } = self;
        if let Step::Answer(Answer::Slot(slot)) = reply {
            take(cx, seat, trauma, slot, 1);
            return Flow::Go(Frame::Shedding(Shedding { left: left - 1, ..self }));
        }
        let all = statics::loose(cx.table(), cx.content(), seat, trauma);
        let several = slots(cx.table(), cx.content(), seat, trauma).count() > 1;
        if several && (1..all).contains(&left) && !cx.left().contains(seat) {
            return ask(seat, Question::Shed(trauma), Frame::Shedding(self));
        }
        let mut left = left;
        for slot in 1..=3 {
            left -= take(cx, seat, trauma, slot, left);
        }
        Flow::Done(Out::Done)
    }
}

/// GR-R169: removes this many tokens of the slot, or all that can leave it. Returns how many.
pub(super) fn take(cx: &mut Cx<'_>, seat: Seat, trauma: Trauma, slot: u8, n: u8) -> u8 {
    let taken = n.min(statics::loose_in(cx.table(), cx.content(), seat, slot, trauma));
    cx.table_mut().player_mut(seat).meter[usize::from(slot) - 1].tokens[trauma as usize] -= taken;
    if taken > 0 {
        cx.tell(Event::Cleared { seat, sum: Sum { n: taken, what: trauma.into() } });
    }
    taken
}

/// The slots of the meter, from 1, out of which such tokens can go.
pub(crate) fn slots<'a>(
    table: &'a Table,
    content: &'a Content,
    seat: Seat,
    trauma: Trauma,
) -> impl Iterator<Item = u8> + use<'a> {
    (1..=3).filter(move |&slot| statics::loose_in(table, content, seat, slot, trauma) > 0)
}
