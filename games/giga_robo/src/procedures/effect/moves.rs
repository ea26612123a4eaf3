//! Verbs that move robots. GR-7.16, GR-18, GR-R33 to GR-R35, GR-R55.

use super::{Effect, then};
use crate::city::{Cell, Cells, Path};
use crate::content::Content;
use crate::content::{Amount, Force, Landing, Plain, Static, Topic, Trait, Verb, Who};
use crate::event::Event;
use crate::frame::Frame;
use crate::procedures::{Collide, Cx, Flow, Forcing, Step, Walking, ask, is_anew, owing, tiles, walking};
use crate::queries;
use crate::question::{Answer, Question, Wanted};
use crate::statics;
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
    ForceStep { Begin = 0, Forced = 1, HearHex = 2, HearHow = 3; Landed = 4 }
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
    pub(super) beside: bool,
}

impl Effect {
    /// GR-7.16, GR-30.3: up to this many hexes, at the usual costs, also after the movement of the turn.
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

    /// GR-7.16, GR-R131: to a hex that is farther from the opponent.
    pub(super) fn retreat(self, cx: &mut Cx<'_>, step: MoveStep, reply: Step) -> Flow {
        let seat = cx.table().flies(self.text.seat);
        let cells = self.retreats(cx.table(), cx.content());
        if step == MoveStep::Moved || cells.is_empty() {
            return self.done(cx);
        }
        if is_anew(&reply) && cells.len() > 1 && !cx.left().contains(seat) {
            return ask(seat, Question::Hex(Wanted::Retreat), self.on(MoveStep::Hear));
        }
        let Some((to, from)) = named(&reply).or(cells.iter().next()).zip(cx.table().cell(seat)) else {
            return self.done(cx);
        };
        let movement = self.retreat_of(cx.table(), cx.content());
        let path = walking::walk(cx.table(), cx.content(), seat, movement, from).path_to(to);
        let path = path.expect("only hexes within reach are legal");
        then(Frame::Walking(Walking::new(seat, from, path, false, false)), self, MoveStep::Moved)
    }

    /// How far the clause lets the robot move away.
    fn retreat_of(&self, table: &Table, content: &Content) -> u8 {
        let clause = self.text.clauses(table, content).get(usize::from(self.at));
        let Some(Verb::Retreat(n)) = clause.map(|clause| &clause.verb) else { return 0 };
        statics::number(table, content, self.counting(), *n).max(0) as u8
    }

    /// GR-R131: the hexes in reach that are farther from the opponent than the robot is.
    pub(crate) fn retreats(&self, table: &Table, content: &Content) -> Cells {
        let seat = table.flies(self.text.seat);
        let (Some(here), Some(there)) = (table.cell(seat), table.cell(self.foe)) else { return Cells::NONE };
        let movement = self.retreat_of(table, content);
        let grid = queries::grid(table, content);
        let farther = |cell: &Cell| grid.distance(*cell, there) > grid.distance(here, there);
        walking::walk(table, content, seat, movement, here).ends().iter().filter(farther).collect()
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

    /// GR-7.9, GR-7.25, GR-7.26, GR-R14: to a free hex adjacent to the opponent that is not the own one.
    pub(super) fn leap(self, cx: &mut Cx<'_>, step: CloseStep, reply: Step) -> Flow {
        let seat = cx.table().flies(self.text.seat);
        if step == CloseStep::Landed || cx.table().cell(seat).is_none() {
            return self.done(cx);
        }
        let cells = self.landings(cx.table(), cx.content());
        if is_anew(&reply) && cells.len() > 1 && !cx.left().contains(seat) {
            return ask(seat, Question::Hex(Wanted::Land), self.on(CloseStep::Hear));
        }
        let Some(to) = named(&reply).or(cells.iter().next()) else { return self.done(cx) };
        cx.table_mut().player_mut(seat).cell = to.0;
        cx.tell(Event::Leapt { seat, to });
        owing(land(cx, seat, to), self.on(CloseStep::Landed))
    }

    /// GR-R14: where the Leap of the clause may end.
    pub(crate) fn landings(&self, table: &Table, content: &Content) -> Cells {
        let seat = table.flies(self.text.seat);
        let clause = self.text.clauses(table, content).get(usize::from(self.at));
        if clause.is_some_and(|clause| clause.verb == Verb::Plain(Plain::AnchorLeap)) {
            return super::map::beside_anchors(table, content).minus(table.occupied());
        }
        if let Some(Verb::Jump(to)) = clause.map(|clause| &clause.verb) {
            return jumps(table, content, seat, *to);
        }
        let (Some(Verb::Leap { in_range }), Some(here)) =
            (clause.map(|clause| &clause.verb), table.cell(seat))
        else {
            return Cells::NONE;
        };
        let (least, most) =
            self.text.card(table, content).and_then(|card| card.range).unwrap_or((1, u8::MAX));
        let grid = queries::grid(table, content);
        let reached = |cell: &Cell| !in_range || (least..=most).contains(&grid.distance(here, *cell));
        beside(table, content, seat, self.foe).without(here).iter().filter(reached).collect()
    }

    pub(super) fn leap_beside(self, cx: &mut Cx<'_>, named: Option<Cell>) -> Flow {
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
        if step == ForceStep::Forced {
            self.moved |= cx.table().player(cx.table().flies(self.about)).cell != self.left;
        }
        match step {
            ForceStep::Begin if self.is_held_back(cx) => return self.done(cx),
            ForceStep::Begin => {
                (self.moved, self.chosen) = (false, 0);
                if self.may_swap(cx, &force) {
                    return self.ask_how(&force);
                }
                self.todo = self.people(cx, who);
                cx.table_mut().combat.left_hex = NOWHERE;
            }
            ForceStep::HearHow if is_anew(&reply) => return self.ask_how(&force),
            ForceStep::HearHow => {
                let how = if let Step::Answer(Answer::How(how)) = reply { how } else { force.how };
                self.chosen = how as u64 + 1;
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
            let how = self.swapped().unwrap_or(force.how);
            let straight = force.beside || force.to_me && how == Force::Throw && force.how != how;
            let n = match (straight, force.to_me) {
                (true, _) => 1,
                (false, true) => between(cx, victim, by),
                (false, false) => self.number(cx, force.n),
            };
            if n > 0 && victim != by {
                self.left = cx.table().player(victim).cell;
                let forcing = Forcing::new(victim, by, how, n, force.up_to);
                let forcing = if straight { forcing.into_ring(1) } else { forcing };
                return then(Frame::Forcing(forcing), self, ForceStep::Forced);
            }
        }
        self.done(cx)
    }

    /// GR-R149: whether the user may name another keyword for this Forced Movement of an attack card.
    fn may_swap(&self, cx: &Cx<'_>, force: &Forced) -> bool {
        let (table, content, seat) = (cx.table(), cx.content(), self.text.seat);
        let attacks = self.text.card(table, content).is_some_and(|card| card.kind.is_attack());
        attacks
            && !force.beside
            && !cx.left().contains(seat)
            && statics::any(table, content, seat, Topic::Movement, |what| {
                matches!(what, Static::Trait(Trait::SwapForce))
            })
    }

    fn ask_how(self, force: &Forced) -> Flow {
        let question = Question::Keyword { how: force.how, to_me: force.to_me };
        ask(self.text.seat, question, self.on(ForceStep::HearHow))
    }

    /// The keyword that was named.
    fn swapped(&self) -> Option<Force> {
        let all = [Force::Pull, Force::Push, Force::Throw];
        (self.chosen as usize).checked_sub(1).and_then(|at| all.get(at).copied())
    }

    /// GR-R150: how far the opponent of the text is away.
    pub(super) fn apart(&self, cx: &Cx<'_>) -> u8 {
        let table = cx.table();
        let cells = (table.cell(self.text.seat), table.cell(self.foe));
        let (Some(from), Some(to)) = cells else { return 0 };
        queries::grid(table, cx.content()).distance(from, to)
    }

    /// GR-R104: whether this is an attack card whose Forced Movement is left out.
    pub(super) fn is_held_back(&self, cx: &Cx<'_>) -> bool {
        let (table, content, seat) = (cx.table(), cx.content(), self.text.seat);
        let attacks = self.text.card(table, content).is_some_and(|card| card.kind.is_attack());
        let immune = self.card().is_some_and(|card| table.player(seat).immune.contains(card));
        attacks
            && !immune
            && statics::any(table, content, seat, Topic::Movement, |what| {
                matches!(what, Static::Trait(Trait::NoForce))
            })
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
pub(super) fn land(cx: &mut Cx<'_>, seat: Seat, cell: Cell) -> Option<Frame> {
    let roof = cx.table().city.site(cell).has_structure();
    let entered = if roof { None } else { tiles::enter(cx, seat, cell) };
    tiles::pick_anchors(cx, seat, cell);
    entered
}

/// GR-7.25: where a short Leap of this robot can end.
pub(crate) fn jumps(table: &Table, content: &Content, robot: Seat, to: Landing) -> Cells {
    let Some(here) = table.cell(robot) else { return Cells::NONE };
    let near = queries::around(table, content, here);
    let cells = match to {
        Landing::NearMe => near,
        Landing::ByStructure => {
            let towers = near.both(table.city.structures());
            towers.iter().fold(Cells::NONE, |all, cell| all.union(queries::around(table, content, cell)))
        }
    };
    cells.minus(table.occupied())
}

/// The free hexes adjacent to the opponent, the own one among them.
pub(crate) fn beside(table: &Table, content: &Content, seat: Seat, foe: Seat) -> Cells {
    let Some(there) = table.cell(foe) else { return Cells::NONE };
    let others = table.cell(seat).map_or(table.occupied(), |here| table.occupied().without(here));
    queries::around(table, content, there).minus(others)
}
