//! Learning: the first lesson of a game, pictures that show how to play it, and the cards for decks.

use crate::note::Heard;
use crate::playing::{content, heard_of, look_at};
use catalog::{Playable, UnknownGame, Visitor};
use kernel::{Bout, Dealer, Input, Moment, Rolled, Seat, Waiting};
use scene::{Board, Card, Gauge, Item, Order, Part, Prompt, Scene, Tray, Zone};
use serde::Serialize;
use ts_rs::TS;
use words::Message;

/// One position of a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(rename = "LessonPage")]
pub struct Page {
    /// What the learner should do.
    pub words: Message,
    /// The position.
    pub scene: Scene,
    /// The right answer here, as the choices write it.
    pub answer: Option<String>,
    /// What to say once it was given.
    pub after: Option<Message>,
    /// What it leads to.
    pub effect: Option<Effect>,
}

/// What an answer leads to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Effect {
    /// What the learner hears of it.
    pub events: Vec<Heard>,
    /// The position it leads to.
    pub scene: Scene,
}

/// One picture of how to play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Picture {
    /// What it shows.
    pub words: Message,
    /// The position.
    pub scene: Scene,
}

/// A card that decks may contain.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(rename = "DeckCard")]
pub struct Piece {
    /// Its code in notation.
    pub code: String,
    /// The card.
    pub card: Card,
    /// How many copies a set holds.
    pub copies: u32,
}

/// The first lesson of a game, position by position. Empty if it has none.
pub fn lesson(game: &str) -> Result<Vec<Page>, UnknownGame> {
    struct Lesson;
    impl Visitor for Lesson {
        type Out = Vec<Page>;
        fn visit<G: Playable>(self) -> Vec<Page> {
            G::lesson(&content::<G>()).into_iter().map(page).collect()
        }
    }
    catalog::with_game(game, Lesson)
}

/// How to play a game, in pictures. Empty if it has none.
pub fn pictures(game: &str) -> Result<Vec<Picture>, UnknownGame> {
    struct Pictures;
    impl Visitor for Pictures {
        type Out = Vec<Picture>;
        fn visit<G: Playable>(self) -> Vec<Picture> {
            let picture = |moment: Moment<G>| {
                let part = moment.part;
                let Page { words, scene, .. } = page(moment);
                Picture { words, scene: part.map_or_else(|| scene.clone(), |id| only(&scene, id)) }
            };
            G::pictures(&content::<G>()).into_iter().map(picture).collect()
        }
    }
    catalog::with_game(game, Pictures)
}

/// All cards that decks of a game may contain. Empty if the game has no decks to build.
pub fn pieces(game: &str) -> Result<Vec<Piece>, UnknownGame> {
    struct Pieces;
    impl Visitor for Pieces {
        type Out = Vec<Piece>;
        fn visit<G: Playable>(self) -> Vec<Piece> {
            let parts = G::pieces(&content::<G>()).map_or_else(Vec::new, |shown| shown.parts);
            parts.into_iter().flat_map(pieces_of).collect()
        }
    }
    catalog::with_game(game, Pieces)
}

fn page<G: Playable>(moment: Moment<G>) -> Page {
    let Moment { words, bout, seat, answer, chance, after, part: _ } = moment;
    let scene = look_at(&bout, seat);
    let given = seat.zip(answer);
    let answer = given.map(|(seat, answer)| G::write_answer(bout.at(seat), seat, answer));
    let effect = given.and_then(|(seat, answer)| effect(bout, seat, answer, chance));
    Page { words, scene, answer, after, effect }
}

/// The scene with only this part, and nothing to choose.
fn only(scene: &Scene, id: &str) -> Scene {
    let part = found(&scene.parts, id).unwrap_or_else(|| panic!("no part of the picture is `{id}`"));
    let prompt = Prompt::default();
    let mut part = part.clone();
    if let Part::Order(order) = &mut part {
        order.entries.iter_mut().for_each(|(thing, _)| *thing = None);
    }
    let on_board = matches!(part, Part::Board(_));
    let overlays = if on_board { scene.overlays.clone() } else { Vec::new() };
    Scene { parts: vec![part], overlays, prompt, ..scene.clone() }
}

fn found<'a>(parts: &'a [Part], id: &str) -> Option<&'a Part> {
    parts.iter().find_map(|part| match part {
        Part::Panel(panel) if panel.id.to_string() != id => found(&panel.parts, id),
        Part::Panel(_) => Some(part),
        Part::Board(Board { id: it, .. })
        | Part::Zone(Zone { id: it, .. })
        | Part::Gauge(Gauge { id: it, .. })
        | Part::Tray(Tray { id: it, .. })
        | Part::Order(Order { id: it, .. }) => (it.to_string() == id).then_some(part),
        Part::Note(_) => None,
    })
}

/// What an answer leads to. The chance is the same for every learner: what is settled, then what a fixed seed deals.
fn effect<G: Playable>(
    mut bout: Bout<G>,
    seat: Seat,
    answer: G::Answer,
    settled: Vec<Rolled>,
) -> Option<Effect> {
    let (mut told, mut dealer) = (Vec::new(), Dealer::new(0));
    let mut settled = settled.into_iter();
    bout.play_telling(Input::Answer(seat, answer), Some(&mut told)).ok()?;
    while let Waiting::Chance(chance) = bout.waiting() {
        let rolled = settled.next().unwrap_or_else(|| dealer.roll(chance, bout.pile()));
        bout.play_telling(Input::Chance(rolled), Some(&mut told)).ok()?;
    }
    Some(Effect { events: heard_of(&bout, &told, Some(seat)), scene: look_at(&bout, Some(seat)) })
}

fn pieces_of(part: Part) -> Vec<Piece> {
    let Part::Zone(zone) = part else { return Vec::new() };
    let piece = |item| match item {
        Item::Card(card) => {
            let id = card.id.to_string();
            let code = id.rsplit_once(':').map_or(id.as_str(), |(_, code)| code).to_owned();
            Some(Piece { code, copies: card.copies, card: Card { copies: 1, ..card } })
        }
        Item::Token(_) | Item::Empty { .. } => None,
    };
    zone.items.into_iter().filter_map(piece).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_right_answer_of_every_page_is_among_its_choices() {
        for entry in catalog::entries() {
            for page in lesson(entry.id).expect("a game") {
                let answer = page.answer.expect("an answer");
                let effect = page.effect.expect("it brings something");
                assert!(!effect.events.is_empty() && effect.scene != page.scene, "{answer} in {}", entry.id);
                let choices = page.scene.prompt.choices;
                assert!(choices.iter().any(|choice| choice.answer == answer), "{answer} in {}", entry.id);
                assert!(choices.len() > 1, "{answer}: there is something to choose");
            }
            assert!(pictures(entry.id).expect("a game").iter().all(|it| scene::faults(&it.scene).is_empty()));
            let pieces = pieces(entry.id).expect("a game");
            assert!(pieces.iter().all(|it| it.copies > 0 && !it.code.is_empty() && !it.code.contains(':')));
        }
        assert_eq!(lesson("stak-bots").expect("a game").len(), 8);
        assert_eq!(pieces("stak-bots").expect("a game").len(), 20);
        assert!(pictures("chess").is_err());
    }

    #[test]
    fn what_a_page_leads_to_is_where_the_next_one_begins() {
        let pages = lesson("stak-bots").expect("a game");
        for (page, event) in [(0, "A drew P1"), (2, "B turned-up-on-top P3"), (6, "B turned-up-on-top P4")] {
            let effect = pages[page].effect.as_ref().expect("it brings something");
            assert!(effect.events.iter().any(|heard| heard.notation == event), "{:?}", effect.events);
        }
        for page in [0, 2] {
            let led_to = &pages[page].effect.as_ref().expect("it brings something").scene;
            assert!(led_to.parts == pages[page + 1].scene.parts, "after page {}", page + 1);
        }
    }
}
