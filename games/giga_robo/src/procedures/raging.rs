//! Rage. GR-15.3 to GR-15.9, GR-28.9, GR-30.6, GR-R29.

use super::{Cx, Flow, Out, Step, ask, is_anew, stock};
use crate::content::{Static, Stock, Topic};
use crate::frame::Frame;
use crate::question::{Answer, Question};
use crate::statics;
use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Everybody who was damaged by an opponent gains Rage, in turn order from the Active Player on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Raging {
    /// The pilots who have gained theirs.
    done: SeatSet,
    /// Who is asked.
    at: Option<Seat>,
    /// Whether the one who is asked gains a second time after this.
    again: bool,
}

impl Raging {
    /// For all seats in [`crate::table::Table::raging`].
    pub(super) fn new() -> Raging {
        Raging { done: SeatSet::default(), at: None, again: false }
    }

    pub(crate) fn resume(mut self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        if let Some(seat) = self.at {
            if is_anew(&reply) {
                return ask(seat, Question::Rage, Frame::Raging(self));
            }
            self.gain(cx, seat, matches!(reply, Step::Answer(Answer::Power)));
            if self.again {
                return ask(seat, Question::Rage, Frame::Raging(Raging { again: false, ..self }));
            }
            self.done.insert(seat);
        }
        match self.next(cx) {
            Some(seat) => {
                let again = statics::of_pilot(cx.table(), cx.content(), seat, Topic::Gain, |what| {
                    matches!(what, Static::RageTwice)
                });
                ask(seat, Question::Rage, Frame::Raging(Raging { at: Some(seat), again, ..self }))
            }
            None => {
                cx.table_mut().raging = SeatSet::default();
                Flow::Done(Out::Done)
            }
        }
    }

    /// GR-15.3, GR-28.9, GR-R29: every pilot of a damaged robot, the Active Player first.
    fn next(&self, cx: &Cx<'_>) -> Option<Seat> {
        let table = cx.table();
        let mut seat = table.active;
        for _ in 0..table.order.len() {
            let damaged = table.raging.contains(table.flies(seat)) && !self.done.contains(seat);
            let calm = || {
                statics::of_pilot(table, cx.content(), seat, Topic::Gain, |what| {
                    matches!(what, Static::NoRage)
                })
            };
            if damaged && !cx.left().contains(seat) && !calm() {
                return Some(seat);
            }
            seat = table.next_in_order(seat);
        }
        None
    }

    /// GR-15.3: the Rage value in Fighting Spirit, or the Power value in Power Tokens.
    fn gain(&self, cx: &mut Cx<'_>, seat: Seat, power: bool) {
        let no_power = || {
            statics::of_pilot(cx.table(), cx.content(), seat, Topic::Gain, |what| {
                matches!(what, Static::NoPower)
            })
        };
        if power && !no_power() {
            let n = cx.table().pilot(cx.content(), seat).power;
            stock::gain(cx, seat, Stock::Pt, n);
        } else if !power {
            let n = statics::rage(cx.table(), cx.content(), seat);
            stock::gain(cx, seat, Stock::Fs, n);
        }
    }
}
