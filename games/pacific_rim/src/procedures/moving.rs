//! Moving. PR-6, PR-7: straight steps, engaging, pivots, and running.

use super::deeds::{breach, stand};
use super::{Cx, Flow, Moved, Out, Step, ask};
use crate::content::{Content, Stat};
use crate::event::Event;
use crate::queries::{
    Ahead, Way, half_pivot, look_ahead, melee, rough, slots, solid, stands, stat, terrain_ahead, touching,
};
use crate::question::{Answer, Question};
use crate::table::{Marks, Table, Target, Who};
use arrayvec::ArrayVec;
use kernel::Reply;
use serde::{Deserialize, Serialize};
use tabletop::plane::{Face, Length, Pose, SLACK, Turn};

/// By what a model moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Drive {
    /// PR-6.1, PR-8.5: the free move, or one that a card grants.
    Walk,
    /// PR-7.2: the second move of a run; only this way, if the first went one.
    Run(Option<Way>),
    /// PR-20.15: only a pivot.
    Pivot,
}

/// A move so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Moving {
    pub(crate) who: Who,
    pub(crate) step: MovingStep,
    pub(crate) drive: Drive,
    /// PR-6.2: the most hexes forward.
    pub(crate) most: u8,
    /// PR-7.4: whether contact that it reaches may become a charge attack.
    pub(crate) charges: bool,
    /// PR-6.28: whether it has pivoted.
    pub(crate) turned: bool,
    /// Which way it goes.
    pub(crate) way: Option<Way>,
    /// Where the straight way began.
    pub(crate) from: Option<Pose>,
    /// The whole steps so far.
    pub(crate) steps: u8,
    /// What it touched when the move began.
    pub(crate) was: Marks,
    /// PR-7.6, PR-R16: whether it was in ground on which nobody runs.
    pub(crate) rough: bool,
    /// PR-7.7: whether it has come into contact with such ground.
    pub(crate) halted: bool,
    /// PR-R90: beside whom it has found no room for a half pivot that it declared before it moved.
    pub(crate) void: Option<Target>,
}

kernel::known_to_all! { Moving { who, step, drive, most, charges, turned, way, from, steps, was, rough, halted, void } }

/// What it does next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum MovingStep {
    Start,
    Begin,
    Next,
    Obstacle,
    Onward,
    Arrived,
    Charge,
    Pivot,
}

impl Moving {
    /// A move that has not begun.
    pub(crate) fn begin(who: Who, drive: Drive, most: u8, charges: bool) -> Moving {
        let step = if drive == Drive::Pivot { MovingStep::Pivot } else { MovingStep::Begin };
        Moving {
            who,
            step,
            drive,
            most,
            charges,
            turned: false,
            way: None,
            from: None,
            steps: 0,
            was: Marks::NONE,
            rough: false,
            halted: false,
            void: None,
        }
    }

    fn at(self, step: MovingStep) -> Moving {
        Moving { step, ..self }
    }

    pub(super) fn resume(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        match (self.step, reply) {
            (MovingStep::Begin, _) => {
                let was = touching(cx.table(), self.who).collect();
                Flow::Go(Moving { was, ..self.at(MovingStep::Start) }.into())
            }
            (MovingStep::Start, Reply::Answer(answer)) => self.start(cx, answer),
            (MovingStep::Start, _) => ask(cx, self.who, Question::Start(self.who), self),
            (MovingStep::Next, _) => self.next(cx),
            (MovingStep::Obstacle | MovingStep::Onward, Reply::Answer(answer)) => self.hear(cx, answer),
            (MovingStep::Obstacle, _) => ask(cx, self.who, Question::Obstacle(self.who), self),
            (MovingStep::Onward, _) => ask(cx, self.who, Question::Onward(self.who), self),
            (MovingStep::Arrived, _) => self.arrived(cx),
            (MovingStep::Charge, Reply::Answer(Answer::Strike(target))) => self.over(cx, Some(target)),
            (MovingStep::Charge, Reply::Answer(_)) => Flow::Go(self.at(MovingStep::Pivot).into()),
            (MovingStep::Charge, _) => ask(cx, self.who, Question::Charge(self.who), self),
            (MovingStep::Pivot, Reply::Answer(answer)) => {
                turn(cx, self.who, answer);
                self.over(cx, None)
            }
            (MovingStep::Pivot, _) if self.turned => self.over(cx, None),
            (MovingStep::Pivot, _) => ask(cx, self.who, Question::Pivot(self.who), self),
        }
    }

    /// PR-6.2, PR-6.31, PR-6.32, PR-R6, PR-R11: which way, or a pivot first, or no hex at all. PR-6.17, PR-6.18: nothing is
    /// asked of who leaves an enemy. PR-R90: a half pivot for which there turns out to be no room costs nothing.
    fn start(self, cx: &mut Cx<'_>, answer: Answer) -> Flow {
        let Answer::Go(way) = answer else {
            if turn(cx, self.who, answer) {
                return Flow::Go(Moving { turned: true, ..self }.into());
            }
            if let Answer::Half { target, .. } = answer {
                cx.tell(Event::Halted { who: self.who });
                return Flow::Go(Moving { void: Some(target), ..self }.into());
            }
            return Flow::Go(self.at(MovingStep::Arrived).into());
        };
        let from = Some(stands(cx.table(), self.who).pose);
        Flow::Go(Moving { way: Some(way), from, ..self.at(MovingStep::Next) }.into())
    }

    /// PR-6.3, PR-6.4: one step, if it is clear.
    fn next(self, cx: &mut Cx<'_>) -> Flow {
        let (Some(way), Some(from)) = (self.way, self.from) else {
            return Flow::Go(self.at(MovingStep::Arrived).into());
        };
        let (table, content, who) = (cx.table(), cx.content(), self.who);
        let ahead = look_ahead(table, content, who, from, way, self.steps);
        if let Some(pose) = self.stops_at(table, content, from, way, &ahead) {
            step(cx, who, way, pose);
            return Flow::Go(Moving { halted: true, ..self.at(MovingStep::Arrived) }.into());
        }
        match ahead {
            Ahead::Clear(pose) => self.stepped(cx, way, pose),
            Ahead::Breach(to) => {
                step(cx, who, way, to);
                Flow::Go(self.at(MovingStep::Arrived).into())
            }
            Ahead::Enemies(..) if way == Way::Forward && !engagements(table, content, &self).is_empty() => {
                Flow::Go(self.at(MovingStep::Obstacle).into())
            }
            Ahead::Enemies(..) | Ahead::Shut(_) => {
                cx.tell(Event::Halted { who });
                Flow::Go(self.at(MovingStep::Arrived).into())
            }
        }
    }

    /// PR-7.7, PR-R15: where a runner first touches ground on which it may not run, unless something is before that.
    fn stops_at(
        &self,
        table: &Table,
        content: &Content,
        from: Pose,
        way: Way,
        ahead: &Ahead,
    ) -> Option<Pose> {
        let Drive::Run(_) = self.drive else { return None };
        let (far, pose) = terrain_ahead(table, content, self.who, from, way, self.steps)?;
        let is_nearer = |obstacle: Length| far < obstacle - SLACK;
        match ahead {
            Ahead::Clear(_) | Ahead::Breach(_) => Some(pose),
            Ahead::Enemies(_, obstacle) | Ahead::Shut(obstacle) => is_nearer(*obstacle).then_some(pose),
        }
    }

    fn stepped(self, cx: &mut Cx<'_>, way: Way, pose: Pose) -> Flow {
        let who = self.who;
        step(cx, who, way, pose);
        if let Some(end) = breach(cx, who) {
            return end;
        }
        let moving = Moving { steps: self.steps + 1, ..self };
        let goes_on = way == Way::Forward
            && (moving.steps < moving.most || !engagements(cx.table(), cx.content(), &moving).is_empty());
        let step = if goes_on { MovingStep::Onward } else { MovingStep::Arrived };
        Flow::Go(moving.at(step).into())
    }

    /// PR-6.9, PR-6.10, PR-R7, PR-R8: stop, go on, or engage.
    fn hear(mut self, cx: &mut Cx<'_>, answer: Answer) -> Flow {
        if answer == Answer::On {
            return Flow::Go(self.at(MovingStep::Next).into());
        }
        if let Answer::Engage { target, face } = answer {
            let all = engagements(cx.table(), cx.content(), &self);
            let chosen = all.iter().find(|choice| choice.target == target && choice.face == face);
            let Choice { touch, to, .. } = *chosen.expect("only what is free is engaged");
            self.note_ground(cx, touch, to);
            stand(cx, self.who, to);
            cx.tell(Event::Engaged { who: self.who, target, to });
            return self.came(cx);
        }
        Flow::Go(self.at(MovingStep::Arrived).into())
    }

    /// PR-R13, PR-R91: a way on which no step was made fits both ways.
    fn arrived(mut self, cx: &mut Cx<'_>) -> Flow {
        if let Some(end) = breach(cx, self.who).filter(|_| self.way.is_some()) {
            return end;
        }
        let end = stands(cx.table(), self.who).pose;
        if self.from == Some(end) {
            (self.way, self.from) = (None, None);
        }
        self.note_ground(cx, end, end);
        self.came(cx)
    }

    /// PR-7.4, PR-R14: whoever was reached may be charged.
    fn came(self, cx: &mut Cx<'_>) -> Flow {
        if let Some(end) = breach(cx, self.who).filter(|_| self.way.is_some()) {
            return end;
        }
        let charges = self.charges && self.may_charge() && !reached(cx.table(), &self).is_empty();
        Flow::Go(self.at(if charges { MovingStep::Charge } else { MovingStep::Pivot }).into())
    }

    /// PR-7.6: the first move of a run must not have been in rough ground; the second is stopped by it.
    fn may_charge(&self) -> bool {
        match self.drive {
            Drive::Run(_) => true,
            Drive::Walk | Drive::Pivot => !self.rough,
        }
    }

    /// PR-7.6, PR-7.8, PR-R8, PR-R16: what ground the straight way lies on, and the place where the model stands then.
    fn note_ground(&mut self, cx: &Cx<'_>, straight: Pose, to: Pose) {
        let from = self.from.unwrap_or(to);
        let (is_in, touches) = rough(cx.table(), cx.content(), self.who, [from, straight, to]);
        self.rough |= is_in;
        self.halted |= touches && self.from.is_some();
    }

    fn over(self, cx: &Cx<'_>, charge: Option<Target>) -> Flow {
        let reached = reached(cx.table(), &self);
        let Moving { way, steps: hexes, rough, halted, .. } = self;
        Flow::Done(Out::Moved(Moved { way, hexes, rough, halted, reached, charge }))
    }
}

/// PR-6.3: a model comes from where it stands to there.
pub(super) fn step(cx: &mut Cx<'_>, who: Who, way: Way, to: Pose) {
    let from = stands(cx.table(), who).pose;
    stand(cx, who, to);
    cx.tell(Event::Moved { who, way, from, to });
}

/// PR-1.4, PR-2.20, PR-6.27, PR-6.29, PR-6.33, PR-6.34: turns a model, if the answer says so.
fn turn(cx: &mut Cx<'_>, who: Who, answer: Answer) -> bool {
    let own = stands(cx.table(), who);
    let turned = if let Answer::Turn(turn) = answer {
        Some((turn, own.pivoted(turn).pose))
    } else if let Answer::Half { turn, target } = answer {
        half_pivot(cx.table(), cx.content(), who, (turn, target)).map(|pose| (turn, pose))
    } else {
        None
    };
    if let Some((turn, to)) = turned {
        stand(cx, who, to);
        cx.tell(Event::Turned { who, turn, to });
    }
    turned.is_some()
}

/// PR-8.5, PR-1.9: how many hexes a model moves by its speed.
pub(crate) fn speed(table: &Table, content: &Content, who: Who) -> u8 {
    stat(table, content, who, Stat::Speed)
}

/// A free face that a model can engage.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Choice {
    pub(crate) target: Target,
    pub(crate) face: Face,
    /// Where the straight way ends.
    touch: Pose,
    /// Where the model stands then.
    to: Pose,
}

/// PR-6.9 to PR-6.11, PR-6.13, PR-R7: the free faces of what is in the way of the next step, or of what was met exactly.
pub(crate) fn engagements(table: &Table, content: &Content, moving: &Moving) -> ArrayVec<Choice, 12> {
    let mut all = ArrayVec::new();
    let (Some(Way::Forward), Some(from)) = (moving.way, moving.from) else { return all };
    let at_obstacle =
        moving.steps < moving.most && matches!(moving.step, MovingStep::Next | MovingStep::Obstacle);
    if at_obstacle {
        let ahead = look_ahead(table, content, moving.who, from, Way::Forward, moving.steps);
        if let Ahead::Enemies(met, _) = ahead {
            met.iter().for_each(|(target, touch)| add(table, content, moving.who, *target, *touch, &mut all));
        }
        return all;
    }
    let own = stands(table, moving.who);
    let new = touching(table, moving.who).filter(|target| !moving.was.contains(*target));
    for target in new.filter(|target| target.is_enemy_of(moving.who.side())) {
        let is_flush = solid(table, target).and_then(|enemy| own.full_contact(&enemy));
        if is_flush.is_none_or(|(ours, _)| ours != Face::AHEAD) {
            add(table, content, moving.who, target, own.pose, &mut all);
        }
    }
    all
}

fn add(
    table: &Table,
    content: &Content,
    who: Who,
    target: Target,
    touch: Pose,
    all: &mut ArrayVec<Choice, 12>,
) {
    for (face, to) in slots(table, content, who, touch, target) {
        let _ = all.try_push(Choice { target, face, touch, to });
    }
}

/// PR-7.4, PR-R14: the enemies ahead that this move has brought into contact.
pub(crate) fn reached(table: &Table, moving: &Moving) -> Marks {
    if moving.way.is_none() {
        return Marks::NONE;
    }
    melee(table, moving.who, false).minus(moving.was)
}

/// Which pivots a model may make now: never two in one move; a Jaeger only after it.
pub(crate) fn may_turn(moving: &Moving, is_jaeger: bool) -> bool {
    let before = moving.step == MovingStep::Start;
    !(moving.turned || before && is_jaeger)
}

/// Both ways.
pub(crate) const TURNS: [Turn; 2] = [Turn::Left, Turn::Right];
