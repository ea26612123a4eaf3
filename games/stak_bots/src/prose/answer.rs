//! Answers: each a short phrase that says what it does, as far as that is public.

use super::battle::{self, Side};
use super::reader::{Reader, top};
use super::says::Names;
use super::{act, card};
use crate::StakBots;
use crate::card::{Card, StakId};
use crate::content::{Clause, Part, Verb, verb_word};
use crate::notation::letter;
use crate::procedures::deeds::uppermost_face_down;
use crate::question::{Answer, Prompt, Question, Wanted};
use crate::table::Table;
use kernel::{Bout, Seat};
use words::Message;
use words::telling::message;

pub(super) fn say(reader: &Reader<'_>, bout: &Bout<StakBots>, seat: Seat, answer: Answer) -> Message {
    let table = bout.table();
    let question = bout.question(seat);
    let plain = || message("sb-answer", &answer, &Names { reader, holder: seat });
    match (answer, question) {
        (Answer::Play { card, onto }, _) => act::say_play(reader, table, seat, card, onto),
        (Answer::Attack { from, at }, _) => act::say_attack(reader, table, from, at),
        (Answer::Scrap(stak), _) => act::say_scrap(reader, table, stak),
        (Answer::Recycle { stak, card }, _) => act::say_recycle(reader, table, seat, stak, card),
        (Answer::React(card), _) => played(reader, plain(), card),
        (Answer::Pass, _) => pass(reader, table, question),
        (Answer::Yes, Some(Question::RecycleDraw)) => Message::new("sb-answer-draw"),
        (Answer::No, Some(Question::RecycleDraw)) => Message::new("sb-answer-draw-not"),
        (Answer::Yes, Some(Question::Effect(prompt))) => {
            let clause = Clause { optional: false, ..prompt.clause };
            Message::new("sb-answer-do").with("text", card::short(&clause, Part::Entry))
        }
        (Answer::First(stak), _) => first(reader, table, stak),
        (Answer::Opponent(other), _) => opponent(table, question, other),
        (Answer::Stak(stak), Some(Question::Effect(prompt))) => on_stak(reader, table, *prompt, stak),
        (Answer::Stak(stak), _) => reader.about_stak("sb-stak-start", stak),
        (Answer::Place { stak, height }, _) => place(reader, table, stak, usize::from(height)),
        (Answer::HandCard(card), _) => {
            let plays = matches!(question, Some(Question::Effect(it)) if it.clause.verb == Verb::Play);
            played(reader, plain().with("plays", super::yes(plays)), card)
        }
        (Answer::Discard(_) | Answer::EndTurn | Answer::Yes | Answer::No, _) => plain(),
    }
}

/// A card that is played, with what it does.
fn played(reader: &Reader<'_>, said: Message, card: Card) -> Message {
    card::with_text(said, reader.print_of(Some(card)).and_then(card::all))
}

fn pass(reader: &Reader<'_>, table: &Table, question: Option<&Question>) -> Message {
    let outcome = match question {
        Some(Question::React { at, from }) => battle::say(reader, table, *from, *at, Side::Defender),
        _ => Message::new("sb-battle-open"),
    };
    Message::new("sb-answer-pass").with("outcome", outcome)
}

/// SB-R1: one of the effects that wait together.
fn first(reader: &Reader<'_>, table: &Table, stak: StakId) -> Message {
    let lying = top(table, stak).map(|top| top.card);
    let text = reader.print_of(lying).and_then(card::entry);
    let said = reader.about_stak("sb-answer-first", stak).with("card", reader.marked_top(table, stak));
    card::with_text(said, text)
}

/// An opponent, with what there is to know of the Stak that is meant.
fn opponent(table: &Table, question: Option<&Question>, other: Seat) -> Message {
    let gets_card = matches!(question, Some(Question::Effect(prompt)) if prompt.clause.verb == Verb::Donate);
    let cards = if other.0 < table.seats() && table.options.staks_each == 1 {
        table.height(StakId(other.0))
    } else {
        0
    };
    Message::new("sb-answer-opponent")
        .with("seat", letter(other))
        .with("gets", super::yes(gets_card && table.options.staks_each == 1))
        .with("cards", cards)
}

/// A Stak that the instruction acts on, with the card that it concerns.
fn on_stak(reader: &Reader<'_>, table: &Table, prompt: Prompt, stak: StakId) -> Message {
    let height = top(table, stak).map_or(0, |_| table.height(stak));
    let concerned = match prompt.clause.verb {
        _ if height == 0 => None,
        Verb::TurnUp => uppermost_face_down(table.stak(stak)),
        Verb::Raise => Some(0),
        Verb::Draw
        | Verb::Discard
        | Verb::Play
        | Verb::Donate
        | Verb::TurnDown
        | Verb::Sink
        | Verb::Swap
        | Verb::ScrapTop
        | Verb::ScrapBelow
        | Verb::TakeBelow => Some(height - 1),
    };
    let lying = concerned.map(|at| table.stak(stak)[at]);
    let card = lying.map_or(Message::new("sb-a-card"), |lying| reader.card(lying.card, reader.owner(stak)));
    let known = lying.is_some_and(|lying| lying.card.kind().is_some());
    let verb = match prompt.wanted {
        Wanted::StakOf(_) => "of",
        Wanted::Consent | Wanted::Opponent | Wanted::Stak | Wanted::CoveredCard | Wanted::HandCard => {
            verb_word(prompt.clause.verb)
        }
    };
    reader
        .about_stak("sb-answer-stak", stak)
        .with("verb", verb)
        .with("card", card)
        .with("known", super::yes(known))
        .with("place", concerned.map_or(0, |at| height - at))
        .with("cards", height)
        .with("more", usize::from(prompt.clause.count.saturating_sub(1)).min(height.saturating_sub(1)))
}

/// A covered card by its place; the top card would be the first.
fn place(reader: &Reader<'_>, table: &Table, stak: StakId, height: usize) -> Message {
    let cards = top(table, stak).map_or(&[][..], |_| table.stak(stak));
    let lying = cards.get(height);
    reader
        .about_stak("sb-answer-place", stak)
        .with("card", lying.map_or(Message::new("sb-a-card"), |it| reader.card(it.card, reader.owner(stak))))
        .with("place", cards.len().saturating_sub(height))
}
