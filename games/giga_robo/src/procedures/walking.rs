//! A robot moves along a path. GR-7.21 to GR-7.24, GR-R11, GR-R55, GR-R57.

use super::{Collide, Cx, Flow, Hurt, Out, Recovery, Step, call, hurt::Cause, owing, tiles};
use crate::city::{Cell, City, Path, Walk};
use crate::content::{Content, Static, Topic, Trait};
use crate::event::Event;
use crate::frame::Frame;
use crate::queries;
use crate::statics;
use crate::table::Table;
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// The damage that a robot takes for going through a Structure.
const TRAMPLED: u8 = 2;

/// The sides of a hex.
const SIDES: u8 = 6;

/// A robot that moves by itself, hex by hex.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Walking {
    seat: Seat,
    /// Where it starts. The cost and the touched things of a step depend on the whole move (GR-R11).
    from: Cell,
    path: Path,
    /// The steps that were taken.
    done: u8,
    /// Whether Speed is spent.
    spends: bool,
    /// Whether it goes through Structures.
    tramples: bool,
    /// Whether the Structure of the next hex was dealt with.
    cleared: bool,
    /// Whether an Anchor was picked up on the way (GR-R57).
    #[serde(default)]
    anchored: bool,
    /// Whether the damage of its way was done (GR-R147).
    #[serde(default)]
    hurt: bool,
    /// Which side of which hex of the path is looked at next for a Structure that may fall (GR-R171).
    #[serde(default)]
    look: u8,
    /// Whether a Recovery Roll is made for the Structure there.
    #[serde(default)]
    tests: bool,
}

kernel::known_to_all! { Walking { seat, from, path, done, spends, tramples, cleared, anchored, hurt, look, tests } }

impl Walking {
    /// Along this path, from this hex.
    pub(super) fn new(seat: Seat, from: Cell, path: Path, spends: bool, tramples: bool) -> Walking {
        let (anchored, hurt, tests) = (false, false, false);
        Walking {
            seat,
            from,
            path,
            done: 0,
            spends,
            tramples,
            cleared: false,
            anchored,
            hurt,
            look: 0,
            tests,
        }
    }

    /// GR-R55: a robot that is gone from the map goes no farther.
    pub(crate) fn resume(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        if cx.table().cell(self.seat).is_none() {
            return self.over();
        }
        if self.look > 0 {
            return self.heard(cx, &reply);
        }
        if self.hurt {
            return self.finish(cx);
        }
        let Some(&next) = self.path.cells().get(usize::from(self.done)) else { return self.finish(cx) };
        let stands = cx.table().city.site(next).has_structure();
        if self.tramples && stands {
            return call(
                Frame::Collide(Collide::razed(next, self.seat)),
                Frame::Walking(Walking { cleared: true, ..self }),
            );
        }
        if self.cleared {
            let hurt = Hurt::new(self.seat, TRAMPLED, None, Cause::Other);
            return call(Frame::Hurt(hurt), Frame::Walking(Walking { cleared: false, ..self }));
        }
        if cx.table().robot_at(next).is_some_and(|other| other != self.seat) {
            return self.finish(cx);
        }
        self.step(cx)
    }

    /// GR-7.24, GR-R57: one hex; with an Anchor from the way the robot stops where what is spent reaches its new Speed.
    fn step(mut self, cx: &mut Cx<'_>) -> Flow {
        let next = self.path.cells()[usize::from(self.done)];
        let walk = walk(cx.table(), cx.content(), self.seat, u8::MAX, self.from);
        let touch = walk.touch(&self.path, self.done);
        let spent = walk.step_spent(&self.path, self.done);
        cx.table_mut().player_mut(self.seat).cell = next.0;
        cx.tell(Event::Stepped { seat: self.seat, to: next });
        let entered = if touch.enter { tiles::enter(cx, self.seat, next) } else { None };
        self.anchored |= touch.anchors > 0;
        tiles::pick_anchors(cx, self.seat, next);
        self.done += 1;
        if self.spends {
            let player = cx.table_mut().player_mut(self.seat);
            player.spent = player.spent.saturating_add(spent);
            let speed = statics::speed(cx.table(), cx.content(), self.seat);
            if self.anchored && cx.table().player(self.seat).spent >= speed {
                self.path = self.path.first(self.done);
            }
        }
        owing(entered, Frame::Walking(self))
    }

    /// GR-R147: a way may hurt, in one sum. GR-R171: a text may let Structures fall along the movement that is spent.
    fn finish(self, cx: &mut Cx<'_>) -> Flow {
        let each = statics::moving_hurts(cx.table(), cx.content(), self.seat);
        if each > 0 && self.done > 0 && !self.hurt {
            let hurt = Hurt::new(self.seat, each.saturating_mul(self.done), None, Cause::Other);
            return call(Frame::Hurt(hurt), Frame::Walking(Walking { hurt: true, ..self }));
        }
        let falls = |what: &Static| matches!(what, Static::Trait(Trait::RazeAlong));
        if self.spends && statics::any(cx.table(), cx.content(), self.seat, Topic::Movement, falls) {
            return self.raze_along(cx);
        }
        self.over()
    }

    /// GR-R171: the Recovery Roll for a Structure was made.
    fn heard(self, cx: &mut Cx<'_>, reply: &Step) -> Flow {
        if !self.tests {
            return self.raze_along(cx);
        }
        let razed = self.beside(cx, self.look - 1).filter(|_| matches!(reply, Step::Out(Out::Recovered)));
        let next = Walking { tests: false, ..self };
        match razed {
            Some(cell) => {
                let fall = Collide::razed(cell, self.seat).sparing(self.seat);
                call(Frame::Collide(fall), Frame::Walking(next))
            }
            None => next.raze_along(cx),
        }
    }

    /// GR-R171: each Structure adjacent to the Path, once, in the order of the hexes.
    fn raze_along(self, cx: &Cx<'_>) -> Flow {
        let last = self.done * SIDES;
        let Some(at) = (self.look..last).find(|&at| self.beside(cx, at).is_some()) else {
            return self.over();
        };
        let then = Walking { look: at + 1, tests: true, ..self };
        call(Frame::Recovery(Recovery::new(self.seat)), Frame::Walking(then))
    }

    /// The Structure on this side of a hex of the path that is adjacent to none before it.
    fn beside(&self, cx: &Cx<'_>, at: u8) -> Option<Cell> {
        let grid = queries::grid(cx.table(), cx.content());
        let hexes = &self.path.cells()[..usize::from(self.done)];
        let place = usize::from(at / SIDES);
        let cell = grid.neighbours(hexes[place]).iter().nth(usize::from(at % SIDES))?;
        let seen = hexes[..place].iter().any(|&before| grid.distance(before, cell) == 1);
        (cx.table().city.site(cell).has_structure() && !seen).then_some(cell)
    }

    fn over(self) -> Flow {
        Flow::Done(if self.done > 0 { Out::Number(self.done) } else { Out::Nothing })
    }
}

/// The conditions of a movement of this seat from a hex.
pub(crate) fn walk<'a>(
    table: &'a Table,
    content: &'a Content,
    seat: Seat,
    movement: u8,
    from: Cell,
) -> Walk<'a> {
    Walk {
        grid: queries::grid(table, content),
        city: &table.city,
        robots: table.occupied(),
        from,
        movement,
        boost: statics::boost(table, content, seat),
    }
}

/// The city as a robot sees it that goes through Structures: on the ground everywhere.
pub(crate) fn flat(table: &Table) -> City {
    let mut city = table.city.clone();
    city.structures().iter().for_each(|cell| city.site_mut(cell).structure = 0);
    city
}

/// Whether the path is a legal move through Structures: on the ground, ending beyond them.
pub(crate) fn tramples(table: &Table, walk: &Walk<'_>, path: &Path) -> bool {
    let city = flat(table);
    let ends = path.last().is_some_and(|end| !table.city.site(end).has_structure());
    ends && Walk { city: &city, ..*walk }.is_legal(path)
}
