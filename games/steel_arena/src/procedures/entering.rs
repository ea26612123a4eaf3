//! Entering. SA-17: what terrain does to a robot that comes onto it.

use super::{Cx, Explosion, Flow, Hit, Step, call};
use crate::content::Terrain;
use crate::event::Event;
use crate::field::{Cell, Cells};
use crate::frame::Frame;
use crate::question::{Answer, Question};
use crate::table::Table;
use crate::tile::Part;
use kernel::{Reply, Seat};
use serde::{Deserialize, Serialize};

/// The robot of this seat has come onto a cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Entering {
    seat: Seat,
    step: EnteringStep,
}

kernel::known_to_all! { Entering { seat, step } }

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum EnteringStep {
    Burn,
    Explode,
    Cool,
    Hear,
}

impl Entering {
    pub(crate) fn new(seat: Seat) -> Entering {
        Entering { seat, step: EnteringStep::Burn }
    }

    /// SA-8.9: whether the robot has come onto terrain.
    pub(crate) fn is_due(&self, cx: &Cx<'_>) -> bool {
        let cell = cx.table().cell_of(self.seat);
        cell.is_some_and(|cell| cx.table().terrain(cx.content(), cell).is_some())
    }

    /// Whether it names what is there: for positions that are written by hand.
    pub(crate) fn fits(&self, table: &Table) -> bool {
        self.seat.0 < table.seats()
    }

    fn at(self, step: EnteringStep) -> Frame {
        Frame::Entering(Entering { step, ..self })
    }

    pub(crate) fn resume(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let Some(cell) = cx.table().cell_of(self.seat) else { return Flow::Done(()) };
        let Some(terrain) = cx.table().terrain(cx.content(), cell).copied() else { return Flow::Done(()) };
        match (self.step, reply) {
            (EnteringStep::Burn, _) => self.burn(cx, cell, terrain),
            (EnteringStep::Explode, _) => self.explode(cx, cell, terrain),
            (EnteringStep::Hear, Reply::Answer(Answer::Quench(part))) => self.quench(cx, part),
            (EnteringStep::Cool | EnteringStep::Hear, _) => self.cool(cx, terrain.cools),
        }
    }

    /// SA-17.17, SA-R27, SA-R44: each time a robot comes onto it.
    fn burn(self, cx: &mut Cx<'_>, cell: Cell, terrain: Terrain) -> Flow {
        if terrain.burns == 0 {
            return self.explode(cx, cell, terrain);
        }
        call(Frame::Hit(Hit::new(self.seat, terrain.burns, 0, None)), self.at(EnteringStep::Explode))
    }

    /// SA-17.8, SA-17.18, SA-R29, SA-R48: at once, in the middle of a move if need be.
    fn explode(self, cx: &mut Cx<'_>, cell: Cell, terrain: Terrain) -> Flow {
        if !terrain.explodes() {
            return self.cool(cx, terrain.cools);
        }
        call(Frame::Explosion(Explosion::new(Cells::only(cell))), self.at(EnteringStep::Cool))
    }

    /// SA-17.15, SA-R26: one overheated module of the owner's choice, if there is any.
    fn cool(self, cx: &mut Cx<'_>, cools: bool) -> Flow {
        let table = cx.table();
        let mut hot = table.parts(self.seat).filter(|&part| table.is_hot(self.seat, part));
        match (hot.next().filter(|_| cools), hot.next()) {
            (None, _) => Flow::Done(()),
            (Some(only), None) => self.quench(cx, only),
            (Some(_), Some(_)) => {
                Flow::Ask { to: self.seat, question: Question::Quench, then: self.at(EnteringStep::Hear) }
            }
        }
    }

    fn quench(self, cx: &mut Cx<'_>, part: Part) -> Flow {
        cx.table_mut().set_hot(self.seat, part, false);
        cx.tell(Event::Quenched { seat: self.seat, part });
        Flow::Done(())
    }
}
