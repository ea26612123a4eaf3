//! What is seen of a target: arc, range, sight with the buildings in the way, and why the number is what it is.

use super::Look;
use crate::city::{self, Cell, Cells, Cover, Facing, Shot, Spotter};
use crate::content::Gkr;
use crate::queries::arms;
use crate::question::{Mode, Shooter};
use kernel::Seat;
use words::Message;

/// An attack of a seat on a piece of another.
#[derive(Clone, Copy)]
pub(super) struct Aim {
    pub(super) seat: Seat,
    pub(super) shooter: Shooter,
    pub(super) owner: Seat,
    pub(super) gkr: Gkr,
    pub(super) mode: Mode,
}

impl Aim {
    /// The piece that fires.
    pub(super) fn from(self) -> Gkr {
        match self.shooter {
            Shooter::Card(_) => Gkr::Hitter,
            Shooter::Unit(gkr) => gkr,
        }
    }

    /// Where it fires from, and to where.
    pub(super) fn ends(self, look: Look<'_>) -> Option<(Cell, Cell)> {
        let table = look.names.table;
        Some((table.cell_of(self.seat, self.from())?, table.cell_of(self.owner, self.gkr)?))
    }

    /// The shot, as the city knows it.
    fn shot(self, look: Look<'_>) -> Option<Shot> {
        let (from, to) = self.ends(look)?;
        let (table, content) = (look.names.table, look.names.content);
        let arms = arms(table, content, self.seat, self.shooter)?;
        let facing = |seat: Seat, gkr: Gkr| -> Option<Facing> {
            table.player(seat).hitter.filter(|_| gkr == Gkr::Hitter).map(|hitter| hitter.facing)
        };
        let faction = content.faction(table.player(self.seat).faction?);
        let sight = |gkr: Gkr| {
            let unit = &faction.units[gkr.unit()?];
            Some(Spotter { cell: table.cell_of(self.seat, gkr)?, range: unit.sight })
        };
        let spotters: Vec<Spotter> = Gkr::UNITS.into_iter().filter_map(sight).collect();
        let aim = city::Aim {
            attacker: city::Attacker {
                cell: from,
                facing: facing(self.seat, self.from()),
                range: arms.range,
                missile: arms.missile,
            },
            target: city::Target { cell: to, facing: facing(self.owner, self.gkr) },
            spotters: &spotters,
        };
        let mode = match self.mode {
            Mode::Direct => city::Mode::Direct,
            Mode::Alley => city::Mode::Alley,
            Mode::Indirect => city::Mode::Indirect,
            Mode::Orbital => return None,
        };
        table.city().shots(&aim).ok()?.of(mode)
    }

    /// GK-11.2 to GK-11.5: each part of the Target Number, in words.
    pub(super) fn reasons(self, look: Look<'_>) -> Vec<Message> {
        let reason = |why: &'static str, by: i8| Message::new("gk-reason").with("why", why).with("by", i32::from(by));
        let Some(shot) = self.shot(look) else { return vec![reason("orbital", 0)] };
        let parts = shot.modifiers();
        let base = if self.gkr == Gkr::Hitter { reason("hitter", 5) } else { reason("unit", 7) };
        let more = [("cover", parts.cover), ("alley", parts.alley), ("flank", parts.flank)];
        let more = more.into_iter().filter(|(_, by)| *by != 0).map(|(why, by)| reason(why, by));
        std::iter::once(base).chain(more).collect()
    }

    /// GK-10.5 to GK-10.20: what is seen along the line, and the buildings that cover or block.
    pub(super) fn sight(self, look: Look<'_>) -> Option<(scene::Seen, Message)> {
        let (from, to) = self.ends(look)?;
        let sight = look.names.table.city().sight(from, to);
        let by = labels(sight.by);
        let say =
            |key: &'static str| Message::new("gk-sight").with("sight", key).with("buildings", by.clone());
        let over = self.shot(look).and_then(|shot| shot.over).map_or("", Cell::label);
        Some(match (self.mode, sight.cover) {
            (Mode::Orbital, _) => (scene::Seen::Clear, say("orbital").with("over", "")),
            (Mode::Alley, _) => (scene::Seen::Cover, say("alley").with("over", over)),
            (Mode::Indirect, _) => (scene::Seen::Blocked, say("indirect").with("over", over)),
            (Mode::Direct, Cover::None) => (scene::Seen::Clear, say("clear").with("over", "")),
            (Mode::Direct, Cover::Partial) => (scene::Seen::Cover, say("cover").with("over", "")),
            (Mode::Direct, Cover::Full) => (scene::Seen::Blocked, say("blocked").with("over", "")),
        })
    }
}

/// The labels of hexes, one after the other.
pub(super) fn labels(cells: Cells) -> String {
    cells.iter().map(Cell::label).collect::<Vec<_>>().join(", ")
}
