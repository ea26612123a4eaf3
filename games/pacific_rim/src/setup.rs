//! Set-up: what may be chosen before a bout. The form, the file and the refusals follow from one table.

pub(crate) mod cards;
pub(crate) mod forces;

use crate::PacificRim;
use crate::build::{Force, POINTS, War};
use crate::content::{Content, MatId, Side, Special};
use crate::procedures::{Mustering, Opening, muster};
use crate::question::Illegal;
use crate::table::Table;
use kernel::{Seat, SeatMap};
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;
use tabletop::setup::{Choices, Word};

/// PR-3.3, PR-19: what is played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// PR-3.6: a quick play card.
    Quick,
    /// PR-3.10: a constructed battle.
    Battle,
    /// PR-19.5: any force against any force.
    Civil,
    /// PR-19.11: the battle under water.
    Underwater,
}

/// The choices of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Setup {
    /// How many players (PR-3.1).
    pub seats: u8,
    /// PR-3.4, PR-19.8: whether the first seat plays the Kaiju side.
    pub swapped: bool,
    /// PR-3.5: whether all players want the same side, and the dice decide who chooses first.
    #[serde(default)]
    pub contested: bool,
    /// PR-3.3: what is played.
    #[serde(default = "quick")]
    pub mode: Mode,
    /// PR-3.7: the number of the quick play card; drawn by chance if there is none.
    pub quick: Option<u8>,
    /// PR-4.2: the number of the mission; drawn by chance if there is none.
    #[serde(default)]
    pub mission: Option<u8>,
    /// PR-4.4: the number of the scenario; drawn by chance if there is none.
    #[serde(default)]
    pub scenario: Option<u8>,
    /// PR-19.1: whether each side has a mission of its own, in secret.
    #[serde(default)]
    pub secret: bool,
    /// PR-R81: how many points each side of a civil war may be worth.
    #[serde(default)]
    pub points: Option<u8>,
    /// PR-3.10, PR-3.14: what the PPDC and the Kaiju side bring; who brings nothing takes a ready force.
    #[serde(default)]
    pub forces: [Option<Force>; 2],
}

fn quick() -> Mode {
    Mode::Quick
}

const MODES: [Word<Mode>; 4] = [
    ("quick", Mode::Quick, "A quick play card, for two."),
    ("battle", Mode::Battle, "A constructed battle of Jaegers against Kaiju."),
    ("civil", Mode::Civil, "A civil war: any force against any force."),
    ("underwater", Mode::Underwater, "The bomb is carried to the breach."),
];
/// PR-R81: the points of a civil war, if no others are agreed.
const CIVIL_POINTS: u8 = 16;

/// The table of choices.
pub(crate) static CHOICES: LazyLock<Choices<Setup, Illegal>> = LazyLock::new(|| {
    Choices::of("pr", "PR-3.1", 2..=6, Setup::usual, |setup| &mut setup.seats)
        .refused(|seats| Illegal::SeatCount { seats })
        .one_of("mode", "PR-3.3", "What is played", &MODES, |setup| &mut setup.mode)
        .switch("swapped", "PR-3.4", "Whether the first player plays the Kaiju", |setup| &mut setup.swapped)
        .switch("contested", "PR-3.5", "Whether the dice decide who chooses a side", |setup| {
            &mut setup.contested
        })
        .number("quick", "PR-3.7", "The number of the quick play card", 1..=64, |setup| &mut setup.quick)
        .refused(|_| Illegal::NoSuchQuick)
        .by_hand()
        .number("mission", "PR-4.2", "The number of the mission", 1..=64, |setup| &mut setup.mission)
        .refused(|_| Illegal::NoSuchMission)
        .by_hand()
        .number("scenario", "PR-4.4", "The number of the scenario", 1..=64, |setup| &mut setup.scenario)
        .refused(|_| Illegal::NoSuchScenario)
        .by_hand()
        .switch("secret", "PR-19.1", "Whether each side has a secret mission", |setup| &mut setup.secret)
        .number("points", "PR-R81", "The points of each side of a civil war", POINTS, |setup| {
            &mut setup.points
        })
        .refused(|points| Illegal::PointCount { points })
});

impl Setup {
    /// The usual game for so many seats: quick play for two, a battle for more (PR-3.6).
    pub fn usual(seats: u8) -> Setup {
        Setup {
            seats,
            swapped: false,
            contested: false,
            mode: if seats == 2 { Mode::Quick } else { Mode::Battle },
            quick: None,
            mission: None,
            scenario: None,
            secret: false,
            points: None,
            forces: [None; 2],
        }
    }

    /// PR-3.4, PR-19.4: on which side each seat plays.
    pub(crate) fn sides(&self) -> SeatMap<Side> {
        SeatMap::new(self.seats, |seat| self.side(seat))
    }

    /// PR-19.4: the players of both sides sit in turn.
    pub(crate) fn side(&self, Seat(seat): Seat) -> Side {
        let first = if self.swapped { Side::Kaiju } else { Side::Ppdc };
        if seat % 2 == 0 { first } else { first.foe() }
    }

    /// PR-19.3: how many players a side has.
    fn players(&self, side: Side) -> u8 {
        (0..self.seats).filter(|seat| self.side(Seat(*seat)) == side).count() as u8
    }

    /// PR-19.11.
    pub(crate) fn is_sea(&self) -> bool {
        self.mode == Mode::Underwater
    }

    /// PR-19.5, PR-R81.
    pub(crate) fn war(&self) -> War {
        match self.mode {
            Mode::Civil => War::Civil(self.points.unwrap_or(CIVIL_POINTS)),
            Mode::Quick | Mode::Battle | Mode::Underwater => War::Usual,
        }
    }

    /// What a side brings.
    pub(crate) fn force(&self, side: Side) -> Option<&Force> {
        self.forces[side as usize].as_ref()
    }

    /// The opening table and its first procedure, or every reason why not.
    pub(crate) fn open(&self, content: &Content) -> Result<kernel::Opening<PacificRim>, Vec<Illegal>> {
        let mut refusals = CHOICES.refusals(self);
        refusals.extend(match self.mode {
            Mode::Quick => self.quick_refusals(content),
            Mode::Battle | Mode::Civil | Mode::Underwater => self.battle_refusals(content),
        });
        if refusals.is_empty() && self.mode != Mode::Quick && !self.is_ready(content) {
            refusals.push(Illegal::UnfitForce);
        }
        if !refusals.is_empty() {
            return Err(refusals);
        }
        let mut table = Table::new(self.sides(), MatId(0), content);
        let frame = match self.mode {
            Mode::Quick => Opening::begin(self.contested, self.quick.map(|number| number - 1)).into(),
            Mode::Battle | Mode::Civil | Mode::Underwater => {
                table.secret = self.secret;
                for side in Side::ALL {
                    self.force(side).into_iter().for_each(|force| muster(&mut table, content, side, force));
                }
                Mustering::begin(self, content).into()
            }
        };
        Ok(kernel::Opening { seats: self.seats, table, frame })
    }

    /// PR-3.6, PR-3.7.
    fn quick_refusals(&self, content: &Content) -> Vec<Illegal> {
        let for_two = (self.seats != 2).then_some(Illegal::QuickForTwo { seats: self.seats });
        let is_there = self.quick.is_none_or(|number| usize::from(number) <= content.quick.len());
        for_two.into_iter().chain((!is_there).then_some(Illegal::NoSuchQuick)).collect()
    }

    /// PR-3.2, PR-4.2, PR-4.4, PR-19.1, PR-19.3, PR-3.10 to PR-3.22: every reason against a constructed battle.
    fn battle_refusals(&self, content: &Content) -> Vec<Illegal> {
        let mut refusals = Vec::new();
        let is_there = |number: u8, all: usize| (1..=all).contains(&usize::from(number));
        let mission = self.mission.is_none_or(|number| is_there(number, content.missions.len()));
        refusals.extend((!mission).then_some(Illegal::NoSuchMission));
        let agreed = self.secret && self.mission.is_some();
        refusals.extend(agreed.then_some(Illegal::SecretAgreed));
        let fits = |number: u8| {
            is_there(number, content.scenarios.len())
                && !content.scenarios[usize::from(number) - 1].has(Special::Bomb)
        };
        refusals.extend((!self.scenario.is_none_or(fits)).then_some(Illegal::NoSuchScenario));
        for side in Side::ALL {
            let Some(force) = self.force(side) else { continue };
            let faults = match self.force(side.foe()) {
                Some(foe) => force.faults_against(foe, content, side, self.war()),
                None => force.faults(content),
            };
            refusals.extend(faults.into_iter().map(|fault| forces::refusal(side, fault)));
            let (models, players) = (force.len() as u8, self.players(side));
            let few = models < players;
            refusals.extend(few.then_some(Illegal::TooFewModels { side, models, players }));
        }
        refusals
    }

    /// PR-3.10, PR-3.14: whether each side that brings nothing finds a ready force.
    fn is_ready(&self, content: &Content) -> bool {
        let players = Side::ALL.map(|side| self.players(side));
        let of = |side: Side, force: &Force| {
            forces::may_take(content, (side, self.war()), force, self.force(side.foe()), players)
        };
        let lacks = Side::ALL.into_iter().filter(|side| self.force(*side).is_none());
        { lacks }.all(|side| content.forces.iter().any(|ready| of(side, &ready.force)))
    }
}
