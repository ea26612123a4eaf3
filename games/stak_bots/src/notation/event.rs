//! Events as text, with the names of Staks and cards at their table.

use super::{Names, letter};
use crate::card::{Card, StakId};
use crate::event::Event;

pub(super) fn write(names: Names<'_>, event: &Event) -> String {
    let content = names.content;
    let card = |card: Card| names.card(card);
    let maybe = |some: Option<Card>| some.map_or_else(|| "?".to_owned(), card);
    let stak = |stak: StakId| names.stak(stak);
    match *event {
        Event::Dealt => "dealt".to_owned(),
        Event::Starts(seat) => format!("{} starts", letter(seat)),
        Event::TurnBegan { seat, number } => format!("turn {number} of {}", letter(seat)),
        Event::Drew { seat, card } => format!("{} draws {}", letter(seat), maybe(card)),
        Event::DrewNothing { seat } => format!("{} draws nothing", letter(seat)),
        Event::Reshuffled { deck, cards } => format!("deck {deck} reshuffled, {cards} cards"),
        Event::Played { seat, card: played, onto } => {
            format!("{} plays {} on {}", letter(seat), card(played), stak(onto))
        }
        Event::Discarded { seat, card: lost } => format!("{} discards {}", letter(seat), card(lost)),
        Event::Scrapped { stak: from, card: lost } => format!("{} scraps {}", stak(from), card(lost)),
        Event::TurnedUpOnTop { stak: at, card: seen } => format!("{} turns up {}", stak(at), card(seen)),
        Event::TurnedUp { stak: at, height, card: seen } => {
            format!("{} turns up {} at {height}", stak(at), card(seen))
        }
        Event::TurnedDown { stak: at, height, card: seen } => {
            format!("{} turns down {} at {height}", stak(at), card(seen))
        }
        Event::Attacked { from, at } => format!("{} attacks {}", stak(from), stak(at)),
        Event::AttackCancelled => "attack cancelled".to_owned(),
        Event::AttackFellAway => "attack fell away".to_owned(),
        Event::Damaged { stak: at, damage } => format!("{} takes {damage}", stak(at)),
        Event::Interrupted { stak: at } => format!("{} interrupted", stak(at)),
        Event::Triggered { stak: at, kind } => format!("{} triggers {}", stak(at), content.kind(kind).code),
        Event::EffectBegan { stak: at, kind } => format!("{} does {}", stak(at), content.kind(kind).code),
        Event::EffectLost { stak: at } => format!("{} loses its effect", stak(at)),
        Event::NothingToDo { kind } => format!("{} finds nothing to do", content.kind(kind).code),
        Event::ChoseOpponent { by, opponent } => format!("{} names {}", letter(by), letter(opponent)),
        Event::Donated { stak: at } => format!("{} gets a card below", stak(at)),
        Event::Raised { stak: at } => format!("{} raises its bottom card", stak(at)),
        Event::Sank { stak: at } => format!("{} sinks its top card", stak(at)),
        Event::Swapped { a, b } => format!("{} and {} swap", stak(a), stak(b)),
        Event::TakenToHand { seat, stak: from, card } => {
            format!("{} takes {} from {}", letter(seat), maybe(card), stak(from))
        }
        Event::StakGone { stak: at } => format!("{} is gone", stak(at)),
        Event::Out { seat } => format!("{} is out", letter(seat)),
        Event::Left { seat } => format!("{} leaves", letter(seat)),
        Event::TurnEnded { seat } => format!("turn of {} ends", letter(seat)),
        Event::TimeUp => "time is up".to_owned(),
        Event::LimitReached => "limit reached".to_owned(),
        Event::Over { winner: Some(seat), .. } => format!("{} wins", letter(seat)),
        Event::Over { winner: None, .. } => "draw".to_owned(),
    }
}
