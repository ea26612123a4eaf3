//! The verb and the role of each answer, and why the looking seat is asked.

use super::names::Names;
use crate::question::{Answer, Question};
use scene::{Choice, Role};
use words::Message;

/// The choice with its verb and its role.
pub(super) fn dressed(answer: Answer, choice: Choice) -> Choice {
    let group = verb(answer).map(|verb| Message::new("sb-verb").with("verb", verb));
    Choice { group, role: role(answer), ..choice }
}

/// The verb that an answer is counted under; what answers the question by itself has none.
fn verb(answer: Answer) -> Option<&'static str> {
    match answer {
        Answer::Play { .. } => Some("play"),
        Answer::Attack { .. } => Some("attack"),
        Answer::Scrap(_) => Some("scrap"),
        Answer::Discard(_) => Some("discard"),
        Answer::Recycle { .. } => Some("recycle"),
        Answer::React(_) => Some("react"),
        Answer::First(_)
        | Answer::Opponent(_)
        | Answer::Stak(_)
        | Answer::Place { .. }
        | Answer::HandCard(_) => Some("choose"),
        Answer::EndTurn | Answer::Pass | Answer::Yes | Answer::No => None,
    }
}

fn role(answer: Answer) -> Role {
    match answer {
        Answer::EndTurn | Answer::Pass | Answer::No => Role::Pass,
        Answer::Play { .. }
        | Answer::Attack { .. }
        | Answer::Scrap(_)
        | Answer::Discard(_)
        | Answer::Recycle { .. }
        | Answer::React(_)
        | Answer::Yes
        | Answer::First(_)
        | Answer::Opponent(_)
        | Answer::Stak(_)
        | Answer::Place { .. }
        | Answer::HandCard(_) => Role::Deed,
    }
}

/// What led to the question: an attack, a card's effect, or the turn.
pub(super) fn why(names: &Names<'_>) -> Option<Message> {
    let turn = || names.view.turn.map(|turn| names.about("sb-why-turn", turn.seat));
    match names.view.question? {
        Question::React { from, at } => {
            Some(names.about_stak("sb-why-attack", from).with("at", names.stak(at)))
        }
        Question::Effect(prompt) => Some(Message::new("sb-why-effect").with("card", names.kind(prompt.kind))),
        Question::Act | Question::RecycleDraw | Question::Order { .. } => turn(),
    }
}
