//! The main action: what the turn still asks, and what each deed would do.

use super::reader::{Reader, top};
use super::{battle, card, joined};
use crate::StakBots;
use crate::card::{Card, StakId};
use crate::notation::letter;
use crate::procedures::turn_of;
use crate::question::{Answer, Question};
use crate::table::Table;
use kernel::{Bout, Rules, Seat};
use words::Message;

/// SB-4.5, SB-4.15, SB-17.23, SB-R47: the main question.
pub(super) fn say_question(bout: &Bout<StakBots>, seat: Seat) -> Message {
    let table = bout.table();
    let cards = table.hand(seat).len();
    let mut legal = Vec::new();
    if let (Some(turn), Some(Question::Act)) = (turn_of(bout.stack()), bout.question(seat)) {
        StakBots::answers(bout.at(seat), &Question::Act, seat, &mut legal);
        let may_end = legal.contains(&Answer::EndTurn);
        let state = match (turn.may_act(), turn.fed, may_end) {
            (false, _, _) => "limit",
            (true, false, _) => "unfed",
            (true, true, true) => "fed",
            (true, true, false) => "hand",
        };
        return ask(state, &legal, cards);
    }
    ask("plain", &legal, cards)
}

/// The open duty of the turn, with the kinds of action among the legal answers.
pub(crate) fn ask(state: &'static str, legal: &[Answer], cards: usize) -> Message {
    Message::new("sb-ask-act").with("state", state).with("acts", acts(legal)).with("cards", cards)
}

fn acts(legal: &[Answer]) -> Message {
    type Is = fn(&Answer) -> bool;
    let kinds: [(&'static str, Is); 6] = [
        ("sb-act-play", |answer| matches!(answer, Answer::Play { .. })),
        ("sb-act-attack", |answer| matches!(answer, Answer::Attack { .. })),
        ("sb-act-scrap", |answer| matches!(answer, Answer::Scrap(_))),
        ("sb-act-discard", |answer| matches!(answer, Answer::Discard(_))),
        ("sb-act-recycle", |answer| matches!(answer, Answer::Recycle { .. })),
        ("sb-act-end", |answer| matches!(answer, Answer::EndTurn)),
    ];
    let there = kinds.into_iter().filter(|(_, is)| legal.iter().any(is));
    joined(there.map(|(key, _)| Message::new(key)).collect(), "sb-or-middle", "sb-or-last")
}

/// A card is played onto a Stak; on another's Stak its effect is that player's (SB-17.13).
pub(super) fn say_play(reader: &Reader<'_>, table: &Table, seat: Seat, card: Card, onto: StakId) -> Message {
    let owner = reader.owner(onto);
    let kind = reader.print_of(Some(card));
    let own = owner == seat;
    let text = if own { kind.and_then(card::all) } else { kind.and_then(card::entry) };
    let place = match (own, table.options.staks_each) {
        (true, 1) => "here",
        (true, _) => "own",
        (false, _) => "other",
    };
    let said = Message::new("sb-answer-play")
        .with("card", reader.card(card, seat))
        .with("place", place)
        .with("stak", reader.stak(onto))
        .with("owner", letter(owner));
    card::with_text(said, text)
}

/// SB-7: an attack, with what is certain of it.
pub(super) fn say_attack(reader: &Reader<'_>, table: &Table, from: StakId, at: StakId) -> Message {
    let defender = reader.owner(at);
    Message::new("sb-answer-attack")
        .with("stak", reader.stak(at))
        .with("several", super::yes(table.options.staks_each > 1))
        .with("from", reader.stak(from))
        .with("attacker", reader.marked_top(table, from))
        .with("defender", reader.marked_top(table, at))
        .with("outcome", battle::say(reader, table, from, at, battle::Side::Attacker))
        .with("unless", super::yes(battle::may_be_cancelled(table, defender)))
        .with("seat", letter(defender))
}

/// SB-6.1, SB-6.6, SB-6.7, SB-R39: scrapping, with what comes on top.
pub(super) fn say_scrap(reader: &Reader<'_>, table: &Table, stak: StakId) -> Message {
    let (then, next) = after_scrapping(reader, table, stak);
    owned(reader, table, "sb-answer-scrap", stak).with("then", then).with("next", next)
}

/// SB-17.8: recycling.
pub(super) fn say_recycle(
    reader: &Reader<'_>,
    table: &Table,
    seat: Seat,
    stak: StakId,
    card: Card,
) -> Message {
    let (then, next) = after_scrapping(reader, table, stak);
    owned(reader, table, "sb-answer-recycle", stak)
        .with("then", then)
        .with("next", next)
        .with("discarded", reader.card(card, seat))
}

/// The top card of a Stak as `$card`, with whose Stak it is.
fn owned(reader: &Reader<'_>, table: &Table, key: &'static str, stak: StakId) -> Message {
    reader.about_stak(key, stak).with("card", reader.marked_top(table, stak))
}

fn after_scrapping(reader: &Reader<'_>, table: &Table, stak: StakId) -> (&'static str, Message) {
    let nothing = Message::new("sb-a-card");
    let there = top(table, stak).map_or(0, |_| table.height(stak));
    let Some(height) = there.checked_sub(2) else {
        let mut others = table.staks_of(reader.owner(stak)).filter(|&other| other != stak);
        let last = others.all(|other| table.height(other) == 0);
        return (if last { "out" } else { "gone" }, nothing);
    };
    let next = table.stak(stak)[height];
    let named = reader.card(next.card, reader.owner(stak));
    match (next.is_open(), next.card.kind()) {
        (true, _) => ("open", named),
        (false, Some(_)) => ("known", named),
        (false, None) => ("unknown", nothing),
    }
}
