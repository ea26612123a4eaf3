//! The verb and the role of each answer, and why the looking seat is asked.

use crate::prose::about;
use crate::question::{Answer, Question};
use crate::view::View;
use scene::{Choice, Role};
use words::Message;

/// The choice with its verb and its role.
pub(super) fn dressed(view: &View, answer: Answer, choice: Choice) -> Choice {
    let verb = verb(view.question.as_ref(), answer);
    let group = verb.map(|verb| Message::new("sa-verb").with("verb", verb));
    Choice { group, role: role(answer), ..choice }
}

/// The verb that an answer is counted under; what answers the question by itself has none.
fn verb(question: Option<&Question>, answer: Answer) -> Option<&'static str> {
    match answer {
        Answer::Cell(_) => Some(match question {
            Some(Question::Place) => "start",
            Some(Question::Refill) => "fill",
            Some(Question::NextHit(_)) => "choose",
            _ => "aim",
        }),
        Answer::Face(_) => Some("look"),
        Answer::Activate(_) | Answer::Use(_) => Some("activate"),
        Answer::Turn(_) => Some("turn"),
        Answer::Go { .. } => Some("move"),
        Answer::Push(_) => Some("push"),
        Answer::Spin(_) => Some("spin"),
        Answer::Defend(_) => Some("defend"),
        Answer::Overheat(_) => Some("overheat"),
        Answer::Quench(_) => Some("cool"),
        Answer::Give(_) => Some("give"),
        Answer::Cool | Answer::Stop | Answer::Deal | Answer::Endure | Answer::Split(_) | Answer::Enough => {
            None
        }
    }
}

fn role(answer: Answer) -> Role {
    match answer {
        Answer::Stop | Answer::Endure | Answer::Enough => Role::Pass,
        Answer::Cell(_)
        | Answer::Face(_)
        | Answer::Cool
        | Answer::Activate(_)
        | Answer::Use(_)
        | Answer::Turn(_)
        | Answer::Go { .. }
        | Answer::Deal
        | Answer::Push(_)
        | Answer::Spin(_)
        | Answer::Defend(_)
        | Answer::Split(_)
        | Answer::Overheat(_)
        | Answer::Quench(_)
        | Answer::Give(_) => Role::Deed,
    }
}

/// What led to the question: the set-up, an attack, another hit, or the turn.
pub(super) fn why(view: &View) -> Option<Message> {
    let attacked = || view.attack.map(|attack| about("sa-why-attack", attack.seat, view.seat));
    let turn = || match view.turn {
        Some((seat, _)) => about("sa-why-turn", seat, view.seat),
        None => Message::new("sa-why-setup"),
    };
    Some(match view.question? {
        Question::Place | Question::Face(_) => Message::new("sa-why-setup"),
        Question::Defend { .. } | Question::Split { .. } | Question::Heat { .. } | Question::NextHit(_) => {
            attacked().unwrap_or_else(|| Message::new("sa-why-hit"))
        }
        Question::Aiming(_) | Question::Effects { .. } => attacked().unwrap_or_else(turn),
        Question::Act
        | Question::GoOn { .. }
        | Question::Turning(_)
        | Question::Moving(_)
        | Question::Quench
        | Question::Limit
        | Question::Discard { .. }
        | Question::Refill => turn(),
    })
}
