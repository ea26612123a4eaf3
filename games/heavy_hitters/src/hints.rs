//! Hints for computer opponents, what statistics may ask, and the pieces that must never get lost.

mod worth;

use crate::HeavyHitters;
use crate::content::DECK;
use crate::procedures::declaring::declared;
use crate::question::{Answer, Question};
use kernel::{Bout, Census, Figures, Hints, Seat};
use worth::{Sight, moved, turning};

impl Hints for HeavyHitters {
    /// What the seat has against the strongest opponent; while it turns its Heavy Hitter, from where that will stand.
    fn promise(bout: &Bout<HeavyHitters>, seat: Seat) -> i64 {
        let at = bout.at(seat);
        match turning(at.stack, seat) {
            Some(cell) => moved(at, seat, cell),
            None => Sight { table: at.table, content: at.content, declared: declared(at) }.against_all(seat),
        }
    }

    /// Before the first turn everything may be left to chance: a ready deck is played, and the first hand kept.
    fn by_chance(bout: &Bout<HeavyHitters>, seat: Seat) -> Vec<Answer> {
        let Some(question) = bout.question(seat) else { return Vec::new() };
        let is_opening = bout.table().turn == 0;
        let mut listed = Vec::new();
        if is_opening {
            bout.answers(seat, &mut listed);
        }
        match question {
            Question::Deck => listed.retain(|answer| matches!(answer, Answer::Quick(_))),
            Question::Confirm | Question::Reboot => listed.retain(|answer| *answer == Answer::Pass),
            _ => {}
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
