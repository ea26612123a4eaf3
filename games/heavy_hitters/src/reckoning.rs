//! Reckoning. GK-10.27, GK-11.4, GK-12.5: every number that texts change is established here, with its reasons.

mod situation;

pub use situation::{Attempt, Situation, holds};

use crate::content::{CardId, CardKind, Clause, Content, Deed, Gkr, When};
use crate::queries::arms;
use crate::question::{Mode, Shooter};
use crate::table::Table;
use crate::table::player::HAND;
use arrayvec::ArrayVec;
use kernel::Seat;

/// GK-11.2: the Target Number of a Heavy Hitter.
const HITTER_NUMBER: i8 = 5;
/// GK-11.3: the Target Number of a Support Unit.
const UNIT_NUMBER: i8 = 7;
/// GK-12.2: the armour value of a Heavy Hitter.
const HITTER_ARMOUR: i8 = 5;
/// GK-10.15: what an Alley Shot adds.
const ALLEY: i8 = 2;
/// The most reasons of one number.
const REASONS_MAX: usize = 32;

/// What bears a text, seen from its owner.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// This card.
    Card(CardId),
    /// The Pilot.
    Pilot,
    /// The upgrade of this trigger space.
    Upgrade(u8),
    /// This Support Unit.
    Unit(Gkr),
}

impl Source {
    /// The unit that says "this" or "mine" of itself.
    pub fn bearer(self) -> Gkr {
        match self {
            Source::Card(_) | Source::Pilot | Source::Upgrade(_) => Gkr::Hitter,
            Source::Unit(gkr) => gkr,
        }
    }

    /// The text.
    pub fn clauses<'c>(self, table: &Table, content: &'c Content, seat: Seat) -> &'c [Clause] {
        let player = table.player(seat);
        match (self, player.faction, player.pilot) {
            (Source::Card(card), ..) => &content.card(card).clauses,
            (Source::Pilot, _, Some(pilot)) => &content.pilots[usize::from(pilot.0)].clauses,
            (Source::Upgrade(place), Some(faction), _) => {
                &content.faction(faction).upgrades[usize::from(place)].clauses
            }
            (Source::Unit(gkr), Some(faction), _) => {
                gkr.unit().map_or(&[], |unit| &content.faction(faction).units[unit].clauses)
            }
            (Source::Pilot | Source::Upgrade(_) | Source::Unit(_), ..) => &[],
        }
    }
}

/// Why a number is what it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cause {
    /// What is printed, or the rulebook says of this kind of target.
    Printed,
    /// GK-10.12.
    Cover,
    /// GK-10.15.
    Alley,
    /// GK-11.5.
    Flank,
    /// The target was marked this turn.
    Mark,
    /// Something that lasts until the end of the turn.
    Lasting,
    /// This text of the seat.
    Text(Seat, Source),
}

/// A part of a number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Reason {
    /// Why.
    pub cause: Cause,
    /// How much.
    pub amount: i8,
}

/// A number with its reasons.
pub type Reasons = ArrayVec<Reason, REASONS_MAX>;

/// The sum of the reasons.
pub fn sum(reasons: &Reasons) -> i8 {
    reasons.iter().map(|reason| reason.amount).fold(0, i8::saturating_add)
}

/// GK-13.8, GK-13.15, GK-16.7: Pilot, unlocked upgrades and units on the board of the seat.
pub fn sources(table: &Table, seat: Seat) -> impl Iterator<Item = Source> + '_ {
    let player = table.player(seat);
    let upgrades = (0..3u8).filter(|&place| player.has_upgrade(usize::from(place))).map(Source::Upgrade);
    let units = Gkr::UNITS.into_iter().filter(|gkr| player.units.get(*gkr).is_some()).map(Source::Unit);
    let is_there = player.hitter.is_some();
    [Source::Pilot].into_iter().chain(upgrades).chain(units).filter(move |_| is_there)
}

/// What always holds and bears on this attack, with its cause.
fn add(
    reasons: &mut Reasons,
    table: &Table,
    content: &Content,
    attempt: &Attempt,
    pick: fn(Deed) -> Option<i8>,
) {
    let card = match attempt.shooter {
        Shooter::Card(card) => Some((attempt.seat, Source::Card(card))),
        Shooter::Unit(_) => None,
    };
    let both = [attempt.seat, attempt.at].into_iter();
    let all = both.flat_map(|seat| sources(table, seat).map(move |source| (seat, source)));
    for (seat, source) in all.chain(card) {
        for clause in source.clauses(table, content, seat) {
            let Some(amount) = pick(clause.deed).filter(|_| clause.when == When::Always) else { continue };
            let situation =
                Situation { table, content, seat, bearer: source.bearer(), attempt: Some(attempt) };
            if holds(&situation, &clause.ifs) {
                let _full = reasons.try_push(Reason { cause: Cause::Text(seat, source), amount });
            }
        }
    }
}

/// GK-11.2 to GK-11.5, GK-10.12, GK-10.15: the Target Number.
pub fn number(table: &Table, content: &Content, attempt: &Attempt) -> Reasons {
    let mut reasons = Reasons::new();
    if attempt.mode == Mode::Orbital {
        return reasons;
    }
    let parts = without_texts(table, attempt);
    let parts = parts.into_iter().filter(|(_, amount)| *amount != 0);
    reasons.extend(parts.map(|(cause, amount)| Reason { cause, amount }));
    add(&mut reasons, table, content, attempt, |deed| match deed {
        Deed::Number(amount) => Some(amount),
        _ => None,
    });
    reasons
}

/// GK-11.2 to GK-11.5, GK-10.12, GK-10.15: the Target Number part by part, before any text changes it.
pub(crate) fn without_texts(table: &Table, attempt: &Attempt) -> [(Cause, i8); 5] {
    let is_hitter = attempt.gkr == Gkr::Hitter;
    let mark = table.player(attempt.at).today.marks[attempt.gkr as usize];
    [
        (Cause::Printed, if is_hitter { HITTER_NUMBER } else { UNIT_NUMBER }),
        (Cause::Cover, i8::from(attempt.cover)),
        (Cause::Alley, if attempt.mode == Mode::Alley { ALLEY } else { 0 }),
        (Cause::Flank, -i8::from(attempt.flank)),
        (Cause::Mark, -(mark.min(9) as i8)),
    ]
}

/// GK-12.5, GK-13.2: the damage before saves.
pub fn damage(table: &Table, content: &Content, attempt: &Attempt) -> Reasons {
    let mut reasons = Reasons::new();
    let printed = arms(table, content, attempt.seat, attempt.shooter).map_or(0, |arms| arms.damage);
    reasons.push(Reason { cause: Cause::Printed, amount: printed as i8 });
    add(&mut reasons, table, content, attempt, |deed| match deed {
        Deed::Damage(amount) => Some(amount),
        _ => None,
    });
    reasons
}

/// GK-12.2, GK-12.3, GK-12.5: the armour value: what a Defence Die must show.
pub fn armour(table: &Table, content: &Content, attempt: &Attempt) -> Reasons {
    let mut reasons = Reasons::new();
    let player = table.player(attempt.at);
    let (printed, lasting) = match (attempt.gkr.unit(), player.faction) {
        (Some(unit), Some(faction)) => (content.faction(faction).units[unit].defence as i8, 0),
        (None, _) | (_, None) => (HITTER_ARMOUR, player.today.armour),
    };
    let parts = [(Cause::Printed, printed), (Cause::Lasting, -lasting)];
    let parts = parts.into_iter().filter(|(_, amount)| *amount != 0);
    reasons.extend(parts.map(|(cause, amount)| Reason { cause, amount }));
    add(&mut reasons, table, content, attempt, |deed| match deed {
        Deed::Armour(better) => Some(-better),
        _ => None,
    });
    reasons
}

/// What Pilot and upgrades of the seat say always, added up.
fn own(table: &Table, content: &Content, seat: Seat, pick: impl Fn(&Clause) -> u8) -> u8 {
    let texts = sources(table, seat).flat_map(|source| source.clauses(table, content, seat));
    texts.filter(|clause| clause.when == When::Always).map(pick).fold(0, u8::saturating_add)
}

/// GK-9.5: the energy that a card costs.
pub fn cost(table: &Table, content: &Content, seat: Seat, card: CardId) -> u8 {
    let facts = content.card(card);
    let CardKind::Weapon(weapon) = facts.kind else { return facts.cost() };
    let less = own(table, content, seat, |clause| match clause.deed {
        Deed::Cheaper(less) if clause.ifs.iter().all(|each| situation::is_of(*each, &weapon)) => less,
        _ => 0,
    });
    weapon.cost.saturating_sub(less)
}

/// GK-7.5, GK-7.6: the energy that deploying costs.
pub fn deploy_cost(table: &Table, content: &Content, seat: Seat, printed: u8) -> u8 {
    let less = own(table, content, seat, |clause| match clause.deed {
        Deed::CheaperDeploy(less) => less,
        _ => 0,
    });
    printed.saturating_sub(less)
}

/// GK-8.5, GK-R71: the energy that a move of so many hexes costs.
pub fn move_cost(table: &Table, content: &Content, seat: Seat, steps: u8) -> u8 {
    let free = own(table, content, seat, |clause| match clause.deed {
        Deed::Stride(free) => free,
        _ => 0,
    });
    steps.saturating_sub(free.saturating_add(table.player(seat).today.stride))
}

/// GK-15.2: up to how many cards the hand is filled.
pub fn hand(table: &Table, content: &Content, seat: Seat) -> u8 {
    let more = own(table, content, seat, |clause| match clause.deed {
        Deed::Hand(more) => more,
        _ => 0,
    });
    HAND + more
}

/// GK-5.12: how many of so many red-lined points cost no card.
pub fn spared(table: &Table, content: &Content, seat: Seat, points: u8) -> u8 {
    let spare = own(table, content, seat, |clause| match clause.deed {
        Deed::Spare(spare) => spare,
        _ => 0,
    });
    spare.saturating_sub(table.player(seat).today.spared).min(points)
}

/// GK-10.8: how much further than printed a weapon of the Heavy Hitter reaches.
pub fn further(table: &Table, content: &Content, seat: Seat) -> u8 {
    let more = own(table, content, seat, |clause| match clause.deed {
        Deed::Range(more) => more,
        _ => 0,
    });
    more.saturating_add(table.player(seat).today.range)
}
