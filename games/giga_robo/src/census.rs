//! The census: the cards of every player, and the Impact Cards. Tokens, Barriers and tiles are unlimited (GR-1.9 to
//! GR-1.11), and Structures leave the game.

use crate::GigaRobo;
use crate::content::Card;
use kernel::{Bout, Census, Seat};

impl Census for GigaRobo {
    /// GR-3.13: each card of each player, wherever it lies; then the Impact Cards by kind (GR-R37).
    fn census(bout: &Bout<GigaRobo>) -> Vec<(String, u32)> {
        let (table, content) = (bout.table(), bout.content());
        let mut counts = Vec::new();
        for seat in (0..table.seats()).map(Seat) {
            let player = table.player(seat);
            let piles = [player.hand, player.used, player.gone];
            let piles = || piles.into_iter().chain(player.meter.map(|slot| slot.cards));
            for card in (0..Card::COUNT).map(Card) {
                let copies = piles().filter(|pile| pile.contains(card)).count() as u32;
                counts.push((format!("{} {}", seat.0, table.facts(content, seat, card).code), copies));
            }
        }
        for (at, impact) in content.impacts.iter().enumerate() {
            counts.push((impact.code.to_string(), u32::from(table.deck[at]) + u32::from(table.used[at])));
        }
        counts
    }
}
