//! What a seat may expect of its weapons: the worth of what they may hit.

use super::worth::{CARD, HIT_POINT, SPACE, UNIT};
use crate::content::{CardId, Cards, Clause, Content, Deed, Gkr, When, kinds};
use crate::queries::{Arms, Lookout, Shot, armed};
use crate::question::{Mode, Shooter};
use crate::reckoning::{Attempt, Situation, Source, cost, further, holds, sources, without_texts};
use crate::table::Table;
use arrayvec::ArrayVec;
use kernel::Seat;

/// The most texts that bear on shots, of all seats together.
const TEXTS_MAX: usize = 48;
/// The most cards of a hand that are thought of.
const GUNS_MAX: usize = 16;
/// How many of the 36 rolls of two dice reach each number.
const REACHING: [i64; 14] = [36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1, 1];
const ROLLS: i64 = 36;
/// What the dice of a save let through in thirds, where five saves.
const THIRDS: i64 = 3;
const THROUGH: i64 = 2;
/// A declared card that finds no target.
const IDLE: i64 = 6;
/// A declared card with a target: among equal plans the one that is begun is the better one.
const BEGUN: i64 = 3;
/// What a further shot at Support Units is worth: the first may have destroyed the best one.
const FURTHER: (i64, i64) = (1, 2);

/// All texts that change numbers or damage of attacks.
pub(super) type Texts<'a> = ArrayVec<Text<'a>, TEXTS_MAX>;

/// A text that changes numbers or damage of attacks.
#[derive(Clone, Copy)]
pub(super) struct Text<'a> {
    seat: Seat,
    bearer: Gkr,
    clause: &'a Clause,
}

/// What an attack may be expected to take from its best targets: a Heavy Hitter, a Support Unit.
#[derive(Clone, Copy, Default)]
struct Hope {
    hitter: i64,
    unit: i64,
}

impl Hope {
    fn most(self) -> i64 {
        self.hitter.max(self.unit)
    }
}

/// The attacks of one seat, added up.
struct Sum {
    worth: i64,
    /// What is left of the worth of a shot at a Support Unit.
    left: (i64, i64),
}

impl Sum {
    fn new() -> Sum {
        Sum { worth: 0, left: (1, 1) }
    }

    fn add(&mut self, hope: Hope) {
        let unit = hope.unit * self.left.0 / self.left.1;
        if unit > hope.hitter {
            self.left = (self.left.0 * FURTHER.0, self.left.1 * FURTHER.1);
        }
        self.worth += unit.max(hope.hitter);
    }
}

/// What a seat may still do with its weapons.
#[derive(Clone, Copy)]
pub(super) struct Means {
    /// The Heavy Hitter may still turn where it likes.
    pub(super) turns: bool,
    /// Cards of the hand can still be declared.
    pub(super) declares: bool,
    /// The energy for them.
    pub(super) energy: u8,
}

/// The weapons of one seat over the position.
pub(super) struct Fire<'a> {
    table: &'a Table,
    content: &'a Content,
    seat: Seat,
    /// How much further weapons reach.
    more: u8,
    texts: &'a Texts<'a>,
}

/// GK-13.8, GK-13.15, GK-16.7: what Pilots, upgrades and units of all seats say of attacks.
pub(super) fn texts<'a>(table: &'a Table, content: &'a Content) -> Texts<'a> {
    let mut texts = Texts::new();
    for seat in table.order() {
        for source in sources(table, seat) {
            let bearing = source.clauses(table, content, seat).iter().filter(|clause| bears(clause));
            for clause in bearing {
                let _full = texts.try_push(Text { seat, bearer: source.bearer(), clause });
            }
        }
    }
    texts
}

impl<'a> Fire<'a> {
    /// Of this seat.
    pub(super) fn of(table: &'a Table, content: &'a Content, seat: Seat, texts: &'a Texts<'a>) -> Fire<'a> {
        Fire { table, content, seat, more: further(table, content, seat), texts }
    }

    /// GK-9: what is declared or lies in the Firing Line, what could be declared with the energy that is left, and the
    /// Support Units.
    pub(super) fn plans(&self, declared: &Cards, means: Means) -> i64 {
        let (table, content, seat) = (self.table, self.content, self.seat);
        let lookout = Lookout::ahead(table, content, seat, self.wants(declared, means.turns));
        let (mut energy, mut sum) = (i64::from(means.energy), Sum::new());
        for card in kinds(declared).map(|(id, _)| CardId(id)) {
            energy -= i64::from(cost(table, content, seat, card));
            sum.worth += if let Some(gun) = self.gun(&lookout, card) {
                sum.add(gun);
                BEGUN
            } else {
                -IDLE
            };
        }
        sum.worth += energy.min(0) * CARD;
        let line = kinds(&table.player(seat).line).map(|(id, _)| CardId(id));
        line.filter_map(|card| self.gun(&lookout, card)).for_each(|gun| sum.add(gun));
        if means.declares {
            self.hold(declared, &lookout, energy, &mut sum);
        }
        Gkr::UNITS.into_iter().filter_map(|gkr| self.drone(gkr)).for_each(|hope| sum.add(hope));
        sum.worth
    }

    /// How far the Heavy Hitter must look, and whether it must ask its Support Units.
    fn wants(&self, declared: &Cards, turns: bool) -> (bool, bool, u8) {
        let player = self.table.player(self.seat);
        let all = kinds(declared).chain(kinds(&player.line)).chain(kinds(&player.hand));
        let (mut spots, mut range) = (false, 0);
        for arms in all.filter_map(|(id, _)| self.arms(CardId(id))) {
            spots |= arms.missile || arms.orbital == Some(true);
            range = range.max(arms.range);
        }
        (turns, spots, range)
    }

    /// GK-9.1, GK-9.3: what else could be declared without red-lining, the best for its energy first.
    fn hold(&self, declared: &Cards, lookout: &Lookout<'_>, mut energy: i64, sum: &mut Sum) {
        let (table, content, seat) = (self.table, self.content, self.seat);
        let mut guns: ArrayVec<(Hope, i64), GUNS_MAX> = ArrayVec::new();
        let hand = table.player(seat).declarable(content);
        for (card, _) in hand.filter(|(id, _)| !declared.contains(id.0)) {
            if let Some(gun) = self.gun(lookout, card) {
                let _full = guns.try_push((gun, i64::from(cost(table, content, seat, card))));
            }
        }
        guns.sort_unstable_by_key(|&(gun, cost)| std::cmp::Reverse(gun.most() * 6 / cost.max(1)));
        for (gun, cost) in guns {
            if cost <= energy {
                energy -= cost;
                sum.add(gun);
            }
        }
    }

    /// What this card may be expected to take.
    fn gun(&self, lookout: &Lookout<'_>, card: CardId) -> Option<Hope> {
        self.best(lookout, self.arms(card)?, Shooter::Card(card))
    }

    fn arms(&self, card: CardId) -> Option<Arms> {
        armed(self.table, self.content, (self.seat, Shooter::Card(card)), || self.more)
    }

    /// The same for a Support Unit that is still to attack.
    fn drone(&self, gkr: Gkr) -> Option<Hope> {
        let shooter = Shooter::Unit(gkr);
        let is_there = self.table.player(self.seat).units.get(gkr).is_some();
        let arms = || armed(self.table, self.content, (self.seat, shooter), || self.more);
        let arms = is_there.then(arms).flatten()?;
        let lookout = Lookout::within(self.table, self.content, (self.seat, gkr), arms.range);
        self.best(&lookout, arms, shooter)
    }

    fn best(&self, lookout: &Lookout<'_>, arms: Arms, shooter: Shooter) -> Option<Hope> {
        let mut best: Option<Hope> = None;
        lookout.targets(arms, |shot| {
            let worth = self.shot(arms, shooter, shot);
            let best = best.get_or_insert_default();
            let of = if shot.gkr == Gkr::Hitter { &mut best.hitter } else { &mut best.unit };
            *of = worth.max(*of);
        });
        best
    }

    /// GK-11, GK-12: what the target may be expected to lose by this shot.
    fn shot(&self, arms: Arms, shooter: Shooter, shot: Shot) -> i64 {
        let attempt = shot.attempt(self.seat, shooter);
        let (more_number, more_damage) = self.more_by_texts(&attempt);
        let hits = if shot.mode == Mode::Orbital {
            ROLLS
        } else {
            let parts = without_texts(self.table, &attempt);
            let number: i64 = parts.iter().map(|(_, amount)| i64::from(*amount)).sum();
            REACHING[(number + more_number).clamp(0, 13) as usize]
        };
        let damage = (i64::from(arms.damage) + more_damage).max(0) * THROUGH;
        let loss = match self.table.player(shot.seat).units.get(shot.gkr) {
            None => damage * CARD / THIRDS,
            Some(drone) => {
                let points = i64::from(drone.hits);
                (damage.min(THIRDS * points)) * (UNIT + points * HIT_POINT) / (THIRDS * points.max(1))
            }
        };
        let feats = i64::from(shot.flank) + i64::from(shot.mode == Mode::Alley);
        hits * (loss + feats * SPACE) / ROLLS
    }

    /// What texts add to Target Number and damage.
    fn more_by_texts(&self, attempt: &Attempt) -> (i64, i64) {
        let (mut number, mut damage) = (0, 0);
        let own = match attempt.shooter {
            Shooter::Card(card) => Source::Card(card).clauses(self.table, self.content, self.seat),
            Shooter::Unit(_) => &[],
        };
        let own = own.iter().filter(|clause| bears(clause));
        let own = own.map(|clause| Text { seat: self.seat, bearer: Gkr::Hitter, clause });
        for Text { seat, bearer, clause } in self.texts.iter().copied().chain(own) {
            let (table, content) = (self.table, self.content);
            let situation = Situation { table, content, seat, bearer, attempt: Some(attempt) };
            let concerns = seat == self.seat || seat == attempt.at;
            if concerns && holds(&situation, &clause.ifs) {
                match clause.deed {
                    Deed::Number(amount) => number += i64::from(amount),
                    Deed::Damage(amount) => damage += i64::from(amount),
                    _ => {}
                }
            }
        }
        (number, damage)
    }
}

fn bears(clause: &Clause) -> bool {
    clause.when == When::Always && matches!(clause.deed, Deed::Number(_) | Deed::Damage(_))
}
