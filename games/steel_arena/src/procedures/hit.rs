//! Hits. SA-13, SA-R43: Cover, passive defences, reactions, heat, and the damage that is left.

mod heat;

use super::turn::turn_up;
use super::{Cx, Flow, Step, Turn};
use crate::content::{Defence, What};
use crate::event::{Event, Held};
use crate::frame::Frame;
use crate::queries;
use crate::question::{Answer, Question};
use crate::reckoning::{Outlook, outlook};
use crate::table::Table;
use crate::tile::{Arrival, Facts, Part};
use kernel::{Reply, Seat};
use serde::{Deserialize, Serialize};
use tabletop::Direction;

/// One hit on one robot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Hit {
    pub(crate) seat: Seat,
    pub(crate) damage: u8,
    pub(crate) heat: u8,
    arrival: Arrival,
    source: Option<Direction>,
    /// Points of a defence that are being shared out.
    points: u8,
    /// Whether the central module was overheated by this hit.
    central: bool,
    step: HitStep,
}

kernel::known_to_all! { Hit { seat, damage, heat, arrival, source, points, central, step } }

/// Where it waits. The numbers are in the digests of positions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
enum HitStep {
    Arrive = 0,
    HearSplit = 2,
    HearDefence = 4,
    HearHeat = 6,
}

impl Hit {
    /// A hit whose source lies in this direction; from no side without one.
    pub(crate) fn new(seat: Seat, damage: u8, heat: u8, source: Option<Direction>) -> Hit {
        let (arrival, step) = (Arrival::Beneath, HitStep::Arrive);
        Hit { seat, damage, heat, arrival, source, points: 0, central: false, step }
    }

    /// Whether everything that it names exists. For positions that are written by hand.
    pub(crate) fn fits(&self, table: &Table) -> bool {
        let small = [self.damage, self.heat, self.points].iter().all(|&number| number < 100);
        small && self.seat.0 < table.seats()
    }

    fn at(self, step: HitStep) -> Frame {
        Frame::Hit(Hit { step, ..self })
    }

    pub(crate) fn resume(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        if cx.table().cell_of(self.seat).is_none() {
            return Flow::Done(());
        }
        match (self.step, reply) {
            (HitStep::Arrive, _) => self.arrive(cx),
            (HitStep::HearSplit, Reply::Answer(Answer::Split(on_damage))) => self.prevent(cx, on_damage),
            (HitStep::HearSplit, _) => self.share(cx),
            (HitStep::HearDefence, Reply::Answer(Answer::Defend(part))) => self.use_defence(cx, part),
            (HitStep::HearDefence, Reply::Answer(_)) => self.endure(cx),
            (HitStep::HearDefence, _) => self.defend(cx),
            (HitStep::HearHeat, Reply::Answer(Answer::Overheat(part))) => self.overheat(cx, part),
            (HitStep::HearHeat, Reply::Answer(_)) => self.settle(cx),
            (HitStep::HearHeat, _) => self.offer_heat(cx),
        }
    }

    fn is_over(self) -> bool {
        self.damage + self.heat == 0
    }

    fn ask(self, question: Question, then: HitStep) -> Flow {
        Flow::Ask { to: self.seat, question, then: self.at(then) }
    }

    /// SA-13.11, SA-17.13, SA-17.14, SA-R28, SA-R44: the side counts at this moment; Cover comes first,
    /// against every hit that comes from a side.
    fn arrive(self, cx: &mut Cx<'_>) -> Flow {
        cx.tell(Event::Struck { seat: self.seat, damage: self.damage, heat: self.heat });
        let robot = cx.table().robot(self.seat);
        let arrival = Arrival::of(robot.facing, self.source);
        let cover =
            robot.cell().and_then(|cell| cx.table().terrain(cx.content(), cell)).map_or(0, |it| it.cover);
        let points = if arrival == Arrival::Beneath { 0 } else { cover.min(self.damage + self.heat) };
        if points > 0 {
            cx.tell(Event::Covered { seat: self.seat, points });
        }
        Hit { arrival, points, ..self }.share(cx)
    }

    /// SA-13.2, SA-R43: each point prevents damage or heat, as the owner chooses where both are left.
    fn share(self, cx: &mut Cx<'_>) -> Flow {
        let Hit { damage, heat, points, .. } = self;
        let (least, most) = queries::split_range(damage, heat, points.min(damage + heat));
        if least >= most {
            return self.prevent(cx, most);
        }
        self.ask(Question::Split { damage, heat, points }, HitStep::HearSplit)
    }

    /// SA-13.5, SA-13.7: several defences add up.
    fn prevent(self, cx: &mut Cx<'_>, on_damage: u8) -> Flow {
        let on_heat = (self.points - on_damage.min(self.points)).min(self.heat);
        let on_damage = on_damage.min(self.damage);
        let (damage, heat) = (self.damage - on_damage, self.heat - on_heat);
        Hit { damage, heat, points: 0, ..self }.defend(cx)
    }

    /// SA-13.3, SA-13.9, SA-13.17, SA-R43, SA-R46, SA-R67: the owner defends, unless everybody knows that nothing can
    /// help.
    fn defend(self, cx: &mut Cx<'_>) -> Flow {
        if self.is_over() {
            return self.finish(cx);
        }
        let own_turn = Turn::of(cx.below()).is_some_and(|turn| turn.seat == self.seat);
        match outlook(cx.table(), cx.content(), self.seat, self.arrival, own_turn, cx.there()) {
            Outlook::Nothing => self.offer_heat(cx),
            Outlook::One | Outlook::Many => {
                let Hit { damage, heat, arrival, .. } = self;
                self.ask(Question::Defend { damage, heat, arrival }, HitStep::HearDefence)
            }
        }
    }

    /// SA-13.4, SA-13.6, SA-13.8, SA-R34, SA-R56, SA-R61, SA-R64, SA-R67: it is seen, spent for this turn, and
    /// overheated if it had to be activated; that it could be is a proof that no passive one is left.
    fn use_defence(self, cx: &mut Cx<'_>, part: Part) -> Flow {
        let (value, kind) = match part {
            Part::Central => {
                let defence = cx.table().board(cx.content(), self.seat).defence;
                cx.table_mut().robot_mut(self.seat).spent = true;
                (defence.map_or(0, |defence| defence.value), None)
            }
            Part::Slot(slot) => {
                turn_up(cx, self.seat, slot);
                let content = cx.content();
                let module = &mut cx.table_mut().modules_mut(self.seat)[usize::from(slot)];
                let shown = module.tile.kind;
                let kind = module.kind(content);
                module.spent = true;
                module.doomed = kind.one_use;
                let What::Defence(Defence { value, reaction, .. }) = kind.what else {
                    unreachable!("only defences defend")
                };
                if reaction {
                    (module.hot, module.used) = (true, true);
                    self.conclude(cx);
                }
                (value, shown)
            }
        };
        let points = value.min(self.damage + self.heat);
        cx.tell(Event::Defended { seat: self.seat, part: Held { part, kind }, points });
        Hit { points, ..self }.share(cx)
    }

    fn endure(self, cx: &mut Cx<'_>) -> Flow {
        self.conclude(cx);
        cx.tell(Event::Endured { seat: self.seat });
        self.offer_heat(cx)
    }

    /// SA-R67: everybody may conclude that no face-down module is a passive defence against this side.
    fn conclude(self, cx: &mut Cx<'_>) {
        let facts = Facts::endured(self.arrival);
        for module in cx.table_mut().modules_mut(self.seat) {
            let blue = module.tile.back.colour() == crate::content::Colour::Defence;
            if blue && !module.tile.open {
                module.tile.facts = module.tile.facts.and(facts);
            }
        }
        cx.reveal();
    }

    /// SA-10.9, SA-15.12, SA-R64: what is left is added to the damage of this turn; used-up defences go.
    fn finish(self, cx: &mut Cx<'_>) -> Flow {
        while let Some(slot) = cx.table().modules(self.seat).iter().position(|module| module.doomed) {
            let hot = cx.table().is_hot(self.seat, Part::Slot(slot as u8));
            let tile = cx.table_mut().take_module(self.seat, slot as u8);
            let kind = tile.kind.expect("a defence that worked lies open");
            cx.table_mut().put_in_box(tile);
            cx.table_mut().idle = 0;
            cx.tell(Event::UsedUp { seat: self.seat, tile: kind, hot });
        }
        let robot = cx.table_mut().robot_mut(self.seat);
        robot.damage = robot.damage.saturating_add(self.damage);
        if self.damage > 0 {
            cx.tell(Event::Damaged { seat: self.seat, by: self.damage });
        }
        Flow::Done(())
    }
}
