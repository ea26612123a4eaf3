//! Forces by codes: six lists, and the force that they make.
//!
//! Pilots sit down in the order of the Jaegers. An upgrade for one Jaeger goes to it; any other goes to the next Jaeger
//! that has none; `-` passes one by. Mutations go to the Kaiju in their order; `-` passes one by.

use super::{BuildFault, FORCE_MAX, Force};
use crate::content::{Breed, Content, Enlisted, Model, ModelId, Mutation, MutationId, PilotId, UpgradeId};

/// The word that passes a model by.
pub(super) const NONE: &str = "-";

/// One of the six lists.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Key {
    Jaegers,
    Pilots,
    Upgrades,
    Kaiju,
    Offensive,
    Defensive,
}

impl Key {
    /// All of them, in the order of a text.
    pub(crate) const ALL: [Key; 6] =
        [Key::Jaegers, Key::Pilots, Key::Upgrades, Key::Kaiju, Key::Offensive, Key::Defensive];

    /// Its name in a text.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Key::Jaegers => "jaegers",
            Key::Pilots => "pilots",
            Key::Upgrades => "upgrades",
            Key::Kaiju => "kaiju",
            Key::Offensive => "offensive",
            Key::Defensive => "defensive",
        }
    }

    /// What it holds.
    pub(crate) fn says(self) -> &'static str {
        match self {
            Key::Jaegers => "The Jaegers (PR-3.14); with the Kaiju at most 4 models (PR-T1).",
            Key::Pilots => "The pilots (PR-3.16): they sit down in the order of the Jaegers.",
            Key::Upgrades => {
                "The upgrades (PR-3.17): each goes to its Jaeger, or to the next one without; `-` passes one by."
            }
            Key::Kaiju => "The Kaiju (PR-3.10); a code that stands there twice is two Kaiju Drones.",
            Key::Offensive => "The offensive mutations in the order of the Kaiju; `-` passes one by.",
            Key::Defensive => "The defensive mutations in the order of the Kaiju; `-` passes one by.",
        }
    }
}

/// The codes of a force.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Lists(pub(crate) [Vec<String>; 6]);

/// What is wrong, in which list, and at which place of it; no place if it concerns the whole list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Wrong {
    pub(crate) key: Key,
    pub(crate) at: Option<usize>,
    pub(crate) fault: BuildFault,
}

impl Lists {
    /// The list at this key.
    pub(crate) fn of(&self, key: Key) -> &[String] {
        &self.0[key as usize]
    }

    /// The force that these codes make, as far as they are known, and everything that is wrong with it.
    pub(crate) fn force(&self, content: &Content) -> (Force, Vec<Wrong>) {
        let (force, mut wrong) = self.gathered(content);
        // What is too many hides nothing else that is wrong with the rest.
        if wrong.iter().all(|one| one.fault.is_surplus()) {
            wrong.extend(force.faults(content).into_iter().map(|fault| self.place(content, fault)));
        }
        (force, wrong)
    }

    /// The same, whether the force is legal or not: what is wrong is that a code is unknown, or finds no model.
    pub(crate) fn gathered(&self, content: &Content) -> (Force, Vec<Wrong>) {
        let mut wrong = Vec::new();
        let jaegers = self.models(content, Key::Jaegers, &mut wrong);
        let kaiju = self.models(content, Key::Kaiju, &mut wrong);
        let whole = jaegers.iter().chain(&kaiju).all(Option::is_some);
        let models = jaegers.len() + kaiju.len();
        if models > FORCE_MAX {
            let key = if kaiju.is_empty() { Key::Jaegers } else { Key::Kaiju };
            wrong.push(Wrong { key, at: None, fault: BuildFault::TooManyModels { models } });
        }
        let mut enlisted: Vec<Enlisted> =
            jaegers.into_iter().chain(kaiju).flatten().take(FORCE_MAX).map(Enlisted::bare).collect();
        // What belongs to models is known only if all models are.
        self.seat_pilots(content, &mut enlisted, whole, &mut wrong);
        self.fit_upgrades(content, &mut enlisted, whole, &mut wrong);
        self.fit_mutations(content, &mut enlisted, whole, &mut wrong);
        let mut force = Force::default();
        force.models.iter_mut().zip(enlisted).for_each(|(place, one)| *place = Some(one));
        (force, wrong)
    }

    /// PR-3.10, PR-3.14: the models of one list.
    fn models(&self, content: &Content, key: Key, wrong: &mut Vec<Wrong>) -> Vec<Option<ModelId>> {
        let jaeger = key == Key::Jaegers;
        let fault = if jaeger { BuildFault::NoSuchJaeger } else { BuildFault::NoSuchKaiju };
        let find = |code: &String| {
            let is_it = |model: &Model| model.code == *code && model.is_jaeger() == jaeger;
            content.models.iter().position(is_it).map(|at| ModelId(at as u8))
        };
        let found: Vec<_> = self.of(key).iter().map(find).collect();
        let lost = (0..found.len()).filter(|&at| found[at].is_none());
        wrong.extend(lost.map(|at| Wrong { key, at: Some(at), fault }));
        found
    }

    /// PR-3.16, PR-R41: the pilots take the seats in the order of the Jaegers.
    fn seat_pilots(&self, content: &Content, models: &mut [Enlisted], whole: bool, wrong: &mut Vec<Wrong>) {
        let key = Key::Pilots;
        let crew = |one: &Enlisted| usize::from(content.model(one.model).crew());
        let mut seats =
            models.iter().enumerate().flat_map(|(at, one)| (0..crew(one)).map(move |seat| (at, seat)));
        let mut seated = Vec::new();
        for (at, code) in self.of(key).iter().enumerate() {
            let found = content.pilots.iter().position(|pilot| pilot.code == *code);
            let seat = seats.next();
            match (found, seat) {
                (None, _) => wrong.push(Wrong { key, at: Some(at), fault: BuildFault::NoSuchPilot }),
                (Some(pilot), Some(seat)) => seated.push((seat, PilotId(pilot as u8))),
                (Some(_), None) if whole => {
                    wrong.push(Wrong { key, at: Some(at), fault: BuildFault::PilotsLeft });
                }
                (Some(_), None) => {}
            }
        }
        for ((at, seat), pilot) in seated {
            models[at].pilots[seat] = Some(pilot);
        }
    }

    /// PR-3.17, PR-3.18: each upgrade finds its Jaeger; first those that fit only one.
    fn fit_upgrades(&self, content: &Content, models: &mut [Enlisted], whole: bool, wrong: &mut Vec<Wrong>) {
        let key = Key::Upgrades;
        let codes = self.of(key);
        let find = |code: &String| {
            let all = (0..).map(UpgradeId).zip(&content.upgrades);
            all.into_iter().find(|(_, upgrade)| upgrade.code == *code)
        };
        let jaeger = |one: &Enlisted| content.model(one.model).is_jaeger();
        let named = |code: &String| find(code).and_then(|(id, upgrade)| Some((id, upgrade.only?)));
        let mut owners: Vec<Option<usize>> = vec![None; codes.len()];
        for (at, (upgrade, only)) in
            codes.iter().enumerate().filter_map(|(at, code)| Some((at, named(code)?)))
        {
            owners[at] = models.iter().position(|one| one.model == only && one.upgrade.is_none());
            if let Some(owner) = owners[at] {
                models[owner].upgrade = Some(upgrade);
            } else if whole {
                wrong.push(Wrong { key, at: Some(at), fault: BuildFault::UpgradesLeft });
            }
        }
        let mut free = (0..models.len())
            .filter(|&at| jaeger(&models[at]) && models[at].upgrade.is_none())
            .collect::<Vec<_>>()
            .into_iter();
        for (at, code) in codes.iter().enumerate().filter(|(_, code)| named(code).is_none()) {
            let owner = free.next();
            match (find(code), owner) {
                (Some((upgrade, _)), Some(owner)) => models[owner].upgrade = Some(upgrade),
                (None, _) if code == NONE => {}
                (None, _) => wrong.push(Wrong { key, at: Some(at), fault: BuildFault::NoSuchUpgrade }),
                (Some(_), None) if whole => {
                    wrong.push(Wrong { key, at: Some(at), fault: BuildFault::UpgradesLeft });
                }
                (Some(_), None) => {}
            }
        }
    }

    /// PR-3.11, PR-3.12: mutations by the order of the Kaiju that have the slot.
    fn fit_mutations(&self, content: &Content, models: &mut [Enlisted], whole: bool, wrong: &mut Vec<Wrong>) {
        for (slot, key) in [Key::Offensive, Key::Defensive].into_iter().enumerate() {
            let has_slot = |one: &Enlisted| match content.model(one.model).breed {
                Breed::Jaeger { .. } => false,
                Breed::Kaiju { slots, .. } => slots[slot],
            };
            let mut owners = models.iter_mut().filter(|one| has_slot(one));
            for (at, code) in self.of(key).iter().enumerate() {
                let owner = owners.next();
                let is_it = |kind: &Mutation| kind.code == *code && usize::from(kind.slot) == slot;
                let found = content.mutations.iter().position(is_it);
                match (found, owner) {
                    (Some(found), Some(owner)) => {
                        owner.mutations[slot] = Some(MutationId(found as u8));
                    }
                    (None, _) if code == NONE => {}
                    (None, _) => wrong.push(Wrong { key, at: Some(at), fault: BuildFault::NoSuchMutation }),
                    (Some(_), None) if whole => {
                        wrong.push(Wrong { key, at: Some(at), fault: BuildFault::MutationsLeft });
                    }
                    (Some(_), None) => {}
                }
            }
        }
    }

    /// The place of a fault of the whole force: the last code that it names.
    fn place(&self, content: &Content, fault: BuildFault) -> Wrong {
        let last = |key: Key, code: &str| Wrong {
            key,
            at: self.of(key).iter().rposition(|other| other == code),
            fault,
        };
        match fault {
            BuildFault::CrewSize { model, .. } => {
                Wrong { key: Key::Pilots, at: None, fault }.near(self, model, content)
            }
            BuildFault::JaegerTwice { model } => last(Key::Jaegers, &content.model(model).code),
            BuildFault::KaijuTwice { model } | BuildFault::DronesAlike { model } => {
                last(Key::Kaiju, &content.model(model).code)
            }
            BuildFault::PilotTwice { pilot } => last(Key::Pilots, &content.pilot(pilot).code),
            BuildFault::UpgradeTwice { upgrade } | BuildFault::UpgradeForeign { upgrade, .. } => {
                last(Key::Upgrades, &content.upgrade(upgrade).code)
            }
            BuildFault::MutationSlot { mutation, .. } => {
                let kind = content.mutation(mutation);
                last(if kind.slot == 0 { Key::Offensive } else { Key::Defensive }, &kind.code)
            }
            BuildFault::Unknown
            | BuildFault::NoSuchJaeger
            | BuildFault::NoSuchKaiju
            | BuildFault::NoSuchPilot
            | BuildFault::NoSuchUpgrade
            | BuildFault::NoSuchMutation
            | BuildFault::NoModel
            | BuildFault::TooManyModels { .. }
            | BuildFault::PilotsLeft
            | BuildFault::UpgradesLeft
            | BuildFault::MutationsLeft
            | BuildFault::KaijuInPpdc
            | BuildFault::JaegerInKaiju
            | BuildFault::OverBudget { .. }
            | BuildFault::TooWeak { .. }
            | BuildFault::OverValue { .. } => Wrong { key: Key::Jaegers, at: None, fault },
        }
    }
}

impl Wrong {
    /// At the Jaeger of this kind, if there is no list of pilots to point to.
    fn near(self, lists: &Lists, model: ModelId, content: &Content) -> Wrong {
        if !lists.of(Key::Pilots).is_empty() {
            return self;
        }
        let code = &content.model(model).code;
        let at = lists.of(Key::Jaegers).iter().position(|other| other == code);
        Wrong { key: Key::Jaegers, at, ..self }
    }
}

impl Enlisted {
    /// The model with nothing that belongs to it.
    pub(crate) fn bare(model: ModelId) -> Enlisted {
        Enlisted { model, pilots: [None; 3], upgrade: None, mutations: [None; 2] }
    }
}

impl Force {
    /// The codes that make this force.
    pub(crate) fn lists(&self, content: &Content) -> Lists {
        let mut lists = Lists::default();
        let mut add = |key: Key, code: &str| lists.0[key as usize].push(code.to_owned());
        for one in self.iter() {
            let model = content.model(one.model);
            match model.breed {
                Breed::Jaeger { .. } => {
                    add(Key::Jaegers, &model.code);
                    one.pilots.iter().flatten().for_each(|id| add(Key::Pilots, &content.pilot(*id).code));
                    add(Key::Upgrades, one.upgrade.map_or(NONE, |id| &content.upgrade(id).code));
                }
                Breed::Kaiju { slots, .. } => {
                    add(Key::Kaiju, &model.code);
                    for (slot, key) in [Key::Offensive, Key::Defensive].into_iter().enumerate() {
                        let code = one.mutations[slot].map_or(NONE, |id| &content.mutation(id).code);
                        if slots[slot] {
                            add(key, code);
                        }
                    }
                }
            }
        }
        for key in [Key::Upgrades, Key::Offensive, Key::Defensive] {
            let list = &mut lists.0[key as usize];
            while list.last().is_some_and(|code| code == NONE) {
                list.pop();
            }
        }
        lists
    }
}
