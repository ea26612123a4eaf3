//! Hints for computer opponents, what statistics may ask, and the pieces that must never get lost.

mod fire;
mod worth;

use crate::HeavyHitters;
use crate::content::{DECK, FactionId, PilotId};
use crate::procedures::Turn;
use crate::procedures::declaring::declared;
use crate::question::{Answer, Question};
use kernel::{Bout, Census, Figures, Hints, Procedure, Seat};
use worth::{Sight, moved, turning};

impl Hints for HeavyHitters {
    /// What the seat has against the strongest opponent; while it turns its Heavy Hitter, from where that will stand.
    fn promise(bout: &Bout<HeavyHitters>, seat: Seat) -> i64 {
        let at = bout.at(seat);
        match turning(at.stack, seat) {
            Some(cell) => moved(at, seat, cell),
            None => {
                let (declared, turn) = (declared(at), Turn::of(at.stack));
                let sight = Sight { table: at.table, content: at.content, declared: &declared, turn };
                sight.against_all(seat)
            }
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
    /// No faction scores much more than another: 16 points lie between 58 and 42 %.
    const WANTED: &'static [(&'static str, i64, i64)] = &[
        ("turns", 6, 15),
        ("limits", 0, 0),
        ("BREAKWATER over FURNACE", -160, 160),
        ("BREAKWATER over LONGWATCH", -160, 160),
        ("BREAKWATER over QUICKSILVER", -160, 160),
        ("FURNACE over LONGWATCH", -160, 160),
        ("FURNACE over QUICKSILVER", -160, 160),
        ("LONGWATCH over QUICKSILVER", -160, 160),
    ];

    /// GK-3.3: the first Glory Hound acts first.
    fn starter(bout: &Bout<HeavyHitters>) -> Option<Seat> {
        let table = bout.table();
        (table.turn == 1).then_some(table.glory)
    }

    fn turns(bout: &Bout<HeavyHitters>) -> u32 {
        bout.table().turn.into()
    }

    /// The faction and the Pilot of the seat, once the first turn has begun.
    fn opening_labels(bout: &Bout<HeavyHitters>, seat: Seat) -> Vec<String> {
        let (table, content) = (bout.table(), bout.content());
        let player = table.player(seat);
        let picked = player.faction.zip(player.pilot).filter(|_| table.turn > 0);
        let labels = |(faction, pilot): (FactionId, PilotId)| {
            [content.faction(faction).code.clone(), content.pilots[usize::from(pilot.0)].code.clone()]
        };
        picked.map(labels).into_iter().flatten().collect()
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
