//! Explosions. SA-17, SA-R48: in waves; the tiles that one wave sets off go off together in the next.

use super::{Cx, Flow, Hit, Step, active, call};
use crate::content::{Content, KindId};
use crate::event::Event;
use crate::field::{Cell, Cells};
use crate::frame::Frame;
use crate::question::{Answer, Question};
use crate::table::{Ground, Table};
use crate::tile::Tile;
use kernel::{Reply, Seat};
use serde::{Deserialize, Serialize};

/// A wave of explosions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Explosion {
    wave: Cells,
    /// The robots are hit clockwise from the active one; this many have been.
    robots: u8,
    /// The explosions that have still to hit the robot in turn.
    hits: Cells,
    step: ExplosionStep,
}

kernel::known_to_all! { Explosion { wave, robots, hits, step } }

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum ExplosionStep {
    Start,
    Robot,
    Hits,
    Hear,
}

impl Explosion {
    /// These tiles go off.
    pub(crate) fn new(wave: Cells) -> Explosion {
        Explosion { wave, robots: 0, hits: Cells::NONE, step: ExplosionStep::Start }
    }

    /// Whether everything that it names exists. For positions that are written by hand.
    pub(crate) fn fits(&self, table: &Table, content: &Content) -> bool {
        let goes_off = |cell: Cell| {
            cell.0 < table.field.count() && table.terrain(content, cell).is_some_and(|it| it.explodes())
        };
        let hits = self.hits.iter().all(|cell| self.wave.contains(cell));
        hits && self.wave.iter().all(goes_off) && self.robots <= table.seats()
    }

    fn at(self, step: ExplosionStep) -> Frame {
        Frame::Explosion(Explosion { step, ..self })
    }

    pub(crate) fn resume(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        match (self.step, reply) {
            (ExplosionStep::Start, _) => self.start(cx),
            (ExplosionStep::Robot, _) => self.robot(cx),
            (ExplosionStep::Hits, _) => self.hits(cx),
            (ExplosionStep::Hear, Reply::Answer(Answer::Cell(cell))) => self.hit(cx, cell),
            (ExplosionStep::Hear, _) => Flow::Go(self.at(ExplosionStep::Hits)),
        }
    }

    fn start(self, cx: &mut Cx<'_>) -> Flow {
        for cell in self.wave.iter() {
            if let Ground::Up(kind) = cx.table().ground(cell) {
                let there = cx.table().field.hex(cell);
                cx.tell(Event::Exploded { at: there, tile: kind });
            }
        }
        Flow::Go(self.at(ExplosionStep::Robot))
    }

    fn seat(self, cx: &Cx<'_>) -> Option<Seat> {
        active(cx).clockwise(cx.seats()).nth(usize::from(self.robots))
    }

    /// SA-17.9, SA-17.10: the next robot that stands on one of the tiles or beside it.
    fn robot(self, cx: &mut Cx<'_>) -> Flow {
        let Some(seat) = self.seat(cx) else { return self.spread(cx) };
        let hits = match cx.table().cell_of(seat) {
            Some(cell) => touching(cx.table(), cell, self.wave),
            None => Cells::NONE,
        };
        Flow::Go(Frame::Explosion(Explosion { hits, step: ExplosionStep::Hits, ..self }))
    }

    /// SA-R48: several explosions hit a robot in the order that its owner chooses.
    fn hits(self, cx: &mut Cx<'_>) -> Flow {
        let next = Explosion { robots: self.robots + 1, step: ExplosionStep::Robot, ..self };
        let Some(seat) = self.seat(cx).filter(|&seat| cx.table().cell_of(seat).is_some()) else {
            return Flow::Go(Frame::Explosion(next));
        };
        match (self.hits.first(), self.hits.len()) {
            (None, _) => Flow::Go(Frame::Explosion(next)),
            (Some(cell), 1) => self.hit(cx, cell),
            (Some(_), _) => {
                let question = Question::NextHit(self.hits);
                Flow::Ask { to: seat, question, then: self.at(ExplosionStep::Hear) }
            }
        }
    }

    /// SA-17.9, SA-17.10, SA-R43, SA-R44: the big number on the tile, from no side; the small one
    /// beside it, from where the tile lies.
    fn hit(self, cx: &mut Cx<'_>, cell: Cell) -> Flow {
        let rest = Explosion { hits: self.hits.without(cell), step: ExplosionStep::Hits, ..self };
        let seat = self.seat(cx).expect("a robot is hit");
        let there = cx.table().cell_of(seat).expect("the robot stands there");
        let terrain = cx.table().terrain(cx.content(), cell).expect("what goes off is a tile");
        let source = cx.table().field.direction(there, cell);
        let damage = if there == cell { terrain.blast } else { terrain.splinter };
        if damage == 0 {
            return Flow::Go(Frame::Explosion(rest));
        }
        call(Frame::Hit(Hit::new(seat, damage, 0, source)), Frame::Explosion(rest))
    }

    /// SA-17.11, SA-17.12, SA-R50: the tiles go to the box, and what their splinters set off is the
    /// next wave.
    fn spread(self, cx: &mut Cx<'_>) -> Flow {
        let mut next = Cells::NONE;
        for cell in self.wave.iter() {
            let terrain = cx.table().terrain(cx.content(), cell).expect("what goes off is a tile");
            if terrain.splinter > 0 {
                let beside = cx.table().field.around(cell).map(|(_, beside)| beside);
                let set_off = beside.filter(|&beside| !self.wave.contains(beside) && can_explode(cx, beside));
                next = set_off.fold(next, Cells::with);
            }
        }
        for cell in self.wave.iter() {
            if let Some(tile) = remove(cx, cell) {
                let at = cx.table().field.hex(cell);
                cx.tell(Event::Boxed { tile, at });
            }
        }
        if next.is_empty() { Flow::Done(()) } else { Flow::Go(Frame::Explosion(Explosion::new(next))) }
    }
}

/// The cells of `wave` that the cell belongs to or touches.
fn touching(table: &Table, cell: Cell, wave: Cells) -> Cells {
    let beside = table.field.around(cell).map(|(_, beside)| beside);
    std::iter::once(cell).chain(beside).filter(|&cell| wave.contains(cell)).collect()
}

/// SA-17.5: whether the tile there can go off.
pub(super) fn can_explode(cx: &Cx<'_>, cell: Cell) -> bool {
    cx.table().terrain(cx.content(), cell).is_some_and(crate::content::Terrain::explodes)
}

/// SA-17.2, SA-17.12, SA-17.16: a terrain tile goes to the box; its cell is empty. Which tile.
pub(super) fn remove(cx: &mut Cx<'_>, cell: Cell) -> Option<KindId> {
    let Ground::Up(kind) = cx.table().ground(cell) else { return None };
    let tile = Tile::open(cx.content(), kind);
    let table = cx.table_mut();
    table.set_ground(cell, Ground::Empty);
    table.put_in_box(tile);
    Some(kind)
}
