//! Reserves. PR-17.1 to PR-17.8, PR-R52: at the end of a round models may enter.

use super::{Cx, Flow, Out, Rolling, Step};
use crate::content::Side;
use crate::event::Event;
use crate::places::{Pin, entered, entries, waiting};
use crate::queries::decider;
use crate::question::{Answer, Question};
use crate::table::{Standing, Table, Who};
use kernel::Reply;
use serde::{Deserialize, Serialize};

/// The reserve rolls of one round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Reserving {
    /// Which side rolls.
    pub(crate) side: Side,
    /// Whether the other side rolls afterwards.
    pub(crate) first: bool,
    /// PR-17.3: how many of its models may still enter; nothing before the roll.
    pub(crate) may: Option<u8>,
}

kernel::known_to_all! { Reserving { side, first, may } }

impl Reserving {
    /// PR-17.2, PR-R52: who has fewer models in reserve, the Kaiju side if both have as many.
    pub(crate) fn begin(table: &Table) -> Reserving {
        let [ppdc, kaiju] = Side::ALL.map(|side| waiting(table, side).count());
        let side = if ppdc < kaiju { Side::Ppdc } else { Side::Kaiju };
        Reserving { side, first: true, may: None }
    }

    pub(super) fn resume(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        match (self.may, reply) {
            (None, Reply::Out(Out::Pool(pool))) => {
                cx.tell(Event::RolledReserve { side: self.side, successes: pool.successes });
                Flow::Go(Reserving { may: Some(pool.successes), ..self }.into())
            }
            (None, _) => self.roll(cx),
            (Some(may), Reply::Answer(Answer::Deploy { who, x, y, turn })) => {
                self.enter(cx, who, Pin { x, y, turn });
                Flow::Go(Reserving { may: Some(may - 1), ..self }.into())
            }
            (Some(_), Reply::Answer(_)) => self.over(),
            (Some(may), _) => self.ask(cx, may),
        }
    }

    /// PR-17.1, PR-17.3: as many dice as the number of the round.
    fn roll(self, cx: &Cx<'_>) -> Flow {
        if waiting(cx.table(), self.side).next().is_none() {
            return self.over();
        }
        super::call(Rolling::of(cx.table().round), self)
    }

    /// PR-17.3, PR-R52: for each success one model, if there is a place.
    fn ask(self, cx: &Cx<'_>, may: u8) -> Flow {
        let (table, side) = (cx.table(), self.side);
        let is_over = may == 0 || waiting(table, side).next().is_none();
        if is_over || entries(table, cx.content(), side).next().is_none() {
            return self.over();
        }
        let to = decider(table, cx.left(), side);
        Flow::Ask { to, question: Question::Reserve(side), then: self.into() }
    }

    /// PR-17.8: it acts from the next round on.
    fn enter(self, cx: &mut Cx<'_>, who: Who, pin: Pin) {
        let pose = entered(cx.table(), cx.content(), self.side, pin).expect("a legal place was named");
        cx.table_mut().figure_mut(who).standing = Standing::At(pose);
        cx.tell(Event::Deployed { who, to: pose });
    }

    fn over(self) -> Flow {
        if self.first {
            return Flow::Go(Reserving { side: self.side.foe(), first: false, may: None }.into());
        }
        super::done()
    }
}
