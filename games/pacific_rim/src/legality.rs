//! Legality: what may be answered, and why not.

mod before;
mod lists;

pub(crate) use lists::{answers, only_answer};

use crate::PacificRim;
use crate::content::{Action, Breed, CardId, Cost, PilotId, Reach, Step};
use crate::procedures::Drive;
use crate::procedures::{
    Acting, ActingStep, Activation, ActivationStep, Colliding, Moving, MovingStep, Round, Striking,
    abilities, candidates, choosers, engagements, hindrances, lates, may_run, may_turn, reached, ready,
};
use crate::queries::{
    Way, circle, half_pivot, is_engaged, is_shut, may_half_pivot, melee, reachable_things, rearms,
};
use crate::question::{Answer, Illegal, Question};
use crate::table::{Figure, Load, Table, Target, Thing, Who};
use kernel::{Listing, Procedure, Seat};

type At<'a> = kernel::At<'a, PacificRim>;
type Legal = Result<(), Illegal>;

fn must(is_so: bool, otherwise: Illegal) -> Legal {
    if is_so { Ok(()) } else { Err(otherwise) }
}

/// Whether the answer is legal: the only authority.
pub(crate) fn check(at: At<'_>, question: &Question, seat: Seat, answer: Answer) -> Legal {
    match (*question, answer) {
        (Question::Card(who), Answer::Card(card)) if !is_drone(at, who) => can_choose(at, who, seat, card),
        (Question::Card(who), Answer::CardOf { who: drone, card }) if is_drone(at, who) && drone == who => {
            can_choose(at, who, seat, card)
        }
        (Question::First | Question::Faction, Answer::Side(_))
        | (Question::Confirm, Answer::Pass | Answer::Back) => Ok(()),
        (Question::Activate, Answer::Activate(who)) => {
            let turn = Round::of(at.stack).map(|round| round.turn);
            must(turn.is_some_and(|side| ready(at.table, side).any(|other| other == who)), Illegal::NotReady)
        }
        (
            Question::Start(_)
            | Question::Onward(_)
            | Question::Obstacle(_)
            | Question::Pivot(_)
            | Question::Charge(_),
            _,
        ) => check_move(at, *question, answer),
        (Question::Action(who), Answer::Do { action, times }) => check_action(at, who, action, times),
        (Question::Tactical(who), _) => check_tactical(at, who, answer),
        (Question::Circle(who), Answer::Circle { .. }) => check_circle(at, who, answer),
        (Question::Seize(who), Answer::Take(thing)) => check_take(at, who, thing, reach_of(at)),
        (Question::Target { .. }, Answer::Strike(target)) => check_target(at, target),
        (Question::Reroll(_), Answer::Reroll { kept, pip }) => {
            let pool =
                Striking::of(at.stack).and_then(|_| striking(at)).and_then(|striking| striking.roller());
            let is_there = |pool: crate::pool::Pool| pool.choices().any(|die| die == (kept, pip));
            must(pool.is_some_and(|(_, pool)| is_there(pool)), Illegal::NoSuchDie)
        }
        (Question::Dies(who), Answer::Pilot(pilot)) => {
            must(at.table.figure(who).pilots().any(|(_, other)| other == pilot), Illegal::NoSuchPilot)
        }
        (Question::Twist(_), Answer::Turn(_)) => Ok(()),
        (Question::Hindrance(_), Answer::Strike(_) | Answer::Edge) => check_hindrance(at, answer),
        (Question::Ability(_), Answer::Use { pilot, ability }) => check_ability(at, pilot, ability),
        (
            Question::Force(_)
            | Question::Element
            | Question::Lay(_)
            | Question::Side(_)
            | Question::Deploy(_)
            | Question::Leader(_)
            | Question::Reserve(_),
            _,
        ) => before::check(at, *question, answer),
        (
            Question::Again(_)
            | Question::Replace(_)
            | Question::Accurate(_)
            | Question::Shove(_)
            | Question::Brutal(_)
            | Question::StepIn(_)
            | Question::Solo(_),
            Answer::Yes | Answer::Pass,
        ) => Ok(()),
        (
            Question::Action(_)
            | Question::Circle(_)
            | Question::Seize(_)
            | Question::Target { .. }
            | Question::Reroll(_)
            | Question::Ability(_),
            Answer::Pass,
        ) => Ok(()),
        (_, _) => Err(Illegal::NotAsked),
    }
}

/// PR-5.2: a card of the deck, by who chooses for the model.
fn can_choose(at: At<'_>, who: Who, seat: Seat, card: CardId) -> Legal {
    let figure = at.table.figure(who);
    let is_own = choosers(at.table, at.left, seat).any(|other| other == who);
    let holds = card.model() == figure.kit.model && figure.deck.contains(card.place());
    must(is_own && holds, Illegal::NotInDeck)
}

/// PR-3.21: whether a side may have several of this model, which share the codes of their cards.
pub(crate) fn is_drone(at: At<'_>, who: Who) -> bool {
    matches!(at.table.figure(who).model(at.content).breed, Breed::Kaiju { drone: true, .. })
}

/// The innermost attack in progress.
pub(crate) fn striking(at: At<'_>) -> Option<&Striking> {
    at.stack.iter().rev().find_map(|frame| Striking::of(std::slice::from_ref(frame)))
}

/// PR-6, PR-7: what is asked in a move.
fn check_move(at: At<'_>, question: Question, answer: Answer) -> Legal {
    let Some(moving) = Moving::of(at.stack) else { return Err(Illegal::NotAsked) };
    let who = moving.who;
    match (question, answer) {
        (_, Answer::Pass) => Ok(()),
        (Question::Start(_), Answer::Go(way)) => check_way(at, moving, way),
        (Question::Start(_) | Question::Pivot(_), Answer::Turn(_)) => check_turn(at, moving),
        (Question::Start(_) | Question::Pivot(_), Answer::Half { turn, target }) => {
            check_turn(at, moving)?;
            let measures = moving.step != MovingStep::Start || moving.void.is_some();
            let may = if measures {
                half_pivot(at.table, at.content, who, (turn, target)).is_some()
            } else {
                may_half_pivot(at.table, at.content, who, (turn, target))
            };
            must(may, Illegal::NoHalfPivot)
        }
        (Question::Onward(_), Answer::On) => must(moving.steps < moving.most, Illegal::NoFurther),
        (Question::Onward(_) | Question::Obstacle(_), Answer::Engage { target, face }) => {
            let all = engagements(at.table, at.content, moving);
            must(
                all.iter().any(|choice| choice.target == target && choice.face == face),
                Illegal::NoEngagement,
            )
        }
        (Question::Charge(_), Answer::Strike(target)) => {
            must(reached(at.table, moving).contains(target), Illegal::NoTarget)
        }
        (_, _) => Err(Illegal::NotAsked),
    }
}

/// PR-6.2, PR-6.15, PR-6.16, PR-7.3, PR-R6: nothing is measured here, only contact is known.
fn check_way(at: At<'_>, moving: &Moving, way: Way) -> Legal {
    if let Drive::Run(Some(first)) = moving.drive {
        must(first == way, Illegal::OtherWay)?;
    }
    must(moving.most > 0, Illegal::NoSpeed)?;
    must(!is_shut(at.table, moving.who, way), Illegal::Blocked)
}

/// PR-6.28, PR-6.30, PR-6.31.
fn check_turn(at: At<'_>, moving: &Moving) -> Legal {
    let is_jaeger = at.table.figure(moving.who).model(at.content).is_jaeger();
    must(may_turn(moving, is_jaeger), Illegal::NoPivotNow)
}

/// PR-8.1, PR-8.3, PR-8.4, PR-R40: an action that can be paid in full, and so many further payments.
fn check_action(at: At<'_>, who: Who, action: u8, times: u8) -> Legal {
    let active = Activation::of(at.stack).ok_or(Illegal::NotAsked)?;
    let card = active.card(at.table).ok_or(Illegal::NotReady)?;
    let facts = at.content.card(card).actions.get(usize::from(action)).ok_or(Illegal::NoSuchAction)?;
    let most = facts.extra.map_or(0, |extra| extra.times);
    must(times <= most, Illegal::NoExtra)?;
    must(can_pay(at.table.figure(who), facts, times), Illegal::TooDear)?;
    let only_runs = facts.steps.iter().all(|step| *step == Step::Run);
    let may = may_run(at.table, at.content, who) && !active.rough;
    must(may || !only_runs, Illegal::NoRun)
}

fn can_pay(figure: &Figure, action: &Action, times: u8) -> bool {
    let mut left = figure.tracks;
    let mut pay = |cost: Cost, times: u8| {
        let track = &mut left[cost.resource.track()];
        let paid = track.checked_sub(cost.n.saturating_mul(times));
        *track = paid.unwrap_or(0);
        paid.is_some()
    };
    action.cost.is_none_or(|cost| pay(cost, 1)) && action.extra.is_none_or(|extra| pay(extra.cost, times))
}

/// PR-8.6, PR-R17: the tactical actions. One that a pilot grants is no attack (PR-13.19).
fn check_tactical(at: At<'_>, who: Who, answer: Answer) -> Legal {
    let acting = Acting::of(at.stack).ok_or(Illegal::NotAsked)?;
    let attacks = acting.step == ActingStep::Tactical;
    match answer {
        Answer::Pass => Ok(()),
        Answer::Hit | Answer::Swing | Answer::Throw if !attacks => Err(Illegal::NotAsked),
        Answer::Hit => must(!melee(at.table, who, false).is_empty(), Illegal::NothingToHit),
        Answer::Swing => {
            must(has_weapon(at.table, who), Illegal::NoObject)?;
            must(!melee(at.table, who, false).is_empty(), Illegal::NothingToHit)
        }
        Answer::Throw => {
            must(has_weapon(at.table, who), Illegal::NoObject)?;
            must(!is_engaged(at.table, who), Illegal::Engaged)
        }
        Answer::Take(thing) => check_take(at, who, thing, GRASP),
        Answer::Circle { .. } => check_circle(at, who, answer),
        Answer::Rearm => must(rearms(at.table, at.content, who), Illegal::NoRearming),
        _ => Err(Illegal::NotAsked),
    }
}

/// PR-15.2: from how many hexes an object is picked up.
const GRASP: u8 = 1;

/// PR-15.4, PR-R70: whether a model carries an object that is a weapon.
fn has_weapon(table: &Table, who: Who) -> bool {
    let thing = table.figure(who).carries;
    thing.is_some_and(|thing| match table.tokens()[usize::from(thing.0)].load {
        Load::Object(_) => true,
        Load::Bomb => false,
    })
}

/// PR-8.2: how far the step of the card reaches that picks something up.
fn reach_of(at: At<'_>) -> u8 {
    let step = Acting::of(at.stack).and_then(|acting| acting.now(at.content));
    match step {
        Some(Step::Seize(reach)) => reach,
        _ => GRASP,
    }
}

/// PR-15.2, PR-15.4, PR-R70: an object within reach, for who carries none. Only Jaegers take the bomb.
fn check_take(at: At<'_>, who: Who, thing: Thing, reach: u8) -> Legal {
    let figure = at.table.figure(who);
    must(figure.carries.is_none(), Illegal::HandsFull)?;
    must(reachable_things(at.table, who, reach).any(|other| other == thing), Illegal::OutOfReach)?;
    let is_bomb = at.table.tokens()[usize::from(thing.0)].load == Load::Bomb;
    must(!is_bomb || figure.model(at.content).is_jaeger(), Illegal::OutOfReach)
}

/// PR-6.22 to PR-6.25.
fn check_circle(at: At<'_>, who: Who, answer: Answer) -> Legal {
    let Answer::Circle { turn, target } = answer else { return Err(Illegal::NotAsked) };
    must(circle(at.table, at.content, who, (turn, target)).is_some(), Illegal::NoCircle)
}

/// PR-9.1, PR-10.1, PR-10.2.
fn check_target(at: At<'_>, target: Target) -> Legal {
    let striking = striking(at).ok_or(Illegal::NotAsked)?;
    let attack = striking.weapon.attack(at.table, at.content);
    if attack.reach == Reach::Ranged {
        must(!is_engaged(at.table, striking.who), Illegal::Engaged)?;
    }
    must(is_known(at.table, target), Illegal::Unknown)?;
    must(candidates(at.table, striking, attack).contains(target), Illegal::NoTarget)
}

fn is_known(table: &Table, target: Target) -> bool {
    match target {
        Target::Model(who) => table.model(who).is_some(),
        Target::Building(block) => usize::from(block.0) < table.towers().len(),
    }
}

/// PR-12.4, PR-R29.
fn check_hindrance(at: At<'_>, answer: Answer) -> Legal {
    let push = Colliding::of(at.stack).ok_or(Illegal::NotAsked)?;
    let (marks, edge) = hindrances(at.table, at.content, push.by, push.on);
    let is_one = match answer {
        Answer::Edge => edge,
        Answer::Strike(target) => is_known(at.table, target) && marks.contains(target),
        _ => false,
    };
    must(is_one, Illegal::NotInTheWay)
}

/// PR-R35, PR-13.6, PR-13.12: an ability of a living pilot that was not used.
fn check_ability(at: At<'_>, pilot: PilotId, ability: u8) -> Legal {
    let active = Activation::of(at.stack).ok_or(Illegal::NotAsked)?;
    let is_it = |(other, place): (PilotId, u8)| (other, place) == (pilot, ability);
    let is_there = if active.step == ActivationStep::Late && Acting::of(at.stack).is_none() {
        lates(at, active).any(is_it)
    } else {
        abilities(at, active).any(is_it)
    };
    must(is_there, Illegal::NoAbility)
}

/// PR-R2: distances are not measured before a model is committed. So a way, a half pivot before it and the target of a shot
/// are candidates: some turn out to do nothing.
pub(crate) fn listing(question: &Question) -> Listing {
    match question {
        Question::Start(_) | Question::Onward(_) | Question::Target { reach: Reach::Ranged, .. } => {
            Listing::Unmeasured
        }
        Question::Lay(_) | Question::Deploy(_) | Question::Reserve(_) => Listing::Sample,
        Question::Target { reach: Reach::Melee, .. }
        | Question::Faction
        | Question::Force(_)
        | Question::Element
        | Question::Side(_)
        | Question::Leader(_)
        | Question::Card(_)
        | Question::First
        | Question::Confirm
        | Question::Again(_)
        | Question::Activate
        | Question::Obstacle(_)
        | Question::Pivot(_)
        | Question::Charge(_)
        | Question::Action(_)
        | Question::Circle(_)
        | Question::Seize(_)
        | Question::Tactical(_)
        | Question::Reroll(_)
        | Question::Replace(_)
        | Question::Accurate(_)
        | Question::Dies(_)
        | Question::Twist(_)
        | Question::Shove(_)
        | Question::Brutal(_)
        | Question::StepIn(_)
        | Question::Hindrance(_)
        | Question::Ability(_)
        | Question::Solo(_) => Listing::Complete,
    }
}
