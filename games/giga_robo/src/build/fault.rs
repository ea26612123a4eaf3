//! Why a build is not allowed, each reason with its rule and its facts.

use super::{ABILITIES, CARDS};
use crate::content::Code;
use kernel::Cited;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Why a build is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BuildFault {
    /// There is no such pilot.
    NoSuchPilot,
    /// There is no such robot.
    NoSuchRobot,
    /// The pilot has no such ability.
    NoSuchPilotAbility,
    /// The robot has no such ability.
    NoSuchAbility,
    /// The number of Robot Abilities.
    AbilityCount {
        /// The abilities chosen.
        abilities: u8,
    },
    /// An ability is chosen twice.
    AbilityTwice {
        /// Which.
        ability: Code,
    },
    /// The robot has no such Ultimate Technique.
    NoSuchUltimate,
    /// The card in its place is none.
    NotUltimate {
        /// Which.
        card: Code,
    },
    /// The number of other cards.
    CardCount {
        /// The cards chosen.
        cards: u8,
    },
    /// There is no such card.
    NoSuchCard,
    /// The card belongs to another pilot or robot.
    ForeignCard {
        /// Which.
        card: Code,
    },
    /// A further Ultimate Technique.
    UltimateAmongCards {
        /// Which.
        card: Code,
    },
    /// A card is chosen twice.
    CardTwice {
        /// Which.
        card: Code,
    },
}

impl Cited for BuildFault {
    fn rule(&self) -> &'static str {
        match self {
            BuildFault::NoSuchPilot | BuildFault::NoSuchRobot => "GR-3.2",
            BuildFault::NoSuchPilotAbility => "GR-3.7",
            BuildFault::NoSuchAbility | BuildFault::AbilityCount { .. } | BuildFault::AbilityTwice { .. } => {
                "GR-3.8"
            }
            BuildFault::NoSuchUltimate | BuildFault::NotUltimate { .. } => "GR-3.9",
            BuildFault::CardCount { .. } | BuildFault::UltimateAmongCards { .. } => "GR-3.10",
            BuildFault::NoSuchCard | BuildFault::ForeignCard { .. } => "GR-1.6",
            BuildFault::CardTwice { .. } => "GR-3.12",
        }
    }
}

impl BuildFault {
    /// What to do about it, if that does not depend on the other choices.
    pub(super) fn help(&self) -> Option<String> {
        let count = |has: u8, wanted: u8| match has < wanted {
            true => format!("choose {} more", wanted - has),
            false => format!("leave out {}", has - wanted),
        };
        match self {
            BuildFault::AbilityCount { abilities } => Some(count(*abilities, ABILITIES as u8)),
            BuildFault::CardCount { cards } => Some(count(*cards, CARDS)),
            BuildFault::AbilityTwice { .. } | BuildFault::CardTwice { .. } => {
                Some("leave it out here".to_owned())
            }
            BuildFault::UltimateAmongCards { .. } => {
                Some("leave it out here, or make it the `ultimate`".to_owned())
            }
            BuildFault::NoSuchPilot
            | BuildFault::NoSuchRobot
            | BuildFault::NoSuchPilotAbility
            | BuildFault::NoSuchAbility
            | BuildFault::NoSuchUltimate
            | BuildFault::NotUltimate { .. }
            | BuildFault::NoSuchCard
            | BuildFault::ForeignCard { .. } => None,
        }
    }
}

impl fmt::Display for BuildFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BuildFault::NoSuchPilot => write!(f, "there is no such pilot")?,
            BuildFault::NoSuchRobot => write!(f, "there is no such robot")?,
            BuildFault::NoSuchPilotAbility => write!(f, "the pilot has no such ability")?,
            BuildFault::NoSuchAbility => write!(f, "the robot has no such ability")?,
            BuildFault::AbilityCount { abilities } => {
                write!(f, "a build has {ABILITIES} Robot Abilities, not {abilities}")?;
            }
            BuildFault::AbilityTwice { ability } => write!(f, "the ability {ability} is chosen twice")?,
            BuildFault::NoSuchUltimate => write!(f, "the robot has no such Ultimate Technique")?,
            BuildFault::NotUltimate { card } => write!(f, "{card} is no Ultimate Technique")?,
            BuildFault::CardCount { cards } => {
                write!(f, "a build has {CARDS} cards beside the Ultimate Technique, not {cards}")?;
            }
            BuildFault::NoSuchCard => write!(f, "neither the pilot nor the robot has such a card")?,
            BuildFault::ForeignCard { card } => write!(f, "{card} belongs to another pilot or robot")?,
            BuildFault::UltimateAmongCards { card } => {
                write!(f, "{card} is an Ultimate Technique, and a build has only one")?;
            }
            BuildFault::CardTwice { card } => write!(f, "the card {card} is chosen twice")?,
        }
        write!(f, " ({})", self.rule())
    }
}
