//! Set-up: what may be chosen before a bout. The form, the file and the refusals follow from one table.

use crate::HeavyHitters;
use crate::city::{BATTLEFIELDS, Battlefield, Cell, Fault};
use crate::content::Content;
use crate::procedures::Opening;
use crate::question::Illegal;
use crate::table::Table;
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;
use tabletop::setup::{Choices, Word};

/// The choices of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Setup {
    /// How many players.
    pub seats: u8,
    /// GK-3.1: the battlefield, by its place among [`BATTLEFIELDS`].
    pub battlefield: u8,
    /// GK-18.2: the hexes to start from on a battlefield of one's own, which takes the place of the other.
    #[serde(default)]
    pub starts: Vec<Cell>,
    /// GK-18.2: the buildings of a battlefield of one's own.
    #[serde(default)]
    pub buildings: Vec<Cell>,
    /// GK-18.1: the bout goes on until one Heavy Hitter is left.
    pub last_standing: bool,
    /// GK-R70: after so many turns the bout is scored.
    pub turn_limit: Option<u8>,
    /// GK-R7: decks may have fewer Deploy Cards.
    pub free_deploys: bool,
}

/// The agreed choices that the rules need while the bout runs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Options {
    /// The battlefield, or [`CUSTOM`].
    pub battlefield: u8,
    /// GK-18.1.
    pub last_standing: bool,
    /// GK-R70.
    pub turn_limit: Option<u8>,
    /// GK-R7.
    pub free_deploys: bool,
}

/// The number of a battlefield of one's own, behind those of the game.
pub(crate) const CUSTOM: u8 = BATTLEFIELDS.len() as u8;

const MAPS: [Word<u8>; 8] = [
    ("showdown", 0, "Four players."),
    ("ambush", 1, "Four players."),
    ("three-walls", 2, "Three players."),
    ("salvage-city", 3, "Four players."),
    ("citadel", 4, "Three players."),
    ("final-showdown", 5, "Two players."),
    ("landing", 6, "Two players."),
    ("salvage-city-even", 7, "Four players; two buildings one hex further down."),
];

/// The table of choices.
pub(crate) static CHOICES: LazyLock<Choices<Setup, Illegal>> = LazyLock::new(|| {
    Choices::of("gk", "GK-3.2", 2..=4, Setup::usual, |setup| &mut setup.seats)
        .refused(|seats| Illegal::SeatCount { seats })
        .one_of("battlefield", "GK-3.1", "The battlefield", &MAPS, |setup| &mut setup.battlefield)
        .list("starts", "GK-18.2", "Hexes to start from, for a battlefield of one's own", |setup| {
            &mut setup.starts
        })
        .list("buildings", "GK-18.2", "Buildings of a battlefield of one's own", |setup| &mut setup.buildings)
        .switch("last-standing", "GK-18.1", "Whether the last Heavy Hitter wins", |setup| {
            &mut setup.last_standing
        })
        .number("turn-limit", "GK-R70", "After how many turns the bout is scored", 1..=200, |setup| {
            &mut setup.turn_limit
        })
        .refused(|turns| Illegal::TurnCount { turns })
        .switch("free-deploys", "GK-R7", "Whether decks may have fewer Deploy Cards", |setup| {
            &mut setup.free_deploys
        })
});

impl Setup {
    /// The usual game for so many seats.
    pub fn usual(seats: u8) -> Setup {
        let battlefield = match seats {
            4 => 0,
            3 => 2,
            _ => 6,
        };
        Setup {
            seats,
            battlefield,
            starts: Vec::new(),
            buildings: Vec::new(),
            last_standing: false,
            turn_limit: None,
            free_deploys: false,
        }
    }

    /// The opening table and its first procedure, or every reason why not.
    pub(crate) fn open(&self, content: &Content) -> Result<kernel::Opening<HeavyHitters>, Vec<Illegal>> {
        let mut refusals = CHOICES.refusals(self);
        let field = self.field().map_err(|faults| refusals.extend(faults));
        if content.factions.len() < usize::from(self.seats) {
            refusals.push(Illegal::TooFewFactions { seats: self.seats });
        }
        let Some(field) = field.ok().filter(|_| refusals.is_empty()) else { return Err(refusals) };
        let table = Table::new(self.seats, self.options(), &field, content);
        Ok(kernel::Opening { seats: self.seats, table, frame: Opening::begin(self.seats).into() })
    }

    /// GK-18.2: whether it brings its own battlefield.
    pub(crate) fn is_custom(&self) -> bool {
        !self.starts.is_empty() || !self.buildings.is_empty()
    }

    /// GK-3.1, GK-3.2, GK-18.2: the battlefield, or every reason why there is none.
    pub(crate) fn field(&self) -> Result<Battlefield, Vec<Illegal>> {
        if self.is_custom() {
            let (starts, buildings) = (self.starts.iter(), self.buildings.iter());
            let all = Battlefield::arranged(self.seats, starts.copied().map(Ok), buildings.copied().map(Ok));
            return all.map_err(|faults| faults.iter().map(refusal).collect());
        }
        match BATTLEFIELDS.get(usize::from(self.battlefield)) {
            Some(field) if field.players == self.seats => Ok(*field),
            Some(field) => Err(vec![Illegal::FieldSize { players: field.players, seats: self.seats }]),
            None => Err(vec![Illegal::NoSuchField]),
        }
    }

    /// What the rules need while the bout runs.
    pub(crate) fn options(&self) -> Options {
        let Setup { battlefield, last_standing, turn_limit, free_deploys, .. } = *self;
        let battlefield = if self.is_custom() { CUSTOM } else { battlefield };
        Options { battlefield, last_standing, turn_limit, free_deploys }
    }
}

/// GK-18.2: why a battlefield of one's own is impossible.
fn refusal(fault: &Fault) -> Illegal {
    match *fault {
        Fault::BadCell { .. } => Illegal::NoSuchField,
        Fault::BuildingTwice { cell } => Illegal::BuildingTwice { cell },
        Fault::StartTwice { cell } => Illegal::StartTwice { cell },
        Fault::StartOnBuilding { cell } => Illegal::StartOnBuilding { cell },
        Fault::TooManyBuildings { buildings } => Illegal::TooManyBuildings { buildings },
        Fault::TooFewStarts { starts, players } => Illegal::TooFewStarts { starts, players },
    }
}
