//! Events, in words for the listener.

use super::reader::Reader;
use super::says::Names;
use super::{card, letters};
use crate::content::KindId;
use crate::event::Event;
use kernel::Seat;
use words::telling::{Node, message};
use words::{Arg, Message};

pub(super) fn say(reader: &Reader<'_>, event: &Event) -> Message {
    let node = Node::of(event);
    let owner = || node.field("stak").map(|stak| reader.owner(stak.get()));
    let holder = node.field("seat").map(Node::get).or_else(owner).unwrap_or(Seat(0));
    let said = message("sb-event", event, &Names { reader, holder });
    match *event {
        Event::Played { seat, on, .. } => {
            let here = reader.owner(on) == seat && reader.options.staks_each == 1;
            said.with("here", super::yes(here))
        }
        Event::EffectBegan { kind, .. } => with_text(reader, said, kind),
        Event::Won { seat } => with_winners(reader, said, seat),
        Event::LimitReached | Event::Drawn { .. } => said.with("rule", "SB-R47"),
        _ => said,
    }
}

/// The text is shown where it is certain which of the card's texts it is.
fn with_text(reader: &Reader<'_>, said: Message, kind: KindId) -> Message {
    let printed = reader.content.kinds.get(usize::from(kind.0));
    let text: Option<Arg> = printed.and_then(|kind| match (card::entry(kind), card::attack(kind)) {
        (Some(entry), None) => Some(entry),
        (None, attack) => attack,
        (Some(_), Some(_)) => None,
    });
    card::with_text(said, text)
}

/// SB-2.4, SB-R42, SB-R52: the winning side.
fn with_winners(reader: &Reader<'_>, said: Message, winner: Seat) -> Message {
    let side = reader.options.side_of(winner);
    let won = match (reader.seat.is_some_and(|seat| side.contains(seat)), side.len() > 1) {
        (true, false) => "you",
        (true, true) => "your-side",
        (false, false) => "other",
        (false, true) => "other-side",
    };
    said.with("won", won).with("seats", letters(side.iter()))
}
