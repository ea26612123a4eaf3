//! Lasting texts that wait for a moment. GR-6.1, GR-22.10, GR-25.3, GR-R48.

use super::{Cx, Effect, Flow, Out, Step, call};
use crate::content::{Hook, Static};
use crate::frame::Frame;
use crate::statics;
use crate::table::Table;
use crate::text::Text;
use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// All lasting texts of some players for this moment, one after the other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Hooks {
    hook: Hook,
    seat: Seat,
    /// Who is on the other side.
    foe: Seat,
    /// The texts of the seat that were carried out.
    done: u8,
    /// The players whose texts follow.
    rest: SeatSet,
}

impl Hooks {
    /// Those of this player.
    pub(super) fn one(hook: Hook, seat: Seat, foe: Seat) -> Hooks {
        Hooks { hook, seat, foe, done: 0, rest: SeatSet::default() }
    }

    /// Those of this player, then those of the other.
    pub(super) fn pair(hook: Hook, seat: Seat, foe: Seat) -> Hooks {
        Hooks { rest: SeatSet::only(foe), ..Hooks::one(hook, seat, foe) }
    }

    /// Those of all opponents of this player.
    pub(super) fn of_foes(hook: Hook, of: Seat, table: &Table) -> Hooks {
        Hooks { seat: of, rest: table.foes(of), ..Hooks::one(hook, of, of) }.following()
    }

    pub(crate) fn resume(self, cx: &mut Cx<'_>, _reply: Step) -> Flow {
        match self.next(cx) {
            Some(text) => {
                let then = Hooks { done: self.done + 1, ..self };
                call(Frame::Effect(Effect::new(text, self.foe)), Frame::Hooks(then))
            }
            None if self.rest.is_empty() => Flow::Done(Out::Done),
            None => Flow::Go(Frame::Hooks(self.following())),
        }
    }

    /// The same for the next of the players who follow; the other side of a pair changes places.
    fn following(self) -> Hooks {
        let Some(seat) = self.rest.iter().next() else { return self };
        let foe = if seat == self.foe { self.seat } else { self.foe };
        Hooks { seat, foe, done: 0, rest: self.rest.without(seat), ..self }
    }

    fn next(&self, cx: &Cx<'_>) -> Option<Text> {
        let waits = |what: &Static| matches!(what, Static::On { when, .. } if *when == self.hook);
        let texts =
            statics::holding(cx.table(), cx.content(), self.seat).filter(|holding| waits(holding.what));
        texts.map(|holding| holding.text).nth(usize::from(self.done))
    }
}
