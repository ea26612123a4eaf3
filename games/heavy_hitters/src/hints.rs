//! Hints for computer opponents, what statistics may ask, and the pieces that must never get lost.

use crate::HeavyHitters;
use crate::content::DECK;
use crate::question::{Answer, Question};
use kernel::{Bout, Census, Figures, Hints, Seat};

impl Hints for HeavyHitters {
    /// The own cards and demolished buildings against those of the strongest opponent.
    fn promise(bout: &Bout<HeavyHitters>, seat: Seat) -> i64 {
        let table = bout.table();
        let worth = |seat: Seat| {
            let player = table.player(seat);
            let pieces = table.pieces().filter(|&(owner, ..)| owner == seat).count() as i64;
            i64::from(player.sound()) * 10
                + i64::from(player.space) * 10
                + i64::from(table.demolished(seat)) * 60
                + i64::from(table.tags_standing(seat)) * 8
                + pieces * 5
        };
        let others = table.alive().without(seat);
        worth(seat) - others.iter().map(worth).max().unwrap_or(0)
    }

    /// Before the first turn everything may be left to chance.
    fn by_chance(bout: &Bout<HeavyHitters>, seat: Seat) -> Vec<Answer> {
        let Some(question) = bout.question(seat) else { return Vec::new() };
        let is_opening = bout.table().turn == 0;
        let mut listed = Vec::new();
        if is_opening {
            bout.answers(seat, &mut listed);
        }
        if matches!(question, Question::Deck) {
            listed.retain(|answer| matches!(answer, Answer::Quick(_)));
        }
        listed
    }
}

impl Figures for HeavyHitters {
    fn turns(bout: &Bout<HeavyHitters>) -> u32 {
        bout.table().turn.into()
    }
}

impl Census for HeavyHitters {
    /// The cards of each seat, of which it has 25 once its deck is built, and the Sponsor Cards.
    fn census(bout: &Bout<HeavyHitters>) -> Vec<(String, u32)> {
        let table = bout.table();
        let cards = |(seat, player): (Seat, &crate::table::Player)| {
            let cards = if player.cards() == 0 { DECK } else { player.cards() };
            (format!("cards {}", kernel::letter(seat)), u32::from(cards))
        };
        let in_hands: u32 = table.players.iter().map(|(_, player)| player.sponsors.total()).sum();
        let sponsors = table.sponsors.total() + table.sponsored.total() + in_hands;
        table.players.iter().map(cards).chain([("sponsors".to_owned(), sponsors)]).collect()
    }
}
