//! What an answer would bring, as far as it follows without measuring: who is meant, what is paid, what damage leaves.
//! PR-R2: no preview tells a distance, a range, a sight or a reach.

use super::{Look, fight, ids, panel, strain, verbs};
use crate::procedures::Striking;
use crate::prose::said;
use crate::question::{Answer, Question};
use crate::table::Target;
use kernel::Procedure;
use scene::{Outlook, Overlay, Tone};
use words::Message;

/// The overlays of an answer.
pub(super) fn of(look: Look<'_>, answer: Answer) -> Vec<Overlay> {
    match (answer, look.view.question()) {
        (Answer::Strike(target), _) => target_of(look, target, Tone::Harm),
        (Answer::Engage { target, .. } | Answer::Circle { target, .. } | Answer::Half { target, .. }, _) => {
            target_of(look, target, Tone::May)
        }
        (Answer::Do { action, times }, _) => paid(look, action, times).into_iter().collect(),
        (Answer::Yes | Answer::Pass, Some(&Question::Replace(_))) => left(look, answer).into_iter().collect(),
        (Answer::Yes, Some(&Question::Solo(_))) => vec![strain::again()],
        _ => Vec::new(),
    }
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
