//! How good a position is: cards left, what is demolished and nearly so, the token, robots, and what can be hit.

use super::fire::{Fire, Means, Texts, texts};
use crate::city::{Cell, Cells, Way};
use crate::content::{Cards, Content, Gkr};
use crate::procedures::{Combat, CombatStep, Phase, Turn};
use crate::table::{Building, Table};
use kernel::Seat;

/// A card that is not damaged, and one of the last ones.
pub(super) const CARD: i64 = 26;
const LAST: i64 = 15;
const LAST_CARDS: u8 = 8;
/// A card in the hand more than one in the deck.
const HELD: i64 = 2;
/// GK-17.5: a space counts as much as a card, and unlocks upgrades.
pub(super) const SPACE: i64 = 18;
/// GK-17.1: four demolished buildings win.
const DEMOLISHED: [i64; 5] = [0, 120, 280, 500, 1_000];
/// What own tags on one building are worth, in hundredths of what the fourth brings: it demolishes the building.
const TAGS: [i64; 5] = [0, 8, 22, 49, 100];
const HUNDRED: i64 = 100;
/// A Support Unit on the board, and each of its Hit Points.
pub(super) const UNIT: i64 = 45;
pub(super) const HIT_POINT: i64 = 6;
const SPONSOR: i64 = 8;
const SPARE_ENERGY: i64 = 1;
/// How much of the worth of a tag is left for each hex that a piece is away from where it could place it.
const AWAY: (i64, i64) = (3, 5);
/// Until the Combat Phase, what the seat itself may hit counts for more than what may hit it, so that it seeks the fight.
const EAGER: (i64, i64) = (3, 2);
/// From so near most weapons reach, and what each further hex costs.
const AT_HAND: u8 = 3;
const FAR: i64 = 4;
/// How much of what can be tagged is worth as much as if it were tagged.
const READY: (i64, i64) = (1, 2);

/// A position, with what the looking seat has declared in secret.
#[derive(Clone, Copy)]
pub(super) struct Sight<'a> {
    pub(super) table: &'a Table,
    pub(super) content: &'a Content,
    pub(super) declared: &'a Cards,
    pub(super) turn: Option<&'a Turn>,
    pub(super) combat: Option<&'a Combat>,
}

impl Sight<'_> {
    /// The worth of the seat against that of the strongest opponent, each with what it may hit.
    pub(super) fn against_all(self, seat: Seat) -> i64 {
        let none = Cards::new();
        let texts = texts(self.table, self.content);
        let eager = if self.combat.is_some() { (1, 1) } else { EAGER };
        let mut own = 0;
        let (mut strongest, mut all) = (0, 0);
        for each in self.table.alive().iter() {
            if each == seat {
                own = self.worth(each) + self.plans(each, self.declared, &texts) * eager.0 / eager.1;
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

    /// What the seat may hit in this turn.
    fn plans(self, seat: Seat, declared: &Cards, texts: &Texts<'_>) -> i64 {
        let fire = Fire::of(self.table, self.content, seat, texts);
        self.means(seat).map_or(0, |means| fire.plans(declared, means))
    }

    /// What the seat can still do in this turn to hit something. During the Combat Phase the turn has named the next
    /// phase already.
    fn means(self, seat: Seat) -> Option<Means> {
        let energy = self.table.player(seat).energy;
        if let Some(combat) = self.combat {
            return Some(Means { turns: false, declares: combat.step == CombatStep::Declare, energy });
        }
        let turn = self.turn?;
        let turns = match turn.phase {
            Phase::Begin | Phase::Deploy => true,
            Phase::Move(Gkr::Hitter) => !turn.done.contains(seat),
            Phase::Move(Gkr::Combat | Gkr::Repair | Gkr::Recon) | Phase::Moved | Phase::Combat => false,
            Phase::Fought | Phase::Tag | Phase::Reset | Phase::Draw | Phase::Glory => return None,
        };
        Some(Means { turns, declares: true, energy })
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
    /// what the others could tag if they went there. The nearer the victory, the more a tag is worth.
    fn buildings(self, seat: Seat) -> i64 {
        let player = self.table.player(seat);
        let pieces = player.units.cells().union(player.hitter_cell());
        let demolished = usize::from(self.table.demolished(seat)).min(3);
        let fourth = DEMOLISHED[demolished + 1] - DEMOLISHED[demolished] + SPACE;
        let tags = |own: usize| fourth * TAGS[own.min(4)] / HUNDRED;
        let (mut worth, mut ready, mut near) = (DEMOLISHED[demolished], 0, Cells::NONE);
        let mut drawn = [0; Gkr::ALL.len()];
        for one in self.table.buildings.iter().filter(|one| one.rubble.is_none()) {
            let own = one.faces.iter().filter(|owner| **owner == Some(seat)).count();
            let open = open_faces(one, seat);
            let at = open.both(pieces);
            worth += tags(own);
            if !at.is_empty() {
                ready += tags(own + usize::from(at.len())) - tags(own) + SPONSOR;
            }
            let next = tags(own + 1) - tags(own) + SPONSOR;
            for (cell, most) in pieces.iter().zip(&mut drawn) {
                *most = left(next, steps(cell, one.cell)).max(*most);
            }
            near = near.union(at);
        }
        let far = pieces.iter().zip(drawn).filter(|(cell, _)| !near.contains(*cell));
        worth + (ready + far.map(|(_, most)| most).sum::<i64>()) * READY.0 / READY.1
    }
}

/// GK-R20, GK-R23: the hexes from which the seat could tag a face of the building.
fn open_faces(building: &Building, seat: Seat) -> Cells {
    let own = Way::ALL.into_iter().filter(|way| building.faces[way.index()] == Some(seat));
    own.filter_map(|way| building.cell.neighbour(way)).fold(building.cell.neighbours(), Cells::without)
}

/// How far it is to another face of the building; one step where the piece touches it already.
fn steps(from: Cell, building: Cell) -> u8 {
    from.distance(building).saturating_sub(1).max(1)
}

/// What is left of this worth so many hexes away.
fn left(worth: i64, steps: u8) -> i64 {
    (0..steps).fold(worth, |worth, _| worth * AWAY.0 / AWAY.1)
}
