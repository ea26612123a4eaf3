//! The statistics of a finished bout, by seat; and the rules that best explain events.

use crate::SteelArena;
use crate::event::Event;
use kernel::{Bout, Seat, Told};
use words::Message;

const LINES: [&str; 5] =
    ["sa-count-activated", "sa-count-cooled", "sa-count-damage", "sa-count-lost", "sa-count-trophies"];

pub(super) fn count(bout: &Bout<SteelArena>, told: &[Told<Event>]) -> Vec<(Message, Vec<i64>)> {
    let seats = usize::from(bout.seats());
    let mut lines = LINES.map(|key| (Message::new(key), vec![0; seats]));
    // Some events are told to some seats with more detail. Spectators hear each event once.
    for told in told.iter().filter(|told| told.to.hears(None)) {
        for (line, seat, amount) in counted(&told.event).into_iter().flatten() {
            lines[line].1[seat.index()] += amount;
        }
    }
    lines.into()
}

/// The lines that an event adds to, for which seat, and how much.
fn counted(event: &Event) -> [Option<(usize, Seat, i64)>; 2] {
    match *event {
        Event::Activated { seat, .. } => [Some((0, seat, 1)), None],
        Event::CooledAll { seat } => [Some((1, seat, 1)), None],
        Event::Damaged { seat, by } => [Some((2, seat, by.into())), None],
        Event::Discarded { seat, to: gainer, .. } => {
            [Some((3, seat, 1)), gainer.map(|gainer| (4, gainer, 1))]
        }
        Event::Limited { seat, .. } => [Some((4, seat, 1)), None],
        _ => [None, None],
    }
}

pub(super) fn rule_of(event: &Event) -> Option<&'static str> {
    Some(match event {
        Event::Starts { .. } => "SA-2.16",
        Event::Laid { .. } => "SA-18.7",
        Event::Top { .. } => "SA-R36",
        Event::Placed { .. } => "SA-2.17",
        Event::Took { .. } => "SA-16.1",
        Event::TurnBegan { .. } => "SA-3.1",
        Event::CooledAll { .. } => "SA-3.9",
        Event::Activated { .. } => "SA-3.5",
        Event::Turned { .. } => "SA-5.12",
        Event::Moved { .. } => "SA-6.11",
        Event::Jumped { .. } => "SA-6.5",
        Event::Fired { .. } => "SA-10.4",
        Event::Spun { .. } => "SA-12.9",
        Event::Struck { .. } | Event::Defended { .. } => "SA-R43",
        Event::Covered { .. } => "SA-17.14",
        Event::Endured { .. } => "SA-R67",
        Event::Overheated { .. } => "SA-12.14",
        Event::HeatOver { .. } => "SA-12.17",
        Event::Damaged { .. } => "SA-10.9",
        Event::Exploded { .. } => "SA-17.6",
        Event::Boxed { .. } => "SA-17.12",
        Event::Boiled { .. } => "SA-17.16",
        Event::Quenched { .. } => "SA-17.15",
        Event::WornOut { .. } => "SA-9.5",
        Event::UsedUp { .. } => "SA-4.6",
        Event::Discarded { .. } => "SA-15.1",
        Event::Limited { .. } => "SA-16.7",
        Event::Destroyed { .. } => "SA-15.10",
        Event::Flipped { .. } => "SA-14.5",
        Event::AutoCooled { .. } => "SA-18.6",
        Event::StackOut => "SA-19.3",
        Event::Left { .. } => "SA-R69",
        Event::TimeUp => "SA-R70",
        Event::Stalled => "SA-T1",
    })
}
