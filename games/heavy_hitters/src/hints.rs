//! Hints for computer opponents, what statistics may ask, and the pieces that must never get lost.

mod fire;
mod worth;

use crate::HeavyHitters;
use crate::content::{DECK, FactionId, PilotId};
use crate::procedures::declaring::declared;
use crate::procedures::ending::DEMOLISHED;
use crate::procedures::{Combat, Turn};
use crate::question::{Answer, Question};
use kernel::{Bout, Census, Figures, Hints, Procedure, Seat, Thought};
use worth::Sight;

impl Hints for HeavyHitters {
    const SCALE: i64 = 240;

    /// Measured by play: see `docs/bots.md`.
    const THOUGHT: Thought =
        Thought { overlooked: [250, 80], walks: [900, 9_000], kept: 10, trust: 10, curious: 150, hope: 0 };

    /// What the seat has against the strongest opponent.
    fn promise(bout: &Bout<HeavyHitters>, seat: Seat) -> i64 {
        let at = bout.at(seat);
        let (declared, turn, combat) = (declared(at), Turn::of(at.stack), Combat::of(at.stack));
        let sight = Sight { table: at.table, content: at.content, declared: &declared, turn, combat };
        sight.against_all(seat)
    }

    /// Whatever is asked between what is chosen first and its end: where, which way, against what, who is pushed.
    fn is_halfway(bout: &Bout<HeavyHitters>, seat: Seat) -> bool {
        match bout.question(seat) {
            Some(
                Question::DeployAt(_)
                | Question::Face
                | Question::Push(_)
                | Question::Against(_)
                | Question::Step(_)
                | Question::Shove
                | Question::Untag
                | Question::Repair(_)
                | Question::Shed,
            ) => true,
            Some(
                Question::Faction
                | Question::Start
                | Question::Pilot
                | Question::Deck
                | Question::Set(_)
                | Question::Fill(_)
                | Question::Confirm
                | Question::Reboot
                | Question::Deploy
                | Question::Move(_)
                | Question::Declare
                | Question::Pay(_)
                | Question::Order
                | Question::Fire(_)
                | Question::Lose(_)
                | Question::Tag
                | Question::Discard
                | Question::Window(_),
            )
            | None => false,
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
    /// Every faction and every Pilot is worth playing, and so are both roads to victory (GK-17.1, GK-17.2).
    const WANTED: &'static [(&'static str, i64, i64)] = &[
        ("turns", 6, 15),
        ("turns tenth", 6, 15),
        ("turns ninetieth", 6, 15),
        ("limits", 0, 0),
        ("road demolition", 200, 1000),
        ("road destruction", 200, 1000),
        ("each faction", 420, 580),
        ("each pilot", 380, 620),
    ];

    /// Factions, Pilots and ready decks are dealt, so that all are played.
    const DEALT: bool = true;

    /// GK-3.3: the first Glory Hound acts first.
    fn starter(bout: &Bout<HeavyHitters>) -> Option<Seat> {
        let table = bout.table();
        (table.turn == 1).then_some(table.glory)
    }

    fn turns(bout: &Bout<HeavyHitters>) -> u32 {
        bout.table().turn.into()
    }

    /// GK-17.1, GK-17.2, GK-17.5: the fourth demolished building, the last card of a Heavy Hitter, or else the score.
    fn road(bout: &Bout<HeavyHitters>) -> Option<&'static str> {
        let table = bout.table();
        let mut seats = (0..bout.seats()).map(Seat);
        if seats.clone().any(|seat| table.demolished(seat) >= DEMOLISHED) {
            return Some("demolition");
        }
        Some(if seats.any(|seat| table.player(seat).sound() == 0) { "destruction" } else { "score" })
    }

    /// The faction and the Pilot of the seat, once the first turn has begun.
    fn opening_labels(bout: &Bout<HeavyHitters>, seat: Seat) -> Vec<String> {
        let (table, content) = (bout.table(), bout.content());
        let player = table.player(seat);
        let picked = player.faction.zip(player.pilot).filter(|_| table.turn > 0);
        let labels = |(faction, pilot): (FactionId, PilotId)| {
            let (faction, pilot) = (content.faction(faction), &content.pilots[usize::from(pilot.0)]);
            [format!("faction {}", faction.code), format!("pilot {}", pilot.code)]
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
