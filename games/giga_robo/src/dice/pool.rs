//! The dice that a side is going to roll.

use super::die::DieKind;
use serde::{Deserialize, Serialize};

/// The most Attack Dice of a roll (GR-12.10).
pub const ATTACK_MAX: u8 = 6;

/// The most Power Dice of a roll (GR-12.10).
pub const POWER_MAX: u8 = 6;

/// The most Defense Dice of a roll (GR-12.10, GR-12.11).
pub const DEFENSE_MAX: u8 = 5;

/// The most dice of a roll.
pub const POOL_MAX: u8 = ATTACK_MAX + POWER_MAX + DEFENSE_MAX;

/// This many dice of each kind, within the caps.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(try_from = "Counts", into = "Counts")]
pub struct Pool {
    attack: u8,
    power: u8,
    defense: u8,
}

impl Pool {
    /// No dice.
    pub const NONE: Pool = Pool { attack: 0, power: 0, defense: 0 };

    /// GR-12.3 to GR-12.6, GR-12.10 to GR-12.13, GR-R24: the pool of these sums of dice and all their
    /// modifiers, each kind clamped for itself: nothing below 0, nothing above its cap.
    pub fn capped(attack: i16, power: i16, defense: i16) -> Pool {
        let clamp = |sum: i16, most: u8| sum.clamp(0, i16::from(most)) as u8;
        Pool {
            attack: clamp(attack, ATTACK_MAX),
            power: clamp(power, POWER_MAX),
            defense: clamp(defense, DEFENSE_MAX),
        }
    }

    /// How many Attack Dice.
    pub fn attack(self) -> u8 {
        self.attack
    }

    /// How many Power Dice.
    pub fn power(self) -> u8 {
        self.power
    }

    /// How many Defense Dice, the ten-sided Attack Dice included (GR-12.11).
    pub fn defense(self) -> u8 {
        self.defense
    }

    /// How many dice of this kind.
    pub fn count(self, kind: DieKind) -> u8 {
        match kind {
            DieKind::Attack => self.attack,
            DieKind::Power => self.power,
            DieKind::Defense => self.defense,
        }
    }

    /// How many dice in all.
    pub fn len(self) -> u8 {
        self.attack + self.power + self.defense
    }

    /// Whether there is no die.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// GR-12.7, GR-12.9, GR-12.10, GR-12.12: the pool with this many more Power Dice, as far as they fit.
    #[must_use]
    pub fn powered(self, tokens: u8) -> Pool {
        Pool { power: self.power.saturating_add(tokens).min(POWER_MAX), ..self }
    }

    /// GR-12.10: how many Power Dice still fit.
    pub fn power_room(self) -> u8 {
        POWER_MAX - self.power
    }

    /// GR-11.12, GR-13.14, GR-R62: the successes when nobody rolls against it: every die is one.
    pub fn unopposed(self) -> u8 {
        self.len()
    }

    /// GR-13.1: the kinds of the dice that are rolled, in the order they are rolled in.
    pub fn kinds(self) -> impl Iterator<Item = DieKind> {
        DieKind::ALL.into_iter().flat_map(move |kind| (0..self.count(kind)).map(move |_| kind))
    }
}

/// A pool as it is stored.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Counts {
    attack: u8,
    power: u8,
    defense: u8,
}

impl From<Pool> for Counts {
    fn from(Pool { attack, power, defense }: Pool) -> Counts {
        Counts { attack, power, defense }
    }
}

impl TryFrom<Counts> for Pool {
    type Error = &'static str;

    fn try_from(Counts { attack, power, defense }: Counts) -> Result<Pool, &'static str> {
        let pool = Pool::capped(attack.into(), power.into(), defense.into());
        let fits = pool == Pool { attack, power, defense };
        fits.then_some(pool).ok_or("a roll has at most 6 Attack Dice, 6 Power Dice and 5 Defense Dice")
    }
}
