//! Chance: what the rules need from outside, and what they get.

use crate::seat::SeatMap;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The most dice of one roll.
pub const DICE_MAX: usize = 15;

/// Faces of rolled dice, in the order rolled.
pub type Faces = ArrayVec<u8, DICE_MAX>;

/// What the rules ask of chance. They never ask for a hidden order: an unseen pile is a multiset, and only
/// drawing from it is left to chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Chance {
    /// `count` dice with faces 1 to `sides`.
    Dice {
        /// How many dice, at most [`DICE_MAX`].
        count: u8,
        /// How many faces each die has.
        sides: u8,
    },
    /// One piece from an unseen pile. The content of the pile is [`crate::Rules::pile`].
    Draw {
        /// The game's own number for the pile.
        pile: u8,
    },
    /// A number from 0 to `of` − 1.
    Pick {
        /// How many possibilities.
        of: u32,
    },
}

/// What chance gave.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Rolled {
    /// The faces of the dice.
    Dice(Faces),
    /// The kind of the drawn piece.
    Drawn(u8),
    /// The picked number.
    Picked(u32),
}

impl Rolled {
    /// The drawn kind. The rules asked for a draw, and the kernel lets nothing else through.
    pub fn drawn(&self) -> u8 {
        match self {
            Rolled::Drawn(kind) => *kind,
            other => panic!("a draw was asked for, {other:?} came"),
        }
    }

    /// The picked number. The rules asked for a pick, and the kernel lets nothing else through.
    pub fn picked(&self) -> u32 {
        match self {
            Rolled::Picked(number) => *number,
            other => panic!("a pick was asked for, {other:?} came"),
        }
    }

    /// The faces. The rules asked for dice, and the kernel lets nothing else through.
    pub fn faces(&self) -> &[u8] {
        match self {
            Rolled::Dice(faces) => faces,
            other => panic!("dice were asked for, {other:?} came"),
        }
    }
}

impl Chance {
    /// Whether `rolled` is a possible outcome; `pile` is the content of the pile drawn from.
    pub fn admits(self, rolled: &Rolled, pile: &[u8]) -> bool {
        match (self, rolled) {
            (Chance::Dice { count, sides }, Rolled::Dice(faces)) => {
                faces.len() == usize::from(count) && faces.iter().all(|&face| (1..=sides).contains(&face))
            }
            (Chance::Draw { .. }, Rolled::Drawn(kind)) => {
                pile.get(usize::from(*kind)).is_some_and(|&n| n > 0)
            }
            (Chance::Pick { of }, Rolled::Picked(number)) => *number < of,
            (Chance::Dice { .. } | Chance::Draw { .. } | Chance::Pick { .. }, _) => false,
        }
    }

    /// Every outcome with its weight, for exact odds and search. Dice are listed in order of their faces. A
    /// roll of more than four dice has too many outcomes to list and gives `None`.
    pub fn outcomes(self, pile: &[u8]) -> Option<Vec<(Rolled, u32)>> {
        match self {
            Chance::Pick { of } => Some((0..of).map(|number| (Rolled::Picked(number), 1)).collect()),
            Chance::Draw { .. } => Some(
                (0u8..)
                    .zip(pile)
                    .filter(|&(_, &count)| count > 0)
                    .map(|(kind, &count)| (Rolled::Drawn(kind), u32::from(count)))
                    .collect(),
            ),
            Chance::Dice { count, .. } if count > 4 => None,
            Chance::Dice { count, sides } => {
                let mut rolls: Vec<Faces> = vec![Faces::new()];
                for _ in 0..count {
                    rolls = rolls.iter().flat_map(|roll| (1..=sides).map(|face| grown(roll, face))).collect();
                }
                Some(rolls.into_iter().map(|roll| (Rolled::Dice(roll), 1)).collect())
            }
        }
    }
}

fn grown(roll: &Faces, face: u8) -> Faces {
    let mut longer = roll.clone();
    longer.push(face);
    longer
}

/// What each seat's private strand handed back. `None` for a seat that had no strand or has left.
pub type Results<Out> = SeatMap<Option<Out>>;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_possible_outcomes_are_admitted() {
        let two = Chance::Dice { count: 2, sides: 6 };
        assert!(two.admits(&Rolled::Dice([1, 6].into_iter().collect()), &[]));
        assert!(!two.admits(&Rolled::Dice([0, 6].into_iter().collect()), &[]));
        assert!(!two.admits(&Rolled::Dice([7, 6].into_iter().collect()), &[]));
        assert!(!two.admits(&Rolled::Dice([6].into_iter().collect()), &[]));
        assert!(!two.admits(&Rolled::Picked(1), &[]));
        let draw = Chance::Draw { pile: 0 };
        assert!(draw.admits(&Rolled::Drawn(1), &[0, 2]));
        assert!(!draw.admits(&Rolled::Drawn(0), &[0, 2]));
        assert!(!draw.admits(&Rolled::Drawn(9), &[0, 2]));
        assert!(!Chance::Pick { of: 3 }.admits(&Rolled::Picked(3), &[]));
    }

    #[test]
    fn outcomes_carry_their_weights() {
        let dice = Chance::Dice { count: 2, sides: 6 }.outcomes(&[]).expect("two dice can be listed");
        assert_eq!(dice.len(), 36);
        let draw = Chance::Draw { pile: 0 }.outcomes(&[0, 2, 5]).expect("draws can be listed");
        assert_eq!(draw, [(Rolled::Drawn(1), 2), (Rolled::Drawn(2), 5)]);
        assert!(Chance::Dice { count: 9, sides: 6 }.outcomes(&[]).is_none());
    }
}
