//! Verbs that change the map. GR-20.7, GR-21.1, GR-21.6, GR-R40.

use super::{AskStep, Effect, then};
use crate::city::{Cell, Cells};
use crate::content::{Content, Place, Tile, Verb};
use crate::event::Event;
use crate::frame::Frame;
use crate::procedures::{Collide, Cx, Flow, Step, ask, is_anew, owing, tiles};
use crate::queries;
use crate::question::{Answer, Question, Wanted};
use crate::table::Table;
use kernel::Seat;
use std::ops::ControlFlow;

steps! {
    /// A verb that does something to one hex.
    PlaceStep { Begin = 0, Hear = 1; Done = 2 }
}

impl Effect {
    /// The hexes that can be named for what the clause makes or razes.
    pub(crate) fn named_cells(&self, table: &Table, content: &Content) -> Cells {
        let clause = self.text.clauses(table, content).get(usize::from(self.at));
        let verb = clause.map(|clause| &clause.verb);
        if let Some(Verb::Tile { at, .. } | Verb::RazeOrCrater(at)) = verb {
            self.place(table, content, *at)
        } else {
            Cells::NONE
        }
    }

    fn place(&self, table: &Table, content: &Content, at: Place) -> Cells {
        places(table, content, self.text.seat, self.opponent(table), at)
    }

    /// The hex that is meant; of several the user names one.
    fn named_cell(
        &self,
        cx: &Cx<'_>,
        at: Place,
        wanted: Wanted,
        (step, reply): (PlaceStep, Step),
    ) -> ControlFlow<Flow, Option<Cell>> {
        let cells = self.place(cx.table(), cx.content(), at);
        match (step, reply) {
            (PlaceStep::Hear, Step::Answer(Answer::Cell(cell))) => ControlFlow::Continue(Some(cell)),
            (PlaceStep::Begin, _) | (PlaceStep::Hear, Step::Go) if cells.len() > 1 => {
                ControlFlow::Break(ask(self.text.seat, Question::Hex(wanted), self.on(PlaceStep::Hear)))
            }
            (PlaceStep::Begin | PlaceStep::Hear, _) => ControlFlow::Continue(cells.iter().next()),
            (PlaceStep::Done, _) => ControlFlow::Continue(None),
        }
    }

    /// GR-20.7, GR-20.10 to GR-20.13: a tile; on a hex with a Structure it destroys it.
    pub(super) fn tile(self, cx: &mut Cx<'_>, tile: Tile, at: Place, step: PlaceStep, reply: Step) -> Flow {
        let cell = match self.named_cell(cx, at, Wanted::Tile(tile), (step, reply)) {
            ControlFlow::Break(asked) => return asked,
            ControlFlow::Continue(None) => return self.done(cx),
            ControlFlow::Continue(Some(cell)) => cell,
        };
        if cx.table().city.site(cell).has_structure() {
            return then(Frame::Collide(Collide::under(tile, cell, self.text.seat)), self, PlaceStep::Done);
        }
        owing(tiles::create(cx, tile, cell), self.on(PlaceStep::Done))
    }

    /// The Structure there falls; without one there is a Crater.
    pub(super) fn raze_or_crater(self, cx: &mut Cx<'_>, at: Place, step: PlaceStep, reply: Step) -> Flow {
        let cell = match self.named_cell(cx, at, Wanted::Raze, (step, reply)) {
            ControlFlow::Break(asked) => return asked,
            ControlFlow::Continue(None) => return self.done(cx),
            ControlFlow::Continue(Some(cell)) => cell,
        };
        if cx.table().city.site(cell).has_structure() {
            return then(Frame::Collide(Collide::razed(cell, self.text.seat)), self, PlaceStep::Done);
        }
        owing(tiles::create(cx, Tile::Crater, cell), self.on(PlaceStep::Done))
    }

    /// All Elemental tiles around the user are gone.
    pub(super) fn douse(self, cx: &mut Cx<'_>) -> Flow {
        for cell in self.place(cx.table(), cx.content(), Place::NearMe).iter() {
            let lay = cx.table_mut().city.site_mut(cell).elemental.take();
            if let Some(elemental) = lay {
                cx.tell(Event::TileRemoved { tile: elemental.into(), at: cell });
            }
        }
        self.done(cx)
    }

    /// GR-21.1, GR-R40: Active or Static, as its creator likes.
    pub(super) fn barrier(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let seat = self.text.seat;
        let robot = cx.table().flies(seat);
        if is_anew(&reply) {
            let any = !barrier_cells(cx.table(), cx.content(), robot).is_empty()
                || !cx.table().player(robot).barrier;
            return if any { ask(seat, Question::Barrier, self.on(AskStep::Hear)) } else { self.done(cx) };
        }
        if let Step::Answer(Answer::Shield) = reply {
            cx.table_mut().player_mut(robot).barrier = true;
            cx.tell(Event::Shielded { seat: robot });
        } else if let Step::Answer(Answer::Cell(cell)) = reply {
            cx.table_mut().city.site_mut(cell).barrier = true;
            cx.tell(Event::SetBarrier { seat: robot, at: cell });
        }
        self.done(cx)
    }
}

/// GR-21.6, GR-R40: the own hex and those around it, as long as they have no Static Barrier.
pub(crate) fn barrier_cells(table: &Table, content: &Content, robot: Seat) -> Cells {
    let Some(here) = table.cell(robot) else { return Cells::NONE };
    let near = queries::around(table, content, here).with(here);
    near.iter().filter(|cell| !table.city.site(*cell).barrier).collect()
}

/// The hexes that a text means. GR-R30: around an opponent only where there is one.
fn places(table: &Table, content: &Content, seat: Seat, foe: Option<Seat>, at: Place) -> Cells {
    let around = |cell: Cell| queries::around(table, content, cell);
    let mine = table.cell(seat);
    let theirs = foe.and_then(|foe| table.cell(foe));
    let cells = match at {
        Place::MyHex => mine.map(Cells::only),
        Place::FoesHex => theirs.map(Cells::only),
        Place::AroundFoe => theirs.map(|cell| around(cell).with(cell)),
        Place::NearMe => mine.map(around),
    };
    cells.unwrap_or(Cells::NONE)
}
