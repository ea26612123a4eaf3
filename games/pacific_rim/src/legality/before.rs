//! What may be answered before the first round, and when models enter from the reserve.

use super::{At, Legal, must};
use crate::content::{ReadyId, Side};
use crate::places::{Element, Pin, berths, deployed, entered, entries, lying, sample, waiting};
use crate::procedures::{
    Deploying, DeployingStep, Laying, Mustering, deployment, edge_of, element, foes,
    may_take as may_take_edge, scenario,
};
use crate::question::{Answer, Illegal, Question};
use crate::setup::forces::may_take;
use crate::table::Who;
use kernel::{Procedure, Seat};
use tabletop::plane::Edge;

/// Whether the answer is legal.
pub(super) fn check(at: At<'_>, question: Question, answer: Answer) -> Legal {
    match (question, answer) {
        (Question::Force(side), Answer::Force(number)) => {
            must(can_take(at, side, number), Illegal::UnfitForce)
        }
        (Question::Element, Answer::Element(wanted)) => {
            must(elements(at).any(|other| other == wanted), Illegal::NoElement)
        }
        (Question::Lay(wanted), Answer::Lay { x, y, turn }) => {
            let scenario = scenario(at.table, at.content);
            let pose = lying(at.table, at.content, scenario, wanted, Pin { x, y, turn });
            must(pose.is_some(), Illegal::NoPlace)
        }
        (Question::Side(_), Answer::At(edge)) => {
            let turn = turn_of(at).ok_or(Illegal::NotAsked)?;
            must(may_take_edge(&deployment(at.table, at.content, turn), edge), Illegal::NoEdge)
        }
        (Question::Deploy(side), Answer::Deploy { who, x, y, turn }) => {
            must(waiting(at.table, side).any(|other| other == who), Illegal::NotWaiting)?;
            let (depth, edge) = berth_of(at, side).ok_or(Illegal::NotAsked)?;
            let pose = deployed(at.table, at.content, depth, edge, Pin { x, y, turn });
            must(pose.is_some(), Illegal::NoBerth)
        }
        (Question::Deploy(side), Answer::Pass) => check_pass(at, side),
        (Question::Leader(side), Answer::Leader(who)) => must(can_lead(at, side, who), Illegal::NoLeader),
        (Question::Reserve(side), Answer::Deploy { who, x, y, turn }) => {
            must(waiting(at.table, side).any(|other| other == who), Illegal::NotWaiting)?;
            let pose = entered(at.table, at.content, side, Pin { x, y, turn });
            must(pose.is_some(), Illegal::NoEntry)
        }
        (Question::Reserve(_), Answer::Pass) => Ok(()),
        (_, _) => Err(Illegal::NotAsked),
    }
}

/// Every answer that may be legal, once; of free places a sample.
pub(super) fn each(at: At<'_>, question: Question, give: &mut dyn FnMut(Answer)) {
    match question {
        Question::Force(_) => {
            (0..at.content.forces.len() as u8).for_each(|number| give(Answer::Force(ReadyId(number))))
        }
        Question::Element => {
            let mut all: Vec<Element> = elements(at).collect();
            all.sort_unstable();
            all.dedup();
            all.into_iter().for_each(|wanted| give(Answer::Element(wanted)));
        }
        Question::Lay(wanted) => {
            let scenario = scenario(at.table, at.content);
            let pins = sample(at.table, at.content, scenario, wanted);
            pins.into_iter().for_each(|Pin { x, y, turn }| give(Answer::Lay { x, y, turn }));
        }
        Question::Side(_) => Edge::ALL.into_iter().for_each(|edge| give(Answer::At(edge))),
        Question::Deploy(side) => {
            let Some((depth, edge)) = berth_of(at, side) else { return };
            models(at, side, || berths(at.table, at.content, depth, edge), give);
        }
        Question::Leader(side) => Who::of(side).for_each(|who| give(Answer::Leader(who))),
        Question::Reserve(side) => models(at, side, || entries(at.table, at.content, side), give),
        _ => {}
    }
}

/// Every model that waits, at each of these pins.
fn models<P: Iterator<Item = Pin>>(
    at: At<'_>,
    side: Side,
    pins: impl Fn() -> P,
    give: &mut dyn FnMut(Answer),
) {
    for who in waiting(at.table, side) {
        pins().for_each(|Pin { x, y, turn }| give(Answer::Deploy { who, x, y, turn }));
    }
}

/// PR-3.10, PR-3.14: whether the side may take this ready force.
fn can_take(at: At<'_>, side: Side, number: ReadyId) -> bool {
    let Some(mustering) = Mustering::of(at.stack) else { return false };
    let Some(ready) = at.content.forces.get(usize::from(number.0)) else { return false };
    let known = waiting(at.table, side.foe()).next().is_some();
    let foe = known.then(|| foes(at.table, side));
    let seats = || (0..at.seats).map(Seat);
    let players = Side::ALL.map(|side| seats().filter(|seat| at.table.side(*seat) == side).count() as u8);
    may_take(at.content, (side, mustering.war), &ready.force, foe.as_ref(), players)
}

/// The elements that are left.
fn elements(at: At<'_>) -> impl Iterator<Item = Element> + '_ {
    let laying = Laying::of(at.stack).copied();
    let scenario = laying.map(|_| scenario(at.table, at.content));
    let left = laying.into_iter().flat_map(Laying::left);
    left.filter_map(move |place| element(scenario?, place))
}

fn turn_of(at: At<'_>) -> Option<u8> {
    match Deploying::of(at.stack)?.step {
        DeployingStep::Edge(turn) | DeployingStep::Models(turn) => Some(turn),
        DeployingStep::Leader(_) => None,
    }
}

/// How deep, and along which edge, this side deploys.
fn berth_of(at: At<'_>, side: Side) -> Option<(u8, Edge)> {
    let depth = deployment(at.table, at.content, turn_of(at)?).depth;
    Some((depth, edge_of(at.table, side)?))
}

/// PR-4.12, PR-R64: one model at least is deployed; the others may wait if the scenario says so.
fn check_pass(at: At<'_>, side: Side) -> Legal {
    let reserve = turn_of(at).is_some_and(|turn| deployment(at.table, at.content, turn).reserve);
    must(reserve && at.table.strength(side) > 0, Illegal::MustDeploy)
}

/// PR-4.6, PR-19.22: a model of the side on the table; the bomb is carried by a Jaeger.
fn can_lead(at: At<'_>, side: Side, who: Who) -> bool {
    who.side() == side && at.table.model(who).is_some_and(|figure| figure.pose().is_some())
}
