//! Looking back at a bout that is over: what decided it, the best deeds, and luck.

use crate::seat::Seat;

/// What decides a game as it stands at one moment. More is better.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing<W> {
    /// What is counted.
    pub words: W,
    /// The amounts by seat.
    pub by_seat: Vec<i64>,
}

/// A deed worth telling afterwards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Feat<W> {
    /// Whose deed it was.
    pub seat: Seat,
    /// How great it was.
    pub amount: i64,
    /// What was done, without who did it.
    pub words: W,
    /// The place of the event that ended it, among all that was told.
    pub at: usize,
}

impl<W> Feat<W> {
    /// Of these deeds the greatest of each seat, and of equal ones the first; the seats in their order.
    pub fn best(feats: impl IntoIterator<Item = Feat<W>>, seats: u8) -> Vec<Feat<W>> {
        let mut best: Vec<Option<Feat<W>>> = (0..seats).map(|_| None).collect();
        for feat in feats {
            if let Some(slot) = best.get_mut(feat.seat.index())
                && slot.as_ref().is_none_or(|other| other.amount < feat.amount)
            {
                *slot = Some(feat);
            }
        }
        best.into_iter().flatten().collect()
    }
}

/// What chance gave a seat once, beside what it gives on the mean.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Luck<W> {
    /// Whose luck it was.
    pub seat: Seat,
    /// What is added up. Luck of the same words is one sum.
    pub words: W,
    /// What came. More is better.
    pub got: i64,
    /// The mean: so much, divided by so many.
    pub mean: (i64, i64),
}

impl<W> Luck<W> {
    /// Dice whose faces are added up.
    pub fn of_dice(seat: Seat, words: W, faces: &[u8], sides: u8) -> Luck<W> {
        let (got, dice) = (faces.iter().map(|&face| i64::from(face)).sum(), faces.len() as i64);
        Luck { seat, words, got, mean: (dice * (i64::from(sides) + 1), 2) }
    }
}
