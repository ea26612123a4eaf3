//! What a card does, in short, for a list of answers or a table.

use crate::content::{Clause, DamageVerb, Kind, Part, choose_word, verb_word};
use words::{Arg, Message};

/// One instruction, as an order without a person: "draw 1 card".
pub(super) fn short(clause: &Clause, part: Part) -> Message {
    Message::new(format!("sb-short-{}", verb_word(clause.verb)))
        .with("part", if part == Part::Attack { "attack" } else { "entry" })
        .with("may", super::yes(clause.optional))
        .with("choose", choose_word(clause.choose).unwrap_or("nothing"))
        .with("count", clause.count)
}

/// The entry effect; nothing without one.
pub(super) fn entry(kind: &Kind) -> Option<Arg> {
    listed(kind.entry.iter().map(|clause| short(clause, Part::Entry)).collect())
}

/// The instructions of the part attack; nothing without one.
pub(super) fn attack(kind: &Kind) -> Option<Arg> {
    listed(kind.attack.iter().map(|clause| short(clause, Part::Entry)).collect())
}

/// SB-13: the abilities; nothing without one.
fn abilities(kind: &Kind) -> Option<Arg> {
    let attack = kind.attack.iter().map(|clause| short(clause, Part::Attack));
    let again = kind.again.then(|| Message::new("sb-short-again"));
    let damage = kind.damage.iter().map(|verb| match *verb {
        DamageVerb::ScrapDamaged => Message::new("sb-short-scrap-damaged"),
        DamageVerb::ScrapBelow(count) => Message::new("sb-short-scrap-below-damaged").with("count", count),
        DamageVerb::ReturnDamaged => Message::new("sb-short-return-damaged"),
    });
    listed(attack.chain(again).chain(damage).collect())
}

/// What the card does when it is played: its effect, else its abilities.
pub(super) fn all(kind: &Kind) -> Option<Arg> {
    match (entry(kind), abilities(kind)) {
        (Some(Arg::List(entry)), Some(Arg::List(abilities))) => {
            Some(Arg::List(entry.into_iter().chain(abilities).collect()))
        }
        (entry, abilities) => entry.or(abilities),
    }
}

/// The message with a text: `$does` says whether there is one.
pub(super) fn with_text(said: Message, text: Option<Arg>) -> Message {
    said.with("does", super::yes(text.is_some())).with("text", text.unwrap_or("".into()))
}

fn listed(texts: Vec<Message>) -> Option<Arg> {
    (!texts.is_empty()).then_some(Arg::List(texts))
}
