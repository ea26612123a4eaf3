//! What the sides bring: in set-ups as TOML, as refusals, and whether a force goes with the other one.
//!
//! A side's force stands below its word, by codes as in a file of its own. Written by the program it is a list of places
//! in the content, seven for each model.

use super::Setup;
use crate::build::{BuildFault, FORCE_MAX, Force, War, read_gathered};
use crate::content::{Content, Enlisted, ModelId, MutationId, PilotId, Side, UpgradeId};
use crate::question::Illegal;
use tabletop::sheet::{Entry, Table};

/// The place of nothing.
const NOTHING: u8 = u8::MAX;
/// The places of a model: itself, three pilots, its upgrade, two mutations.
const PLACES: usize = 7;

fn word(side: Side) -> &'static str {
    match side {
        Side::Ppdc => "ppdc",
        Side::Kaiju => "kaiju",
    }
}

/// The forces of the set-up.
pub(crate) fn read(table: &Table<'_>, setup: &mut Setup, content: &Content) {
    for side in Side::ALL {
        let Some(table) = table.may(word(side)).and_then(|entry| entry.table()) else { continue };
        let force = match table.may("places") {
            Some(entry) => read_places(&entry),
            None => read_gathered(&table, content),
        };
        table.finish();
        setup.forces[side as usize] = force;
    }
}

fn read_places(entry: &Entry<'_>) -> Option<Force> {
    let numbers: Option<Vec<u8>> = entry.list()?.iter().map(|entry| entry.number(0..=NOTHING)).collect();
    let numbers = numbers?;
    if numbers.len() % PLACES != 0 || numbers.len() > PLACES * FORCE_MAX {
        entry.fault(format!("{PLACES} numbers are due for each of at most {FORCE_MAX} models"), None);
        return None;
    }
    let some = |number: u8| (number != NOTHING).then_some(number);
    let model = |places: &[u8]| Enlisted {
        model: ModelId(places[0]),
        pilots: [1, 2, 3].map(|at| some(places[at]).map(PilotId)),
        upgrade: some(places[4]).map(UpgradeId),
        mutations: [5, 6].map(|at| some(places[at]).map(MutationId)),
    };
    let mut force = Force::default();
    force.models.iter_mut().zip(numbers.chunks(PLACES)).for_each(|(place, one)| *place = Some(model(one)));
    Some(force)
}

/// The forces as further lines of the set-up.
pub(crate) fn write(setup: &Setup) -> Vec<String> {
    let mut lines = Vec::new();
    for side in Side::ALL {
        let Some(force) = setup.force(side) else { continue };
        let places = |one: &Enlisted| {
            let pilots = one.pilots.map(|id| id.map_or(NOTHING, |id| id.0));
            let mutations = one.mutations.map(|id| id.map_or(NOTHING, |id| id.0));
            let upgrade = one.upgrade.map_or(NOTHING, |id| id.0);
            [&[one.model.0][..], &pilots, &[upgrade], &mutations].concat()
        };
        let all: Vec<u8> = force.iter().flat_map(places).collect();
        lines.push(format!("\n[{}]", word(side)));
        lines.push(format!("places = {all:?}"));
    }
    lines
}

/// The refusal of a fault in the force of this side.
pub(super) fn refusal(side: Side, fault: BuildFault) -> Illegal {
    match fault {
        BuildFault::Unknown
        | BuildFault::NoSuchJaeger
        | BuildFault::NoSuchKaiju
        | BuildFault::NoSuchPilot
        | BuildFault::NoSuchUpgrade
        | BuildFault::NoSuchMutation
        | BuildFault::TooManyModels { .. } => Illegal::UnknownBrought { side },
        BuildFault::NoModel => Illegal::NothingBrought { side },
        BuildFault::CrewSize { .. } | BuildFault::PilotsLeft => Illegal::CrewBrought { side },
        BuildFault::UpgradeForeign { .. } | BuildFault::UpgradesLeft => Illegal::UpgradeBrought { side },
        BuildFault::MutationSlot { .. } | BuildFault::MutationsLeft => Illegal::MutationBrought { side },
        BuildFault::JaegerTwice { .. } | BuildFault::KaijuTwice { .. } | BuildFault::PilotTwice { .. } => {
            Illegal::TwiceBrought { side }
        }
        BuildFault::UpgradeTwice { .. } => Illegal::UpgradeTwiceBrought { side },
        BuildFault::DronesAlike { .. } => Illegal::DronesBrought { side },
        BuildFault::KaijuInPpdc | BuildFault::JaegerInKaiju => Illegal::WrongSideBrought { side },
        BuildFault::OverBudget { points, budget } => Illegal::DearBrought { points, budget },
        BuildFault::TooWeak { budget, least } => Illegal::WeakBrought { budget, least },
        BuildFault::OverValue { value, most } => Illegal::ValueBrought { side, value, most },
    }
}

/// PR-3.10, PR-3.14, PR-19.3, PR-R62, PR-R81: whether a side with so many players may take this force. If the other side
/// has none yet, a ready force must be left for it.
pub(crate) fn may_take(
    content: &Content,
    (side, war): (Side, War),
    force: &Force,
    foe: Option<&Force>,
    players: [u8; 2],
) -> bool {
    let fits = |own: &Force, other: &Force, side: Side| {
        own.len() >= usize::from(players[side as usize])
            && own.faults_against(other, content, side, war).is_empty()
    };
    let both = |foe: &Force| fits(force, foe, side) && fits(foe, force, side.foe());
    match foe {
        Some(foe) => both(foe),
        None => content.forces.iter().any(|ready| both(&ready.force)),
    }
}
