//! How good a position is: cards left, what is demolished and nearly so, the token, robots, and what can be hit.

use crate::HeavyHitters;
use crate::city::{Cell, Way};
use crate::content::{CardId, Cards, Content, Gkr};
use crate::procedures::{Frame, Moving, MovingStep};
use crate::queries::{reach, shots};
use crate::question::{Mode, Shooter};
use crate::reckoning::{self, Attempt, cost, move_cost, sum};
use crate::table::{Hitter, Table};
use kernel::{At, Procedure, Seat};

/// A card that is not damaged, and one of the last ones.
const CARD: i64 = 20;
const LAST: i64 = 15;
const LAST_CARDS: u8 = 8;
/// A card in the hand more than one in the deck.
const HELD: i64 = 2;
/// GK-17.5: a space counts as much as a card, and unlocks upgrades.
const SPACE: i64 = 24;
/// GK-17.1: four demolished buildings win.
const DEMOLISHED: i64 = 160;
/// Own tags on one building: the fourth demolishes it.
const TAGS: [i64; 4] = [0, 12, 30, 60];
/// A Support Unit on the board, and each of its Hit Points.
const UNIT: i64 = 24;
const HIT_POINT: i64 = 6;
const SPONSOR: i64 = 10;
const ENERGY: i64 = 5;
/// For each hex that a piece is away from the nearest face that it could tag.
const AWAY: i64 = 2;
/// The expected loss of a target in hundredths of a card is worth so much.
const SHOT: i64 = 12;
/// A declared card that finds no target.
const IDLE: i64 = 6;

/// A position, with what the looking seat has declared in secret.
#[derive(Clone, Copy)]
pub(super) struct Sight<'a> {
    pub(super) table: &'a Table,
    pub(super) content: &'a Content,
    pub(super) declared: Cards,
}

impl Sight<'_> {
    /// The worth of the seat, and what it has declared, against that of the strongest opponent.
    pub(super) fn against_all(self, seat: Seat) -> i64 {
        let others = self.table.alive().without(seat);
        let strongest = others.iter().map(|other| self.worth(other)).max().unwrap_or(0);
        let weaker: i64 = others.iter().map(|other| self.worth(other)).sum();
        self.worth(seat) + self.plans(seat) - strongest - weaker / 8
    }

    fn worth(self, seat: Seat) -> i64 {
        let Sight { table, .. } = self;
        let player = table.player(seat);
        if player.hitter.is_none() {
            return 0;
        }
        let sound = player.sound();
        let cards = i64::from(sound) * CARD - i64::from(LAST_CARDS.saturating_sub(sound)) * LAST;
        let units = Gkr::UNITS.into_iter().filter_map(|gkr| player.units.get(gkr));
        let units: i64 = units.map(|drone| UNIT + i64::from(drone.hits) * HIT_POINT).sum();
        let stock = i64::from(player.hand_size()) * HELD
            + i64::from(player.sponsor_size()) * SPONSOR
            + i64::from(player.energy) * ENERGY;
        cards + units + stock + i64::from(player.space) * SPACE + self.buildings(seat) + self.stands(seat)
    }

    /// GK-14.11, GK-17.1: what is demolished, and how near the others are to it.
    fn buildings(self, seat: Seat) -> i64 {
        let tags = |one: &crate::table::Building| {
            let own = one.faces.iter().filter(|owner| **owner == Some(seat)).count();
            TAGS[own.min(TAGS.len() - 1)]
        };
        let standing: i64 = self.table.buildings.iter().map(tags).sum();
        i64::from(self.table.demolished(seat)) * DEMOLISHED + standing
    }

    /// How near the pieces are to faces that they could tag, buildings with more own tags first.
    fn stands(self, seat: Seat) -> i64 {
        let pieces = self.table.pieces().filter(|&(owner, ..)| owner == seat);
        let away = |cell: Cell| {
            let open = self.table.city().faces().filter(|face| self.table.owner(*face) != Some(seat));
            open.filter_map(|face| face.before()).map(|before| cell.distance(before)).min().unwrap_or(0)
        };
        -pieces.map(|(.., cell)| i64::from(away(cell)) * AWAY).sum::<i64>()
    }

    /// GK-9: what is declared or lies in the Firing Line, and what could be declared with the energy that is left.
    fn plans(self, seat: Seat) -> i64 {
        let player = self.table.player(seat);
        let mut energy = i64::from(player.energy);
        let mut worth = 0;
        for card in self.declared.copies().map(CardId) {
            energy -= i64::from(cost(self.table, self.content, seat, card));
            worth += self.shot(seat, card).map_or(-IDLE, |shot| shot * 2);
        }
        let line = player.line.copies().map(CardId);
        worth += line.filter_map(|card| self.shot(seat, card)).map(|shot| shot * 2).sum::<i64>();
        worth += energy.min(0) * CARD;
        let others = player.declarable(self.content).filter(|(id, _)| !self.declared.contains(id.0));
        let best = others.filter(|(id, _)| i64::from(cost(self.table, self.content, seat, *id)) <= energy);
        worth + best.filter_map(|(id, _)| self.shot(seat, id)).max().unwrap_or(0)
    }

    /// What the best target of this card may be expected to lose.
    fn shot(self, seat: Seat, card: CardId) -> Option<i64> {
        let shooter = Shooter::Card(card);
        let all = shots(self.table, self.content, seat, shooter).into_iter();
        let worth = |shot: crate::queries::Shot| {
            let (flank, cover) = (shot.flank, shot.cover);
            let attempt =
                Attempt { seat, shooter, at: shot.seat, gkr: shot.gkr, mode: shot.mode, flank, cover };
            let damage = i64::from(sum(&reckoning::damage(self.table, self.content, &attempt)).max(0));
            let hits = if shot.mode == Mode::Orbital { 36 } else { hits(shot.number) };
            damage * hits * SHOT / 36
        };
        all.map(worth).max()
    }
}

/// How many of the 36 rolls of two dice reach the number.
fn hits(number: u8) -> i64 {
    let all = (1..=6).flat_map(|first| (1..=6).map(move |second| first + second));
    all.filter(|total: &u8| *total >= number).count() as i64
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
    let worth = Way::ALL.into_iter().map(|facing| {
        table.player_mut(seat).hitter = Some(Hitter { cell, facing });
        Sight { table: &table, content, declared: Cards::new() }.against_all(seat)
    });
    worth.max().unwrap_or(0) - i64::from(lost) * CARD
}
