//! Heat. SA-12.13 to SA-12.17: the owner lets modules overheat; what is not taken up so is damage.

use super::{Cx, Flow, Hit, HitStep};
use crate::event::{Event, Parts};
use crate::queries;
use crate::question::Question;
use crate::tile::{Facts, Part};

impl Hit {
    /// SA-12.13 to SA-12.16: as long as heat is left and a module is cool.
    pub(super) fn offer_heat(self, cx: &mut Cx<'_>) -> Flow {
        if self.heat == 0 || !queries::has_cool(cx.table(), self.seat) {
            return self.settle(cx);
        }
        self.ask(Question::Heat { left: self.heat }, HitStep::HearHeat)
    }

    /// SA-12.14, SA-R25: one module, one point.
    pub(super) fn overheat(self, cx: &mut Cx<'_>, part: Part) -> Flow {
        cx.table_mut().set_hot(self.seat, part, true);
        if let Part::Slot(slot) = part {
            cx.table_mut().modules_mut(self.seat)[usize::from(slot)].fresh = true;
        }
        cx.tell(Event::Overheated { seat: self.seat, part });
        let central = self.central || part == Part::Central;
        Hit { heat: self.heat - 1, central, ..self }.offer_heat(cx)
    }

    /// SA-12.16, SA-12.17, SA-12.20, SA-R25: the rest is damage, which nothing reduces again; then the
    /// tokens on AUTO-COOL and PASSIVE modules are removed, and everybody sees on which.
    pub(super) fn settle(self, cx: &mut Cx<'_>) -> Flow {
        let any = self.central || cx.table().modules(self.seat).iter().any(|module| module.fresh);
        if any {
            let cooled = self.shed(cx);
            cx.reveal();
            cx.tell(Event::HeatOver { seat: self.seat, parts: cooled });
        }
        let damage = self.damage.saturating_add(self.heat);
        Hit { damage, heat: 0, ..self }.finish(cx)
    }

    fn shed(self, cx: &mut Cx<'_>) -> Parts {
        let content = cx.content();
        let board_cools = cx.table().board(content, self.seat).auto_cool;
        let mut cooled = Parts::default();
        if self.central && board_cools {
            cx.table_mut().robot_mut(self.seat).hot = false;
            cooled = cooled.with(Part::Central);
        }
        for (slot, module) in (0..).zip(cx.table_mut().modules_mut(self.seat)) {
            if !module.fresh {
                continue;
            }
            module.fresh = false;
            let sheds = module.kind(content).sheds_heat();
            if sheds {
                module.hot = false;
                cooled = cooled.with(Part::Slot(slot));
            }
            if !module.tile.open {
                let fact = if sheds { Facts::COOLS } else { Facts::STAYS_HOT };
                module.tile.facts = module.tile.facts.and(fact);
            }
        }
        cooled
    }
}
