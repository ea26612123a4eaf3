//! Cards and abilities: the printed values, with the current ones.

use super::{ids, picture};
use crate::content::{Ability, Card as CardNo, CardFacts, Content, name_of, say_ability, say_card};
use crate::prose::names::Names;
use crate::statics;
use crate::text::{Part as TextPart, Source, Text};
use kernel::Seat;
use scene::{Card, Face, Id, Item, Mark, Number, Print, Tone};
use words::Message;

/// A known card of a seat, under its own id.
pub(super) fn card(names: Names<'_>, seat: Seat, card: CardNo) -> Card {
    card_as(names, ids::card(seat, card), seat, card)
}

/// A known card of a seat under this id; its cost is that of now (GR-10.24, GR-10.25).
pub(super) fn card_as(names: Names<'_>, id: Id, seat: Seat, card: CardNo) -> Card {
    let facts = names.table.facts(names.content, seat, card);
    let cost = statics::cost(names.table, names.content, seat, card);
    Card { marks: icons(facts), ..Card::new(id, front(names.content, facts, cost)) }
}

/// A card whose front is not known.
pub(super) fn back(id: Id) -> Item {
    let face = Face::Back { title: Message::new("gr-scene-back"), tone: Tone::Plain };
    Item::Card(Card::new(id, face))
}

/// The front at this cost, printed once.
fn front(content: &Content, facts: &CardFacts, cost: u8) -> Print {
    let printed = || Print::from(face(content, facts, cost));
    facts.fronts.get(usize::from(cost)).map_or_else(printed, |memo| memo.get(printed).clone())
}

fn face(content: &Content, facts: &CardFacts, cost: u8) -> Face {
    let cost = Number {
        title: Message::new("gr-scene-number").with("what", "cost"),
        value: cost.into(),
        tone: Tone::Power,
    };
    Face::Front {
        turned_down: false,
        title: Message::new("gr-name").with("name", name_of(&facts.names)),
        glyph: picture::card(facts),
        numbers: vec![cost],
        text: say_card(content, facts).split_off(1),
    }
}

/// GR-25.1: the other numbers and the icons that matter at every look.
fn icons(facts: &CardFacts) -> Vec<Mark> {
    let figure = |what: &'static str, n: u8, tone| {
        Mark::new(Message::new("gr-scene-figure").with("what", what).with("n", n), tone)
            .drawn(what)
            .counting(n)
    };
    let attack = facts.kind.is_attack();
    let figures = [figure("dice", facts.dice, Tone::Plain), figure("damage", facts.damage, Tone::Harm)];
    let icons = [(facts.combo, "combo"), (facts.counter, "counter"), (facts.ultimate, "ultimate")];
    let icons = icons.into_iter().filter(|(on, _)| *on).map(|(_, icon)| state(icon, Tone::Plain));
    figures.into_iter().filter(|_| attack).chain(icons).collect()
}

/// A state or an icon of a card.
pub(super) fn state(state: &'static str, tone: Tone) -> Mark {
    Mark::new(Message::new("gr-scene-state").with("state", state), tone).drawn(state)
}

/// GR-24.4 to GR-24.10: an ability, whether it works, and the tokens on it.
pub(super) fn ability(names: Names<'_>, seat: Seat, source: Source) -> Option<Card> {
    let text = Text { seat, source, part: TextPart::Rules };
    let ability = text.ability(names.table, names.content)?;
    let mut marks = Vec::new();
    if let Source::Ability(at) = source {
        let player = names.table.player(seat);
        let works = names.table.works(names.content, seat, at);
        marks.push(if works { state("works", Tone::Power) } else { state("idle", Tone::Spent) });
        let laid = player.laid[usize::from(at)];
        let tokens = Message::new("gr-scene-laid").with("n", laid);
        marks.extend((laid > 0).then(|| Mark::new(tokens, Tone::Power).drawn("power").counting(laid)));
    }
    let face = ability.front.get(|| ability_face(names.content, ability).into()).clone();
    Some(Card { marks, ..Card::new(ids::ability(seat, source), face) })
}

fn ability_face(content: &Content, ability: &Ability) -> Face {
    let number = |value: u8| Number {
        title: Message::new("gr-scene-number").with("what", "activation"),
        value: value.into(),
        tone: Tone::Power,
    };
    Face::Front {
        turned_down: false,
        title: Message::new("gr-name").with("name", name_of(&ability.names)),
        glyph: picture::ability(ability),
        numbers: ability.activation.map(number).into_iter().collect(),
        text: say_ability(content, ability).split_off(1),
    }
}
