//! Recovery Rolls. GR-9.21, GR-29.2, GR-29.3, GR-R17.

use super::{Cx, Flow, Out, Step, ask, is_anew, stock, window};
use crate::dice::POWER_MAX;
use crate::event::{Event, Faces};
use crate::frame::Frame;
use crate::question::{Answer, Moment, Question};
use crate::statics;
use kernel::{Chance, Seat};
use serde::{Deserialize, Serialize};

/// The lowest result of a die that succeeds.
const ENOUGH: u8 = 7;

/// One Recovery Roll.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Recovery {
    /// Who rolls.
    pub seat: Seat,
    dice: u8,
    step: RecoveryStep,
}

kernel::known_to_all! { Recovery { seat, dice, step } }

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum RecoveryStep {
    Begin,
    HearPower,
    Roll,
    Rolled,
    Over { recovered: bool },
}

impl Recovery {
    /// For this player.
    pub(super) fn new(seat: Seat) -> Recovery {
        Recovery { seat, dice: 1, step: RecoveryStep::Begin }
    }

    pub(crate) fn resume(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        match self.step {
            RecoveryStep::Begin => self.begin(cx),
            RecoveryStep::HearPower if is_anew(&reply) => self.begin(cx),
            RecoveryStep::HearPower => self.hear_power(cx, reply),
            RecoveryStep::Roll => self.roll(),
            RecoveryStep::Rolled if is_anew(&reply) => self.roll(),
            RecoveryStep::Rolled => self.rolled(cx, reply),
            RecoveryStep::Over { recovered } => {
                Flow::Done(if recovered { Out::Recovered } else { Out::Nothing })
            }
        }
    }

    fn at(self, step: RecoveryStep) -> Frame {
        Frame::Recovery(Recovery { step, ..self })
    }

    /// GR-12.9: Power Dice may be added to it.
    fn begin(self, cx: &mut Cx<'_>) -> Flow {
        let most = cx.table().player(cx.table().flies(self.seat)).pt.min(POWER_MAX);
        if most == 0 {
            return self.roll();
        }
        ask(self.seat, Question::PowerDice { most, recovery: true }, self.at(RecoveryStep::HearPower))
    }

    /// GR-9.21: a window only if any were added.
    fn hear_power(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let Step::Answer(Answer::Number(dice @ 1..)) = reply else { return self.roll() };
        stock::add_power(cx, self.seat, dice);
        cx.tell(Event::AddedPower { seat: self.seat, dice });
        window(cx, Moment::RecoveryPower, Recovery { dice: self.dice + dice, ..self }.at(RecoveryStep::Roll))
    }

    fn roll(self) -> Flow {
        Flow::Roll {
            chance: Chance::Dice { count: self.dice, sides: 12 },
            then: self.at(RecoveryStep::Rolled),
        }
    }

    /// GR-29.2, GR-29.3: one die of 7 or more is enough.
    fn rolled(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let Step::Rolled(rolled) = reply else { return Flow::Done(Out::Nothing) };
        let more = statics::recovery(cx.table(), cx.content(), self.seat);
        let faces: Faces = rolled.faces().iter().copied().collect();
        let recovered = rolled.faces().iter().any(|&face| face + more >= ENOUGH);
        let seat = self.seat;
        let rolled =
            if recovered { Event::Recovered { seat, faces } } else { Event::NotRecovered { seat, faces } };
        cx.tell(rolled);
        window(cx, Moment::Recovered, self.at(RecoveryStep::Over { recovered }))
    }
}
