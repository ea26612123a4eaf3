//! Numbers and lists that the rules ask for: computed, never stored.

mod possible;
mod sight;

pub use possible::could_hold;
pub use sight::{Sight, in_front, sight};

use crate::city::{CELLS, Cell};
use crate::content::{CardId, CardKind, Class, Content, Gkr};
use crate::question::{Mode, Shooter};
use crate::table::Table;
use kernel::Seat;
use std::collections::VecDeque;

/// GK-7.4: how far from the own Heavy Hitter a unit may be deployed.
const DEPLOY_RANGE: u8 = 2;

/// The cost of each hex within reach of a piece: energy of a Heavy Hitter, steps of a Support Unit. Its own hex is 0.
pub type Reach = [Option<u8>; CELLS as usize];

/// GK-8.5 to GK-8.23: where a piece may end its move.
pub fn reach(table: &Table, content: &Content, seat: Seat, gkr: Gkr) -> Reach {
    let mut steps: Reach = [None; CELLS as usize];
    let Some(start) = table.cell_of(seat, gkr) else { return steps };
    let most = moves(table, content, seat, gkr);
    let mut all = steps;
    all[usize::from(start.0)] = Some(0);
    let mut next = VecDeque::from([start]);
    while let Some(cell) = next.pop_front() {
        let there = all[usize::from(cell.0)].unwrap_or(0);
        if there == most {
            continue;
        }
        for near in cell.around().filter(|near| all[usize::from(near.0)].is_none()).collect::<Vec<_>>() {
            if ends(table, seat, gkr, start, near) {
                steps[usize::from(near.0)] = Some(there + 1);
            }
            if passes(table, seat, gkr, near) {
                all[usize::from(near.0)] = Some(there + 1);
                next.push_back(near);
            }
        }
    }
    steps[usize::from(start.0)] = Some(0);
    steps
}

/// GK-8.5, GK-8.17: how far the piece may move.
fn moves(table: &Table, content: &Content, seat: Seat, gkr: Gkr) -> u8 {
    let faction = table.player(seat).faction;
    match (gkr.unit(), faction) {
        (Some(unit), Some(faction)) => content.faction(faction).units[unit].moves,
        (None, _) | (_, None) => u8::MAX,
    }
}

/// GK-8.7, GK-8.9, GK-8.10, GK-8.12, GK-8.18, GK-8.20, GK-8.21: whether the piece may pass through the hex.
fn passes(table: &Table, seat: Seat, gkr: Gkr, cell: Cell) -> bool {
    let own = table.piece_at(cell).is_none_or(|(owner, _)| owner == seat);
    gkr == Gkr::Recon || (own && table.building_at(cell).is_none())
}

/// GK-8.8, GK-8.11, GK-8.19, GK-8.22, GK-R12: whether the piece may end on the hex.
fn ends(table: &Table, seat: Seat, gkr: Gkr, start: Cell, cell: Cell) -> bool {
    if table.building_at(cell).is_some() {
        return false;
    }
    match table.piece_at(cell) {
        None => true,
        Some((_, Gkr::Hitter)) => false,
        Some((owner, Gkr::Combat | Gkr::Repair | Gkr::Recon)) => {
            gkr == Gkr::Hitter && owner != seat && !push_cells(table, cell, Some(start)).is_empty()
        }
    }
}

/// GK-8.11, GK-R12: where a unit can be pushed from this hex; the hex that the Heavy Hitter leaves counts as free.
pub fn push_cells(table: &Table, from: Cell, left: Option<Cell>) -> Vec<Cell> {
    let mut cells: Vec<Cell> =
        from.around().filter(|&cell| table.is_free(cell) || left == Some(cell)).collect();
    cells.sort_unstable();
    cells
}

/// GK-7.4, GK-R59: where the seat may deploy.
pub fn deploy_cells(table: &Table, seat: Seat) -> Vec<Cell> {
    let Some(hitter) = table.cell_of(seat, Gkr::Hitter) else { return Vec::new() };
    Cell::all().filter(|&cell| hitter.distance(cell) <= DEPLOY_RANGE && table.is_free(cell)).collect()
}

/// GK-14.1 to GK-14.6, GK-R23: the buildings that the piece can tag.
pub fn taggable(table: &Table, seat: Seat, gkr: Gkr) -> Vec<Cell> {
    let Some(from) = table.cell_of(seat, gkr) else { return Vec::new() };
    let open = |at: &Cell| {
        let face = table.face_towards(*at, from);
        face.is_some_and(|(building, face)| table.buildings[building].faces[face] != Some(seat))
    };
    let mut cells: Vec<Cell> = from.around().filter(open).collect();
    cells.sort_unstable();
    cells
}

/// What an attack can do: its range, the damage before saves, whether it is a missile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Arms {
    /// GK-9.7.
    pub speed: u8,
    /// GK-10.8.
    pub range: u8,
    /// GK-13.2.
    pub damage: u8,
    /// GK-10.20.
    pub missile: bool,
    /// GK-13.11: for an Orbital Strike, whether its target must be spotted.
    pub orbital: Option<bool>,
}

/// What is printed of this attack.
pub fn arms(table: &Table, content: &Content, seat: Seat, shooter: Shooter) -> Option<Arms> {
    match shooter {
        Shooter::Card(card) => match content.card(card).kind {
            CardKind::Weapon(weapon) => Some(Arms {
                speed: weapon.speed,
                range: weapon.range,
                damage: weapon.damage,
                missile: weapon.class == Class::Missile,
                orbital: None,
            }),
            CardKind::Orbital(orbital) => Some(Arms {
                speed: orbital.speed,
                range: u8::MAX,
                damage: orbital.damage,
                missile: false,
                orbital: Some(orbital.spotted),
            }),
            CardKind::Sponsor | CardKind::Deploy | CardKind::Reaction | CardKind::Manoeuvre(_) => None,
        },
        Shooter::Unit(gkr) => {
            let unit = &content.faction(table.player(seat).faction?).units[gkr.unit()?];
            Some(Arms {
                speed: unit.speed,
                range: unit.range,
                damage: unit.damage,
                missile: false,
                orbital: None,
            })
        }
    }
}

/// A target with a way to attack it, and its Target Number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shot {
    /// Whose piece it is.
    pub seat: Seat,
    /// The piece.
    pub gkr: Gkr,
    /// How.
    pub mode: Mode,
    /// GK-11.4; 0 where nothing is rolled.
    pub number: u8,
    /// GK-11.5: whether the attacker is on the flank.
    pub flank: bool,
}

/// GK-10, GK-R73 (2 to 4): every target of this attack with every way to attack it, sorted.
pub fn shots(table: &Table, content: &Content, seat: Seat, shooter: Shooter) -> Vec<Shot> {
    let Some(arms) = arms(table, content, seat, shooter) else { return Vec::new() };
    let enemies = table.pieces().filter(|&(owner, ..)| owner != seat).collect::<Vec<_>>();
    let mut all = Vec::new();
    for (owner, gkr, cell) in enemies {
        for mode in [Mode::Direct, Mode::Alley, Mode::Indirect, Mode::Orbital] {
            all.extend(shot(table, content, (seat, shooter, arms), (owner, gkr, cell), mode));
        }
    }
    all.sort_unstable_by_key(|shot| (shot.seat, shot.gkr, shot.mode));
    all
}

/// GK-10.3 to GK-10.25, GK-11.2 to GK-11.5: this attack on this target in this way, if it is legal.
fn shot(
    table: &Table,
    content: &Content,
    (seat, shooter, arms): (Seat, Shooter, Arms),
    (owner, gkr, to): (Seat, Gkr, Cell),
    mode: Mode,
) -> Option<Shot> {
    if let Some(needs_spotter) = arms.orbital {
        let fits = mode == Mode::Orbital && (!needs_spotter || is_spotted(table, content, seat, to));
        return fits.then_some(Shot { seat: owner, gkr, mode, number: 0, flank: false });
    }
    let from = table.cell_of(seat, if let Shooter::Unit(gkr) = shooter { gkr } else { Gkr::Hitter })?;
    let is_hitter = matches!(shooter, Shooter::Card(_));
    let facing = table.player(seat).hitter.map(|hitter| hitter.facing);
    let outside = is_hitter && !in_front(from, facing?, to);
    if outside || from.distance(to) > arms.range {
        return None;
    }
    let city = table.city();
    let seen = sight(city, from, to);
    let cover = match mode {
        Mode::Direct if seen != Sight::Full => u8::from(seen == Sight::Partial),
        Mode::Alley => 2 + sight::alley(city, from, to)?,
        Mode::Indirect => {
            let spotted =
                is_hitter && arms.missile && seen == Sight::Full && is_spotted(table, content, seat, to);
            spotted.then_some(0)?
        }
        Mode::Direct | Mode::Orbital => return None,
    };
    let target = table.player(owner).hitter.filter(|_| gkr == Gkr::Hitter);
    let flank = target.is_some_and(|hitter| !in_front(hitter.cell, hitter.facing, from));
    let base = if target.is_some() { 5 } else { 7 };
    Some(Shot { seat: owner, gkr, mode, number: base + cover - u8::from(flank), flank })
}

/// GK-10.20 to GK-10.22, GK-R17: whether an own Support Unit spots the hex.
pub fn is_spotted(table: &Table, content: &Content, seat: Seat, to: Cell) -> bool {
    let Some(faction) = table.player(seat).faction else { return false };
    let units = &content.faction(faction).units;
    let city = table.city();
    Gkr::UNITS.into_iter().zip(units).any(|(gkr, unit)| {
        let from = table.cell_of(seat, gkr);
        from.is_some_and(|from| from.distance(to) <= unit.sight && sight(city, from, to) != Sight::Full)
    })
}

/// GK-12.2, GK-12.3: the armour value of a piece.
pub fn armour(table: &Table, content: &Content, seat: Seat, gkr: Gkr) -> u8 {
    match (gkr.unit(), table.player(seat).faction) {
        (Some(unit), Some(faction)) => content.faction(faction).units[unit].defence,
        (None, _) | (_, None) => 5,
    }
}

/// GK-9.7, GK-9.8, GK-R13, GK-R44: whose attacks come next, and which ones, sorted.
pub fn next_attacks(table: &Table, content: &Content) -> Option<(Seat, Vec<Shooter>)> {
    let of = |seat: Seat| {
        let player = table.player(seat);
        let cards = player.line.iter().map(|(id, _)| Shooter::Card(CardId(id)));
        let is_ready = |gkr: &Gkr| player.units.get(*gkr).is_some_and(|drone| drone.ready);
        let units = Gkr::UNITS.into_iter().filter(is_ready).map(Shooter::Unit);
        let all = cards
            .chain(units)
            .filter_map(|shooter| Some((arms(table, content, seat, shooter)?.speed, shooter)));
        all.collect::<Vec<_>>()
    };
    let all: Vec<(Seat, Vec<(u8, Shooter)>)> = table.order().map(|seat| (seat, of(seat))).collect();
    let fastest = all.iter().flat_map(|(_, list)| list).map(|(speed, _)| *speed).max()?;
    let with = |list: &[(u8, Shooter)]| -> Vec<Shooter> {
        list.iter().filter(|(speed, _)| *speed == fastest).map(|(_, shooter)| *shooter).collect()
    };
    all.iter().map(|(seat, list)| (*seat, with(list))).find(|(_, list)| !list.is_empty())
}
