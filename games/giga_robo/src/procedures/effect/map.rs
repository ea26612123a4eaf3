//! Verbs that change the map. GR-20.7, GR-21.1, GR-21.6, GR-R40.

use super::{Effect, then};
use crate::city::{Cell, Cells};
use crate::content::{Content, Place, Tile, Verb};
use crate::event::Event;
use crate::frame::Frame;
use crate::procedures::{Collide, Cx, Flow, Step, ask, owing, tiles};
use crate::queries;
use crate::question::{Answer, Question, Wanted};
use crate::table::Table;
use kernel::Seat;

impl Effect {
    /// The hexes that can be named for the tile of the clause.
    pub(crate) fn tile_cells(&self, table: &Table, content: &Content) -> Cells {
        let clause = self.text.clauses(table, content).get(usize::from(self.at));
        let Some(Verb::Tile { at, .. }) = clause.map(|clause| &clause.verb) else { return Cells::NONE };
        places(table, content, self.text.seat, self.foe, *at)
    }

    fn place(&self, cx: &Cx<'_>, at: Place) -> Cells {
        places(cx.table(), cx.content(), self.text.seat, self.foe, at)
    }

    /// GR-20.7, GR-20.10 to GR-20.13: a tile; on a hex with a Structure it destroys it.
    pub(super) fn tile(self, cx: &mut Cx<'_>, tile: Tile, at: Place, step: u8, reply: Step) -> Flow {
        let cells = self.place(cx, at);
        let cell = match (step, reply) {
            (1, Step::Answer(Answer::Cell(cell))) => Some(cell),
            (0, _) if cells.len() > 1 => {
                return ask(self.text.seat, Question::Hex(Wanted::Tile(tile)), self.on(1));
            }
            (0 | 1, _) => cells.iter().next(),
            (2.., _) => None,
        };
        let Some(cell) = cell else { return self.done(cx) };
        if cx.table().city.site(cell).has_structure() {
            return then(Frame::Collide(Collide::under(tile, cell, self.text.seat)), self, 2);
        }
        owing(tiles::create(cx, tile, cell), self.on(2))
    }

    /// The Structure there falls; without one there is a Crater.
    pub(super) fn raze_or_crater(self, cx: &mut Cx<'_>, at: Place, step: u8) -> Flow {
        let cell = self.place(cx, at).iter().next().filter(|_| step == 0);
        let Some(cell) = cell else { return self.done(cx) };
        if cx.table().city.site(cell).has_structure() {
            return then(Frame::Collide(Collide::razed(cell, self.text.seat)), self, 1);
        }
        owing(tiles::create(cx, Tile::Crater, cell), self.on(1))
    }

    /// All Elemental tiles around the user are gone.
    pub(super) fn douse(self, cx: &mut Cx<'_>) -> Flow {
        for cell in self.place(cx, Place::NearMe).iter() {
            let lay = cx.table_mut().city.site_mut(cell).elemental.take();
            if let Some(elemental) = lay {
                cx.tell(Event::TileRemoved(tiles::tile_of(elemental), cell));
            }
        }
        self.done(cx)
    }

    /// GR-21.1, GR-R40: Active or Static, as its creator likes.
    pub(super) fn barrier(self, cx: &mut Cx<'_>, step: u8, reply: Step) -> Flow {
        let seat = self.text.seat;
        let robot = cx.table().flies(seat);
        if step == 0 {
            let any = !barrier_cells(cx.table(), cx.content(), robot).is_empty()
                || !cx.table().player(robot).barrier;
            return if any { ask(seat, Question::Barrier, self.on(1)) } else { self.done(cx) };
        }
        if let Step::Answer(Answer::Shield) = reply {
            cx.table_mut().player_mut(robot).barrier = true;
            cx.tell(Event::Shielded(robot));
        } else if let Step::Answer(Answer::Cell(cell)) = reply {
            cx.table_mut().city.site_mut(cell).barrier = true;
            cx.tell(Event::BarrierSet(robot, cell));
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

/// The hexes that a text means.
pub(crate) fn places(table: &Table, content: &Content, seat: Seat, foe: Seat, at: Place) -> Cells {
    let around = |cell: Cell| queries::around(table, content, cell);
    let mine = table.cell(seat);
    let theirs = opponent(table, seat, foe).and_then(|foe| table.cell(foe));
    let cells = match at {
        Place::MyHex => mine.map(Cells::only),
        Place::FoesHex => theirs.map(Cells::only),
        Place::AroundFoe => theirs.map(|cell| around(cell).with(cell)),
        Place::NearMe => mine.map(around),
    };
    cells.unwrap_or(Cells::NONE)
}

/// GR-R30: in a combat it is the one on the other side, if there is any.
fn opponent(table: &Table, seat: Seat, foe: Seat) -> Option<Seat> {
    let robot = table.flies(seat);
    if table.combat.side_of(robot).is_some() { table.combat.other(robot) } else { Some(foe) }
}
