//! Whether a position that was written by hand fits: what cannot be so.

use crate::PacificRim;
use crate::content::{Content, Special};
use crate::places::Element;
use crate::pool::Pool;
use crate::procedures::{
    Acting, ActingStep, Colliding, Deploying, DeployingStep, Frame, Laying, Moving, Mustering, ROUND_MAX,
    Spoiling, SpoilingStep, Straining, StrainingStep, Striking, StrikingStep, Wounding, WoundingStep,
    edge_of, element,
};
use crate::table::{AREAS, BUILDINGS, Figure, Goal, OBJECTS, Spot, Standing, Table, Who};
use kernel::Procedure;
use tabletop::plane::{Length, Point};
use tabletop::told::{Misfit, Position, misfits};
use words::telling::Node;

/// No number of a procedure is higher: dice, damage, hexes.
const NUMBER_MAX: u8 = 60;
/// Nothing lies further from the near left corner: ten metres.
const FAR: Length = Length::mm(10_000);

/// What cannot be so.
pub(super) fn misfits_of(position: &Position<'_, PacificRim>) -> Vec<Misfit> {
    let (table, content, frames) = (&*position.table, position.content, position.frames);
    let models = || table.models().map(|(_, figure)| figure);
    let knows = models().all(|figure| usize::from(figure.kit.model.0) < content.models.len());
    if !knows {
        return misfits([("models", "there is no such model", true)]);
    }
    let hidden = table.goals.contains(&Goal::Hidden);
    let leads = table.leaders.iter().flatten().all(|leader| table.model(leader.who).is_some());
    let sides = [crate::content::Side::Ppdc, crate::content::Side::Kaiju];
    let held = |side| table.sides.iter().any(|(_, other)| *other == side);
    let are_there = frames.iter().all(|frame| are_there(table, &Node::of(frame)));
    misfits([
        ("models", "the cards of a model are six", !models().all(has_cards)),
        ("models", "the counters are within their tracks", !models().all(has_counters)),
        ("models", "a carried object is none of these", !models().all(|figure| carries(table, figure))),
        ("models", "something lies far off the table", !is_near(table)),
        ("leaders", "a leader is no model of the battle", !leads),
        ("sides", "a side has no player", !sides.into_iter().all(held)),
        ("goals", "a position hides nothing", hidden),
        ("round", "there is no so late round", table.round > ROUND_MAX),
        ("stack", "a procedure names what is not in the battle", !are_there),
        (
            "stack",
            "these procedures cannot be in progress like this",
            are_there && !are_in_order(table, content, frames),
        ),
    ])
}

/// PR-1.23: the deck, the face-up card and the damage are the six cards of a model.
fn has_cards(figure: &Figure) -> bool {
    let face = figure.face.map_or(0, |_| 1);
    let apart = figure.deck.is_apart_from(figure.damage)
        && figure
            .face
            .is_none_or(|face| face < 6 && !figure.deck.contains(face) && !figure.damage.contains(face));
    let all = figure.deck.len() + figure.damage.len() + face;
    match figure.standing {
        Standing::Destroyed => all == 0,
        Standing::At(_) | Standing::Reserve => apart && all == 6,
    }
}

fn has_counters(figure: &Figure) -> bool {
    figure.tracks.iter().zip(figure.most).all(|(at, most)| *at <= most)
}

fn carries(table: &Table, figure: &Figure) -> bool {
    figure.carries.is_none_or(|thing| usize::from(thing.0) < table.tokens().len())
}

/// Whether everything lies where distances can be measured.
fn is_near(table: &Table) -> bool {
    let models = table.standing().map(|(_, pose)| pose.at);
    let towers = table.towers().iter().map(|tower| tower.pose.at);
    let areas = table.areas().iter().map(|area| area.pose.at);
    let tokens = table.tokens().iter().filter_map(|token| match token.spot {
        Spot::Lying(at) => Some(at),
        Spot::Carried | Spot::Gone => None,
    });
    let near = |at: Point| [at.x(), at.y()].into_iter().all(|far| -FAR <= far && far <= FAR);
    models.chain(towers).chain(areas).chain(tokens).all(near)
}

/// Whether all models, buildings and objects that a procedure names belong to the battle.
fn are_there(table: &Table, node: &Node) -> bool {
    match node {
        Node::Named { of, fields, .. } => {
            let number = node.number();
            let is_below = |count: usize| number.is_some_and(|number| (0..count as i64).contains(&number));
            match *of {
                "Who" => Who::all().any(|who| Some(i64::from(who.0)) == number && table.model(who).is_some()),
                "Block" => is_below(table.towers().len()),
                "Thing" => is_below(table.tokens().len()),
                _ => fields.iter().all(|(_, field)| are_there(table, field)),
            }
        }
        Node::List(list) => list.iter().all(|node| are_there(table, node)),
        Node::Nothing | Node::Flag(_) | Node::Number(_) | Node::Text(_) => true,
    }
}

/// Each procedure can wait like this, those that others look for are in progress once, and the outermost
/// alone is a stage of the battle.
fn are_in_order(table: &Table, content: &Content, frames: &[Frame]) -> bool {
    let once = |is_it: fn(&Frame) -> bool| frames.iter().filter(|frame| is_it(frame)).count() <= 1;
    once(|frame| matches!(frame, Frame::Activation(_)))
        && once(|frame| matches!(frame, Frame::Moving(_)))
        && once(|frame| matches!(frame, Frame::Acting(_)))
        && once(|frame| matches!(frame, Frame::Colliding(_)))
        && frames.iter().enumerate().all(|(depth, frame)| is_stage(frame) == (depth == 0))
        && frames.iter().all(|frame| can_wait(table, content, frame))
        && is_one_model(frames)
}

/// One stage follows another, from the set-up to the last round.
fn is_stage(frame: &Frame) -> bool {
    use Frame::{Deploying, Laying, Mustering, Opening, Round};
    matches!(frame, Opening(_) | Mustering(_) | Laying(_) | Deploying(_) | Round(_))
}

/// The model that is activated is the one that moves and acts.
fn is_one_model(frames: &[Frame]) -> bool {
    let Some(active) = crate::Activation::of(frames) else { return Acting::of(frames).is_none() };
    let is_active = |who: Who| who == active.who;
    Moving::of(frames).is_none_or(|moving| is_active(moving.who))
        && Acting::of(frames).is_none_or(|acting| is_active(acting.who))
}

fn can_wait(table: &Table, content: &Content, frame: &Frame) -> bool {
    let is_there = |who: Who| table.model(who).is_some_and(|figure| figure.pose().is_some());
    match frame {
        Frame::Round(round) => round.impulse <= NUMBER_MAX,
        Frame::Opening(opening) => opening.quick.is_none_or(|quick| usize::from(quick) < content.quick.len()),
        // What is chosen in secret is not written.
        Frame::Choosing(_) => false,
        Frame::Activation(activation) => is_there(activation.who) && activation.hexes <= NUMBER_MAX,
        Frame::Moving(moving) => is_there(moving.who) && moving.most.max(moving.steps) <= NUMBER_MAX,
        Frame::Acting(acting) => is_there(acting.who) && acts(table, content, acting),
        Frame::Striking(striking) => is_there(striking.who) && strikes(striking),
        Frame::Spoiling(Spoiling { step, .. }) => match step {
            SpoilingStep::Push(n) | SpoilingStep::Drain(n) | SpoilingStep::Hurt(n) => {
                (1..=NUMBER_MAX).contains(n)
            }
            SpoilingStep::Stun | SpoilingStep::Turn | SpoilingStep::Over => true,
        },
        Frame::Colliding(Colliding { by, on, .. }) => is_there(*on) && by != on,
        Frame::Wounding(Wounding { left, step, .. }) => {
            let place = if let WoundingStep::Effect { place, .. } = step { *place } else { 0 };
            *left <= NUMBER_MAX && place < crate::content::CARDS && *step != WoundingStep::FaceUp
        }
        Frame::Rolling(rolling) => rolling.left.max(rolling.next) <= 2 * NUMBER_MAX && is_pool(&rolling.pool),
        Frame::Straining(Straining { who, step, .. }) => {
            is_there(*who) && !matches!(step, StrainingStep::Again(3..))
        }
        Frame::Mustering(mustering) => is_mustering(table, mustering),
        Frame::Laying(laying) => lays(table, content, *laying),
        Frame::Deploying(Deploying { step }) => deploys(table, content, *step),
        Frame::Reserving(_) | Frame::Contesting(_) => true,
    }
}

fn acts(table: &Table, content: &Content, acting: &Acting) -> bool {
    let Some(action) = content.card(acting.card).actions.get(usize::from(acting.action)) else {
        return false;
    };
    acting.step != ActingStep::Pay
        && table.model(acting.who).is_some_and(|figure| figure.kit.model == acting.card.model())
        && usize::from(acting.at) <= action.steps.len()
        && acting.times <= action.extra.map_or(0, |extra| extra.times)
}

fn strikes(striking: &Striking) -> bool {
    let numbers = [striking.dice, striking.push, striking.damage, striking.momentum, striking.effect];
    (striking.target.is_some() || striking.step == StrikingStep::Aim)
        && numbers.into_iter().all(|number| number <= NUMBER_MAX)
        && [striking.attack, striking.defence].iter().all(is_pool)
}

/// PR-R39: what may be rolled again is among what was rolled.
fn is_pool(pool: &Pool) -> bool {
    let (mut successes, mut triggers) = (0_u32, 0_u32);
    for (at, count) in pool.fresh.iter().enumerate() {
        let (criticals, count) = (at as u32 / 3, u32::from(*count));
        successes += count * (criticals + u32::from(at % 3 == 2));
        triggers += if at % 3 == 1 { count } else { 0 };
    }
    successes <= pool.successes.into() && triggers <= pool.triggers.into()
}

/// PR-4.2, PR-19.1: the missions that are still to be drawn are there.
fn is_mustering(table: &Table, mustering: &Mustering) -> bool {
    let agreed = mustering.mission.is_none_or(|mission| table.missions.count(mission.0) > 0);
    mustering.sea || agreed && table.missions.total() > u32::from(table.secret)
}

/// PR-R65: what is left belongs to the scenario, and there is room for it.
fn lays(table: &Table, content: &Content, laying: Laying) -> bool {
    let Some(scenario) = table.scenario.map(|id| content.scenario(id)) else { return false };
    let left =
        |is: fn(&Element) -> bool| laying.left().filter_map(|at| element(scenario, at)).filter(is).count();
    let room = table.areas().len() + left(|one| matches!(one, Element::Terrain(_))) <= AREAS
        && table.towers().len() + left(|one| matches!(one, Element::Building(_))) <= BUILDINGS
        && table.tokens().len() + left(|one| matches!(one, Element::Object(_))) <= OBJECTS;
    let is_left = |at: u8| laying.left().any(|other| other == at);
    let known = laying.left().all(|at| element(scenario, at).is_some());
    room && known && laying.now.is_none_or(is_left)
}

/// PR-R64: the sides have the edges that the step needs; there is room for the bomb.
fn deploys(table: &Table, content: &Content, step: DeployingStep) -> bool {
    let Some(scenario) = table.scenario.map(|id| content.scenario(id)) else { return false };
    let has_edge = |turn: usize| edge_of(table, scenario.deployments[turn].side).is_some();
    let room = !scenario.has(Special::Bomb) || table.tokens().len() < OBJECTS;
    room && match step {
        DeployingStep::Edge(0) => true,
        DeployingStep::Edge(1) | DeployingStep::Models(0) => has_edge(0),
        DeployingStep::Models(1) => has_edge(0) && has_edge(1),
        DeployingStep::Edge(_) | DeployingStep::Models(_) => false,
        DeployingStep::Leader(_) => true,
    }
}
