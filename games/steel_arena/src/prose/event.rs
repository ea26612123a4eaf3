//! Events in words.

use super::says::Names;
use super::{named, nothing, unseen};
use crate::SteelArena;
use crate::content::{Content, KindId};
use crate::event::{Event, Parts};
use crate::table::Ground;
use crate::tile::Part;
use kernel::{Bout, Seat};
use words::telling::{Node, message};
use words::{Arg, Message};

/// What happened, for `listener` (a spectator without one).
pub(super) fn say(bout: &Bout<SteelArena>, event: &Event, listener: Option<Seat>) -> Message {
    let about = Node::of(event).field("seat").map(Node::get);
    message("sa-event", event, &Names { bout, listener, about })
}

pub(super) fn ground_name(content: &Content, ground: Ground) -> Message {
    match ground {
        Ground::Empty => nothing(),
        Ground::Down(back) => unseen(back),
        Ground::Up(kind) => named(content, kind),
    }
}

pub(super) fn part_name(content: &Content, part: Part, kind: Option<KindId>) -> Message {
    match (part, kind) {
        (Part::Central, _) => Message::new("sa-central"),
        (Part::Slot(_), Some(kind)) => named(content, kind),
        (Part::Slot(slot), None) => Message::new("sa-place").with("place", slot + 1),
    }
}

/// A part of a robot by its name, where the listener may know it and it is still there.
pub(super) fn own_part(bout: &Bout<SteelArena>, seat: Seat, part: Part, listener: Option<Seat>) -> Message {
    let module = match part {
        Part::Central => None,
        Part::Slot(slot) => bout.table().module(seat, slot),
    };
    let kind = module.and_then(|module| module.tile.kind_for(listener));
    part_name(bout.content(), part, kind)
}

pub(super) fn parts_names(bout: &Bout<SteelArena>, seat: Seat, parts: Parts, listener: Option<Seat>) -> Arg {
    if parts.is_empty() {
        return vec![nothing()].into();
    }
    parts.iter().map(|part| own_part(bout, seat, part, listener)).collect::<Vec<Message>>().into()
}
