//! The Armour Save. GK-12.1 to GK-12.5, GK-R46: a die for each point of damage.

use super::{Cx, Flow, Out, Step};
use crate::event::Event;
use kernel::{Chance, Reply, Seat};
use serde::{Deserialize, Serialize};

/// The seat rolls so many dice; each of this value at least cancels a point.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Saving {
    pub(crate) seat: Seat,
    pub(crate) dice: u8,
    pub(crate) armour: u8,
}

kernel::known_to_all! { Saving { seat, dice, armour } }

impl Saving {
    pub(super) fn resume(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let Saving { seat, dice, armour } = self;
        if dice == 0 {
            return Flow::Done(Out::Damage(0));
        }
        let Reply::Rolled(rolled) = reply else {
            return Flow::Roll { chance: Chance::Dice { count: dice, sides: 6 }, then: self.into() };
        };
        let cancelled = rolled.faces().iter().filter(|&&face| face >= armour).count() as u8;
        cx.tell(Event::Saved { seat, dice, cancelled });
        Flow::Done(Out::Damage(dice - cancelled))
    }
}
