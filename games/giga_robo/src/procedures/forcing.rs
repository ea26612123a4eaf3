//! Forced Movement and collisions with robots and Barriers. GR-18, GR-19, GR-R33 to GR-R36, GR-R55, GR-R76, GR-R81.

use super::{Collide, Cx, Flow, Hurt, Out, Recovery, Step, ask, call, hurt::Cause, is_anew, owing, tiles};
use crate::city::{Cell, Cells, Grid, Shove, Way, force};
use crate::content::{Content, Force, Static, Topic, Trait};
use crate::event::Event;
use crate::frame::Frame;
use crate::queries;
use crate::question::{Answer, Question, Wanted};
use crate::statics;
use crate::table::{Stage, Table};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// What a collision with a robot or a Static Barrier does.
const BUMP: u8 = 3;

/// A robot that is moved by somebody else.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Forcing {
    /// Whose robot is moved.
    pub victim: Seat,
    /// Who is responsible.
    pub by: Seat,
    /// How.
    pub how: Force,
    /// How many hexes are left.
    pub left: u8,
    /// Whether it may be stopped.
    pub up_to: bool,
    /// Where it started, and where a Push or Pull is counted from.
    start: Cell,
    origin: Cell,
    /// The hex that is being entered.
    into: Cell,
    /// Whether the robot goes by itself, and collides with nothing (GR-R36).
    walks: bool,
    /// How far from the one who is responsible a Throw must end; 0 where that is all the same.
    #[serde(default)]
    ring: u8,
    /// Whether it goes along with another robot (GR-R150).
    #[serde(default)]
    towed: bool,
    /// The hexes that it was moved across.
    #[serde(default)]
    went: u8,
    /// GR-R172: of a Throw to a Barrier: how far the robot must be from one, least and most, and the landing hex at most
    /// from another.
    #[serde(default)]
    gates: Option<[u8; 3]>,
    step: ForcingStep,
}

kernel::known_to_all! { Forcing { victim, by, how, left, up_to, start, origin, into, walks, ring, towed, went, gates, step } }

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum ForcingStep {
    Begin,
    Saved,
    Choose,
    Hear,
    BumpOther,
    GiveWay,
    HearWay,
    Displaced,
    Barrier,
    Meet,
    Land,
    Hurt,
    Over,
}

impl Forcing {
    /// A Push, Pull or Throw by this player.
    pub(super) fn new(victim: Seat, by: Seat, how: Force, hexes: u8, up_to: bool) -> Forcing {
        let nowhere = Cell(0);
        Forcing {
            victim,
            by,
            how,
            left: hexes,
            up_to,
            start: nowhere,
            origin: nowhere,
            into: nowhere,
            walks: false,
            ring: 0,
            towed: false,
            went: 0,
            gates: None,
            step: ForcingStep::Begin,
        }
    }

    /// A Throw to a hex so far from the one who is responsible, from wherever.
    pub(super) fn into_ring(self, ring: u8) -> Forcing {
        Forcing { ring, ..self }
    }

    /// GR-R172: a Throw to a Static Barrier.
    pub(super) fn to_barrier(victim: Seat, by: Seat, hexes: u8, gates: [u8; 3]) -> Forcing {
        Forcing { gates: Some(gates), ..Forcing::new(victim, by, Force::Throw, hexes, true) }
    }

    /// Into this hex, without a choice: for a robot that gives way (GR-19.9, GR-19.10).
    fn displaced(victim: Seat, by: Seat, into: Cell, walks: bool) -> Forcing {
        let step = if walks { ForcingStep::Land } else { ForcingStep::Barrier };
        Forcing { into, walks, start: into, step, ..Forcing::new(victim, by, Force::Throw, 0, false) }
    }

    /// GR-R55: a robot that is gone from the map is not moved any more.
    pub(crate) fn resume(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        if cx.table().cell(self.victim).is_none() {
            return Flow::Done(Out::Nothing);
        }
        match self.step {
            ForcingStep::Begin => self.begin(cx),
            ForcingStep::Saved => self.saved(cx, &reply),
            ForcingStep::Hurt => self.tow(cx),
            ForcingStep::Over => Flow::Done(Out::Done),
            ForcingStep::Choose => self.choose(cx),
            ForcingStep::Hear if is_anew(&reply) => self.choose(cx),
            ForcingStep::Hear => self.hear(cx, reply),
            ForcingStep::BumpOther => self.bump_other(cx),
            ForcingStep::GiveWay => self.give_way(cx),
            ForcingStep::HearWay if is_anew(&reply) => self.give_way(cx),
            ForcingStep::HearWay => self.hear_way(cx, reply),
            ForcingStep::Displaced => self.arrive(cx),
            ForcingStep::Barrier => self.barrier(cx),
            ForcingStep::Meet => self.meet(cx),
            ForcingStep::Land => self.land(cx),
        }
    }

    /// Where the robot in the way may go.
    pub(crate) fn ways(&self, table: &Table, content: &Content) -> Cells {
        ways(table, content, self.into, self.victim)
    }

    /// GR-18.15, GR-R34: all hexes in which the movement may end from here.
    pub(crate) fn reach(&self, table: &Table, content: &Content) -> Cells {
        let Some(here) = table.cell(self.victim) else { return Cells::NONE };
        let (grid, robots) = (queries::grid(table, content), table.occupied());
        let way = match self.how {
            Force::Throw => return options(table, content, self),
            Force::Push => Way::Push,
            Force::Pull => Way::Pull,
        };
        let shove = Shove { grid, city: &table.city, robots, way, origin: self.origin, start: here };
        shove.ends(self.left, self.up_to)
    }

    fn at(self, step: ForcingStep) -> Frame {
        Frame::Forcing(Forcing { step, ..self })
    }

    /// Texts may keep the robot where it is.
    fn begin(self, cx: &mut Cx<'_>) -> Flow {
        if holds_its_ground(cx.table(), cx.content(), self.victim)
            || cx.table().combat.steady.contains(self.victim)
        {
            return Flow::Done(Out::Nothing);
        }
        if is_saved(cx, self.victim, self.by) {
            return call(Frame::Recovery(Recovery::new(self.victim)), self.at(ForcingStep::Saved));
        }
        self.set_off(cx)
    }

    /// GR-R148: whoever recovers is not moved by this attack.
    fn saved(self, cx: &mut Cx<'_>, reply: &Step) -> Flow {
        if matches!(reply, Step::Out(Out::Recovered)) {
            cx.table_mut().combat.steady.insert(self.victim);
            return Flow::Done(Out::Nothing);
        }
        self.set_off(cx)
    }

    /// GR-18.11, GR-R81: what moved the same robot before is dropped.
    fn set_off(mut self, cx: &mut Cx<'_>) -> Flow {
        let (Some(start), Some(origin)) = (cx.table().cell(self.victim), cx.table().cell(self.by)) else {
            return Flow::Done(Out::Nothing);
        };
        for frame in cx.below_mut() {
            if let Frame::Forcing(other) = frame
                && other.victim == self.victim
            {
                other.left = 0;
            }
        }
        (self.start, self.origin) = (start, origin);
        self.choose(cx)
    }

    /// GR-18.2, GR-18.15, GR-18.16, GR-R34: the responsible player names each hex.
    fn choose(self, cx: &mut Cx<'_>) -> Flow {
        let done = self.left == 0 || options(cx.table(), cx.content(), &self).is_empty();
        let Forcing { victim, how, left, up_to, .. } = self;
        let own = chooses_itself(cx.table(), cx.content(), victim) && !cx.left().contains(victim);
        let asked = if own { victim } else { self.by };
        if done || cx.left().contains(asked) {
            return self.finish(cx);
        }
        let question = Question::Shove { victim, how, left, may_stop: up_to && !own };
        ask(asked, question, self.at(ForcingStep::Hear))
    }

    fn hear(mut self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let Step::Answer(Answer::Cell(into)) = reply else { return self.finish(cx) };
        self.into = into;
        self.left = if self.how == Force::Throw { 0 } else { self.left - 1 };
        self.barrier(cx)
    }

    /// GR-19.7: both.
    fn bump_other(self, cx: &mut Cx<'_>) -> Flow {
        let Some(other) = cx.table().robot_at(self.into) else { return self.barrier(cx) };
        let hurt = Hurt::new(other, BUMP, Some(self.by), Cause::Collision);
        call(Frame::Hurt(hurt), self.at(ForcingStep::GiveWay))
    }

    /// GR-19.8 to GR-19.10, GR-R35, GR-R36: a pushed robot stops before another on the ground; otherwise that one gives
    /// way: from a roof as its owner likes, else as the thrower likes.
    fn give_way(self, cx: &mut Cx<'_>) -> Flow {
        let Some(other) = cx.table().robot_at(self.into) else { return self.barrier(cx) };
        let roof = cx.table().city.site(self.into).has_structure();
        if self.how != Force::Throw && !roof {
            return self.finish(cx);
        }
        let free = ways(cx.table(), cx.content(), self.into, self.victim);
        let Some(first) = free.iter().next() else { return self.finish(cx) };
        let chooser = if roof { other } else { self.by };
        let hear = Forcing { left: 0, ..self }.at(ForcingStep::HearWay);
        if cx.left().contains(chooser) {
            return self.make_way(cx, other, first, roof);
        }
        ask(chooser, Question::Hex(Wanted::GiveWay(other)), hear)
    }

    fn hear_way(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let Some(other) = cx.table().robot_at(self.into) else { return self.barrier(cx) };
        let free = ways(cx.table(), cx.content(), self.into, self.victim);
        let named = if let Step::Answer(Answer::Cell(cell)) = reply { Some(cell) } else { None };
        match named.or(free.iter().next()) {
            Some(way) => {
                let roof = cx.table().city.site(self.into).has_structure();
                self.make_way(cx, other, way, roof)
            }
            None => self.finish(cx),
        }
    }

    /// GR-R81: both robots count as being in their new hexes from now on.
    fn make_way(self, cx: &mut Cx<'_>, other: Seat, into: Cell, walks: bool) -> Flow {
        let moved = Forcing::displaced(other, self.by, into, walks);
        moved.come(cx);
        self.come(cx);
        call(Frame::Forcing(moved), Forcing { left: 0, ..self }.at(ForcingStep::Displaced))
    }

    /// GR-R81: then what is in the new hex; what the displaced robot ran into may have moved this one away again.
    fn arrive(self, cx: &mut Cx<'_>) -> Flow {
        if cx.table().cell(self.victim) == Some(self.into) { self.barrier(cx) } else { self.finish(cx) }
    }

    /// GR-R81: the robot leaves its hex for the one that is being entered. What it was pushed or pulled from is
    /// remembered; a Throw, which may be part of a collision, changes nothing about that.
    fn come(&self, cx: &mut Cx<'_>) {
        let before = cx.table().cell(self.victim).filter(|&before| before != self.into);
        let Some(before) = before else { return };
        if self.how != Force::Throw {
            cx.table_mut().combat.left_hex = before.0;
        }
        cx.table_mut().player_mut(self.victim).cell = self.into.0;
    }

    /// The other robot in the hex that is being entered.
    fn in_the_way(&self, cx: &Cx<'_>) -> Option<Seat> {
        cx.table().robot_at(self.into).filter(|&other| other != self.victim)
    }

    /// GR-19.4, GR-19.5, GR-21.10, GR-31.8, GR-R40, GR-R76: first the Static Barrier.
    fn barrier(self, cx: &mut Cx<'_>) -> Flow {
        if !tiles::break_barrier(cx, self.into) {
            return self.meet(cx);
        }
        if self.in_the_way(cx).is_none() {
            self.come(cx);
        }
        cx.tell(Event::CrashedIntoBarrier { seat: self.victim, at: self.into });
        let hurt = Hurt::new(self.victim, BUMP, Some(self.by), Cause::Collision);
        call(Frame::Hurt(hurt), self.at(ForcingStep::Meet))
    }

    /// GR-19.1, GR-19.7: then a robot that is there.
    fn meet(self, cx: &mut Cx<'_>) -> Flow {
        let Some(other) = self.in_the_way(cx) else { return self.land(cx) };
        cx.tell(Event::Bumped { seat: self.victim, other });
        let hurt = Hurt::new(self.victim, BUMP, Some(self.by), Cause::Collision);
        call(Frame::Hurt(hurt), self.at(ForcingStep::BumpOther))
    }

    /// GR-18.12, GR-18.13, GR-18.14, GR-19.1, GR-19.2, GR-19.6, GR-19.11: a Structure, or the tiles and Anchors of the
    /// hex.
    fn land(mut self, cx: &mut Cx<'_>) -> Flow {
        let Forcing { victim, into, by, .. } = self;
        self.come(cx);
        let far = queries::grid(cx.table(), cx.content()).distance(self.start, into);
        let step = if self.how == Force::Throw { far.max(1) } else { 1 };
        self.went = self.went.saturating_add(step);
        cx.tell(Event::Forced { seat: victim, to: into });
        if cx.table().city.site(into).has_structure() && !self.walks {
            return call(Frame::Collide(Collide::crash(victim, into, by)), self.at(ForcingStep::Choose));
        }
        let entered =
            if cx.table().city.site(into).has_structure() { None } else { tiles::enter(cx, victim, into) };
        tiles::pick_anchors(cx, victim, into);
        owing(entered, self.at(ForcingStep::Choose))
    }
}

impl Forcing {
    /// GR-R147: what each hex does to the robot, in one sum.
    fn finish(self, cx: &mut Cx<'_>) -> Flow {
        let each = statics::moving_hurts(cx.table(), cx.content(), self.victim);
        let amount = each.saturating_mul(self.went);
        if amount > 0 {
            let hurt = Hurt::new(self.victim, amount, None, Cause::Other);
            return call(Frame::Hurt(hurt), self.at(ForcingStep::Hurt));
        }
        self.tow(cx)
    }

    /// GR-R150: the opponent goes along, as far away as before.
    fn tow(self, cx: &mut Cx<'_>) -> Flow {
        let tied = statics::lassoed(cx.table(), cx.content(), self.victim);
        let tied = tied.filter(|(foe, ..)| self.went > 0 && !self.towed && cx.table().cell(*foe).is_some());
        match tied {
            Some((foe, by, ring)) => {
                let forcing = Forcing { towed: true, ..Forcing::new(foe, by, Force::Throw, 1, false) };
                call(Frame::Forcing(forcing.into_ring(ring)), self.at(ForcingStep::Over))
            }
            None => Flow::Done(Out::Done),
        }
    }
}

/// GR-R148: whether a text lets this robot roll against the Forced Movement of an opponent's attack.
fn is_saved(cx: &Cx<'_>, victim: Seat, by: Seat) -> bool {
    let (table, content) = (cx.table(), cx.content());
    let attacked = table.combat.stage == Stage::Resolving
        && table.opposed(by, victim)
        && table.combat.side_of(by).is_some_and(|side| table.combat.winner == Some(side));
    attacked
        && statics::any(table, content, victim, Topic::Movement, |what| {
            matches!(what, Static::Trait(Trait::ForceSave))
        })
}

/// GR-18.3 to GR-18.9, GR-R34, GR-R35: the hexes that may be named next.
pub(crate) fn options(table: &Table, content: &Content, forcing: &Forcing) -> Cells {
    let Some(here) = table.cell(forcing.victim) else { return Cells::NONE };
    let grid = queries::grid(table, content);
    let robots = table.occupied();
    let way = match forcing.how {
        Force::Throw => {
            let far = if forcing.ring > 0 { 2 * grid.radius() } else { forcing.left };
            let cells =
                force::landings(grid, &table.city, robots, here, far).both(ring(table, grid, forcing));
            let cells = forcing.gates.map_or(cells, |gates| cells.both(beyond(table, content, here, gates)));
            let fixed = |cell: &Cell| stands_fast(table, content, *cell, forcing.victim);
            return cells.iter().filter(|cell| !fixed(cell)).collect();
        }
        Force::Push => Way::Push,
        Force::Pull => Way::Pull,
    };
    let shove = Shove { grid, city: &table.city, robots, way, origin: forcing.origin, start: forcing.start };
    let cells = shove.next(here);
    let free = |cell: &Cell| {
        let roof_taken = table.robot_at(*cell).is_some() && table.city.site(*cell).has_structure();
        !roof_taken || !ways(table, content, *cell, forcing.victim).is_empty()
    };
    cells.iter().filter(free).collect()
}

/// The hexes in which a Throw may end by its distance from the one who is responsible.
fn ring(table: &Table, grid: &Grid, forcing: &Forcing) -> Cells {
    let origin = table.cell(forcing.by).filter(|_| forcing.ring > 0);
    origin.map_or(Cells::ALL, |cell| grid.at_distance(cell, forcing.ring, forcing.ring))
}

/// GR-R172: the hexes near enough to a Static Barrier, if there is another one in range of the robot.
pub(crate) fn beyond(table: &Table, content: &Content, here: Cell, [near, far, most]: [u8; 3]) -> Cells {
    let grid = queries::grid(table, content);
    let gates = table.city.barriers();
    let in_range = gates.both(grid.at_distance(here, near, far));
    let has_other = |&gate: &Cell| in_range.iter().any(|other| other != gate);
    let others = gates.iter().filter(has_other);
    others.fold(Cells::NONE, |all, gate| all.union(grid.at_distance(gate, 0, most)))
}

/// GR-R35, GR-R36, GR-R81: where the robot in this hex may give way to when the other comes, which has left its own by
/// then.
pub(crate) fn ways(table: &Table, content: &Content, from: Cell, mover: Seat) -> Cells {
    let others = table.occupied().without(from);
    let others = table.cell(mover).map_or(others, |cell| others.without(cell));
    force::displaced_to(queries::grid(table, content), &table.city, others, from)
}

/// Whether a text says that this robot cannot be Forcefully Moved.
fn holds_its_ground(table: &Table, content: &Content, robot: Seat) -> bool {
    statics::any(table, content, robot, Topic::Movement, |what| matches!(what, Static::Trait(Trait::Unmoved)))
}

/// GR-R138: whether a text lets the player of this robot say where it is moved.
fn chooses_itself(table: &Table, content: &Content, robot: Seat) -> bool {
    statics::any(table, content, robot, Topic::Movement, |what| {
        matches!(what, Static::Trait(Trait::OwnLanding))
    })
}

/// GR-R1, GR-R35: whether a robot stands there that a Throw cannot displace. From a roof it steps by itself (GR-R36).
fn stands_fast(table: &Table, content: &Content, cell: Cell, mover: Seat) -> bool {
    let other = table.robot_at(cell).filter(|&other| other != mover);
    !table.city.site(cell).has_structure()
        && other.is_some_and(|other| holds_its_ground(table, content, other))
}
