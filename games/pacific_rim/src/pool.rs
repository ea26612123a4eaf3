//! Pools: the combat dice of one side of a roll, with what each die brought.

use serde::{Deserialize, Serialize};

/// What a combat die shows in the end (PR-1.34). A critical success is followed by another die.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pip {
    /// PR-1.35.
    Blank,
    /// PR-1.36.
    Trigger,
    /// PR-1.37.
    Success,
    /// PR-1.38.
    Critical,
}

/// PR-T4: of dice that followed more criticals than this one after the other, none is rolled again.
const DEEP: u8 = 4;
/// The kinds of chains of dice: so many criticals, and then something else.
const CHAINS: usize = 3 * DEEP as usize;

impl Pip {
    /// PR-1.34: two blanks, one trigger, two successes, one critical success.
    pub fn of(face: u8) -> Pip {
        match face {
            1 | 2 => Pip::Blank,
            3 => Pip::Trigger,
            4 | 5 => Pip::Success,
            _ => Pip::Critical,
        }
    }
}

/// PR-1.33: two blanks, three times 1, one 2.
pub fn impulse(face: u8) -> u8 {
    match face {
        1 | 2 => 0,
        3..=5 => 1,
        _ => 2,
    }
}

/// A roll of combat dice.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Pool {
    /// PR-1.37, PR-1.38.
    pub successes: u8,
    /// PR-1.36, PR-R46.
    pub triggers: u8,
    /// PR-R39: the dice that may still be rolled again: how many for each number of criticals before it, and for each
    /// end, a blank, a trigger, a success.
    pub fresh: [u8; CHAINS],
}

impl Pool {
    /// A die came to its end after so many criticals. Only some may be rolled again.
    pub(crate) fn add(&mut self, criticals: u8, end: Pip, may_again: bool) {
        match end {
            Pip::Blank => {}
            Pip::Trigger => self.triggers = self.triggers.saturating_add(1),
            Pip::Success | Pip::Critical => self.successes = self.successes.saturating_add(1),
        }
        if let Some(chain) = chain(criticals, end).filter(|_| may_again) {
            self.fresh[chain] = self.fresh[chain].saturating_add(1);
        }
    }

    /// A critical was rolled (PR-1.38).
    pub(crate) fn add_critical(&mut self) {
        self.successes = self.successes.saturating_add(1);
    }

    /// PR-R39: which dice can be rolled again: the number of criticals before it that stay, and what it shows.
    pub(crate) fn choices(&self) -> impl Iterator<Item = (u8, Pip)> + '_ {
        let ends = [Pip::Blank, Pip::Trigger, Pip::Success, Pip::Critical];
        let all = (0..DEEP).flat_map(move |kept| ends.map(|pip| (kept, pip)));
        all.filter(|(kept, pip)| self.chain_with(*kept, *pip).is_some())
    }

    /// PR-R39: takes a die away, with all dice that it brought; the criticals before it stay.
    pub(crate) fn take(&mut self, kept: u8, pip: Pip) {
        let (criticals, end) = self.chain_with(kept, pip).expect("only a die of the pool is rolled again");
        let at = chain(criticals, end).expect("it is a chain");
        self.fresh[at] -= 1;
        self.successes -= criticals - kept;
        match end {
            Pip::Blank => {}
            Pip::Trigger => self.triggers -= 1,
            Pip::Success | Pip::Critical => self.successes -= 1,
        }
    }

    /// The chain in which such a die stands after so many criticals. Of several criticals, the one that brought least.
    fn chain_with(&self, kept: u8, pip: Pip) -> Option<(u8, Pip)> {
        let is_there =
            |(criticals, end): &(u8, Pip)| chain(*criticals, *end).is_some_and(|chain| self.fresh[chain] > 0);
        match pip {
            Pip::Blank | Pip::Trigger | Pip::Success => Some((kept, pip)).filter(is_there),
            Pip::Critical => {
                let longer = kept + 1..DEEP;
                let ends = [Pip::Blank, Pip::Trigger, Pip::Success];
                longer.flat_map(|criticals| ends.map(|end| (criticals, end))).find(is_there)
            }
        }
    }

    /// Whether any die can be rolled again.
    pub(crate) fn has_choice(&self) -> bool {
        self.fresh.iter().any(|count| *count > 0)
    }
}

/// The place of a kind of chains; none of one that is too long.
fn chain(criticals: u8, end: Pip) -> Option<usize> {
    let end = match end {
        Pip::Blank => 0,
        Pip::Trigger => 1,
        Pip::Success => 2,
        Pip::Critical => return None,
    };
    (criticals < DEEP).then(|| usize::from(criticals) * 3 + end)
}

/// PR-11.1: damage by the difference of successes.
pub fn damage(attack: u8, defence: u8) -> u8 {
    match attack.saturating_sub(defence) {
        0 => 0,
        1..=3 => 1,
        4..=6 => 2,
        7..=9 => 3,
        10..=12 => 4,
        _ => 5,
    }
}
