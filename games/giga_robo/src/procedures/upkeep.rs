//! Step 2 of Upkeep: UPKEEP effects. GR-6.3, GR-20.15 to GR-20.18, GR-20.21, GR-R39, GR-R48, GR-R75.

use super::{Cx, Effect, Flow, Out, Step, ask, call, order, stock};
use crate::city::Elemental;
use crate::content::{Content, Hook, Stock, Trauma};
use crate::event::Event;
use crate::frame::Frame;
use crate::queries;
use crate::question::{Answer, Question};
use crate::statics;
use crate::table::{DUE_MAX, Due, List, Table};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// The effects of an Upkeep.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Upkeep {
    seat: Seat,
    /// What is still to be done.
    rest: List<Due, DUE_MAX>,
    step: UpkeepStep,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum UpkeepStep {
    Next,
    HearOrder,
    HearFlood,
}

impl Upkeep {
    /// GR-6.3: lasting texts and the tile below the robot.
    pub(super) fn of(table: &Table, content: &Content, seat: Seat) -> Upkeep {
        let mut rest = order::due(table, content, seat, Hook::Upkeep);
        if tile_below(table, seat).is_some() && !rest.is_full() {
            rest.push(Due::Tile);
        }
        Upkeep { seat, rest, step: UpkeepStep::Next }
    }

    fn at(self, step: UpkeepStep) -> Frame {
        Frame::Upkeep(Upkeep { step, ..self })
    }

    pub(crate) fn resume(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        match (self.step, reply) {
            (UpkeepStep::Next, _) => self.next(cx),
            (UpkeepStep::HearOrder, Step::Answer(Answer::Number(place))) => self.chosen(cx, place),
            (UpkeepStep::HearOrder, _) => self.work(cx, 0),
            (UpkeepStep::HearFlood, reply) => self.flood(cx, reply),
        }
    }

    /// GR-R48: the player says what comes first, where that can make a difference.
    fn next(self, cx: &mut Cx<'_>) -> Flow {
        if self.rest.is_empty() {
            return Flow::Done(Out::Done);
        }
        let offered = order::offered(cx.table(), cx.content(), self.seat, &self.rest);
        match offered.filter(|_| !cx.left().contains(self.seat)) {
            Some(due) => ask(self.seat, Question::Order(due), self.at(UpkeepStep::HearOrder)),
            None => self.work(cx, 0),
        }
    }

    fn chosen(self, cx: &mut Cx<'_>, place: u8) -> Flow {
        let at = order::chosen(cx.table(), cx.content(), self.seat, &self.rest, place);
        self.work(cx, at)
    }

    fn work(mut self, cx: &mut Cx<'_>, at: usize) -> Flow {
        match self.rest.remove(at) {
            Due::Tile => self.tile(cx),
            Due::Text(text) => {
                if !order::holds(cx.table(), cx.content(), self.seat, Hook::Upkeep, text) {
                    return Flow::Go(self.at(UpkeepStep::Next));
                }
                let foe = queries::likely_foe(cx.table(), self.seat);
                call(Frame::Effect(Effect::new(text, foe)), self.at(UpkeepStep::Next))
            }
        }
    }

    /// GR-20.15 to GR-20.18, GR-20.21, GR-R39, GR-R75: the UPKEEP effect of the tile below the robot.
    fn tile(self, cx: &mut Cx<'_>) -> Flow {
        let seat = self.seat;
        match tile_below(cx.table(), seat) {
            Some(Elemental::Flood) => return ask(seat, Question::Flood, self.at(UpkeepStep::HearFlood)),
            Some(Elemental::Inferno) => {
                stock::gain(cx, seat, Stock::Fire, 1);
                let rage = statics::rage(cx.table(), cx.content(), seat);
                stock::gain(cx, seat, Stock::Fs, rage);
            }
            Some(Elemental::ArcHazard) => {
                stock::gain(cx, seat, Stock::Surge, 1);
                stock::gain(cx, seat, Stock::Pt, 1);
            }
            None => {}
        }
        Flow::Go(self.at(UpkeepStep::Next))
    }

    /// GR-20.16, GR-R38: all Fire of one slot, or all cards one slot down.
    fn flood(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        if let Step::Answer(Answer::Slot(slot)) = reply {
            let fire = &mut cx.table_mut().player_mut(self.seat).meter[usize::from(slot) - 1].tokens
                [Trauma::Fire as usize];
            let gone = std::mem::take(fire);
            cx.tell(Event::Cleared(self.seat, Trauma::Fire, gone));
        } else if let Step::Answer(Answer::Yes) = reply {
            for slot in 0..3 {
                let cards = cx.table().player(self.seat).meter[slot].cards;
                cards.iter().for_each(|card| super::effect::slide_down(cx, self.seat, card, slot));
            }
        }
        Flow::Go(self.at(UpkeepStep::Next))
    }
}

/// GR-20.15: the Elemental tile below the robot; a roof keeps it away.
pub(super) fn tile_below(table: &Table, seat: Seat) -> Option<Elemental> {
    let site = table.city.site(table.cell(seat)?);
    site.elemental.filter(|_| !site.has_structure())
}
