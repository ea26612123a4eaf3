//! Numbers and lists that the rules ask for: computed, never stored.

mod possible;

pub(crate) use possible::certain;
pub use possible::could_hold;

use crate::city::{self, Aim, Attacker, Cell, Cells, Face, Mover, Pieces, Reach, Spotter, Target};
use crate::content::{CardId, CardKind, Class, Content, Gkr};
use crate::question::{Mode, Shooter};
use crate::reckoning::{self, Attempt, further, sum};
use crate::table::Table;
use arrayvec::ArrayVec;
use kernel::Seat;

/// All pieces on the board, as the seat sees them.
fn pieces(table: &Table, seat: Seat) -> Pieces {
    let mut all = Pieces::default();
    for (owner, gkr, cell) in table.pieces() {
        match gkr {
            _ if owner == seat => all.own.insert(cell),
            Gkr::Hitter => all.hitters.insert(cell),
            Gkr::Combat | Gkr::Repair | Gkr::Recon => all.units.insert(cell),
        }
    }
    all
}

/// The hexes with a piece.
pub fn occupied(table: &Table) -> Cells {
    table.pieces().map(|(.., cell)| cell).collect()
}

/// GK-8.5 to GK-8.23: where a piece may end its move, and how many hexes it enters on the way.
pub fn reach(table: &Table, content: &Content, seat: Seat, gkr: Gkr) -> Option<Reach> {
    let from = table.cell_of(seat, gkr)?;
    let units = || Some(&content.faction(table.player(seat).faction?).units);
    let (mover, most) = match (gkr, gkr.unit()) {
        (Gkr::Recon, Some(unit)) => (Mover::Flyer, units()?[unit].moves),
        (Gkr::Hitter | Gkr::Combat | Gkr::Repair, Some(unit)) => (Mover::Unit, units()?[unit].moves),
        (Gkr::Hitter | Gkr::Combat | Gkr::Repair | Gkr::Recon, None) => (Mover::Hitter, city::CELLS),
    };
    Some(table.city().reach(mover, from, most, pieces(table, seat)))
}

/// GK-8.11, GK-R12: where a unit can be pushed from this hex; the hex that the Heavy Hitter leaves counts as free.
pub fn push_cells(table: &Table, from: Cell, left: Option<Cell>) -> Cells {
    let there = occupied(table);
    table.city().push_cells(from, left.map_or(there, |left| there.without(left)))
}

/// GK-7.4, GK-R59, GK-R60: where the seat may deploy.
pub fn deploy_cells(table: &Table, seat: Seat) -> Cells {
    let hitter = table.cell_of(seat, Gkr::Hitter);
    hitter.map_or(Cells::NONE, |hitter| table.city().deploy_cells(hitter, occupied(table)))
}

/// GK-14.1 to GK-14.6, GK-R23: the buildings that the piece can tag.
pub fn taggable(table: &Table, seat: Seat, gkr: Gkr) -> Cells {
    let Some(from) = table.cell_of(seat, gkr) else { return Cells::NONE };
    let is_guarded = |owner: Seat| table.player(owner).today.guarded;
    let open = |face: &Face| table.owner(*face).is_none_or(|owner| owner != seat && !is_guarded(owner));
    table.city().faces_at(from).filter(open).map(|face| face.building).collect()
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
    /// Whether a Heavy Hitter need not look there.
    pub all_round: bool,
    /// GK-13.11: for an Orbital Strike, whether its target must be spotted.
    pub orbital: Option<bool>,
}

/// GK-R44: what is printed of this attack, with what changes speed and range.
pub fn arms(table: &Table, content: &Content, seat: Seat, shooter: Shooter) -> Option<Arms> {
    let slow = |card: CardId| table.player(seat).today.slow.count(card.0);
    match shooter {
        Shooter::Card(card) => match content.card(card).kind {
            CardKind::Weapon(weapon) => Some(Arms {
                speed: weapon.speed.saturating_sub(slow(card)),
                range: weapon.range.saturating_add(further(table, content, seat)),
                damage: weapon.damage,
                missile: weapon.class == Class::Missile,
                all_round: weapon.all_round,
                orbital: None,
            }),
            CardKind::Orbital(orbital) => Some(Arms {
                speed: orbital.speed.saturating_sub(slow(card)),
                range: orbital.range,
                damage: orbital.damage,
                missile: false,
                all_round: true,
                orbital: Some(orbital.spotted),
            }),
            CardKind::Sponsor { .. } | CardKind::Deploy | CardKind::Reaction | CardKind::Manoeuvre(_) => None,
        },
        Shooter::Unit(gkr) => {
            let unit = &content.faction(table.player(seat).faction?).units[gkr.unit()?];
            Some(Arms {
                speed: unit.speed,
                range: unit.range,
                damage: unit.damage,
                missile: false,
                all_round: true,
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
    /// GK-10.11: whether the target has Partial Cover.
    pub cover: bool,
}

/// GK-10, GK-R73 (2 to 4): every target of this attack with every way to attack it, sorted.
pub fn shots(table: &Table, content: &Content, seat: Seat, shooter: Shooter) -> Vec<Shot> {
    let Some(arms) = arms(table, content, seat, shooter) else { return Vec::new() };
    let mut all = Vec::new();
    for (owner, gkr, cell) in table.pieces().filter(|&(owner, ..)| owner != seat) {
        match arms.orbital {
            Some(spotted) => {
                let from = table.cell_of(seat, Gkr::Hitter);
                let is_near = from.is_some_and(|from| from.distance(cell) <= arms.range);
                let fits = is_near && (!spotted || is_spotted(table, content, seat, cell));
                let strike =
                    Shot { seat: owner, gkr, mode: Mode::Orbital, number: 0, flank: false, cover: false };
                all.extend(fits.then_some(strike));
            }
            None => all.extend(aimed(table, content, (seat, shooter, arms), (owner, gkr, cell))),
        }
    }
    all
}

/// GK-10.3 to GK-10.25, GK-11.2 to GK-11.5: every legal way of this attack on this target.
fn aimed(
    table: &Table,
    content: &Content,
    (seat, shooter, arms): (Seat, Shooter, Arms),
    (owner, gkr, cell): (Seat, Gkr, Cell),
) -> ArrayVec<Shot, 2> {
    let (from, facing) = match shooter {
        Shooter::Unit(unit) => (table.cell_of(seat, unit), None),
        Shooter::Card(_) => {
            let hitter = table.player(seat).hitter;
            let facing = hitter.filter(|_| !arms.all_round).map(|hitter| hitter.facing);
            (hitter.map(|hitter| hitter.cell), facing)
        }
    };
    let Some(from) = from else { return ArrayVec::new() };
    let attacker = Attacker { cell: from, facing, range: arms.range, missile: arms.missile };
    let target = table.player(owner).hitter.filter(|_| gkr == Gkr::Hitter);
    let target = Target { cell, facing: target.map(|hitter| hitter.facing) };
    let aim = Aim { attacker, target, spotters: &spotters(table, content, seat) };
    let shot = |shot: city::Shot| {
        let mode = match shot.mode {
            city::Mode::Direct => Mode::Direct,
            city::Mode::Alley => Mode::Alley,
            city::Mode::Indirect => Mode::Indirect,
        };
        let (flank, cover) = (shot.flank, shot.modifiers().cover > 0);
        let attempt = Attempt { seat, shooter, at: owner, gkr, mode, flank, cover };
        let number = sum(&reckoning::number(table, content, &attempt)).max(0).unsigned_abs();
        Shot { seat: owner, gkr, mode, number, flank, cover }
    };
    table.city().shots(&aim).into_iter().flat_map(city::Shots::iter).map(shot).collect()
}

/// GK-10.20, GK-10.21: the own Support Units, each with how far it sees.
fn spotters(table: &Table, content: &Content, seat: Seat) -> ArrayVec<Spotter, 3> {
    let Some(faction) = table.player(seat).faction else { return ArrayVec::new() };
    let units = Gkr::UNITS.into_iter().zip(&content.faction(faction).units);
    let spotter = |(gkr, unit): (Gkr, &crate::content::Unit)| {
        Some(Spotter { cell: table.cell_of(seat, gkr)?, range: unit.sight })
    };
    units.filter_map(spotter).collect()
}

/// GK-10.20 to GK-10.22, GK-R17: whether an own Support Unit spots the hex.
pub fn is_spotted(table: &Table, content: &Content, seat: Seat, to: Cell) -> bool {
    spotters(table, content, seat).into_iter().any(|spotter| table.city().spots(spotter, to))
}

/// GK-10.21, GK-10.22: whether this Support Unit sees the hex.
pub(crate) fn sees(table: &Table, content: &Content, seat: Seat, gkr: Gkr, to: Cell) -> bool {
    let cell = table.cell_of(seat, gkr);
    let mut all = spotters(table, content, seat).into_iter();
    all.any(|spotter| Some(spotter.cell) == cell && table.city().spots(spotter, to))
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
