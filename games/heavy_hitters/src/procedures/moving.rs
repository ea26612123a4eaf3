//! Moving. GK-8: a hex, for a Heavy Hitter a facing, the cost, who is pushed.

use super::deploying::spend;
use super::{Cx, Flow, Losing, Playing, Step, Window, done};
use crate::city::{Cell, Facing};
use crate::content::{Gkr, When};
use crate::event::Event;
use crate::queries::{push_cells, reach};
use crate::question::{Answer, Question};
use crate::reckoning::move_cost;
use crate::table::Hitter;
use kernel::{Reply, Seat};
use serde::{Deserialize, Serialize};

/// A piece of the seat moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Moving {
    pub(crate) seat: Seat,
    pub(crate) gkr: Gkr,
    pub(crate) step: MovingStep,
}

kernel::known_to_all! { Moving { seat, gkr, step } }

/// What it does next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum MovingStep {
    Where,
    Face { cell: Cell },
    Paid { cell: Cell, facing: Facing },
    Push { cell: Cell, facing: Facing },
    Moved,
}

impl Moving {
    /// The seat is asked where the piece moves.
    pub(crate) fn begin(seat: Seat, gkr: Gkr) -> Moving {
        Moving { seat, gkr, step: MovingStep::Where }
    }

    fn at(self, step: MovingStep) -> Moving {
        Moving { step, ..self }
    }

    pub(super) fn resume(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let Some(here) = cx.table().cell_of(self.seat, self.gkr) else { return done() };
        match (self.step, reply) {
            (MovingStep::Where, Reply::Answer(Answer::Play(card))) => {
                let moment = cx.content().card(card).when;
                let first = Playing::begin(self.seat, card, moment).into();
                Flow::Call { first, then: self.into() }
            }
            (MovingStep::Where, Reply::Answer(answer)) => {
                self.chosen(cx, if let Answer::At(cell) = answer { cell } else { here })
            }
            (MovingStep::Where, _) => self.ask(Question::Move(self.gkr)),
            (MovingStep::Face { cell }, Reply::Answer(Answer::Face(facing))) => self.pay(cx, cell, facing),
            (MovingStep::Face { .. }, _) => self.ask(Question::Face),
            (MovingStep::Paid { cell, facing }, _) => self.arrive(cx, cell, facing),
            (MovingStep::Push { cell, facing }, Reply::Answer(Answer::At(to))) => {
                push(cx, cell, to);
                self.arrive(cx, cell, facing)
            }
            (MovingStep::Push { cell, facing }, _) => self.arrive(cx, cell, facing),
            (MovingStep::Moved, _) => done(),
        }
    }

    fn ask(self, question: Question) -> Flow {
        Flow::Ask { to: self.seat, question, then: self.into() }
    }

    /// GK-8.15, GK-8.17: a Heavy Hitter turns as well, a Support Unit is there at once.
    fn chosen(self, cx: &mut Cx<'_>, cell: Cell) -> Flow {
        let (seat, gkr) = (self.seat, self.gkr);
        if gkr == Gkr::Hitter {
            return Flow::Go(self.at(MovingStep::Face { cell }).into());
        }
        if let Some(drone) = cx.table_mut().player_mut(seat).units.slot(gkr)
            && drone.cell != cell
        {
            drone.cell = cell;
            cx.tell(Event::Moved { seat, gkr, cell });
        }
        done()
    }

    /// GK-8.5, GK-8.16, GK-R71: one energy for each hex of the shortest way.
    fn pay(self, cx: &mut Cx<'_>, cell: Cell, facing: Facing) -> Flow {
        let reach = reach(cx.table(), cx.content(), self.seat, Gkr::Hitter);
        let steps = reach.and_then(|reach| reach.steps(cell));
        let Some(steps) = steps else { return done() };
        let cost = move_cost(cx.table(), cx.content(), self.seat, steps);
        let today = &mut cx.table_mut().player_mut(self.seat).today;
        today.moved = today.moved.saturating_add(steps);
        let points = spend(cx, self.seat, cost);
        let then = self.at(MovingStep::Paid { cell, facing }).into();
        Flow::Call { first: Losing::points(self.seat, points).into(), then }
    }

    /// GK-8.11, GK-R12: who stands there is pushed first, by choice of its owner.
    fn arrive(self, cx: &mut Cx<'_>, cell: Cell, facing: Facing) -> Flow {
        let seat = self.seat;
        let then = self.at(MovingStep::Push { cell, facing });
        if let Some((owner, gkr)) = cx.table().piece_at(cell).filter(|&(owner, _)| owner != seat) {
            if !push_cells(cx.table(), cell, cx.table().cell_of(seat, Gkr::Hitter)).is_empty() {
                return Flow::Ask { to: owner, question: Question::Push(gkr), then: then.into() };
            }
            return done();
        }
        let player = cx.table_mut().player_mut(seat);
        let before = player.hitter.replace(Hitter { cell, facing });
        if before.is_some_and(|hitter| hitter.cell != cell) {
            cx.tell(Event::Moved { seat, gkr: Gkr::Hitter, cell });
        }
        if before.is_some_and(|hitter| hitter.facing != facing) {
            cx.tell(Event::Turned { seat, facing });
        }
        let first = Window::only(When::Moved, seat).into();
        Flow::Call { first, then: self.at(MovingStep::Moved).into() }
    }
}

/// GK-8.11: the unit on this hex is pushed.
fn push(cx: &mut Cx<'_>, from: Cell, to: Cell) {
    let Some((seat, gkr)) = cx.table().piece_at(from) else { return };
    if gkr != Gkr::Hitter
        && let Some(drone) = cx.table_mut().player_mut(seat).units.slot(gkr)
    {
        drone.cell = to;
        cx.tell(Event::Pushed { seat, gkr, cell: to });
    }
}
