//! Verbs that move robots. GR-7.16, GR-18, GR-R33 to GR-R35, GR-R55.

use super::{Effect, then};
use crate::city::{Cell, Cells, Path};
use crate::content::Content;
use crate::content::{Amount, Force, Who};
use crate::event::Event;
use crate::frame::Frame;
use crate::procedures::{Collide, Cx, Flow, Forcing, Step, Walking, ask, is_anew, owing, tiles, walking};
use crate::queries;
use crate::question::{Answer, Question, Wanted};
use crate::table::{NOWHERE, Table};
use kernel::Seat;

steps! {
    /// Moving at the usual costs.
    MoveStep { Begin = 0, Hear = 1; Moved = 2 }
}

steps! {
    /// Coming to stand beside the opponent.
    CloseStep { Begin = 0, Hear = 1; Landed = 4 }
}

steps! {
    /// Forcing robots, and following them.
    ForceStep { Begin = 0, Forced = 1, HearHex = 2; Landed = 4 }
}

steps! {
    /// Going where the opponent stood.
    FollowStep { Begin = 0, Crashed = 1; Landed = 4 }
}

/// What a Forced Movement says.
#[derive(Clone, Copy)]
pub(super) struct Forced {
    pub(super) how: Force,
    pub(super) n: Amount,
    pub(super) up_to: bool,
    pub(super) to_me: bool,
    pub(super) close: bool,
}

impl Effect {
    /// GR-7.16: up to this many hexes, at the usual costs.
    pub(super) fn move_self(self, cx: &mut Cx<'_>, n: Amount, step: MoveStep, reply: Step) -> Flow {
        let seat = cx.table().flies(self.text.seat);
        match (step, reply) {
            (MoveStep::Begin, _) | (MoveStep::Hear, Step::Go) => {
                let movement = self.number(cx, n);
                let Some(from) = cx.table().cell(seat) else { return self.done(cx) };
                let nowhere = walking::walk(cx.table(), cx.content(), seat, movement, from).ends().is_empty();
                if movement == 0 || nowhere {
                    return self.done(cx);
                }
                ask(
                    seat,
                    Question::Path { plan: Path::NONE, movement, spends: false, tramples: false },
                    self.on(MoveStep::Hear),
                )
            }
            (MoveStep::Hear, Step::Answer(Answer::Walk(to))) => {
                let movement = self.number(cx, n);
                let from = cx.table().cell(seat).expect("who moves has a robot");
                let path = walking::walk(cx.table(), cx.content(), seat, movement, from).path_to(to);
                let path = path.expect("only hexes within reach are legal");
                then(Frame::Walking(Walking::new(seat, from, path, false, false)), self, MoveStep::Moved)
            }
            (MoveStep::Hear | MoveStep::Moved, _) => self.done(cx),
        }
    }

    /// To a free hex adjacent to the opponent. GR-R55: only a robot that is on the map.
    pub(super) fn close_in(self, cx: &mut Cx<'_>, step: CloseStep, reply: Step) -> Flow {
        let seat = cx.table().flies(self.text.seat);
        if step == CloseStep::Landed || cx.table().cell(seat).is_none() {
            return self.done(cx);
        }
        let cells = beside(cx.table(), cx.content(), seat, self.foe);
        if is_anew(&reply) && cells.len() > 1 {
            return ask(seat, Question::Hex(Wanted::Stand), self.on(CloseStep::Hear));
        }
        self.leap_beside(cx, named(&reply))
    }

    fn leap_beside(self, cx: &mut Cx<'_>, named: Option<Cell>) -> Flow {
        let seat = cx.table().flies(self.text.seat);
        let cells = beside(cx.table(), cx.content(), seat, self.foe);
        if let Some(to) = named.or(cells.iter().next()).filter(|&to| cx.table().cell(seat) != Some(to)) {
            cx.table_mut().player_mut(seat).cell = to.0;
            cx.tell(Event::Leapt { seat, to });
            return owing(land(cx, seat, to), self.on(CloseStep::Landed));
        }
        self.done(cx)
    }

    /// GR-18.1, GR-R48: everybody concerned, one after the other.
    pub(super) fn force(
        mut self,
        cx: &mut Cx<'_>,
        force: Forced,
        who: Who,
        step: ForceStep,
        reply: Step,
    ) -> Flow {
        match step {
            ForceStep::Begin => {
                self.todo = self.people(cx, who);
                cx.table_mut().combat.left_hex = NOWHERE;
            }
            ForceStep::Forced | ForceStep::HearHex if force.close => {
                return self.close_after(cx, step, &reply);
            }
            ForceStep::Landed => return self.done(cx),
            ForceStep::Forced | ForceStep::HearHex => {}
        }
        let by = cx.table().flies(self.text.seat);
        while let Some(victim) = self.take_next(cx) {
            let victim = cx.table().flies(victim);
            let n = if force.to_me { between(cx, victim, by) } else { self.number(cx, force.n) };
            if n > 0 && victim != by {
                return then(
                    Frame::Forcing(Forcing::new(victim, by, force.how, n, force.up_to)),
                    self,
                    ForceStep::Forced,
                );
            }
        }
        self.done(cx)
    }

    /// The same after a Forced Movement.
    fn close_after(self, cx: &mut Cx<'_>, step: ForceStep, reply: &Step) -> Flow {
        let seat = cx.table().flies(self.text.seat);
        if cx.table().cell(seat).is_none() {
            return self.done(cx);
        }
        let asks = step == ForceStep::Forced || is_anew(reply);
        if asks && beside(cx.table(), cx.content(), seat, self.foe).len() > 1 {
            return ask(seat, Question::Hex(Wanted::Stand), self.on(ForceStep::HearHex));
        }
        self.leap_beside(cx, named(reply))
    }

    /// Into the hex that the opponent was pushed from; a Structure there is collided with. GR-R55.
    pub(super) fn follow(self, cx: &mut Cx<'_>, step: FollowStep) -> Flow {
        let seat = cx.table().flies(self.text.seat);
        let hex = cx.table().combat.left_hex;
        let cell = Cell(hex);
        let gone = cx.table().cell(seat).is_none();
        if step != FollowStep::Begin || gone || hex == NOWHERE || cx.table().robot_at(cell).is_some() {
            return self.done(cx);
        }
        if cx.table().city.site(cell).has_structure() {
            return then(Frame::Collide(Collide::crash(seat, cell, seat)), self, FollowStep::Crashed);
        }
        cx.table_mut().player_mut(seat).cell = cell.0;
        cx.tell(Event::Leapt { seat, to: cell });
        owing(land(cx, seat, cell), self.on(FollowStep::Landed))
    }
}

/// The hex that the answer names.
fn named(reply: &Step) -> Option<Cell> {
    if let Step::Answer(Answer::Cell(cell)) = reply { Some(*cell) } else { None }
}

/// The number of hexes between two robots.
fn between(cx: &Cx<'_>, one: Seat, other: Seat) -> u8 {
    let (Some(from), Some(to)) = (cx.table().cell(one), cx.table().cell(other)) else { return 0 };
    queries::grid(cx.table(), cx.content()).distance(from, to).saturating_sub(1)
}

/// ENTER effects and Anchors of the hex where a robot comes down.
fn land(cx: &mut Cx<'_>, seat: Seat, cell: Cell) -> Option<Frame> {
    let roof = cx.table().city.site(cell).has_structure();
    let entered = if roof { None } else { tiles::enter(cx, seat, cell) };
    tiles::pick_anchors(cx, seat, cell);
    entered
}

/// The free hexes adjacent to the opponent, the own one among them.
pub(crate) fn beside(table: &Table, content: &Content, seat: Seat, foe: Seat) -> Cells {
    let Some(there) = table.cell(foe) else { return Cells::NONE };
    let others = table.cell(seat).map_or(table.occupied(), |here| table.occupied().without(here));
    queries::around(table, content, there).minus(others)
}
