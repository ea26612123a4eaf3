//! Whether conditions hold: of an attack, of the turn, of a unit.

use crate::content::{CardKind, Content, Gkr, If, Weapon};
use crate::queries::sees;
use crate::question::{Mode, Shooter};
use crate::table::Table;
use kernel::Seat;

/// An attack, as far as conditions and numbers ask for it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Attempt {
    /// Who attacks.
    pub seat: Seat,
    /// With what.
    pub shooter: Shooter,
    /// Whose unit is attacked.
    pub at: Seat,
    /// The unit.
    pub gkr: Gkr,
    /// How.
    pub mode: Mode,
    /// GK-11.5.
    pub flank: bool,
    /// GK-10.11.
    pub cover: bool,
}

impl Attempt {
    fn shooting_gkr(&self) -> Gkr {
        match self.shooter {
            Shooter::Card(_) => Gkr::Hitter,
            Shooter::Unit(gkr) => gkr,
        }
    }

    /// How far the target is away, if both are on the board.
    fn distance(&self, table: &Table) -> Option<u8> {
        let from = table.cell_of(self.seat, self.shooting_gkr())?;
        Some(from.distance(table.cell_of(self.at, self.gkr)?))
    }
}

/// Where a text looks from.
#[derive(Clone, Copy, Debug)]
pub struct Situation<'a> {
    /// The table.
    pub table: &'a Table,
    /// The packs.
    pub content: &'a Content,
    /// Whose text it is.
    pub seat: Seat,
    /// The unit that bears it.
    pub bearer: Gkr,
    /// The attack that goes on, if one does.
    pub attempt: Option<&'a Attempt>,
}

/// GK-13.14: whether all conditions hold.
pub fn holds(situation: &Situation<'_>, ifs: &[If]) -> bool {
    ifs.iter().all(|&each| is_so(situation, each))
}

/// Whether the weapon is of this class or rank.
pub(super) fn is_of(condition: If, weapon: &Weapon) -> bool {
    match condition {
        If::Class(class) => weapon.class == class,
        If::Rank(rank) => weapon.rank == rank,
        _ => false,
    }
}

fn is_so(situation: &Situation<'_>, condition: If) -> bool {
    let Situation { table, content: _, seat, bearer, attempt } = *situation;
    let player = table.player(seat);
    match condition {
        If::Still => player.today.moved == 0,
        If::Moved(hexes) => player.today.moved >= hexes,
        If::RedLined => player.today.red_lined,
        If::Hurt => player.today.hurt,
        If::Unhurt => !player.today.hurt,
        If::Flanked => player.today.flanked,
        If::Units(count) => {
            let there = Gkr::UNITS.iter().filter(|gkr| player.units.get(**gkr).is_some()).count();
            there >= usize::from(count)
        }
        If::NearHitter(far) => {
            let cells = table.cell_of(seat, bearer).zip(table.cell_of(seat, Gkr::Hitter));
            cells.is_some_and(|(this, hitter)| this.distance(hitter) <= far)
        }
        If::Mine
        | If::AtMe
        | If::Ours
        | If::AtOurs
        | If::AtHitter
        | If::AtUnit
        | If::Direct
        | If::Indirect
        | If::PartialCover
        | If::Flank
        | If::Spots
        | If::Near(_)
        | If::Far(_)
        | If::Class(_)
        | If::Rank(_) => attempt.is_some_and(|attempt| is_so_of(situation, attempt, condition)),
    }
}

fn is_so_of(situation: &Situation<'_>, attempt: &Attempt, condition: If) -> bool {
    let Situation { table, content, seat, bearer, attempt: _ } = *situation;
    let weapon = match attempt.shooter {
        Shooter::Card(card) => match content.card(card).kind {
            CardKind::Weapon(weapon) => Some(weapon),
            CardKind::Sponsor { .. }
            | CardKind::Deploy
            | CardKind::Orbital(_)
            | CardKind::Reaction
            | CardKind::Manoeuvre(_) => None,
        },
        Shooter::Unit(_) => None,
    };
    match condition {
        If::Mine => attempt.seat == seat && attempt.shooting_gkr() == bearer,
        If::AtMe => attempt.at == seat && attempt.gkr == bearer,
        If::Ours => attempt.seat == seat,
        If::AtOurs => attempt.at == seat,
        If::AtHitter => attempt.gkr == Gkr::Hitter,
        If::AtUnit => attempt.gkr != Gkr::Hitter,
        If::Direct => attempt.mode == Mode::Direct,
        If::Indirect => attempt.mode == Mode::Indirect,
        If::PartialCover => attempt.cover,
        If::Flank => attempt.flank,
        If::Spots => {
            let target = table.cell_of(attempt.at, attempt.gkr);
            target.is_some_and(|target| sees(table, content, seat, bearer, target))
        }
        If::Near(far) => attempt.distance(table).is_some_and(|distance| distance <= far),
        If::Far(near) => attempt.distance(table).is_some_and(|distance| distance >= near),
        If::Class(_) | If::Rank(_) => weapon.is_some_and(|weapon| is_of(condition, &weapon)),
        If::Still
        | If::Moved(_)
        | If::RedLined
        | If::Hurt
        | If::Unhurt
        | If::Flanked
        | If::Units(_)
        | If::NearHitter(_) => false,
    }
}
