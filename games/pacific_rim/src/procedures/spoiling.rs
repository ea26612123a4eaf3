//! Spoiling. PR-12, PR-14: what the winner of a combat does to the other model, besides damage.

use super::deeds::{first_track, fold, is_there, lose, stand};
use super::{Colliding, Cx, Flow, Out, Step, Wounding, ask, call};
use crate::content::Blow;
use crate::event::Event;
use crate::queries::stands;
use crate::question::{Answer, Question};
use crate::table::Who;
use kernel::Reply;
use serde::{Deserialize, Serialize};

/// An effect on a model.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Spoiling {
    /// Who won.
    pub(crate) by: Who,
    /// Whom it concerns.
    pub(crate) on: Who,
    pub(crate) step: SpoilingStep,
    /// PR-12.6: whether a push has moved the model or destroyed it.
    pub(crate) moved: bool,
}

kernel::known_to_all! { Spoiling { by, on, step, moved } }

/// What it does next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum SpoilingStep {
    /// So many hexes are still to be pushed.
    Push(u8),
    Drain(u8),
    Stun,
    Turn,
    Hurt(u8),
    Over,
}

impl Spoiling {
    /// PR-12.10, PR-R82: it is about to happen.
    pub(crate) fn begin(by: Who, on: Who, blow: Blow) -> Spoiling {
        let step = match blow {
            Blow::Push(n) => SpoilingStep::Push(n),
            Blow::Drain(n) => SpoilingStep::Drain(n),
            Blow::Stun => SpoilingStep::Stun,
            Blow::Turn => SpoilingStep::Turn,
            Blow::Hurt(n) => SpoilingStep::Hurt(n),
        };
        Spoiling { by, on, step, moved: false }
    }

    pub(super) fn resume(mut self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let on = self.on;
        let over = Spoiling { step: SpoilingStep::Over, ..self };
        match (self.step, reply) {
            (SpoilingStep::Push(left), Reply::Out(Out::Pushed(moved))) => {
                self.moved |= moved;
                let step = if moved { SpoilingStep::Push(left - 1) } else { SpoilingStep::Over };
                Flow::Go(Spoiling { step, ..self }.into())
            }
            _ if !is_there(cx, on) => Flow::Done(Out::Pushed(self.moved)),
            (SpoilingStep::Push(0) | SpoilingStep::Over, _) => Flow::Done(Out::Pushed(self.moved)),
            (SpoilingStep::Push(_), _) => call(Colliding::begin(self.by, on), self),
            (SpoilingStep::Drain(n), _) => {
                let track = first_track(cx, on);
                lose(cx, on, track, n);
                Flow::Go(over.into())
            }
            (SpoilingStep::Stun, _) => {
                fold(cx, on);
                Flow::Go(over.into())
            }
            (SpoilingStep::Turn, Reply::Answer(answer)) => {
                twist(cx, on, answer);
                Flow::Go(over.into())
            }
            (SpoilingStep::Turn, _) => ask(cx, self.by, Question::Twist(on), self),
            (SpoilingStep::Hurt(n), _) => call(Wounding::draw(on, self.by, n, false), over),
        }
    }
}

/// A model is turned by another.
pub(super) fn twist(cx: &mut Cx<'_>, who: Who, answer: Answer) {
    if let Answer::Turn(turn) = answer {
        let to = stands(cx.table(), who).pivoted(turn).pose;
        stand(cx, who, to);
        cx.tell(Event::Turned { who, turn, to });
    }
}
