//! What waits for an opponent's Power Tokens comes at once, each time. GR-24.1, GR-24.11, GR-R174.
//!
//! Tokens are spent and gained in the middle of many procedures. None of them has to remember who waits for that:
//! [`hold_up`] looks after every step whether something was spent or gained for which a text waits, and that is carried out
//! before anything else happens.

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
        // Nearly always nothing does, and the table is not touched.
        cx.table().power?;
        cx.table_mut().power.take().map(|powers| Powering { powers, out })
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

/// GR-R174: what waits comes before a question, a roll or the end of the procedure. What goes on or calls another procedure is
/// held up by [`before`].
#[inline]
pub(crate) fn hold_up(cx: &mut Cx<'_>, flow: &mut Flow) {
    if cx.table().power.is_some() {
        come_first(cx, flow);
    }
}

#[cold]
fn come_first(cx: &mut Cx<'_>, flow: &mut Flow) {
    *flow = match flow {
        Flow::Ask { then, .. } | Flow::Roll { then, .. } => before(cx, *then),
        Flow::Done(out) => match Powering::due(cx, Some(*out)) {
            Some(first) => Flow::Go(Frame::Powering(first)),
            None => return,
        },
        Flow::Go(_) | Flow::Call { .. } | Flow::Apart { .. } | Flow::End(_) => return,
    };
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
pub(crate) fn hear(reply: &mut Step) {
    if matches!(reply, Step::Out(Out::On)) {
        *reply = Step::Go;
    }
}
