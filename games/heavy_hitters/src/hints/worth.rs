//! How good a position is: cards left, what is demolished and nearly so, the token, robots, and what can be hit.

use super::fire::{Fire, Texts, texts};
use crate::HeavyHitters;
use crate::city::{Cell, Cells, Way};
use crate::content::{Cards, Content, Gkr};
use crate::procedures::{Frame, Moving, MovingStep, Phase, Turn};
use crate::queries::reach;
use crate::reckoning::move_cost;
use crate::table::player::ENERGY;
use crate::table::{Building, Hitter, Table};
use kernel::{At, Procedure, Seat};

/// A card that is not damaged, and one of the last ones.
pub(super) const CARD: i64 = 26;
const LAST: i64 = 15;
const LAST_CARDS: u8 = 8;
/// A card in the hand more than one in the deck.
const HELD: i64 = 2;
/// GK-17.5: a space counts as much as a card, and unlocks upgrades.
pub(super) const SPACE: i64 = 18;
/// GK-17.1: four demolished buildings win.
const DEMOLISHED: [i64; 5] = [0, 80, 190, 340, 1_000];
/// Own tags on one building: the fourth demolishes it.
const TAGS: [i64; 4] = [0, 8, 22, 48];
/// A Support Unit on the board, and each of its Hit Points.
pub(super) const UNIT: i64 = 45;
pub(super) const HIT_POINT: i64 = 6;
const SPONSOR: i64 = 8;
const SPARE_ENERGY: i64 = 1;
/// For each hex that a piece is away from the nearest face that it could tag.
const AWAY: i64 = 2;
/// What the seat itself may hit counts for more than what may hit it, so that it seeks the fight.
const EAGER: (i64, i64) = (3, 2);
/// From so near most weapons reach, and what each further hex costs.
const AT_HAND: u8 = 3;
const FAR: i64 = 4;
/// How much of what can be tagged now is worth as much as if it were tagged.
const READY: (i64, i64) = (1, 2);

/// A position, with what the looking seat has declared in secret.
#[derive(Clone, Copy)]
pub(super) struct Sight<'a> {
    pub(super) table: &'a Table,
    pub(super) content: &'a Content,
    pub(super) declared: &'a Cards,
    pub(super) turn: Option<&'a Turn>,
}

impl Sight<'_> {
    /// The worth of the seat against that of the strongest opponent, each with what it may hit.
    pub(super) fn against_all(self, seat: Seat) -> i64 {
        let none = Cards::new();
        let texts = texts(self.table, self.content);
        let mut own = 0;
        let (mut strongest, mut all) = (0, 0);
        for each in self.table.alive().iter() {
            if each == seat {
                own = self.worth(each) + self.plans(each, self.declared, &texts) * EAGER.0 / EAGER.1;
            } else {
                let worth = self.worth(each) + self.plans(each, &none, &texts);
                (strongest, all) = (worth.max(strongest), all + worth);
            }
        }
        own - strongest - (all - strongest) / 8 - self.far(seat) * FAR
    }

    /// How many hexes the Heavy Hitter of the seat is too far away from the nearest other one.
    fn far(self, seat: Seat) -> i64 {
        let Some(from) = self.table.cell_of(seat, Gkr::Hitter) else { return 0 };
        let others = self.table.alive().without(seat);
        let others = others.iter().filter_map(|other| self.table.cell_of(other, Gkr::Hitter));
        let nearest = others.map(|cell| from.distance(cell)).min().unwrap_or(0);
        i64::from(nearest.saturating_sub(AT_HAND))
    }

    /// What the seat may hit in this turn, or half of what it may hit in the next.
    fn plans(self, seat: Seat, declared: &Cards, texts: &Texts<'_>) -> i64 {
        let fire = Fire::of(self.table, self.content, seat, texts);
        let energy = self.table.player(seat).energy;
        match self.turn.map(|turn| (turn.phase, turn.done.contains(seat))) {
            Some((Phase::Begin | Phase::Deploy, _) | (Phase::Move(Gkr::Hitter), false)) => {
                fire.plans(declared, (true, energy))
            }
            Some((Phase::Move(_) | Phase::Moved | Phase::Combat, _)) => fire.plans(declared, (false, energy)),
            Some((Phase::Fought | Phase::Tag | Phase::Reset | Phase::Glory, _)) | None => {
                fire.plans(declared, (true, ENERGY)) / 2
            }
        }
    }

    fn worth(self, seat: Seat) -> i64 {
        let player = self.table.player(seat);
        let sound = player.sound();
        let cards = i64::from(sound) * CARD - i64::from(LAST_CARDS.saturating_sub(sound)) * LAST;
        let units = Gkr::UNITS.into_iter().filter_map(|gkr| player.units.get(gkr));
        let units: i64 = units.map(|drone| UNIT + i64::from(drone.hits) * HIT_POINT).sum();
        let stock = i64::from(player.hand_size()) * HELD
            + i64::from(player.sponsor_size()) * SPONSOR
            + i64::from(player.energy) * SPARE_ENERGY;
        cards + units + stock + i64::from(player.space) * SPACE + self.buildings(seat)
    }

    /// GK-14.8, GK-14.11, GK-17.1: what is demolished, what is tagged, what can be tagged from where the pieces stand, and
    /// how far the others are away from it.
    fn buildings(self, seat: Seat) -> i64 {
        let player = self.table.player(seat);
        let pieces = player.units.cells().union(player.hitter_cell());
        let pushes = self.table.city().open();
        let demolished = usize::from(self.table.demolished(seat)).min(3);
        let fourth = DEMOLISHED[demolished + 1] - DEMOLISHED[demolished] + SPACE;
        let tags = |own: usize| TAGS.get(own).copied().unwrap_or(fourth);
        let (mut worth, mut ready, mut open, mut near) =
            (DEMOLISHED[demolished], 0, Cells::NONE, Cells::NONE);
        for one in self.table.buildings.iter().filter(|one| one.rubble.is_none()) {
            let own = one.faces.iter().filter(|owner| **owner == Some(seat)).count();
            let before = open_faces(one, seat);
            let at = before.both(pieces);
            worth += tags(own);
            if !at.is_empty() {
                ready += tags((own + usize::from(at.len())).min(4)) - tags(own) + SPONSOR;
            }
            (open, near) = (open.union(before), near.union(at));
        }
        let open = open.both(pushes);
        let away: i64 = pieces.minus(near).iter().map(|cell| away(cell, open)).sum();
        worth + ready * READY.0 / READY.1 - away * AWAY
    }
}

/// GK-R20, GK-R23: the hexes from which the seat could tag a face of the building.
fn open_faces(building: &Building, seat: Seat) -> Cells {
    let own = Way::ALL.into_iter().filter(|way| building.faces[way.index()] == Some(seat));
    own.filter_map(|way| building.cell.neighbour(way)).fold(building.cell.neighbours(), Cells::without)
}

/// How far it is to the nearest of these hexes.
fn away(cell: Cell, open: Cells) -> i64 {
    let mut near = Cells::only(cell);
    for steps in 0..6 {
        if !near.both(open).is_empty() {
            return steps;
        }
        near = near.union(near.beside());
    }
    6
}

/// The hex to which the Heavy Hitter of the seat is about to move.
pub(super) fn turning(stack: &[Frame], seat: Seat) -> Option<Cell> {
    let moving = Moving::of(stack).filter(|moving| moving.seat == seat)?;
    match moving.step {
        MovingStep::Face { cell } => Some(cell),
        MovingStep::Where | MovingStep::Paid { .. } | MovingStep::Push { .. } | MovingStep::Moved => None,
    }
}

/// GK-8.15: the worth of a hex with the best facing, once its energy is paid.
pub(super) fn moved(at: At<'_, HeavyHitters>, seat: Seat, cell: Cell) -> i64 {
    let (content, mut table) = (at.content, at.table.clone());
    let steps = reach(&table, content, seat, Gkr::Hitter).and_then(|reach| reach.steps(cell));
    let cost = move_cost(&table, content, seat, steps.unwrap_or(0));
    let player = table.player_mut(seat);
    let lost = cost.saturating_sub(player.energy);
    player.energy = player.energy.saturating_sub(cost);
    player.hitter = player.hitter.map(|hitter| Hitter { cell, ..hitter });
    let turn = Turn::of(at.stack).map(|turn| Turn { done: turn.done.without(seat), ..*turn });
    let sight = Sight { table: &table, content, declared: &Cards::new(), turn: turn.as_ref() };
    sight.against_all(seat) - i64::from(lost) * CARD
}
