//! Exact odds of a contest before the dice are rolled.
//!
//! Numbers are dealt to the dice from the highest downwards. As long as the Reactive side has no
//! die in play, every die of the Active side in play is a success; the first number that leaves
//! the Reactive side one settles the contest, and the dice below it no longer matter. How many
//! successes there are up to then follows from how many dice each side has left.

use super::die::{DieKind, Side};
use super::pool::{POOL_MAX, Pool};
use tabletop::Fraction;

/// The highest number of any die.
const TOP: u8 = 12;

/// How many dice a side may have left: from none to all.
const LEFT: usize = POOL_MAX as usize + 1;

/// How many of all equally likely rolls end how. All fit into 128 bits: 12^24 · 10^10 is the most.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Odds {
    wins: [u128; LEFT],
    nobody: u128,
    total: u128,
}

/// A contest to come: what both sides roll, and whose tied dice stay in play.
#[derive(Clone, Copy)]
struct Coming {
    active: Pool,
    reactive: Pool,
    counter: Option<Side>,
}

/// For each number of dice that the two sides have left, the rolls that are not settled yet.
type Open = [[u128; LEFT]; LEFT];

impl Odds {
    /// GR-13.2 to GR-13.10, GR-R25, GR-R26: the odds of the Active side when both roll these dice.
    pub fn of(active: Pool, reactive: Pool, counter: Option<Side>) -> Odds {
        let coming = Coming { active, reactive, counter };
        let mut odds = Odds::none(coming.rolls(active.len(), reactive.len(), TOP));
        let mut open = [[0; LEFT]; LEFT];
        open[usize::from(active.len())][usize::from(reactive.len())] = 1;
        for number in (1..=TOP).rev() {
            open = odds.deal(coming, number, &open);
        }
        let rolls = open[0][0];
        if rolls > 0 {
            odds.add(coming.gained(0, 0), rolls);
        }
        odds
    }

    /// GR-11.12, GR-13.14, GR-R30: the odds when nobody rolls against the attack.
    pub fn unopposed(active: Pool) -> Odds {
        let mut odds = Odds::none(1);
        odds.add(active.unopposed(), 1);
        odds
    }

    fn none(total: u128) -> Odds {
        Odds { wins: [0; LEFT], nobody: 0, total }
    }

    /// Deals one number to both sides: hands back the rolls that are still open, and counts those
    /// that it settles.
    fn deal(&mut self, coming: Coming, number: u8, open: &Open) -> Open {
        let mut after = [[0; LEFT]; LEFT];
        for mine in 0..=coming.active.len() {
            for theirs in 0..=coming.reactive.len() {
                let rolls = open[usize::from(mine)][usize::from(theirs)];
                if rolls == 0 {
                    continue;
                }
                let successes = coming.gained(mine, theirs);
                for (a, choices) in showing(coming.active, mine, number) {
                    let rolls = rolls * choices;
                    for (b, choices) in showing(coming.reactive, theirs, number) {
                        let rolls = rolls * choices;
                        let (mine, theirs) = (mine - a, theirs - b);
                        if coming.holds(a, b) {
                            after[usize::from(mine)][usize::from(theirs)] += rolls;
                        } else if successes > 0 {
                            self.add(successes, rolls * coming.rolls(mine, theirs, number - 1));
                        }
                    }
                }
            }
        }
        after
    }

    fn add(&mut self, successes: u8, rolls: u128) {
        if successes == 0 {
            self.nobody += rolls;
        } else {
            self.wins[usize::from(successes)] += rolls;
        }
    }

    /// How many of all rolls the Active side wins with each number of successes.
    pub fn wins(&self) -> impl Iterator<Item = (u8, u128)> {
        (0..).zip(self.wins).filter(|(_, rolls)| *rolls > 0)
    }

    /// How many rolls there are.
    pub fn total(&self) -> u128 {
        self.total
    }

    /// The probability that the Active side wins.
    pub fn win(&self) -> Fraction {
        self.at_least(1)
    }

    /// The probability that nobody wins (GR-13.12).
    pub fn nobody(&self) -> Fraction {
        Fraction::new(self.nobody, self.total)
    }

    /// The probability that the Reactive side wins.
    pub fn lose(&self) -> Fraction {
        let others: u128 = self.wins.iter().sum::<u128>() + self.nobody;
        Fraction::new(self.total - others, self.total)
    }

    /// The probability that the Active side wins with exactly this many successes, at least 1.
    pub fn exactly(&self, successes: u8) -> Fraction {
        let rolls = self.wins.get(usize::from(successes)).copied().unwrap_or(0);
        Fraction::new(rolls, self.total)
    }

    /// The probability that the Active side wins with at least this many successes.
    pub fn at_least(&self, successes: u8) -> Fraction {
        let rolls = self.wins.iter().skip(usize::from(successes)).sum();
        Fraction::new(rolls, self.total)
    }

    /// The successes of the Active side on average, none where it does not win.
    pub fn mean(&self) -> Fraction {
        let all = (0..).zip(self.wins).map(|(successes, rolls): (u128, u128)| successes * rolls);
        Fraction::new(all.sum(), self.total)
    }
}

impl Coming {
    /// GR-13.2, GR-13.6: whether so many equal dice on the two sides leave the Reactive side none in
    /// play.
    fn holds(self, active: u8, reactive: u8) -> bool {
        match self.counter {
            None => reactive <= active,
            Some(Side::Active) => active > 0 || reactive == 0,
            Some(Side::Reactive) => reactive == 0,
        }
    }

    /// How many dice the Active side has in play when the two have so many left, and all that were
    /// dealt hold.
    fn gained(self, mine: u8, theirs: u8) -> u8 {
        let dealt = self.active.len() - mine;
        match self.counter {
            None => dealt - (self.reactive.len() - theirs),
            Some(Side::Active | Side::Reactive) => dealt,
        }
    }

    /// In how many ways the dice left can show this number or less.
    fn rolls(self, mine: u8, theirs: u8, number: u8) -> u128 {
        ways(self.active, mine, number) * ways(self.reactive, theirs, number)
    }
}

/// How many of the dice left may show this number, and how many choices of dice there are for it.
fn showing(pool: Pool, left: u8, number: u8) -> impl Iterator<Item = (u8, u128)> {
    let able = if number > DieKind::Defense.faces() { left - pool.defense() } else { left };
    let mut choices = 1;
    (0..=able).map(move |dice| {
        if dice > 0 {
            choices = choices * u128::from(able - dice + 1) / u128::from(dice);
        }
        (dice, choices)
    })
}

/// How many ways there are for the dice left to show this number or less. Dice that can show more
/// than a Defense Die are dealt out first.
fn ways(pool: Pool, left: u8, number: u8) -> u128 {
    let small = number.min(DieKind::Defense.faces());
    if number == small {
        return u128::from(small).pow(left.into());
    }
    let large = left - pool.defense();
    u128::from(number).pow(large.into()) * u128::from(small).pow(pool.defense().into())
}
