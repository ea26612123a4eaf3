//! The work of a text. GK-13.14: its sentences of one moment, one after the other.

mod attack;
mod cards;
mod moves;
mod turn;

pub(crate) use moves::{shove_cells, step_cells};
pub(super) use turn::gain;

use super::{Attack, Cx, Flow, Frame, Source, Step, done};
use crate::content::{Deed, When};
use crate::question::Shooter;
use crate::reckoning::{Attempt, Situation, holds};
use kernel::{Procedure, Reply, Seat};
use serde::{Deserialize, Serialize};

/// A text of the seat works.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Working {
    pub(crate) seat: Seat,
    pub(crate) source: Source,
    pub(crate) when: When,
    /// What a hack is played against.
    pub(crate) on: Option<(Seat, Shooter)>,
    /// The sentence that works, or that comes next.
    pub(crate) clause: u8,
    /// How much of its deed is left to do; nothing if it has not begun.
    pub(crate) left: u8,
}

kernel::known_to_all! { Working { seat, source, when, on, clause, left } }

/// What a deed wants next; nothing if it is over.
pub(in crate::procedures) type After = Option<Flow>;

impl Working {
    /// The sentences of that moment.
    pub(crate) fn of(seat: Seat, source: Source, when: When) -> Working {
        Working { seat, source, when, on: None, clause: 0, left: 0 }
    }

    /// Against this.
    pub(crate) fn on(self, on: Option<(Seat, Shooter)>) -> Working {
        Working { on, ..self }
    }

    /// The deed of the sentence that works.
    pub(crate) fn deed(&self, cx: &Cx<'_>) -> Option<Deed> {
        let clauses = self.source.clauses(cx.table(), cx.content(), self.seat);
        clauses.get(usize::from(self.clause)).map(|clause| clause.deed)
    }

    fn next(self) -> Working {
        Working { clause: self.clause + 1, left: 0, ..self }
    }

    pub(super) fn resume(mut self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        if self.left > 0 {
            let deed = self.deed(cx).expect("a deed that works belongs to a sentence");
            match self.go_on(cx, deed, reply) {
                None => self = self.next(),
                Some(flow) => return flow,
            }
        }
        loop {
            if !cx.table().is_alive(self.seat) {
                return done();
            }
            let clauses = self.source.clauses(cx.table(), cx.content(), self.seat);
            let Some(clause) = clauses.get(usize::from(self.clause)) else { return done() };
            let (deed, lasting) = (clause.deed, clause.lasting);
            if clause.when == self.when && self.fits(cx) {
                match self.begin(cx, deed, lasting) {
                    None => {}
                    Some(flow) => return flow,
                }
            }
            self = self.next();
        }
    }

    /// GK-13.14: whether the conditions of the next sentence hold.
    fn fits(&self, cx: &Cx<'_>) -> bool {
        let (table, content) = (cx.table(), cx.content());
        let attempt = attempt(cx.below());
        let clauses = self.source.clauses(table, content, self.seat);
        let ifs = &clauses[usize::from(self.clause)].ifs;
        let bearer = self.source.bearer();
        holds(&Situation { table, content, seat: self.seat, bearer, attempt: attempt.as_ref() }, ifs)
    }

    /// The deed begins; most are over at once.
    fn begin(self, cx: &mut Cx<'_>, deed: Deed, lasting: bool) -> After {
        match deed {
            _ if lasting => self.last(cx, deed),
            Deed::Number(amount) => attack::number(cx, amount),
            Deed::Damage(amount) => attack::damage(cx, amount),
            Deed::Armour(amount) => attack::armour(cx, amount),
            Deed::Stop(points) => attack::stop(cx, points),
            Deed::RerollAttack => self.reroll_attack(),
            Deed::RerollSaves => self.reroll_saves(cx),
            Deed::Push(count) | Deed::Pull(count) => self.shove(cx, count),
            Deed::Strip(count) => self.strip(cx, count),
            Deed::Mark(amount) => attack::mark(cx, amount),
            Deed::Drain(amount) => self.drain(cx, amount),
            Deed::Lose(amount) => turn::lose(cx, self.seat, amount),
            Deed::Energy(amount) => turn::gain(cx, self.seat, amount),
            Deed::Burn(count) => self.burn(count),
            Deed::Draw(count) => self.draw(count),
            Deed::Repair(count) => self.repair(cx, count),
            Deed::Move(count) => self.step(cx, count),
            Deed::Turn => self.face(),
            Deed::Cancel => self.cancel(cx),
            Deed::Slow(by) => self.slow(cx, by),
            Deed::Freeze => self.freeze(cx),
            Deed::Counter => self.counter(cx),
            Deed::Tag => turn::tag_again(cx, self.seat),
            Deed::Untag => self.untag(cx),
            Deed::Guard => turn::guard(cx, self.seat),
            Deed::Range(_)
            | Deed::Stride(_)
            | Deed::Cheaper(_)
            | Deed::CheaperDeploy(_)
            | Deed::Hand(_)
            | Deed::Spare(_) => None,
        }
    }

    /// A deed that asked or called goes on.
    fn go_on(self, cx: &mut Cx<'_>, deed: Deed, reply: Step) -> After {
        match (deed, reply) {
            (_, Reply::Left(_)) => None,
            (_, Reply::Go) => self.begin_again(cx, deed),
            (Deed::RerollAttack, Reply::Rolled(rolled)) => attack::rerolled(cx, self.seat, rolled.faces()),
            (Deed::RerollSaves, Reply::Rolled(rolled)) => attack::resaved(cx, rolled.faces()),
            (Deed::Push(_) | Deed::Pull(_), Reply::Answer(answer)) => self.shoved(cx, answer),
            (Deed::Strip(_), Reply::Answer(answer)) => self.stripped(cx, answer),
            (Deed::Repair(_), Reply::Answer(answer)) => self.repaired(cx, answer),
            (Deed::Move(_), Reply::Answer(answer)) => self.stepped(cx, answer),
            (Deed::Turn, Reply::Answer(answer)) => moves::faced(cx, self.seat, answer),
            (Deed::Untag, Reply::Answer(answer)) => turn::untagged(cx, answer),
            (_, _) => None,
        }
    }

    /// What was waited for is waited for again, with as much left as there was.
    fn begin_again(self, cx: &mut Cx<'_>, deed: Deed) -> After {
        if let Deed::Push(_) | Deed::Pull(_) = deed {
            self.shove(cx, self.left)
        } else if let Deed::Strip(_) = deed {
            self.strip(cx, self.left)
        } else if let Deed::Repair(_) = deed {
            self.repair(cx, self.left)
        } else {
            self.begin(cx, deed, false)
        }
    }

    /// So much of the deed is left when the flow is over.
    fn wait(self, left: u8, flow: impl FnOnce(Frame) -> Flow) -> After {
        Some(flow(Working { left, ..self }.into()))
    }
}

/// The attack that goes on, as conditions see it.
pub(crate) fn attempt(frames: &[Frame]) -> Option<Attempt> {
    Attack::of(frames).and_then(Attack::attempt)
}

/// The attack that goes on.
fn attack_mut<'c>(cx: &'c mut Cx<'_>) -> Option<&'c mut Attack> {
    let mut frames = cx.below_mut().iter_mut();
    frames.find_map(|frame| if let Frame::Attack(attack) = frame { Some(attack) } else { None })
}
