//! Rolled dice compared: which are set aside, who wins, with how many successes.

use super::die::{Die, Side};

/// The most dice of a contest: what fits into the set of those set aside.
const DICE_MAX: usize = 64;

/// GR-13.6, GR-R60: the side whose tied dice stay in play. If both have Counter, neither has.
pub fn counter(active: bool, reactive: bool) -> Option<Side> {
    match (active, reactive) {
        (true, false) => Some(Side::Active),
        (false, true) => Some(Side::Reactive),
        (false, false) | (true, true) => None,
    }
}

/// The result of all dice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Contest {
    set_aside: u64,
    /// Who has the highest die in play; nobody if none is in play (GR-13.8, GR-13.12).
    pub winner: Option<Side>,
    /// How many of the winner's dice are successes (GR-13.9).
    pub successes: u8,
}

impl Contest {
    /// GR-13.2 to GR-13.10, GR-13.12, GR-R25, GR-R26: what the dice come to, computed anew from all
    /// of them. Of equal dice those that come first are set aside.
    pub fn of(dice: &[Die], counter: Option<Side>) -> Contest {
        assert!(dice.len() <= DICE_MAX, "a contest has at most {DICE_MAX} dice");
        let mut contest = Contest { set_aside: 0, winner: None, successes: 0 };
        for (at, die) in dice.iter().enumerate() {
            if !die.out && is_tied(dice, at, counter) {
                contest.set_aside |= 1 << at;
            }
        }
        let [active, reactive] = Side::ALL.map(|side| contest.highest(dice, side));
        let winner = if active > reactive { Side::Active } else { Side::Reactive };
        if active.or(reactive).is_some() {
            contest.winner = Some(winner);
            contest.successes = contest.successes(dice, winner);
        }
        contest
    }

    /// GR-13.3: whether the die at this place does not count because it is tied.
    pub fn is_set_aside(&self, at: usize) -> bool {
        at < DICE_MAX && self.set_aside & (1 << at) != 0
    }

    /// The dice of a side that are in play.
    fn in_play<'a>(&'a self, dice: &'a [Die], side: Side) -> impl Iterator<Item = i8> + 'a {
        let counts = move |&(at, die): &(usize, &Die)| die.side == side && !die.out && !self.is_set_aside(at);
        dice.iter().enumerate().filter(counts).map(|(_, die)| die.value)
    }

    fn highest(&self, dice: &[Die], side: Side) -> Option<i8> {
        self.in_play(dice, side).max()
    }

    /// GR-13.9, GR-13.10, GR-R26: the winner's dice above the loser's highest; all, if it has none.
    fn successes(&self, dice: &[Die], winner: Side) -> u8 {
        let bar = self.highest(dice, winner.other());
        self.in_play(dice, winner).filter(|&value| Some(value) > bar).count() as u8
    }
}

/// GR-13.2, GR-13.4, GR-13.6, GR-R25: whether the die at this place is set aside: one for one
/// without Counter; against Counter as soon as one die of that side is equal, with it never.
fn is_tied(dice: &[Die], at: usize, counter: Option<Side>) -> bool {
    let Die { side, value, .. } = dice[at];
    let equal = |dice: &[Die], side: Side| {
        dice.iter().filter(|die| die.side == side && die.value == value && !die.out).count()
    };
    let against = equal(dice, side.other());
    match counter {
        None => equal(&dice[..at], side) < against,
        Some(strong) => side != strong && against > 0,
    }
}
