//! Lasting texts that wait for a moment. GR-6.1, GR-22.10, GR-25.3, GR-R48.

use super::{Cx, Effect, Flow, Out, Step, call};
use crate::content::{Hook, Static};
use crate::frame::Frame;
use crate::statics;
use crate::text::Text;
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// All lasting texts of a player for this moment, one after the other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Hooks {
    hook: Hook,
    seat: Seat,
    foe: Seat,
    /// The texts that were carried out.
    done: u8,
    /// Whether the other player's follow.
    both: bool,
}

impl Hooks {
    /// Those of this player.
    pub(super) fn one(hook: Hook, seat: Seat, foe: Seat) -> Hooks {
        Hooks { hook, seat, foe, done: 0, both: false }
    }

    /// Those of this player, then those of the other.
    pub(super) fn pair(hook: Hook, seat: Seat, foe: Seat) -> Hooks {
        Hooks { both: true, ..Hooks::one(hook, seat, foe) }
    }

    pub(crate) fn resume(self, cx: &mut Cx<'_>, _reply: Step) -> Flow {
        match self.next(cx) {
            Some(text) => {
                let then = Hooks { done: self.done + 1, ..self };
                call(Frame::Effect(Effect::new(text, self.foe)), Frame::Hooks(then))
            }
            None if self.both => Flow::Go(Frame::Hooks(Hooks::one(self.hook, self.foe, self.seat))),
            None => Flow::Done(Out::Done),
        }
    }

    fn next(&self, cx: &Cx<'_>) -> Option<Text> {
        let waits = |what: &Static| matches!(what, Static::On { when, .. } if *when == self.hook);
        let texts = statics::holding(cx.table(), cx.content(), self.seat).filter(|holding| waits(holding.what));
        texts.map(|holding| holding.text).nth(usize::from(self.done))
    }
}
