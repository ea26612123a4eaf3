//! Mustering. PR-3.10 to PR-3.23, PR-4.1 to PR-4.5: forces, the mission, the scenario of a constructed battle.

use super::opening::put;
use super::{Contesting, Cx, Flow, Laying, Step, call};
use crate::build::{Force, War};
use crate::content::{Content, MissionId, ScenarioId, Side, Special};
use crate::event::Event;
use crate::places::waiting;
use crate::queries::decider;
use crate::question::{Answer, Question};
use crate::setup::Setup;
use crate::table::{Goal, MODELS, Standing, Table, Who};
use kernel::{Audience, Chance, Reply, Rolled, Seat};
use serde::{Deserialize, Serialize};

/// The battle that is prepared.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Mustering {
    pub(crate) step: MusteringStep,
    /// PR-3.5: whether the dice decide first who plays which side.
    pub(crate) contested: bool,
    /// What kind of war it is.
    pub(crate) war: War,
    /// PR-19.11: whether it is fought under water.
    pub(crate) sea: bool,
    /// The mission that was agreed on.
    pub(crate) mission: Option<MissionId>,
    /// The scenario that was agreed on.
    pub(crate) scenario: Option<ScenarioId>,
}

kernel::known_to_all! { Mustering { step, contested, war, sea, mission, scenario } }

/// What it does next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum MusteringStep {
    /// PR-3.10: the Kaiju faction, then the other one.
    Force(Side),
    Mission(Side),
    Scenario,
}

impl Mustering {
    /// What was agreed on.
    pub(crate) fn begin(setup: &Setup, content: &Content) -> Mustering {
        let number = |number: u8| number - 1;
        let sea = setup.is_sea();
        let bomb = content.scenarios.iter().position(|one| one.has(Special::Bomb));
        let scenario = if sea { bomb.map(|at| at as u8) } else { setup.scenario.map(number) };
        Mustering {
            step: MusteringStep::Force(Side::Kaiju),
            contested: setup.contested,
            war: setup.war(),
            sea,
            mission: setup.mission.map(|mission| MissionId(number(mission))),
            scenario: scenario.map(ScenarioId),
        }
    }

    fn at(self, step: MusteringStep) -> Mustering {
        Mustering { step, ..self }
    }

    pub(super) fn resume(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        if self.contested {
            return call(Contesting::begin(cx.there()), Mustering { contested: false, ..self });
        }
        match (self.step, reply) {
            (MusteringStep::Force(side), Reply::Answer(Answer::Force(number))) => {
                let force = cx.content().forces[usize::from(number.0)].force;
                cx.tell(Event::Mustered { side, force: number });
                enlist(cx, side, &force);
                Flow::Go(self.next(side).into())
            }
            (MusteringStep::Force(side), _) => self.force(cx, side),
            (MusteringStep::Mission(side), Reply::Rolled(Rolled::Drawn(mission))) => {
                self.set(cx, side, MissionId(mission))
            }
            (MusteringStep::Mission(side), _) => self.mission(cx, side),
            (MusteringStep::Scenario, Reply::Rolled(rolled)) => {
                let drawn = battles(cx.content()).nth(rolled.picked() as usize);
                self.scene(cx, drawn.expect("chance picks among the scenarios"))
            }
            (MusteringStep::Scenario, _) => match self.scenario {
                Some(scenario) => self.scene(cx, scenario),
                None => {
                    let of = battles(cx.content()).count() as u32;
                    Flow::Roll { chance: Chance::Pick { of }, then: self.into() }
                }
            },
        }
    }

    /// PR-3.10, PR-3.14: the Kaiju faction first; nobody is asked who has brought a force.
    fn force(self, cx: &Cx<'_>, side: Side) -> Flow {
        if waiting(cx.table(), side).next().is_some() {
            return Flow::Go(self.next(side).into());
        }
        let to = decider(cx.table(), cx.left(), side);
        Flow::Ask { to, question: Question::Force(side), then: self.into() }
    }

    fn next(self, side: Side) -> Mustering {
        match side {
            Side::Kaiju => self.at(MusteringStep::Force(Side::Ppdc)),
            Side::Ppdc => self.at(MusteringStep::Mission(Side::Kaiju)),
        }
    }

    /// PR-4.2, PR-19.1, PR-R79: the mission, the Kaiju side first. PR-19.11: none under water.
    fn mission(self, cx: &mut Cx<'_>, side: Side) -> Flow {
        match self.mission {
            _ if self.sea => Flow::Go(self.at(MusteringStep::Scenario).into()),
            Some(mission) if !cx.table().secret => self.set(cx, side, mission),
            Some(_) | None => Flow::Roll { chance: Chance::Draw { pile: MODELS as u8 }, then: self.into() },
        }
    }

    /// PR-4.2, PR-19.1: a common mission is read to all; a secret one to its own side.
    fn set(self, cx: &mut Cx<'_>, side: Side, mission: MissionId) -> Flow {
        let secret = cx.table().secret;
        let table = cx.table_mut();
        assert!(table.missions.take(mission.0), "a mission is drawn of those that are left");
        if secret {
            table.goals[side as usize] = Goal::Card(mission);
            let seats = (0..cx.seats()).map(Seat).filter(|seat| cx.table().side(*seat) == side).collect();
            cx.tell_to(Audience { seats, spectators: false }, Event::DrewMission { side, mission });
            let step = match side {
                Side::Kaiju => MusteringStep::Mission(Side::Ppdc),
                Side::Ppdc => MusteringStep::Scenario,
            };
            return Flow::Go(self.at(step).into());
        }
        table.goals = [Goal::Card(mission); 2];
        cx.tell(Event::CommonMission { mission });
        Flow::Go(self.at(MusteringStep::Scenario).into())
    }

    /// PR-4.4, PR-4.5.
    fn scene(self, cx: &mut Cx<'_>, scenario: ScenarioId) -> Flow {
        let mat = cx.content().scenario(scenario).mat;
        let table = cx.table_mut();
        (table.scenario, table.mat) = (Some(scenario), mat);
        cx.tell(Event::DrewScenario { scenario });
        Flow::Go(Laying::begin(cx.content().scenario(scenario)).into())
    }
}

/// PR-4.4, PR-19.11: the scenarios that are drawn; the one with the bomb is agreed on.
fn battles(content: &Content) -> impl Iterator<Item = ScenarioId> + '_ {
    let all = (0..).map(ScenarioId).zip(&content.scenarios);
    all.filter(|(_, one)| !one.has(Special::Bomb)).map(|(id, _)| id)
}

fn enlist(cx: &mut Cx<'_>, side: Side, force: &Force) {
    let content = cx.content();
    muster(cx.table_mut(), content, side, force);
}

/// PR-19.4: the models of a force belong to the players of their side.
pub(crate) fn muster(table: &mut Table, content: &Content, side: Side, force: &Force) {
    for (who, kit) in Who::of(side).zip(force.iter()) {
        put(table, content, who, *kit, Standing::Reserve);
    }
}

/// What the side that did not choose yet faces: the force of the other one.
pub(crate) fn foes(table: &Table, side: Side) -> Force {
    let mut force = Force::default();
    let kits = table.models().filter(|(who, _)| who.side() != side).map(|(_, figure)| figure.kit);
    force.models.iter_mut().zip(kits).for_each(|(place, kit)| *place = Some(kit));
    force
}
