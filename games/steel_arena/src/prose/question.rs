//! Questions in words.

use crate::content::Way;
use crate::question::Question;
use crate::tile::Arrival;
use words::Message;

/// The question, addressed to the seat that owes the answer.
pub(crate) fn question(question: &Question) -> Message {
    match *question {
        Question::Place => Message::new("sa-ask-place"),
        Question::Face(_) => Message::new("sa-ask-face"),
        Question::Act => Message::new("sa-ask-act"),
        Question::GoOn { wearing } => {
            Message::new("sa-ask-go-on").with("wearing", if wearing { "yes" } else { "no" })
        }
        Question::Turning(span) => {
            Message::new("sa-ask-turning").with("least", span.least).with("most", span.most)
        }
        Question::Moving(movement) => {
            let way = match movement.way {
                Way::Forward => "forward",
                Way::Diagonal => "diagonal",
                Way::Jump => "jump",
            };
            Message::new("sa-ask-moving").with("way", way)
        }
        Question::Aiming(_) => Message::new("sa-ask-aiming"),
        Question::Effects { .. } => Message::new("sa-ask-effects"),
        Question::NextHit(_) => Message::new("sa-ask-next-hit"),
        Question::Defend { damage, heat, arrival } => Message::new("sa-ask-defend")
            .with("damage", damage)
            .with("heat", heat)
            .with("arrival", arrival_word(arrival)),
        Question::Split { damage, heat, points } => {
            Message::new("sa-ask-split").with("damage", damage).with("heat", heat).with("points", points)
        }
        Question::Heat { left } => Message::new("sa-ask-heat").with("left", left),
        Question::Quench => Message::new("sa-ask-quench"),
        Question::Limit => Message::new("sa-ask-limit"),
        Question::Discard { left } => Message::new("sa-ask-discard").with("left", left),
        Question::Refill => Message::new("sa-ask-refill"),
    }
}

fn arrival_word(arrival: Arrival) -> &'static str {
    match arrival {
        Arrival::Front => "front",
        Arrival::Side => "side",
        Arrival::Rear => "rear",
        Arrival::Beneath => "beneath",
    }
}
