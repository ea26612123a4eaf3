//! What an answer would bring, as far as it follows without measuring: who is meant, the odds of an attack, what is paid,
//! what damage leaves. PR-R2: no preview tells a distance, a range, a sight or a reach.

use super::{Look, fight, ids, odds, panel, strain, verbs};
use crate::content::{Reach, Step};
use crate::procedures::{Acting, Striking};
use crate::prose::said;
use crate::queries::Weapon;
use crate::question::{Answer, Question};
use crate::table::{Marks, Target, Who};
use kernel::Procedure;
use scene::{Outlook, Overlay, Tone};
use words::Message;

/// The overlays of an answer.
pub(super) fn of(look: Look<'_>, answer: Answer) -> Vec<Overlay> {
    match (answer, look.view.question()) {
        (Answer::Strike(target), Some(question)) => struck(look, *question, target),
        (Answer::Engage { target, .. } | Answer::Circle { target, .. } | Answer::Half { target, .. }, _) => {
            target_of(look, target, Tone::May)
        }
        (Answer::Do { action, times }, _) => done(look, action, times),
        (Answer::Hit | Answer::Swing | Answer::Throw, Some(&Question::Tactical(who))) => {
            weapon(look, who, answer).map_or(Vec::new(), |weapon| plain(look, who, weapon))
        }
        (Answer::Yes, Some(&Question::Brutal(who))) => plain(look, who, Weapon::Plain),
        (Answer::Reroll { kept, pip }, _) => odds::again(look, kept, pip),
        (Answer::Edge, Some(&Question::Hindrance(pushed))) => odds::collision(look, None, pushed),
        (Answer::Yes | Answer::Pass, Some(&Question::Replace(_))) => left(look, answer).into_iter().collect(),
        (Answer::Yes, Some(&Question::Solo(_))) => vec![strain::again()],
        _ => Vec::new(),
    }
}

/// PR-7.4, PR-9.2, PR-10.3, PR-12.4: the target with what the attack on it promises.
fn struck(look: Look<'_>, question: Question, target: Target) -> Vec<Overlay> {
    let mut overlays = target_of(look, target, Tone::Harm);
    overlays.extend(match question {
        Question::Target { .. } => {
            Striking::of(look.view.stack()).map_or(Vec::new(), |strike| odds::of(look, *strike, target))
        }
        Question::Charge(who) => odds::of(look, Striking::charge(who, target), target),
        Question::Hindrance(pushed) => odds::collision(look, Some(target), pushed),
        _ => Vec::new(),
    });
    overlays
}

/// PR-8.6, PR-15.5: with what a tactical action attacks.
fn weapon(look: Look<'_>, who: Who, answer: Answer) -> Option<Weapon> {
    let carried = look.names.table.model(who)?.carries;
    match answer {
        Answer::Hit => Some(Weapon::Plain),
        Answer::Swing => carried.map(|thing| Weapon::Object { thing, reach: Reach::Melee }),
        Answer::Throw => carried.map(|thing| Weapon::Object { thing, reach: Reach::Ranged }),
        _ => None,
    }
}

fn plain(look: Look<'_>, who: Who, weapon: Weapon) -> Vec<Overlay> {
    odds::next(look, Striking::begin(who, weapon, Marks::ALL))
}

/// PR-8.1: what an action of the card costs, and what it promises if it begins with an attack.
fn done(look: Look<'_>, action: u8, times: u8) -> Vec<Overlay> {
    let strike = || {
        let (who, card) = (verbs::asks(look)?, said::card(look.at())?);
        let steps = &look.names.content.card(card).actions.get(usize::from(action))?.steps;
        let begins = matches!(steps.first(), Some(Step::Attack(_)));
        begins.then(|| Acting::begin(who, card, action, times).attack(look.names.content))
    };
    let strikes = strike().map_or(Vec::new(), |strike| odds::next(look, strike));
    paid(look, action, times).into_iter().chain(strikes).collect()
}

fn target_of(look: Look<'_>, target: Target, tone: Tone) -> Vec<Overlay> {
    if !fight::is_there(look, target) {
        return Vec::new();
    }
    vec![Overlay::Things { ids: vec![ids::target(target)], tone }]
}

/// PR-8.3, PR-8.4: what is left of the resource that an action costs.
fn paid(look: Look<'_>, action: u8, times: u8) -> Option<Overlay> {
    let who = verbs::asks(look)?;
    let figure = look.names.table.model(who)?;
    let card = look.names.content.card(said::card(look.at())?);
    let action = card.actions.get(usize::from(action))?;
    let first = action.cost.map(|cost| (cost.resource, cost.n));
    let extra = action.extra.filter(|_| times > 0).map(|extra| (extra.cost.resource, extra.cost.n * times));
    let (resource, _) = first.or(extra)?;
    let same = first.into_iter().chain(extra).filter(|(of, _)| *of == resource);
    let cost: u8 = same.map(|(_, n)| n).sum();
    let track = resource.track();
    let now = figure.tracks[track];
    let on = ids::gauge(who, if track == 0 { "first" } else { "second" });
    let title = crate::content::say_resource(resource);
    let outcomes = vec![Outlook { value: now.saturating_sub(cost).into(), cases: 1 }];
    Some(Overlay::Forecast { on, title, now: now.into(), outcomes })
}

/// PR-11.3: the structure points that are left after all damage, or after the face-up card alone.
fn left(look: Look<'_>, answer: Answer) -> Option<Overlay> {
    let striking = Striking::of(look.view.stack())?;
    let who = striking.target?.model()?;
    let figure = look.names.table.model(who)?;
    let now = panel::left(look, figure);
    let lost = if answer == Answer::Yes { 1 } else { striking.damage };
    let outcomes = vec![Outlook { value: now.saturating_sub(lost).into(), cases: 1 }];
    let title = Message::new("pr-scene-structure");
    Some(Overlay::Forecast { on: ids::gauge(who, "structure"), title, now: now.into(), outcomes })
}
