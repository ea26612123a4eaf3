//! Questions, addressed to the seat that owes the answer.

use super::card;
use super::reader::Reader;
use crate::card::StakId;
use crate::content::Part;
use crate::notation::letter;
use crate::question::{Prompt, Question, Wanted};
use words::Message;

/// The question. Whoever asks knows the words of the main action, and of a top card with its damage.
pub(crate) fn say(
    reader: &Reader<'_>,
    question: &Question,
    act: impl FnOnce() -> Message,
    top: impl Fn(StakId) -> Message,
) -> Message {
    match *question {
        Question::Act => act(),
        Question::React { at, from } => reader
            .about("sb-ask-react", reader.owner(from))
            .with("stak", reader.stak(at))
            .with("attacker", top(from))
            .with("defender", top(at)),
        Question::RecycleDraw => Message::new("sb-ask-recycle-draw"),
        Question::Order { among } => Message::new("sb-ask-order").with("count", among.len()),
        Question::Effect(prompt) => ask(reader, prompt),
    }
}

/// The instruction of an effect: its card, and what the choice does.
fn ask(reader: &Reader<'_>, prompt: Prompt) -> Message {
    let about = |key: &'static str| {
        Message::new(key)
            .with("card", reader.kind(prompt.kind))
            .with("verb", card::verb_word(prompt.clause.verb))
            .with("count", prompt.clause.count)
    };
    match prompt.wanted {
        Wanted::Consent => {
            let mut clause = prompt.clause;
            clause.optional = false;
            about("sb-ask-consent").with("text", card::short(&clause, Part::Entry))
        }
        Wanted::Opponent => about("sb-ask-opponent"),
        Wanted::StakOf(whose) => about("sb-ask-stak-of").with("seat", letter(whose)),
        Wanted::Stak => about("sb-ask-stak"),
        Wanted::CoveredCard => about("sb-ask-covered-card"),
        Wanted::HandCard => about("sb-ask-hand-card").with("stak", reader.stak(prompt.stak)),
    }
}
