//! The end-of-turn phase. SA-18, SA-15, SA-16: take, discard, normal mode, auto-cooling, refill, reinforced mode.

use super::opening::{colour, lay_open, top_up};
use super::turn::cooling_parts;
use super::{Cx, Flow, Pile, Step, Taking, call, hex, outcome, tell_tile};
use crate::content::{Back, Colour};
use crate::event::Event;
use crate::field::Cell;
use crate::frame::Frame;
use crate::question::{Answer, Question};
use crate::table::{Ground, MODULES_MAX, Side, Table};
use crate::tile::Part;
use kernel::{Chance, Ending as EndingKind, Reply, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// The end of the turn of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Ending {
    seat: Seat,
    step: EndingStep,
}

kernel::known_to_all! { Ending { seat, step } }

/// Where it waits. What asks nothing calls what follows at once. The numbers are in the digests of positions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
enum EndingStep {
    Take = 0,
    Limit = 1,
    HearLimit = 2,
    /// So many robots, clockwise from the active one, have discarded.
    HearDiscard(u8) = 4,
    HearRefill = 9,
    Faced(Cell, Back) = 10,
    Topped = 12,
}

/// SA-14.5, SA-14.6: the least number of modules of a robot in normal mode, the central one included.
const NORMAL_MIN: usize = 6;

/// SA-R55: after this many idle turns for each seat the bout is over.
const IDLE_EACH: u16 = 40;

impl Ending {
    /// SA-13.16, SA-16.2, SA-16.4, SA-16.5: only the active player takes what lies under the robot, first of all.
    pub(crate) fn new(seat: Seat) -> Ending {
        Ending { seat, step: EndingStep::Take }
    }

    /// Whether everything that it names exists. For positions that are written by hand.
    pub(crate) fn fits(&self, table: &Table) -> bool {
        let step = match self.step {
            EndingStep::HearDiscard(done) => done <= table.seats(),
            EndingStep::Faced(cell, back) => cell.0 < table.field.count() && table.top == Some(back),
            EndingStep::Take
            | EndingStep::Limit
            | EndingStep::HearLimit
            | EndingStep::HearRefill
            | EndingStep::Topped => true,
        };
        step && self.seat.0 < table.seats()
    }

    /// The pile that is drawn from.
    pub(crate) fn pile(&self) -> Option<Pile> {
        match self.step {
            EndingStep::Faced(_, back) => Some(Pile::Kinds(back)),
            EndingStep::Topped => Some(Pile::Rest(3)),
            EndingStep::Take
            | EndingStep::Limit
            | EndingStep::HearLimit
            | EndingStep::HearDiscard(_)
            | EndingStep::HearRefill => None,
        }
    }

    fn at(self, step: EndingStep) -> Frame {
        Frame::Ending(Ending { step, ..self })
    }

    pub(crate) fn resume(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        match (self.step, reply) {
            (EndingStep::Take, _) => self.take(cx),
            (EndingStep::Limit, _) => self.limit(cx),
            (EndingStep::HearLimit, Reply::Answer(Answer::Give(Part::Slot(slot)))) => {
                self.keep_as_trophy(cx, slot)
            }
            (EndingStep::HearLimit, _) => self.limit(cx),
            (EndingStep::HearDiscard(done), Reply::Answer(Answer::Give(Part::Slot(slot)))) => {
                let loser = self.loser(cx, done);
                self.lose(cx, loser, slot);
                self.discard(cx, done)
            }
            (EndingStep::HearDiscard(done), _) => self.discard(cx, done),
            (EndingStep::HearRefill, Reply::Answer(Answer::Cell(cell))) => self.lay(cx, cell),
            (EndingStep::HearRefill, _) => self.refill(cx),
            (EndingStep::Faced(cell, back), Reply::Rolled(rolled)) => {
                lay_open(cx, cell, back, rolled.drawn());
                self.laid(cx)
            }
            (EndingStep::Topped, Reply::Rolled(rolled)) => {
                top_up(cx, colour(rolled.drawn()));
                self.refill(cx)
            }
            (EndingStep::Faced(cell, _), _) => self.lay(cx, cell),
            (EndingStep::Topped, _) => self.next_top(cx),
        }
    }

    /// SA-18.2: the tile under the robot comes first, if there is one.
    fn take(self, cx: &mut Cx<'_>) -> Flow {
        if !Taking::is_due(cx, self.seat) {
            return self.limit(cx);
        }
        call(Frame::Taking(Taking::new(self.seat)), self.at(EndingStep::Limit))
    }

    /// SA-14.10, SA-16.7, SA-18.3, SA-R51: a thirteenth module makes an own trophy of one of the thirteen.
    fn limit(self, cx: &mut Cx<'_>) -> Flow {
        if cx.table().modules(self.seat).len() <= MODULES_MAX {
            return self.discard(cx, 0);
        }
        Flow::Ask { to: self.seat, question: Question::Limit, then: self.at(EndingStep::HearLimit) }
    }

    /// SA-1.9, SA-16.8, SA-R42.
    fn keep_as_trophy(self, cx: &mut Cx<'_>, slot: u8) -> Flow {
        let hot = cx.table().is_hot(self.seat, Part::Slot(slot));
        let tile = cx.table_mut().take_module(self.seat, slot);
        cx.table_mut().add_trophy(self.seat, tile);
        tell_tile(cx, tile, |shown| Event::Limited { seat: self.seat, tile: shown, hot });
        self.discard(cx, 0)
    }

    /// SA-R30: the owners choose clockwise from the active player.
    fn loser(self, cx: &Cx<'_>, done: u8) -> Seat {
        self.seat.clockwise(cx.seats()).nth(usize::from(done)).unwrap_or(self.seat)
    }

    /// SA-15.1 to SA-15.5, SA-15.11, SA-16.5, SA-18.4, SA-R30, SA-R38: one module for each unit of damage;
    /// nothing is chosen where all must go.
    fn discard(self, cx: &mut Cx<'_>, done: u8) -> Flow {
        for (done, loser) in (0..).zip(self.seat.clockwise(cx.seats())).skip(usize::from(done)) {
            let (damage, tiles) = (cx.table().robot(loser).damage, cx.table().modules(loser).len());
            if damage == 0 || cx.table().cell_of(loser).is_none() {
                continue;
            }
            if usize::from(damage) < tiles {
                let question = Question::Discard { left: damage };
                return Flow::Ask { to: loser, question, then: self.at(EndingStep::HearDiscard(done)) };
            }
            (0..tiles).for_each(|_| self.lose(cx, loser, 0));
        }
        self.judge(cx)
    }

    /// SA-15.6 to SA-15.9, SA-R59, SA-21.3, SA-R39, SA-R42, SA-R45: a trophy of the active player, but for
    /// damage in the robot's own turn or that of a team-mate.
    fn lose(self, cx: &mut Cx<'_>, loser: Seat, slot: u8) {
        let hot = cx.table().is_hot(loser, Part::Slot(slot));
        let mut tile = cx.table_mut().take_module(loser, slot);
        let wins = !cx.table().team(loser).contains(self.seat) && !cx.left().contains(self.seat);
        let gainer = wins.then_some(self.seat);
        if let Some(gainer) = gainer.filter(|_| !tile.open) {
            tile.known.insert(gainer);
        }
        let table = cx.table_mut();
        match gainer {
            Some(gainer) => table.add_trophy(gainer, tile),
            None => table.put_in_box(tile),
        }
        let robot = table.robot_mut(loser);
        robot.damage -= 1;
        table.idle = 0;
        tell_tile(cx, tile, |shown| Event::Discarded { seat: loser, tile: shown, hot, to: gainer });
    }

    /// SA-14.9, SA-15.10, SA-19.1, SA-19.2, SA-21.4, SA-21.5, SA-R37, SA-R40, SA-R60: once all have
    /// discarded; damage that is left must be paid with the central module.
    fn judge(self, cx: &mut Cx<'_>) -> Flow {
        let destroyed = |seat: &Seat| cx.table().robot(*seat).damage > 0;
        let lost: SeatSet = cx.table().standing().filter(destroyed).collect();
        lost.iter().for_each(|seat| cx.tell(Event::Destroyed { seat }));
        if !lost.is_empty() || outcome::has_enough(cx) {
            return Flow::End(outcome::by_score(cx, EndingKind::Rules));
        }
        self.back_to_normal(cx)
    }

    /// SA-14.6, SA-14.7, SA-14.8, SA-18.5, SA-R33.
    fn back_to_normal(self, cx: &mut Cx<'_>) -> Flow {
        let table = cx.table();
        let stands = table.cell_of(self.seat).is_some();
        if stands && table.robot(self.seat).side == Side::B && table.strength(self.seat) >= NORMAL_MIN {
            flip(cx, self.seat, Side::A);
        }
        self.auto_cool(cx)
    }

    /// SA-4.2, SA-18.6, SA-R31: of all robots.
    fn auto_cool(self, cx: &mut Cx<'_>) -> Flow {
        for seat in (0..cx.seats()).map(Seat) {
            let parts = cooling_parts(cx.table(), cx.content(), seat);
            if parts.is_empty() {
                continue;
            }
            parts.iter().for_each(|part| cx.table_mut().set_hot(seat, part, false));
            cx.tell(Event::AutoCooled { seat, parts });
        }
        self.refill(cx)
    }

    /// SA-18.7 to SA-18.11, SA-19.3, SA-R35: one tile on each bare cell, in the order of the active
    /// player; the bout ends when one must be laid and none is left.
    fn refill(self, cx: &mut Cx<'_>) -> Flow {
        let bare = cx.table().bare();
        let Some(first) = bare.first() else { return self.reinforce(cx) };
        if cx.table().stack == 0 {
            cx.tell(Event::StackOut);
            return Flow::End(outcome::by_score(cx, EndingKind::Rules));
        }
        if bare.len() == 1 || cx.left().contains(self.seat) {
            return self.lay(cx, first);
        }
        Flow::Ask { to: self.seat, question: Question::Refill, then: self.at(EndingStep::HearRefill) }
    }

    /// SA-18.7, SA-18.8, SA-20.2, SA-R52, SA-R54: face down; terrain and all tiles of experts face up.
    fn lay(self, cx: &mut Cx<'_>, cell: Cell) -> Flow {
        let table = cx.table_mut();
        let back = table.top.expect("the stack has a top tile");
        if back.colour() == Colour::Terrain || table.options.expert {
            let chance = Chance::Draw { pile: Pile::Kinds(back).number() };
            return Flow::Roll { chance, then: self.at(EndingStep::Faced(cell, back)) };
        }
        table.set_ground(cell, Ground::Down(back));
        let there = hex(cx, cell);
        cx.tell(Event::Laid { on: there, tile: Ground::Down(back) });
        self.laid(cx)
    }

    fn laid(self, cx: &mut Cx<'_>) -> Flow {
        let table = cx.table_mut();
        (table.stack, table.top, table.idle) = (table.stack - 1, None, 0);
        self.next_top(cx)
    }

    /// SA-R36: the next tile of the stack shows its back.
    fn next_top(self, cx: &mut Cx<'_>) -> Flow {
        if cx.table().stack == 0 {
            cx.tell(Event::Top { back: None });
            return self.refill(cx);
        }
        let chance = Chance::Draw { pile: Pile::Rest(3).number() };
        Flow::Roll { chance, then: self.at(EndingStep::Topped) }
    }

    /// SA-14.4, SA-14.5, SA-14.7, SA-14.8, SA-18.12, SA-R32: every robot; then SA-R55 may end the bout.
    fn reinforce(self, cx: &mut Cx<'_>) -> Flow {
        for seat in (0..cx.seats()).map(Seat) {
            let table = cx.table();
            let stands = table.cell_of(seat).is_some();
            if stands && table.robot(seat).side == Side::A && table.strength(seat) < NORMAL_MIN {
                flip(cx, seat, Side::B);
            }
        }
        if cx.table().idle >= IDLE_EACH * u16::from(cx.seats()) {
            cx.tell(Event::Stalled);
            return Flow::End(outcome::by_score(cx, EndingKind::Limit));
        }
        Flow::Done(())
    }
}

/// SA-14.7, SA-R33: the board is turned over; its overheat token stays.
fn flip(cx: &mut Cx<'_>, seat: Seat, side: Side) {
    cx.table_mut().robot_mut(seat).side = side;
    cx.tell(Event::Flipped { seat, to: side });
}
