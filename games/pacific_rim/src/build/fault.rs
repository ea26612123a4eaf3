//! Why a force is not allowed, each reason with its rule.

use super::FORCE_MAX;
use crate::content::{Content, ModelId, MutationId, PilotId, UpgradeId};
use kernel::Cited;

/// Why a force is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BuildFault {
    /// It holds numbers of things that there are not.
    Unknown,
    /// There is no such Jaeger.
    NoSuchJaeger,
    /// There is no such Kaiju.
    NoSuchKaiju,
    /// There is no such pilot.
    NoSuchPilot,
    /// There is no such upgrade.
    NoSuchUpgrade,
    /// There is no such mutation of this slot.
    NoSuchMutation,
    /// It has no model.
    NoModel,
    /// It has too many models.
    TooManyModels {
        /// The models chosen.
        models: usize,
    },
    /// A Jaeger has not the crew that it needs.
    CrewSize {
        /// The Jaeger.
        model: ModelId,
        /// Its pilots.
        pilots: u8,
        /// Those that it needs.
        crew: u8,
    },
    /// More pilots than the Jaegers have seats.
    PilotsLeft,
    /// More upgrades than there are Jaegers.
    UpgradesLeft,
    /// More mutations than the Kaiju have slots.
    MutationsLeft,
    /// The upgrade does not fit the model.
    UpgradeForeign {
        /// The upgrade.
        upgrade: UpgradeId,
        /// The model.
        model: ModelId,
    },
    /// The mutation does not fit a slot of the model.
    MutationSlot {
        /// The mutation.
        mutation: MutationId,
        /// The model.
        model: ModelId,
    },
    /// The same Jaeger twice.
    JaegerTwice {
        /// The Jaeger.
        model: ModelId,
    },
    /// The same Kaiju twice.
    KaijuTwice {
        /// The Kaiju.
        model: ModelId,
    },
    /// The same pilot twice.
    PilotTwice {
        /// The pilot.
        pilot: PilotId,
    },
    /// The same upgrade twice.
    UpgradeTwice {
        /// The upgrade.
        upgrade: UpgradeId,
    },
    /// Two Kaiju Drones with the same mutation, or both with none.
    DronesAlike {
        /// The drone.
        model: ModelId,
    },
    /// A Kaiju fights for the PPDC.
    KaijuInPpdc,
    /// A Jaeger fights for the Kaiju.
    JaegerInKaiju,
    /// The Jaegers and pilots cost too much.
    OverBudget {
        /// What they cost.
        points: u8,
        /// What may be spent.
        budget: u8,
    },
    /// The threat value pays for no Jaeger at all.
    TooWeak {
        /// What it pays for.
        budget: u8,
        /// What the cheapest Jaeger costs.
        least: u8,
    },
    /// The force is worth more than was agreed.
    OverValue {
        /// What it is worth.
        value: u8,
        /// What was agreed.
        most: u8,
    },
}

impl Cited for BuildFault {
    fn rule(&self) -> &'static str {
        match self {
            BuildFault::Unknown => "PR-3.22",
            BuildFault::NoSuchJaeger | BuildFault::OverBudget { .. } => "PR-3.14",
            BuildFault::NoSuchKaiju => "PR-3.10",
            BuildFault::NoSuchPilot | BuildFault::CrewSize { .. } | BuildFault::PilotsLeft => "PR-3.16",
            BuildFault::NoSuchUpgrade | BuildFault::UpgradesLeft => "PR-3.17",
            BuildFault::NoSuchMutation | BuildFault::MutationsLeft => "PR-3.11",
            BuildFault::NoModel => "PR-R64",
            BuildFault::TooManyModels { .. } => "PR-T1",
            BuildFault::UpgradeForeign { .. } => "PR-3.18",
            BuildFault::MutationSlot { .. } => "PR-3.12",
            BuildFault::JaegerTwice { .. }
            | BuildFault::KaijuTwice { .. }
            | BuildFault::PilotTwice { .. } => "PR-3.19",
            BuildFault::UpgradeTwice { .. } => "PR-3.20",
            BuildFault::DronesAlike { .. } => "PR-3.21",
            BuildFault::KaijuInPpdc | BuildFault::JaegerInKaiju => "PR-19.5",
            BuildFault::TooWeak { .. } => "PR-R62",
            BuildFault::OverValue { .. } => "PR-R81",
        }
    }
}

impl BuildFault {
    /// Whether it is something too many beside a force that is whole.
    pub(crate) fn is_surplus(self) -> bool {
        match self {
            BuildFault::PilotsLeft
            | BuildFault::UpgradesLeft
            | BuildFault::MutationsLeft
            | BuildFault::TooManyModels { .. } => true,
            BuildFault::Unknown
            | BuildFault::NoSuchJaeger
            | BuildFault::NoSuchKaiju
            | BuildFault::NoSuchPilot
            | BuildFault::NoSuchUpgrade
            | BuildFault::NoSuchMutation
            | BuildFault::NoModel
            | BuildFault::CrewSize { .. }
            | BuildFault::UpgradeForeign { .. }
            | BuildFault::MutationSlot { .. }
            | BuildFault::JaegerTwice { .. }
            | BuildFault::KaijuTwice { .. }
            | BuildFault::PilotTwice { .. }
            | BuildFault::UpgradeTwice { .. }
            | BuildFault::DronesAlike { .. }
            | BuildFault::KaijuInPpdc
            | BuildFault::JaegerInKaiju
            | BuildFault::OverBudget { .. }
            | BuildFault::TooWeak { .. }
            | BuildFault::OverValue { .. } => false,
        }
    }

    /// The fault in words. `code` is what was written there.
    pub(crate) fn say(self, code: &str, content: &Content) -> String {
        let name = |id: ModelId| content.model(id).code.as_str();
        let what = match self {
            BuildFault::Unknown => "the force has numbers of things that there are not".to_owned(),
            BuildFault::NoSuchJaeger => format!("there is no Jaeger `{code}`"),
            BuildFault::NoSuchKaiju => format!("there is no Kaiju `{code}`"),
            BuildFault::NoSuchPilot => format!("there is no pilot `{code}`"),
            BuildFault::NoSuchUpgrade => format!("there is no upgrade `{code}`"),
            BuildFault::NoSuchMutation => format!("there is no mutation `{code}` for this slot"),
            BuildFault::NoModel => "a force has at least one model".to_owned(),
            BuildFault::TooManyModels { models } => {
                format!("a force has at most {FORCE_MAX} models, not {models}")
            }
            BuildFault::CrewSize { model, pilots, crew } => {
                format!("{} needs {crew} pilots, not {pilots}", name(model))
            }
            BuildFault::PilotsLeft => format!("no Jaeger has a seat for {code}"),
            BuildFault::UpgradesLeft => format!("no Jaeger is left for {code}"),
            BuildFault::MutationsLeft => format!("no Kaiju is left for {code}"),
            BuildFault::UpgradeForeign { upgrade, model } => {
                format!("{} does not fit {}", content.upgrade(upgrade).code, name(model))
            }
            BuildFault::MutationSlot { mutation, model } => {
                format!("{} has no slot for {}", name(model), content.mutation(mutation).code)
            }
            BuildFault::JaegerTwice { model } | BuildFault::KaijuTwice { model } => {
                format!("{} is there twice", name(model))
            }
            BuildFault::PilotTwice { pilot } => format!("{} is there twice", content.pilot(pilot).code),
            BuildFault::UpgradeTwice { upgrade } => {
                format!("{} is there twice", content.upgrade(upgrade).code)
            }
            BuildFault::DronesAlike { model } => {
                format!("two of {} have the same mutation, or both have none", name(model))
            }
            BuildFault::KaijuInPpdc => "a Kaiju fights for the PPDC only in a civil war".to_owned(),
            BuildFault::JaegerInKaiju => "a Jaeger fights for the Kaiju only in a civil war".to_owned(),
            BuildFault::OverBudget { points, budget } => {
                format!("the force costs {points} points, and {budget} may be spent")
            }
            BuildFault::TooWeak { budget, least } => {
                format!("these Kaiju give the PPDC {budget} points, and the cheapest Jaeger costs {least}")
            }
            BuildFault::OverValue { value, most } => {
                format!("the force is worth {value} points, and {most} were agreed")
            }
        };
        format!("{what} ({})", self.rule())
    }

    /// What to do about it, if that does not depend on the other choices.
    pub(crate) fn help(self) -> Option<String> {
        let leave_out = || Some("leave it out here".to_owned());
        match self {
            BuildFault::TooManyModels { models } => Some(format!("leave out {}", models - FORCE_MAX)),
            BuildFault::CrewSize { .. } => Some(
                "pilots sit down in the order of the Jaegers, each Jaeger full before the next".to_owned(),
            ),
            BuildFault::DronesAlike { .. } => Some("give each of them mutations of its own".to_owned()),
            BuildFault::PilotsLeft
            | BuildFault::UpgradesLeft
            | BuildFault::MutationsLeft
            | BuildFault::JaegerTwice { .. }
            | BuildFault::KaijuTwice { .. }
            | BuildFault::PilotTwice { .. }
            | BuildFault::UpgradeTwice { .. } => leave_out(),
            BuildFault::Unknown
            | BuildFault::NoSuchJaeger
            | BuildFault::NoSuchKaiju
            | BuildFault::NoSuchPilot
            | BuildFault::NoSuchUpgrade
            | BuildFault::NoSuchMutation
            | BuildFault::NoModel
            | BuildFault::UpgradeForeign { .. }
            | BuildFault::MutationSlot { .. }
            | BuildFault::KaijuInPpdc
            | BuildFault::JaegerInKaiju
            | BuildFault::OverBudget { .. }
            | BuildFault::TooWeak { .. }
            | BuildFault::OverValue { .. } => None,
        }
    }
}
