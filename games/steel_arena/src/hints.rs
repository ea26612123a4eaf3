//! Hints for computer opponents: how good a position is; and what statistics may ask.

use crate::SteelArena;
use crate::content::{Colour, Content, What};
use crate::procedures::Turn;
use crate::queries;
use crate::table::{Ground, Table};
use crate::tile::Part;
use kernel::{Bout, Hints, Seat, SeatSet};

const TROPHY: i64 = 1_000;
/// Damage that will cost a module, and give somebody a trophy.
const DAMAGE: i64 = 700;
const MODULE: i64 = 260;
const COOL: i64 = 60;
/// A robot with few modules may be destroyed.
const LAST: i64 = 220;
const LAST_MODULES: i64 = 4;
/// An enemy before a cool weapon, and the same for the robot whose turn it is.
const AIMED: i64 = 150;
const ABOUT_TO_FIRE: i64 = 450;
/// The longer nothing happens, the worse for whoever could change it, and the less it is worth to wait
/// behind a weapon.
const BORED: i64 = 30;
const BORED_TURNS: u16 = 40;
/// Standing on a module that will be taken at the end of the turn.
const PRIZE: i64 = 200;
/// A module on the next cell ahead.
const LURE: i64 = 130;

impl Hints for SteelArena {
    fn worth(bout: &Bout<SteelArena>, seat: Seat) -> i64 {
        if let Some(outcome) = bout.outcome() {
            return (i64::from(outcome.halves(seat)) - 1) * Self::WIN;
        }
        let (table, content) = (bout.table(), bout.content());
        let active = Turn::of(bout.stack()).map(|turn| turn.seat);
        let team = table.team(seat);
        let others = SeatSet::first(table.seats()).minus(team);
        let sum = |side: SeatSet| -> i64 {
            side.iter().map(|owner| standing(table, content, owner, active, team.contains(owner))).sum()
        };
        let bored = BORED * i64::from(table.idle.min(BORED_TURNS));
        sum(team) - 2 * sum(others) / (1 + i64::from(others.len())) - bored
    }
}

fn standing(table: &Table, content: &Content, seat: Seat, active: Option<Seat>, friend: bool) -> i64 {
    let Some(cell) = table.cell_of(seat) else { return 0 };
    let robot = table.robot(seat);
    let tiles = table.modules(seat).len() as i64;
    let left = tiles - i64::from(robot.damage);
    let hot = table.parts(seat).filter(|&part| table.is_hot(seat, part)).count() as i64;
    let gives = active.is_some_and(|active| !table.team(seat).contains(active));
    let loss = if gives { DAMAGE + TROPHY / 2 } else { DAMAGE };
    let mut worth = TROPHY * table.score(seat) as i64 + MODULE * tiles - loss * i64::from(robot.damage);
    worth -= COOL * hot + LAST * (LAST_MODULES - left.min(LAST_MODULES));
    if left < 0 && friend {
        worth -= SteelArena::WIN / 4;
    }
    let prize = !matches!(table.ground(cell), Ground::Up(kind) if content.terrain(kind).is_some());
    if active == Some(seat) && prize && table.ground(cell) != Ground::Empty {
        worth += PRIZE;
    }
    worth + aimed(table, content, seat, active == Some(seat)) + lure(table, content, seat)
}

/// Whether the next cell ahead has a module that can be fetched.
fn lure(table: &Table, content: &Content, seat: Seat) -> i64 {
    let ahead = table.cell_of(seat).and_then(|cell| table.field.next(cell, table.robot(seat).facing));
    let fetches = ahead.is_some_and(|cell| match table.ground(cell) {
        Ground::Down(_) => table.robot_at(cell).is_none(),
        Ground::Up(kind) => content.terrain(kind).is_none() && table.robot_at(cell).is_none(),
        Ground::Empty => false,
    });
    if fetches { LURE } else { 0 }
}

/// Whether an enemy stands in the firing line of a cool weapon.
fn aimed(table: &Table, content: &Content, seat: Seat, acts: bool) -> i64 {
    let Some(cell) = table.cell_of(seat) else { return 0 };
    let mates = table.team(seat);
    let mut line = table.field.line(cell, table.robot(seat).facing);
    let first = line.find(|&there| queries::blocks(table, content, there));
    let enemy = first.and_then(|there| table.robot_at(there)).is_some_and(|other| !mates.contains(other));
    let armed = table.parts(seat).any(|part| match part {
        Part::Central => !table.robot(seat).hot,
        Part::Slot(slot) => {
            let module = &table.modules(seat)[usize::from(slot)];
            !module.hot && matches!(module.kind(content).what, What::Attack(_))
        }
    });
    let patience = (AIMED - BORED * i64::from(table.idle)).max(0);
    let aim = if acts { ABOUT_TO_FIRE } else { patience };
    if enemy && armed { aim } else { 0 }
}

/// What statistics may ask of a bout.
impl SteelArena {
    /// What the figures of many bouts between equal players must be: figure, least, most.
    pub const WANTED: &'static [(&'static str, i64, i64)] =
        &[("first", 300, 800), ("turns", 15, 80), ("draws", 0, 100), ("limits", 0, 60)];

    /// Who started, until the first turn is over.
    pub fn starter(bout: &Bout<SteelArena>) -> Option<Seat> {
        Turn::of(bout.stack()).filter(|turn| turn.number == 1).map(|turn| turn.seat)
    }

    /// How many turns have begun.
    pub fn turns(bout: &Bout<SteelArena>) -> u32 {
        Turn::of(bout.stack()).map_or(0, |turn| u32::from(turn.number))
    }

    /// The colour of the module that the seat took at set-up, and what it is.
    pub fn opening_labels(bout: &Bout<SteelArena>, seat: Seat) -> Vec<String> {
        let (table, content) = (bout.table(), bout.content());
        let Some(module) = table.modules(seat).get(4) else { return vec!["starts on terrain".to_owned()] };
        let colour: Colour = module.tile.back.colour();
        let kind = module.tile.kind.map(|kind| format!("holds {}", content.kind(kind).code));
        std::iter::once(format!("holds {}", colour.word())).chain(kind).collect()
    }
}
