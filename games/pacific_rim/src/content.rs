//! Content: the typed form of the packs. Models with their action cards, pilots, upgrades, mutations; the field of battle.

mod cast;
mod field;
mod fitting;
mod ground;
mod index;
mod phrase;
mod print;
mod read;
mod say;
mod standing;
mod texts;
mod vocabulary;
mod whole;
mod words;

#[cfg(test)]
pub(crate) mod tests;

pub use print::{
    building_word, say_action, say_card, say_enlisted, say_mission, say_model, say_mutation, say_pilot,
    say_quick, say_scenario, say_trait, say_upgrade, side_word,
};
pub use read::{house_files, read_packs, schema};
pub use say::{say_blow, say_resource, say_stat, say_step};
pub use standing::FACE;

pub use field::{
    Building, Deployment, EdgeOf, Enlisted, Ground, Line, Mat, Mission, Object, Per, Piece, Place, Quick,
    Scenario, Side, Special,
};
pub use vocabulary::{
    Ability, Action, Attack, Blow, Boon, Boost, Cost, Extra, If, On, Reach, Resource, Stat, Step, Trait,
    Wound,
};

use crate::build::Force;
use serde::{Deserialize, Serialize};

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident),+ $(,)?) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        pub struct $name(pub u8);
    )+};
}

ids! {
    /// A kind of model: Jaegers first, then Kaiju.
    ModelId,
    /// An action card: six for each model, in the order of the models.
    CardId,
    /// A pilot card.
    PilotId,
    /// An upgrade card.
    UpgradeId,
    /// A mutation card.
    MutationId,
    /// A kind of objects.
    ObjectId,
    /// A shape of a terrain area.
    PieceId,
    /// A mat.
    MatId,
    /// A scenario card.
    ScenarioId,
    /// A mission card.
    MissionId,
    /// A quick play card.
    QuickId,
    /// A ready force.
    ReadyId,
}

/// PR-1.23: the action cards of a model.
pub const CARDS: u8 = 6;
/// PR-R26: the most structure points.
pub const STRUCTURE_MAX: u8 = 6;
/// The most kinds of models: their action cards are numbered in one byte.
pub const MODELS_MAX: usize = 42;
/// The most kinds of everything else.
pub const KINDS_MAX: usize = 64;

impl CardId {
    /// The card at this place (0 to 5) among those of the model.
    pub fn of(model: ModelId, place: u8) -> CardId {
        CardId(model.0 * CARDS + place)
    }

    /// Whose card it is.
    pub fn model(self) -> ModelId {
        ModelId(self.0 / CARDS)
    }

    /// Its place (0 to 5) among the cards of its model.
    pub fn place(self) -> u8 {
        self.0 % CARDS
    }
}

/// PR-1.8: a kind of model with its board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Model {
    /// The short name in notation.
    pub code: String,
    /// The name that players read.
    pub name: String,
    /// SPD (PR-1.9).
    pub speed: u8,
    /// SKL (PR-1.10).
    pub skill: u8,
    /// POW (PR-1.11).
    pub power: u8,
    /// ARM (PR-1.12).
    pub armour: u8,
    /// Its structure points (PR-1.19).
    pub structure: u8,
    /// Charge and Ammo, or Rage and Kaiju Blue; see [`Resource::track`].
    pub tracks: [Track; 2],
    /// What only a Jaeger or only a Kaiju has.
    pub breed: Breed,
}

/// PR-1.15: a track of a board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Track {
    /// Where its counter starts.
    pub start: u8,
    /// Its last space.
    pub most: u8,
}

/// Jaeger or Kaiju.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Breed {
    /// PR-1.13.
    Jaeger {
        /// PR-3.15: the points that it costs.
        cost: u8,
        /// PR-3.16: the pilots that it needs, 2 or 3.
        crew: u8,
    },
    /// PR-1.14.
    Kaiju {
        /// Its category.
        category: u8,
        /// PR-3.21: a force may have several of it.
        drone: bool,
        /// PR-3.12: whether it has an offensive and a defensive slot.
        slots: [bool; 2],
    },
}

impl Model {
    /// Whether it is a Jaeger.
    pub fn is_jaeger(&self) -> bool {
        matches!(self.breed, Breed::Jaeger { .. })
    }

    /// PR-3.13: its category; 0 of a Jaeger.
    pub fn category(&self) -> u8 {
        match self.breed {
            Breed::Jaeger { .. } => 0,
            Breed::Kaiju { category, .. } => category,
        }
    }

    /// PR-3.16: the pilots that it needs; 0 of a Kaiju.
    pub fn crew(&self) -> u8 {
        match self.breed {
            Breed::Jaeger { crew, .. } => crew,
            Breed::Kaiju { .. } => 0,
        }
    }

    /// The value of this statistic on the board.
    pub fn stat(&self, stat: Stat) -> u8 {
        match stat {
            Stat::Speed => self.speed,
            Stat::Skill => self.skill,
            Stat::Power => self.power,
            Stat::Armour => self.armour,
        }
    }
}

/// PR-1.25: an action card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ActionCard {
    /// The short name in notation.
    pub code: String,
    /// The name that players read.
    pub name: String,
    /// Its actions, one of which is chosen (PR-1.25); at least one.
    pub actions: Vec<Action>,
    /// PR-1.26: what holds while it is face up.
    pub passives: Vec<Trait>,
    /// PR-11.4: what happens when it is lost as damage, in this order.
    pub wounds: Vec<Wound>,
}

impl ActionCard {
    /// All steps of all its actions.
    pub fn steps(&self) -> impl Iterator<Item = Step> + '_ {
        self.actions.iter().flat_map(|action| action.steps.iter().copied())
    }

    /// PR-12.8, PR-12.9: whether it is the Deep Drift card of its Jaeger.
    pub fn is_deep_drift(&self) -> bool {
        self.steps().any(|step| step == Step::Pilots)
    }
}

/// PR-1.27: a pilot card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pilot {
    /// The short name in notation.
    pub code: String,
    /// The name that players read.
    pub name: String,
    /// PR-1.27: the grade.
    pub grade: Grade,
    /// PR-3.15: the points that the pilot costs.
    pub cost: u8,
    /// PR-13.1: the symbols of the three rows, each by its letter.
    pub rows: [u8; 3],
    /// The special abilities.
    pub abilities: Vec<Ability>,
}

/// PR-1.27: the grade of a pilot. It has no effect on the rules.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Grade {
    /// In training.
    Cadet,
    /// On duty.
    Ranger,
    /// With a command.
    Marshal,
}

/// PR-1.28: an upgrade card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Upgrade {
    /// The short name in notation.
    pub code: String,
    /// The name that players read.
    pub name: String,
    /// PR-3.18: the only Jaeger that it fits; any if there is none.
    pub only: Option<ModelId>,
    /// What it gives.
    pub traits: Vec<Trait>,
}

/// PR-1.29: a mutation card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mutation {
    /// The short name in notation.
    pub code: String,
    /// The name that players read.
    pub name: String,
    /// PR-3.12: its slot: 0 offensive, 1 defensive.
    pub slot: u8,
    /// What it gives.
    pub traits: Vec<Trait>,
}

/// All packs of a bout.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Content {
    /// All kinds of models, Jaegers first.
    pub models: Vec<Model>,
    /// All action cards: six for each model.
    pub cards: Vec<ActionCard>,
    /// The pilots.
    pub pilots: Vec<Pilot>,
    /// The upgrades.
    pub upgrades: Vec<Upgrade>,
    /// The mutations.
    pub mutations: Vec<Mutation>,
    /// The kinds of objects.
    pub objects: Vec<Object>,
    /// The shapes of terrain areas.
    pub pieces: Vec<Piece>,
    /// The mats.
    pub mats: Vec<Mat>,
    /// The scenario cards.
    pub scenarios: Vec<Scenario>,
    /// The mission cards.
    pub missions: Vec<Mission>,
    /// The quick play cards.
    pub quick: Vec<Quick>,
    /// Ready forces.
    pub forces: Vec<Ready>,
}

/// A force for who builds none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ready {
    /// The short name in notation.
    pub code: String,
    /// The name that players read.
    pub name: String,
    /// The force.
    pub force: Force,
}

impl Content {
    /// The model with this number.
    pub fn model(&self, id: ModelId) -> &Model {
        &self.models[usize::from(id.0)]
    }

    /// The action card with this number.
    pub fn card(&self, id: CardId) -> &ActionCard {
        &self.cards[usize::from(id.0)]
    }

    /// The pilot with this number.
    pub fn pilot(&self, id: PilotId) -> &Pilot {
        &self.pilots[usize::from(id.0)]
    }

    /// The upgrade with this number.
    pub fn upgrade(&self, id: UpgradeId) -> &Upgrade {
        &self.upgrades[usize::from(id.0)]
    }

    /// The mutation with this number.
    pub fn mutation(&self, id: MutationId) -> &Mutation {
        &self.mutations[usize::from(id.0)]
    }

    /// The kind of objects with this number.
    pub fn object(&self, id: ObjectId) -> &Object {
        &self.objects[usize::from(id.0)]
    }

    /// The shape with this number.
    pub fn piece(&self, id: PieceId) -> &Piece {
        &self.pieces[usize::from(id.0)]
    }

    /// The mat with this number.
    pub fn mat(&self, id: MatId) -> &Mat {
        &self.mats[usize::from(id.0)]
    }

    /// The scenario with this number.
    pub fn scenario(&self, id: ScenarioId) -> &Scenario {
        &self.scenarios[usize::from(id.0)]
    }

    /// The mission with this number.
    pub fn mission(&self, id: MissionId) -> &Mission {
        &self.missions[usize::from(id.0)]
    }

    /// The quick play with this number.
    pub fn quick(&self, id: QuickId) -> &Quick {
        &self.quick[usize::from(id.0)]
    }
}

impl Enlisted {
    /// What its upgrade and its mutations give (PR-14.2). The passives of the face-up card come besides.
    pub fn traits<'a>(&'a self, content: &'a Content) -> impl Iterator<Item = Trait> + 'a {
        let upgrade = self.upgrade.iter().flat_map(|id| &content.upgrade(*id).traits);
        let mutations = self.mutations.iter().flatten().flat_map(|id| &content.mutation(*id).traits);
        upgrade.chain(mutations).copied()
    }
}
