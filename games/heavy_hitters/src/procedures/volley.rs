//! The volley. GK-9.7, GK-9.8, GK-R13, GK-R44: all attacks one after the other, the fastest first.

use super::{Attack, Cx, Flow, Step, done};
use crate::queries::next_attacks;
use crate::question::{Answer, Question};
use kernel::Reply;
use serde::{Deserialize, Serialize};

/// The attacks of all players, looked at anew after each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Volley {}

kernel::known_to_all! { Volley {} }

impl Volley {
    pub(super) fn resume(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let Some((seat, shooters)) = next_attacks(cx.table(), cx.content()) else { return done() };
        let chosen = if let Reply::Answer(Answer::Next(shooter)) = reply { Some(shooter) } else { None };
        let only = shooters.first().copied().filter(|_| shooters.len() == 1);
        let Some(shooter) = chosen.or(only) else {
            return Flow::Ask { to: seat, question: Question::Order, then: self.into() };
        };
        Flow::Call { first: Attack::begin(seat, shooter).into(), then: self.into() }
    }
}
