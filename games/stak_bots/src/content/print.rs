//! Cards as words, printed from what they do, so that none can say one thing and do another.

use super::vocabulary::{Part, choose_word, usage_of};
use super::{Clause, Content, DamageVerb, Kind, KindId};
use words::{Arg, Message};

/// The name of a kind, as an argument of a message.
pub fn name_of(kind: &Kind) -> Arg {
    Arg::Text(kind.names.get(words::ENGLISH).unwrap_or(&kind.code).clone())
}

/// All that is printed on a card: name, type, numbers, then each part, one line each.
pub fn say_card(content: &Content, id: KindId) -> Vec<Message> {
    let kind = content.kind(id);
    let mut lines = vec![
        Message::new("sb-card-name").with("name", name_of(kind)).with("code", kind.code.as_str()),
        Message::new("sb-card-type").with("type", kind.type_code.as_str()),
        Message::new("sb-card-power").with("power", kind.power),
        Message::new("sb-card-rank").with("rank", kind.rank),
        Message::new("sb-card-copies").with("copies", kind.copies),
    ];
    let printed = lines.len();
    lines.extend(say_clauses(&kind.entry, Part::Entry));
    lines.extend(say_clauses(&kind.attack, Part::Attack));
    lines.extend(kind.again.then(say_again));
    lines.extend(kind.damage.iter().map(|verb| say_damage(*verb)));
    if lines.len() == printed {
        lines.push(Message::new("sb-card-no-effect"));
    }
    lines
}

/// One instruction of the parts entry or attack, the first of its part.
pub fn say_clause(clause: &Clause, part: Part) -> Message {
    say_instruction(clause, part, false)
}

/// That the same Stak must be attacked again.
pub fn say_again() -> Message {
    Message::new("sb-card-again")
}

/// What the card does to a card that it damages.
pub fn say_damage(verb: DamageVerb) -> Message {
    match verb {
        DamageVerb::ScrapDamaged => Message::new("sb-card-scrap-damaged"),
        DamageVerb::ScrapBelow(count) => Message::new("sb-card-scrap-below-damaged").with("count", count),
        DamageVerb::ReturnDamaged => Message::new("sb-card-return-damaged"),
    }
}

/// The instructions of a part in their order; the later ones say that they come later (SB-R33).
fn say_clauses(clauses: &[Clause], part: Part) -> impl Iterator<Item = Message> {
    clauses.iter().enumerate().map(move |(at, clause)| say_instruction(clause, part, at > 0))
}

fn say_instruction(clause: &Clause, part: Part, is_later: bool) -> Message {
    let usage = usage_of(clause.verb);
    Message::new(format!("sb-card-{}", usage.word))
        .with("lead", lead(part, is_later, clause.optional))
        .with("choose", choose_word(clause.choose).unwrap_or("nothing"))
        .with("count", clause.count)
}

/// How the sentence begins: the words of the catalog choose by it.
fn lead(part: Part, is_later: bool, optional: bool) -> &'static str {
    match (part, is_later, optional) {
        (Part::Attack, false, false) => "attack",
        (Part::Attack, false, true) => "attack-may",
        (Part::Attack, true, false) => "attack-then",
        (Part::Attack, true, true) => "attack-then-may",
        // Nothing of the part damage is an instruction of this kind.
        (Part::Entry | Part::Damage, false, false) => "entry",
        (Part::Entry | Part::Damage, false, true) => "entry-may",
        (Part::Entry | Part::Damage, true, false) => "entry-then",
        (Part::Entry | Part::Damage, true, true) => "entry-then-may",
    }
}
