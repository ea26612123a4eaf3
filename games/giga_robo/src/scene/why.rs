//! Why the looking seat is asked, from what everybody sees.

use crate::prose::names::Names;
use crate::prose::question::declared;
use crate::question::Question;
use crate::view::View;
use words::Message;

/// What led to the question: a response, a text, an attack, or the turn.
pub(super) fn why(names: Names<'_>, view: &View) -> Option<Message> {
    let question = view.question.as_ref()?;
    Some(match (question, names.table.stack.last()) {
        _ if view.turn == 0 => Message::new("gr-why-setup"),
        (Question::PowerDice { recovery: true, .. }, _) => Message::new("gr-why-recovery"),
        (Question::May { text, .. } | Question::Number { text, .. }, _) => {
            Message::new("gr-why-text").with("name", names.source(text.seat, text.source))
        }
        (_, Some(item)) => Message::new("gr-why-declared").with("what", declared(names, item)),
        (_, None) => attacked(names).unwrap_or_else(|| names.about("gr-why-turn", view.active)),
    })
}

/// GR-10.4, GR-11.2: who attacks what, and with which cards.
fn attacked(names: Names<'_>) -> Option<Message> {
    let combat = &names.table.combat;
    let attacker = combat.seats[0];
    let cards = combat.camps[0].cards.iter().map(|card| card.card);
    let attack = || {
        names
            .about("gr-why-attack", attacker)
            .with("cards", names.cards(attacker, cards))
            .with("target", names.target(combat.cell, combat.aim))
    };
    combat.is_on().then(attack)
}
