//! Deploying. PR-R64, PR-20.6, PR-20.7, PR-19.18 to PR-19.22, PR-4.6: the sides deploy in the order of the scenario card,
//! then each names its leader.

use super::laying::scenario;
use super::{Cx, Flow, Round, Step};
use crate::content::{Content, Deployment, EdgeOf, Side, Special};
use crate::event::Event;
use crate::places::{Pin, berths, deployed, waiting};
use crate::queries::decider;
use crate::question::{Answer, Question};
use crate::table::{Leader, Load, Spot, Standing, Table, Thing, Token, Who};
use kernel::Reply;
use serde::{Deserialize, Serialize};
use tabletop::plane::Edge;

/// The deployment of both sides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Deploying {
    pub(crate) step: DeployingStep,
}

kernel::known_to_all! { Deploying { step } }

/// What it does next: for the first and the second side of the card, then the leaders.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum DeployingStep {
    Edge(u8),
    Models(u8),
    Leader(Side),
}

impl Deploying {
    /// Nobody is deployed.
    pub(crate) fn begin() -> Deploying {
        Deploying { step: DeployingStep::Edge(0) }
    }

    pub(super) fn resume(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        match (self.step, reply) {
            (DeployingStep::Edge(turn), Reply::Answer(Answer::At(edge))) => took(cx, turn, edge),
            (DeployingStep::Edge(turn), _) => take_edge(cx, turn),
            (DeployingStep::Models(turn), Reply::Answer(Answer::Deploy { who, x, y, turn: facing })) => {
                deploy(cx, turn, who, Pin { x, y, turn: facing })
            }
            (DeployingStep::Models(turn), Reply::Answer(_)) => after(turn),
            (DeployingStep::Models(turn), _) => go_on(cx, turn),
            (DeployingStep::Leader(side), Reply::Answer(Answer::Leader(who))) => lead(cx, side, who),
            (DeployingStep::Leader(side), _) => {
                let to = decider(cx.table(), cx.left(), side);
                Flow::Ask { to, question: Question::Leader(side), then: self.into() }
            }
        }
    }
}

fn step(step: DeployingStep) -> Flow {
    Flow::Go(Deploying { step }.into())
}

/// The deployment of the first or the second side of the scenario card.
pub(crate) fn deployment(table: &Table, content: &Content, turn: u8) -> Deployment {
    scenario(table, content).deployments[usize::from(turn)]
}

/// The edge along which a side deploys.
pub(crate) fn edge_of(table: &Table, side: Side) -> Option<Edge> {
    Edge::ALL.into_iter().find(|edge| table.edges[side as usize].contains(*edge))
}

/// PR-20.6, PR-19.18, PR-19.20: whether the side may take this edge.
pub(crate) fn may_take(deployment: &Deployment, edge: Edge) -> bool {
    let is_long = matches!(edge, Edge::Near | Edge::Far);
    match deployment.edge {
        EdgeOf::Any => true,
        EdgeOf::Long => is_long,
        EdgeOf::Short => !is_long,
        EdgeOf::Opposite => false,
    }
}

fn opposite(edge: Edge) -> Edge {
    match edge {
        Edge::Right => Edge::Left,
        Edge::Far => Edge::Near,
        Edge::Left => Edge::Right,
        Edge::Near => Edge::Far,
    }
}

/// PR-20.6, PR-20.7: a side chooses its edge, or has the one opposite.
fn take_edge(cx: &mut Cx<'_>, turn: u8) -> Flow {
    let Deployment { side, edge, .. } = deployment(cx.table(), cx.content(), turn);
    if edge == EdgeOf::Opposite {
        let other = edge_of(cx.table(), side.foe()).expect("the other side has deployed");
        return took(cx, turn, opposite(other));
    }
    let to = decider(cx.table(), cx.left(), side);
    let then = Deploying { step: DeployingStep::Edge(turn) }.into();
    Flow::Ask { to, question: Question::Side(side), then }
}

fn took(cx: &mut Cx<'_>, turn: u8, edge: Edge) -> Flow {
    let side = deployment(cx.table(), cx.content(), turn).side;
    let table = cx.table_mut();
    table.edges[side as usize] = table.edges[side as usize].with(edge);
    cx.tell(Event::TookEdge { side, edge });
    step(DeployingStep::Models(turn))
}

/// PR-R64: one model after the other.
fn go_on(cx: &Cx<'_>, turn: u8) -> Flow {
    let table = cx.table();
    let Deployment { side, depth, .. } = deployment(table, cx.content(), turn);
    let edge = edge_of(table, side).expect("the side has an edge");
    let is_full = berths(table, cx.content(), depth, edge).next().is_none();
    if waiting(table, side).next().is_none() || is_full {
        return after(turn);
    }
    let to = decider(table, cx.left(), side);
    let then = Deploying { step: DeployingStep::Models(turn) }.into();
    Flow::Ask { to, question: Question::Deploy(side), then }
}

fn deploy(cx: &mut Cx<'_>, turn: u8, who: Who, pin: Pin) -> Flow {
    let content = cx.content();
    let Deployment { side, depth, .. } = deployment(cx.table(), content, turn);
    let edge = edge_of(cx.table(), side).expect("the side has an edge");
    let pose = deployed(cx.table(), content, depth, edge, pin).expect("a legal place was named");
    cx.table_mut().figure_mut(who).standing = Standing::At(pose);
    cx.tell(Event::Deployed { who, to: pose });
    step(DeployingStep::Models(turn))
}

fn after(turn: u8) -> Flow {
    if turn == 0 {
        return step(DeployingStep::Edge(1));
    }
    step(DeployingStep::Leader(Side::Ppdc))
}

/// PR-4.6: the Jaeger side first. PR-19.22: its leader carries the bomb, and is not in reserve.
fn lead(cx: &mut Cx<'_>, side: Side, who: Who) -> Flow {
    let has_bomb = scenario(cx.table(), cx.content()).has(Special::Bomb);
    let table = cx.table_mut();
    table.leaders[side as usize] = Some(Leader { who, used: false });
    if has_bomb && side == Side::Ppdc {
        let thing = Thing(table.tokens.len() as u8);
        table.tokens.push(Token { load: Load::Bomb, spot: Spot::Carried });
        table.figure_mut(who).carries = Some(thing);
    }
    cx.tell(Event::Leads { side, who });
    match side {
        Side::Ppdc => step(DeployingStep::Leader(Side::Kaiju)),
        Side::Kaiju => Flow::Go(Round::begin().into()),
    }
}
