//! Chance outside the bouts: links, seeds of tables, ids of bouts, names of guests. Nobody can guess it, unless a test
//! has chosen a seed: then each of them follows from that, from what it is for, and from its number.
//!
//! What keeps accounts safe (the server's secret, sessions, salts) never comes from here.

use crate::store::new_bout_id;
use getrandom::Error;
use kernel::Dealer;
use lobby::{Pause, TableId, Terms, Token};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// Each purpose has its own source of chance, so that none depends on how often another is used.
const OF_LINKS: u64 = 0x6c69_6e6b_0000_0001;
const OF_TABLES: u64 = 0x7461_626c_0000_0002;
const OF_BOUTS: u64 = 0x626f_7574_0000_0003;
const OF_GUESTS: u64 = 0x6775_6573_0000_0004;

/// How many names for guests there are.
const NAMES: u32 = 10_000;
/// How long computers wait in a test, in milliseconds: nobody has to follow them.
const WAIT: u32 = 5;

/// Where a server takes its chance from.
#[derive(Clone, Debug)]
pub(crate) struct Source {
    seed: Option<u64>,
    /// How many guests were given a name.
    guests: Arc<AtomicU64>,
}

impl Source {
    /// Chance that nobody can guess, or chance that follows from this seed.
    pub(crate) fn new(seed: Option<u64>) -> Source {
        Source { seed, guests: Arc::default() }
    }

    /// The link and the seed of this table.
    pub(crate) fn table(&self, table: TableId) -> Result<(Token, u64), Error> {
        let Some(seed) = self.seed else {
            return Ok((Token(crate::sessions::random_text()?), getrandom::u64()?));
        };
        let mut link = Dealer::stream(seed ^ OF_LINKS, table.0);
        let token = format!("{:016x}{:016x}", number(&mut link), number(&mut link));
        Ok((Token(token), number(&mut Dealer::stream(seed ^ OF_TABLES, table.0))))
    }

    /// The id of the `nth` bout at this table, in addresses.
    pub(crate) fn bout(&self, table: TableId, nth: u32) -> Result<String, Error> {
        let Some(seed) = self.seed else { return new_bout_id() };
        let of_table = number(&mut Dealer::stream(seed ^ OF_BOUTS, table.0));
        Ok(format!("{:016x}", number(&mut Dealer::stream(of_table, nth.into()))))
    }

    /// A number for a guest without a name.
    pub(crate) fn guest(&self) -> Result<u32, Error> {
        let Some(seed) = self.seed else { return Ok(getrandom::u32()? % NAMES) };
        let nth = self.guests.fetch_add(1, Ordering::Relaxed);
        Ok(Dealer::stream(seed ^ OF_GUESTS, nth).below(NAMES))
    }

    /// The terms of a new table. In a test, computers hardly wait.
    pub(crate) fn terms(&self, terms: Terms) -> Terms {
        match self.seed {
            Some(_) => Terms { thinking: Pause { least: WAIT, most: WAIT }, ..terms },
            None => terms,
        }
    }

    /// The limits of the lobby, which allow these terms.
    pub(crate) fn limits(&self, limits: lobby::Limits) -> lobby::Limits {
        match self.seed {
            Some(_) => lobby::Limits { thinking: WAIT, ..limits },
            None => limits,
        }
    }
}

/// The next number of 64 bits.
fn number(dealer: &mut Dealer) -> u64 {
    u64::from(dealer.below(u32::MAX)) << 32 | u64::from(dealer.below(u32::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All that a source gives for the first tables, bouts and guests.
    fn given(source: &Source) -> Vec<String> {
        let tables = (1..=3).map(TableId).flat_map(|table| {
            let (token, seed) = source.table(table).expect("chance");
            let bouts = (1..=2).map(move |nth| source.bout(table, nth).expect("chance"));
            [token.0, format!("seed {seed}")].into_iter().chain(bouts)
        });
        let guests = (0..3).map(|_| format!("guest {}", source.guest().expect("chance")));
        tables.chain(guests).collect()
    }

    #[test]
    fn a_seed_gives_the_same_again_and_everything_differs() {
        let first = given(&Source::new(Some(7)));
        assert_eq!(first, given(&Source::new(Some(7))));
        let other = given(&Source::new(Some(8)));
        let mut all = [first, other].concat();
        let count = all.len();
        all.sort();
        all.dedup();
        assert_eq!(all.len(), count, "{all:?}");
    }

    #[test]
    fn without_a_seed_nothing_comes_again() {
        let (one, other) = (Source::new(None), Source::new(None));
        assert_ne!(one.table(TableId(1)).expect("chance"), other.table(TableId(1)).expect("chance"));
        assert_ne!(one.bout(TableId(1), 1).expect("chance"), one.bout(TableId(1), 1).expect("chance"));
    }
}
