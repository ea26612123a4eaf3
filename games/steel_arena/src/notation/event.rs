//! Events as text.

use super::{back_word, direction_word, letter, shown_word};
use crate::content::{Content, KindId};
use crate::event::{Event, Parts};
use crate::table::{Ground, Side};
use crate::tile::Part;
use kernel::Seat;

fn part_word(content: &Content, part: Part, kind: Option<KindId>) -> String {
    match (part, kind) {
        (Part::Central, _) => "central".to_owned(),
        (Part::Slot(_), Some(kind)) => content.kind(kind).code.clone(),
        (Part::Slot(slot), None) => format!("slot {slot}"),
    }
}

fn parts_words(content: &Content, parts: Parts) -> String {
    let words: Vec<String> = parts.iter().map(|part| part_word(content, part, None)).collect();
    if words.is_empty() { "nothing".to_owned() } else { words.join(", ") }
}

pub(super) fn ground_word(content: &Content, ground: Ground) -> String {
    match ground {
        Ground::Empty => "empty".to_owned(),
        Ground::Down(back) => back_word(back),
        Ground::Up(kind) => content.kind(kind).code.clone(),
    }
}

pub(super) fn side_word(side: Side) -> &'static str {
    match side {
        Side::A => "A",
        Side::B => "B",
    }
}

pub(super) fn write(content: &Content, event: &Event) -> String {
    let code = |kind: KindId| content.kind(kind).code.as_str();
    let to = |seat: Option<Seat>| seat.map_or("the box".to_owned(), letter);
    match *event {
        Event::Starts(seat) => format!("{} starts", letter(seat)),
        Event::Laid(hex, ground) => format!("{} laid on {hex}", ground_word(content, ground)),
        Event::Top(None) => "the stack is empty".to_owned(),
        Event::Top(Some(back)) => format!("top {}", back_word(back)),
        Event::Placed(seat, hex, facing) => {
            format!("{} placed on {hex} facing {}", letter(seat), direction_word(facing))
        }
        Event::Took(seat, shown) => format!("{} takes {}", letter(seat), shown_word(content, shown)),
        Event::TurnBegan(seat, number) => format!("turn {number} of {}", letter(seat)),
        Event::CooledAll(seat) => format!("{} cools all", letter(seat)),
        Event::Activated(seat, part, kind, worn) => {
            let worn = if worn { " worn" } else { "" };
            format!("{} activates {}{worn}", letter(seat), part_word(content, part, kind))
        }
        Event::Turned(seat, facing) => format!("{} turns to {}", letter(seat), direction_word(facing)),
        Event::Moved(seat, hex) => format!("{} moves to {hex}", letter(seat)),
        Event::Jumped(seat, hex) => format!("{} jumps to {hex}", letter(seat)),
        Event::Fired(seat, hex) => format!("{} fires at {hex}", letter(seat)),
        Event::Spun(seat, facing) => format!("{} is spun to {}", letter(seat), direction_word(facing)),
        Event::Struck(seat, damage, heat) => format!("{} is hit by {damage} heat {heat}", letter(seat)),
        Event::Covered(seat, points) => format!("cover of {} takes {points}", letter(seat)),
        Event::Defended(seat, part, kind, points) => {
            format!("{} of {} takes {points}", part_word(content, part, kind), letter(seat))
        }
        Event::Endured(seat) => format!("{} endures", letter(seat)),
        Event::Overheated(seat, part) => {
            format!("{} overheats {}", letter(seat), part_word(content, part, None))
        }
        Event::HeatOver(seat, parts) => {
            format!("heat of {} over, cooled {}", letter(seat), parts_words(content, parts))
        }
        Event::Damaged(seat, damage) => format!("{} takes {damage} damage", letter(seat)),
        Event::Exploded(hex, kind) => format!("{} at {hex} goes off", code(kind)),
        Event::Boiled(hex, kind) => format!("{} at {hex} boils away", code(kind)),
        Event::Quenched(seat, part) => format!("{} cools {}", letter(seat), part_word(content, part, None)),
        Event::WornOut(seat, kind) => format!("{} wears out {}", letter(seat), code(kind)),
        Event::UsedUp(seat, kind) => format!("{} uses up {}", letter(seat), code(kind)),
        Event::Discarded(seat, shown, gainer) => {
            format!("{} discards {} to {}", letter(seat), shown_word(content, shown), to(gainer))
        }
        Event::Limited(seat, shown) => {
            format!("{} keeps {} as a trophy", letter(seat), shown_word(content, shown))
        }
        Event::Destroyed(seat) => format!("{} is destroyed", letter(seat)),
        Event::Flipped(seat, side) => format!("{} on side {}", letter(seat), side_word(side)),
        Event::AutoCooled(seat, parts) => {
            format!("{} auto-cools {}", letter(seat), parts_words(content, parts))
        }
        Event::StackOut => "no tile to lay".to_owned(),
        Event::Left(seat) => format!("{} leaves", letter(seat)),
        Event::TimeUp => "time is up".to_owned(),
        Event::Stalled => "nothing changes any more".to_owned(),
    }
}
