//! Events as text, with the names of hexes, cards and abilities at their table.

use super::names::{Names, letter};
use super::words::{AIMS, TILES, TRAUMAS, WATCHES, word};
use crate::city::Cell;
use crate::content::{Card, Stock, Tile};
use crate::event::Event;
use crate::question::Obstacle;
use crate::table::{Aim, Deed};
use kernel::Seat;

const STOCKS: [(&str, Stock); 7] = [
    ("fs", Stock::Fs),
    ("pt", Stock::Pt),
    ("armor", Stock::Armor),
    ("anchor", Stock::Anchor),
    ("fire", Stock::Fire),
    ("panic", Stock::Panic),
    ("surge", Stock::Surge),
];

pub(super) fn write(names: Names<'_>, event: &Event) -> String {
    match event {
        Event::StartRoll(..)
        | Event::WonStart(_)
        | Event::MapChosen(..)
        | Event::Placed(..)
        | Event::Positioned(..)
        | Event::Zoned(..) => opening(names, event),
        Event::Attacked(..)
        | Event::TakenBack(_)
        | Event::Reacted(..)
        | Event::Defends(_)
        | Event::TakesHit(_)
        | Event::PowerDice(..)
        | Event::Rolled(..)
        | Event::Rerolled(..)
        | Event::Turned(..)
        | Event::DieRemoved(..)
        | Event::Determined(..)
        | Event::Broke(..)
        | Event::Recovery(..) => combat(names, event),
        Event::MoveDeclared(..)
        | Event::Stepped(..)
        | Event::Leapt(..)
        | Event::Forced(..)
        | Event::Bumped(..)
        | Event::Crashed(..)
        | Event::BarrierCrashed(..)
        | Event::Collapsed(..)
        | Event::Impact(_)
        | Event::TileCreated(..)
        | Event::TileRemoved(..)
        | Event::BarrierSet(..)
        | Event::BarrierBroken(_) => city(names, event),
        other => rest(names, other),
    }
}

fn cards(names: Names<'_>, seat: Seat, cards: &[Card]) -> String {
    cards.iter().map(|&one| names.card(seat, one)).collect::<Vec<_>>().join(" ")
}

fn faces(faces: &[u8]) -> String {
    faces.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}

fn opening(names: Names<'_>, event: &Event) -> String {
    match event {
        Event::StartRoll(seat, face) => format!("{} rolls {face}", letter(*seat)),
        Event::WonStart(seat) => format!("{} wins the start", letter(*seat)),
        Event::MapChosen(seat, map) => {
            let map = names.content.maps.get(usize::from(*map)).map_or("?", |map| map.code.as_str());
            format!("{} chooses map {map}", letter(*seat))
        }
        Event::Placed(seat, what, cell) => {
            let what = match what {
                Obstacle::Structure(tier) => format!("tier {tier}"),
                Obstacle::Tile(tile) => word(&TILES, tile).to_owned(),
            };
            format!("{} lays {what} at {}", letter(*seat), names.cell(*cell))
        }
        Event::Positioned(seat, place) => format!("{} has place {}", letter(*seat), u16::from(*place) + 1),
        Event::Zoned(seat, cell) => format!("{} starts at {}", letter(*seat), names.cell(*cell)),
        other => rest(names, other),
    }
}

fn combat(names: Names<'_>, event: &Event) -> String {
    match event {
        Event::Attacked(seat, with, cell, aim) => {
            format!(
                "{} attacks {} {} with {}",
                letter(*seat),
                names.cell(*cell),
                word(&AIMS, aim),
                cards(names, *seat, with)
            )
        }
        Event::TakenBack(seat) => format!("{} takes the attack back", letter(*seat)),
        Event::Reacted(seat, with, aim) => {
            let at = if *aim == Aim::Robot { String::new() } else { format!(" at {}", word(&AIMS, aim)) };
            format!("{} reacts with {}{at}", letter(*seat), cards(names, *seat, with))
        }
        Event::Defends(seat) => format!("{} defends", letter(*seat)),
        Event::TakesHit(seat) => format!("{} takes the hit", letter(*seat)),
        Event::PowerDice(seat, dice) => format!("{} adds {dice} power dice", letter(*seat)),
        Event::Rolled(seat, fallen) => format!("{} rolls {}", letter(*seat), faces(fallen)),
        Event::Rerolled(seat, from, to) => format!("{} rolls {from} again: {to}", letter(*seat)),
        Event::Turned(seat, from, to) => format!("{} turns {from} to {to}", letter(*seat)),
        Event::DieRemoved(seat, value) => format!("{} loses a die of {value}", letter(*seat)),
        Event::Determined(Some(seat), successes) => format!("{} leads with {successes}", letter(*seat)),
        Event::Determined(None, _) => "nobody leads".to_owned(),
        Event::Broke(seat, one) => format!("{} of {} breaks", names.card(*seat, *one), letter(*seat)),
        Event::Recovery(seat, fallen, recovered) => {
            let outcome = if *recovered { "succeeds" } else { "fails" };
            format!("recovery of {} {outcome}: {}", letter(*seat), faces(fallen))
        }
        other => rest(names, other),
    }
}

fn city(names: Names<'_>, event: &Event) -> String {
    let at = |cell: &Cell| names.cell(*cell);
    let tile = |tile: &Tile| word(&TILES, tile);
    match event {
        Event::MoveDeclared(seat, path, tramples) => {
            let way: Vec<String> = path.cells().iter().map(at).collect();
            let through = if *tramples { " through structures" } else { "" };
            format!("{} declares a move by {}{through}", letter(*seat), way.join(" "))
        }
        Event::Stepped(seat, cell) => format!("{} steps to {}", letter(*seat), at(cell)),
        Event::Leapt(seat, cell) => format!("{} leaps to {}", letter(*seat), at(cell)),
        Event::Forced(seat, cell) => format!("{} is forced to {}", letter(*seat), at(cell)),
        Event::Bumped(seat, other) => format!("{} collides with {}", letter(*seat), letter(*other)),
        Event::Crashed(seat, cell, tier) => {
            format!("{} crashes into tier {tier} at {}", letter(*seat), at(cell))
        }
        Event::BarrierCrashed(seat, cell) => {
            format!("{} crashes into the barrier at {}", letter(*seat), at(cell))
        }
        Event::Collapsed(cell, tier) => format!("tier {tier} at {} collapses", at(cell)),
        Event::Impact(kind) => {
            let impact = names.content.impacts.get(usize::from(*kind));
            format!("impact {}", impact.map_or("?", |impact| impact.code.as_str()))
        }
        Event::TileCreated(which, cell) => format!("{} at {}", tile(which), at(cell)),
        Event::TileRemoved(which, cell) => format!("no {} at {}", tile(which), at(cell)),
        Event::BarrierSet(seat, cell) => format!("barrier of {} at {}", letter(*seat), at(cell)),
        Event::BarrierBroken(cell) => format!("no barrier at {}", at(cell)),
        other => rest(names, other),
    }
}

fn rest(names: Names<'_>, event: &Event) -> String {
    let is = |seat: &Seat, what: &str| format!("{} {what}", letter(*seat));
    match event {
        Event::TurnBegan(seat, number) => format!("turn {number} of {}", letter(*seat)),
        Event::TurnSkipped(seat) => is(seat, "skips the turn"),
        Event::Reached(moment) => format!("moment {}", moment.word()),
        Event::Gained(seat, what, n) => format!("{} gains {n} {}", letter(*seat), word(&STOCKS, what)),
        Event::Lost(seat, what, n) => format!("{} loses {n} {}", letter(*seat), word(&STOCKS, what)),
        Event::Shielded(seat) => is(seat, "has a barrier"),
        Event::ShieldBroken(seat) => is(seat, "has no barrier"),
        Event::Damaged(seat, Some(by), n, _) => format!("{} takes {n} from {}", letter(*seat), letter(*by)),
        Event::Damaged(seat, None, n, _) => format!("{} takes {n}", letter(*seat)),
        Event::Declared(seat, with, Deed::Play) => {
            format!("{} plays {}", letter(*seat), names.source(*seat, *with))
        }
        Event::Declared(seat, with, Deed::Trigger(at)) => {
            format!("{} triggers {} {}", letter(*seat), names.source(*seat, *with), u16::from(*at) + 1)
        }
        Event::Declared(seat, with, Deed::Activate) => {
            format!("{} will activate {}", letter(*seat), names.source(*seat, *with))
        }
        Event::Declared(seat, with, Deed::Deactivate) => {
            format!("{} will deactivate {}", letter(*seat), names.source(*seat, *with))
        }
        Event::Cancelled(seat, with) => {
            format!("{} of {} is cancelled", names.source(*seat, *with), letter(*seat))
        }
        Event::Fizzled(seat, with) => {
            format!("{} of {} comes to nothing", names.source(*seat, *with), letter(*seat))
        }
        Event::Resolved(seat, with) => {
            format!("{} of {} is resolved", names.source(*seat, *with), letter(*seat))
        }
        Event::Cooled(seat, one, 0, _) => {
            format!("{} of {} returns to hand", names.card(*seat, *one), letter(*seat))
        }
        Event::Cooled(seat, one, slot, up) => {
            let how = if *up { "activated" } else { "deactivated" };
            format!("{} of {} cools in {slot} {how}", names.card(*seat, *one), letter(*seat))
        }
        Event::Returned(seat, one) => {
            format!("{} of {} returns to hand", names.card(*seat, *one), letter(*seat))
        }
        Event::Slid(seat, one, slot) => {
            format!("{} of {} goes to {slot}", names.card(*seat, *one), letter(*seat))
        }
        Event::Held(seat, one) => format!("{} of {} is held", names.card(*seat, *one), letter(*seat)),
        Event::Banished(seat, one) => {
            format!("{} of {} leaves the game", names.card(*seat, *one), letter(*seat))
        }
        Event::Deactivated(seat, what) => {
            format!("{} of {} is deactivated", names.source(*seat, *what), letter(*seat))
        }
        Event::Activated(seat, what) => {
            format!("{} of {} is activated", names.source(*seat, *what), letter(*seat))
        }
        Event::Cleared(seat, trauma, n) => format!("{} clears {n} {}", letter(*seat), word(&TRAUMAS, trauma)),
        Event::Defeated(seat) => is(seat, "is defeated"),
        Event::Joined(seat, host) => format!("{} joins {}", letter(*seat), letter(*host)),
        Event::Left(seat) => is(seat, "leaves"),
        Event::Watches(seat, watch) => format!("{} watches {}", letter(*seat), word(&WATCHES, watch)),
        Event::TimeUp => "time is up".to_owned(),
        Event::TurnLimit => "the limit of turns is reached".to_owned(),
        other => format!("{other:?}"),
    }
}
