//! The census: the cards, wherever they lie, are the same from the first deal to the end.

use crate::StakBots;
use crate::card::{Card, Lying};
use kernel::{Bout, Census, Seat};

impl Census for StakBots {
    fn census(bout: &Bout<StakBots>) -> Vec<(String, u32)> {
        let (table, content) = (bout.table(), bout.content());
        let lying = || {
            let staks = table.staks().flat_map(|stak| table.stak(stak));
            staks.chain((0..table.seats()).flat_map(|seat| table.hand(Seat(seat))))
        };
        let mut census = Vec::new();
        for (id, kind) in content.iter() {
            let mut count = lying().filter(|lying| lying.card.kind() == Some(id)).count() as u32;
            count += table
                .unseen
                .iter()
                .chain(&table.scrapheap)
                .map(|pile| u32::from(pile.count(id.0)))
                .sum::<u32>();
            census.push((kind.code.clone(), count + u32::from(table.boxed.count(id.0))));
        }
        for deck in 0..table.decks() {
            let unknown = |lying: &&Lying| lying.card == Card::unknown(deck) && lying.older() == 0;
            let placed = lying().filter(unknown).count() as u32 + u32::from(table.supply[usize::from(deck)]);
            let unseen = table.unseen[usize::from(deck)].total();
            census.push((format!("unseen cards of deck {deck} without a place"), unseen - placed));
        }
        let unknown = |lying: &&Lying| lying.card.kind().is_none() && lying.older() > 0;
        let older: u32 = table.older().iter().map(|kinds| kinds.total()).sum();
        census
            .push(("older cards without a place".to_owned(), older - lying().filter(unknown).count() as u32));
        census
    }
}
