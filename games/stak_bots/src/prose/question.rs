//! Questions, addressed to the seat that owes the answer.

use super::reader::Reader;
use super::{act, card};
use crate::StakBots;
use crate::content::Part;
use crate::notation::letter;
use crate::question::{Prompt, Question, Wanted};
use kernel::{Bout, Seat};
use words::Message;

pub(super) fn say(reader: &Reader<'_>, bout: &Bout<StakBots>, seat: Seat, question: &Question) -> Message {
    let table = bout.table();
    match *question {
        Question::Act => act::say_question(bout, seat),
        Question::React { at, from } => reader
            .about("sb-ask-react", reader.owner(from))
            .with("stak", reader.stak(at))
            .with("attacker", reader.top(table, from))
            .with("defender", reader.top(table, at)),
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
