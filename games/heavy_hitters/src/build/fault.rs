//! Why a build is not allowed, each reason with its rule.

use crate::content::UTILITIES;
use kernel::Cited;

/// Why a build is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BuildFault {
    /// There is no such faction.
    NoSuchFaction,
    /// There is no such Pilot.
    NoSuchPilot,
    /// The Pilot belongs to another faction.
    ForeignPilot,
    /// There is no such card.
    NoSuchCard,
    /// The card belongs to another faction.
    ForeignCard,
    /// The card is no Primary Weapon.
    NotPrimary,
    /// The card is no Secondary Weapon.
    NotSecondary,
    /// The number of Secondary Weapons.
    SecondaryCount {
        /// The sets chosen.
        sets: usize,
    },
    /// A Secondary Weapon is chosen twice.
    SecondaryTwice,
    /// A Deploy Card among those that are chosen one by one.
    DeployAmongCards,
    /// A Weapon Card among those that are chosen one by one.
    WeaponAmongCards,
    /// The number of the other cards.
    CardCount {
        /// The cards chosen.
        cards: usize,
    },
    /// More copies than there are.
    TooManyCopies {
        /// The copies that there are.
        copies: u8,
    },
}

impl Cited for BuildFault {
    fn rule(&self) -> &'static str {
        match self {
            BuildFault::NoSuchFaction => "GK-3.4",
            BuildFault::NoSuchPilot | BuildFault::ForeignPilot => "GK-3.9",
            BuildFault::NoSuchCard | BuildFault::ForeignCard => "GK-4.1",
            BuildFault::NotPrimary => "GK-4.2",
            BuildFault::NotSecondary | BuildFault::SecondaryCount { .. } | BuildFault::SecondaryTwice => {
                "GK-4.3"
            }
            BuildFault::DeployAmongCards => "GK-4.5",
            BuildFault::WeaponAmongCards | BuildFault::CardCount { .. } => "GK-4.6",
            BuildFault::TooManyCopies { .. } => "GK-R63",
        }
    }
}

impl BuildFault {
    /// The fault in words. `code` is what was written there.
    pub(super) fn say(self, code: &str) -> String {
        let what = match self {
            BuildFault::NoSuchFaction if code.is_empty() => "no faction is chosen".to_owned(),
            BuildFault::NoSuchPilot if code.is_empty() => "no Pilot is chosen".to_owned(),
            BuildFault::NotPrimary if code.is_empty() => "no Primary Weapon is chosen".to_owned(),
            BuildFault::NoSuchFaction => format!("there is no faction `{code}`"),
            BuildFault::NoSuchPilot => format!("there is no Pilot `{code}`"),
            BuildFault::ForeignPilot => format!("the Pilot {code} belongs to another faction"),
            BuildFault::NoSuchCard => format!("there is no card `{code}`"),
            BuildFault::ForeignCard => format!("{code} belongs to another faction"),
            BuildFault::NotPrimary => format!("{code} is no Primary Weapon"),
            BuildFault::NotSecondary => format!("{code} is no Secondary Weapon"),
            BuildFault::SecondaryCount { sets } => {
                format!("a deck has two different Secondary Weapons, not {sets}")
            }
            BuildFault::SecondaryTwice => format!("the Secondary Weapon {code} is chosen twice"),
            BuildFault::DeployAmongCards => {
                format!("{code} is a Deploy Card, and a deck has all five without choosing them")
            }
            BuildFault::WeaponAmongCards => {
                format!("{code} is a Weapon Card, and weapons are chosen as sets")
            }
            BuildFault::CardCount { cards } => {
                format!(
                    "a deck has {UTILITIES} Orbital Strikes, Reactions and Manoeuvres together, not {cards}"
                )
            }
            BuildFault::TooManyCopies { copies: 1 } => format!("there is only one {code}"),
            BuildFault::TooManyCopies { copies } => format!("there are only {copies} cards {code}"),
        };
        format!("{what} ({})", self.rule())
    }

    /// What to do about it, if that does not depend on the other choices.
    pub(super) fn help(self) -> Option<String> {
        let count = |has: usize, wanted: usize| match has < wanted {
            true => format!("choose {} more", wanted - has),
            false => format!("leave out {}", has - wanted),
        };
        match self {
            BuildFault::SecondaryCount { sets } => Some(count(sets, 2)),
            BuildFault::CardCount { cards } => Some(count(cards, usize::from(UTILITIES))),
            BuildFault::SecondaryTwice
            | BuildFault::DeployAmongCards
            | BuildFault::WeaponAmongCards
            | BuildFault::TooManyCopies { .. } => Some("leave it out here".to_owned()),
            BuildFault::NoSuchFaction
            | BuildFault::NoSuchPilot
            | BuildFault::ForeignPilot
            | BuildFault::NoSuchCard
            | BuildFault::ForeignCard
            | BuildFault::NotPrimary
            | BuildFault::NotSecondary => None,
        }
    }
}
