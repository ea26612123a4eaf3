//! What waits for an opponent's Power Tokens comes at once, each time. GR-24.1, GR-24.11, GR-R174.
//!
//! Tokens are spent and gained in the middle of many procedures. None of them has to remember who waits for that:
//! [`Frame::resume`] looks after every step whether something was spent or gained for which a text waits, and carries that
//! out before anything else happens.

use super::{Cx, Flow, Hooks, Out, Step, call, hooks};
use crate::frame::Frame;
use crate::table::Powers;
use serde::{Deserialize, Serialize};

/// The texts that wait for what was spent and gained, one after the other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Powering {
    powers: Powers,
    /// What the procedure that was over by then hands back.
    #[serde(default)]
    out: Option<Out>,
}

kernel::known_to_all! { Powering { powers, out } }

impl Powering {
    /// Carries out what waits now; nothing if nothing does.
    #[inline]
    pub(crate) fn due(cx: &mut Cx<'_>, out: Option<Out>) -> Option<Powering> {
        if cx.table().power.is_none() {
            return None;
        }
        let powers = std::mem::replace(&mut cx.table_mut().power, Powers::NONE);
        Some(Powering { powers, out })
    }

    pub(crate) fn resume(mut self, cx: &mut Cx<'_>) -> Flow {
        match self.powers.take_next(cx.table()) {
            Some((hook, robot)) => {
                let texts = Hooks::of_foes(hook, robot, cx.table());
                hooks(cx, texts, Frame::Powering(self))
            }
            None => Flow::Done(self.out.unwrap_or(Out::On)),
        }
    }
}

/// The same flow, but what waits comes first: before a question, a roll or the end of the procedure. What goes on or calls
/// another procedure is held up by [`before`].
pub(crate) fn after(cx: &mut Cx<'_>, flow: Flow) -> Flow {
    match flow {
        Flow::Ask { then, .. } | Flow::Roll { then, .. } if !cx.table().power.is_none() => before(cx, then),
        Flow::Done(out) => match Powering::due(cx, Some(out)) {
            Some(first) => Flow::Go(Frame::Powering(first)),
            None => flow,
        },
        Flow::Ask { .. }
        | Flow::Roll { .. }
        | Flow::Go(_)
        | Flow::Call { .. }
        | Flow::Apart { .. }
        | Flow::End(_) => flow,
    }
}

/// What waits, and then this frame, which begins or is started anew where it asks or rolls.
pub(crate) fn before(cx: &mut Cx<'_>, then: Frame) -> Flow {
    match Powering::due(cx, None) {
        Some(first) => call(Frame::Powering(first), then),
        None => Flow::Go(then),
    }
}

/// What a frame hears that waited for this: nothing came between.
#[inline]
pub(crate) fn heard(reply: Step) -> Step {
    if matches!(reply, Step::Out(Out::On)) { Step::Go } else { reply }
}
