//! The statistics of a finished bout, by seat; and the rules that best explain events.

use crate::GigaRobo;
use crate::event::Event;
use crate::table::Deed;
use kernel::{Bout, Seat, Told};
use words::Message;

const LINES: [&str; 7] = [
    "gr-count-attacks",
    "gr-count-reactions",
    "gr-count-instants",
    "gr-count-inflicted",
    "gr-count-taken",
    "gr-count-moved",
    "gr-count-collisions",
];

pub(super) fn count(bout: &Bout<GigaRobo>, told: &[Told<Event>]) -> Vec<(Message, Vec<i64>)> {
    let seats = usize::from(bout.seats());
    let mut lines = LINES.map(|key| (Message::new(key), vec![0; seats]));
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
        Event::Attacked { seat, .. } => [Some((0, seat, 1)), None],
        Event::Reacted { seat, .. } => [Some((1, seat, 1)), None],
        Event::Declared { seat, deed: Deed::Play, .. } => [Some((2, seat, 1)), None],
        Event::Took { seat, by, damage: armor, .. } => {
            let armor = i64::from(armor);
            [Some((4, seat, armor)), by.map(|by| (3, by, armor))]
        }
        Event::Stepped { seat, .. } => [Some((5, seat, 1)), None],
        Event::Bumped { seat, other } => [Some((6, seat, 1)), Some((6, other, 1))],
        Event::CrashedInto { seat, .. } | Event::CrashedIntoBarrier { seat, .. } => {
            [Some((6, seat, 1)), None]
        }
        _ => [None, None],
    }
}

pub(super) fn rule_of(event: &Event) -> Option<&'static str> {
    Some(match event {
        Event::StartRolled { .. } | Event::WonStart { .. } => "GR-3.24",
        Event::ChoseMap { .. } => "GR-3.25",
        Event::Placed { .. } => "GR-3.26",
        Event::Positioned { .. } => "GR-3.33",
        Event::Started { .. } => "GR-3.32",
        Event::Began { .. } => "GR-5.1",
        Event::SkippedTurn { .. } => "GR-R53",
        Event::Gained { .. } | Event::Lost { .. } => "GR-R65",
        Event::Worn { .. } => "GR-R105",
        Event::DeclaredMove { .. } => "GR-R57",
        Event::Stepped { .. } => "GR-7.4",
        Event::Leapt { .. } => "GR-7.9",
        Event::Forced { .. } => "GR-18.2",
        Event::Bumped { .. } => "GR-19.7",
        Event::CrashedInto { .. } => "GR-19.2",
        Event::CrashedIntoBarrier { .. } => "GR-19.4",
        Event::Collapsed { .. } => "GR-20.6",
        Event::Impact { .. } => "GR-20.1",
        Event::Reshuffled { .. } => "GR-R37",
        Event::TileCreated { .. } | Event::TileRemoved { .. } => "GR-20.9",
        Event::SetBarrier { .. } => "GR-21.1",
        Event::BarrierBroken { .. } => "GR-19.4",
        Event::Marked { .. } | Event::Unmarked { .. } => "GR-R130",
        Event::Deflected { .. } => "GR-R137",
        Event::Grafted { .. } => "GR-R134",
        Event::Shielded { .. } | Event::ShieldBroken { .. } => "GR-21.2",
        Event::Took { .. } => "GR-15.1",
        Event::Attacked { .. } => "GR-9.5",
        Event::TookBack { .. } => "GR-10.22",
        Event::Reacted { .. } => "GR-11.3",
        Event::Defended { .. } => "GR-11.10",
        Event::TookHit { .. } => "GR-11.12",
        Event::AddedPower { .. } => "GR-12.7",
        Event::Rolled { .. } | Event::Rerolled { .. } => "GR-9.11",
        Event::TurnedDie { .. } => "GR-R51",
        Event::LostDie { .. } => "GR-R25",
        Event::Led { .. } => "GR-13.9",
        Event::NobodyLed => "GR-13.12",
        Event::Declared { deed, .. } => rule_of_deed(*deed),
        Event::Stored { .. } | Event::Released { .. } => "GR-24.11",
        Event::Activated { .. } => "GR-24.5",
        Event::Deactivated { .. } => "GR-24.8",
        Event::Granted { .. } => "GR-R103",
        Event::Guarded { .. } => "GR-R157",
        Event::DroppedAnchor { .. } => "GR-23.3",
        Event::AnchorsGone { .. } => "GR-R140",
        Event::LaidOpen { .. } => "GR-R167",
        Event::Lent { .. } => "GR-R166",
        Event::Cancelled { .. } => "GR-27.6",
        Event::Fizzled { .. } => "GR-R52",
        Event::Resolved { .. } => "GR-8.8",
        Event::Cooled { .. } | Event::CameBack { .. } => "GR-22.2",
        Event::TookPlace { .. } => "GR-R79",
        Event::Returned { .. } => "GR-22.6",
        Event::Slid { .. } => "GR-22.5",
        Event::Held { .. } => "GR-23.6",
        Event::Banished { .. } => "GR-3.13",
        Event::Cleared { .. } => "GR-22.7",
        Event::Broke { .. } => "GR-14.6",
        Event::Recovered { .. } | Event::NotRecovered { .. } => "GR-29.2",
        Event::Defeated { .. } => "GR-2.4",
        Event::Joined { .. } => "GR-28.1",
        Event::TurnLimit => "GR-T3",
        Event::TimeUp => "GR-R72",
        Event::Left { .. } => return None,
    })
}

fn rule_of_deed(deed: Deed) -> &'static str {
    match deed {
        Deed::Play => "GR-9.18",
        Deed::Trigger(_) => "GR-24.11",
        Deed::Activate => "GR-24.5",
        Deed::Deactivate => "GR-24.8",
    }
}
