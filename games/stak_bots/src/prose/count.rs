//! The statistics of a finished bout, by seat.

use crate::StakBots;
use crate::card::StakId;
use crate::event::Event;
use crate::setup::Options;
use kernel::{Bout, Seat, Told};
use words::Message;

/// The lines, in their order.
const LINES: [&str; 6] = [
    "sb-count-drawn",
    "sb-count-played",
    "sb-count-attacks",
    "sb-count-damage",
    "sb-count-lost",
    "sb-count-effects",
];

pub(super) fn count(bout: &Bout<StakBots>, told: &[Told<Event>]) -> Vec<(Message, Vec<i64>)> {
    let seats = usize::from(bout.seats());
    let mut lines = LINES.map(|key| (Message::new(key), vec![0; seats]));
    // Some events are told to some seats with more detail. Spectators hear each event once.
    for told in told.iter().filter(|told| told.to.hears(None)) {
        if let Some((line, seat, amount)) = counted(&bout.table().options, &told.event) {
            lines[line].1[seat.index()] += amount;
        }
    }
    lines.into()
}

/// The line that an event adds to, for which seat, and how much.
fn counted(options: &Options, event: &Event) -> Option<(usize, Seat, i64)> {
    let owner = |stak: StakId| Seat(stak.0 / options.staks_each.max(1));
    match *event {
        Event::Drew { seat, .. } => Some((0, seat, 1)),
        Event::Played { seat, .. } => Some((1, seat, 1)),
        Event::Attacked { stak, .. } => Some((2, owner(stak), 1)),
        Event::Damaged { stak, by } => Some((3, owner(stak), by.into())),
        Event::Scrapped { stak, .. } => Some((4, owner(stak), 1)),
        Event::EffectBegan { stak, .. } => Some((5, owner(stak), 1)),
        _ => None,
    }
}

/// The rule that tells most about an event; none where several causes have rules of their own.
pub(super) fn rule_of(event: &Event) -> Option<&'static str> {
    match event {
        Event::Dealt => Some("SB-3.2"),
        Event::Starts { .. } => Some("SB-R3"),
        Event::DrewNothing { .. } => Some("SB-R41"),
        Event::Reshuffled { .. } => Some("SB-15.2"),
        Event::Played { .. } => Some("SB-5.1"),
        Event::Scrapped { .. } | Event::Discarded { .. } => Some("SB-6.8"),
        Event::TurnedUpOnTop { .. } => Some("SB-10.2"),
        Event::TurnedUp { .. } => Some("SB-11.9"),
        Event::TurnedDown { .. } => Some("SB-R21"),
        Event::Attacked { .. } => Some("SB-7.1"),
        Event::AttackCancelled => Some("SB-17.5"),
        Event::AttackFellAway => Some("SB-R16"),
        Event::Damaged { .. } => Some("SB-7.7"),
        Event::Interrupted { .. } => Some("SB-9.8"),
        Event::Triggered { .. } => Some("SB-11.5"),
        Event::EffectLost { .. } => Some("SB-12.5"),
        Event::NothingToDo { .. } => Some("SB-R31"),
        Event::StakGone { .. } => Some("SB-R51"),
        Event::Out { .. } => Some("SB-2.5"),
        Event::Left { .. } => Some("SB-R49"),
        Event::TurnEnded { .. } => Some("SB-8.5"),
        Event::TimeUp => Some("SB-17.32"),
        Event::LimitReached => Some("SB-R47"),
        Event::Won { .. } | Event::Drawn { .. } => Some("SB-2.4"),
        _ => None,
    }
}
