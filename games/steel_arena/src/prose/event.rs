//! Events in words.

use super::{about, direction, named, shown, unseen};
use crate::SteelArena;
use crate::content::{Content, KindId};
use crate::event::{Event, Parts};
use crate::notation::letter;
use crate::table::{Ground, Side};
use crate::tile::Part;
use kernel::{Bout, Seat};
use words::{Arg, Message};

/// What happened, for `listener` (a spectator without one).
pub(super) fn say(bout: &Bout<SteelArena>, event: &Event, listener: Option<Seat>) -> Message {
    let content: &Content = bout.content();
    let about = |key: &'static str, seat: Seat| about(key, seat, listener);
    match *event {
        Event::Starts(seat) => about("sa-event-starts", seat),
        Event::Placed(seat, hex, to) => {
            about("sa-event-placed", seat).with("cell", hex.to_string()).with("to", direction(to))
        }
        Event::Took(seat, tile) => about("sa-event-took", seat).with("tile", shown(content, tile)),
        Event::TurnBegan(seat, number) => about("sa-event-turn", seat).with("number", number),
        Event::CooledAll(seat) => about("sa-event-cooled-all", seat),
        Event::Activated(seat, part, kind, worn) => about("sa-event-activated", seat)
            .with("part", part_name(content, part, kind))
            .with("worn", if worn { "yes" } else { "no" }),
        Event::Turned(seat, to) => about("sa-event-turned", seat).with("to", direction(to)),
        Event::Moved(seat, hex) => about("sa-event-moved", seat).with("cell", hex.to_string()),
        Event::Jumped(seat, hex) => about("sa-event-jumped", seat).with("cell", hex.to_string()),
        Event::Fired(seat, hex) => about("sa-event-fired", seat).with("cell", hex.to_string()),
        Event::Spun(seat, to) => about("sa-event-spun", seat).with("to", direction(to)),
        Event::Struck(seat, damage, heat) => {
            about("sa-event-struck", seat).with("damage", damage).with("heat", heat)
        }
        Event::Covered(seat, points) => about("sa-event-covered", seat).with("points", points),
        Event::Defended(seat, part, kind, points) => about("sa-event-defended", seat)
            .with("part", part_name(content, part, kind))
            .with("points", points),
        Event::Endured(seat) => about("sa-event-endured", seat),
        Event::Overheated(seat, part) => {
            about("sa-event-overheated", seat).with("part", own_part(bout, seat, part, listener))
        }
        Event::HeatOver(seat, parts) => {
            about("sa-event-heat-over", seat).with("parts", parts_names(bout, seat, parts, listener))
        }
        Event::Damaged(seat, damage) => about("sa-event-damaged", seat).with("damage", damage),
        Event::Quenched(seat, part) => {
            about("sa-event-quenched", seat).with("part", own_part(bout, seat, part, listener))
        }
        Event::WornOut(seat, kind) => about("sa-event-worn-out", seat).with("tile", named(content, kind)),
        Event::UsedUp(seat, kind) => about("sa-event-used-up", seat).with("tile", named(content, kind)),
        Event::Discarded(seat, tile, gainer) => {
            let gains = match gainer {
                None => "box",
                Some(gainer) if listener == Some(gainer) => "you",
                Some(_) => "other",
            };
            about("sa-event-discarded", seat)
                .with("tile", shown(content, tile))
                .with("gains", gains)
                .with("gainer", gainer.map_or(String::new(), letter))
        }
        Event::Limited(seat, tile) => about("sa-event-limited", seat).with("tile", shown(content, tile)),
        Event::Destroyed(seat) => about("sa-event-destroyed", seat),
        Event::Flipped(seat, Side::A) => about("sa-event-normal", seat),
        Event::Flipped(seat, Side::B) => about("sa-event-reinforced", seat),
        Event::AutoCooled(seat, parts) => {
            about("sa-event-auto-cooled", seat).with("parts", parts_names(bout, seat, parts, listener))
        }
        Event::Left(seat) => about("sa-event-left", seat),
        Event::Laid(..)
        | Event::Top(_)
        | Event::Exploded(..)
        | Event::Boiled(..)
        | Event::StackOut
        | Event::TimeUp
        | Event::Stalled => of_table(content, event),
    }
}

/// Events that concern no robot.
fn of_table(content: &Content, event: &Event) -> Message {
    match *event {
        Event::Laid(hex, ground) => Message::new("sa-event-laid")
            .with("cell", hex.to_string())
            .with("tile", ground_name(content, ground)),
        Event::Top(back) => Message::new("sa-event-top").with("back", back.map_or(nothing(), unseen)),
        Event::Exploded(hex, kind) => {
            Message::new("sa-event-exploded").with("cell", hex.to_string()).with("tile", named(content, kind))
        }
        Event::Boiled(hex, kind) => {
            Message::new("sa-event-boiled").with("cell", hex.to_string()).with("tile", named(content, kind))
        }
        Event::StackOut => Message::new("sa-event-stack-out"),
        Event::TimeUp => Message::new("sa-event-time-up"),
        _ => Message::new("sa-event-stalled"),
    }
}

fn nothing() -> Message {
    Message::new("sa-nothing")
}

pub(super) fn ground_name(content: &Content, ground: Ground) -> Message {
    match ground {
        Ground::Empty => nothing(),
        Ground::Down(back) => unseen(back),
        Ground::Up(kind) => named(content, kind),
    }
}

fn part_name(content: &Content, part: Part, kind: Option<KindId>) -> Message {
    match (part, kind) {
        (Part::Central, _) => Message::new("sa-central"),
        (Part::Slot(_), Some(kind)) => named(content, kind),
        (Part::Slot(slot), None) => Message::new("sa-place").with("place", slot + 1),
    }
}

/// A part of a robot by its name, where the listener may know it and it is still there.
fn own_part(bout: &Bout<SteelArena>, seat: Seat, part: Part, listener: Option<Seat>) -> Message {
    let module = match part {
        Part::Central => None,
        Part::Slot(slot) => bout.table().module(seat, slot),
    };
    let kind = module.and_then(|module| module.tile.kind_for(listener));
    part_name(bout.content(), part, kind)
}

fn parts_names(bout: &Bout<SteelArena>, seat: Seat, parts: Parts, listener: Option<Seat>) -> Arg {
    if parts.is_empty() {
        return vec![nothing()].into();
    }
    parts.iter().map(|part| own_part(bout, seat, part, listener)).collect::<Vec<Message>>().into()
}
