//! Rolling. PR-1.34 to PR-1.39: combat dice; every critical brings another one.

use super::{Cx, Flow, Out, Step};
use crate::pool::{Pip, Pool};
use kernel::{Chance, DICE_MAX, Reply};
use serde::{Deserialize, Serialize};

/// Dice that are rolled.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Rolling {
    /// The dice still to be rolled now.
    pub(crate) left: u8,
    /// The dice that the criticals among them brought.
    pub(crate) next: u8,
    /// How many criticals stand before each of them.
    pub(crate) criticals: u8,
    /// PR-R39: whether they may be rolled again.
    pub(crate) again: bool,
    /// What came so far.
    pub(crate) pool: Pool,
}

kernel::known_to_all! { Rolling { left, next, criticals, again, pool } }

impl Rolling {
    /// So many dice that nobody rolls again.
    pub(crate) fn of(dice: u8) -> Rolling {
        Rolling { left: dice, next: 0, criticals: 0, again: false, pool: Pool::default() }
    }

    /// So many dice that may be rolled again.
    pub(crate) fn fresh(dice: u8) -> Rolling {
        Rolling { again: true, ..Rolling::of(dice) }
    }

    pub(super) fn resume(mut self, _cx: &mut Cx<'_>, reply: Step) -> Flow {
        if let Reply::Rolled(rolled) = reply {
            for face in rolled.faces() {
                self.add(Pip::of(*face));
            }
        }
        if self.left == 0 {
            (self.left, self.next) = (self.next, 0);
            self.criticals = self.criticals.saturating_add(1);
        }
        match self.left.min(DICE_MAX as u8) {
            0 => Flow::Done(Out::Pool(self.pool)),
            count => Flow::Roll { chance: Chance::Dice { count, sides: 6 }, then: self.into() },
        }
    }

    fn add(&mut self, pip: Pip) {
        self.left -= 1;
        match pip {
            Pip::Critical => {
                self.next += 1;
                self.pool.add_critical();
            }
            Pip::Blank | Pip::Trigger | Pip::Success => self.pool.add(self.criticals, pip, self.again),
        }
    }
}
