//! Events, in words for the listener.

use super::reader::Reader;
use super::{card, letters};
use crate::card::{Card, StakId};
use crate::content::KindId;
use crate::event::Event;
use crate::notation::letter;
use kernel::{Ending, Seat};
use words::{Arg, Message};

pub(super) fn say(reader: &Reader<'_>, event: &Event) -> Message {
    let stak = |key: &'static str, stak: StakId| reader.about_stak(key, stak);
    let lying = |key: &'static str, at: StakId, card: Card| {
        stak(key, at).with("card", reader.card(card, reader.owner(at)))
    };
    let seat = |key: &'static str, seat: Seat| reader.about(key, seat);
    match *event {
        Event::Dealt => Message::new("sb-event-dealt"),
        Event::Starts(who) => seat("sb-event-starts", who),
        Event::TurnBegan { seat: who, number } => seat("sb-event-turn", who).with("turn", number),
        Event::Drew { seat: who, card } => seat("sb-event-drew", who).with("card", maybe(reader, card, who)),
        Event::DrewNothing { seat: who } => seat("sb-event-drew-nothing", who),
        Event::Reshuffled { deck, cards } => reshuffled(reader, deck, cards),
        Event::Played { seat, card, onto } => played(reader, seat, card, onto),
        Event::Discarded { seat: who, card } => {
            seat("sb-event-discarded", who).with("card", reader.card(card, who))
        }
        Event::Scrapped { stak: at, card } => lying("sb-event-scrapped", at, card),
        Event::TurnedUpOnTop { stak: at, card } => lying("sb-event-turned-up-on-top", at, card),
        Event::TurnedUp { stak: at, height, card } => {
            lying("sb-event-turned-up", at, card).with("place", u16::from(height) + 1)
        }
        Event::TurnedDown { stak: at, height, card } => {
            lying("sb-event-turned-down", at, card).with("place", u16::from(height) + 1)
        }
        Event::Attacked { from, at } => attacked(reader, from, at),
        Event::AttackCancelled => Message::new("sb-event-attack-cancelled"),
        Event::AttackFellAway => Message::new("sb-event-attack-fell-away"),
        Event::Damaged { stak: at, damage } => stak("sb-event-damaged", at).with("damage", damage),
        Event::Interrupted { stak: at } => stak("sb-event-interrupted", at),
        Event::Triggered { stak: at, kind } => stak("sb-event-triggered", at).with("card", reader.kind(kind)),
        Event::EffectBegan { stak, kind } => began(reader, stak, kind),
        Event::EffectLost { stak: at } => stak("sb-event-effect-lost", at),
        Event::NothingToDo { kind } => Message::new("sb-event-nothing-to-do").with("card", reader.kind(kind)),
        Event::ChoseOpponent { by, opponent } => chose(reader, by, opponent),
        Event::Donated { stak: at } => stak("sb-event-donated", at),
        Event::Raised { stak: at } => stak("sb-event-raised", at),
        Event::Sank { stak: at } => stak("sb-event-sank", at),
        Event::Swapped { a, b } => {
            Message::new("sb-event-swapped").with("a", reader.stak(a)).with("b", reader.stak(b))
        }
        Event::TakenToHand { seat, stak, card } => taken(reader, seat, stak, card),
        Event::StakGone { stak: at } => stak("sb-event-stak-gone", at),
        Event::Out { seat: who } => seat("sb-event-out", who),
        Event::Left { seat: who } => seat("sb-event-left", who),
        Event::TurnEnded { seat: who } => seat("sb-event-turn-ended", who),
        Event::TimeUp => Message::new("sb-event-time-up"),
        Event::LimitReached => Message::new("sb-event-limit").with("rule", "SB-R47"),
        Event::Over { winner, ending } => over(reader, winner, ending),
    }
}

fn taken(reader: &Reader<'_>, seat: Seat, stak: StakId, card: Option<Card>) -> Message {
    reader
        .about("sb-event-taken", seat)
        .with("card", maybe(reader, card, seat))
        .with("stak", reader.stak(stak))
}

/// The card, or that it is one.
fn maybe(reader: &Reader<'_>, card: Option<Card>, holder: Seat) -> Message {
    card.map_or(Message::new("sb-a-card"), |card| reader.card(card, holder))
}

/// SB-15.2, SB-R53: with own decks it is one player's scrapheap.
fn reshuffled(reader: &Reader<'_>, deck: u8, cards: u8) -> Message {
    let message = if reader.options.own_decks {
        reader.about("sb-event-reshuffled-own", Seat(deck))
    } else {
        Message::new("sb-event-reshuffled")
    };
    message.with("cards", cards)
}

fn played(reader: &Reader<'_>, seat: Seat, card: Card, onto: StakId) -> Message {
    let here = reader.owner(onto) == seat && reader.options.staks_each == 1;
    reader
        .about("sb-event-played", seat)
        .with("card", reader.card(card, seat))
        .with("here", super::yes(here))
        .with("stak", reader.stak(onto))
}

fn attacked(reader: &Reader<'_>, from: StakId, at: StakId) -> Message {
    reader
        .about("sb-event-attacked", reader.owner(from))
        .with("stak", reader.stak(at))
        .with("several", super::yes(reader.options.staks_each > 1))
        .with("from", reader.stak(from))
}

fn chose(reader: &Reader<'_>, by: Seat, opponent: Seat) -> Message {
    reader.about("sb-event-chose", by).with("whom", reader.who(opponent)).with("opponent", letter(opponent))
}

/// The text is shown where it is certain which of the card's texts it is.
fn began(reader: &Reader<'_>, stak: StakId, kind: KindId) -> Message {
    let printed = reader.content.kinds.get(usize::from(kind.0));
    let text: Option<Arg> = printed.and_then(|kind| match (card::entry(kind), card::attack(kind)) {
        (Some(entry), None) => Some(entry),
        (None, attack) => attack,
        (Some(_), Some(_)) => None,
    });
    reader
        .about_stak("sb-event-effect-began", stak)
        .with("card", reader.kind(kind))
        .with("does", super::yes(text.is_some()))
        .with("text", text.unwrap_or("".into()))
}

/// SB-2.4, SB-R42, SB-R52: the winning side, or why there is none.
fn over(reader: &Reader<'_>, winner: Option<Seat>, ending: Ending) -> Message {
    let Some(winner) = winner else {
        return Message::new("sb-event-drawn").with("ending", ending.word()).with("rule", "SB-R47");
    };
    let side = reader.options.side_of(winner);
    let won = match (reader.seat.is_some_and(|seat| side.contains(seat)), side.len() > 1) {
        (true, false) => "you",
        (true, true) => "your-side",
        (false, false) => "other",
        (false, true) => "other-side",
    };
    Message::new("sb-event-won").with("won", won).with("seats", letters(side.iter()))
}
