//! A rehearsal: what would follow from a shot, a push or a move, as far as everybody can see it.

use crate::content::{Content, Delivery, Terrain};
use crate::field::{Cell, Cells, Field};
use crate::procedures::attack::Shot;
use crate::view::View;
use kernel::Seat;
use tabletop::Direction;

/// What would follow.
#[derive(Clone, Default, Debug)]
pub(super) struct Foreseen {
    /// The cells at which the attack itself is aimed.
    pub(super) targets: Cells,
    /// The cells that splinters reach, of the attack or of explosions.
    pub(super) splinters: Cells,
    /// Terrain that goes off.
    pub(super) blown: Cells,
    /// Water that is destroyed.
    pub(super) boiled: Cells,
    /// Damage and heat that come to each robot, before anything prevents them.
    pub(super) hits: Vec<(u8, u8)>,
    /// From where to where each robot goes.
    pub(super) ways: Vec<Vec<Cell>>,
}

impl Foreseen {
    /// What could follow where either of two things happens.
    pub(super) fn or(mut self, other: &Foreseen) -> Foreseen {
        let both = |one: Cells, two: Cells| two.iter().fold(one, Cells::with);
        self.targets = both(self.targets, other.targets);
        self.splinters = both(self.splinters, other.splinters);
        self.blown = both(self.blown, other.blown);
        self.boiled = both(self.boiled, other.boiled);
        for (mine, theirs) in self.hits.iter_mut().zip(&other.hits) {
            *mine = (mine.0.max(theirs.0), mine.1.max(theirs.1));
        }
        self
    }
}

/// What lies in sight, to be tried out.
pub(super) struct Rehearsal<'a> {
    content: &'a Content,
    view: &'a View,
    field: &'a Field,
    stands: Vec<Option<Cell>>,
    foreseen: Foreseen,
}

impl<'a> Rehearsal<'a> {
    pub(super) fn new(content: &'a Content, view: &'a View, field: &'a Field) -> Rehearsal<'a> {
        let stands: Vec<Option<Cell>> = view.robots.iter().map(|robot| robot.cell).collect();
        let ways = stands.iter().map(|cell| cell.iter().copied().collect()).collect();
        let hits = vec![(0, 0); stands.len()];
        Rehearsal { content, view, field, stands, foreseen: Foreseen { hits, ways, ..Foreseen::default() } }
    }

    pub(super) fn over(self) -> Foreseen {
        self.foreseen
    }

    /// SA-11.7 to SA-11.15, SA-12.12, SA-12.18, SA-12.19, SA-17.6, SA-17.7, SA-17.16: the hits of an
    /// attack, and then what they set off.
    pub(super) fn fire(mut self, shot: &Shot) -> Rehearsal<'a> {
        let printed = shot.printed;
        let mut set_off = Cells::NONE;
        let strikes: Vec<_> = (0..).map_while(|place| shot.strike(self.field, place)).collect();
        for strike in &strikes {
            let whole = matches!(printed.delivery, Delivery::Beam | Delivery::Sweep);
            let side = if whole || strike.cell == shot.centre {
                &mut self.foreseen.targets
            } else {
                &mut self.foreseen.splinters
            };
            *side = side.with(strike.cell);
            if let Some(seat) = self.robot_at(strike.cell) {
                self.hit(seat, strike.damage, strike.heat);
            }
            let Some(terrain) = self.terrain(strike.cell).copied() else { continue };
            if terrain.explodes() && (printed.heat > 0 || strike.damage > 0) {
                set_off = set_off.with(strike.cell);
            }
            if terrain.melts && printed.heat > 0 {
                self.foreseen.boiled = self.foreseen.boiled.with(strike.cell);
            }
        }
        self.explode(set_off);
        self
    }

    /// SA-8.3 to SA-8.11, SA-12.2 to SA-12.5, SA-R15, SA-R16, SA-R22: step by step, others ahead of it, and
    /// each resolves what it enters, the far end first.
    pub(super) fn shove(mut self, seat: Seat, to: Direction, cells: u8) -> Rehearsal<'a> {
        for _ in 0..cells {
            let Some(chain) = self.chain(seat, to) else { break };
            for &(shifted, there) in chain.iter().rev() {
                self.stands[shifted.index()] = Some(there);
                self.foreseen.ways[shifted.index()].push(there);
            }
            chain.iter().rev().for_each(|&(shifted, _)| self.enter(shifted));
        }
        self
    }

    /// SA-6.5 to SA-6.8, SA-R14: only where it ends matters.
    pub(super) fn jump(mut self, seat: Seat, to: Direction, cells: u8) -> Rehearsal<'a> {
        let from = self.stands[seat.index()];
        let line = from.and_then(|from| self.field.line(from, to).nth(usize::from(cells).checked_sub(1)?));
        if let Some(there) = line {
            self.stands[seat.index()] = Some(there);
            self.foreseen.ways[seat.index()].push(there);
            self.enter(seat);
        }
        self
    }

    /// Who would go where, the mover first; nothing where the last cannot go.
    fn chain(&self, seat: Seat, to: Direction) -> Option<Vec<(Seat, Cell)>> {
        let mut chain = Vec::new();
        let (mut seat, mut cell) = (seat, self.stands[seat.index()]?);
        loop {
            cell = self.field.next(cell, to)?;
            if self.terrain(cell).is_some_and(|terrain| terrain.obstacle) {
                return None;
            }
            chain.push((seat, cell));
            match self.robot_at(cell) {
                Some(next) => seat = next,
                None => return Some(chain),
            }
        }
    }

    /// SA-17.8, SA-17.17, SA-17.18.
    fn enter(&mut self, seat: Seat) {
        let Some(cell) = self.stands[seat.index()] else { return };
        let Some(terrain) = self.terrain(cell).copied() else { return };
        self.hit(seat, terrain.burns, 0);
        if terrain.explodes() {
            self.explode(Cells::only(cell));
        }
    }

    /// SA-17.9 to SA-17.12, SA-R48, SA-R50: wave by wave.
    fn explode(&mut self, first: Cells) {
        let mut wave = first;
        while !wave.is_empty() {
            let mut next = Cells::NONE;
            for cell in wave.iter() {
                let Some(terrain) = self.terrain(cell).copied() else { continue };
                self.splinter(cell, terrain);
                let beside = self.field.around(cell).map(|(_, beside)| beside);
                let splinters = beside.filter(|&beside| terrain.splinter > 0 && !wave.contains(beside));
                let set_off = splinters.filter(|&beside| self.terrain(beside).is_some_and(Terrain::explodes));
                next = set_off.fold(next, Cells::with);
            }
            self.foreseen.blown = wave.iter().fold(self.foreseen.blown, Cells::with);
            wave = next;
        }
    }

    /// SA-17.9, SA-17.10: the big number on the tile, the small one around it.
    fn splinter(&mut self, cell: Cell, terrain: Terrain) {
        if let Some(seat) = self.robot_at(cell) {
            self.hit(seat, terrain.blast, 0);
        }
        if terrain.splinter == 0 {
            return;
        }
        let field = self.field;
        for (_, beside) in field.around(cell) {
            self.foreseen.splinters = self.foreseen.splinters.with(beside);
            if let Some(seat) = self.robot_at(beside) {
                self.hit(seat, terrain.splinter, 0);
            }
        }
    }

    fn hit(&mut self, seat: Seat, damage: u8, heat: u8) {
        let hit = &mut self.foreseen.hits[seat.index()];
        *hit = (hit.0.saturating_add(damage), hit.1.saturating_add(heat));
    }

    fn robot_at(&self, cell: Cell) -> Option<Seat> {
        let at = self.stands.iter().position(|&there| there == Some(cell))?;
        Some(Seat(at as u8))
    }

    /// The terrain that still lies there.
    fn terrain(&self, cell: Cell) -> Option<&'a Terrain> {
        let gone = self.foreseen.blown.contains(cell) || self.foreseen.boiled.contains(cell);
        if gone { None } else { self.view.terrain(self.content, cell) }
    }
}
