//! A table before its bout as a scene: who sits where, and the computers that the host may seat.

use super::seen::Seen;
use super::words::{name, seat_word, sitter, title};
use ::words::Message;
use bots::Level;
use kernel::Seat;
use lobby::{PersonId, SitterCard, TableCard};
use scene::{Choice, Id, Mark, Panel, Part, Prompt, Scene, Tone};

/// What the host may do with open seats: the answer, the seat, who is to sit there.
pub(super) fn fills(card: &TableCard, me: PersonId) -> Vec<(String, Seat, Level)> {
    if card.host != me {
        return Vec::new();
    }
    let open = (0..).zip(&card.seats).find(|(_, seat)| seat.sitter == SitterCard::Open);
    let fill =
        |seat: u8| Level::OFFERED.map(|level| (format!("fill {seat} {}", level.name()), Seat(seat), level));
    open.into_iter().flat_map(|(seat, _)| fill(seat)).collect()
}

/// The table while seats are being taken.
pub(crate) fn scene(seen: &Seen, me: PersonId, link: Option<&str>) -> Scene {
    let Some(card) = &seen.card else { return empty(Message::new("tui-screen-goes-on")) };
    let headline = Message::new("tui-join-gathering").with("game", title(&card.terms.game));
    let question = match link {
        Some(link) if seen.has_open_seat() => {
            Message::new("tui-join-invite").with("command", format!("hangar join {link}"))
        }
        Some(_) | None => seen.waiting(),
    };
    let choices: Vec<Choice> = fills(card, me).into_iter().map(|fill| choice(card, fill)).collect();
    Scene {
        game: card.terms.game.clone(),
        looker: seen.seat().map(|seat| seat.0),
        seats: card.seats.len() as u8,
        parts: (0..card.seats.len() as u8).map(|place| panel(card, place)).collect(),
        prompt: Prompt::new(Vec::<u8>::new(), Some(question), choices),
        ..empty(headline)
    }
}

/// A seat, and who sits there.
fn panel(card: &TableCard, place: u8) -> Part {
    let who = &card.seats[usize::from(place)].sitter;
    let tone = match who {
        SitterCard::Open => Tone::Spent,
        SitterCard::Computer(_) | SitterCard::Person { .. } => Tone::Side(place),
    };
    Part::Panel(Panel {
        id: Id::of("seat", place),
        title: name(card, place),
        seat: Some(place),
        active: false,
        marks: vec![Mark::new(sitter(who), tone)],
        parts: Vec::new(),
    })
}

fn choice(card: &TableCard, (answer, seat, level): (String, Seat, Level)) -> Choice {
    let letter = seat_word(&card.terms.game, seat);
    let words = Message::new("tui-join-fill").with("seat", letter).with("level", level.name());
    Choice::new(answer, words, vec![Id::of("seat", seat.0)])
}

/// A table of which nothing is known yet.
pub(super) fn empty(headline: Message) -> Scene {
    Scene {
        game: String::new(),
        headline,
        looker: None,
        seats: 0,
        parts: Vec::new(),
        overlays: Vec::new(),
        prompt: Prompt::default(),
        outcome: None,
    }
}
