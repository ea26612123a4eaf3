//! Contesting. PR-3.5, PR-R60: all players want the same faction, and the dice decide who chooses first.

use super::opening::deal;
use super::{Cx, Flow, Out, Rolling, Step, call, done};
use crate::content::Side;
use crate::event::Event;
use crate::question::{Answer, Question};
use kernel::{Reply, Seat, SeatMap, SeatSet};
use serde::{Deserialize, Serialize};

/// PR-3.5: so many dice for each player.
const DICE: u8 = 3;

/// The rolls so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Contesting {
    /// Who still rolls.
    pub(crate) waits: SeatSet,
    /// The most successes so far.
    pub(crate) most: u8,
    /// Who has them.
    pub(crate) best: SeatSet,
}

kernel::known_to_all! { Contesting { waits, most, best } }

impl Contesting {
    /// These are about to roll.
    pub(crate) fn begin(waits: SeatSet) -> Contesting {
        Contesting { waits, most: 0, best: SeatSet::default() }
    }

    pub(super) fn resume(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let there = cx.there();
        let next = self.waits.iter().find(|seat| there.contains(*seat));
        match (next, reply) {
            (Some(seat), Reply::Out(Out::Pool(pool))) => {
                let successes = pool.successes;
                cx.tell(Event::RolledFaction { seat, successes });
                Flow::Go(self.count(seat, successes).into())
            }
            (Some(_), _) => call(Rolling::of(DICE), self),
            (None, Reply::Answer(Answer::Side(side))) => self.take(cx, side),
            (None, _) => self.ask(there),
        }
    }

    fn count(self, seat: Seat, successes: u8) -> Contesting {
        let waits = self.waits.minus([seat].into_iter().collect());
        let others = self.best.iter().filter(|_| successes <= self.most);
        let own = [seat].into_iter().filter(|_| successes >= self.most);
        Contesting { waits, most: self.most.max(successes), best: others.chain(own).collect() }
    }

    /// PR-3.5: who has the most successes chooses. PR-R60: the tied players roll again.
    fn ask(self, there: SeatSet) -> Flow {
        let mut best = self.best.iter().filter(|seat| there.contains(*seat));
        match (best.next(), best.next()) {
            (Some(to), None) => Flow::Ask { to, question: Question::Faction, then: self.into() },
            (Some(_), Some(_)) => Flow::Go(Contesting::begin(self.best).into()),
            (None, _) => done(),
        }
    }

    /// PR-R60: the others sit in turn, as always (PR-19.4).
    fn take(self, cx: &mut Cx<'_>, side: Side) -> Flow {
        let seat = self.best.iter().find(|seat| cx.there().contains(*seat)).expect("the winner is there");
        cx.tell(Event::TookFaction { seat, side });
        let seats = cx.seats();
        let table = cx.table_mut();
        if table.side(seat) != side {
            table.sides = SeatMap::new(seats, |seat| table.side(seat).foe());
            deal(table);
        }
        done()
    }
}
