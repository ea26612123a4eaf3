//! Colliding. PR-12.3 to PR-12.7: a model is pushed one hex, or bumps into what is in the way.

use super::deeds::{is_there, ruin, stand};
use super::{Cx, Flow, Out, Rolling, Step, Wounding, ask, call};
use crate::content::{Boon, Content};
use crate::event::Event;
use crate::queries::{Solids, hexes, stands, traits};
use crate::question::{Answer, Question};
use crate::table::{Marks, Table, Target, Who};
use kernel::Reply;
use serde::{Deserialize, Serialize};
use tabletop::plane::Path;

/// A push of one hex.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Colliding {
    /// Who pushes.
    pub(crate) by: Who,
    /// Who is pushed.
    pub(crate) on: Who,
    pub(crate) step: CollidingStep,
    /// PR-12.4: what was selected; none for the edge of the table.
    pub(crate) against: Option<Target>,
}

kernel::known_to_all! { Colliding { by, on, step, against } }

/// What it does next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum CollidingStep {
    Push,
    Select,
    Obstacle,
    Victim,
    Over,
}

impl Colliding {
    /// A push that is about to happen.
    pub(crate) fn begin(by: Who, on: Who) -> Colliding {
        Colliding { by, on, step: CollidingStep::Push, against: None }
    }

    fn at(self, step: CollidingStep) -> Colliding {
        Colliding { step, ..self }
    }

    pub(super) fn resume(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        match (self.step, reply) {
            (CollidingStep::Push, _) => self.push(cx),
            (CollidingStep::Select, Reply::Answer(Answer::Strike(target))) => {
                Flow::Go(Colliding { against: Some(target), ..self.at(CollidingStep::Obstacle) }.into())
            }
            (CollidingStep::Select, Reply::Answer(_)) => Flow::Go(self.at(CollidingStep::Victim).into()),
            (CollidingStep::Select, _) => ask(cx, self.by, Question::Hindrance(self.on), self),
            (CollidingStep::Obstacle, Reply::Out(Out::Pool(pool))) => self.bump(cx, pool.successes),
            (CollidingStep::Victim, Reply::Out(Out::Pool(pool))) => {
                let over = self.at(CollidingStep::Over);
                match pool.successes {
                    0 => Flow::Go(over.into()),
                    n => call(Wounding::draw(self.on, self.by, n, false), over),
                }
            }
            (CollidingStep::Victim, _) if !is_there(cx, self.on) => {
                Flow::Go(self.at(CollidingStep::Over).into())
            }
            (CollidingStep::Obstacle | CollidingStep::Victim, _) => call(Rolling::of(1), self),
            (CollidingStep::Over, _) => Flow::Done(Out::Pushed(!is_there(cx, self.on))),
        }
    }

    /// PR-12.3, PR-R28: straight away from the pusher, if the way is clear.
    fn push(self, cx: &mut Cx<'_>) -> Flow {
        let (table, content, who) = (cx.table(), cx.content(), self.on);
        let is_firm = traits(content, table.figure(who)).any(|held| held.boon == Boon::Firm);
        let Some(path) = path(table, self.by, who).filter(|_| !is_firm) else {
            cx.tell(Event::Jammed { who });
            return Flow::Done(Out::Pushed(false));
        };
        let (marks, edge) = hindrances(table, content, self.by, who);
        if marks.is_empty() && !edge {
            let to = path.end().pose;
            stand(cx, who, to);
            cx.tell(Event::Pushed { who, to });
            return Flow::Done(Out::Pushed(true));
        }
        cx.tell(Event::Jammed { who });
        Flow::Go(self.at(CollidingStep::Select).into())
    }

    /// PR-12.4, PR-R30: what was bumped into.
    fn bump(self, cx: &mut Cx<'_>, successes: u8) -> Flow {
        let then = self.at(CollidingStep::Victim);
        match self.against {
            Some(Target::Building(block)) if successes > 0 => {
                ruin(cx, block, self.by);
                Flow::Go(then.into())
            }
            Some(Target::Model(who)) if successes > 0 => {
                call(Wounding::draw(who, self.by, successes, false), then)
            }
            Some(_) | None => Flow::Go(then.into()),
        }
    }
}

fn path(table: &Table, by: Who, on: Who) -> Option<Path> {
    table.figure(by).pose()?;
    stands(table, on).pushed(&stands(table, by), hexes(1))
}

/// PR-12.4, PR-R29: what hinders the push of a model, and whether the edge of the table does.
pub(crate) fn hindrances(table: &Table, content: &Content, by: Who, on: Who) -> (Marks, bool) {
    let Some(path) = path(table, by, on) else { return (Marks::NONE, false) };
    let solids = Solids::but(table, &[by, on]);
    let hinders = solids.iter().filter(|(_, base)| path.is_blocked_by(base)).map(|(target, _)| target);
    (hinders.collect(), table.plane(content).crossed(&path.end()).is_some())
}
