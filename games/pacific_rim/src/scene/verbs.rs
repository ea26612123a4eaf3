//! The verb, the role and the badge of each answer, and why the looking seat is asked.

use super::Look;
use crate::content::Cost;
use crate::procedures::{Activation, Choosing, Colliding, Round, Straining, Striking, Wounding};
use crate::prose::names::Names;
use crate::prose::said;
use crate::queries::{controller, decider};
use crate::question::{Answer, Question};
use crate::table::Who;
use kernel::{Procedure, Seat};
use scene::{Choice, Mark, Role, Tone};
use words::Message;

/// The choice with its verb, its role, and a badge where one decides by a cost.
pub(super) fn dressed(look: Look<'_>, answer: Answer, choice: Choice) -> Choice {
    let badge = if choice.things.is_empty() { None } else { badge(look, answer) };
    Choice {
        group: verb(look, answer).map(|verb| Message::new("pr-verb").with("verb", verb)),
        role: match answer {
            Answer::Pass => Role::Pass,
            Answer::Back => Role::Back,
            _ => Role::Deed,
        },
        badge,
        ..choice
    }
}

/// The verb that an answer is counted under; what answers the question by itself has none.
fn verb(look: Look<'_>, answer: Answer) -> Option<&'static str> {
    let asked = look.view.question();
    match answer {
        Answer::Card(_) | Answer::CardOf { .. } => Some("play"),
        Answer::Side(_) => Some("begin"),
        Answer::Activate(_) => Some("activate"),
        Answer::Go(_) => Some("move"),
        Answer::On => Some("on"),
        Answer::Engage { .. } => Some("engage"),
        Answer::Turn(_) if matches!(asked, Some(Question::Twist(_))) => Some("turn"),
        Answer::Turn(_) | Answer::Half { .. } => Some("pivot"),
        Answer::Do { .. } => Some("act"),
        Answer::Circle { .. } => Some("circle"),
        Answer::Take(_) => Some("take"),
        Answer::Rearm => Some("rearm"),
        Answer::Hit => Some("hit"),
        Answer::Swing => Some("swing"),
        Answer::Throw => Some("throw"),
        Answer::Strike(_) if matches!(asked, Some(Question::Hindrance(_))) => Some("bump"),
        Answer::Strike(_) => Some("attack"),
        Answer::Edge => Some("bump"),
        Answer::Reroll { .. } => Some("reroll"),
        Answer::Pilot(_) => Some("dies"),
        Answer::Use { .. } => Some("use"),
        Answer::Force(_) => Some("force"),
        Answer::Element(_) | Answer::Lay { .. } => Some("lay"),
        Answer::At(_) | Answer::Deploy { .. } => Some("deploy"),
        Answer::Leader(_) => Some("lead"),
        Answer::Pass | Answer::Back | Answer::Yes => None,
    }
}

/// PR-8.3: what an action costs.
fn badge(look: Look<'_>, answer: Answer) -> Option<Mark> {
    let Answer::Do { action, times } = answer else { return None };
    let card = look.names.content.card(said::card(look.at())?);
    let action = card.actions.get(usize::from(action))?;
    let extra = action.extra.map_or(0, |extra| extra.cost.n * times);
    let resource = action.cost.map(|cost| cost.resource).or(action.extra.map(|extra| extra.cost.resource))?;
    let n = action.cost.map_or(0, |cost: Cost| cost.n) + extra;
    let words = Message::new("pr-cost").with("n", n).with("resource", crate::content::say_resource(resource));
    (n > 0).then(|| Mark::new(words, Tone::Power).drawn("power").counting(n))
}

/// The model that a question concerns.
pub(super) fn asks(look: Look<'_>) -> Option<Who> {
    match *look.view.question()? {
        Question::Card(who)
        | Question::Start(who)
        | Question::Onward(who)
        | Question::Obstacle(who)
        | Question::Pivot(who)
        | Question::Charge(who)
        | Question::Action(who)
        | Question::Circle(who)
        | Question::Seize(who)
        | Question::Tactical(who)
        | Question::Target { who, .. }
        | Question::Reroll(who)
        | Question::Replace(who)
        | Question::Accurate(who)
        | Question::Dies(who)
        | Question::Twist(who)
        | Question::Shove(who)
        | Question::Brutal(who)
        | Question::StepIn(who)
        | Question::Hindrance(who)
        | Question::Ability(who) => Some(who),
        Question::Confirm
        | Question::First
        | Question::Faction
        | Question::Again(_)
        | Question::Activate
        | Question::Solo(_)
        | Question::Force(_)
        | Question::Element
        | Question::Lay(_)
        | Question::Side(_)
        | Question::Deploy(_)
        | Question::Leader(_)
        | Question::Reserve(_) => None,
    }
}

/// The model that is activated.
pub(super) fn active(look: Look<'_>) -> Option<Who> {
    Activation::of(look.view.stack()).map(|active| active.who)
}

/// The seat whose turn it is: that of the active model, or of the side that has the turn.
pub(super) fn turn_of(look: Look<'_>) -> Option<Seat> {
    if look.view.outcome().is_some() || Choosing::of(look.view.strand()).is_some() {
        return None;
    }
    let (table, left) = (look.names.table, look.view.left());
    let side = || Round::of(look.view.stack()).filter(|round| round.impulse > 0);
    match active(look) {
        Some(who) => Some(controller(table, left, who)),
        None => side().map(|round| decider(table, left, round.turn)),
    }
}

/// What led to the question.
pub(super) fn why(look: Look<'_>) -> Option<Message> {
    let stack = look.view.stack();
    let names = look.names;
    let plain = |why: &'static str| Message::new("pr-why").with("why", why);
    let of = |why: &'static str, who: Who| {
        Message::new("pr-why-of").with("why", why).with("who", names.model(who))
    };
    let fight = || {
        let striking = Striking::of(stack)?;
        let target = striking.target?;
        let words = Message::new("pr-why-fight").with("who", names.model(striking.who));
        Some(words.with("target", names.target(target)))
    };
    let turn = || active(look).map(|who| of("turn", who));
    match *look.view.question()? {
        Question::Card(_) | Question::Confirm => Some(plain("secret")),
        Question::First => Some(plain("first")),
        Question::Again(_) => Some(plain("leader")),
        Question::Faction
        | Question::Force(_)
        | Question::Element
        | Question::Lay(_)
        | Question::Side(_)
        | Question::Deploy(_)
        | Question::Leader(_) => Some(plain("setup")),
        Question::Reserve(_) => Some(plain("reserve")),
        Question::Activate => {
            let round = Round::of(stack)?;
            let words = Message::new("pr-why-impulse").with("side", Names::side(round.turn));
            Some(words.with("impulse", round.impulse))
        }
        Question::Dies(who) => Some(of("hurt", who)),
        Question::Twist(_) => {
            Wounding::of(stack).map(|hurt| of("hurt", hurt.who)).or_else(fight).or_else(turn)
        }
        Question::Hindrance(_) => Colliding::of(stack).map(|push| of("pushed", push.on)),
        Question::Solo(_) => Straining::of(stack).map(|strain| of("load", strain.who)),
        Question::Reroll(_)
        | Question::Replace(_)
        | Question::Accurate(_)
        | Question::Shove(_)
        | Question::Brutal(_)
        | Question::StepIn(_) => fight().or_else(turn),
        Question::Start(_)
        | Question::Onward(_)
        | Question::Obstacle(_)
        | Question::Pivot(_)
        | Question::Charge(_)
        | Question::Action(_)
        | Question::Circle(_)
        | Question::Seize(_)
        | Question::Tactical(_)
        | Question::Target { .. }
        | Question::Ability(_) => turn(),
    }
}
