//! Verbs that change the map. GR-20.7, GR-21.1, GR-21.6, GR-R40.

use super::{AskStep, Effect, then};
use crate::city::{Cell, Cells};
use crate::content::{Amount, Content, Place, Reach, Tile, Verb};
use crate::event::Event;
use crate::frame::Frame;
use crate::procedures::{Collide, Cx, Flow, Step, ask, is_anew, owing, tiles};
use crate::queries::{self, gates};
use crate::question::{Answer, Question, Wanted};
use crate::table::{Aim, Table};
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
        } else if let Some(Verb::RemoveTile { tile, at }) = verb {
            self.tiles_there(table, content, *tile, *at)
        } else {
            verb.map_or(Cells::NONE, |verb| self.chained_cells(table, content, verb))
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

    /// The hexes of a place where such a tile lies.
    fn tiles_there(&self, table: &Table, content: &Content, tile: Tile, at: Place) -> Cells {
        self.place(table, content, at)
            .iter()
            .filter(|&cell| tiles::lies(table.city.site(cell), tile))
            .collect()
    }

    /// GR-R91: a tile that lies there is gone; of several the user names one.
    pub(super) fn remove_tile(
        mut self,
        cx: &mut Cx<'_>,
        tile: Tile,
        at: Place,
        step: PlaceStep,
        reply: Step,
    ) -> Flow {
        let cells = self.tiles_there(cx.table(), cx.content(), tile, at);
        if is_anew(&reply) && cells.len() > 1 && !cx.left().contains(self.text.seat) {
            return ask(self.text.seat, Question::Hex(Wanted::Remove(tile)), self.on(PlaceStep::Hear));
        }
        let named = if let (PlaceStep::Hear, Step::Answer(Answer::Cell(cell))) = (step, reply) {
            Some(cell)
        } else {
            cells.iter().next()
        };
        if let Some(cell) = named {
            tiles::take(&mut cx.table_mut().city.site_mut(cell), tile);
            cx.tell(Event::TileRemoved { tile, at: cell });
            self.done = 1;
        }
        self.done(cx)
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

impl Effect {
    /// GR-21.4, GR-R106: the Barriers that the clause may destroy: Static ones by their hexes, Active ones by their robots.
    pub(crate) fn breakable<'a>(
        &self,
        table: &'a Table,
        content: &'a Content,
    ) -> impl Iterator<Item = (Cell, Aim)> + use<'a> {
        let clause = self.text.clauses(table, content).get(usize::from(self.at));
        let (at, shields) =
            if let Some(Verb::BreakBarrier { at, shields, .. }) = clause.map(|clause| &clause.verb) {
                (*at, *shields)
            } else {
                (Reach::NearMe, false)
            };
        barriers(table, self.text.seat, self.reach(table, content, at), shields)
    }

    /// The hexes within which Barriers are destroyed.
    fn reach(&self, table: &Table, content: &Content, at: Reach) -> Cells {
        let seat = self.text.seat;
        match at {
            Reach::NearMe | Reach::InRange => ring(
                table,
                content,
                seat,
                span(at, self.text.card(table, content).and_then(|card| card.range)),
            ),
            Reach::InPath => {
                let side = table.combat.side_of(table.flies(seat));
                side.map_or(Cells::NONE, |side| gates::path(table, content, side))
            }
            Reach::Gates => {
                self.card().map_or(Cells::NONE, |card| gates::of_attack(table, content, seat, card))
            }
        }
    }

    /// GR-R91, GR-R106: the user names Barriers one after the other; each is gone.
    pub(super) fn break_barriers(
        mut self,
        cx: &mut Cx<'_>,
        n: Amount,
        up_to: bool,
        step: AskStep,
        reply: Step,
    ) -> Flow {
        match (step, reply) {
            (AskStep::Begin, _) => self.left = self.number(cx, n),
            (AskStep::Hear, Step::Answer(Answer::Aim(cell, aim))) => {
                let robot = cx.table().robot_at(cell).filter(|_| aim == Aim::Robot);
                match robot {
                    Some(robot) => {
                        cx.table_mut().player_mut(robot).barrier = false;
                        cx.tell(Event::ShieldBroken { seat: robot });
                    }
                    None => {
                        tiles::break_barrier(cx, cell);
                    }
                }
                (self.left, self.done) = (self.left - 1, self.done + 1);
            }
            (AskStep::Hear, Step::Go) => {}
            (AskStep::Hear, _) => return self.done(cx),
        }
        let any = self.breakable(cx.table(), cx.content()).next().is_some();
        if self.left == 0 || !any || cx.left().contains(self.text.seat) {
            return self.done(cx);
        }
        ask(self.text.seat, Question::Break { may_stop: up_to }, self.on(AskStep::Hear))
    }
}

/// How far away Barriers are destroyed, by the range of the card.
pub(crate) fn span(at: Reach, range: Option<(u8, u8)>) -> (u8, u8) {
    match at {
        Reach::NearMe => (1, 1),
        Reach::InRange | Reach::InPath | Reach::Gates => range.unwrap_or((1, u8::MAX)),
    }
}

/// The hexes that far from the robot of the seat.
pub(crate) fn ring(table: &Table, content: &Content, seat: Seat, (least, most): (u8, u8)) -> Cells {
    let near = |from| queries::grid(table, content).at_distance(from, least, most);
    table.cell(seat).map_or(Cells::NONE, near)
}

/// GR-R106: the Barriers on these hexes: Static ones by their hexes; if `shields`, Active ones of
/// opponents by their robots.
pub(crate) fn barriers<'a>(
    table: &'a Table,
    seat: Seat,
    cells: Cells,
    shields: bool,
) -> impl Iterator<Item = (Cell, Aim)> + use<'a> {
    cells.iter().flat_map(move |cell| {
        let stands = table.city.site(cell).barrier.then_some((cell, Aim::Barrier));
        let robot = table.robot_at(cell).filter(|&robot| shields && table.opposed(robot, seat));
        let shielded = robot.filter(|&robot| table.player(robot).barrier).map(|_| (cell, Aim::Robot));
        stands.into_iter().chain(shielded)
    })
}

/// GR-21.6, GR-R40: the own hex and those around it, as long as they have no Static Barrier.
pub(crate) fn barrier_cells(table: &Table, content: &Content, robot: Seat) -> Cells {
    let Some(here) = table.cell(robot) else { return Cells::NONE };
    let near = queries::around(table, content, here).with(here);
    near.iter().filter(|cell| !table.city.site(*cell).barrier).collect()
}

/// The hexes that a text means. GR-R30: around an opponent only where there is one.
pub(crate) fn places(table: &Table, content: &Content, seat: Seat, foe: Option<Seat>, at: Place) -> Cells {
    let around = |cell: Cell| queries::around(table, content, cell);
    let mine = table.cell(seat);
    let theirs = foe.and_then(|foe| table.cell(foe));
    let cells = match at {
        Place::MyHex => mine.map(Cells::only),
        Place::FoesHex => theirs.map(Cells::only),
        Place::AroundFoe => theirs.map(|cell| around(cell).with(cell)),
        Place::NearMe => mine.map(around),
        Place::AroundMe => mine.map(|cell| around(cell).with(cell)),
    };
    cells.unwrap_or(Cells::NONE)
}

/// GR-23.3: the hexes with an Anchor.
pub(crate) fn anchors(table: &Table, content: &Content) -> Cells {
    let cells = queries::grid(table, content).cells();
    cells.iter().filter(|&cell| table.city.site(cell).anchors > 0).collect()
}

/// Whether an Anchor lies anywhere on the map.
pub(crate) fn has_anchors(table: &Table, content: &Content) -> bool {
    !anchors(table, content).is_empty()
}

/// GR-R163: the hexes adjacent to one with an Anchor.
pub(crate) fn beside_anchors(table: &Table, content: &Content) -> Cells {
    let all = anchors(table, content);
    all.iter().fold(Cells::NONE, |near, cell| near.union(queries::around(table, content, cell)))
}
