//! Forces: what a faction brings to a constructed battle (PR-3.10 to PR-3.22). Models with crews, upgrades, mutations.

mod chance;
mod drift;
mod fault;
mod lists;
mod outline;
mod text;

pub use fault::BuildFault;
pub(crate) use lists::{Key, Lists, Wrong};
pub(crate) use outline::in_setups;
pub use outline::schema;
pub use text::{Picks, read_from};
pub use text::{read_build, write_build};
pub(crate) use text::{read_gathered, read_picks};

#[cfg(test)]
mod tests;

use crate::content::{Breed, Content, Enlisted, Side};
use serde::{Deserialize, Serialize};

/// PR-T1: the most models of a force.
pub const FORCE_MAX: usize = 4;
/// PR-T2: how many points a side may be worth in a civil war.
pub const POINTS: std::ops::RangeInclusive<u8> = 6..=40;

/// A force: its models from the first place on, Jaegers before Kaiju.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Force {
    /// Its models.
    pub models: [Option<Enlisted>; FORCE_MAX],
}

/// What kind of war a force is for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum War {
    /// Jaegers against Kaiju (PR-3.4).
    Usual,
    /// Any force against any force, each worth at most so many points (PR-19.5, PR-R81).
    Civil(u8),
}

impl Force {
    /// Its models.
    pub fn iter(&self) -> impl Iterator<Item = &Enlisted> {
        self.models.iter().flatten()
    }

    /// How many models it has.
    pub fn len(&self) -> usize {
        self.iter().count()
    }

    /// Whether it has no model.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// PR-3.13: the threat value.
    pub fn threat(&self, content: &Content) -> u8 {
        self.iter().map(|one| content.model(one.model).category()).sum()
    }

    /// PR-3.15: the points of its Jaegers and their pilots.
    pub fn points(&self, content: &Content) -> u8 {
        self.iter().map(|one| one.points(content)).sum()
    }

    /// PR-19.7: what it is worth: its points, and twice its threat value.
    pub fn value(&self, content: &Content) -> u8 {
        self.points(content) + 2 * self.threat(content)
    }

    /// PR-3.14: the points that the PPDC may spend against it.
    pub fn budget(&self, content: &Content) -> u8 {
        2 * self.threat(content)
    }

    /// Everything that is wrong with it, whoever it fights against and for.
    pub fn faults(&self, content: &Content) -> Vec<BuildFault> {
        if !self.iter().all(|one| one.is_known(content)) {
            return vec![BuildFault::Unknown];
        }
        let none = self.is_empty().then_some(BuildFault::NoModel);
        let own = self.iter().flat_map(|one| one.faults(content));
        none.into_iter().chain(own).chain(self.copies(content)).collect()
    }

    /// Everything that is wrong with it on this side of such a war, against this other force.
    ///
    /// PR-3.4, PR-3.14, PR-R62, PR-19.5 to PR-19.7, PR-R81.
    pub fn faults_against(&self, foe: &Force, content: &Content, side: Side, war: War) -> Vec<BuildFault> {
        let mut found = self.faults(content);
        if found.contains(&BuildFault::Unknown) || !foe.iter().all(|one| one.is_known(content)) {
            return found;
        }
        let wrong = |jaeger| self.iter().any(|one| content.model(one.model).is_jaeger() != jaeger);
        let (points, value) = (self.points(content), self.value(content));
        match (war, side) {
            (War::Usual, Side::Ppdc) => {
                found.extend(wrong(true).then_some(BuildFault::KaijuInPpdc));
                let budget = foe.budget(content);
                found.extend((points > budget).then_some(BuildFault::OverBudget { points, budget }));
            }
            (War::Usual, Side::Kaiju) => {
                found.extend(wrong(false).then_some(BuildFault::JaegerInKaiju));
                let (budget, least) = (self.budget(content), cheapest(content));
                found.extend((budget < least).then_some(BuildFault::TooWeak { budget, least }));
            }
            (War::Civil(most), Side::Ppdc | Side::Kaiju) => {
                found.extend((value > most).then_some(BuildFault::OverValue { value, most }));
            }
        }
        found
    }

    /// PR-3.19 to PR-3.21, PR-R63: what a force may not have twice.
    fn copies(&self, content: &Content) -> Vec<BuildFault> {
        let models: Vec<&Enlisted> = self.iter().collect();
        let mut found = Vec::new();
        for (at, one) in models.iter().enumerate() {
            let before = &models[..at];
            let same = before.iter().filter(|other| other.model == one.model);
            match content.model(one.model).breed {
                Breed::Jaeger { .. } => {
                    found.extend(same.map(|_| BuildFault::JaegerTwice { model: one.model }).next());
                }
                Breed::Kaiju { drone: false, .. } => {
                    found.extend(same.map(|_| BuildFault::KaijuTwice { model: one.model }).next());
                }
                Breed::Kaiju { drone: true, .. } => {
                    let alike = same.filter(|other| are_alike(one, other));
                    found.extend(alike.map(|_| BuildFault::DronesAlike { model: one.model }).next());
                }
            }
            let crew = one.pilots.iter().flatten();
            let known: Vec<_> = before.iter().flat_map(|other| other.pilots.iter().flatten()).collect();
            found.extend(
                crew.filter(|pilot| known.contains(pilot)).map(|&pilot| BuildFault::PilotTwice { pilot }),
            );
            let taken = one.upgrade.filter(|id| before.iter().any(|other| other.upgrade == Some(*id)));
            found.extend(taken.map(|upgrade| BuildFault::UpgradeTwice { upgrade }));
        }
        found
    }
}

/// PR-3.21, PR-R63: whether two Kaiju Drones share a mutation, or both have none.
fn are_alike(one: &Enlisted, other: &Enlisted) -> bool {
    let bare = |drone: &Enlisted| drone.mutations == [None; 2];
    let shared = one.mutations.iter().flatten().any(|id| other.mutations.contains(&Some(*id)));
    shared || (bare(one) && bare(other))
}

/// PR-R62: what the cheapest Jaeger with a crew costs.
pub(crate) fn cheapest(content: &Content) -> u8 {
    let mut pilots: Vec<u8> = content.pilots.iter().map(|pilot| pilot.cost).collect();
    pilots.sort_unstable();
    let cost = |model: &crate::content::Model| match model.breed {
        Breed::Jaeger { cost, crew } => {
            let crew: u8 = pilots.iter().take(usize::from(crew)).sum();
            Some(cost + crew)
        }
        Breed::Kaiju { .. } => None,
    };
    content.models.iter().filter_map(cost).min().unwrap_or(0)
}

impl Enlisted {
    /// PR-3.15: what a Jaeger costs with its crew; 0 of a Kaiju.
    pub fn points(&self, content: &Content) -> u8 {
        let crew: u8 = self.pilots.iter().flatten().map(|id| content.pilot(*id).cost).sum();
        match content.model(self.model).breed {
            Breed::Jaeger { cost, .. } => cost + crew,
            Breed::Kaiju { .. } => 0,
        }
    }

    /// Whether all its numbers are of things that there are.
    pub(crate) fn is_known(&self, content: &Content) -> bool {
        let there = |id: u8, all: usize| usize::from(id) < all;
        there(self.model.0, content.models.len())
            && self.pilots.iter().flatten().all(|id| there(id.0, content.pilots.len()))
            && self.upgrade.iter().all(|id| there(id.0, content.upgrades.len()))
            && self.mutations.iter().flatten().all(|id| there(id.0, content.mutations.len()))
    }

    /// Everything that is wrong with this model alone.
    ///
    /// PR-3.12, PR-3.16 to PR-3.19, PR-R41, PR-R62: crew, upgrade, mutations.
    pub(crate) fn faults(&self, content: &Content) -> Vec<BuildFault> {
        let (model, kind) = (self.model, content.model(self.model));
        let seats = usize::from(kind.crew());
        let pilots = self.pilots.iter().flatten().count();
        let full = self.pilots.iter().take(seats).all(Option::is_some) && pilots == seats;
        let mut found = Vec::new();
        found.extend((!full).then_some(BuildFault::CrewSize {
            model,
            pilots: pilots as u8,
            crew: kind.crew(),
        }));
        let crew: Vec<_> = self.pilots.iter().flatten().collect();
        let again = (1..crew.len()).filter(|&at| crew[..at].contains(&crew[at]));
        found.extend(again.map(|at| BuildFault::PilotTwice { pilot: *crew[at] }));
        if let Some(upgrade) = self.upgrade {
            let only = content.upgrade(upgrade).only;
            let fits = kind.is_jaeger() && only.is_none_or(|only| only == model);
            found.extend((!fits).then_some(BuildFault::UpgradeForeign { upgrade, model }));
        }
        let slots = match kind.breed {
            Breed::Jaeger { .. } => [false; 2],
            Breed::Kaiju { slots, .. } => slots,
        };
        for (slot, mutation) in (0..).zip(self.mutations) {
            let Some(mutation) = mutation else { continue };
            let fits = slots[usize::from(slot)] && content.mutation(mutation).slot == slot;
            found.extend((!fits).then_some(BuildFault::MutationSlot { mutation, model }));
        }
        found
    }
}
