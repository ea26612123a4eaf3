//! Questions, addressed to the seat that owes the answer.

use super::card;
use super::reader::Reader;
use super::says::Names;
use crate::card::StakId;
use crate::content::{Clause, Part, verb_word};
use crate::question::{Prompt, Question, Wanted};
use kernel::Seat;
use words::Message;
use words::telling::message;

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
        Question::Effect(prompt) => ask(reader, prompt),
        plain => message("sb-ask", &plain, &names(reader)),
    }
}

fn names<'a>(reader: &'a Reader<'_>) -> Names<'a> {
    Names { reader, holder: Seat(0) }
}

/// The instruction of an effect: its card, and what the choice does.
fn ask(reader: &Reader<'_>, prompt: Prompt) -> Message {
    let said = message("sb-ask", &prompt.wanted, &names(reader))
        .with("card", reader.kind(prompt.kind))
        .with("verb", verb_word(prompt.clause.verb))
        .with("count", prompt.clause.count)
        .with("stak", reader.stak(prompt.stak));
    if prompt.wanted != Wanted::Consent {
        return said;
    }
    let clause = Clause { optional: false, ..prompt.clause };
    said.with("text", card::short(&clause, Part::Entry))
}
