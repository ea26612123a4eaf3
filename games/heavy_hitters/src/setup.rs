//! Set-up: what may be chosen before a bout. The form, the file and the refusals follow from one table.

use crate::HeavyHitters;
use crate::build::Build;
use crate::city::{BATTLEFIELDS, Battlefield, Cell, Fault};
use crate::content::{Cards, Content, FactionId};
use crate::procedures::Opening;
use crate::question::Illegal;
use crate::table::Table;
use kernel::{Dealer, Seat};
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
    /// GK-R86: what each seat brings; seats without it, and seats beyond the list, choose at the table.
    #[serde(default)]
    pub builds: Vec<Option<Build>>,
}

/// The agreed choices that the rules need while the bout runs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Options {
    /// The number of the battlefield; one behind those of the game for a battlefield of one's own.
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
            builds: Vec::new(),
        }
    }

    /// The opening table and its first procedure, or every reason why not.
    pub(crate) fn open(&self, content: &Content) -> Result<kernel::Opening<HeavyHitters>, Vec<Illegal>> {
        let mut refusals = CHOICES.refusals(self);
        let field = self.field().map_err(|faults| refusals.extend(faults));
        if content.factions.len() < usize::from(self.seats) {
            refusals.push(Illegal::TooFewFactions { seats: self.seats });
        }
        refusals.extend(self.brought_refusals(content));
        let Some(field) = field.ok().filter(|_| refusals.is_empty()) else { return Err(refusals) };
        let mut table = Table::new(self.seats, self.options(), &field, content);
        for (seat, build) in self.brought() {
            let player = table.player_mut(seat);
            (player.faction, player.pilot, player.deck) =
                (Some(build.faction), Some(build.pilot), build.cards);
        }
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

    /// What the seats bring.
    pub(crate) fn brought(&self) -> impl Iterator<Item = (Seat, &Build)> {
        (0..).map(Seat).zip(&self.builds).filter_map(|(seat, build)| Some((seat, build.as_ref()?)))
    }

    /// Puts in what the seat brings, in place of what it brought before.
    pub(crate) fn bring(&mut self, seat: Seat, build: Build) {
        if self.builds.len() <= seat.index() {
            self.builds.resize(seat.index() + 1, None);
        }
        self.builds[seat.index()] = Some(build);
    }

    /// GK-4.9: decks are built in secret. So the set-up that `seat` may keep has only the cards of its own.
    pub(crate) fn seen_by(&self, seat: Option<Seat>) -> Setup {
        let mut seen = self.clone();
        for (owner, build) in (0..).map(Seat).zip(&mut seen.builds) {
            if let Some(build) = build.as_mut().filter(|_| seat != Some(owner)) {
                build.cards = Cards::new();
            }
        }
        seen
    }

    /// GK-3.4, GK-3.10: a build by chance, of a faction and a Pilot that nobody else brings, as long as there are any.
    pub(crate) fn surprise(&self, content: &Content, seat: Seat, dealer: &mut Dealer) -> Build {
        let others = || self.brought().filter(|(other, _)| *other != seat).map(|(_, build)| build);
        let is_free = |build: &Build| others().all(|other| !clash(content, build, other).contains(&true));
        let firsts = (0..content.factions.len()).map(|at| FactionId(at as u8)).flat_map(|faction| {
            let pilots = content.pilots_of(faction);
            pilots.map(move |(pilot, _)| Build { faction, pilot, cards: Cards::new() })
        });
        let mut all: Vec<Build> = firsts.collect();
        dealer.shuffle(&mut all);
        let free = all.iter().find(|build| is_free(build)).unwrap_or(&all[0]);
        Build::by_chance(content, (free.faction, free.pilot), &[], dealer)
    }

    /// GK-3.4, GK-3.9, GK-3.10, GK-4.1: every reason why the seats cannot bring this.
    fn brought_refusals(&self, content: &Content) -> Vec<Illegal> {
        let mut refusals = Vec::new();
        if self.builds.len() > usize::from(self.seats) {
            refusals.push(Illegal::TooManyBrought { seats: self.seats });
        }
        for (seat, build) in self.brought() {
            let wrong = build.refusals(content, seat, self.free_deploys);
            let is_known = !wrong.contains(&Illegal::UnknownBrought { seat });
            refusals.extend(wrong);
            let earlier = self.brought().take_while(|(other, _)| *other != seat);
            for (_, other) in earlier.filter(|_| is_known) {
                let [faction, pilot] = clash(content, build, other);
                refusals.extend(faction.then_some(Illegal::FactionBroughtTwice { seat }));
                refusals.extend(pilot.then_some(Illegal::PilotBroughtTwice { seat }));
            }
        }
        refusals
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

/// GK-3.4, GK-3.10, GK-R6: whether the faction, and whether the Pilot, is the same. A Pilot is who has the name.
fn clash(content: &Content, one: &Build, other: &Build) -> [bool; 2] {
    let name = |build: &Build| content.pilots.get(usize::from(build.pilot.0)).map(|pilot| &pilot.name);
    [one.faction == other.faction, name(one) == name(other)]
}
