//! What a table receives from outside the rules: chance and the answers of computers.

use crate::command::Came;
use crate::finished::Finished;
use crate::ids::TableId;
use kernel::{Chance, Dealer, Rolled, Seat};
use std::collections::BTreeMap;

/// Each purpose has its own source of chance, so that none tells anything about another.
const OF_BOUTS: u64 = 0x626f_7574_0000_0001;
const OF_BOTS: u64 = 0x626f_7473_0000_0002;
const OF_PAUSES: u64 = 0x7061_7573_0000_0003;

/// Supplies chance and answers, fresh or as stored, and remembers all of them.
#[derive(Default)]
pub(crate) struct Supply {
    stored: Option<BTreeMap<TableId, Came>>,
    /// What a test has laid out for each table.
    #[cfg(any(test, feature = "worlds"))]
    pub(crate) dice: BTreeMap<TableId, crate::worlds::Dice>,
    pub(crate) came: BTreeMap<TableId, Came>,
    /// The bouts that have ended meanwhile.
    pub(crate) finished: Vec<Finished>,
}

/// The supply of one table.
pub(crate) struct Tap<'a> {
    pub(crate) supply: &'a mut Supply,
    pub(crate) table: TableId,
}

impl Supply {
    pub(crate) fn stored(came: &BTreeMap<TableId, Came>) -> Supply {
        Supply { stored: Some(came.clone()), ..Supply::default() }
    }

    /// Whether this happens for the first time. New limits do not apply to what was accepted before.
    pub(crate) fn is_fresh(&self) -> bool {
        self.stored.is_none()
    }

    pub(crate) fn tap(&mut self, table: TableId) -> Tap<'_> {
        Tap { supply: self, table }
    }

    /// When an entry is carried out again: the next answer of a computer at this table, if there is one.
    pub(crate) fn recalled(&self, table: TableId) -> Option<Option<&String>> {
        let stored = self.stored.as_ref()?;
        Some(stored.get(&table).and_then(|came| came.chosen.front()))
    }

    /// The stored digest for this table, if there is one.
    pub(crate) fn digest(&self, table: TableId) -> Option<u64> {
        self.stored.as_ref()?.get(&table)?.digest
    }
}

impl Tap<'_> {
    /// The `nth` chance of this seed. `None` if the stored chance does not fit.
    pub(crate) fn roll(&mut self, seed: u64, nth: u64, chance: Chance, pile: &[u8]) -> Option<Rolled> {
        let rolled = match &mut self.supply.stored {
            Some(stored) => stored.get_mut(&self.table)?.rolled.pop_front()?,
            #[cfg(any(test, feature = "worlds"))]
            None if self.supply.dice.contains_key(&self.table) => {
                self.supply.dice.get_mut(&self.table)?.roll(nth, chance, pile)
            }
            None => Dealer::stream(seed, nth).roll(chance, pile),
        };
        if !chance.admits(&rolled, pile) {
            return None;
        }
        self.supply.came.entry(self.table).or_default().rolled.push_back(rolled.clone());
        Some(rolled)
    }

    /// The answer of a computer: the one it thought out, or the stored one.
    pub(crate) fn choose(&mut self, thought: impl FnOnce() -> Option<String>) -> Option<String> {
        let chosen = match &mut self.supply.stored {
            Some(stored) => stored.get_mut(&self.table)?.chosen.pop_front(),
            None => thought(),
        }?;
        self.supply.came.entry(self.table).or_default().chosen.push_back(chosen.clone());
        Some(chosen)
    }
}

/// The seed of the `nth` bout at the table with this seed.
pub(crate) fn seed_of_bout(seed: u64, nth: u32) -> u64 {
    let mut dealer = Dealer::stream(seed ^ OF_BOUTS, nth.into());
    u64::from(dealer.below(u32::MAX)) << 32 | u64::from(dealer.below(u32::MAX))
}

/// The source of chance for the computer at a seat. It tells nothing about the chance of the bout.
pub(crate) fn dealer_of_bot(seed: u64, seat: Seat) -> Dealer {
    Dealer::stream(seed ^ OF_BOTS, seat.0.into())
}

/// The pause of a seat at the `epoch`-th public position. It depends only on public facts.
pub(crate) fn pause(seed: u64, epoch: u64, seat: Seat, least: u32, most: u32) -> u64 {
    let mut dealer = Dealer::stream(seed ^ OF_PAUSES, epoch * kernel::SEATS_MAX as u64 + u64::from(seat.0));
    u64::from(least) + u64::from(dealer.below(most.saturating_sub(least) + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_stay_within_their_bounds_and_differ() {
        let pauses: Vec<u64> = (0..200).map(|epoch| pause(7, epoch, Seat(1), 3, 9)).collect();
        assert!(pauses.iter().all(|pause| (3..=9).contains(pause)), "{pauses:?}");
        assert!((3..=9).all(|wanted| pauses.contains(&wanted)));
        assert_ne!(pauses, (0..200).map(|epoch| pause(7, epoch, Seat(0), 3, 9)).collect::<Vec<_>>());
    }

    #[test]
    fn what_is_stored_comes_again_and_what_does_not_fit_is_refused() {
        let (table, dice) = (TableId(1), Chance::Dice { count: 2, sides: 6 });
        let mut fresh = Supply::default();
        let rolled = fresh.tap(table).roll(5, 0, dice, &[]).expect("a dealer rolls");
        let chosen = fresh.tap(table).choose(|| Some("pass".to_owned()));
        let mut stored = Supply::stored(&fresh.came);
        assert_eq!(stored.tap(table).roll(999, 9, dice, &[]), Some(rolled));
        assert_eq!(stored.tap(table).choose(|| None), chosen);
        assert_eq!(stored.tap(table).roll(5, 0, dice, &[]), None, "nothing is left");
        assert_eq!(Supply::stored(&fresh.came).tap(table).roll(5, 0, Chance::Pick { of: 2 }, &[]), None);
    }
}
