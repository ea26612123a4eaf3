//! The cost of an attack is paid. GR-10.23, GR-11.3, GR-28.11.

use super::{Cx, Flow, Out, Step, ask, stock};
use crate::content::Stock;
use crate::frame::Frame;
use crate::question::{Answer, Question};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// The costs that a robot's crew still has to pay.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Paying {
    robot: Seat,
    left: u8,
    /// The co-pilot who says how much, by the order of joining.
    mate: u8,
}

kernel::known_to_all! { Paying { robot, left, mate } }

impl Paying {
    /// The amount that the crew of this robot pays: co-pilots choose their shares, and the pilot pays the rest.
    pub(super) fn new(robot: Seat, cost: u8) -> Paying {
        Paying { robot, left: cost, mate: 1 }
    }

    pub(crate) fn resume(mut self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        if let (Step::Answer(Answer::Number(n)), Some(mate)) = (reply, self.payer(cx)) {
            self.left -= stock::lose(cx, mate, Stock::Fs, n);
            self.mate += 1;
        }
        while let Some(mate) = self.payer(cx) {
            let most = self.left.min(cx.table().player(mate).fs);
            let least = self.left.saturating_sub(self.others(cx, mate));
            if least < most && !cx.left().contains(mate) {
                return ask(mate, Question::Share { least, most }, Frame::Paying(self));
            }
            self.left -= stock::lose(cx, mate, Stock::Fs, least);
            self.mate += 1;
        }
        stock::lose(cx, self.robot, Stock::Fs, self.left);
        Flow::Done(Out::Done)
    }

    fn payer(&self, cx: &Cx<'_>) -> Option<Seat> {
        cx.table().crew(self.robot).nth(usize::from(self.mate))
    }

    /// The Fighting Spirit of the pilot and of the co-pilots after this one.
    fn others(&self, cx: &Cx<'_>, mate: Seat) -> u8 {
        let later = cx.table().crew(self.robot).skip(usize::from(self.mate)).filter(|&other| other != mate);
        let all = later.chain([self.robot]);
        all.map(|other| cx.table().player(other).fs).fold(0, u8::saturating_add)
    }
}
