//! Answers in words, for the seat that may give them.

use super::names::{Names, flag, letter, listed, nothing};
use super::question::declared;
use super::says::Saying;
use crate::city::Cell;
use crate::content::{Card, say_clause, say_trigger_price};
use crate::dice::DieKind;
use crate::procedures::walking;
use crate::question::{AbilityAt, Answer, Nth, Question, Wanted};
use crate::statics;
use crate::table::Due;
use crate::text::{Part, Source, Text};
use kernel::Seat;
use words::Message;
use words::telling::message;

/// The words of the answer to this question.
pub(super) fn say(names: Names<'_>, seat: Seat, question: Option<&Question>, answer: Answer) -> Message {
    let plain = || message("gr-answer", &answer, &Saying { names, about: seat });
    match answer {
        Answer::Pass if question == Some(&Question::Act) => Message::new("gr-answer-cooldown"),
        Answer::Yes => yes(question),
        Answer::No => no(question),
        Answer::Go => go(question),
        Answer::Heart => plain().with("n", statics::heart(names.table, names.content, seat)),
        Answer::Power => plain().with("n", names.table.pilot(names.content, seat).power),
        Answer::Rage => plain().with("n", statics::rage(names.table, names.content, seat)),
        Answer::Seat(other) => seat_named(names, question, other),
        Answer::Cell(cell) => hex(names, question, cell),
        Answer::Walk(cell) => walk(names, seat, question, cell),
        Answer::Attack(card) | Answer::Add(card) | Answer::Play(card) => {
            plain().with("cost", cost(names, seat, card))
        }
        Answer::Aim(cell, aim) => plain().with("target", names.target(cell, aim)),
        Answer::React(card, aim) => {
            let attacker = names.table.combat.seats[0];
            let cell = names.table.cell(attacker).unwrap_or(Cell(0));
            plain().with("cost", cost(names, seat, card)).with("target", names.target(cell, aim))
        }
        Answer::Defend => plain().with("dice", statics::defense(names.table, names.content, seat)),
        Answer::Number(n) => match question {
            Some(Question::Order(due)) => first(names, &due[usize::from(n) - 1]),
            _ => number(question, n),
        },
        Answer::Trigger(source, Nth(at)) => trigger(names, seat, source, at),
        Answer::Activate(AbilityAt(at)) => {
            let robot = names.table.flies(seat);
            let cost = names.table.ability(names.content, robot, at).and_then(|ability| ability.activation);
            plain().with("cost", cost.unwrap_or(0))
        }
        Answer::Die(Nth(at)) => die(names, at),
        Answer::Card(card) => Message::new("gr-name").with("name", names.card(owner(question, seat), card)),
        Answer::Ability(AbilityAt(at)) => {
            Message::new("gr-name").with("name", names.ability(owner(question, seat), at))
        }
        Answer::Slot(slot) => out_of_slot(names, seat, question, slot),
        Answer::Item(Nth(at)) => {
            names.table.stack.get(usize::from(at)).map_or_else(nothing, |item| declared(names, item))
        }
        _ => plain(),
    }
}

fn yes(question: Option<&Question>) -> Message {
    Message::new(match question {
        Some(Question::Flood) => "gr-answer-flood",
        Some(Question::Dice { .. }) => "gr-answer-enough",
        _ => "gr-answer-yes",
    })
}

fn no(question: Option<&Question>) -> Message {
    Message::new(match question {
        Some(Question::Card { .. }) => "gr-answer-no-card",
        Some(Question::Shove { .. } | Question::Hex(_)) => "gr-answer-stop",
        Some(Question::Purge(_)) => "gr-answer-gain",
        Some(Question::Path { .. }) => "gr-answer-stay",
        Some(Question::Join) => "gr-answer-retire",
        _ => "gr-answer-no",
    })
}

fn go(question: Option<&Question>) -> Message {
    Message::new(match question {
        Some(Question::Path { .. }) => "gr-answer-go",
        Some(Question::ReactCombo) => "gr-answer-go-react",
        _ => "gr-answer-go-attack",
    })
}

fn seat_named(names: Names<'_>, question: Option<&Question>, other: Seat) -> Message {
    let key = match question {
        Some(Question::Opens) => "gr-answer-opens",
        Some(Question::Join) => "gr-answer-join",
        _ => "gr-answer-seat",
    };
    Message::new(key).with("crew", names.crew(other)).with("letter", letter(other))
}

/// The purpose for which a hex is named.
fn hex(names: Names<'_>, question: Option<&Question>, cell: Cell) -> Message {
    let key = match question {
        Some(Question::Zone) => "gr-answer-zone",
        Some(Question::Path { .. }) => "gr-answer-step",
        Some(Question::Hex(Wanted::Tile(_))) => "gr-answer-tile",
        Some(Question::Hex(Wanted::Raze)) => "gr-answer-raze",
        Some(Question::Hex(Wanted::Remove(_))) => "gr-answer-remove",
        Some(Question::Hex(Wanted::Anchor)) => "gr-answer-anchor",
        Some(Question::Hex(Wanted::Haul | Wanted::HaulMore)) => "gr-answer-haul",
        Some(Question::Barrier) => "gr-answer-barrier",
        _ => "gr-answer-into",
    };
    Message::new(key).with("cell", names.cell(cell))
}

/// GR-7.4, GR-7.5: what it costs to get there.
fn walk(names: Names<'_>, seat: Seat, question: Option<&Question>, to: Cell) -> Message {
    let movement = match question {
        Some(Question::Path { movement, .. }) => *movement,
        _ => crate::procedures::turn::movement(names.table, names.content, seat),
    };
    let from = names.table.cell(seat).unwrap_or(to);
    let reach = walking::walk(names.table, names.content, seat, movement, from).reach();
    Message::new("gr-answer-walk").with("cell", names.cell(to)).with("cost", reach.cost(to).unwrap_or(0))
}

/// What the card costs now (GR-10.24, GR-10.25).
fn cost(names: Names<'_>, seat: Seat, card: Card) -> u8 {
    statics::cost(names.table, names.content, seat, card)
}

/// A slot that a token leaves (GR-R85), or that all Fire leaves (GR-20.16).
fn out_of_slot(names: Names<'_>, seat: Seat, question: Option<&Question>, slot: u8) -> Message {
    if matches!(question, Some(Question::Purge(_))) {
        return Message::new("gr-answer-purge").with("slot", slot);
    }
    if matches!(question, Some(Question::Shed(_))) {
        return Message::new("gr-answer-shed").with("slot", slot);
    }
    let slots = &names.table.player(seat).meter;
    let fire = slots[usize::from(slot.clamp(1, 3)) - 1].tokens(crate::content::Trauma::Fire);
    Message::new("gr-answer-slot").with("slot", slot).with("fire", fire)
}

/// GR-R48: what comes first.
fn first(names: Names<'_>, due: &Due) -> Message {
    match due {
        Due::Tile => Message::new("gr-answer-first-tile"),
        Due::Text(text) => Message::new("gr-answer-first").with("name", names.source(text.seat, text.source)),
    }
}

fn number(question: Option<&Question>, n: u8) -> Message {
    let key = match question {
        Some(Question::PowerDice { .. }) => "gr-answer-power-dice",
        Some(Question::Number { price: Some(_), .. }) => "gr-answer-times",
        Some(Question::Share { .. }) => "gr-answer-share",
        _ => "gr-answer-number",
    };
    Message::new(key).with("n", n)
}

/// GR-24.11: what the ability does for what price.
fn trigger(names: Names<'_>, seat: Seat, source: Source, at: u8) -> Message {
    let text = Text { seat, source, part: Part::Trigger(at) };
    let ability = text.ability(names.table, names.content);
    let Some(trigger) = ability.and_then(|ability| ability.triggers.get(usize::from(at))) else {
        return nothing();
    };
    let deeds = trigger.rules.iter().map(|clause| say_clause(names.content, clause, "first"));
    Message::new("gr-answer-trigger")
        .with("name", names.source(seat, source))
        .with("price", say_trigger_price(names.content, trigger))
        .with("deeds", listed(deeds))
}

/// A die; of several that are all alike the later ones are counted.
fn die(names: Names<'_>, at: u8) -> Message {
    let combat = &names.table.combat;
    let Some(die) = combat.dice.get(usize::from(at)) else { return nothing() };
    let contest = combat.contest();
    let aside = contest.is_set_aside(usize::from(at));
    let alike = |before: &usize| combat.dice[*before] == *die && contest.is_set_aside(*before) == aside;
    let nth = (0..usize::from(at)).filter(alike).count() + 1;
    names
        .about("gr-answer-die", combat.seat(die.side))
        .with("value", i32::from(die.value))
        .with("kind", die_word(die.kind))
        .with("aside", flag(aside))
        .with("nth", nth as u8)
}

/// A kind of dice as a word of selectors.
pub(crate) fn die_word(kind: DieKind) -> &'static str {
    match kind {
        DieKind::Attack => "attack",
        DieKind::Power => "power",
        DieKind::Defense => "defense",
    }
}

/// Whose cards are chosen from.
pub(crate) fn owner(question: Option<&Question>, seat: Seat) -> Seat {
    match question {
        Some(Question::Card { of, .. } | Question::Deactivate(of)) => *of,
        _ => seat,
    }
}
