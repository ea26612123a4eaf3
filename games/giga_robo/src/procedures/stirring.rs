//! Texts of cards that were Activated, left the meter or came back to hand are carried out. GR-15.3, GR-R29, GR-R48,
//! GR-R130, GR-R168.

use super::{Cx, Flow, Hooks, Out, Raging, Step, call};
use crate::content::Hook;
use crate::frame::Frame;
use kernel::SeatSet;
use serde::{Deserialize, Serialize};

/// The texts of one player after another, and the Rage for what they did.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Stirring {
    /// Who was already to gain Rage before it.
    raging: SeatSet,
    step: StirringStep,
}

kernel::known_to_all! { Stirring { raging, step } }

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum StirringStep {
    Begin,
    Next,
    Raged,
}

impl Stirring {
    /// The moments, in their order.
    pub(super) const MOMENTS: [Hook; 3] = [Hook::Activated, Hook::Leaving, Hook::Returning];

    /// Of all players whose cards have stirred.
    pub(super) fn new() -> Stirring {
        Stirring { raging: SeatSet::default(), step: StirringStep::Begin }
    }

    pub(crate) fn resume(self, cx: &mut Cx<'_>, _reply: Step) -> Flow {
        match self.step {
            StirringStep::Begin => {
                let raging = std::mem::take(&mut cx.table_mut().raging);
                Stirring { raging, ..self }.next(cx)
            }
            StirringStep::Next => self.next(cx),
            StirringStep::Raged => {
                let raging = cx.table().raging.or(self.raging);
                cx.table_mut().raging = raging;
                Flow::Done(Out::Done)
            }
        }
    }

    fn at(self, step: StirringStep) -> Frame {
        Frame::Stirring(Stirring { step, ..self })
    }

    /// GR-R48: the Active Player first; of one player's cards first those that were Activated, then those that left.
    fn next(self, cx: &mut Cx<'_>) -> Flow {
        let Some(seat) = cx.table().first_in_order(cx.table().stirred) else {
            return call(Frame::Raging(Raging::new()), self.at(StirringStep::Raged));
        };
        let player = cx.table_mut().player_mut(seat);
        let at = player.stirred.iter().position(|cards| !cards.is_empty()).unwrap_or_default();
        let (hook, cards) = (Stirring::MOMENTS[at], std::mem::take(&mut player.stirred[at]));
        if !player.has_stirred() {
            cx.table_mut().stirred.remove(seat);
        }
        let texts = Hooks::of_cards(hook, cx.table(), cx.content(), seat, cards);
        call(Frame::Hooks(texts), self.at(StirringStep::Next))
    }
}
