//! Builds: what a player takes into a bout (GR-3.2 to GR-3.14), and every reason why it may not be.

mod chance;
mod fault;
mod outline;
mod text;

#[cfg(test)]
mod tests;

pub use fault::BuildFault;
pub(crate) use outline::{keys, schema};
pub(crate) use text::read as read_picks;
pub use text::{Picks, read_build, write_build};

use crate::content::{Ability, Card, CardFacts, Cards, Content, PILOT_CARDS, Quick};
use serde::{Deserialize, Serialize};

/// GR-3.8: the Robot Abilities of a build.
pub const ABILITIES: usize = 3;

/// GR-3.10: its cards beside the Ultimate Technique.
pub const CARDS: u8 = 15;

/// A pilot in a robot, with what they chose. Numbers are places in the lists of the content.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Build {
    /// The pilot.
    pub pilot: u8,
    /// The robot.
    pub robot: u8,
    /// Its Pilot Ability, of the pilot's three (GR-3.7).
    pub pilot_ability: u8,
    /// Its Robot Abilities, of the robot's six (GR-3.8).
    pub abilities: [u8; ABILITIES],
    /// Its Ultimate Technique (GR-3.9).
    pub ultimate: Card,
    /// Its other cards (GR-3.10).
    pub cards: Cards,
}

impl Build {
    /// GR-3.2 to GR-3.12: everything that is wrong with the build.
    pub fn check(&self, content: &Content) -> Vec<BuildFault> {
        let mut faults = Vec::new();
        let pilot = content.pilots.get(usize::from(self.pilot));
        let robot = content.robots.get(usize::from(self.robot));
        faults.extend(pilot.is_none().then_some(BuildFault::NoSuchPilot));
        faults.extend(robot.is_none().then_some(BuildFault::NoSuchRobot));
        if let Some(pilot) = pilot
            && usize::from(self.pilot_ability) >= pilot.abilities.len()
        {
            faults.push(BuildFault::NoSuchPilotAbility);
        }
        if let Some(robot) = robot {
            faults.extend(self.ability_faults(&robot.abilities));
            faults.extend(self.ultimate_fault(&robot.cards));
            faults.extend(self.card_faults(&robot.cards));
        }
        faults
    }

    /// GR-3.8: exactly three different abilities of the robot.
    fn ability_faults(&self, abilities: &[Ability]) -> Vec<BuildFault> {
        let mut faults = Vec::new();
        for (at, ability) in self.abilities.iter().enumerate() {
            match abilities.get(usize::from(*ability)) {
                None => faults.push(BuildFault::NoSuchAbility),
                Some(known) if self.abilities[..at].contains(ability) => {
                    faults.push(BuildFault::AbilityTwice { ability: known.code });
                }
                Some(_) => {}
            }
        }
        faults
    }

    /// GR-3.9: exactly one Ultimate Technique of the robot.
    fn ultimate_fault(&self, of_robot: &[CardFacts]) -> Option<BuildFault> {
        let place = usize::from(self.ultimate.0).checked_sub(PILOT_CARDS);
        match place.map(|place| of_robot.get(place)) {
            Some(Some(card)) if card.ultimate => None,
            Some(Some(card)) => Some(BuildFault::NotUltimate { card: card.code }),
            Some(None) | None => Some(BuildFault::NoSuchUltimate),
        }
    }

    /// GR-3.10 to GR-3.12: exactly 15 more cards, no Ultimate Technique among them. A set holds
    /// nothing twice, and any mix of both decks is allowed.
    fn card_faults(&self, of_robot: &[CardFacts]) -> Vec<BuildFault> {
        let mut faults = Vec::new();
        if self.cards.len() != CARDS {
            faults.push(BuildFault::CardCount { cards: self.cards.len() });
        }
        for card in self.cards.iter() {
            match usize::from(card.0).checked_sub(PILOT_CARDS).map(|place| of_robot.get(place)) {
                None => {}
                Some(None) => faults.push(BuildFault::NoSuchCard),
                Some(Some(card)) if card.ultimate => {
                    faults.push(BuildFault::UltimateAmongCards { card: card.code });
                }
                Some(Some(_)) => {}
            }
        }
        faults
    }

    /// GR-1.3, GR-3.14: the Quick Start Build of this pilot in this robot.
    pub fn quick(content: &Content, pilot: u8, robot: u8) -> Build {
        let of_pilot = &content.pilots[usize::from(pilot)].quick;
        let Quick { abilities, cards } = &content.robots[usize::from(robot)].quick;
        let of_robot = cards.iter().map(|place| Card(*place + PILOT_CARDS as u8));
        let (ultimates, cards): (Vec<Card>, Vec<Card>) =
            of_robot.partition(|card| content.card(pilot, robot, *card).ultimate);
        Build {
            pilot,
            robot,
            pilot_ability: of_pilot.abilities[0],
            abilities: <[u8; ABILITIES]>::try_from(&abilities[..]).expect("the reader counts the abilities"),
            ultimate: ultimates[0],
            cards: of_pilot.cards.iter().map(|place| Card(*place)).chain(cards).collect(),
        }
    }

    /// GR-3.10, GR-3.13: all 16 cards.
    pub fn hand(&self) -> Cards {
        self.cards.union(Cards::only(self.ultimate))
    }
}
