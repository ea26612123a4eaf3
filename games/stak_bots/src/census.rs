//! The census: the cards of each deck, wherever they lie, are the same from deal to end.

use crate::StakBots;
use crate::card::Lying;
use kernel::{Bout, Census, Seat};

impl Census for StakBots {
    fn census(bout: &Bout<StakBots>) -> Vec<(String, u32)> {
        let (table, content) = (bout.table(), bout.content());
        let lying = || {
            let staks = table.staks().flat_map(|stak| table.stak(stak));
            staks.chain((0..table.seats()).flat_map(|seat| table.hand(Seat(seat))))
        };
        let mut census = Vec::new();
        for deck in 0..table.decks() {
            let own = |lying: &&Lying| lying.card.deck() == deck;
            for (id, kind) in content.iter() {
                let known = lying().filter(own).filter(|lying| lying.card.kind() == Some(id)).count() as u32;
                let unseen = table.unseen[usize::from(deck)].count(id.0);
                let scrapped = table.scrapheap[usize::from(deck)].count(id.0);
                let name = format!("{} of deck {deck}", kind.code);
                census.push((name, known + u32::from(unseen) + u32::from(scrapped)));
            }
            let unknown = lying().filter(own).filter(|lying| lying.card.kind().is_none()).count() as u32;
            let unseen = table.unseen[usize::from(deck)].total();
            let supply = u32::from(table.supply[usize::from(deck)]);
            census.push((format!("unseen cards without a place in deck {deck}"), unseen - supply - unknown));
        }
        census
    }
}
