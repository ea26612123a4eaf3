//! Effects that are due at once: which ones, and whether it matters which comes first. GR-28.6, GR-R48.

use super::upkeep::tile_below;
use crate::city::Elemental;
use crate::content::{Clause, Content, Hook, Per, Static, Stock, Topic, Verb, Who};
use crate::statics::{self, Holding};
use crate::table::{DUE_MAX, Due, List, Table};
use crate::text::{Source, Text};
use kernel::Seat;

/// Whether the lasting text waits for this moment.
fn waits(holding: Holding<'_>, hook: Hook) -> bool {
    is_for(holding.what, hook)
}

/// The same for what a text says.
pub(super) fn is_for(what: &Static, hook: Hook) -> bool {
    matches!(what, Static::On { when, .. } if *when == hook)
}

/// Whether an effect may be due at this moment, at a glance.
#[inline]
pub(super) fn may_be_due(table: &Table, content: &Content, seat: Seat, hook: Hook) -> bool {
    statics::may_hold(table, content, seat, Topic::Moment)
        || hook == Hook::Upkeep && tile_below(table, seat).is_some()
}

/// The effects that are due at this moment. GR-6.3: in the Upkeep also the tile below the robot.
pub(super) fn due(table: &Table, content: &Content, seat: Seat, hook: Hook) -> List<Due, DUE_MAX> {
    let mut due = List::new();
    statics::first(table, content, seat, Topic::Moment, |holding| {
        if waits(holding, hook) {
            due.push(Due::Text(holding.text));
        }
        due.is_full().then_some(())
    });
    if hook == Hook::Upkeep && tile_below(table, seat).is_some() && !due.is_full() {
        due.push(Due::Tile);
    }
    due
}

/// Whether the text holds still when it comes up. GR-R168: that of a card that has left the meter is due once it has.
pub(super) fn holds(table: &Table, content: &Content, seat: Seat, hook: Hook, text: Text) -> bool {
    if hook == Hook::Leaving {
        return true;
    }
    let same = |holding: Holding<'_>| (holding.text == text && waits(holding, hook)).then_some(());
    statics::first(table, content, seat, Topic::Moment, same).is_some()
}

/// GR-R48: what the player may put first; nothing if that makes no difference. Of Pilot Abilities only the first one can
/// be next (GR-28.6).
pub(super) fn offered(
    table: &Table,
    content: &Content,
    seat: Seat,
    due: &[Due],
) -> Option<List<Due, DUE_MAX>> {
    let is_pilots = |due: &Due| matches!(due, Due::Text(text) if text.source == Source::Pilot);
    let first = due.iter().position(is_pilots);
    let free = |(at, one): &(usize, &Due)| !is_pilots(one) || first == Some(*at);
    let free: List<Due, DUE_MAX> = due.iter().enumerate().filter(free).map(|(_, due)| *due).collect();
    matters(table, content, seat, &free).then_some(free)
}

/// The index among all due effects of the one that has this place, counted from 1, among the offered ones.
pub(super) fn chosen(table: &Table, content: &Content, seat: Seat, due: &[Due], place: u8) -> usize {
    let named =
        offered(table, content, seat, due).and_then(|offered| offered.get(usize::from(place) - 1).copied());
    due.iter().position(|one| Some(*one) == named).unwrap_or(0)
}

/// The stocks that an effect changes and those that it counts. `open` if it does more than gain.
#[derive(Clone, Copy, Default)]
struct Touch {
    changes: u8,
    counts: u8,
    open: bool,
}

const fn bit(what: Stock) -> u8 {
    1 << what as u8
}

/// Whether it can matter which of these comes first: one counts what another changes.
fn matters(table: &Table, content: &Content, seat: Seat, due: &[Due]) -> bool {
    let touches = |due: &Due| match due {
        Due::Tile => tile_below(table, seat).map_or(Touch::default(), touched_by_tile),
        Due::Text(text) => text.clauses(table, content).iter().fold(Touch::default(), touched),
    };
    due.iter().enumerate().any(|(at, one)| {
        let one = touches(one);
        due[at + 1..].iter().map(touches).any(|other| {
            one.open || other.open || one.changes & other.counts != 0 || other.changes & one.counts != 0
        })
    })
}

/// GR-20.16 to GR-20.18; Panic counts for what is gained (GR-R42).
fn touched_by_tile(tile: Elemental) -> Touch {
    let (fire, fs, panic) = (bit(Stock::Fire), bit(Stock::Fs), bit(Stock::Panic));
    match tile {
        Elemental::Flood => Touch { changes: fire, ..Touch::default() },
        Elemental::Inferno => Touch { changes: fire | fs, counts: panic, open: false },
        Elemental::ArcHazard => Touch { changes: bit(Stock::Surge) | bit(Stock::Pt), ..Touch::default() },
    }
}

fn touched(so_far: Touch, clause: &Clause) -> Touch {
    let asks = clause.may || clause.x || clause.price.is_some() || clause.only_if.is_some();
    if let (Verb::Gain { what, n, who: Who::Me }, false) = (&clause.verb, asks)
        && let Some(counted) = counted(n.per)
    {
        let dulled = if *what == Stock::Fs { bit(Stock::Panic) } else { 0 };
        let counts = so_far.counts | counted | dulled;
        return Touch { changes: so_far.changes | bit(*what), counts, ..so_far };
    }
    Touch { open: true, ..so_far }
}

/// Which of the own stocks are counted. Nothing if it is hard to tell.
fn counted(per: Per) -> Option<u8> {
    match per {
        Per::Nothing | Per::MyRage | Per::FoesFire | Per::FoesSurge | Per::FoesPanic => Some(0),
        Per::InfernosNear | Per::FoesRage | Per::MyDefense => Some(0),
        Per::MyFire | Per::AllFire => Some(bit(Stock::Fire)),
        Per::MySurge => Some(bit(Stock::Surge)),
        Per::MyPanic => Some(bit(Stock::Panic)),
        Per::MyPt => Some(bit(Stock::Pt)),
        Per::Success
        | Per::X
        | Per::Recovered
        | Per::MyPowerDice
        | Per::Hand
        | Per::HalfSum
        | Per::FoesDamage
        | Per::Done
        | Per::Failures
        | Per::FoesLowest
        | Per::PowerDice
        | Per::SpentDice
        | Per::FoesBase
        | Per::SpentCost
        | Per::MyCards
        | Per::ArmorQuarter
        | Per::BarrierInPath
        | Per::MeleeCards => None,
    }
}
