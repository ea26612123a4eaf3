//! The verb, the role and the badge of each answer.

use super::preview::Outlook;
use crate::question::{Answer, Question};
use crate::statics;
use scene::{Choice, Mark, Overlay, Role, Tone};
use words::Message;

/// The choice with its verb, its role, and a badge where one decides by a cost or a chance.
pub(super) fn dressed(outlook: &Outlook<'_>, answer: Answer, choice: Choice) -> Choice {
    let question = outlook.view.question.as_ref();
    Choice {
        group: verb(question, answer).map(|verb| Message::new("gr-verb").with("verb", verb)),
        role: role(question, answer),
        badge: badge(outlook, answer, &choice),
        ..choice
    }
}

/// The verb that an answer is counted under; what answers the question by itself has none.
fn verb(question: Option<&Question>, answer: Answer) -> Option<&'static str> {
    match answer {
        Answer::Walk(_) | Answer::Plan | Answer::Trample => Some("move"),
        Answer::Cell(_) if matches!(question, Some(Question::Path { .. })) => Some("move"),
        Answer::Attack(_) => Some("attack"),
        Answer::Aim(..) => Some("aim"),
        Answer::Add(_) => Some("add"),
        Answer::React(..) => Some("react"),
        Answer::Play(_) => Some("play"),
        Answer::Trigger(..) | Answer::Activate(_) | Answer::Deactivate(_) => Some("ability"),
        Answer::Lay(..) => Some("place"),
        Answer::Cell(_)
        | Answer::Map(_)
        | Answer::Position(_)
        | Answer::Seat(_)
        | Answer::Die(_)
        | Answer::Card(_)
        | Answer::Ability(_)
        | Answer::Token(..)
        | Answer::Slot(_)
        | Answer::How(_)
        | Answer::Item(_) => Some("choose"),
        Answer::Pass
        | Answer::Back
        | Answer::Yes
        | Answer::No
        | Answer::Heart
        | Answer::Rage
        | Answer::Power
        | Answer::Go
        | Answer::Defend
        | Answer::TakeHit
        | Answer::Number(_)
        | Answer::Shield => None,
    }
}

fn role(question: Option<&Question>, answer: Answer) -> Role {
    match (answer, question) {
        (Answer::Back, _) => Role::Back,
        (Answer::No, Some(Question::Join)) => Role::Deed,
        (Answer::Pass | Answer::No, _)
        | (Answer::Yes, Some(Question::Dice { .. }))
        | (Answer::Go, Some(Question::ReactCombo)) => Role::Pass,
        _ => Role::Deed,
    }
}

/// GR-7.4, GR-10.24, GR-10.25: the movement that a hex costs, the Fighting Spirit of a card that does not cost what is
/// printed on it; otherwise the chance. Answers that differ by an amount have one thing for all and no badge.
fn badge(outlook: &Outlook<'_>, answer: Answer, choice: &Choice) -> Option<Mark> {
    let first = choice.things.first().filter(|_| choice.amount.is_none())?;
    let cost = choice.preview.iter().find_map(|overlay| match overlay {
        Overlay::Mark { on, mark } if on == first && mark.words.key == "gr-scene-cost" => mark.value,
        _ => None,
    });
    if let Some(cost) = cost {
        return Some(figure("movement", cost, Tone::May));
    }
    card_cost(outlook, answer).or_else(|| chance(&choice.preview))
}

fn card_cost(outlook: &Outlook<'_>, answer: Answer) -> Option<Mark> {
    let (Answer::Attack(card) | Answer::Add(card) | Answer::Play(card) | Answer::React(card, _)) = answer
    else {
        return None;
    };
    let Outlook { names, seat, .. } = *outlook;
    let printed = names.table.facts(names.content, seat, card).cost;
    let cost = statics::cost(names.table, names.content, seat, card);
    (cost != printed).then(|| figure("fs", cost.into(), Tone::Power))
}

/// The first odds that are not certain, in full percent. Below certainty it never says 0 or 100.
fn chance(preview: &[Overlay]) -> Option<Mark> {
    preview.iter().find_map(|overlay| match overlay {
        Overlay::Odds { cases, of, .. } if (1..*of).contains(cases) => {
            let percent = (u128::from(*cases) * 200 / u128::from(*of)).div_ceil(2).clamp(1, 99);
            Some(Mark::new(Message::new("gr-scene-chance").with("percent", percent as u8), Tone::Power))
        }
        _ => None,
    })
}

fn figure(what: &'static str, n: i64, tone: Tone) -> Mark {
    Mark::new(Message::new("gr-scene-costs").with("what", what).with("n", n), tone).drawn("cost").counting(n)
}
