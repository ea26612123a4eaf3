//! Laying. PR-20.3, PR-19.15, PR-R65: the sides place the scenery in turn, the Kaiju side first.

use super::{Cx, Deploying, Flow, Step};
use crate::content::{Content, Scenario, Side};
use crate::event::Event;
use crate::places::{Element, Pin, lying, sample};
use crate::queries::decider;
use crate::question::{Answer, Question};
use crate::table::{Area, Load, Spot, Table, Token, Tower};
use kernel::Reply;
use serde::{Deserialize, Serialize};

/// What is still to be placed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Laying {
    /// Whose turn it is.
    pub(crate) turn: Side,
    /// The places of the elements in the list of the scenario, as bits: terrain, buildings, objects.
    pub(crate) left: u32,
    /// The element that is placed now, by its place in that list.
    pub(crate) now: Option<u8>,
}

kernel::known_to_all! { Laying { turn, left, now } }

/// The element at this place in the list of a scenario: terrain first, then buildings, then objects.
pub(crate) fn element(scenario: &Scenario, at: u8) -> Option<Element> {
    let terrain = scenario.terrain.iter().map(|id| Element::Terrain(*id));
    let buildings = scenario.buildings.iter().map(|kind| Element::Building(*kind));
    let objects = scenario.objects.iter().map(|id| Element::Object(*id));
    terrain.chain(buildings).chain(objects).nth(usize::from(at))
}

impl Laying {
    /// PR-19.14, PR-20.2: all of it.
    pub(crate) fn begin(scenario: &Scenario) -> Laying {
        let all = scenario.terrain.len() + scenario.buildings.len() + scenario.objects.len();
        Laying { turn: Side::Kaiju, left: (1 << all) - 1, now: None }
    }

    /// The places of the elements that are left.
    pub(crate) fn left(self) -> impl Iterator<Item = u8> {
        (0..32).filter(move |at| self.left >> at & 1 == 1)
    }

    pub(super) fn resume(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        match (self.now, reply) {
            (None, Reply::Answer(Answer::Element(wanted))) => {
                let scenario = scenario(cx.table(), cx.content());
                let now = self.left().find(|at| element(scenario, *at) == Some(wanted));
                Flow::Go(Laying { now, ..self }.into())
            }
            (None, _) => self.choose(cx),
            (Some(at), Reply::Answer(Answer::Lay { x, y, turn })) => self.lay(cx, at, Pin { x, y, turn }),
            (Some(at), _) => self.place(cx, at),
        }
    }

    /// PR-R65: any element that is still to be placed.
    fn choose(self, cx: &Cx<'_>) -> Flow {
        if self.left == 0 {
            return Flow::Go(Deploying::begin().into());
        }
        let to = decider(cx.table(), cx.left(), self.turn);
        Flow::Ask { to, question: Question::Element, then: self.into() }
    }

    /// PR-R65: where there is no place for it, it is left out.
    fn place(self, cx: &mut Cx<'_>, at: u8) -> Flow {
        let scenario = scenario(cx.table(), cx.content());
        let wanted = element(scenario, at).expect("an element that is left");
        if sample(cx.table(), cx.content(), scenario, wanted).is_empty() {
            cx.tell(Event::LeftOut { element: wanted });
            return Flow::Go(self.after(at).into());
        }
        let to = decider(cx.table(), cx.left(), self.turn);
        Flow::Ask { to, question: Question::Lay(wanted), then: self.into() }
    }

    fn lay(self, cx: &mut Cx<'_>, at: u8, pin: Pin) -> Flow {
        let content = cx.content();
        let scenario = scenario(cx.table(), content);
        let wanted = element(scenario, at).expect("an element that is left");
        let pose = lying(cx.table(), content, scenario, wanted, pin).expect("a legal place was named");
        let table = cx.table_mut();
        match wanted {
            Element::Terrain(piece) => table.areas.push(Area { piece, pose }),
            Element::Building(kind) => table.towers.push(Tower { kind, pose, ruined: false }),
            Element::Object(kind) => {
                table.tokens.push(Token { load: Load::Object(kind), spot: Spot::Lying(pose.at) });
            }
        }
        cx.tell(Event::Laid { side: self.turn, element: wanted, at: pose });
        Flow::Go(self.after(at).into())
    }

    /// The other side goes on.
    fn after(self, at: u8) -> Laying {
        Laying { turn: self.turn.foe(), left: self.left & !(1 << at), now: None }
    }
}

/// The scenario of a battle.
pub(crate) fn scenario<'a>(table: &Table, content: &'a Content) -> &'a Scenario {
    content.scenario(table.scenario.expect("a constructed battle has a scenario"))
}
