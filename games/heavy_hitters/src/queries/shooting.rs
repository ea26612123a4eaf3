//! Attacks: what a weapon does, what can be attacked and how, whose attack comes next.

use crate::city::{self, Attacker, Cell, Facing, Outlook, Spotter, Target};
use crate::content::{CardId, CardKind, Class, Content, DECK, Gkr, kinds};
use crate::question::{Mode, Shooter};
use crate::reckoning::{self, Attempt, further, sum};
use crate::table::{SEATS, Table};
use arrayvec::ArrayVec;
use kernel::Seat;

/// The pieces of all others.
const TARGETS: usize = (SEATS - 1) * Gkr::ALL.len();
/// All cards of a deck, and the Support Units.
const ATTACKS: usize = DECK as usize + Gkr::UNITS.len();

/// Targets with the ways to attack them.
pub type Shots = ArrayVec<Shot, { 2 * TARGETS }>;

/// Attacks of one seat.
pub type Attacks = ArrayVec<Shooter, ATTACKS>;

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
    armed(table, content, (seat, shooter), || further(table, content, seat))
}

/// The same where it is known how much further weapons reach.
pub(crate) fn armed(
    table: &Table,
    content: &Content,
    (seat, shooter): (Seat, Shooter),
    further: impl FnOnce() -> u8,
) -> Option<Arms> {
    let slow = |card: CardId| table.player(seat).today.slow.count(card.0);
    match shooter {
        Shooter::Card(card) => match content.card(card).kind {
            CardKind::Weapon(weapon) => Some(Arms {
                speed: weapon.speed.saturating_sub(slow(card)),
                range: weapon.range.saturating_add(further()),
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

/// What one piece of a seat sees of the pieces of all others.
#[derive(Clone, Debug)]
pub(crate) struct Lookout<'a> {
    table: &'a Table,
    content: &'a Content,
    seat: Seat,
    from: Option<Cell>,
    /// Where a Heavy Hitter looks.
    facing: Option<Facing>,
    /// Whether it may turn to each target before it fires.
    turns: bool,
    seen: ArrayVec<(Seat, Gkr, Outlook), TARGETS>,
}

impl<'a> Lookout<'a> {
    /// What the piece sees from where it stands.
    pub(crate) fn of(table: &'a Table, content: &'a Content, seat: Seat, gkr: Gkr) -> Lookout<'a> {
        Lookout::within(table, content, (seat, gkr), city::CELLS)
    }

    /// What the piece sees that is no farther away.
    pub(crate) fn within(
        table: &'a Table,
        content: &'a Content,
        (seat, gkr): (Seat, Gkr),
        range: u8,
    ) -> Lookout<'a> {
        let from = table.cell_of(seat, gkr);
        let facing = table.player(seat).hitter.filter(|_| gkr == Gkr::Hitter).map(|hitter| hitter.facing);
        let mut lookout = Lookout { table, content, seat, from, facing, turns: false, seen: ArrayVec::new() };
        let Some(from) = from else { return lookout };
        let spotters = if gkr == Gkr::Hitter { spotters(table, content, seat) } else { ArrayVec::new() };
        lookout.look(from, &spotters, range);
        lookout
    }

    /// GK-8.15: what a Heavy Hitter with weapons of at most this range sees, if it may still turn to each target or not.
    /// `spots`: whether it asks its Support Units.
    pub(crate) fn ahead(
        table: &'a Table,
        content: &'a Content,
        seat: Seat,
        (turns, spots, range): (bool, bool, u8),
    ) -> Lookout<'a> {
        let hitter = table.player(seat).hitter;
        let (from, facing) = (hitter.map(|hitter| hitter.cell), hitter.map(|hitter| hitter.facing));
        let mut lookout = Lookout { table, content, seat, from, facing, turns, seen: ArrayVec::new() };
        if let Some(from) = from {
            let spotters = if spots { spotters(table, content, seat) } else { ArrayVec::new() };
            lookout.look(from, &spotters, range);
        }
        lookout
    }

    fn look(&mut self, from: Cell, spotters: &[Spotter], range: u8) {
        let (table, city) = (self.table, self.table.city());
        for (owner, player) in table.players.iter().filter(|(owner, _)| *owner != self.seat) {
            let units =
                Gkr::UNITS.into_iter().filter_map(|gkr| Some((gkr, player.units.get(gkr)?.cell, None)));
            let hitter = player.hitter.map(|hitter| (Gkr::Hitter, hitter.cell, Some(hitter.facing)));
            let near = hitter.into_iter().chain(units).filter(|(_, cell, _)| from.distance(*cell) <= range);
            for (gkr, cell, facing) in near {
                let outlook = city.outlook(from, Target { cell, facing }, spotters);
                self.seen.push((owner, gkr, outlook));
            }
        }
    }

    /// GK-10, GK-R73 (2 to 4): every target of this attack with every way to attack it, sorted. The Target Number is left
    /// out.
    pub(crate) fn targets(&self, arms: Arms, mut found: impl FnMut(Shot)) {
        let Some(cell) = self.from else { return };
        let facing = self.facing.filter(|_| !arms.all_round);
        let attacker = Attacker { cell, facing, range: arms.range, missile: arms.missile };
        for &(seat, gkr, ref outlook) in &self.seen {
            let Some(spotted) = arms.orbital else {
                let facing = if self.turns { facing.map(|_| outlook.towards()) } else { facing };
                let shots =
                    outlook.shots(Attacker { facing, ..attacker }).into_iter().flat_map(city::Shots::iter);
                shots.for_each(|shot| found(Shot::of(seat, gkr, shot)));
                continue;
            };
            if outlook.distance() <= arms.range && (!spotted || outlook.is_spotted()) {
                found(Shot { seat, gkr, mode: Mode::Orbital, number: 0, flank: false, cover: false });
            }
        }
    }

    /// The same with the Target Numbers.
    pub(crate) fn shots(&self, shooter: Shooter) -> Shots {
        let mut all = Shots::new();
        let Some(arms) = arms(self.table, self.content, self.seat, shooter) else { return all };
        self.targets(arms, |shot| all.push(shot));
        for shot in &mut all {
            let number = reckoning::number(self.table, self.content, &shot.attempt(self.seat, shooter));
            shot.number = sum(&number).max(0).unsigned_abs();
        }
        all
    }
}

impl Shot {
    /// As the city sees it.
    fn of(seat: Seat, gkr: Gkr, shot: city::Shot) -> Shot {
        let mode = match shot.trajectory {
            city::Trajectory::Direct => Mode::Direct,
            city::Trajectory::Alley => Mode::Alley,
            city::Trajectory::Indirect => Mode::Indirect,
        };
        Shot { seat, gkr, mode, number: 0, flank: shot.flank, cover: shot.modifiers().cover > 0 }
    }

    /// As conditions and numbers see it.
    pub(crate) fn attempt(&self, seat: Seat, shooter: Shooter) -> Attempt {
        let Shot { seat: at, gkr, mode, number: _, flank, cover } = *self;
        Attempt { seat, shooter, at, gkr, mode, flank, cover }
    }
}

impl Shooter {
    /// The piece that attacks.
    pub(crate) fn gkr(self) -> Gkr {
        match self {
            Shooter::Card(_) => Gkr::Hitter,
            Shooter::Unit(gkr) => gkr,
        }
    }
}

/// GK-10, GK-R73 (2 to 4): every target of this attack with every way to attack it, sorted.
pub fn shots(table: &Table, content: &Content, seat: Seat, shooter: Shooter) -> Shots {
    Lookout::of(table, content, seat, shooter.gkr()).shots(shooter)
}

/// The same without the Target Numbers.
pub(crate) fn targets(
    table: &Table,
    content: &Content,
    (seat, shooter): (Seat, Shooter),
    found: impl FnMut(Shot),
) {
    let arms = arms(table, content, seat, shooter);
    if let Some(arms) = arms {
        Lookout::of(table, content, seat, shooter.gkr()).targets(arms, found);
    }
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
pub fn next_attacks(table: &Table, content: &Content) -> Option<(Seat, Attacks)> {
    let (mut speed, mut next) = (0, None);
    for seat in table.order() {
        let (its_speed, attacks) = fastest(table, content, seat);
        if !attacks.is_empty() && (next.is_none() || its_speed > speed) {
            (speed, next) = (its_speed, Some((seat, attacks)));
        }
    }
    next
}

/// GK-9.7: the fastest attacks of the seat that are still to come, and their speed.
fn fastest(table: &Table, content: &Content, seat: Seat) -> (u8, Attacks) {
    let player = table.player(seat);
    let (mut fastest, mut attacks) = (0, Attacks::new());
    let cards = kinds(&player.line).map(|(id, _)| Shooter::Card(CardId(id)));
    let is_ready = |gkr: &Gkr| player.units.get(*gkr).is_some_and(|drone| drone.ready);
    for shooter in cards.chain(Gkr::UNITS.into_iter().filter(is_ready).map(Shooter::Unit)) {
        let Some(Arms { speed, .. }) = arms(table, content, seat, shooter) else { continue };
        if speed > fastest {
            attacks.clear();
        }
        if speed >= fastest {
            fastest = speed;
            attacks.push(shooter);
        }
    }
    (fastest, attacks)
}
