//! Where the cards of a faction lie among all cards, and which ones can be played at a moment: found once.

use super::{Card, CardId, FactionId, When};
use std::ops::Range;

/// What is asked for again and again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Order {
    /// The cards of each faction.
    pools: Vec<Range<u8>>,
    /// The cards with each moment, in rising order.
    timed: Vec<Vec<CardId>>,
}

impl Order {
    /// Of these cards, which lie together by factions.
    pub(super) fn of(cards: &[Card]) -> Order {
        let all = || (0..).map(CardId).zip(cards);
        let last = cards.iter().filter_map(|card| card.faction).max();
        let pool = |faction| {
            let mut own = all().filter(|(_, card)| card.faction == Some(FactionId(faction)));
            own.next().map_or(0..0, |(first, _)| first.0..first.0 + own.count() as u8 + 1)
        };
        let pools = (0..last.map_or(0, |last| last.0 + 1)).map(pool).collect();
        let timed = |when: u8| {
            let fitting = all().filter(|(_, card)| card.when as u8 == when);
            fitting.map(|(id, _)| id).collect()
        };
        Order { pools, timed: (0..=When::Destroyed as u8).map(timed).collect() }
    }

    /// The numbers of the cards of the faction.
    pub(super) fn pool(&self, faction: FactionId) -> Range<u8> {
        self.pools.get(usize::from(faction.0)).cloned().unwrap_or_default()
    }

    /// The cards that can be played at this moment.
    pub(super) fn timed(&self, when: When) -> &[CardId] {
        &self.timed[when as usize]
    }
}
