//! Rounds. TD-2: both choose in secret, both show, both are hit, both draw.

use super::{Choosing, Cx, Drawing, Flow, Step};
use crate::content::MoveId;
use crate::event::Event;
use crate::table::Table;
use kernel::{Ending, Outcome, Reply, Seat, SeatMap, SeatSet};
use serde::{Deserialize, Serialize};

/// A round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Round {
    /// Counted from 1.
    pub(crate) number: u16,
    pub(crate) step: RoundStep,
}

kernel::known_to_all! { Round { number, step } }

/// What the round does next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum RoundStep {
    Choose,
    First,
    Second,
    Over,
}

impl Round {
    /// A round that is about to begin.
    pub(crate) fn begin(number: u16) -> Round {
        Round { number, step: RoundStep::Choose }
    }

    fn at(self, step: RoundStep) -> super::Frame {
        Round { step, ..self }.into()
    }

    pub(super) fn resume(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        match (self.step, reply) {
            (RoundStep::Choose, Reply::Apart(chosen)) => self.show(cx, &chosen),
            (RoundStep::Choose, _) => self.choose(cx),
            (RoundStep::First, _) => self.draws(Seat(0), RoundStep::Second),
            (RoundStep::Second, _) => self.draws(Seat(1), RoundStep::Over),
            (RoundStep::Over, _) => Flow::Go(Round::begin(self.number.saturating_add(1)).into()),
        }
    }

    /// TD-2.1, TD-3.2.
    fn choose(self, cx: &Cx<'_>) -> Flow {
        if cx.table().hands.iter().any(|(_, hand)| hand.moves.is_empty()) {
            return Flow::End(leader(cx.table()));
        }
        let strands = SeatMap::new(2, |seat| Some(Choosing { seat }.into()));
        Flow::Apart { strands, then: self.at(RoundStep::Choose) }
    }

    /// TD-2.1, TD-2.2, TD-3.1.
    fn show(self, cx: &mut Cx<'_>, chosen: &SeatMap<Option<Option<MoveId>>>) -> Flow {
        let chosen =
            [Seat(0), Seat(1)].map(|seat| chosen[seat].flatten().expect("nobody left while choosing"));
        cx.reveal();
        for (seat, chosen) in [Seat(0), Seat(1)].into_iter().zip(chosen) {
            cx.table_mut().show(seat, chosen);
            cx.tell(Event::Showed { seat, chosen });
        }
        for seat in [Seat(0), Seat(1)] {
            let (own, other) = (chosen[seat.index()], chosen[seat.next(2).index()]);
            let content = cx.content();
            let damage = content.get(other.0).power.saturating_sub(content.get(own.0).guard);
            let armour = &mut cx.table_mut().armour[seat];
            *armour = armour.saturating_sub(damage);
            let fell = *armour == 0;
            cx.tell(Event::Hit { seat, damage });
            if fell {
                cx.tell(Event::Fell { seat });
            }
        }
        let down = cx.table().armour.iter().any(|(_, armour)| *armour == 0);
        if down { Flow::End(leader(cx.table())) } else { Flow::Go(self.at(RoundStep::First)) }
    }

    /// TD-2.3.
    fn draws(self, seat: Seat, then: RoundStep) -> Flow {
        Flow::Call { first: Drawing { seat }.into(), then: self.at(then) }
    }
}

/// TD-3.1, TD-3.2, TD-R2: the robot with more armour wins; with equal armour it is a draw.
pub(crate) fn leader(table: &Table) -> Outcome {
    let (first, second) = (table.armour[Seat(0)], table.armour[Seat(1)]);
    match first.cmp(&second) {
        std::cmp::Ordering::Greater => Outcome::won(SeatSet::only(Seat(0)), 2),
        std::cmp::Ordering::Less => Outcome::won(SeatSet::only(Seat(1)), 2),
        std::cmp::Ordering::Equal => Outcome::drawn(SeatSet::first(2), 2, Ending::Rules),
    }
}
