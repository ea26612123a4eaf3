//! The UPKEEP effect of a tile. GR-6.3, GR-20.15 to GR-20.18, GR-20.21, GR-R39, GR-R75.

use super::{Cx, Flow, Out, Step, ask, is_anew, stock};
use crate::city::Elemental;
use crate::content::{Stock, Trauma};
use crate::event::{Event, Sum};
use crate::frame::Frame;
use crate::question::{Answer, Question};
use crate::statics;
use crate::table::Table;
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// The UPKEEP effect of the tile below a robot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Upkeep {
    seat: Seat,
    step: UpkeepStep,
}

kernel::known_to_all! { Upkeep { seat, step } }

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum UpkeepStep {
    Begin,
    HearFlood,
}

impl Upkeep {
    pub(super) fn new(seat: Seat) -> Upkeep {
        Upkeep { seat, step: UpkeepStep::Begin }
    }

    pub(crate) fn resume(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let seat = self.seat;
        if self.step == UpkeepStep::HearFlood && !is_anew(&reply) {
            return self.flood(cx, reply);
        }
        match tile_below(cx.table(), seat) {
            Some(Elemental::Flood) => {
                return ask(
                    seat,
                    Question::Flood,
                    Frame::Upkeep(Upkeep { step: UpkeepStep::HearFlood, ..self }),
                );
            }
            Some(Elemental::Inferno) => {
                stock::gain(cx, seat, Stock::Fire, 1);
                let rage = statics::rage(cx.table(), cx.content(), seat);
                if let Some(first) = stock::gain_or_purge(cx, seat, rage) {
                    return Flow::Go(first);
                }
            }
            Some(Elemental::ArcHazard) => {
                stock::gain(cx, seat, Stock::Surge, 1);
                stock::gain(cx, seat, Stock::Pt, 1);
            }
            None => {}
        }
        Flow::Done(Out::Done)
    }

    /// GR-20.16, GR-R38: all Fire of one slot, or all cards one slot down.
    fn flood(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        if let Step::Answer(Answer::Slot(slot)) = reply {
            let fire = &mut cx.table_mut().player_mut(self.seat).meter[usize::from(slot) - 1].tokens
                [Trauma::Fire as usize];
            let gone = std::mem::take(fire);
            cx.tell(Event::Cleared { seat: self.seat, sum: Sum { n: gone, what: Stock::Fire } });
        } else if let Step::Answer(Answer::Yes) = reply {
            for slot in 0..3 {
                let cards = cx.table().player(self.seat).meter[slot].cards;
                cards.iter().for_each(|card| super::effect::slide_down(cx, self.seat, card, slot));
            }
        }
        Flow::Done(Out::Done)
    }
}

/// GR-20.15: the Elemental tile below the robot; a roof keeps it away.
pub(super) fn tile_below(table: &Table, seat: Seat) -> Option<Elemental> {
    let site = table.city.site(table.cell(seat)?);
    site.elemental.filter(|_| !site.has_structure())
}
