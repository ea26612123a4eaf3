//! Hints for computer opponents, what statistics may ask, and the pieces that must never get lost.

use crate::TinDuel;
use crate::procedures::Round;
use kernel::{Bout, Census, Figures, Hints, Procedure, Seat};
use tabletop::told::{labels, pieces};

impl Hints for TinDuel {
    const SCALE: i64 = 2;

    /// More armour than the other.
    fn promise(bout: &Bout<TinDuel>, seat: Seat) -> i64 {
        let armour = &bout.table().armour;
        i64::from(armour[seat]) - i64::from(armour[seat.next(2)])
    }
}

impl Figures for TinDuel {
    const WANTED: &'static [(&'static str, i64, i64)] = &[("limits", 0, 0)];

    /// How many rounds have begun.
    fn turns(bout: &Bout<TinDuel>) -> u32 {
        Round::of(bout.stack()).map_or(0, |round| round.number.into())
    }

    fn opening_labels(bout: &Bout<TinDuel>, seat: Seat) -> Vec<String> {
        labels(bout, seat)
    }
}

impl Census for TinDuel {
    fn census(bout: &Bout<TinDuel>) -> Vec<(String, u32)> {
        pieces(bout)
    }
}
