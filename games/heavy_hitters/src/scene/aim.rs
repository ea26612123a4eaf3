//! What is seen of a target: arc, range, sight with the buildings in the way, why the number is what it is; and why a
//! piece is no target, or a building is not tagged.

use super::Look;
use crate::HeavyHitters;
use crate::city::{self, Cell, Cells, Cover, Facing, Hindrance, Shot, Shots, Spotter};
use crate::content::Gkr;
use crate::legality;
use crate::queries::{arms, shots};
use crate::question::{Illegal, Mode, Question, Shooter};
use crate::reckoning::{self, Attempt, Cause, Reason};
use kernel::Seat;
use scene::{Mark, Tone};
use tabletop::worded;
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

    /// The ways to fire at it, or what hinders all of them, as the city knows it.
    fn shots(self, look: Look<'_>) -> Option<Result<Shots, Hindrance>> {
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
                facing: facing(self.seat, self.from()).filter(|_| !arms.all_round),
                range: arms.range,
                missile: arms.missile,
            },
            target: city::Target { cell: to, facing: facing(self.owner, self.gkr) },
            spotters: &spotters,
        };
        Some(table.city().shots(&aim))
    }

    /// What hinders every shot at it. For an Orbital Strike that needs a spotter there may be none but that nobody spots
    /// the target (GK-13.11).
    fn hindrance(self, look: Look<'_>) -> Option<Option<Hindrance>> {
        let arms = arms(look.names.table, look.names.content, self.seat, self.shooter)?;
        if arms.orbital.is_none() {
            return Some(Some(self.shots(look)?.err()?));
        }
        let (from, to) = self.ends(look)?;
        let (distance, range) = (from.distance(to), arms.range);
        Some((distance > range).then_some(Hindrance::TooFar { distance, range }))
    }

    /// The shot of this kind.
    fn shot(self, look: Look<'_>) -> Option<Shot> {
        let mode = match self.mode {
            Mode::Direct => city::Trajectory::Direct,
            Mode::Alley => city::Trajectory::Alley,
            Mode::Indirect => city::Trajectory::Indirect,
            Mode::Orbital => return None,
        };
        self.shots(look)?.ok()?.of(mode)
    }

    /// The attack as the rules reckon with it.
    pub(super) fn attempt(self, look: Look<'_>) -> Attempt {
        let Aim { seat, shooter, owner, gkr, mode } = self;
        let shot = self.shot(look);
        let flank = shot.is_some_and(|shot| shot.flank);
        let cover = shot.is_some_and(|shot| shot.modifiers().cover > 0);
        Attempt { seat, shooter, at: owner, gkr, mode, flank, cover }
    }

    /// GK-11.2 to GK-11.5: each part of the Target Number, in words.
    pub(super) fn reasons(self, look: Look<'_>) -> Vec<Message> {
        let reasons = reckoning::number(look.names.table, look.names.content, &self.attempt(look));
        reasons.iter().map(|reason| self.reason(look, reason)).collect()
    }

    fn reason(self, look: Look<'_>, reason: &Reason) -> Message {
        let (why, name) = match reason.cause {
            Cause::Printed if self.gkr == Gkr::Hitter => ("hitter", String::new()),
            Cause::Printed => ("unit", String::new()),
            Cause::Cover => ("cover", String::new()),
            Cause::Alley => ("alley", String::new()),
            Cause::Flank => ("flank", String::new()),
            Cause::Mark => ("mark", String::new()),
            Cause::Lasting => ("lasting", String::new()),
            Cause::Text(seat, source) => ("text", look.names.source(seat, source)),
        };
        let sign = if reason.amount < 0 { "less" } else { "more" };
        let by = i32::from(reason.amount.unsigned_abs());
        Message::new("gk-reason").with("why", why).with("by", by).with("sign", sign).with("name", name)
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

/// GK-R73 step 3: why a piece cannot be the target of the attack that the looking seat is asked about.
pub(super) fn barred(look: Look<'_>, owner: Seat, gkr: Gkr) -> Option<Mark> {
    let seat = look.view.seat().filter(|seat| *seat != owner)?;
    let Question::Fire(shooter) = *look.view.question()? else { return None };
    let (table, content) = (look.names.table, look.names.content);
    if shots(table, content, seat, shooter).iter().any(|shot| (shot.seat, shot.gkr) == (owner, gkr)) {
        return None;
    }
    let aim = Aim { seat, shooter, owner, gkr, mode: Mode::Direct };
    let (why, (distance, range), by) = match aim.hindrance(look)? {
        None => ("unseen", (0, 0), Cells::NONE),
        Some(Hindrance::NotInFront) => ("front", (0, 0), Cells::NONE),
        Some(Hindrance::TooFar { distance, range }) => ("far", (distance, range), Cells::NONE),
        Some(Hindrance::Covered { by }) => ("cover", (0, 0), by),
    };
    let words = Message::new("gk-scene-barred").with("why", why).with("distance", distance);
    let words = words.with("range", range).with("buildings", labels(by));
    Some(Mark::new(words, Tone::Spent))
}

/// GK-14.3 to GK-14.7: why no piece of the looking seat can tag the building, while it tags.
pub(super) fn untagged(look: Look<'_>, building: Cell) -> Option<Mark> {
    let seat = look.view.seat()?;
    let Question::Tag = *look.view.question()? else { return None };
    let why = legality::untagged(look.view.at(seat), seat, building)?;
    let words = match why {
        Illegal::NotTouching => Message::new("gk-scene-untouched"),
        why => worded::refusal::<HeavyHitters>(look.names.content, &why),
    };
    Some(Mark::new(words, Tone::Spent))
}

/// The labels of hexes, one after the other.
pub(super) fn labels(cells: Cells) -> String {
    cells.iter().map(Cell::label).collect::<Vec<_>>().join(", ")
}
