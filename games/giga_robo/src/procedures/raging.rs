//! Rage. GR-15.3 to GR-15.9, GR-28.9, GR-30.6, GR-R29.

use super::{Cx, Flow, Hooks, Out, Step, ask, call, is_anew, stock};
use crate::content::{Hook, Static, Stock, Topic, Trait};
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
    /// Whether texts that wait for that gain are being carried out.
    #[serde(default)]
    told: bool,
    /// Whether the one who is asked has gained already.
    #[serde(default)]
    gained: bool,
}

kernel::known_to_all! { Raging { done, at, again, told, gained } }

impl Raging {
    /// For all seats in [`crate::table::Table::raging`].
    pub(super) fn new() -> Raging {
        Raging { done: SeatSet::default(), at: None, again: false, told: false, gained: false }
    }

    pub(crate) fn resume(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let Some(seat) = self.at else { return self.turn_to_next(cx) };
        if is_anew(&reply) && !self.told && !self.gained {
            return self.offer(cx, seat);
        }
        if !self.told {
            let gains = self.gained || !matches!(reply, Step::Answer(Answer::No));
            let owed = if self.gained { None } else { self.gain(cx, seat, &reply) };
            if let Some(first) = owed {
                return call(first, Frame::Raging(Raging { gained: true, ..self }));
            }
            let texts = Hooks::of_foes(Hook::FoeRages, cx.table().flies(seat), cx.table());
            let needed = texts.needed(cx.table(), cx.content()).filter(|_| gains);
            if let Some(texts) = needed {
                return call(Frame::Hooks(texts), Frame::Raging(Raging { told: true, gained: true, ..self }));
            }
        }
        let rest = Raging { told: false, gained: false, again: false, ..self };
        if self.again { Flow::Go(Frame::Raging(rest)) } else { rest.past(seat) }
    }

    /// GR-R102: asks for a gain, if what it costs is there.
    fn offer(self, cx: &Cx<'_>, seat: Seat) -> Flow {
        if can_pay(cx, seat) { ask(seat, Question::Rage, Frame::Raging(self)) } else { self.past(seat) }
    }

    /// This pilot has gained what it could.
    fn past(self, seat: Seat) -> Flow {
        Flow::Go(Frame::Raging(Raging { at: None, again: false, done: self.done.with(seat), ..self }))
    }

    /// GR-30.6: the next pilot gains, some of them twice; where nobody is left, it is over.
    fn turn_to_next(self, cx: &mut Cx<'_>) -> Flow {
        let Some(seat) = self.next(cx) else {
            cx.table_mut().raging = SeatSet::default();
            return Flow::Done(Out::Done);
        };
        let again = statics::of_pilot(cx.table(), cx.content(), seat, Topic::Gain, |what| {
            matches!(what, Static::Trait(Trait::RageTwice))
        });
        Raging { at: Some(seat), again, ..self }.offer(cx, seat)
    }

    /// GR-15.3, GR-28.9, GR-R29: every pilot of a damaged robot, the Active Player first.
    fn next(&self, cx: &Cx<'_>) -> Option<Seat> {
        let table = cx.table();
        let mut seat = table.active;
        for _ in 0..table.order.len() {
            let damaged = table.raging.contains(table.flies(seat)) && !self.done.contains(seat);
            let calm = || {
                statics::of_pilot(table, cx.content(), seat, Topic::Gain, |what| {
                    matches!(what, Static::Trait(Trait::NoRage))
                })
            };
            if damaged && !cx.left().contains(seat) && !calm() && can_pay(cx, seat) {
                return Some(seat);
            }
            seat = table.next_in_order(seat);
        }
        None
    }

    /// GR-15.3: the Rage value in Fighting Spirit, or the Power value in Power Tokens.
    /// GR-R102: whoever must pay for it may do without.
    fn gain(&self, cx: &mut Cx<'_>, seat: Seat, reply: &Step) -> Option<Frame> {
        if matches!(reply, Step::Answer(Answer::No)) {
            return None;
        }
        let power = matches!(reply, Step::Answer(Answer::Power));
        let robot = cx.table().flies(seat);
        let toll = statics::rage_toll(cx.table(), cx.content(), robot);
        if toll > 0 {
            stock::spend_pt(cx, robot, toll);
        }
        let no_power = || {
            statics::of_pilot(cx.table(), cx.content(), seat, Topic::Gain, |what| {
                matches!(what, Static::Trait(Trait::NoPower))
            })
        };
        if power && !no_power() {
            let n = cx.table().pilot(cx.content(), seat).power;
            stock::gain(cx, seat, Stock::Pt, n);
        } else if !power {
            let n = statics::rage(cx.table(), cx.content(), seat);
            return stock::gain_or_purge(cx, seat, n);
        }
        None
    }
}

/// GR-R102: whether the Power Tokens are there that opponents make the pilot pay for its Rage.
fn can_pay(cx: &Cx<'_>, seat: Seat) -> bool {
    let table = cx.table();
    let robot = table.flies(seat);
    statics::rage_toll(table, cx.content(), robot) <= table.player(robot).pt
}
